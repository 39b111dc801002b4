import ScenarioSyntax

/// The names that a closure uses, in the order they first occur.
///
/// Names that it declares itself are among them when something else of that name is used as well;
/// capturing a variable too many changes nothing but who owns it a little longer.
struct FreeNames: SyntaxWalker {
  private var used = NameList()
  private(set) var usesSelf = false
  /// The members that are named of `self` itself.
  private(set) var membersOfSelf = NameList()
  /// The members that are named of anything.
  private(set) var members = NameList()
  /// The labels of the arguments that it passes.
  private(set) var labels = NameList()
  /// The names that it declares itself: parameters and variables.
  private(set) var declared = NameList()
  /// The parameters of the functions that the walk is in.
  private var hidden: [String] = []
  /// Whether a variable of its own is named `self`, as `@strongify(self)` declares one.
  private var declaresSelf = false

  /// The names.
  var names: [String] { used.names }

  /// Whether a name is used.
  func uses(_ name: String) -> Bool { used.contains(name) }

  /// Looks through a closure.
  init(_ closure: ClosureCode) {
    for capture in closure.captures { visit(capture) }
    for parameter in closure.parameters { visit(parameter.defaultValue) }
    visit(closure.body)
  }

  /// Looks through statements, or through some of them.
  init(_ statements: [Statement], where isWanted: (Statement) -> Bool = { _ in true }) {
    for statement in statements where isWanted(statement) { visit(statement) }
  }

  /// Looks through an expression.
  init(_ expression: Expression) { visit(expression) }

  /// Looks through the code of a fragment, or of declarations of one type.
  init(bodiesOf statements: [Statement]) {
    for statement in statements {
      if case .type(let type) = statement.kind { walk(type) } else { visit(statement) }
    }
  }

  /// Looks through the code of a type's declaration.
  init(bodyOf type: TypeDeclaration) { walk(type) }

  mutating func visit(_ function: FunctionDeclaration) {
    for parameter in function.parameters { declared.insert(parameter.name) }
    // Inside, such a name means the parameter.
    let outer = hidden
    hidden += function.parameters.map { $0.name }
    walk(function)
    hidden = outer
  }

  mutating func visit(_ closure: Closure) {
    for parameter in closure.parameters { declared.insert(parameter.name) }
    for capture in closure.captures { visit(capture) }
    for parameter in closure.parameters { visit(parameter.defaultValue) }
    visit(closure.body)
  }

  private mutating func visit(_ capture: Closure.Capture) {
    if let value = capture.value { visit(value) } else { note(capture.name) }
  }

  private mutating func note(_ name: String) {
    if name == "self" {
      usesSelf = true
    } else if !hidden.contains(name) {
      used.insert(name)
    }
  }

  mutating func visit(_ variable: VariableDeclaration) {
    walk(variable)
    declared.insert(variable.name)
    if variable.name == "self" { declaresSelf = true }
  }

  mutating func visit(_ conditions: [Condition]) {
    for condition in conditions {
      // `if let name` alone means the variable of that name.
      if case .binding(let name, _, _, let value) = condition.kind {
        if value == nil { note(name) }
        declared.insert(name)
      }
      walk([condition])
    }
  }

  mutating func visit(_ pattern: Pattern) {
    if case .binding(let name, _) = pattern.kind { declared.insert(name) }
    walk(pattern)
  }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .self: if !declaresSelf { usesSelf = true }
    case .super: usesSelf = true
    case .name(let name): note(name)
    case .member(let base, let name):
      members.insert(name)
      if case .self = base.kind { membersOfSelf.insert(name) }
    case .call(let call):
      for argument in call.arguments { if let label = argument.label { labels.insert(label) } }
    default: break
    }
    walk(expression)
  }
}

/// What a closure, a block or a local function consists of.
struct ClosureCode: Sendable {
  var captures: [Closure.Capture] = []
  var parameters: [Parameter]
  var anonymousParameterCount = 0
  var body: CodeBlock
  var isBlock = false
  /// The names of the generic parameters, which only a local function has.
  var genericParameters: [String] = []
  var returnType: TypeName?

  /// Whether a name is that of a parameter, so that inside it means nothing else.
  func hasParameter(_ name: String) -> Bool { parameters.contains { $0.name == name } }

  /// The code of a local function.
  init(_ function: FunctionDeclaration, body: CodeBlock) {
    parameters = function.parameters
    genericParameters = function.genericParameters
    returnType = function.returnType
    self.body = body
  }

  /// The code of a closure or a block.
  init(_ closure: Closure) {
    captures = closure.captures
    parameters = closure.parameters
    anonymousParameterCount = closure.anonymousParameterCount
    returnType = closure.returnType
    body = closure.body
    isBlock = closure.isBlock
  }
}
