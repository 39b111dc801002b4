/// The heads of lifelines, and what groups them.
extension TextDrawing {
  /// Draws a bracket with its title over the lifelines of each group.
  mutating func drawGroups() {
    guard !diagram.groups.isEmpty else { return }
    let height = diagram.groups.indices.reduce(1) { max($0, columns.groupTitles[$1].count) }
    for _ in 0..<height { plane.beginRow(isEmpty: true) }
    for (index, group) in diagram.groups.enumerated() where !group.members.isEmpty {
      let last = group.members.upperBound - 1
      let left = x(group.members.lowerBound) - columns.headWidth(group.members.lowerBound) / 2
      let lines = columns.groupTitles[index]
      // A title that is wider than the heads is closed behind it.
      let end = max(x(last) + columns.headWidth(last) / 2, left + lines.columns + 3)
      let row = plane.rowCount - 1
      plane.putLine(glyphs.line, from: left, to: end, row: row)
      plane.put(glyphs.box[0], at: left, row: row)
      plane.put(glyphs.box[1], at: end, row: row)
      for line in 0..<lines.count where !lines[line].isEmpty {
        plane.write(
          lines, line, at: left + 1, padding: .around, row: row - (lines.count - 1 - line))
      }
    }
  }

  mutating func drawHeads(
    _ lifelines: [Int], joint: Unicode.Scalar, atTop: Bool
  ) {
    guard !lifelines.isEmpty else { return }
    let height = lifelines.reduce(1) { max($0, columns.heads[$1].count) }
    for row in 0..<height + 2 {
      plane.beginRow(isEmpty: true)
      for lifeline in lifelines { drawHead(lifeline, row: row, height: height, joint: joint) }
    }
  }

  mutating func drawHead(_ lifeline: Int, row: Int, height: Int, joint: Unicode.Scalar) {
    let width = columns.headWidth(lifeline)
    let left = x(lifeline) - width / 2
    let end = left + width - 1
    if row == 0 || row == height + 1 {
      let corners = row == 0 ? 0 : 2
      plane.putLine(glyphs.line, from: left, to: end)
      plane.put(glyphs.box[corners], at: left)
      plane.put(glyphs.box[corners + 1], at: end)
      if row > 0 { plane.put(joint, at: x(lifeline)) }
      return
    }
    plane.putLine(" ", from: left, to: end)
    plane.put(glyphs.rail, at: left)
    plane.put(glyphs.rail, at: end)
    let lines = columns.heads[lifeline]
    guard row - 1 < lines.count else { return }
    let own = lines.columns(of: row - 1)
    plane.write(lines, row - 1, at: left + (width - own) / 2)
  }
}
