import Lifecycle
import ScenarioSyntax

/// Which selectors an object of a class answers.
extension NameCheck {
  func answers(_ selector: String, _ info: ClassInfo) -> Bool {
    if selector.hasPrefix("init") || Self.universal.contains(selector) { return true }
    if info.method(selector: selector, isStatic: false) != nil
      || UIKitMethods.entries(selector: selector).contains(where: { info.isKind(of: $0.owner) })
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
}
