/// A tag in running text, as Obsidian knows them: `#layout` or `#layout/safe-area`.
enum InlineTag {
  /// The tag that begins with the `#` at an index, without it, and where it ends; nil when none does.
  ///
  /// It stands at the beginning or after a blank, and is not a number: `#12` is an issue.
  static func read(
    _ bytes: [UInt8], at index: Int, startsText: Bool
  ) -> (name: String, end: Int)? {
    guard index > 0 ? bytes[index - 1] <= 0x20 : startsText else { return nil }
    var end = index + 1
    while end < bytes.count, bytes[end] > 0x20 { end += 1 }
    let word = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
    var name = String.UnicodeScalarView(word.unicodeScalars.prefix(while: isPart))
    while name.last == "/" { name.removeLast() }
    guard name.contains(where: { $0 != "/" && !("0"..."9" ~= $0) }), name.first != "/" else {
      return nil
    }
    return (String(name), index + 1 + String(name).utf8.count)
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "_", "/", "\u{200D}", "\u{FE0F}": true
    default:
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || (!scalar.isASCII && scalar.properties.isEmoji)
    }
  }
}
