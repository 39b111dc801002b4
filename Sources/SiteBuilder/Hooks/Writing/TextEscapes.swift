/// Puts a backslash before what Markdown would read as a mark, in a text that is to be read as it is.
enum TextEscapes {
  private static let always = Array("\\`*_[]<>~$|".utf8)
  /// What is a mark where it stands beside itself.
  private static let doubled = Array("=%".utf8)

  /// A text as Markdown that is read as that text.
  ///
  /// - Parameter before: What stands before it in its paragraph.
  static func escaped(
    _ text: String, after before: [UInt8], onOneLine: Bool, inTable: Bool
  ) -> [UInt8] {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 8)
    var startsLine = before.isEmpty || before.last == 0x0A
    for (index, byte) in bytes.enumerated() {
      if byte == 0x0A {
        while result.last == 0x20 { result.removeLast() }
        result.append(onOneLine ? 0x20 : 0x0A)
        startsLine = true
        continue
      }
      if startsLine, byte == 0x20 || byte == 0x09, index > 0 || before.isEmpty { continue }
      let previous = index > 0 ? bytes[index - 1] : before.last ?? 0x0A
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0x0A
      let isMark =
        startsLine && beginsBlock(bytes, index) || isMark(byte, between: previous, next)
        || isOfAddress(bytes, index) || isOfNumber(bytes, index, before)
      if isMark { result.append(UInt8(ascii: "\\")) }
      result.append(byte)
      startsLine = false
    }
    return result
  }

  private static func isMark(_ byte: UInt8, between previous: UInt8, _ next: UInt8) -> Bool {
    if always.contains(byte) { return true }
    if doubled.contains(byte) { return previous == byte || next == byte }
    switch byte {
    case UInt8(ascii: "&"): return next == UInt8(ascii: "#") || isLetter(next)
    case UInt8(ascii: "#"): return previous <= 0x20 || previous == UInt8(ascii: "{")
    case UInt8(ascii: "^"): return previous <= 0x20
    case UInt8(ascii: "!"): return next == UInt8(ascii: "[")
    default: return false
    }
  }

  /// Whether a block would begin with what begins a line.
  private static func beginsBlock(_ bytes: [UInt8], _ index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "="), UInt8(ascii: ":"),
      UInt8(ascii: "#"):
      true
    default: false
    }
  }

  /// Whether it is the full stop or the bracket behind a number that begins a line, as of an item.
  private static func isOfNumber(_ bytes: [UInt8], _ index: Int, _ before: [UInt8]) -> Bool {
    guard bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ")") else {
      return false
    }
    var start = index
    while start > 0, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start - 1]),
      index - start < 10
    {
      start -= 1
    }
    guard start < index else { return false }
    if start > 0 { return bytes[start - 1] == 0x0A }
    return before.isEmpty || before.last == 0x0A
  }

  /// Whether it is a part of an address without which that is none: a link is made of one.
  private static func isOfAddress(_ bytes: [UInt8], _ index: Int) -> Bool {
    let rest = bytes[index...]
    switch bytes[index] {
    case UInt8(ascii: ":"):
      return rest.starts(with: "://".utf8) || ends(bytes, index, "mailto")
        || ends(bytes, index, "xmpp")
    default: return false
    }
  }

  private static func ends(_ bytes: [UInt8], _ index: Int, _ word: String) -> Bool {
    let count = word.utf8.count
    guard index >= count else { return false }
    return zip(bytes[index - count..<index], word.utf8).allSatisfy { $0 | 0x20 == $1 }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
