/// Sixteen bytes of a text, to be looked at all at once.
public struct SixteenBytes {
  /// Where some bytes stand among the sixteen.
  public struct Places {
    @usableFromInline
    let mask: SIMDMask<SIMD16<Int8>>

    @inlinable @inline(__always)
    init(_ mask: SIMDMask<SIMD16<Int8>>) { self.mask = mask }

    /// The places of either kind.
    @inlinable @inline(__always)
    public static func | (first: Places, second: Places) -> Places {
      Places(first.mask .| second.mask)
    }

    /// The places of both kinds.
    @inlinable @inline(__always)
    public static func & (first: Places, second: Places) -> Places {
      Places(first.mask .& second.mask)
    }

    /// All bits of the bytes at the places, and none of the others.
    @inlinable @inline(__always)
    var words: SIMD2<UInt64> { unsafe unsafeBitCast(mask, to: SIMD2<UInt64>.self) }

    /// Whether there are none.
    @inlinable @inline(__always)
    public var isEmpty: Bool { words[0] | words[1] == 0 }

    /// The first of them.
    @inlinable @inline(__always)
    public var first: Int? {
      let (low, high) = (words[0].littleEndian, words[1].littleEndian)
      if low != 0 { return low.trailingZeroBitCount / 8 }
      return high != 0 ? 8 + high.trailingZeroBitCount / 8 : nil
    }
  }

  @usableFromInline
  let bytes: SIMD16<UInt8>

  /// The bytes of a text from an index on, which must have sixteen there.
  @inlinable @inline(__always)
  public init(_ text: UnsafeBufferPointer<UInt8>, from index: Int) {
    bytes = unsafe UnsafeRawBufferPointer(text)
      .loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
  }

  /// The bytes at the end of a text from an index on, sixteen at most; the others are zero.
  @inlinable @inline(__always)
  init(endOf text: UnsafeBufferPointer<UInt8>, from index: Int) {
    let count = text.count - index
    if text.count < 8 {
      unsafe self.init(Self.shortWord(text, index), 0)
    } else if count < 8 {
      unsafe self.init(Self.word(text, text.count - 8) >> UInt64(8 * (8 - count)), 0)
    } else {
      let last = unsafe Self.word(text, text.count - 8)
      unsafe self.init(Self.word(text, index), last >> UInt64(8 * (16 - count)))
    }
  }

  /// Eight bytes and eight more, the first of each the lowest.
  @inlinable @inline(__always)
  init(_ low: UInt64, _ high: UInt64) {
    bytes = unsafe unsafeBitCast(SIMD2(low.littleEndian, high.littleEndian), to: SIMD16<UInt8>.self)
  }

  /// Eight bytes and eight more.
  @inlinable @inline(__always)
  var words: SIMD2<UInt64> { unsafe unsafeBitCast(bytes, to: SIMD2<UInt64>.self) }

  /// The bytes behind the first of them, and a zero.
  @inlinable @inline(__always)
  var behindFirst: SixteenBytes {
    let (low, high) = (words[0].littleEndian, words[1].littleEndian)
    return SixteenBytes(low >> 8 | high << 56, high >> 8)
  }

  /// Eight bytes, the first of them the lowest.
  @inlinable @inline(__always)
  static func word(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt64 {
    let bytes = UnsafeRawBufferPointer(text)
    return unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  @inlinable @inline(__always)
  static func shortWord(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt64 {
    var word: UInt64 = 0
    var place = text.count
    while place > index {
      place -= 1
      word = unsafe word << 8 | UInt64(text[place])
    }
    return word
  }

  // MARK: Looking for bytes

  /// Where a given byte is, or would be with some bits set.
  @inlinable @inline(__always)
  public func places(of byte: UInt8, but bits: UInt8 = 0) -> Places {
    Places((bytes | SIMD16(repeating: bits)) .== SIMD16(repeating: byte))
  }

  /// Where a byte is one of those from one to another.
  @inlinable @inline(__always)
  public func places(from first: UInt8, to last: UInt8) -> Places {
    Places((bytes &- SIMD16(repeating: first)) .<= SIMD16(repeating: last - first))
  }

  /// Where a byte is below another.
  @inlinable @inline(__always)
  public func places(below byte: UInt8) -> Places {
    Places(bytes .< SIMD16(repeating: byte))
  }

  /// Whether all of them are ASCII.
  @inlinable @inline(__always)
  public var areASCII: Bool { (words[0] | words[1]) & 0x8080_8080_8080_8080 == 0 }

  /// The first place in a text from an index on of bytes that are looked for.
  @inlinable @inline(__always)
  public static func firstIndex(
    in text: UnsafeBufferPointer<UInt8>, from start: Int, _ places: (SixteenBytes) -> Places
  ) -> Int? {
    var index = start
    while index + 16 <= text.count {
      let found = unsafe places(SixteenBytes(text, from: index))
      if !found.isEmpty, let first = found.first { return index + first }
      index += 16
    }
    guard index < text.count,
      let first = unsafe places(SixteenBytes(endOf: text, from: index)).first,
      index + first < text.count
    else { return nil }
    return index + first
  }

  /// The first place of a byte in a text from an index on.
  @inlinable @inline(__always)
  public static func firstIndex(
    of byte: UInt8, in text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    unsafe firstIndex(in: text, from: start) { $0.places(of: byte) }
  }

  /// Whether there is a place in a text where a byte is as it is looked for and so is the next; behind the
  /// last is a zero.
  @inlinable @inline(__always)
  public static func holdsPlace(
    in text: UnsafeBufferPointer<UInt8>, _ places: (_ here: Self, _ next: Self) -> Places
  ) -> Bool {
    var index = 0
    while index + 17 <= text.count {
      let (here, next) = unsafe (
        SixteenBytes(text, from: index), SixteenBytes(text, from: index + 1)
      )
      if !places(here, next).isEmpty { return true }
      index += 16
    }
    let rest = unsafe SixteenBytes(endOf: text, from: index)
    return !places(rest, rest.behindFirst).isEmpty
  }
}
