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
