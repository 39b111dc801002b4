/// Tells which of the lines that remarks have emptied are to be taken out, so that what stands around
/// them stays together; the others part it, as lines do that are empty anyhow.
struct RemarkLines {
  private(set) var dropped: Set<Int> = []

  private let lines: PageLines
  private var emptied: Set<Int> = []

  /// Looks at the lines of remarks that are blanked already.
  init(_ cuts: [RemarkCut], in lines: PageLines) {
    self.lines = lines
    var touched: [Int] = []
    for cut in cuts where cut.line != touched.last { touched.append(cut.line) }
    for line in touched where prefix(line).isBlank { emptied.insert(line) }
    for cut in cuts where emptied.contains(cut.line) && isInText(cut) { dropped.insert(cut.line) }
    var first: Int?
    for line in touched where emptied.contains(line) && !dropped.contains(line) {
      let start = first ?? line
      first = start
      guard !emptied.contains(line + 1) || dropped.contains(line + 1) else { continue }
      if areTogether(start - 1, line + 1) { dropped.formUnion(start...line) }
      first = nil
    }
  }

  private func prefix(_ line: Int) -> LinePrefix {
    LinePrefix(lines.text.bytes, lines.ranges[line])
  }

  /// Whether a remark stands in a text: on its first line or its last there is more than it.
  private func isInText(_ cut: RemarkCut) -> Bool {
    !emptied.contains(cut.remark.lowerBound) || !emptied.contains(cut.remark.upperBound)
  }

  /// Whether two lines belong to one list or to one table.
  private func areTogether(_ before: Int, _ after: Int) -> Bool {
    guard before >= 0, after < lines.ranges.count else { return false }
    let (first, second) = (prefix(before), prefix(after))
    guard first.quotes == second.quotes, !first.isBlank, !second.isBlank else { return false }
    return first.isInList && second.isInList || isRow(before, first) && isRow(after, second)
  }

  private func isRow(_ line: Int, _ prefix: LinePrefix) -> Bool {
    prefix.end < lines.ranges[line].upperBound
      && lines.text.bytes[prefix.end] == UInt8(ascii: "|")
  }
}

extension LinePrefix {
  /// Whether a line begins an item, or is indented as those are that go on with one.
  fileprivate var isInList: Bool { item != nil || column >= 2 * quotes + 2 }
}
