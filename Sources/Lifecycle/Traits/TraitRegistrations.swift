/// Handlers that objects have registered for their traits: whoever runs a program keeps them and calls
/// them, and is told here of every object whose traits have changed.
extension Simulator {
  /// Whether the views of a controller whose traits change are told of it.
  var tellsViewsOfTraits: Bool { hasLayoutListeners || traitObserver != nil }

  /// Whether objects can register for their traits in this version.
  public var registersForTraits: Bool { profile.follows(.traitRegistration) }

  /// Has the handlers called that an object has registered for what has changed of its traits (R290).
  func callTraitHandlers(of object: Object, before old: Value) throws(Halt) {
    guard let traitObserver, follows(.traitRegistration), !object.isDeallocated else { return }
    let hasCalled = try traitObserver.body(self, [.object(object), old])
    if case .bool(true) = hasCalled { apply(.traitRegistration) }
  }
}

extension Rule {
  package static let traitRegistration = Rule(
    290, "trait-registration",
    "Handlers that a view or a controller has registered for some of its traits are called when one of"
      + " these has changed, and not for the traits that it has at first.",
    sources: "apple-register-traits apple-trait-observable", .documented, since: 17)
}
