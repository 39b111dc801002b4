/// What is written before a declaration's name, as far as it changes what a scenario does.
///
/// The attributes that only speak to the compiler, and the access levels that let every part of a
/// scenario in, are read and left out.
public struct Modifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `override`.
  public static let override = Modifiers(rawValue: 1 << 0)
  /// `static`, or an Objective-C class property, or a C static variable.
  public static let isStatic = Modifiers(rawValue: 1 << 1)
  /// `class` before a member, or an Objective-C `+` method.
  public static let isClass = Modifiers(rawValue: 1 << 2)
  /// `required`.
  public static let required = Modifiers(rawValue: 1 << 3)
  /// `convenience`.
  public static let convenience = Modifiers(rawValue: 1 << 4)
  /// `lazy`.
  public static let lazy = Modifiers(rawValue: 1 << 5)
  /// `weak`, or `__weak`.
  public static let weak = Modifiers(rawValue: 1 << 6)
  /// `unowned`, `unowned(unsafe)`, `assign` of an object, or `__unsafe_unretained`.
  public static let unowned = Modifiers(rawValue: 1 << 7)
  /// `copy` of an Objective-C property.
  public static let copy = Modifiers(rawValue: 1 << 8)
  /// `readonly` of an Objective-C property.
  public static let readonly = Modifiers(rawValue: 1 << 9)
  /// `@objc`, `@IBAction`, `@IBOutlet`, or declared in Objective-C.
  public static let objc = Modifiers(rawValue: 1 << 10)
  /// `async` of a function, or before a `let`.
  public static let async = Modifiers(rawValue: 1 << 11)
  /// `throws` or `rethrows`.
  public static let `throws` = Modifiers(rawValue: 1 << 12)
  /// `init?` or `init!`.
  public static let failable = Modifiers(rawValue: 1 << 13)
  /// `mutating`.
  public static let mutating = Modifiers(rawValue: 1 << 14)
  /// `optional` of a protocol's requirement.
  public static let optional = Modifiers(rawValue: 1 << 15)
  /// `final`.
  public static let final = Modifiers(rawValue: 1 << 16)
  /// `__block` of a C variable.
  public static let block = Modifiers(rawValue: 1 << 17)
  /// `private`.
  public static let isPrivate = Modifiers(rawValue: 1 << 18)
  /// `private(set)`.
  public static let hasPrivateSetter = Modifiers(rawValue: 1 << 19)
  /// `set` of a protocol's requirement: it must be possible to set the property.
  public static let mustBeSettable = Modifiers(rawValue: 1 << 20)
}
