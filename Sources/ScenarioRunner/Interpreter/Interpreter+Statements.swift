import CallTrace
import Lifecycle
import ScenarioSyntax

/// Statements.
extension Interpreter {
  /// Runs statements in the current scope, and what they put off when it ends.
  func run(_ statements: [Statement]) throws(Halt) -> Flow {
    let early = EarlyFunctions(statements)
    for (place, statement) in statements.enumerated() {
      if let early { try declare(early, namedBy: statement, at: place) }
      let flow = try run(statement)
      guard case .next = flow else { return flow }
    }
    return .next
  }

  /// Runs a block in a scope of its own.
  func run(_ block: CodeBlock) throws(Halt) -> Flow {
    try inScope { () throws(Halt) in try run(block.statements) }
  }

  /// Runs a statement; the objects it made and nothing owns go with it.
  func run(_ statement: Statement) throws(Halt) -> Flow {
    try step()
    let mark = simulator.temporaryCount
    let outer = self.position.statement
    enter(statement)
    do throws(Halt) {
      let flow = try perform(statement)
      if simulator.temporaryCount > mark { try simulator.drainTemporaries(from: mark) }
      if simulator.steps > simulator.budget.steps { throw .budget(simulator.exhausted) }
      self.position.statement = outer
      return flow
    } catch {
      // What uses a budget up, or what nothing catches, stays the statement that words on the end point at.
      switch error {
      case .budget, .failure: break
      case .exception, .terminated: self.position.statement = outer
      }
      if calls.thrown != nil, simulator.temporaryCount > mark {
        try whileThrown { interpreter throws(Halt) in
          try interpreter.simulator.drainTemporaries(from: mark)
        }
      }
      throw error
    }
  }

  /// Lets events know the statement; of a compound one only its head.
  private func enter(_ statement: Statement) {
    switch statement.kind {
    case .function, .type, .typeAlias, .divider, .note, .mark, .block, .do, .labeled, .defer: return
    case .if(let statement): note(head(statement.branches.first?.conditions))
    case .while(let conditions, _): note(head(conditions))
    case .guard(let conditions, _): note(head(conditions))
    case .forIn(let loop): note(loop.sequence.span)
    case .switch(let statement): note(statement.subject.span)
    default: note(statement.span)
    }
  }

  private func head(_ conditions: [Condition]?) -> NodeSpan? { conditions?.first?.span }

  /// Makes a span the origin of the events to come.
  func note(_ span: NodeSpan?) {
    guard let span else { return }
    position.statement = span
    simulator.origin = Origin(source: span.source, lower: span.lower, upper: span.upper)
  }

  /// The kinds that programs nest come first, so that their frames stay small.
  private func perform(_ statement: Statement) throws(Halt) -> Flow {
    switch statement.kind {
    case .expression(let expression):
      _ = try evaluate(expression)
      // What an initialiser hands on to fails for it too.
      if frame.hasFailed { return .return(.bool(false)) }
    case .variable(let variable): try declare(variable)
    case .if(let statement): return try run(statement)
    case .return(let expression): return try runReturn(expression)
    default: return try performOther(statement)
    }
    return .next
  }

  private func performOther(_ statement: Statement) throws(Halt) -> Flow {
    switch statement.kind {
    case .expression, .variable, .if, .return: return try perform(statement)
    case .tupleBinding(let binding): try declare(binding)
    case .function(let function): try declareLocal(function)
    case .type(let type): try declareLocal(type)
    case .typeAlias(let alias): types.add(alias)
    case .guard(let conditions, let otherwise):
      if try !holds(conditions) { return try run(otherwise) }
    case .forIn(let loop): return try run(loop, label: nil, at: statement.span)
    case .forC(let loop): return try run(loop, label: nil, at: statement.span)
    case .while(let conditions, let body):
      return try runWhile(conditions, body, label: nil, at: statement.span)
    case .repeatWhile(let body, let condition):
      return try runRepeat(body, condition, label: nil, at: statement.span)
    case .switch(let statement): return try run(statement, label: nil)
    case .break(let label): return .break(label)
    case .continue(let label): return .continue(label)
    case .fallthrough: return .fallthrough
    case .throw(let expression): throw try raise(expression)
    case .do(let statement): return try run(statement)
    case .defer(let block): scope.deferred.append(block)
    case .block(let block): return try run(block)
    case .labeled(let label, let statement): return try runLabeled(label, statement)
    case .divider(let text):
      try count(output: text.utf8.count)
      try simulator.divider(text)
    case .note(let text):
      try count(output: text.utf8.count)
      try simulator.note(text)
    case .mark(let text):
      try count(output: text.utf8.count)
      try simulator.mark(text)
    }
    return .next
  }

  /// The value is owned until the function's caller has it.
  private func runReturn(_ expression: Expression?) throws(Halt) -> Flow {
    guard let expression else { return .return(.nothing) }
    if case .nil = expression.kind, frame.method?.declaration.modifiers.contains(.failable) == true
    {
      // An initialiser that fails; what it returns otherwise says nothing.
      return .return(.bool(false))
    }
    let value = try evaluateResult(expression)
    simulator.retain(value)
    return .return(value)
  }

  private func runLabeled(_ label: String, _ statement: Statement) throws(Halt) -> Flow {
    switch statement.kind {
    case .forIn(let loop): return try run(loop, label: label, at: statement.span)
    case .forC(let loop): return try run(loop, label: label, at: statement.span)
    case .while(let conditions, let body):
      return try runWhile(conditions, body, label: label, at: statement.span)
    case .repeatWhile(let body, let condition):
      return try runRepeat(body, condition, label: label, at: statement.span)
    case .switch(let statement): return try run(statement, label: label)
    default:
      let flow = try run(statement)
      if case .break(let target?) = flow, target == label { return .next }
      return flow
    }
  }

  private func run(_ statement: IfStatement) throws(Halt) -> Flow {
    for branch in statement.branches {
      let flow = try inScope { () throws(Halt) -> Flow? in
        try holds(branch.conditions) ? try run(branch.body) : nil
      }
      if let flow { return flow }
    }
    return try statement.otherwise.map { block throws(Halt) in try run(block) } ?? .next
  }

  // MARK: Declarations

  func declare(_ declaration: VariableDeclaration) throws(Halt) {
    if scope === code.globals, declaration.isComputed { return declareComputed(declaration) }
    var value = Value.nothing
    if declaration.modifiers.contains(.isStatic), frame.dialect == .objectiveC {
      return try declareStatic(declaration)
    }
    if let address = ownAddress(declaration) {
      value = address
    } else if let initial = declaration.initialValue {
      value = coerce(
        try made(try evaluate(initial, expecting: declaration.type), as: declaration.type),
        to: declaration.type)
    } else if frame.dialect == .objectiveC {
      value = zero(of: declaration.type)
    }
    declare(declaration, value)
  }

  /// Declares a variable with its first value.
  func declare(_ declaration: VariableDeclaration, _ value: Value) {
    let ownership = ownership(of: declaration)
    if ownership != .weak { name(value, declaration.name) }
    let variable = Variable(
      value, ownership: ownership, isConstant: isConstant(declaration), simulator)
    variable.isShared = declaration.modifiers.contains(.block)
    variable.keepsSets = keepsSets(declaration.type, value)
    variable.isFloating = declaration.type.map { Self.floatingTypes.contains($0.name) } ?? false
    variable.isOptional =
      declaration.type?.isWrittenOptional ?? declaration.initialValue.map { isOptional(first: $0) }
      ?? false
    if types.hasEnumerations { variable.enumeration = enumeration(of: value, declaration.type) }
    if declaration.hasObservers { variable.observed = declaration }
    scope.declare(declaration.name, variable, simulator)
  }

  /// Whether a variable keeps its first value; C's `const` before a pointer is about what it points to.
  private func isConstant(_ declaration: VariableDeclaration) -> Bool {
    guard declaration.isConstant, declaration.initialValue != nil else { return false }
    guard frame.dialect == .objectiveC else { return true }
    guard let type = declaration.type, !type.isOptional else { return false }
    return Self.floatingTypes.contains(type.name) || Self.integerTypes.contains(type.name)
  }

  /// `static void *key = &key;`: an address like no other.
  private func ownAddress(_ declaration: VariableDeclaration) -> Value? {
    guard frame.dialect == .objectiveC, let initial = declaration.initialValue,
      case .unary(.addressOf, let operand) = initial.kind,
      case .name(declaration.name) = operand.kind
    else { return nil }
    return .string("&" + declaration.name)
  }

  /// A C function's static variable: one for all calls, set once.
  private func declareStatic(_ declaration: VariableDeclaration) throws(Halt) {
    let key = staticKey(of: declaration)
    if let variable = code.globals.lookup(key) {
      scope.declare(declaration.name, variable, simulator)
      return
    }
    var value = zero(of: declaration.type)
    if let address = ownAddress(declaration) {
      value = address
    } else if let initial = declaration.initialValue {
      value = try evaluate(initial)
    }
    name(value, declaration.name)
    let variable = Variable(value, isConstant: isConstant(declaration), simulator)
    variable.isShared = true
    code.globals.declare(key, variable, simulator)
    if scope !== code.globals || declaration.name != key {
      scope.declare(declaration.name, variable, simulator)
    }
  }

  /// What the variable of a static declaration is kept under, once there is one.
  func staticKey(of declaration: VariableDeclaration) -> String {
    "\(Self.staticBeginning)\(declaration.span.source):\(declaration.span.lower)"
  }

  /// What no name of a variable begins with but those of static ones.
  static let staticBeginning = "static "

  private func declareComputed(_ declaration: VariableDeclaration) {
    code.add(declaration)
  }

  func ownership(of declaration: VariableDeclaration) -> Variable.Ownership {
    if declaration.modifiers.contains(.weak) { return .weak }
    return declaration.modifiers.contains(.unowned) ? .unowned : .strong
  }

  /// Gives an object the name of the first variable it is stored in.
  func name(_ value: Value, _ name: String) {
    if let elements = value.elements ?? value.setElements {
      // What stands in an array has its class's name, whatever variable it is put into later.
      for case .object(let object) in elements where !(object is RuntimeBlock) {
        self.name(.object(object), object.runtimeClass.name)
      }
    }
    // `strongSelf` says less than the class.
    guard case .object(let object) = value, object.label == nil, !(object is RuntimeBlock),
      !name.hasSuffix("Self"), name != "self"
    else { return }
    // A property behind an ivar is named as the property.
    object.label = name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  private func declare(_ binding: TupleBinding) throws(Halt) {
    try declare(binding, try evaluate(binding.value))
  }

  /// Declares the parts of a tuple.
  func declare(_ binding: TupleBinding, _ value: Value) throws(Halt) {
    guard case .aggregate(var tuple) = value else { throw notATuple(binding) }
    if Opaque.isOpaque(tuple) {
      // `let (data, response) = …` of what is opaque.
      tuple.fields = binding.names.map { _ in Aggregate.Field(name: "", value: value) }
    }
    guard tuple.fields.count == binding.names.count else { throw notATuple(binding) }
    for (index, bound) in binding.names.enumerated() {
      guard let bound else { continue }
      let part = tuple.fields[index].value
      name(part, bound)
      scope.declare(
        bound, Variable(part, isConstant: binding.isConstant, simulator), simulator)
    }
  }

  private func notATuple(_ binding: TupleBinding) -> Halt {
    fail(
      "scenario.not-a-tuple", "this value is no tuple of \(binding.names.count) parts",
      at: binding.value.span)
  }

  /// A function inside a function is a closure under a name.
  func declareLocal(_ function: FunctionDeclaration) throws(Halt) {
    guard scope !== code.globals, let body = function.body,
      !scope.declaredEarly.contains(function.nameSpan)
    else { return }
    let variable = Variable(.nothing, ownership: .strong, isConstant: false, simulator)
    variable.parameters = function.parameters
    if !function.genericParameters.isEmpty {
      variable.isGeneric = true
      code.hasGenericFunctions = true
    }
    scope.declare(function.name, variable, simulator)
    let value = try makeClosure(
      ClosureCode(function, body: body), at: function.span,
      excluding: function.name)
    try variable.assign(value, simulator)
  }
}
