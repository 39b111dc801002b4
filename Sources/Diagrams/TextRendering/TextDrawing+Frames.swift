import SourceText

/// Frames around what happens under a condition, and their sections.
extension TextDrawing {
  mutating func open(_ frame: SequenceDiagram.Frame, _ lines: TextLabel) {
    if frame.kind != .tint { for _ in 0..<max(1, lines.count) { beginRow() } }
    let rows = frame.kind == .tint ? 0 : max(1, lines.count)
    frames.append(
      OpenFrame(
        frame: frame, top: plane.rowCount - rows, left: Int.max, right: Int.min, condition: lines
      ))
  }

  mutating func addSection(_ lines: TextLabel) {
    guard let top = frames.indices.last else { return }
    for _ in 0..<max(1, lines.count) { beginRow() }
    frames[top].sections.append((plane.rowCount - max(1, lines.count), lines))
  }

  mutating func closeFrame() {
    guard let frame = frames.popLast() else { return }
    if frame.frame.kind == .tint {
      if frame.left <= frame.right { include(frame.left, frame.right) }
      return
    }
    beginRow()
    let isEmpty = frame.left > frame.right
    var texts = [(frame.top, FrameLabel.header(frame.frame, frame.condition))]
    texts += frame.sections.map { ($0.row, FrameLabel.section($0.text)) }
    let label = texts.flatMap { $0.1 }.reduce(0) { max($0, DisplayWidth.columns($1)) }
    let left = max(0, (isEmpty ? 0 : frame.left) - 2)
    let end = max((isEmpty ? 0 : frame.right) + 2, left + label + 5)
    for row in frame.top..<plane.rowCount {
      plane.put(glyphs.rail, at: left, row: row)
      plane.put(glyphs.rail, at: end, row: row)
    }
    drawBorder(frame.top, left, end, glyphs.line, [glyphs.box[0], glyphs.box[1]])
    drawBorder(plane.rowCount - 1, left, end, glyphs.line, [glyphs.box[2], glyphs.box[3]])
    for section in frame.sections {
      drawBorder(
        section.row, left, end, glyphs.dashed, [glyphs.borderLeft, glyphs.borderRight])
    }
    for (row, lines) in texts {
      for (offset, line) in lines.enumerated() where !line.isEmpty {
        plane.write(line, at: left + 2, row: row + offset)
      }
    }
    include(left, end)
  }

  private mutating func drawBorder(
    _ row: Int, _ left: Int, _ end: Int, _ line: Unicode.Scalar, _ corners: [Unicode.Scalar]
  ) {
    for column in left...end {
      let under = plane.glyph(at: column, row: row)
      let isRail = under == TextCell(glyphs.rail) || under == TextCell(glyphs.bar)
      if !isRail || line == glyphs.line { plane.put(line, at: column, row: row) }
    }
    plane.put(corners[0], at: left, row: row)
    plane.put(corners[1], at: end, row: row)
  }
}
