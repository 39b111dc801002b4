/// Sixteen bytes of a text, to be looked at all at once: two words, in which places are counted from the
/// low end.
public struct SixteenBytes {
  /// Where some bytes stand among the sixteen: the upper bits of these bytes, of which the lowest of each
  /// word is right, and others above it may be there that should not.
  public struct Places {
    @usableFromInline
    let bits: SIMD2<UInt64>

    @inlinable @inline(__always)
    init(_ bits: SIMD2<UInt64>) { self.bits = bits }

    /// The places of either kind.
    @inlinable @inline(__always)
    public static func | (first: Places, second: Places) -> Places {
      Places(first.bits | second.bits)
    }

    /// Whether there are none.
    @inlinable @inline(__always)
    public var isEmpty: Bool {
      let bits = bits & SIMD2(repeating: 0x8080_8080_8080_8080)
      return bits[0] | bits[1] == 0
    }

    /// The first of them.
    @inlinable @inline(__always)
    public var first: Int? {
      let bits = bits & SIMD2(repeating: 0x8080_8080_8080_8080)
      if bits[0] != 0 { return bits[0].trailingZeroBitCount / 8 }
      return bits[1] != 0 ? 8 + bits[1].trailingZeroBitCount / 8 : nil
    }
  }

  @usableFromInline
  let words: SIMD2<UInt64>

  /// The bytes of a text from an index on, which must have sixteen there.
  @inlinable @inline(__always)
  public init(_ text: UnsafeBufferPointer<UInt8>, from index: Int) {
    words = SIMD2(Self.word(text, index), Self.word(text, index + 8))
  }

  /// The bytes of a text from an index on with the eighth of them twice, so that any two neighbours are
  /// in one word; the text must have fifteen there.
  @inlinable @inline(__always)
  public init(neighboursIn text: UnsafeBufferPointer<UInt8>, from index: Int) {
    words = SIMD2(Self.word(text, index), Self.word(text, index + 7))
  }

  /// The bytes at the end of a text from an index on, fewer than sixteen; the others are zero.
  @inlinable @inline(__always)
  public init(endOf text: UnsafeBufferPointer<UInt8>, from index: Int) {
    let count = text.count - index
    guard text.count >= 8 else {
      words = SIMD2(Self.shortWord(text, index), 0)
      return
    }
    let last = Self.word(text, text.count - 8)
    words =
      count >= 8
      ? SIMD2(Self.word(text, index), last >> UInt64(8 * (16 - count)))
      : SIMD2(last >> UInt64(8 * (8 - count)), 0)
  }

  @inlinable @inline(__always)
  static func word(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt64 {
    let bytes = UnsafeRawBufferPointer(text)
    return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  @inlinable @inline(__always)
  static func shortWord(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt64 {
    var word: UInt64 = 0
    var place = text.count
    while place > index {
      place -= 1
      word = word << 8 | UInt64(text[place])
    }
    return word
  }

  // MARK: Looking for bytes

  /// Where a given byte is, or would be with some bits set: of the difference to it that byte alone is
  /// zero, and only at a zero byte, or above one, does subtracting one from every byte set an upper bit
  /// that was not.
  @inlinable @inline(__always)
  public func places(of byte: UInt8, but bits: UInt8 = 0) -> Places {
    zeros(in: (words | Self.all(bits)) ^ Self.all(byte))
  }

  /// Where a given byte is that another follows in its word.
  @inlinable @inline(__always)
  public func places(of byte: UInt8, before next: UInt8) -> Places {
    zeros(in: (words ^ Self.all(byte)) | ((words &>> SIMD2(repeating: 8)) ^ Self.all(next)))
  }

  @inlinable @inline(__always)
  func zeros(in difference: SIMD2<UInt64>) -> Places {
    Places((difference &- Self.all(1)) & ~difference)
  }

  @inlinable @inline(__always)
  static func all(_ byte: UInt8) -> SIMD2<UInt64> {
    SIMD2(repeating: 0x0101_0101_0101_0101 &* UInt64(byte))
  }

  /// The first place in a text from an index on of bytes that are looked for, none of them zero.
  @inlinable @inline(__always)
  public static func firstIndex(
    in text: UnsafeBufferPointer<UInt8>, from start: Int, _ places: (SixteenBytes) -> Places
  ) -> Int? {
    var index = start
    while index + 16 <= text.count {
      if let first = places(SixteenBytes(text, from: index)).first { return index + first }
      index += 16
    }
    guard index < text.count else { return nil }
    return places(SixteenBytes(endOf: text, from: index)).first.map { index + $0 }
  }
}
