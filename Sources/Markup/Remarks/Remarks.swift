/// Takes remarks for the writer alone, `%%…%%`, out of a page before anything else is looked for in it.
enum Remarks {
  /// Blanks remarks, takes out the lines that nothing is left of where they would part what belongs
  /// together, and answers what of the source is not to be published.
  static func remove(from lines: inout PageLines, inVault: Bool) -> [Range<Int>] {
    guard lines.text.bytes[lines.wholeRange].holdsTwo("%") else { return [] }
    let scanner = LiteralScanner(
      lines.text.bytes, lines.ranges, LineKind.of(lines),
      remarks: inVault ? .anywhere : .outsideWords)
    guard !scanner.remarks.isEmpty else { return [] }
    let cuts = RemarkCut.cuts(of: scanner.remarks, in: lines)
    for cut in cuts { lines.text.blank(cut.range) }
    let dropped = RemarkLines(cuts, in: lines).dropped
    let hidden = hidden(cuts, dropped, in: lines)
    lines.leaveOut(dropped)
    return hidden
  }

  /// The cuts with the ends of lines that go with them, none beside another.
  private static func hidden(
    _ cuts: [RemarkCut], _ dropped: Set<Int>, in lines: PageLines
  ) -> [Range<Int>] {
    var hidden: [Range<Int>] = []
    for cut in cuts {
      var start = cut.range.lowerBound
      if cut.line > 0, dropped.contains(cut.line) || cut.isInside {
        start = min(start, lines.ranges[cut.line - 1].upperBound)
      }
      if let last = hidden.last, last.upperBound >= start {
        hidden[hidden.count - 1] = last.lowerBound..<cut.range.upperBound
      } else {
        hidden.append(start..<cut.range.upperBound)
      }
    }
    return hidden
  }
}
