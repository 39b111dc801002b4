/// Words that are highlighted although the language does not keep them for itself.
enum HighlightWords {
  static func isContextual(_ word: ArraySlice<UInt8>, _ dialect: Dialect) -> Bool {
    switch dialect {
    case .swift: swift.contains(word)
    case .objectiveC: objectiveC.contains(word)
    }
  }

  /// Whether a contextual keyword of Swift stays one before parentheses: `unowned(safe)`.
  static func takesParentheses(_ word: ArraySlice<UInt8>) -> Bool { parenthesized.contains(word) }

  /// Whether a name is a type's by the customs of UIKit: it begins with a capital, or is one of C's.
  static func isTypeName(_ word: ArraySlice<UInt8>, _ dialect: Dialect) -> Bool {
    if dialect == .objectiveC, cTypes.contains(word) { return true }
    guard let first = word.first else { return false }
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
  }

  /// Whether a word begins with a capital of whatever script.
  static func isCapitalized(_ word: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first, first >= 0x80 else { return isTypeName(word, .swift) }
    return String(decoding: word, as: UTF8.self).isCapitalized
  }

  static func isObjectiveCDirective(_ word: ArraySlice<UInt8>) -> Bool {
    directives.contains(word)
  }

  private static let parenthesized = WordTable([
    "unowned", "willSet", "didSet", "set", "async", "throws", "nonisolated",
  ])

  private static let swift = WordTable([
    "actor", "any", "async", "await", "convenience", "didSet", "dynamic", "final", "get",
    "indirect", "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional", "override",
    "required", "set", "some", "unowned", "weak", "willSet",
  ])

  private static let objectiveC = WordTable([
    "NO", "NULL", "Nil", "YES", "__block", "__bridge", "__kindof", "__nonnull", "__nullable",
    "__strong", "__typeof", "__typeof__", "__unsafe_unretained", "__weak", "_Nonnull", "_Nullable",
    "assign", "atomic", "copy", "false", "in", "nil", "nonatomic", "nonnull", "nullable",
    "readonly", "readwrite", "retain", "self", "strong", "super", "true", "typeof", "weak",
  ])

  private static let cTypes = WordTable([
    "bool", "char", "dispatch_block_t", "dispatch_once_t", "dispatch_queue_t", "dispatch_time_t",
    "double", "float", "id", "instancetype", "int", "int32_t", "int64_t", "long", "short",
    "signed", "uint32_t", "uint64_t", "unsigned",
  ])

  private static let directives = WordTable([
    "@autoreleasepool", "@catch", "@class", "@dynamic", "@encode", "@end", "@finally",
    "@implementation", "@import", "@interface", "@optional", "@package", "@private", "@property",
    "@protected", "@protocol", "@public", "@required", "@selector", "@synchronized", "@synthesize",
    "@throw", "@try",
  ])
}
