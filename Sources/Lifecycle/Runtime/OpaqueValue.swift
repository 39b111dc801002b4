/// Values that the engine hands on without knowing what they hold: a tab bar and its items.
extension Aggregate {
  /// The name of the first field of what is opaque.
  public static var opaqueMark: String { "opaque" }

  private static var owner: String { "owner" }

  /// What an object has one of its own of, and that is equal to no other's.
  public static func opaque(_ typeName: String, of object: Object) -> Aggregate {
    Aggregate(
      typeName: typeName,
      fields: [
        Field(name: opaqueMark, value: .nothing),
        Field(name: owner, value: .int(identity(of: object))),
      ])
  }

  fileprivate func isOwned(by object: Object) -> Bool {
    if case .int(let owner)? = self[Self.owner] { return owner == Self.identity(of: object) }
    return false
  }

  /// What tells an object from all others that there are; a trace never shows it.
  private static func identity(of object: Object) -> Int64 {
    Int64(Int(bitPattern: ObjectIdentifier(object)))
  }
}

extension Simulator {
  /// The object that an opaque value is of.
  public func owner(of value: Aggregate) -> Object? {
    firstObject { value.isOwned(by: $0) }
  }
}

extension UIViewController {
  /// What stands for it in a tab bar: its own until the program sets another.
  public var tabBarItem: Value {
    properties["tabBarItem"] ?? .aggregate(.opaque("UITabBarItem", of: self))
  }
}

extension UITabBarController {
  /// Its tab bar.
  var tabBar: Value { properties["tabBar"] ?? .aggregate(.opaque("UITabBar", of: self)) }
}
