import Lifecycle
import ScenarioSyntax

/// Declarations of variables and of functions in functions.
extension Interpreter {
  func declare(_ declaration: VariableDeclaration) throws(Halt) {
    if scope === code.globals, declaration.isComputed { return declareComputed(declaration) }
    var value = Value.nothing
    if declaration.modifiers.contains(.isStatic), frame.dialect == .objectiveC {
      return try declareStatic(declaration)
    }
    if let address = ownAddress(declaration) {
      value = address
    } else if let initial = declaration.initialValue {
      return try declare(
        declaration, evaluated: try evaluate(initial, expecting: declaration.type))
    } else if frame.dialect == .objectiveC {
      value = zero(of: declaration.type)
    }
    declare(declaration, value)
  }

  /// Declares a variable whose first value is that of an expression.
  func declare(_ declaration: VariableDeclaration, evaluated value: Value) throws(Halt) {
    let type = declaration.type
    declare(declaration, coerce(try made(value, as: type), to: type))
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
