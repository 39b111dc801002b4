/// Finds addresses between angle brackets in running text, as CommonMark has them.
enum AngleBrackets {
  /// The address of `<https://a.example>` or `<a@b.example>`, by where its bracket stands.
  static func address(at start: Int, in text: ArraySlice<UInt8>) -> Range<Int>? {
    let inside = text[(start + 1)...].prefix { $0 > 0x20 && $0 != UInt8(ascii: "<") && $0 != 0x3E }
    let end = inside.endIndex
    guard end < text.endIndex, text[end] == UInt8(ascii: ">"), let first = inside.first else {
      return nil
    }
    let scheme = inside.prefix { $0.isLetterOrDigit || "+-.".utf8.contains($0) }
    let hasScheme =
      first.isLetter && (2...32).contains(scheme.count) && scheme.endIndex < end
      && text[scheme.endIndex] == UInt8(ascii: ":")
    let isMail = inside.count { $0 == UInt8(ascii: "@") } == 1 && !inside.contains(0x5C)
    return hasScheme || isMail ? inside.indices : nil
  }
}
