/// A hash of the bytes of a written page, which are most of all that are written.
///
/// It takes in twice as much at a step as `ContentHash`, and stands in no file but the cache.
enum PageHash {
  /// The hash of bytes that are in pieces.
  static func of(_ pieces: [ArraySlice<UInt8>]) -> UInt64 {
    var hash = ContentHash()
    for piece in pieces {
      piece.withUnsafeBytes { bytes in
        let end = bytes.count & ~63
        addBlocks(UnsafeRawBufferPointer(rebasing: bytes[..<end]), to: &hash)
        hash.add(UnsafeRawBufferPointer(rebasing: bytes[end...]))
        hash.add(UInt64(bytes.count))
      }
    }
    return hash.value
  }

  /// Adds blocks of 64 bytes: four hashes of 16 that need not wait for each other.
  private static func addBlocks(_ bytes: UnsafeRawBufferPointer, to hash: inout ContentHash) {
    var lanes: (UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, 4)
    func mixed(_ lane: UInt64, _ key: UInt64, _ offset: Int) -> UInt64 {
      let first = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let second = bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)
      let product = (first.littleEndian ^ key).multipliedFullWidth(by: second.littleEndian ^ lane)
      return product.high ^ product.low
    }
    var offset = 0
    while offset < bytes.count {
      lanes.0 = mixed(lanes.0, 0xD6E8_FEB8_6659_FD93, offset)
      lanes.1 = mixed(lanes.1, 0xA076_1D64_78BD_642F, offset + 16)
      lanes.2 = mixed(lanes.2, 0xE703_7ED1_A0B4_28DB, offset + 32)
      lanes.3 = mixed(lanes.3, 0x8EBC_6AF0_9C88_C6E3, offset + 48)
      offset += 64
    }
    for lane in [lanes.0, lanes.1, lanes.2, lanes.3] { hash.add(lane) }
  }
}
