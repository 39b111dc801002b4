import SourceText

/// First looks at a text, which cost little where there is nothing to find.
extension ArraySlice<UInt8> {
  /// Whether a mark stands anywhere.
  func holds(_ mark: Unicode.Scalar) -> Bool {
    unsafe withUnsafeBufferPointer {
      unsafe SixteenBytes.firstIndex(of: UInt8(ascii: mark), in: $0, from: 0) != nil
    }
  }

  /// Whether a mark stands anywhere beside another.
  func holdsTwo(_ mark: Unicode.Scalar) -> Bool {
    let mark = UInt8(ascii: mark)
    return unsafe withUnsafeBufferPointer {
      unsafe SixteenBytes.holdsPlace(in: $0) { $0.places(of: mark) & $1.places(of: mark) }
    }
  }
}
