/// Tabs before fences.
///
/// CommonMark takes as many columns off each line of a fence's code as the fence is indented in its
/// container. cmark takes as many as there are bytes, which are fewer where the container has taken a part
/// of a tab and the rest of it indents the fence.
extension TreeConverter {
  /// The innermost quotation or item of a list that is open.
  var container: Frame? { frames.last { $0.name != nil } }

  /// How many columns cmark takes too few off the lines of a fence.
  func columnsLeft(ofFenceAt fence: Int, on line: Int) -> Int {
    let start = lines.ranges[line].lowerBound
    let bytes = lines.text.bytes
    guard start < fence, bytes[start..<fence].contains(0x09), let end = contentColumn(fence, line)
    else { return 0 }
    var (place, column) = (start, 0)
    while place < fence {
      let next = TabStops.column(after: bytes[place], at: column)
      if next > end { break }
      (place, column) = (place + 1, next)
    }
    return max(TabStops.column(after: bytes[start..<fence]) - end - (fence - place), 0)
  }

  /// The column at which the innermost container has its text, on the line of a fence; nil in none.
  private func contentColumn(_ fence: Int, _ line: Int) -> Int? {
    guard let container else { return nil }
    guard case .item = container.role else { return quoteColumn(before: fence, on: line) }
    let first = container.first - 1
    guard first < line else { return nil }
    let mark = lines.offset(ofColumn: container.column, in: first)
    return quoteColumn(before: fence, on: line) + itemColumn(mark, first)
      - quoteColumn(before: mark, on: first)
  }

  /// The column behind the last mark of a quotation before a place, with the blank that belongs to it.
  private func quoteColumn(before place: Int, on line: Int) -> Int {
    let bytes = lines.text.bytes
    let start = lines.ranges[line].lowerBound
    guard let mark = bytes[start..<place].lastIndex(of: UInt8(ascii: ">")) else { return 0 }
    let hasBlank = mark + 1 < place && (bytes[mark + 1] == 0x20 || bytes[mark + 1] == 0x09)
    return TabStops.column(after: bytes[start...mark]) + (hasBlank ? 1 : 0)
  }

  /// The column of an item's text on the line that its mark begins at a place.
  private func itemColumn(_ mark: Int, _ line: Int) -> Int {
    let bytes = lines.text.bytes
    let range = lines.ranges[line]
    var place = mark
    while place < range.upperBound, bytes[place] > 0x20 { place += 1 }
    let end = TabStops.column(after: bytes[range.lowerBound..<place])
    let blanks = bytes[place..<range.upperBound].prefix { $0.isBlank || $0 == 0 }
    let text = TabStops.column(after: bytes[range.lowerBound..<blanks.endIndex])
    // Of five blanks, four set off code; and an item may begin with an empty line.
    return blanks.endIndex == range.upperBound || text - end > 4 ? end + 1 : text
  }
}
