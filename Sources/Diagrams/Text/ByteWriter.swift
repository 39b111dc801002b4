/// Writes text into bytes, for formats in which each piece is short and there are many.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  /// What has been written.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// How many bytes have been written.
  var count: Int { bytes.count }

  /// Writes markup as it stands.
  mutating func raw(_ markup: StaticString) {
    markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Writes a text as it stands.
  mutating func verbatim(_ text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable {
      bytes.append(contentsOf: $0)
    }
    if isDone == nil { bytes.append(contentsOf: text.utf8) }
  }

  /// Writes what another writer has written.
  mutating func append(_ other: ByteWriter) { bytes.append(contentsOf: other.bytes) }

  /// Writes a byte.
  mutating func byte(_ byte: UInt8) { bytes.append(byte) }

  /// Writes a scalar in UTF-8.
  mutating func scalar(_ value: UInt32) {
    if value < 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: value))
    } else if value >= 0x800, value < 0x10000 {
      bytes.append(UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
    } else if let scalar = Unicode.Scalar(value) {
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  /// Writes a byte several times.
  mutating func repeated(_ byte: UInt8, _ count: Int) {
    guard count > 0 else { return }
    bytes.append(contentsOf: repeatElement(byte, count: count))
  }

  /// Takes the blanks from the end.
  mutating func dropBlanks() { while bytes.last == 0x20 { bytes.removeLast() } }

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

  /// Writes an attribute with a number; the name has the blank before it, and the equals sign.
  mutating func attribute(_ name: StaticString, _ value: Int) {
    raw(name)
    bytes.append(UInt8(ascii: "\""))
    number(value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes an attribute with a text; the name has the blank before it, and the equals sign.
  mutating func attribute(_ name: StaticString, _ value: String) {
    raw(name)
    bytes.append(UInt8(ascii: "\""))
    escaped(value)
    bytes.append(UInt8(ascii: "\""))
  }

  // MARK: XML

  /// Whether a byte stands for itself in XML; U+FFFE and U+FFFF, which do not, begin with 0xEF.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x3F
      ? byte != 0xEF : byte >= 0x20 && byte != 0x26 && byte != 0x3C && byte != 0x3E && byte != 0x22
  }

  /// Writes a text, fit for the content of XML and for attributes in double quotes.
  ///
  /// Control characters, which XML 1.0 cannot hold, become U+FFFD; tabs and line feeds, blanks.
  mutating func escaped(_ text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { buffer in
      var isPlain = true
      for byte in buffer where !Self.isPlain(byte) {
        isPlain = false
        break
      }
      if isPlain { bytes.append(contentsOf: buffer) } else { escape(buffer) }
    }
    if isDone == nil { escape(text.utf8) }
  }

  private mutating func escape(_ text: some Sequence<UInt8>) {
    let start = bytes.count
    var pending: (UInt8, UInt8) = (0, 0)
    for byte in text {
      switch byte {
      case UInt8(ascii: "&"): raw("&amp;")
      case UInt8(ascii: "<"): raw("&lt;")
      case UInt8(ascii: ">"): raw("&gt;")
      case UInt8(ascii: "\""): raw("&quot;")
      case 0x09, 0x0A, 0x0D: bytes.append(0x20)
      case 0x00..<0x20: raw("\u{FFFD}")
      // U+FFFE and U+FFFF end in these bytes.
      case 0xBE, 0xBF: bytes.append(pending == (0xEF, 0xBF) && bytes.count > start ? 0xBD : byte)
      default: bytes.append(byte)
      }
      pending = (pending.1, byte)
    }
  }
}
