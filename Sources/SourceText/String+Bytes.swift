extension String {
  /// Whether the text comes before another in the order of their UTF-8, which is one on every machine.
  public func precedesInBytes(_ other: String) -> Bool {
    unsafe withBytes { first in
      unsafe other.withBytes { second in
        let end = min(first.count, second.count)
        let place = unsafe first.countShared(with: second)
        return unsafe place < end ? first[place] < second[place] : first.count < second.count
      }
    }
  }

  /// Whether the UTF-8 of two texts is the same; letters that are the same to a reader may be others to
  /// a file system.
  public func hasSameBytes(as other: String) -> Bool {
    unsafe withBytes { first in
      unsafe other.withBytes { second in
        unsafe first.count == second.count && first.has(second, at: 0)
      }
    }
  }

  /// Whether the UTF-8 of another text stands somewhere in that of this one.
  public func holdsBytes(of other: String) -> Bool {
    unsafe withBytes { text in
      unsafe other.withBytes { unsafe text.firstPlace(of: $0) != nil }
    }
  }

  /// Whether a byte is in the text's UTF-8, many of them looked at at once.
  @inlinable
  public func holds(_ byte: Unicode.Scalar) -> Bool {
    let byte = UInt8(truncatingIfNeeded: byte.value)
    return unsafe withBytes { unsafe SixteenBytes.firstIndex(of: byte, in: $0, from: 0) != nil }
  }

  /// What a look at the text's UTF-8 finds, which is not copied for it where it lies in one piece.
  @inlinable
  public func withBytes<Result>(_ look: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let found = unsafe utf8.withContiguousStorageIfAvailable(look) { return found }
    var copy = self
    return copy.withUTF8(look)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where other bytes first stand in these, many of which are looked at at once.
  public func firstPlace(of other: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = unsafe other.first else { return 0 }
    var start = 0
    while let place = unsafe SixteenBytes.firstIndex(of: first, in: self, from: start),
      place + other.count <= count
    {
      if unsafe has(other, at: place) { return place }
      start = place + 1
    }
    return nil
  }

  /// Whether other bytes stand at a place of these, where there is room for them.
  func has(_ other: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    var index = 0
    while index < other.count, unsafe self[place + index] == other[index] { index += 1 }
    return index == other.count
  }

  /// How many bytes it begins with that another begins with too.
  @inlinable
  public func countShared(with other: UnsafeBufferPointer<UInt8>) -> Int {
    let (size, end) = (8, Swift.min(count, other.count))
    var index = 0
    while index + size <= end,
      unsafe SixteenBytes.word(self, index) == SixteenBytes.word(other, index)
    {
      index += size
    }
    while index < end, unsafe self[index] == other[index] { index += 1 }
    return index
  }
}
