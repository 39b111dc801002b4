/// The places of a text in UTF-16 units, as JavaScript counts them, for its places in bytes of UTF-8.
struct UTF16Places {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// How many units the text has.
  var count: Int { place(of: bytes.count) }

  /// How many units stand before a byte.
  func place(of offset: Int) -> Int {
    bytes.prefix(offset).reduce(0) { $0 + Self.units(at: $1) }
  }

  /// The byte before which so many units stand, at most the end of the text.
  func offset(of place: Int) -> Int {
    var left = place
    for (offset, byte) in bytes.enumerated() {
      let count = Self.units(at: byte)
      if left == 0, count > 0 { return offset }
      left = max(0, left - count)
    }
    return bytes.count
  }

  /// The units that the first byte of a character stands for; those that go on with one stand for none.
  private static func units(at byte: UInt8) -> Int {
    byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
  }
}
