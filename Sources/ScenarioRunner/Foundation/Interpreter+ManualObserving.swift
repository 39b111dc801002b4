import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// A change that a program announces itself, between `willChangeValue(forKey:)` and `didChangeValue(forKey:)`.
struct AnnouncedChange {
  let object: Object
  let key: String
  /// What the property was before.
  let old: Value
}

/// Key-value observing by hand.
extension Interpreter {
  /// Whether setting a property tells its observers: unless the class says no.
  func notifiesAutomatically(_ name: String, of object: Object) throws(Halt) -> Bool {
    let key = Self.observedKey(name)
    let info = info(of: object)
    // Of one key, or of all that it is asked about, in either language.
    let names = [
      "automaticallyNotifiesObserversOf" + SelectorName.capitalized(key),
      "automaticallyNotifiesObserversForKey", "automaticallyNotifiesObservers",
    ]
    for name in names {
      guard let method = info.methods(named: name).first(where: { $0.isStatic }) else { continue }
      let arguments = method.declaration.parameters.map { _ in Value.string(key) }
      return truth(of: try invoke(method, on: .type(info.runtime), arguments))
    }
    return true
  }

  /// `willChangeValue(forKey:)` and `didChangeValue(forKey:)`, in either language.
  func announceChange(_ name: String, of object: Object, _ arguments: [PassedArgument])
    throws(Halt)
  {
    guard case .string(let path)? = arguments.first?.value, isObserved(path, of: object) else {
      return
    }
    let key = Self.observedKey(path)
    let place = arguments[0].span
    if name.hasPrefix("will") {
      let old = try readMemberIfKnown(path, of: .object(object), at: place) ?? .nothing
      simulator.retain(old)
      system.keyObservers.announce(AnnouncedChange(object: object, key: key, old: old))
      return
    }
    guard let old = system.keyObservers.takeAnnounced(key, of: object) else { return }
    let new = try readMemberIfKnown(path, of: .object(object), at: place) ?? .nothing
    try tellObservers(of: path, object, old, new)
    simulator.autorelease(old)
  }
}
