import SourceText

/// Takes remarks for the writer alone out of a page, when they take whole lines: from a line that
/// begins with `%%` to one that ends with it.
enum CommentLines {
  /// Empties the lines of such remarks, and answers where they stood; what is code is left alone.
  static func remove(
    from lines: inout PageLines, isCode: (PageLines) -> [Bool]
  ) -> [Range<Int>] {
    guard lines.ranges.contains(where: { opens(lines, $0) }) else { return [] }
    let isCode = isCode(lines)
    var remarks: [Range<Int>] = []
    var index = 0
    while index < lines.ranges.count {
      guard !isCode[index], opens(lines, lines.ranges[index]) else {
        index += 1
        continue
      }
      guard let end = (index..<lines.ranges.count).first(where: { closes(lines, $0, from: index) })
      else { break }
      remarks.append(lines.ranges[index].lowerBound..<lines.ranges[end].upperBound)
      for line in index...end {
        lines.ranges[line] = lines.ranges[line].upperBound..<lines.ranges[line].upperBound
      }
      index = end + 1
    }
    return remarks
  }

  private static func trimmed(_ lines: PageLines, _ range: Range<Int>) -> ArraySlice<UInt8> {
    var text = lines.file.bytes[range]
    while let first = text.first, first == 0x20 || first == 0x09 { text.removeFirst() }
    while let last = text.last, last <= 0x20 { text.removeLast() }
    return text
  }

  private static func opens(_ lines: PageLines, _ range: Range<Int>) -> Bool {
    let text = lines.file.bytes[range].drop { $0 == 0x20 }
    return text.starts(with: "%%".utf8)
  }

  /// Whether the remark that a line opens ends with another, or with itself.
  private static func closes(_ lines: PageLines, _ line: Int, from start: Int) -> Bool {
    let text = trimmed(lines, lines.ranges[line])
    guard text.suffix(2).elementsEqual("%%".utf8) else { return false }
    return line > start || text.count >= 4
  }
}
