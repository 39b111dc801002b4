import Interfaces
import Lifecycle
import SourceText

/// Names of the system's frameworks that are in no table.
///
/// A snippet may use any type or constant of any framework. Those that could change an order are in
/// the tables; of the rest it is enough that a name is formed as the system's names are, and that it
/// is no misspelling of one in the tables: its value is opaque.
enum SystemNames {
  /// Whether a name is a system framework's.
  static func has(_ name: String) -> Bool {
    let first = name.utf8.first
    let place = prefixes.indices.first { place in
      prefixes[place].first == first && isPrefix(prefixes[place].text, of: name)
    }
    guard let place else { return false }
    if let declared = Interface.named(name), declared.kind != .class { return true }
    return !isMisspelling(name, prefixes[place].text)
  }

  /// Whether a name is one of the system's constants: a `k` and what the names of a framework begin with.
  static func isConstant(_ name: String) -> Bool {
    guard name.utf8.first == UInt8(ascii: "k"), name.utf8.count > 5 else { return false }
    let rest = name.utf8.dropFirst()
    return prefixes.contains { prefix in
      let letters = prefix.text.utf8.drop { $0 == UInt8(ascii: "k") }
      guard letters.count > 1, rest.starts(with: letters) else { return false }
      let word = rest.dropFirst(letters.count)
      return word.first.map { upperCase.contains($0) } == true
        && word.dropFirst().first.map { lowerCase.contains($0) } == true
    }
  }

  private static let upperCase = UInt8(ascii: "A")...UInt8(ascii: "Z")
  private static let lowerCase = UInt8(ascii: "a")...UInt8(ascii: "z")

  /// Whether the part of a name after a framework's letters begins as another word does.
  private static func isPrefix(_ prefix: String, of name: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    let rest = name.dropFirst(prefix.utf8.count)
    guard let first = rest.first, first.isUppercase else { return false }
    return rest.dropFirst().first?.isLowercase == true || prefix.first == "k" || rest.count > 4
  }

  /// Whether a name differs by a slip from one of the tables: by one letter, or by two in a long
  /// one.
  private static func isMisspelling(_ name: String, _ prefix: String) -> Bool {
    let wanted = Array(name.utf8)
    let limit = wanted.count > 12 ? 2 : 1
    return UIKitClasses.names.contains { known in
      known.hasPrefix(prefix) && !isConstant(name, of: known)
        && abs(known.utf8.count - wanted.count) <= limit
        && Suggestion.editDistance(wanted, Array(known.utf8)) <= limit
    }
  }

  /// Whether a name is another one with a word behind it, as C's constants are: `UITextAutocorrectionTypeNo`.
  private static func isConstant(_ name: String, of type: String) -> Bool {
    name.utf8.count > type.utf8.count && name.utf8.starts(with: type.utf8)
      && name.utf8.dropFirst(type.utf8.count).first.map {
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0
      } ?? false
  }

  /// What names begin with, with its first letter.
  private static let prefixes: [(first: UInt8?, text: String)] =
    ([
      "UI", "NS", "CG", "CA", "CF", "AV", "MK", "CL", "WK", "SK", "PH", "CN", "MF", "SF", "GK",
      "EK",
      "HK", "CK", "CT", "UT", "MP", "CM", "CI", "VN", "ML", "AR", "SCN", "QL", "LA", "UN", "BG",
      "ST",
      "AB", "GLK", "MTK", "AS", "PK", "TV", "IN", "CB", "kCA", "kCF", "kUT", "kSec", "kAudio",
      "kAB", "kMD", "DISPATCH_",
      "OBJC_ASSOCIATION_", "objc_", "Dispatch", "URLSession", "XCT",
    ] + Libraries.prefixes).map { ($0.utf8.first, $0) }
}
