/// The words that each dialect keeps for itself.
enum Keywords {
  static func isReserved(_ word: ArraySlice<UInt8>, in dialect: Dialect) -> Bool {
    switch dialect {
    case .swift: swift.contains(word)
    case .objectiveC: objectiveC.contains(word)
    }
  }

  /// Words by their lengths: few of one length begin with the same byte.
  private struct Table {
    private var byLength: [[[UInt8]]] = []

    init(_ words: [String]) {
      for word in words {
        let bytes = Array(word.utf8)
        while byLength.count <= bytes.count { byLength.append([]) }
        byLength[bytes.count].append(bytes)
      }
    }

    func contains(_ word: ArraySlice<UInt8>) -> Bool {
      guard word.count < byLength.count, let first = word.first else { return false }
      for known in byLength[word.count] where known[0] == first && known[...] == word {
        return true
      }
      return false
    }
  }

  private static let swift = Table([
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while", "_",
  ])

  private static let objectiveC = Table([
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
