import Lifecycle
import ScenarioSyntax

/// `willSet` and `didSet`.
extension Interpreter {
  /// Stores a value between the observers of its property.
  func observe(
    _ property: PropertyInfo, of owner: Value, old: Value, new: Value,
    _ store: () throws(Halt) -> Void
  ) throws(Halt) {
    guard property.hasObservers else { return try store() }
    simulator.retain(old)
    if let observer = property.declaration.willSet {
      try runSetter(
        observer, coerce(new, to: property.declaration.type), selfValue: owner,
        type: property.owner, dialect: property.dialect)
    }
    try store()
    if let observer = property.declaration.didSet, !isObserving(property, of: owner) {
      try runSetter(
        observer, old, selfValue: owner, type: property.owner, dialect: property.dialect,
        observed: property)
    }
    try simulator.release(old)
  }

  /// A structure with another value in a stored property, after its observers; what they change of the
  /// structure themselves stays.
  func observe(
    _ property: PropertyInfo, of structure: Aggregate, to changed: Aggregate
  ) throws(Halt) -> Aggregate {
    let owner = Value.aggregate(structure)
    guard property.hasObservers, !isInitializing(property, of: owner),
      !isObserving(property, of: owner)
    else { return changed }
    if let observer = property.declaration.willSet, let new = changed[property.name] {
      try runSetter(
        observer, new, selfValue: owner, type: property.owner, dialect: property.dialect)
    }
    guard let observer = property.declaration.didSet else { return changed }
    let left = try runSetter(
      observer, structure[property.name] ?? .nothing, selfValue: .aggregate(changed),
      type: property.owner, dialect: property.dialect, observed: property)
    guard case .aggregate(let result) = left else { return changed }
    return result
  }

  /// Gives a variable another value, between its observers; one that sets the variable does not call
  /// itself.
  func assign(_ value: Value, observing variable: Variable) throws(Halt) {
    guard let declaration = variable.observed else {
      return try variable.assign(value, simulator)
    }
    variable.observed = nil
    defer { variable.observed = declaration }
    let old = variable.value
    simulator.retain(old)
    if let observer = declaration.willSet { try runObserver(observer, value) }
    try variable.assign(value, simulator)
    if let observer = declaration.didSet { try runObserver(observer, old) }
    try simulator.release(old)
  }

  /// Runs the observer of a variable, which sees what can be seen here.
  private func runObserver(_ observer: VariableDeclaration.Accessor, _ value: Value) throws(Halt) {
    try inScope { () throws(Halt) in
      scope.declare(
        observer.parameter, Variable(value, isConstant: true, simulator), simulator)
      _ = try runBody(observer.body)
    }
  }

  /// Observers are not called by what stands in an initialiser of the property's own class. They are by an
  /// initialiser of a class below, by one that hands on to another, and by closures and `defer`.
  func isInitializing(_ property: PropertyInfo, of owner: Value) -> Bool {
    guard let method = frame.method, method.declaration.kind == .initializer,
      !frame.callsObservers, method.owner === property.owner,
      !method.declaration.modifiers.contains(.convenience)
    else { return false }
    return isSelf(owner)
  }

  /// An observer that sets its own property does not call itself.
  private func isObserving(_ property: PropertyInfo, of owner: Value) -> Bool {
    frame.observed === property && isSelf(owner)
  }

  /// Whether a value is `self`; a structure is taken to be where it is of the same type.
  private func isSelf(_ value: Value) -> Bool {
    switch (value, frame.selfValue) {
    case (.object(let object), .object(let own)): object === own
    case (.type, .type): true
    case (.aggregate(let structure), .aggregate(let own)): structure.kind == own.kind
    default: false
    }
  }
}

extension VariableDeclaration {
  /// Whether something is to be told of another value.
  var hasObservers: Bool { self.willSet != nil || self.didSet != nil }
}

extension PropertyInfo {
  /// Whether something is to be told of another value.
  var hasObservers: Bool { declaration.hasObservers }
}
