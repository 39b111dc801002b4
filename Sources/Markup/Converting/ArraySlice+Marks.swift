import SourceText

/// First looks at a text, which cost little where there is nothing to find.
extension ArraySlice<UInt8> {
  /// Whether a mark stands anywhere.
  func holds(_ mark: Unicode.Scalar) -> Bool {
    unsafe withUnsafeBufferPointer {
      unsafe EightBytes.firstIndex(of: UInt8(ascii: mark), in: $0, from: 0) != nil
    }
  }

  /// Whether a mark stands anywhere beside another.
  func holdsTwo(_ mark: Unicode.Scalar) -> Bool {
    let mark = UInt8(ascii: mark)
    return unsafe withUnsafeBufferPointer { bytes in
      var start = 0
      while let index = unsafe SixteenBytes.firstIndex(
        in: bytes, from: start, { $0.places(of: mark) })
      {
        if index + 1 < bytes.count, unsafe bytes[index + 1] == mark { return true }
        start = index + 1
      }
      return false
    }
  }
}
