/// Eight bytes of a text, to be looked at all at once.
public struct EightBytes: Equatable {
  @usableFromInline
  let word: UInt64

  /// The bytes of a text from an index on, which must have eight there.
  @inlinable @inline(__always)
  public init(_ text: UnsafeBufferPointer<UInt8>, from index: Int) {
    word = UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: index, as: UInt64.self)
  }

  /// The bytes at the end of a text from an index on, fewer than eight, each of the others one of them.
  @inlinable @inline(__always)
  init(endOf text: UnsafeBufferPointer<UInt8>, from index: Int) {
    var word: UInt64 = 0
    for place in 0..<8 {
      word = word << 8 | UInt64(text[min(index + place, text.count - 1)])
    }
    self.word = word
  }

  /// Whether eight bytes are the same as others.
  @inlinable @inline(__always)
  public static func == (first: EightBytes, second: EightBytes) -> Bool {
    first.word == second.word
  }

  /// Whether one of them is a given byte, or would be with some bits set: of the difference to it, that
  /// byte alone is zero, and only below a zero byte does subtracting one from every byte borrow from an
  /// upper bit.
  @inlinable @inline(__always)
  public func contain(_ byte: UInt8, but bits: UInt8 = 0) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let difference = (word | ones &* UInt64(bits)) ^ (ones &* UInt64(byte))
    return (difference &- ones) & ~difference & (ones << 7) != 0
  }

  /// Whether all of them are ASCII.
  @inlinable @inline(__always)
  public var areASCII: Bool { word & 0x8080_8080_8080_8080 == 0 }

  /// Whether one of them is below a blank.
  @inlinable @inline(__always)
  public var containControl: Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    return (word &- ones &* 0x20) & ~word & (ones << 7) != 0
  }

  /// Whether any eight bytes of a text, or those at its end, are such as are looked for.
  @inlinable @inline(__always)
  public static func any(
    _ text: UnsafeBufferPointer<UInt8>, _ areSuch: (EightBytes) -> Bool
  ) -> Bool {
    var index = 0
    while index + 8 <= text.count {
      if areSuch(EightBytes(text, from: index)) { return true }
      index += 8
    }
    return index < text.count && areSuch(EightBytes(endOf: text, from: index))
  }

  /// The first place of a byte in a text from an index on.
  @inlinable @inline(__always)
  public static func firstIndex(
    of byte: UInt8, in text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    var index = start
    while index + 8 <= text.count, !EightBytes(text, from: index).contain(byte) { index += 8 }
    while index < text.count {
      if text[index] == byte { return index }
      index += 1
    }
    return nil
  }
}
