extension String {
  /// Whether the text comes before another in the order of their UTF-8, which is one on every machine.
  public func precedesInBytes(_ other: String) -> Bool {
    var (first, second) = (self, other)
    return first.withUTF8 { first in
      second.withUTF8 { second in
        let end = min(first.count, second.count)
        var place = 0
        while place < end, first[place] == second[place] { place += 1 }
        return place < end ? first[place] < second[place] : first.count < second.count
      }
    }
  }

  /// Whether the UTF-8 of two texts is the same; letters that are the same to a reader may be others to
  /// a file system.
  public func hasSameBytes(as other: String) -> Bool {
    var (first, second) = (self, other)
    return first.withUTF8 { first in
      second.withUTF8 { second in
        first.count == second.count && Self.begins(first, 0, with: second)
      }
    }
  }

  /// Whether the UTF-8 of another text stands somewhere in that of this one.
  public func holdsBytes(of other: String) -> Bool {
    var (text, other) = (self, other)
    return text.withUTF8 { text in
      other.withUTF8 { other in
        guard let first = other.first else { return true }
        var start = 0
        while let place = EightBytes.firstIndex(of: first, in: text, from: start),
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

  /// Whether a byte is in the text's UTF-8, eight of them looked at at once.
  @inlinable
  public func holds(_ byte: Unicode.Scalar) -> Bool {
    let byte = UInt8(truncatingIfNeeded: byte.value)
    let found = utf8.withContiguousStorageIfAvailable {
      EightBytes.firstIndex(of: byte, in: $0, from: 0) != nil
    }
    return found ?? utf8.contains(byte)
  }
}
