import ScenarioSyntax

/// The names that a closure uses, in the order they first occur.
///
/// Names that it declares itself are among them when something else of that name is used as well;
/// capturing a variable too many changes nothing but who owns it a little longer.
struct FreeNames {
  private(set) var names: [String] = []
  private(set) var usesSelf = false
  /// The members that are named of `self` itself.
  private(set) var membersOfSelf: Set<String> = []
  /// The members that are named of anything.
  private(set) var members: Set<String> = []
  /// Whether a variable of its own is named `self`, as `@strongify(self)` declares one.
  private var declaresSelf = false
  private var seen: Set<String> = []

  /// Looks through a closure.
  init(_ closure: ClosureCode) {
    for capture in closure.captures { visit(capture) }
    for parameter in closure.parameters { visit(parameter.defaultValue) }
    visit(closure.body)
  }

  /// Looks through statements.
  init(_ statements: [Statement]) { for statement in statements { visit(statement) } }

  /// Looks through an expression.
  init(_ expression: Expression) { visit(expression) }

  /// Looks through the code of a fragment, or of declarations of one type.
  init(bodiesOf statements: [Statement]) {
    for statement in statements {
      switch statement.kind {
      case .type(let type): visit(type)
      case .variable(let variable): visit(variable)
      default: visit(statement)
      }
    }
  }

  /// Looks through the code of a type's declaration.
  init(bodyOf type: TypeDeclaration) { visit(type) }

  private mutating func visit(_ type: TypeDeclaration) {
    for member in type.members {
      switch member {
      case .function(let function): if let body = function.body { visit(body) }
      case .property(let property): visit(property)
      case .type(let inner): visit(inner)
      default: break
      }
    }
  }

  private mutating func visit(_ variable: VariableDeclaration) {
    visit(variable.initialValue)
    if let getter = variable.getter { visit(getter) }
    for accessor in [variable.setter, variable.willSet, variable.didSet] {
      if let accessor { visit(accessor.body) }
    }
  }

  private mutating func visit(_ closure: Closure) {
    for capture in closure.captures { visit(capture) }
    for parameter in closure.parameters { visit(parameter.defaultValue) }
    visit(closure.body)
  }

  private mutating func visit(_ capture: Closure.Capture) {
    if let value = capture.value {
      visit(value)
    } else if capture.name == "self" {
      usesSelf = true
    } else {
      note(capture.name)
    }
  }

  private mutating func note(_ name: String) {
    if seen.insert(name).inserted { names.append(name) }
  }

  private mutating func visit(_ block: CodeBlock) {
    for statement in block.statements { visit(statement) }
  }

  private mutating func visit(_ expression: Expression?) {
    if let expression { visit(expression) }
  }

  private mutating func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition.kind {
      case .expression(let expression): visit(expression)
      case .binding(let name, _, _, let value):
        if let value { visit(value) } else if name == "self" { usesSelf = true } else { note(name) }
      case .pattern(let pattern, let expression):
        visit(pattern)
        visit(expression)
      }
    }
  }

  private mutating func visit(_ pattern: Pattern) {
    switch pattern.kind {
    case .wildcard, .binding, .isType: break
    case .expression(let expression): visit(expression)
    case .enumCase(_, _, let arguments), .tuple(let arguments):
      for argument in arguments { visit(argument.pattern) }
    case .some(let inner), .asType(let inner, _): visit(inner)
    }
  }

  private mutating func visit(_ arguments: [CallArgument]) {
    for argument in arguments { visit(argument.value) }
  }

  private mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression), .throw(let expression): visit(expression)
    case .variable(let variable):
      visit(variable.initialValue)
      if variable.name == "self" { declaresSelf = true }
    case .tupleBinding(let binding): visit(binding.value)
    case .function(let function): if let body = function.body { visit(body) }
    case .type, .typeAlias, .break, .continue, .fallthrough, .divider, .note: break
    case .if(let statement):
      for branch in statement.branches {
        visit(branch.conditions)
        visit(branch.body)
      }
      if let otherwise = statement.otherwise { visit(otherwise) }
    case .guard(let conditions, let otherwise):
      visit(conditions)
      visit(otherwise)
    case .forIn(let loop):
      visit(loop.pattern)
      visit(loop.sequence)
      visit(loop.filter)
      visit(loop.body)
    case .forC(let loop):
      for start in loop.start { visit(start) }
      visit(loop.condition)
      for step in loop.step { visit(step) }
      visit(loop.body)
    case .while(let conditions, let body):
      visit(conditions)
      visit(body)
    case .repeatWhile(let body, let condition):
      visit(body)
      visit(condition)
    case .switch(let statement): visit(statement)
    case .return(let expression): visit(expression)
    case .do(let statement):
      visit(statement.body)
      for clause in statement.catches {
        if let pattern = clause.pattern { visit(pattern) }
        visit(clause.filter)
        visit(clause.body)
      }
      if let finally = statement.finally { visit(finally) }
    case .defer(let block), .block(let block): visit(block)
    case .labeled(_, let inner): visit(inner)
    }
  }

  private mutating func visit(_ statement: SwitchStatement) {
    visit(statement.subject)
    for candidate in statement.cases {
      for label in candidate.labels {
        visit(label.pattern)
        visit(label.filter)
      }
      visit(candidate.body)
    }
  }

  private mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .nil, .boolean, .integer, .double, .string, .selector, .context, .availability,
      .implicitMember, .metatype, .type, .invalid:
      break
    case .self: if !declaresSelf { usesSelf = true }
    case .super: usesSelf = true
    case .name(let name): note(name)
    case .interpolation(let parts):
      for case .value(let value) in parts { visit(value) }
    case .array(let elements): for element in elements { visit(element) }
    case .dictionary(let entries):
      for entry in entries {
        visit(entry.key)
        visit(entry.value)
      }
    case .member(let base, let name):
      members.insert(name)
      if case .self = base.kind { membersOfSelf.insert(name) }
      visit(base)
    case .optional(let base), .optionalChain(let base),
      .forceUnwrap(let base), .unary(_, let base), .increment(let base, _, _),
      .cast(let base, _, _),
      .typeCheck(let base, _), .try(_, let base), .await(let base):
      visit(base)
    case .call(let call):
      visit(call.callee)
      visit(call.arguments)
    case .subscript(let base, let arguments):
      visit(base)
      visit(arguments)
    case .closure(let closure): visit(closure)
    case .coalesce(let left, let right), .binary(_, let left, let right),
      .assignment(let left, _, let right):
      visit(left)
      visit(right)
    case .ternary(let condition, let then, let otherwise):
      visit(condition)
      visit(then)
      visit(otherwise)
    case .range(let lower, let upper, _):
      visit(lower)
      visit(upper)
    case .tuple(let arguments): visit(arguments)
    }
  }
}

/// What a closure, a block or a local function consists of.
struct ClosureCode: Sendable {
  var captures: [Closure.Capture] = []
  var parameters: [Parameter]
  var anonymousParameterCount = 0
  var body: CodeBlock
  var isBlock = false

  /// The code of a local function.
  init(parameters: [Parameter], body: CodeBlock) {
    self.parameters = parameters
    self.body = body
  }

  /// The code of a closure or a block.
  init(_ closure: Closure) {
    captures = closure.captures
    parameters = closure.parameters
    anonymousParameterCount = closure.anonymousParameterCount
    body = closure.body
    isBlock = closure.isBlock
  }
}

extension Interpreter {
  /// The names that a closure uses, found once for each closure.
  func freeNames(of closure: ClosureCode, at span: NodeSpan) -> FreeNames {
    if let known = freeNames[span] { return known }
    let names = FreeNames(closure)
    freeNames[span] = names
    return names
  }
}
