import Lifecycle
import ScenarioSyntax

/// Which selectors an object of a class answers.
extension NameCheck {
  func answers(_ selector: String, _ info: ClassInfo) -> Bool {
    if selector.hasPrefix("init") || Self.universal.contains(selector) { return true }
    if info.method(selector: selector, isStatic: false) != nil
      || !UIKitMethods.entries(selector: selector, of: info).isEmpty
      || info.hasPlainMethod(SelectorName.firstPiece(of: selector))
      || SelectorName.message(objectiveC: selector) != nil
    {
      return true
    }
    guard selector.utf8.last == UInt8(ascii: ":") else { return hasMember(selector, info) }
    return SelectorName.property(setBy: selector).map { hasMember($0, info) } ?? false
  }

  /// Whether every object answers a selector.
  static func isUniversal(_ selector: String) -> Bool { universal.contains(selector) }

  private static let universal: Set<String> = [
    "self", "retain", "release", "autorelease", "copy", "mutableCopy", "dealloc", "class",
    "superclass", "description", "retainCount", "hash", "load", "initialize", "setValue:forKey:",
    "valueForKey:", "setValue:forKeyPath:", "valueForKeyPath:",
  ]

  /// Whether a type has a member of a name, declared in the program or by UIKit.
  func hasMember(_ name: String, _ info: ClassInfo) -> Bool {
    info.kind != .class || interpreter.property(name, of: info) != nil
      || info.property(name, isStatic: true) != nil
      || interpreter.hasMember(name, .object(Object(info.runtime)))
      || !info.methods(named: name).isEmpty
      || UIKitProperties.behaviour(of: name, in: info) != nil
      || info.method(selector: name, isStatic: false) != nil
      || SelectorName.message(objectiveC: name) != nil || name == "self"
      || name == "map" || name == "flatMap"
  }
}
