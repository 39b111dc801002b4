/// Bytes as they grow, for text of which each piece is short and there are many.
///
/// They stand in memory of their own, so that a piece costs its copying and a comparison; an array would ask
/// each time whether somebody else has it.
@safe
package struct TextBuffer: ~Copyable {
  @usableFromInline var start: UnsafeMutablePointer<UInt8>?
  @usableFromInline var capacity = 0
  /// The memory, where it is the buffer's own and not lent. An object gives it back, since Embedded Swift does not
  /// let a structure of another module do so.
  private var memory: Memory?
  /// How many bytes there are.
  @usableFromInline package private(set) var count = 0

  /// Nothing yet, with no room for anything.
  package init() { unsafe start = nil }

  /// Nothing yet.
  package init(capacity: Int) {
    self.init()
    reserveCapacity(capacity)
  }

  /// Nothing yet, in memory that somebody lends it; what does not fit goes into memory of its own.
  private init(in memory: UnsafeMutableBufferPointer<UInt8>) {
    unsafe start = memory.baseAddress
    capacity = memory.count
  }

  /// Memory that is given back when nobody has it any more.
  @safe private final class Memory {
    let start: UnsafeMutablePointer<UInt8>

    init(capacity: Int) { unsafe start = .allocate(capacity: capacity) }

    deinit { unsafe start.deallocate() }
  }

  /// What somebody writes; nothing is copied where the room that is asked for suffices.
  package static func bytes(
    capacity: Int, _ write: (inout TextBuffer) -> Void
  ) -> [UInt8] {
    var longer: [UInt8]?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { memory, count in
      var buffer = unsafe TextBuffer(in: memory)
      write(&buffer)
      if buffer.memory != nil { longer = buffer.bytes } else { count = buffer.count }
    }
    return longer ?? bytes
  }

  // MARK: What has been written

  /// What has been written, for as long as nothing more is.
  package var written: UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(start: start, count: count)
  }

  /// What has been written.
  package var bytes: [UInt8] { unsafe Array(written) }

  /// What has been written, as text.
  package var text: String { unsafe String(decoding: written, as: UTF8.self) }

  /// Takes what has been written behind so many bytes away, and returns it.
  package mutating func take(from kept: Int) -> [UInt8] {
    defer { count = kept }
    return unsafe Array(written[kept...])
  }

  /// Forgets what has been written behind so many bytes, and keeps the room for it.
  package mutating func drop(to kept: Int) { count = min(count, max(kept, 0)) }

  /// Forgets what has been written, and keeps the room for it.
  package mutating func removeAll() { count = 0 }

  /// Takes the last byte away.
  package mutating func removeLast() { count = max(count - 1, 0) }

  /// Takes the blanks from the end.
  package mutating func dropBlanks() {
    while let last = unsafe written.last, last == 0x20 { count -= 1 }
  }

  // MARK: Room

  /// Makes room for so many bytes in all.
  package mutating func reserveCapacity(_ wanted: Int) {
    if wanted > capacity { grow(to: wanted) }
  }

  @usableFromInline @inline(never)
  mutating func grow(to wanted: Int) {
    let wider = Memory(capacity: wanted)
    if let start = unsafe start { unsafe wider.start.update(from: start, count: count) }
    memory = wider
    unsafe start = unsafe wider.start
    capacity = wanted
  }

  /// Lets somebody write so many bytes at most, who says how many it were.
  @inlinable @inline(__always)
  package mutating func fill(
    atMost most: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int
  ) {
    if count + most > capacity { grow(to: max(2 * capacity, count + most, 64)) }
    guard let start = unsafe start else { return }
    unsafe count += write(start + count)
  }

  // MARK: Pieces

  /// Appends a byte.
  @inlinable @inline(__always)
  package mutating func append(_ byte: UInt8) {
    unsafe fill(atMost: 1) {
      unsafe $0.initialize(to: byte)
      return 1
    }
  }

  /// Appends a byte several times.
  package mutating func append(repeating byte: UInt8, count times: Int) {
    guard times > 0 else { return }
    unsafe fill(atMost: times) {
      unsafe $0.update(repeating: byte, count: times)
      return times
    }
  }

  /// Appends bytes as they stand.
  @inlinable @inline(__always)
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress, !bytes.isEmpty else { return }
    unsafe fill(atMost: bytes.count) {
      unsafe $0.update(from: first, count: bytes.count)
      return bytes.count
    }
  }

  /// Appends bytes as they stand.
  package mutating func append(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { unsafe append($0) }
  }

  /// The same of a part of some.
  package mutating func append(_ bytes: ArraySlice<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe append($0) }
  }

  /// Appends what another buffer has.
  package mutating func append(_ other: borrowing TextBuffer) { unsafe append(other.written) }

  /// Puts what another buffer has before what stands at a place.
  package mutating func insert(_ other: borrowing TextBuffer, at place: Int) {
    guard place >= 0, place <= count else { return }
    reserveCapacity(count + other.count)
    guard let start = unsafe start, let first = unsafe other.start else { return }
    unsafe (start + place + other.count).update(from: start + place, count: count - place)
    unsafe (start + place).update(from: first, count: other.count)
    count += other.count
  }

  /// Appends markup as it stands; it is there for good, so that nothing is counted.
  @inlinable @inline(__always)
  package mutating func append(markup: StaticString) {
    guard markup.hasPointerRepresentation else { return append(scalar: markup.unicodeScalar.value) }
    unsafe append(UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
  }

  /// Appends a text as it stands.
  package mutating func append(text: String) { unsafe text.withBytes { unsafe append($0) } }

  /// Appends a part of a text as it stands, by UTF-8 offsets, which must be in it.
  package mutating func append(text: String, from lower: Int, to upper: Int) {
    unsafe text.withBytes { unsafe append(UnsafeBufferPointer(rebasing: $0[lower..<upper])) }
  }

  /// Appends a scalar in UTF-8.
  package mutating func append(scalar value: UInt32) {
    if value < 0x80 {
      append(UInt8(truncatingIfNeeded: value))
    } else if value >= 0x800, value < 0x10000 {
      unsafe fill(atMost: 3) {
        unsafe $0[0] = UInt8(truncatingIfNeeded: 0xE0 | value >> 12)
        unsafe $0[1] = UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F)
        unsafe $0[2] = UInt8(truncatingIfNeeded: 0x80 | value & 0x3F)
        return 3
      }
    } else if let scalar = Unicode.Scalar(value) {
      for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte) }
    }
  }
}
