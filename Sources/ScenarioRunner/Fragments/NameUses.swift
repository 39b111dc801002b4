import ScenarioSyntax

/// What a program does with its names, as far as that says what they are: what a stage would have to
/// declare is known by that better than by the name.
///
/// A member of `self` and a bare name are one: a fragment may mean either. What is sure comes first:
/// a type that is written, a value that is assigned, the parameter that takes it.
struct NameUses: SyntaxWalker {
  /// The uses of one name.
  struct Use {
    /// What it is, where one use is sure of that.
    var kind: LikelyKind?
    /// Whether it stands where a condition does, which in Objective-C any value may.
    var isCondition = false
    /// Whether it is compared with true: something is done then.
    fileprivate(set) var isWanted = false
    /// Whether it is unwrapped, and nowhere used as it is.
    var isOptional: Bool { isUnwrapped && !isBare }
    fileprivate(set) var isUnwrapped = false
    fileprivate(set) var isBare = false
    /// Whether a value is assigned to it.
    fileprivate(set) var isAssigned = false
    /// The members that are named of it.
    var members: [String] = []
    /// Whether one of its elements is read by its place.
    fileprivate(set) var isSubscripted = false
    /// The members that are named of its elements.
    fileprivate(set) var membersOfElements: [String] = []
    /// What it is called with; nil where it is no function.
    var call: [Argument]?
    /// The calls with other labels than the first one's.
    fileprivate(set) var otherCalls: [[Argument]] = []
    /// Where the names end that are called: elsewhere the same name is read as that of a property.
    fileprivate(set) var callEnds: Set<Int32> = []
    /// Whether what it returns is used.
    var isResultUsed = false
  }

  /// An argument of a call.
  struct Argument {
    let label: String?
    let kind: LikelyKind?
  }

  private var uses: [String: Use] = [:]
  /// The paths of members that are named of types that nothing may declare.
  private var paths: [String: [[String]]] = [:]
  /// What the functions at such paths are called with.
  private var pathCalls: [[String]: [Argument]] = [:]
  /// The variables with a type, and the parameters.
  private var types: [String: LikelyKind] = [:]
  /// What the program's own functions take, by name or selector.
  private var parameters: [String: [LikelyKind?]] = [:]
  private var result: LikelyKind?
  /// Whether the function around returns nothing, so that a call behind `return` does neither.
  private var returnsNothing = false
  private var isStatement = false
  /// The variables that are made by a call, each with what is called.
  private var made: [(variable: String, function: String)] = []

  /// Looks through the statements of a program.
  init(_ statements: [Statement]) {
    for statement in statements {
      if case .function(let function) = statement.kind { learn(function) }
    }
    for statement in statements {
      if case .type(let type) = statement.kind {
        learnInitialValues(of: type)
        walk(type)
      } else {
        visit(statement)
      }
    }
    // What is made is what it is used as later.
    for (variable, function) in made {
      if let kind = uses[variable]?.kind, kind.isObject { expect(kind, of: function) }
    }
  }

  /// What is done with a name.
  subscript(name: String) -> Use { uses[name] ?? Use() }

  /// The members of a type that the program names, each as a path.
  func paths(of type: String) -> [[String]] { paths[type] ?? [] }

  /// What a function of a type is called with, by its path; nil where that is no function.
  func call(of path: [String]) -> [Argument]? { pathCalls[path] }

  // MARK: Declarations

  /// The names that the first values of properties use, where `self` is not there yet.
  private(set) var namesInInitialValues: Set<String> = []

  private mutating func learnInitialValues(of type: TypeDeclaration) {
    for case .property(let property) in type.members where !property.modifiers.contains(.lazy) {
      if let value = property.initialValue {
        namesInInitialValues.formUnion(FreeNames(value).names)
      }
    }
  }

  private mutating func learn(_ function: FunctionDeclaration) {
    parameters[function.selector ?? function.name] = function.parameters.map {
      $0.type.flatMap { LikelyKind(ofType: $0) }
    }
  }

  mutating func visit(_ function: FunctionDeclaration) {
    let outer = (result, returnsNothing)
    result = function.returnType.flatMap { LikelyKind(ofType: $0) }
    returnsNothing = function.returnType.map { $0.text == "void" || $0.text == "Void" } ?? true
    for parameter in function.parameters {
      types[parameter.name] = parameter.type.flatMap { LikelyKind(ofType: $0) }
    }
    walk(function)
    (result, returnsNothing) = outer
  }

  mutating func visit(_ variable: VariableDeclaration) {
    let type = variable.type.flatMap { LikelyKind(ofType: $0) }
    types[variable.name] = type ?? variable.initialValue.flatMap { kind(of: $0) }
    if case .call(let call)? = variable.initialValue?.kind, case .name(let name) = call.callee.kind
    {
      made.append((variable.name, name))
    }
    if let value = variable.initialValue {
      // What a variable is called says what is put into it, where that says nothing itself.
      let named = LikelyKind(of: variable.name)
      if let kind = type ?? (named.isObject ? nil : named) { expect(kind, of: value) }
    }
    walk(variable)
  }

  mutating func visit(_ closure: Closure) {
    for parameter in closure.parameters {
      types[parameter.name] = parameter.type.flatMap { LikelyKind(ofType: $0) }
    }
    let outer = (result, returnsNothing)
    result = closure.returnType.flatMap { LikelyKind(ofType: $0) }
    returnsNothing = false
    walk(closure)
    (result, returnsNothing) = outer
  }

  // MARK: Statements

  mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .expression: isStatement = true
    case .return(let value?):
      if let result { expect(result, of: value) }
      isStatement = returnsNothing
    case .forIn(let loop): expect(.list, of: loop.sequence)
    default: break
    }
    walk(statement)
  }

  mutating func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition.kind {
      case .expression(let value): note(value) { $0.isCondition = true }
      case .binding(let name, _, _, let value):
        if let value {
          note(value) { $0.isUnwrapped = true }
        } else {
          uses[name, default: Use()].isUnwrapped = true
        }
      case .pattern: break
      }
    }
    walk(conditions)
  }

  // MARK: Expressions

  mutating func visit(_ expression: Expression) {
    let isResultUsed = !isStatement
    isStatement = false
    switch expression.kind {
    case .optionalChain(let base), .await(let base), .try(_, let base):
      isStatement = !isResultUsed
      return visit(base)
    case .assignment(let target, let sign, let value):
      note(target) { $0.isAssigned = true }
      let number: LikelyKind? = sign == nil ? nil : .number
      if let kind = kind(of: value) ?? number { expect(kind, of: target) }
      if let kind = kind(of: target) ?? ownKind(of: target) { expect(kind, of: value) }
    case .binary(let sign, let left, let right): visit(sign, left, right)
    case .unary(.not, let value), .ternary(let value, _, _):
      note(value) { $0.isCondition = true }
    case .optional(let value), .forceUnwrap(let value):
      note(value) { $0.isUnwrapped = true }
    case .cast(let value, let cast, let type) where cast != .plain:
      if let kind = LikelyKind(ofType: type), kind.isObject { expect(kind, of: value) }
    case .coalesce(let left, let right):
      note(left) { $0.isUnwrapped = true }
      if let kind = kind(of: right) { expect(kind, of: left) }
    case .member(let base, let name):
      note(base) { $0.members.append(name) }
      if base.isNamed { note(base) { $0.isBare = true } }
      if case .subscript(let list, _) = base.kind {
        note(list) { $0.membersOfElements.append(name) }
      }
      notePath(expression)
    case .subscript(let base, let arguments):
      let isByKey = arguments.contains { argument in
        if case .string = argument.value.kind { true } else { false }
      }
      if !isByKey { note(base) { $0.isSubscripted = true } }
      expect(.list, of: base)
    case .call(let call):
      visit(call, isResultUsed: isResultUsed)
      if case .message = call.style, case .member(let base, _) = call.callee.kind {
        // The first piece of a selector is no member.
        visit(base)
        return walk(call.arguments)
      }
      if !call.arguments.isEmpty, case .member(let base, let name) = call.callee.kind {
        // What is called with arguments is no property, whatever else has the name.
        note(base) { $0.members.append(Self.method(name, call.arguments)) }
        if base.isNamed { note(base) { $0.isBare = true } }
        notePath(call.callee)
        visit(base)
        return walk(call.arguments)
      }
    default: break
    }
    walk(expression)
  }

  private mutating func visit(_ sign: BinaryOperator, _ left: Expression, _ right: Expression) {
    switch sign {
    case .and, .or:
      note(left) { $0.isCondition = true }
      note(right) { $0.isCondition = true }
    case .bitAnd, .bitOr, .bitXor:
      expect(.integer, of: left)
      expect(.integer, of: right)
    case .matches: break
    default:
      // What is compared with true is asked whether it holds.
      if sign == .equal, case .boolean(true) = right.kind { note(left) { $0.isWanted = true } }
      if let kind = kind(of: right) { expect(kind, of: left) }
      if let kind = kind(of: left) { expect(kind, of: right) }
    }
  }

  private mutating func visit(_ call: CallExpression, isResultUsed: Bool) {
    let name: String
    switch (call.style, call.callee.kind) {
    case (.message(let selector), .member(let base, _)):
      name = selector
      note(base) { $0.members.append(selector) }
      if let property = SelectorName.property(setBy: selector), let value = call.arguments.first {
        uses[property, default: Use()].isAssigned = true
        if let kind = kind(of: value.value) { expect(kind, of: property) }
      }
    case (.function, .member(_, let member)): name = member
    case (.function, .name(let function)): name = function
    default: return
    }
    let arguments = call.arguments.map {
      Argument(label: $0.label, kind: kind(of: $0.value))
    }
    if let known = uses[name]?.call {
      noteOther(call: arguments, of: name, [known] + (uses[name]?.otherCalls ?? []))
    } else {
      uses[name, default: Use()].call = arguments
    }
    uses[name]?.callEnds.insert(call.callee.span.upper)
    if let path = Self.path(of: call.callee), path.count > 1, pathCalls[path] == nil {
      pathCalls[path] = arguments
    }
    if isResultUsed { uses[name]?.isResultUsed = true }
    let expected = parameters[name]
    for (place, argument) in call.arguments.enumerated() {
      let declared = expected.flatMap { place < $0.count ? $0[place] : nil }
      let kind =
        declared ?? LikelyKind(ofArgument: place, labelled: argument.label, of: name)
        ?? converted(argument, by: name)
      if let kind { expect(kind, of: argument.value) }
    }
  }

  /// What is made a number of by its type's name: another number, unless it is called a text.
  private func converted(_ argument: CallArgument, by function: String) -> LikelyKind? {
    guard argument.label == nil, ["Double", "CGFloat", "Float"].contains(function) else {
      return nil
    }
    switch argument.value.kind {
    case .name(let name), .member(_, let name):
      return LikelyKind(of: name) == .text ? nil : .integer
    default: return nil
    }
  }

  private mutating func noteOther(call: [Argument], of name: String, _ known: [[Argument]]) {
    let labels = call.map { $0.label }
    guard known.count < Self.mostCalls, !known.contains(where: { $0.map { $0.label } == labels })
    else { return }
    uses[name]?.otherCalls.append(call)
  }

  /// How many calls with different labels are told apart.
  private static let mostCalls = 4

  /// The name of a method with its labels: `view(forKey:)`.
  private static func method(_ name: String, _ arguments: [CallArgument]) -> String {
    name + "(" + arguments.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  // MARK: Notes

  /// Says what an expression has to be, if it is a name.
  private mutating func expect(_ kind: LikelyKind, of expression: Expression) {
    // What a member's name says is more than that it takes one case of many.
    if kind == .anything, self.kind(of: expression) != nil { return }
    note(expression) { if $0.kind == nil { $0.kind = kind } }
  }

  private mutating func expect(_ kind: LikelyKind, of name: String) {
    if uses[name]?.kind == nil { uses[name, default: Use()].kind = kind }
  }

  private mutating func note(_ expression: Expression, _ change: (inout Use) -> Void) {
    switch expression.kind {
    case .name(let name): change(&uses[name, default: Use()])
    case .member(_, let name): change(&uses[name, default: Use()])
    case .call(let call):
      switch (call.style, call.callee.kind) {
      case (.message(let selector), _): change(&uses[selector, default: Use()])
      case (.function, .name(let name)), (.function, .member(_, let name)):
        change(&uses[name, default: Use()])
      default: break
      }
    case .optional(let inner), .forceUnwrap(let inner), .optionalChain(let inner):
      note(inner, change)
    default: break
    }
  }

  /// `Constants.Segue.detail`: the path after a type's name.
  private mutating func notePath(_ expression: Expression) {
    guard let path = Self.path(of: expression) else { return }
    paths[path[0], default: []].append(Array(path.dropFirst()))
  }

  /// A type's name and the members behind it; nil where no type begins it.
  private static func path(of expression: Expression) -> [String]? {
    var path: [String] = []
    var current = expression
    while case .member(let base, let name) = current.kind {
      path.append(name)
      current = base
    }
    guard case .name(let type) = current.kind, type.first?.isUppercase == true else { return nil }
    return [type] + path.reversed()
  }

  // MARK: Kinds

  /// What an expression is, where it says so itself.
  private func kind(of expression: Expression) -> LikelyKind? {
    switch expression.kind {
    case .boolean: .flag
    case .integer: .integer
    case .double: .number
    case .string, .interpolation: .text
    case .array: .list
    case .implicitMember: .anything
    case .closure(let closure): .closure(takesValue: !closure.parameters.isEmpty)
    case .self: .controller
    case .name(let name): types[name]
    case .member(_, let name): LikelyKind(ofMember: name)
    case .cast(_, _, let type): LikelyKind(ofType: type)
    case .forceUnwrap(let inner), .optional(let inner), .optionalChain(let inner),
      .unary(.minus, let inner):
      kind(of: inner)
    case .unary(.not, _): .flag
    case .binary(let sign, let left, let right): kind(of: sign, left, right)
    case .ternary(_, let then, let otherwise): then.flatMap { kind(of: $0) } ?? kind(of: otherwise)
    case .call(let call): kind(of: call)
    default: nil
    }
  }

  /// What a bare name is that is a member of UIKit's and no variable: `title = …`.
  private func ownKind(of target: Expression) -> LikelyKind? {
    guard case .name(let name) = target.kind else { return nil }
    return LikelyKind(ofMember: name)
  }

  private func kind(of sign: BinaryOperator, _ left: Expression, _ right: Expression)
    -> LikelyKind?
  {
    switch sign {
    case .and, .or, .equal, .notEqual, .less, .greater, .lessOrEqual, .greaterOrEqual, .identical,
      .notIdentical:
      .flag
    case .add, .subtract, .multiply, .divide, .remainder: kind(of: left) ?? kind(of: right)
    default: nil
    }
  }

  private func kind(of call: CallExpression) -> LikelyKind? {
    switch (call.style, call.callee.kind) {
    case (.function, .name(let name)): LikelyKind(madeBy: name)
    case (.function, .member(let base, _)) where base.isTimer: .object("Timer")
    case (.message, .member(let base, _)) where base.isTimer: .object("NSTimer")
    case (.message("new"), .member(let base, _)), (.message("alloc"), .member(let base, _)):
      if case .name(let type) = base.kind { .object(type) } else { nil }
    case (.message(let selector), .member(let base, _)):
      selector.hasPrefix("init") ? kind(of: base) : LikelyKind(ofMember: selector)
    default: nil
    }
  }
}

extension Expression {
  /// Whether it is a name, or a member's.
  fileprivate var isNamed: Bool {
    switch kind {
    case .name, .member: true
    default: false
    }
  }

  /// Whether it names the class of timers, whose methods make one.
  fileprivate var isTimer: Bool {
    if case .name(let name) = kind { name == "Timer" || name == "NSTimer" } else { false }
  }
}
