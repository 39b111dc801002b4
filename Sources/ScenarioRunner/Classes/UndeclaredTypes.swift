import Lifecycle

/// What stands for types that nothing declares, and for those that only a trace shows.
final class UndeclaredTypes {
  /// Whether members of classes that nothing declares have names of their own, by class and name.
  var guesses: [String: Bool] = [:]
  /// The shared instances of classes that nothing declares, by class.
  var singletons: [String: Value] = [:]
  /// What stands for types in the trace, by their names.
  private var lifelines: [String: Object] = [:]

  /// What stands for a type in the trace.
  func lifeline(of type: ClassInfo) -> Object {
    if let known = lifelines[type.name] { return known }
    let object = Object(type.runtime)
    // An instance of a class has the class's name.
    if type.kind == .class { object.label = type.name + ".self" }
    lifelines[type.name] = object
    return object
  }
}
