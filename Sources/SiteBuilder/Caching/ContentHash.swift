/// A hash of some bytes: the same on every machine and at every run, and quick.
///
/// It tells versions of a file apart, not attackers: whoever can write the pages needs no collision.
package struct ContentHash: Sendable {
  private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  init() {}

  /// Goes on from a hash.
  init(_ value: UInt64) { self.value = value }

  /// The hash of some bytes.
  package static func of(_ bytes: [UInt8]) -> UInt64 {
    var hash = ContentHash()
    hash.add(bytes)
    return hash.value
  }

  /// The hash of bytes that are in pieces.
  static func of(_ pieces: [ArraySlice<UInt8>]) -> UInt64 {
    var hash = ContentHash()
    for piece in pieces { unsafe piece.withUnsafeBytes { unsafe hash.add($0) } }
    return hash.value
  }

  mutating func add(_ bytes: [UInt8]) { unsafe bytes.withUnsafeBytes { unsafe add($0) } }

  mutating func add(_ buffer: UnsafeRawBufferPointer) {
    var offset = unsafe addBlocks(buffer)
    while offset + 8 <= buffer.count, let start = buffer.baseAddress {
      unsafe mix(Self.word(start, offset))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < buffer.count {
      rest = unsafe rest << 8 | UInt64(buffer[offset])
      offset += 1
    }
    mix(rest)
    mix(UInt64(buffer.count))
  }

  /// Adds all whole blocks of some bytes, and returns where they end: four hashes that need not wait
  /// for each other.
  private mutating func addBlocks(_ buffer: UnsafeRawBufferPointer) -> Int {
    guard buffer.count >= 64, let start = buffer.baseAddress else { return 0 }
    var lanes = (ContentHash(), ContentHash(), ContentHash(), ContentHash())
    // By its address, a word costs nothing but the load.
    var block = unsafe start
    let end = unsafe start + buffer.count / 32 * 32
    while unsafe block < end {
      unsafe lanes.0.mix(Self.word(block, 0))
      unsafe lanes.1.mix(Self.word(block, 8))
      unsafe lanes.2.mix(Self.word(block, 16))
      unsafe lanes.3.mix(Self.word(block, 24))
      unsafe block += 32
    }
    mix(lanes.0.value)
    mix(lanes.1.value)
    mix(lanes.2.value)
    mix(lanes.3.value)
    return unsafe end - start
  }

  @inline(__always)
  private static func word(_ place: UnsafeRawPointer, _ offset: Int) -> UInt64 {
    unsafe UInt64(littleEndian: place.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { unsafe add(UnsafeRawBufferPointer($0)) }
  }

  mutating func add(_ number: UInt64) { mix(number) }

  @inline(__always)
  private mutating func mix(_ word: UInt64) {
    let product = (value ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    value = (product.high ^ product.low) &+ 0xA076_1D64_78BD_642F
  }
}
