import Interfaces
import Lifecycle
import ScenarioSyntax

/// The numbers behind members of UIKit's types: raw values of cases, and the levels and priorities that
/// programs reckon with.
enum UIKitNumbers {
  /// The raw value of a case of one of UIKit's enumerations; of what type, the name that it has been read
  /// by may say. Nil where several types have such a case with different numbers.
  static func rawValue(of member: String, readBy name: String?) -> Value? {
    if let number = amount(of: member) { return .double(number) }
    if let type = name.flatMap({ UIKitCases.type(ofProperty: $0) ?? $0 }),
      let number = UIKitCases.rawValue(of: member, in: type)
    {
      return .count(number)
    }
    let numbers = UIKitCases.types.compactMap { UIKitCases.rawValue(of: member, in: $0) }
    guard let first = numbers.first, numbers.allSatisfy({ $0 == first }) else { return nil }
    return .count(first)
  }

  /// The number that a window's level or a constraint's priority is.
  static func amount(of member: String) -> Double? { amounts[member] }

  /// A level or priority by its earlier name: `UIWindowLevelAlert`, `UILayoutPriorityRequired`.
  static func constant(_ name: String) -> Value? {
    for type in types {
      let prefix = String(decoding: type.utf8.filter { $0 != UInt8(ascii: ".") }, as: UTF8.self)
      guard name.hasPrefix(prefix), name != prefix else { continue }
      return amount(of: SelectorName.uncapitalized(String(name.dropFirst(prefix.utf8.count))))
        .map { .double($0) }
    }
    return nil
  }

  /// Whether the values of a type are such numbers.
  static func isAmount(_ type: String) -> Bool {
    type == "Level" || types.contains(type)
  }

  /// The types of such numbers.
  private static let types = ["UIWindow.Level", "UILayoutPriority"]

  private static let amounts: NameTable<Double> = {
    var amounts: NameTable<Double> = [:]
    for type in types {
      for member in Interface.named(type)?.members ?? [] where member.isStatic {
        guard let number = member.initial.flatMap({ NumberLiteral.value($0) }) else { continue }
        for name in [member.name] + member.earlierNames { amounts.set(name, number) }
      }
    }
    return amounts
  }()
}
