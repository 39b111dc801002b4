/// Where names end in Mermaid: in a message they end at an arrow, in a declaration at what follows.
enum MermaidName {
  private typealias Characters = SourceCharacters

  /// Characters that begin no name and end one, in a message: `/ \ + ( ) < - > : , ;`.
  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "-"):
      true
    default: endsName(byte)
    }
  }

  /// Characters that no name in a message has anywhere.
  private static func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ":"), 0x0A,
      UInt8(ascii: ","), UInt8(ascii: ";"):
      true
    default: false
    }
  }

  /// The end of the name that begins at a place in a message; that place where none does.
  static func end(_ bytes: [UInt8], _ start: Int) -> Int {
    var index = start
    while index < bytes.count, !isSign(bytes[index]) { index += 1 }
    guard index > start else { return start }
    // A hyphen, a slash or a parenthesis may go on a name that has begun.
    while index < bytes.count, !isArrow(bytes, index) {
      var next = index
      while next < bytes.count, bytes[next] == UInt8(ascii: "-") { next += 1 }
      let word = next
      while next < bytes.count, bytes[next] != UInt8(ascii: "-"), !endsName(bytes[next]) {
        next += 1
      }
      guard next > word else { break }
      index = next
    }
    return index
  }

  /// Whether what looks like an arrow stands inside a name, and so ends it: `-x`, `--`, `-)`, a hyphen
  /// before a stroke or behind two, and `()`.
  private static func isArrow(_ bytes: [UInt8], _ index: Int) -> Bool {
    let first = bytes[index]
    guard index + 1 < bytes.count else { return false }
    let second = bytes[index + 1]
    let third = index + 2 < bytes.count ? bytes[index + 2] : 0
    switch first {
    case UInt8(ascii: "-"):
      switch second {
      case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "-"), UInt8(ascii: ")"): return true
      case UInt8(ascii: "|"): return isStroke(third)
      default: return isStroke(second)
      }
    case UInt8(ascii: "("): return second == UInt8(ascii: ")")
    default:
      return isStroke(first) && (second == first || second == UInt8(ascii: "|"))
        && third == UInt8(ascii: "-")
    }
  }

  private static func isStroke(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
  }

  /// The end of a name before `@{`.
  static func endBeforeConfiguration(_ bytes: [UInt8], _ start: Int) -> Int? {
    var index = start
    while index < bytes.count, !endsDeclared(bytes[index]), bytes[index] != UInt8(ascii: "-"),
      bytes[index] != UInt8(ascii: "="), Characters.blankLength(bytes, index) == 0
    { index += 1 }
    return index > start && Characters.matches(bytes, index, "@{") ? index : nil
  }

  /// The end of a name before `as`.
  static func endBeforeAlias(_ bytes: [UInt8], _ start: Int) -> Int? {
    var index = start
    while index < bytes.count, !endsDeclared(bytes[index]),
      Characters.blankLength(bytes, index) == 0
    { index += 1 }
    let word = Characters.skipBlanks(bytes, index)
    guard index > start, word > index, Characters.matches(bytes, word, "as"),
      Characters.blankLength(bytes, word + 2) > 0
    else { return nil }
    return index
  }

  /// The end of a name that the end of its statement follows, or a comment.
  static func endOfDeclaration(_ bytes: [UInt8], _ start: Int) -> Int? {
    var index = start
    var comment: Int?
    while index < bytes.count, !endsDeclared(bytes[index]) {
      if bytes[index] == UInt8(ascii: "#"), index > start { comment = index }
      index += 1
    }
    let isAtEnd =
      index == bytes.count || bytes[index] == 0x0A || bytes[index] == UInt8(ascii: ";")
    if index > start, isAtEnd { return index }
    return comment
  }

  private static func endsDeclared(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ":"), 0x0A, UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: "@"):
      true
    default: false
    }
  }
}
