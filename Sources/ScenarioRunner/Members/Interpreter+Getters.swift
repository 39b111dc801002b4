import CallTrace
import Lifecycle
import ScenarioSyntax

/// Getters of UIKit's that are methods: in Objective-C, and in Swift 1 and 2.
extension Interpreter {
  /// The method by which a class of the program's overrides a property of UIKit's, by either of its names.
  func getter(_ name: String, _ known: String, _ info: ClassInfo) -> SelectorID? {
    guard info.isOfProgram else { return nil }
    if let message = SelectorName.message(swift: known), message.isGetter,
      info.runtime.implements(message)
    {
      return message.selectorID
    }
    for candidate in name == known ? [name] : [name, known] {
      for method in info.methods(named: candidate)
      where !method.isStatic && method.declaration.parameters.isEmpty
        && (method.dialect == .objectiveC || method.declaration.modifiers.contains(.override))
      {
        return method.id
      }
    }
    return nil
  }

  /// Whether a name calls a getter of UIKit's as Swift 1 and 2 did: `isViewLoaded()`.
  func isEarlyGetter(_ name: String, _ info: ClassInfo) -> Bool {
    frame.dialect == .swift && UIKitProperties.wasMethod(name, in: info)
      && property(name, of: info) == nil
  }

  /// Whether a property of a class is UIKit's, which is never a closure that could be called.
  func isUIKits(_ name: String, _ info: ClassInfo) -> Bool {
    property(name, of: info) == nil && UIKitProperties.behaviour(of: name, in: info) != nil
  }

  /// Whether a name calls what a class of the system's has, as Swift 1 and 2 did:
  /// `UIApplication.sharedApplication()`. Since Swift 3 most of that is named otherwise.
  func isEarlyGetter(_ name: String, ofType info: ClassInfo) -> Bool {
    !info.isOfProgram && info.kind == .class && !Self.sharedInstances.contains(name)
      && (info.name.hasPrefix("UI") || info.name.hasPrefix("NS"))
  }

  /// `super.selectedIndex = 1`: sets what the class above has; false where that has none of the name.
  func assignSuper(_ value: Value, _ name: String, at span: NodeSpan) throws(Halt) -> Bool {
    guard case .object(let object) = try readSelf(at: span), let above = frame.type?.superclass
    else { return false }
    return try assign(value, name, of: object, above: above, at: span)
  }

  private func assign(
    _ value: Value, _ name: String, of object: Object, above: ClassInfo, at span: NodeSpan
  ) throws(Halt) -> Bool {
    if let property = above.property(name) {
      try assign(value, property, isDirect: false, of: object, at: span)
      return true
    }
    guard let (known, behaviour) = UIKitProperties.behaviour(of: name, in: above) else {
      return false
    }
    try assign(value, to: behaviour, known, of: object, at: span)
    return true
  }

  // MARK: Overrides that observe

  /// Stores the value of a property: of one that overrides another to observe it, the class above does.
  func storeWhereItIs(
    _ value: Value, _ property: PropertyInfo, of object: Object, at span: NodeSpan
  ) throws(Halt) {
    if property.isObserver, let above = property.owner.superclass,
      try assign(value, property.name, of: object, above: above, at: span)
    {
      return
    }
    try store(value, in: property, of: object)
  }

  /// What the class above has for a property that overrides one of it to observe it.
  func readInherited(_ property: PropertyInfo, of object: Object, at span: NodeSpan) throws(Halt)
    -> Value?
  {
    guard property.isObserver, let above = property.owner.superclass else { return nil }
    if let inherited = above.property(property.name) {
      return try read(inherited, of: object, at: span)
    }
    guard let (known, behaviour) = UIKitProperties.behaviour(of: property.name, in: above) else {
      return nil
    }
    return try read(behaviour, known, of: object, at: span)
  }
}

extension PropertyInfo {
  /// Whether it overrides a property with nothing but observers.
  fileprivate var isObserver: Bool {
    declaration.modifiers.contains(.override) && !declaration.isComputed && hasObservers
  }
}
