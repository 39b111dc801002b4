extension String {
  /// Whether the text comes before another in the order of their UTF-8, which is one on every machine.
  public func precedesInBytes(_ other: String) -> Bool {
    withBytes { first in
      other.withBytes { second in
        let end = min(first.count, second.count)
        let place = first.countShared(with: second)
        return place < end ? first[place] < second[place] : first.count < second.count
      }
    }
  }

  /// Whether the UTF-8 of two texts is the same; letters that are the same to a reader may be others to
  /// a file system.
  public func hasSameBytes(as other: String) -> Bool {
    withBytes { first in
      other.withBytes { second in
        first.count == second.count && Self.begins(first, 0, with: second)
      }
    }
  }

  /// Whether the UTF-8 of another text stands somewhere in that of this one.
  public func holdsBytes(of other: String) -> Bool {
    withBytes { text in
      other.withBytes { other in
        guard let first = other.first else { return true }
        var start = 0
        while let place = SixteenBytes.firstIndex(of: first, in: text, from: start),
          place + other.count <= text.count
        {
          if Self.begins(text, place, with: other) { return true }
          start = place + 1
        }
        return false
      }
    }
  }

  /// Whether bytes stand at a place of others, where there is room for them.
  private static func begins(
    _ text: UnsafeBufferPointer<UInt8>, _ place: Int, with other: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var index = 0
    while index < other.count, text[place + index] == other[index] { index += 1 }
    return index == other.count
  }

  /// Whether a byte is in the text's UTF-8, many of them looked at at once.
  @inlinable
  public func holds(_ byte: Unicode.Scalar) -> Bool {
    let byte = UInt8(truncatingIfNeeded: byte.value)
    return withBytes { SixteenBytes.firstIndex(of: byte, in: $0, from: 0) != nil }
  }

  /// What a look at the text's UTF-8 finds, which is not copied for it where it lies in one piece.
  @inlinable
  public func withBytes<Result>(_ look: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let found = utf8.withContiguousStorageIfAvailable(look) { return found }
    var copy = self
    return copy.withUTF8(look)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// How many bytes it begins with that another begins with too.
  @inlinable
  public func countShared(with other: UnsafeBufferPointer<UInt8>) -> Int {
    let (size, end) = (8, Swift.min(count, other.count))
    var index = 0
    while index + size <= end, SixteenBytes.word(self, index) == SixteenBytes.word(other, index) {
      index += size
    }
    while index < end, self[index] == other[index] { index += 1 }
    return index
  }
}
