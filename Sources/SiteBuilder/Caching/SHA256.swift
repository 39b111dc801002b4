/// SHA-256 of FIPS 180-4: a hash for which nobody knows two texts that have the same.
///
/// What is shared between machines goes by it: there a stranger may have written one of the texts. It is some ten
/// times as slow as `ContentHash`.
struct SHA256 {
  /// The bytes of a block, and of a hash.
  static let block = 64, length = 32

  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]
  /// What is not yet a block.
  private var rest: [UInt8] = []
  private var count: UInt64 = 0

  /// The hash of some bytes.
  static func of(_ bytes: [UInt8]) -> [UInt8] {
    var hash = SHA256()
    hash.add(bytes)
    return hash.finished()
  }

  /// What only those can make who have a key: HMAC of RFC 2104.
  static func code(of bytes: [UInt8], key: [UInt8]) -> [UInt8] {
    var key = key.count > block ? of(key) : key
    key += Array(repeating: 0, count: block - key.count)
    var inner = SHA256()
    inner.add(key.map { $0 ^ 0x36 })
    inner.add(bytes)
    var outer = SHA256()
    outer.add(key.map { $0 ^ 0x5c })
    outer.add(inner.finished())
    return outer.finished()
  }

  mutating func add(_ bytes: [UInt8]) {
    count += UInt64(bytes.count)
    var start = 0
    if !rest.isEmpty {
      start = min(Self.block - rest.count, bytes.count)
      rest += bytes[..<start]
      guard rest.count == Self.block else { return }
      unsafe rest.withUnsafeBytes { unsafe mix($0) }
      rest.removeAll(keepingCapacity: true)
    }
    unsafe bytes.withUnsafeBytes { buffer in
      while buffer.count - start >= Self.block {
        unsafe mix(UnsafeRawBufferPointer(rebasing: buffer[start..<(start + Self.block)]))
        start += Self.block
      }
    }
    rest += bytes[start...]
  }

  /// The hash of all that was added.
  func finished() -> [UInt8] {
    var hash = self
    let bits = count * 8
    let zeros = (2 * Self.block - 9 - rest.count % Self.block) % Self.block
    hash.add([0x80] + Array(repeating: 0, count: zeros) + Self.bytes(bits))
    return hash.state.flatMap { Self.bytes(UInt64($0)).suffix(4) }
  }

  private static func bytes(_ number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> UInt64(56 - 8 * $0)) }
  }

  private mutating func mix(_ block: UnsafeRawBufferPointer) {
    unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
      for index in 0..<16 {
        unsafe words[index] = unsafe UInt32(
          bigEndian: block.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self))
      }
      for index in 16..<64 {
        let (first, second) = unsafe (words[index - 15], words[index - 2])
        let low = first.turned(7) ^ first.turned(18) ^ (first >> 3)
        let high = second.turned(17) ^ second.turned(19) ^ (second >> 10)
        unsafe words[index] = unsafe words[index - 16] &+ low &+ words[index - 7] &+ high
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      for index in 0..<64 {
        let choice = (e & f) ^ (~e & g)
        let high = h &+ (e.turned(6) ^ e.turned(11) ^ e.turned(25)) &+ choice
        let first = unsafe high &+ Self.constants[index] &+ words[index]
        let majority = (a & b) ^ (a & c) ^ (b & c)
        let second = (a.turned(2) ^ a.turned(13) ^ a.turned(22)) &+ majority
        (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
      }
      for (index, value) in [a, b, c, d, e, f, g, h].enumerated() {
        state[index] = state[index] &+ value
      }
    }
  }

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}

extension UInt32 {
  /// Turned to the right.
  fileprivate func turned(_ bits: UInt32) -> UInt32 { self >> bits | self << (32 - bits) }
}
