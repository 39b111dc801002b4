/// Counts columns as CommonMark does: a tab reaches to the next one that four divides.
enum TabStops {
  /// The column behind a byte that stands at a column.
  static func column(after byte: UInt8, at column: Int) -> Int {
    switch byte {
    case 0x09: column + 4 - column % 4
    // What stood there is blanked, and cmark knows nothing of it.
    case 0x00: column
    default: column + 1
    }
  }

  /// Where a line goes on behind its blanks, so many columns of them at most.
  static func start(of line: Range<Int>, behind columns: Int, in bytes: [UInt8]) -> Int {
    var (place, column) = (line.lowerBound, 0)
    while place < line.upperBound, column < columns, bytes[place].isBlank {
      column = self.column(after: bytes[place], at: column)
      place += 1
    }
    return place
  }

  /// The column behind some bytes, which begin a line.
  static func column(after bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { column(after: $1, at: $0) }
  }
}
