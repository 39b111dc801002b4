/// Reads cells of tables that need no parser: nearly all are words alone, or one span of code.
enum PlainCell {
  /// What a cell says; nil where something may stand in it that has a meaning to cmark or to an extension.
  static func inlines(_ cell: ArraySlice<UInt8>) -> [Inline]? {
    guard let first = cell.first else { return [] }
    if first == UInt8(ascii: "`") {
      let code = cell.dropFirst().dropLast()
      guard isCode(code), cell.last == first else { return nil }
      return [.code(String(decoding: code, as: UTF8.self))]
    }
    return isText(cell) ? [.text(String(decoding: cell, as: UTF8.self))] : nil
  }

  private static func isText(_ text: ArraySlice<UInt8>) -> Bool {
    var before: UInt8 = 0
    for byte in text {
      switch byte {
      // `www.` begins an address, and `://` stands in one.
      case UInt8(ascii: "w") where before == byte: return false
      case UInt8(ascii: "/") where before == UInt8(ascii: ":"): return false
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), 0x20, UInt8(ascii: "'")...UInt8(ascii: ")"),
        UInt8(ascii: "+")...UInt8(ascii: ";"), UInt8(ascii: "\""), UInt8(ascii: "%"),
        UInt8(ascii: "?"):
        before = byte
      case 0x80...: if isGuard(byte) { return false }
      default: return false
      }
    }
    return true
  }

  /// Whether the inside of a span of code is what a reader sees of it.
  private static func isCode(_ code: ArraySlice<UInt8>) -> Bool {
    guard let first = code.first, let last = code.last, first > 0x20, last > 0x20 else {
      return false
    }
    return code.allSatisfy {
      $0 >= 0x20 && $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "$")
        && !isGuard($0)
    }
  }

  /// Whether a character may begin with a byte that is guarded, as those of `EscapeGuard` are.
  private static func isGuard(_ byte: UInt8) -> Bool { byte == 0xEF }
}
