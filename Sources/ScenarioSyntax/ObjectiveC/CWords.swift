/// The words of C and Objective-C that stand in types.
enum CWords {
  /// The names of types that do not begin with a capital.
  static func isType(_ word: String) -> Bool {
    types.contains(word) || word.utf8.count > 2 && word.hasSuffix("_t")
  }

  /// Words that may stand before or behind a type and change how a variable holds its value, or
  /// nothing at all.
  static func isQualifier(_ word: String) -> Bool { qualifiers.contains(word) }

  /// What says of an array that a storyboard has its elements, and in parentheses of what class they are.
  static let outletCollection = "IBOutletCollection"

  /// `typeof(…)` in its spellings.
  static func isTypeof(_ word: String) -> Bool {
    word == "typeof" || word == "__typeof" || word == "__typeof__"
  }

  /// Words that begin a declaration whatever follows.
  static func beginsDeclaration(_ word: String) -> Bool {
    [
      "static", "const", "extern", "struct", "union", "enum", "typedef", "inline", "register",
      "volatile", "auto", "void",
    ].contains(word)
  }

  /// What a qualifier says about a variable.
  static func modifiers(_ word: String) -> Modifiers {
    switch word {
    case "__weak", "weak": .weak
    case "__unsafe_unretained", "unsafe_unretained", "assign": .unowned
    case "__block": .block
    case "static": .isStatic
    case "copy": .copy
    case "readonly": .readonly
    default: []
    }
  }

  private static let types: Set<String> = [
    "bool", "char", "double", "float", "id", "instancetype", "int", "long", "short", "signed",
    "unsigned", "void",
  ]

  private static let qualifiers: Set<String> = [
    "IBInspectable", "IBOutlet", "UNUSED", "UIKIT_EXTERN", "__autoreleasing", "__block", "__bridge",
    "__bridge_retained", "__bridge_transfer", "__kindof", "__nonnull", "__nullable", "__strong",
    "__unsafe_unretained", "__unused", "__weak", "_Nonnull", "_Null_unspecified", "_Nullable",
    "auto", "const", "extern", "in", "inline", "inout", "nonnull", "null_unspecified", "nullable",
    "out", "register", "static", "volatile",
  ]
}
