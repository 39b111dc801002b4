/// Strings as JSON writes them.
package enum JSONString {
  /// A text between quotes.
  package static func quoted(_ text: String) -> String {
    var written: [UInt8] = [UInt8(ascii: "\"")]
    written.reserveCapacity(text.utf8.count + text.utf8.count / 16 + 2)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): written += [UInt8(ascii: "\\"), byte]
      case 0x0A: written += Array("\\n".utf8)
      case 0x0D: written += Array("\\r".utf8)
      case 0x09: written += Array("\\t".utf8)
      case 0..<0x20, 0x7F:
        let digits = String(byte, radix: 16)
        written += Array(("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
      default: written.append(byte)
      }
    }
    written.append(UInt8(ascii: "\""))
    return String(decoding: written, as: UTF8.self)
  }

  /// What the bytes between quotes say.
  package static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var place = bytes.startIndex
    while place < bytes.endIndex {
      guard bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.endIndex else {
        text.append(bytes[place])
        place += 1
        continue
      }
      let escape = bytes[place + 1]
      place += 2
      switch escape {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "u"): text += scalar(bytes, &place)
      default: text.append(escape)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The character whose digits begin at a place, with the other half of a pair where it is one.
  private static func scalar(_ bytes: ArraySlice<UInt8>, _ place: inout Int) -> [UInt8] {
    guard let first = unit(bytes, place) else { return Array("\u{FFFD}".utf8) }
    place += 4
    if (0xD800..<0xDC00).contains(first), place + 1 < bytes.endIndex,
      bytes[place] == UInt8(ascii: "\\"), bytes[place + 1] == UInt8(ascii: "u"),
      let second = unit(bytes, place + 2), (0xDC00..<0xE000).contains(second)
    {
      place += 6
      let value = 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
      return Unicode.Scalar(value).map { Array(String(Character($0)).utf8) } ?? []
    }
    return Array(String(Character(Unicode.Scalar(first) ?? "\u{FFFD}")).utf8)
  }

  /// Four hexadecimal digits.
  private static func unit(_ bytes: ArraySlice<UInt8>, _ place: Int) -> UInt32? {
    guard place + 4 <= bytes.endIndex else { return nil }
    return UInt32(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16)
  }
}
