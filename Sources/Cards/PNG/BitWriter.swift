/// Writes bits, the lowest of a byte first, as deflate has them.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var pending: UInt32 = 0
  private var count: UInt32 = 0

  /// Writes the low bits of a number, the lowest first.
  mutating func write(_ value: UInt32, bits: UInt32) {
    pending |= value << count
    count += bits
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count -= 8
    }
  }

  /// Writes a code, the highest bit first.
  mutating func write(code: UInt32, bits: UInt32) {
    var turned: UInt32 = 0
    for bit in 0..<bits { turned |= (code >> bit & 1) << (bits - 1 - bit) }
    write(turned, bits: bits)
  }

  mutating func finish() {
    if count > 0 { write(0, bits: 8 - count) }
  }
}
