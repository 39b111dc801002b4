/// Notes beside lifelines and over them, and what goes across all of them.
extension TextDrawing {
  mutating func draw(_ note: SequenceDiagram.Note, _ lines: TextLabel) {
    guard note.number == nil else { return }
    if note.kind == .console {
      drawConsole(note, lines)
      return
    }
    let width = lines.columns + 4
    let wanted =
      switch note.place {
      case .left(let lifeline): x(lifeline) - 1 - width
      case .right(let lifeline): x(lifeline) + 2
      case .over(let first, let last):
        note.kind == .remark || note.kind == .reference
          ? (x(first) + x(last)) / 2 - width / 2 : x(first) - 1
      case .edge: 0
      }
    var left = max(0, min(wanted, right - width + 1))
    var boxWidth = width
    if case .over(let first, let last) = note.place, first != last {
      left = min(left, x(first) - 1)
      boxWidth = max(left + width, x(last) + 2) - left
    }
    let isStrong = note.kind != .remark && note.kind != .reference
    let corners = isStrong ? glyphs.strongBox : glyphs.box
    let line = isStrong ? glyphs.strongLine : glyphs.line
    let height = max(lines.count, 1)
    for row in 0..<height + 2 {
      beginRow()
      let edge = row == 0 ? 0 : row == height + 1 ? 2 : nil
      plane.putLine(edge == nil ? " " : line, from: left, to: left + boxWidth - 1)
      let sides: [Unicode.Scalar] =
        edge.map { [corners[$0], corners[$0 + 1]] }
        ?? (isStrong ? [glyphs.strongRail, glyphs.strongRail] : [glyphs.rail, glyphs.rail])
      plane.put(sides[0], at: left)
      plane.put(sides[1], at: left + boxWidth - 1)
      if edge == nil, row <= lines.count { plane.write(lines, row - 1, at: left + 2) }
    }
    include(left, left + boxWidth - 1)
  }

  private mutating func drawConsole(_ note: SequenceDiagram.Note, _ lines: TextLabel) {
    var left = 0
    if case .over(let first, _) = note.place { left = x(first) + 2 }
    if fit.isNarrow { left = max(0, min(left, right - 2 - lines.columns)) }
    for row in 0..<lines.count {
      beginRow()
      plane.write((row == 0 ? glyphs.console : "  ") + lines[row] + " ", at: left)
    }
    include(left, left + 3 + lines.columns)
  }

  // MARK: Across

  mutating func drawAcross(
    _ lines: TextLabel, _ line: Unicode.Scalar, centred: Bool
  ) {
    let count = max(lines.count, 1)
    for row in 0..<count {
      beginRow()
      if row == count - 1 { plane.putLine(line, from: -1, to: max(right, 0) + 1) }
      guard row < lines.count else { continue }
      let own = lines.columns(of: row)
      if centred {
        plane.write(
          lines, row, at: max(0, (right - 1 - own) / 2), padding: .around)
      } else {
        plane.write(lines, row, at: 0, padding: .after)
      }
    }
  }

  mutating func drawDelay(_ lines: TextLabel) {
    beginRow(dotted: true)
    for row in 0..<lines.count {
      beginRow(dotted: true)
      let own = lines.columns(of: row)
      plane.write(lines, row, at: max(0, (right - 1 - own) / 2), padding: .around)
    }
    beginRow(dotted: true)
  }
}
