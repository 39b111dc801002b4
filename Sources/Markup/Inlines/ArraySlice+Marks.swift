import SourceText

/// First looks at a text, which cost little where there is nothing to find.
extension ArraySlice<UInt8> {
  /// Whether a mark stands anywhere.
  func holds(_ mark: Unicode.Scalar) -> Bool { place(of: mark, from: startIndex) != nil }

  /// The first place of a mark from an index on.
  func place(of mark: Unicode.Scalar, from start: Int) -> Int? {
    let found = unsafe withUnsafeBufferPointer {
      unsafe SixteenBytes.firstIndex(of: UInt8(ascii: mark), in: $0, from: start - startIndex)
    }
    return found.map { startIndex + $0 }
  }

  /// Whether a mark stands anywhere beside another of its kind.
  func holdsTwo(_ mark: Unicode.Scalar) -> Bool { holds(mark, mark) }

  /// Whether a mark stands anywhere before another.
  func holds(_ mark: Unicode.Scalar, _ next: Unicode.Scalar) -> Bool {
    let (mark, next) = (UInt8(ascii: mark), UInt8(ascii: next))
    return unsafe withUnsafeBufferPointer {
      unsafe SixteenBytes.holdsPlace(in: $0) { $0.places(of: mark) & $1.places(of: next) }
    }
  }

  /// The first place of a text.
  func place(of text: ArraySlice<UInt8>) -> Int? {
    let found = unsafe withUnsafeBufferPointer { bytes in
      unsafe text.withUnsafeBufferPointer { unsafe bytes.firstPlace(of: $0) }
    }
    return found.map { startIndex + $0 }
  }

  /// Where a line ends that begins at an index: before a line feed or a carriage return, or at the end.
  func lineEnd(from start: Int) -> Int {
    let found = unsafe withUnsafeBufferPointer {
      unsafe SixteenBytes.firstIndex(in: $0, from: start - startIndex) {
        $0.places(of: 0x0A) | $0.places(of: 0x0D)
      }
    }
    return found.map { startIndex + $0 } ?? endIndex
  }
}

extension [UInt8] {
  /// The lines that end with a line feed, without it.
  var lines: [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while let end = self[...].place(of: "\n", from: start) {
      lines.append(start..<end)
      start = end + 1
    }
    return lines
  }
}
