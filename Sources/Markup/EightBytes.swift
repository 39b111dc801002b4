/// Eight bytes of a text, to be looked at all at once.
package struct EightBytes {
  private let word: UInt64

  /// The bytes of a text from an index on, which must have eight there.
  package init(_ text: UnsafeBufferPointer<UInt8>, from index: Int) {
    word = unsafe UnsafeRawBufferPointer(text).loadUnaligned(
      fromByteOffset: index, as: UInt64.self)
  }

  /// Whether one of them is a given byte: of the difference to it, that byte alone is zero, and only
  /// below a zero byte does subtracting one from every byte borrow from an upper bit.
  package func contain(_ byte: UInt8) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let difference = word ^ (ones &* UInt64(byte))
    return (difference &- ones) & ~difference & (ones << 7) != 0
  }

  /// Whether one of them is below a blank.
  package var containControl: Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    return (word &- ones &* 0x20) & ~word & (ones << 7) != 0
  }

  /// Whether a text holds one of some bytes.
  package static func text(_ text: ArraySlice<UInt8>, holdsOneOf bytes: UInt8...) -> Bool {
    unsafe text.withUnsafeBufferPointer { text in
      var index = 0
      while index + 8 <= text.count {
        let word = unsafe EightBytes(text, from: index)
        for byte in bytes where word.contain(byte) { return true }
        index += 8
      }
      return unsafe text[index...].contains { bytes.contains($0) }
    }
  }
}
