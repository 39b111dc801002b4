/// Writes XML into bytes: text escaped, numbers short, nothing that XML 1.0 forbids.
struct XMLWriter {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  /// What has been written.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes markup as it stands.
  mutating func raw(_ markup: String) { bytes.append(contentsOf: markup.utf8) }

  /// Writes what another writer has written.
  mutating func append(_ other: XMLWriter) { bytes.append(contentsOf: other.bytes) }

  /// Writes a number.
  mutating func number(_ value: Int) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    let magnitude = value.magnitude
    var unit: UInt = 1
    while magnitude / unit >= 10 { unit *= 10 }
    while unit > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: magnitude / unit % 10))
      unit /= 10
    }
  }

  /// Writes a coordinate that follows another in a path: a minus sign needs no blank before it.
  mutating func next(_ value: Int) {
    if value >= 0 { bytes.append(UInt8(ascii: " ")) }
    number(value)
  }

  /// Writes an attribute with a number.
  mutating func attribute(_ name: String, _ value: Int) {
    bytes.append(UInt8(ascii: " "))
    raw(name)
    raw("=\"")
    number(value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes an attribute with a text.
  mutating func attribute(_ name: String, _ value: String) {
    bytes.append(UInt8(ascii: " "))
    raw(name)
    raw("=\"")
    escaped(value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// The bytes that stand for themselves; U+FFFE and U+FFFF, which do not, begin with 0xEF.
  private static let isPlain: [Bool] = (0..<256).map { byte in
    byte >= 0x20 && byte != 0xEF && byte != 0x26 && byte != 0x3C && byte != 0x3E && byte != 0x22
  }

  /// Writes a text, fit for content and for attributes in double quotes.
  ///
  /// Control characters, which XML 1.0 cannot hold, become U+FFFD; tabs and line feeds, blanks.
  mutating func escaped(_ text: String) {
    // Nearly every text holds nothing to escape.
    let isPlain = Self.isPlain
    if text.utf8.allSatisfy({ isPlain[Int($0)] }) {
      bytes.append(contentsOf: text.utf8)
      return
    }
    let start = bytes.count
    var pending: (UInt8, UInt8) = (0, 0)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): raw("&amp;")
      case UInt8(ascii: "<"): raw("&lt;")
      case UInt8(ascii: ">"): raw("&gt;")
      case UInt8(ascii: "\""): raw("&quot;")
      case 0x09, 0x0A, 0x0D: bytes.append(0x20)
      case 0x00..<0x20: bytes.append(contentsOf: [0xEF, 0xBF, 0xBD])
      // U+FFFE and U+FFFF end in these bytes.
      case 0xBE, 0xBF: bytes.append(pending == (0xEF, 0xBF) && bytes.count > start ? 0xBD : byte)
      default: bytes.append(byte)
      }
      pending = (pending.1, byte)
    }
  }
}
