/// Makes bytes shorter (RFC 1951): what was there before is named instead of written again.
///
/// One block with the codes that everybody knows. What it looks for is what pictures have: the pixel before,
/// the row above, and where the same four bytes stood last.
package struct Deflate {
  private static let shortest = 4
  private static let longest = 258
  private static let farthest = 32_768
  private static let hashBits: UInt32 = 14

  private let bytes: [UInt8]
  private let stride: Int
  private var writer = BitWriter()
  private var last = Array(repeating: Int32(-1), count: 1 << Int(hashBits))

  /// The bytes of a zlib stream (RFC 1950), which PNG has.
  static func zlib(_ bytes: [UInt8], stride: Int) -> [UInt8] {
    [0x78, 0x01] + compressed(bytes, stride: stride) + adler(bytes).bigEndianBytes
  }

  /// The bytes alone, as zip has them.
  ///
  /// - Parameter stride: How many bytes a row of a picture has; one where the bytes are in no rows.
  package static func compressed(_ bytes: [UInt8], stride: Int = 1) -> [UInt8] {
    var deflate = Deflate(bytes: bytes, stride: stride)
    deflate.run()
    return deflate.writer.bytes
  }

  private init(bytes: [UInt8], stride: Int) {
    self.bytes = bytes
    self.stride = stride
  }

  private mutating func run() {
    writer.write(1, bits: 1)
    writer.write(1, bits: 2)
    var index = 0
    while index < bytes.count {
      let (length, distance) = match(at: index)
      if length >= Self.shortest {
        write(length: length)
        write(distance: distance)
        index += length
      } else {
        write(literal: UInt32(bytes[index]))
        index += 1
      }
    }
    write(literal: 256)
    writer.finish()
  }

  /// The longest run of bytes here that stood before, and how far back.
  private mutating func match(at index: Int) -> (length: Int, distance: Int) {
    guard index + Self.shortest <= bytes.count else { return (0, 0) }
    var best = (length: 0, distance: 0)
    func take(_ distance: Int) {
      guard distance > 0, distance <= index, distance <= Self.farthest else { return }
      let length = common(index, distance)
      if length > best.length { best = (length, distance) }
    }
    take(1)
    take(stride)
    let place = hash(at: index)
    if last[place] >= 0 { take(index - Int(last[place])) }
    last[place] = Int32(index)
    return best
  }

  private func common(_ index: Int, _ distance: Int) -> Int {
    let most = min(Self.longest, bytes.count - index)
    var length = 0
    while length < most, bytes[index + length] == bytes[index + length - distance] { length += 1 }
    return length
  }

  private func hash(at index: Int) -> Int {
    var value: UInt32 = 0
    for offset in 0..<Self.shortest { value = value << 8 | UInt32(bytes[index + offset]) }
    return Int((value &* 0x9E37_79B1) >> (32 - Self.hashBits))
  }

  // MARK: Codes

  private mutating func write(literal: UInt32) {
    switch literal {
    case 0...143: writer.write(code: 0x30 + literal, bits: 8)
    case 144...255: writer.write(code: 0x190 + literal - 144, bits: 9)
    case 256...279: writer.write(code: literal - 256, bits: 7)
    default: writer.write(code: 0xC0 + literal - 280, bits: 8)
    }
  }

  private mutating func write(length: Int) {
    if length == Self.longest { return write(literal: 285) }
    let (code, extra, bits) = Self.parts(of: UInt32(length - 3), doubling: 4)
    write(literal: 257 + code)
    writer.write(extra, bits: bits)
  }

  private mutating func write(distance: Int) {
    let (code, extra, bits) = Self.parts(of: UInt32(distance - 1), doubling: 2)
    writer.write(code: code, bits: 5)
    writer.write(extra, bits: bits)
  }

  /// The code of a number, where so many codes each have twice the numbers of those before, and which of the
  /// code's numbers it is.
  private static func parts(
    of value: UInt32, doubling count: UInt32
  ) -> (code: UInt32, extra: UInt32, bits: UInt32) {
    guard value >= count * 2 else { return (value, 0, 0) }
    let high = UInt32(31 - value.leadingZeroBitCount)
    let bits = high - UInt32(count.trailingZeroBitCount)
    let code = count * (bits + 1) + value >> bits & (count - 1)
    return (code, value & (1 << bits - 1), bits)
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }
}

extension UInt32 {
  var bigEndianBytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }
  }
}
