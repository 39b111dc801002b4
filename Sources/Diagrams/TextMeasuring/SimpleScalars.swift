/// Scalars that are characters by themselves whatever stands beside them, so that a text of them alone
/// needs no search for the borders of its characters.
enum SimpleScalars {
  /// How many bytes a text begins with that are seen and of ASCII, looked at in eights.
  static func seenASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index + 8 <= raw.count {
      let eight = unsafe raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      // The high bit of a byte is set where it is not ASCII, is below 0x20 or is 0x7F.
      let less = eight &- 0x2020_2020_2020_2020
      let more = eight &+ 0x0101_0101_0101_0101
      guard (eight | less | more) & 0x8080_8080_8080_8080 == 0 else { break }
      index += 8
    }
    while index < bytes.count, unsafe bytes[index] >= 0x20, unsafe bytes[index] < 0x7F {
      index += 1
    }
    return index
  }

  /// Decodes the scalar at a place of valid UTF-8, and goes on behind it; nil for one that is not
  /// simple.
  @inline(__always)
  static func next(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt32? {
    let byte = unsafe bytes[index]
    index += 1
    if byte < 0x80 { return byte == 0x0D ? nil : UInt32(byte) }
    return unsafe manyBytes(byte, bytes, &index)
  }

  @inline(never)
  private static func manyBytes(
    _ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int
  ) -> UInt32? {
    var more = byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3
    var scalar = UInt32(byte) & (more == 1 ? 0x1F : more == 2 ? 0x0F : 0x07)
    while more > 0, index < bytes.count {
      scalar = unsafe scalar << 6 | UInt32(bytes[index] & 0x3F)
      index += 1
      more -= 1
    }
    return contains(scalar) ? scalar : nil
  }

  /// Whether a scalar is one: Latin letters, punctuation, superior figures, arrows, lines, kana and
  /// Chinese characters.
  static func contains(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x00..<0x0D, 0x0E..<0x300, 0x2010...0x2027, 0x2070...0x20CF, 0x2190...0x2193,
      0x2500...0x257F, 0x3000...0x3029, 0x3040...0x3098, 0x30A0...0x30FF, 0x4E00...0x9FFF,
      0xFF01...0xFF60:
      true
    default: false
    }
  }
}
