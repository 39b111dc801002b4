/// Reads one block with the codes that everybody knows, and nothing else.
public struct Inflate {
  private let bytes: [UInt8]
  private var place: Int

  /// The bytes of a zlib stream; nil where it is none of that kind.
  public static func bytes(ofZlib stream: [UInt8]) -> [UInt8]? {
    var reader = Inflate(bytes: stream, place: 16)
    return reader.read()
  }

  /// The bytes of such a block alone, as zip has it.
  public static func bytes(_ block: [UInt8]) -> [UInt8]? {
    var reader = Inflate(bytes: block, place: 0)
    return reader.read()
  }

  private mutating func bits(_ count: Int) -> Int {
    (0..<count).reduce(0) { value, bit in
      defer { place += 1 }
      return value | Int(bytes[place / 8] >> UInt8(place % 8) & 1) << bit
    }
  }

  private mutating func code(_ count: Int) -> Int {
    (0..<count).reduce(0) { value, _ in value << 1 | bits(1) }
  }

  private mutating func literal() -> Int {
    var value = code(7)
    if value <= 0b001_0111 { return 256 + value }
    value = value << 1 | bits(1)
    if (0x30...0xBF).contains(value) { return value - 0x30 }
    if (0xC0...0xC7).contains(value) { return 280 + value - 0xC0 }
    return 144 + (value << 1 | bits(1)) - 0x190
  }

  private mutating func read() -> [UInt8]? {
    let lengths = [
      3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
      163, 195, 227, 258,
    ]
    let distances = [
      1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1_025, 1_537,
      2_049, 3_073, 4_097,
      6_145, 8_193, 12_289, 16_385, 24_577,
    ]
    guard bits(3) == 3 else { return nil }
    var found: [UInt8] = []
    while true {
      let value = literal()
      if value == 256 { return found }
      if value < 256 {
        found.append(UInt8(value))
        continue
      }
      let index = value - 257
      let extra = index < 8 || index == 28 ? 0 : index / 4 - 1
      let length = lengths[index] + bits(extra)
      let far = code(5)
      let distance = distances[far] + bits(far < 4 ? 0 : far / 2 - 1)
      guard distance <= found.count else { return nil }
      for _ in 0..<length { found.append(found[found.count - distance]) }
    }
  }
}
