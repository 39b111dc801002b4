import SourceText

/// Writes text into bytes, for formats in which each piece is short and there are many.
///
/// The bytes stand in memory of its own, so that a piece costs its copying and a comparison.
struct ByteWriter: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// Whether the memory is the writer's own, and not lent to it.
  private var isOwn = true
  /// How many bytes have been written.
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 64)
    start = .allocate(capacity: self.capacity)
  }

  /// A writer into memory that somebody lends it; what does not fit goes into memory of its own.
  private init(in memory: UnsafeMutableBufferPointer<UInt8>) {
    isOwn = memory.baseAddress == nil
    capacity = isOwn ? 64 : memory.count
    start = memory.baseAddress ?? .allocate(capacity: 64)
  }

  deinit { if isOwn { start.deallocate() } }

  /// What somebody writes, as bytes; nothing is copied where the room that is asked for suffices.
  static func bytes(capacity: Int, _ write: (inout ByteWriter) -> Void) -> [UInt8] {
    var others: [UInt8]?
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { memory, count in
      var writer = ByteWriter(in: memory)
      write(&writer)
      if writer.isOwn { others = Array(writer.buffer) } else { count = writer.count }
    }
    return others ?? bytes
  }

  /// What has been written.
  ///
  /// It is not looked through for faults of UTF-8 where the library can do without, because there are
  /// none: only whole characters are written.
  var text: String {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else {
      return String(decoding: buffer, as: UTF8.self)
    }
    return String(copying: UTF8Span(unchecked: buffer.span))
  }

  private var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  /// Forgets what has been written after a place.
  mutating func drop(to place: Int) { count = min(count, max(place, 0)) }

  /// Forgets what has been written, and keeps the room for it.
  mutating func removeAll() { count = 0 }

  // MARK: Room

  @inline(__always)
  private mutating func reserve(_ more: Int) {
    if count + more > capacity { grow(by: more) }
  }

  @inline(never)
  private mutating func grow(by more: Int) {
    capacity = max(2 * capacity, count + more)
    let wider = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    wider.update(from: start, count: count)
    if isOwn { start.deallocate() }
    isOwn = true
    start = wider
  }

  @inline(__always)
  private mutating func append(_ source: UnsafePointer<UInt8>, _ length: Int) {
    reserve(length)
    (start + count).update(from: source, count: length)
    count += length
  }

  // MARK: Pieces

  /// Writes markup as it stands.
  @inline(__always)
  mutating func raw(_ markup: StaticString) {
    guard markup.hasPointerRepresentation else { return scalar(markup.unicodeScalar.value) }
    append(markup.utf8Start, markup.utf8CodeUnitCount)
  }

  /// Writes a text as it stands.
  mutating func verbatim(_ text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { verbatim($0) }
    if isDone == nil { for byte in text.utf8 { self.byte(byte) } }
  }

  /// Writes a part of a text as it stands, by UTF-8 offsets, which must be in it.
  mutating func verbatim(_ text: String, from lower: Int, to upper: Int) {
    var text = text
    text.withUTF8 { verbatim(UnsafeBufferPointer(rebasing: $0[lower..<upper])) }
  }

  /// Writes bytes as they stand.
  mutating func verbatim(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress, !bytes.isEmpty else { return }
    append(first, bytes.count)
  }

  /// Writes what another writer has written.
  mutating func append(_ other: borrowing ByteWriter) { verbatim(other.buffer) }

  /// Puts what another writer has written before what stands at a place.
  mutating func insert(_ other: borrowing ByteWriter, at place: Int) {
    guard place >= 0, place <= count else { return }
    reserve(other.count)
    (start + place + other.count).update(from: start + place, count: count - place)
    (start + place).update(from: other.start, count: other.count)
    count += other.count
  }

  /// Writes a byte.
  @inline(__always)
  mutating func byte(_ byte: UInt8) {
    reserve(1)
    start[count] = byte
    count += 1
  }

  /// Writes a scalar in UTF-8.
  mutating func scalar(_ value: UInt32) {
    if value < 0x80 {
      byte(UInt8(truncatingIfNeeded: value))
    } else if value >= 0x800, value < 0x10000 {
      reserve(3)
      start[count] = UInt8(truncatingIfNeeded: 0xE0 | value >> 12)
      start[count + 1] = UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F)
      start[count + 2] = UInt8(truncatingIfNeeded: 0x80 | value & 0x3F)
      count += 3
    } else if let scalar = Unicode.Scalar(value) {
      for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { self.byte(byte) }
    }
  }

  /// Lets somebody write some bytes at most, who says how many it were.
  @inline(__always)
  mutating func fill(atMost most: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    reserve(most)
    count += write(start + count)
  }

  /// Writes a byte several times.
  mutating func repeated(_ byte: UInt8, _ times: Int) {
    guard times > 0 else { return }
    reserve(times)
    (start + count).update(repeating: byte, count: times)
    count += times
  }

  /// Takes the blanks from the end.
  mutating func dropBlanks() {
    while count >= 8,
      UnsafeRawPointer(start + count - 8).loadUnaligned(as: UInt64.self) == 0x2020_2020_2020_2020
    {
      count -= 8
    }
    while count > 0, start[count - 1] == 0x20 { count -= 1 }
  }

  /// Writes a number.
  mutating func number(_ value: Int) {
    reserve(24)
    if value < 0 {
      start[count] = UInt8(ascii: "-")
      count += 1
    }
    let magnitude = value.magnitude
    guard magnitude < 1_000 else { return digits(magnitude) }
    // Nearly every number is a coordinate: three figures at once, without the zeros before them.
    let tens = magnitude / 10
    let hundreds = magnitude / 100
    let figures = hundreds | (tens &- 10 &* hundreds) << 8 | (magnitude &- 10 &* tens) << 16
    let zeros: UInt = (magnitude < 100 ? 1 : 0) &+ (magnitude < 10 ? 1 : 0)
    let ascii = UInt32(truncatingIfNeeded: (0x30_3030 | figures) &>> (8 &* zeros))
    UnsafeMutableRawPointer(start + count).storeBytes(of: ascii.littleEndian, as: UInt32.self)
    count &+= 3 &- Int(bitPattern: zeros)
  }

  @inline(__always)
  private mutating func digit(_ value: UInt) {
    start[count] = UInt8(truncatingIfNeeded: 0x30 + value)
    count += 1
  }

  private mutating func digits(_ value: UInt) {
    if value >= 10 { digits(value / 10) }
    digit(value % 10)
  }

  /// Writes a coordinate that follows another in a path: a minus sign needs no blank before it.
  mutating func next(_ value: Int) {
    if value >= 0 { byte(0x20) }
    number(value)
  }

  /// Writes an attribute with a number; the name has the blank before it, and the equals sign.
  @inline(__always)
  mutating func attribute(_ name: StaticString, _ value: Int) {
    raw(name)
    byte(0x22)
    number(value)
    byte(0x22)
  }

  /// Writes an attribute with a text; the name has the blank before it, and the equals sign.
  mutating func attribute(_ name: StaticString, _ value: String) {
    raw(name)
    byte(0x22)
    escaped(value)
    byte(0x22)
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
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { escaped($0) }
    if isDone == nil { escaped(text, from: 0, to: Int.max) }
  }

  /// Writes a part of a text, by UTF-8 offsets.
  mutating func escaped(_ text: String, from lower: Int, to upper: Int) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      let lower = max(min(lower, bytes.count), 0)
      escaped(UnsafeBufferPointer(rebasing: bytes[lower..<max(min(upper, bytes.count), lower)]))
    }
    guard isDone == nil else { return }
    let bytes = Array(text.utf8)
    let lower = max(min(lower, bytes.count), 0)
    bytes[lower..<max(min(upper, bytes.count), lower)].withUnsafeBufferPointer { escaped($0) }
  }

  /// The same of UTF-8.
  mutating func escaped(_ bytes: UnsafeBufferPointer<UInt8>) {
    // Copied as it is read, up to the first byte that needs care.
    reserve(bytes.count)
    let target = start + count
    var index = 0
    if let source = UnsafeRawPointer(bytes.baseAddress) {
      while index + 16 <= bytes.count, Self.arePlain(SixteenBytes(bytes, from: index)) {
        let sixteen = source.loadUnaligned(fromByteOffset: index, as: SIMD2<UInt64>.self)
        UnsafeMutableRawPointer(target).storeBytes(
          of: sixteen, toByteOffset: index, as: SIMD2<UInt64>.self)
        index += 16
      }
      while index + 8 <= bytes.count {
        let eight = source.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        guard Self.arePlain(eight) else { break }
        UnsafeMutableRawPointer(target).storeBytes(of: eight, toByteOffset: index, as: UInt64.self)
        index += 8
      }
      // The rest as the last eight bytes, some of them once more.
      if index + 8 > bytes.count, bytes.count >= 8 {
        let last = bytes.count - 8
        let eight = source.loadUnaligned(fromByteOffset: last, as: UInt64.self)
        if Self.arePlain(eight) {
          UnsafeMutableRawPointer(target).storeBytes(of: eight, toByteOffset: last, as: UInt64.self)
          index = bytes.count
        }
      }
    }
    while index < bytes.count {
      let byte = bytes[index]
      guard Self.isPlain(byte) else { break }
      target[index] = byte
      index += 1
    }
    count += index
    if index < bytes.count { escapeRest(bytes, from: index) }
  }

  @inline(never)
  private mutating func escapeRest(_ bytes: UnsafeBufferPointer<UInt8>, from first: Int) {
    for index in first..<bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "&"): raw("&amp;")
      case UInt8(ascii: "<"): raw("&lt;")
      case UInt8(ascii: ">"): raw("&gt;")
      case UInt8(ascii: "\""): raw("&quot;")
      case 0x09, 0x0A, 0x0D: self.byte(0x20)
      case 0x00..<0x20: raw("\u{FFFD}")
      case 0xBE, 0xBF:
        // U+FFFE and U+FFFF end in these bytes.
        let isForbidden = index >= 2 && bytes[index - 2] == 0xEF && bytes[index - 1] == 0xBF
        self.byte(isForbidden ? 0xBD : byte)
      default: self.byte(byte)
      }
    }
  }
}
