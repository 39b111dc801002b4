/// The words that each dialect keeps for itself.
enum Keywords {
  static func isReserved(_ word: ArraySlice<UInt8>, in dialect: Dialect) -> Bool {
    switch dialect {
    case .swift: swift.contains(word)
    case .objectiveC: objectiveC.contains(word)
    }
  }

  private static let swift = WordTable([
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while", "_",
  ])

  private static let objectiveC = WordTable([
    "auto", "break", "case", "const", "continue", "default", "do", "else", "enum", "extern", "for",
    "goto", "if", "inline", "register", "return", "sizeof", "static", "struct", "switch",
    "typedef", "union", "void", "volatile", "while",
  ])

  /// The words that begin a statement or a declaration in Swift, for "did you mean".
  static let swiftStarters = [
    "class", "func", "let", "var", "if", "guard", "for", "while", "repeat", "switch", "return",
    "struct", "enum", "protocol", "extension", "override", "import", "static", "private", "public",
    "lazy", "weak", "deinit", "throw", "defer", "fileprivate", "internal", "final", "required",
    "convenience", "typealias", "break", "continue",
  ]
}

/// The words of Swift, for whoever writes it.
public enum SwiftWords {
  /// Whether a name has to stand in backticks.
  public static func isReserved(_ name: String) -> Bool {
    Keywords.isReserved(Array(name.utf8)[...], in: .swift)
  }
}
