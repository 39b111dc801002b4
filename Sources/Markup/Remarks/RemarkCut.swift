/// What a remark takes of one line.
struct RemarkCut {
  let line: Int
  private(set) var range: Range<Int>
  /// The lines of the whole remark.
  let remark: ClosedRange<Int>
  /// Whether nothing stands before it on its line, but for other remarks.
  private(set) var begins: Bool
  /// Whether the line is one of several that the remark takes whole, and not the first of them.
  private(set) var isInside = false

  /// What remarks take, line by line.
  static func cuts(of remarks: [LiteralScanner.Literal], in lines: PageLines) -> [RemarkCut] {
    var cuts: [RemarkCut] = []
    var prefix = LinePrefix(lines.text.bytes, lines.ranges[0])
    var place: Int?
    for remark in remarks {
      let first = remark.lines.lowerBound
      if place != first { prefix = LinePrefix(lines.text.bytes, lines.ranges[first]) }
      place = first
      for line in remark.lines {
        let start =
          line == first
          ? remark.range.lowerBound
          : LinePrefix.afterQuotes(prefix.quotes, lines.text.bytes, lines.ranges[line])
        let end = min(remark.range.upperBound, lines.ranges[line].upperBound)
        let before = cuts.last.flatMap { $0.line == line ? $0 : nil }
        var cut = RemarkCut(
          line: line, range: start..<max(start, end), remark: remark.lines,
          begins: line > first || start == prefix.end
            || before.map { $0.begins && $0.range.upperBound == start } ?? false)
        if cut.begins { cut.takeBlanksBehind(lines.text.bytes, lines.ranges[line]) }
        cuts.append(cut)
      }
    }
    takeBlanksBefore(&cuts, in: lines)
    return cuts
  }

  /// Takes the blanks behind it, which would indent the text.
  private mutating func takeBlanksBehind(_ bytes: [UInt8], _ whole: Range<Int>) {
    var end = range.upperBound
    while end < whole.upperBound, bytes[end].isBlank { end += 1 }
    range = range.lowerBound..<end
    isInside = line > remark.lowerBound && range == whole
  }

  /// Takes the blanks before those that nothing follows on their lines; they would be a break.
  private static func takeBlanksBefore(_ cuts: inout [RemarkCut], in lines: PageLines) {
    var last: (line: Int, start: Int)?
    for index in cuts.indices.reversed() {
      let whole = lines.ranges[cuts[index].line]
      let (line, range) = (cuts[index].line, cuts[index].range)
      let end = last.flatMap { $0.line == line ? $0.start : nil } ?? whole.upperBound
      guard !cuts[index].begins, range.upperBound == end else { continue }
      var start = range.lowerBound
      while start > whole.lowerBound, lines.text.bytes[start - 1].isBlank { start -= 1 }
      cuts[index].range = start..<end
      last = (line, start)
    }
  }
}
