/// Finds addresses between angle brackets in running text, as CommonMark has them.
enum AngleBrackets {
  /// The address of `<https://a.example>` or `<a@b.example>`, by where its bracket stands.
  static func address(at start: Int, in text: ArraySlice<UInt8>) -> Range<Int>? {
    let inside = text[(start + 1)...].prefix { $0 > 0x20 && $0 != UInt8(ascii: "<") && $0 != 0x3E }
    let end = inside.endIndex
    guard end < text.endIndex, text[end] == UInt8(ascii: ">"), let first = inside.first else {
      return nil
    }
    let scheme = inside.prefix { isWord($0) || "+.".utf8.contains($0) }
    let hasScheme =
      isLetter(first) && (2...32).contains(scheme.count) && scheme.endIndex < end
      && text[scheme.endIndex] == UInt8(ascii: ":")
    let isMail = inside.count { $0 == UInt8(ascii: "@") } == 1 && !inside.contains(0x5C)
    return hasScheme || isMail ? inside.indices : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == 0x2D
  }
}
