import SourceText

/// Numbers and XML.
extension TextBuffer {
  /// Writes a number.
  mutating func number(_ value: Int) {
    if value < 0 { append(UInt8(ascii: "-")) }
    let magnitude = value.magnitude
    guard magnitude < 1_000 else { return digits(magnitude) }
    // Nearly every number is a coordinate: three figures at once, without the zeros before them.
    let tens = magnitude / 10
    let hundreds = magnitude / 100
    let figures = hundreds | (tens &- 10 &* hundreds) << 8 | (magnitude &- 10 &* tens) << 16
    let zeros: UInt = (magnitude < 100 ? 1 : 0) &+ (magnitude < 10 ? 1 : 0)
    let ascii = UInt32(truncatingIfNeeded: (0x30_3030 | figures) &>> (8 &* zeros))
    unsafe fill(atMost: 4) {
      unsafe UnsafeMutableRawPointer($0).storeBytes(of: ascii.littleEndian, as: UInt32.self)
      return 3 &- Int(bitPattern: zeros)
    }
  }

  private mutating func digits(_ value: UInt) {
    if value >= 10 { digits(value / 10) }
    append(UInt8(truncatingIfNeeded: 0x30 + value % 10))
  }

  /// Writes a coordinate that follows another in a path: a minus sign needs no blank before it.
  mutating func next(_ value: Int) {
    if value >= 0 { append(0x20) }
    number(value)
  }

  /// Writes an attribute with a number; the name has the blank before it, and the equals sign.
  @inline(__always)
  mutating func attribute(_ name: StaticString, _ value: Int) {
    append(markup: name)
    append(0x22)
    number(value)
    append(0x22)
  }

  /// Writes an attribute with a text; the name has the blank before it, and the equals sign.
  mutating func attribute(_ name: StaticString, _ value: String) {
    append(markup: name)
    append(0x22)
    escaped(value)
    append(0x22)
  }

  // MARK: XML

  /// Whether a byte stands for itself in XML; U+FFFE and U+FFFF, which do not, begin with 0xEF.
  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x3F
      ? byte != 0xEF : byte >= 0x20 && byte != 0x26 && byte != 0x3C && byte != 0x3E && byte != 0x22
  }

  /// Whether sixteen bytes stand for themselves.
  @inline(__always)
  private static func arePlain(_ bytes: SixteenBytes) -> Bool {
    // A bit tells `"` from `&`, and `<` from `>`.
    let marks = bytes.places(of: 0x26, but: 0x04) | bytes.places(of: 0x3E, but: 0x02)
    return (marks | bytes.places(below: 0x20) | bytes.places(of: 0xEF)).isEmpty
  }

  /// Whether eight bytes stand for themselves.
  @inline(__always)
  private static func arePlain(_ bytes: UInt64) -> Bool {
    // The high bit of a byte remains where it is below 0x20, and where what is compared is zero.
    let controls = (bytes &- 0x2020_2020_2020_2020) & ~bytes
    let angles = zeros((bytes & 0xFDFD_FDFD_FDFD_FDFD) ^ 0x3C3C_3C3C_3C3C_3C3C)
    let quotes = zeros((bytes & 0xFBFB_FBFB_FBFB_FBFB) ^ 0x2222_2222_2222_2222)
    let others = zeros(bytes ^ 0xEFEF_EFEF_EFEF_EFEF)
    return (controls | angles | quotes | others) & 0x8080_8080_8080_8080 == 0
  }

  @inline(__always)
  private static func zeros(_ bytes: UInt64) -> UInt64 { (bytes &- 0x0101_0101_0101_0101) & ~bytes }

  /// Writes a text, fit for the content of XML and for attributes in double quotes.
  ///
  /// Control characters, which XML 1.0 cannot hold, become U+FFFD; tabs and line feeds, blanks.
  mutating func escaped(_ text: String) {
    let isDone: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { unsafe escaped($0) }
    if isDone == nil { escaped(text, from: 0, to: Int.max) }
  }

  /// Writes a part of a text, by UTF-8 offsets.
  mutating func escaped(_ text: String, from lower: Int, to upper: Int) {
    let isDone: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      let lower = max(min(lower, bytes.count), 0)
      unsafe escaped(
        UnsafeBufferPointer(rebasing: bytes[lower..<max(min(upper, bytes.count), lower)]))
    }
    guard isDone == nil else { return }
    let bytes = Array(text.utf8)
    let lower = max(min(lower, bytes.count), 0)
    unsafe bytes[lower..<max(min(upper, bytes.count), lower)].withUnsafeBufferPointer {
      unsafe escaped($0)
    }
  }

  /// The same of UTF-8.
  mutating func escaped(_ bytes: UnsafeBufferPointer<UInt8>) {
    // Copied as it is read, up to the first byte that needs care.
    var index = 0
    unsafe fill(atMost: bytes.count) { target in
      index = unsafe Self.copyPlain(bytes, to: target)
      return index
    }
    if index < bytes.count { unsafe escapeRest(bytes, from: index) }
  }

  /// Copies what stands for itself at the beginning of some bytes, and tells how many they are.
  @inline(__always)
  private static func copyPlain(
    _ bytes: UnsafeBufferPointer<UInt8>, to target: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var index = 0
    if let source = unsafe UnsafeRawPointer(bytes.baseAddress) {
      while index + 16 <= bytes.count, unsafe arePlain(SixteenBytes(bytes, from: index)) {
        let sixteen = unsafe source.loadUnaligned(fromByteOffset: index, as: SIMD2<UInt64>.self)
        unsafe UnsafeMutableRawPointer(target).storeBytes(
          of: sixteen, toByteOffset: index, as: SIMD2<UInt64>.self)
        index += 16
      }
      while index + 8 <= bytes.count {
        let eight = unsafe source.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        guard arePlain(eight) else { break }
        unsafe UnsafeMutableRawPointer(target).storeBytes(
          of: eight, toByteOffset: index, as: UInt64.self)
        index += 8
      }
      // The rest as the last eight bytes, some of them once more.
      if index + 8 > bytes.count, bytes.count >= 8 {
        let last = bytes.count - 8
        let eight = unsafe source.loadUnaligned(fromByteOffset: last, as: UInt64.self)
        if arePlain(eight) {
          unsafe UnsafeMutableRawPointer(target).storeBytes(
            of: eight, toByteOffset: last, as: UInt64.self)
          index = bytes.count
        }
      }
    }
    while index < bytes.count {
      let byte = unsafe bytes[index]
      guard isPlain(byte) else { break }
      unsafe target[index] = byte
      index += 1
    }
    return index
  }

  @inline(never)
  private mutating func escapeRest(_ bytes: UnsafeBufferPointer<UInt8>, from first: Int) {
    for index in first..<bytes.count {
      let byte = unsafe bytes[index]
      switch byte {
      case UInt8(ascii: "&"): append(markup: "&amp;")
      case UInt8(ascii: "<"): append(markup: "&lt;")
      case UInt8(ascii: ">"): append(markup: "&gt;")
      case UInt8(ascii: "\""): append(markup: "&quot;")
      case 0x09, 0x0A, 0x0D: append(0x20)
      case 0x00..<0x20: append(markup: "\u{FFFD}")
      case 0xBE, 0xBF:
        // U+FFFE and U+FFFF end in these bytes.
        let isForbidden = unsafe index >= 2 && bytes[index - 2] == 0xEF && bytes[index - 1] == 0xBF
        append(isForbidden ? 0xBD : byte)
      default: append(byte)
      }
    }
  }
}
