/// The text of a part of an address, in which bytes may be written as `%41`.
enum PercentEncoding {
  /// The text; nil where an escape is none, or the bytes are not UTF-8.
  static func decoded(_ part: some StringProtocol) -> String? {
    var bytes: [UInt8] = []
    var rest = part.utf8.makeIterator()
    while let byte = rest.next() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.next().flatMap(value), let low = rest.next().flatMap(value) else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func value(of digit: UInt8) -> UInt8? {
    Character(Unicode.Scalar(digit)).hexDigitValue.map(UInt8.init)
  }
}
