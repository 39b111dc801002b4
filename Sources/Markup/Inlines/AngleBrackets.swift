/// Finds what begins with `<` in running text and is no text, as CommonMark has it: tags, comments and
/// addresses.
struct AngleBrackets {
  private let bytes: [UInt8]
  private var index = 0
  /// What was looked for in vain, and is not looked for from each bracket anew.
  private var missing: [String] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The address of `<https://a.example>` or `<a@b.example>`, by where its bracket stands.
  func address(at start: Int) -> Range<Int>? {
    let inside = bytes[(start + 1)...].prefix { $0 > 0x20 && $0 != UInt8(ascii: "<") && $0 != 0x3E }
    let end = inside.endIndex
    guard end < bytes.count, bytes[end] == UInt8(ascii: ">"), let first = inside.first else {
      return nil
    }
    let scheme = inside.prefix { Self.isWord($0) || "+.".utf8.contains($0) }
    let hasScheme =
      Self.isLetter(first) && (2...32).contains(scheme.count) && scheme.endIndex < end
      && bytes[scheme.endIndex] == UInt8(ascii: ":")
    let isMail = inside.count { $0 == UInt8(ascii: "@") } == 1 && !inside.contains(0x5C)
    return hasScheme || isMail ? inside.indices : nil
  }

  /// The end of a comment, by where its bracket stands.
  mutating func endOfComment(at start: Int) -> Int? {
    index = start + 1
    guard take("!--") else { return nil }
    if take(">") || take("->") { return index }
    return skip(behind: "-->") ? index : nil
  }

  /// The end of a tag, or of what else HTML has between such brackets.
  mutating func endOfHTML(at start: Int) -> Int? {
    index = start + 1
    let isWhole =
      switch byte {
      case UInt8(ascii: "?"): skip(behind: "?>")
      case UInt8(ascii: "!"):
        take("![CDATA[")
          ? skip(behind: "]]>")
          : take("!") && (byte.map(Self.isLetter) ?? false) && skip(behind: ">")
      case UInt8(ascii: "/"): take("/") && name() && takeEnd()
      default: name() && attributes() && takeEnd()
      }
    return isWhole ? index : nil
  }

  // MARK: Parts of tags

  private mutating func name() -> Bool {
    guard let byte, Self.isLetter(byte) else { return false }
    skip(while: Self.isWord)
    return true
  }

  private mutating func attributes() -> Bool {
    while skip(while: { $0 <= 0x20 }), let byte, Self.isLetter(byte) || "_:".utf8.contains(byte) {
      skip { Self.isWord($0) || "_:.".utf8.contains($0) }
      let end = index
      skip { $0 <= 0x20 }
      if take("=") {
        guard value() else { return false }
      } else {
        index = end
      }
    }
    return true
  }

  private mutating func value() -> Bool {
    skip { $0 <= 0x20 }
    if take("\"") { return skip(behind: "\"") }
    if take("'") { return skip(behind: "'") }
    return skip { $0 > 0x20 && !"\"'=<>`".utf8.contains($0) }
  }

  private mutating func takeEnd() -> Bool {
    skip { $0 <= 0x20 }
    _ = take("/")
    return take(">")
  }

  // MARK: Bytes

  private mutating func take(_ mark: String) -> Bool {
    guard index < bytes.count, bytes[index...].starts(with: mark.utf8) else { return false }
    index += mark.utf8.count
    return true
  }

  /// Goes on behind the next mark; false where there is none.
  private mutating func skip(behind mark: String) -> Bool {
    guard !missing.contains(mark) else { return false }
    while index < bytes.count {
      if take(mark) { return true }
      index += 1
    }
    missing.append(mark)
    return false
  }

  /// Skips bytes as long as they are some; false when there was none.
  @discardableResult
  private mutating func skip(while isSkipped: (UInt8) -> Bool) -> Bool {
    let start = index
    while let byte, isSkipped(byte) { index += 1 }
    return index > start
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == 0x2D
  }
}
