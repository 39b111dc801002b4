import SourceText

/// Arrows between lifelines, and from one to itself.
extension TextDrawing {
  mutating func drawArrow(
    _ message: SequenceDiagram.Message, _ lines: TextLabel, _ badge: TextLabel?
  ) {
    let (from, to) = columns.ends(message, label: lines.columns)
    let goesRight = from < to
    for row in 0..<max(lines.count - 1, 0) {
      beginRow()
      write(lines, row, from: from, goesRight: goesRight)
    }
    if message.creates, case .lifeline(let lifeline) = message.to {
      drawCreation(lifeline, message, lines, from: from)
      return
    }
    let wasBusy = isBusy(message.from)
    if message.activates, case .lifeline(let lifeline) = message.to { addBar(lifeline, 1) }
    beginRow()
    drawLine(from: from, to: to, message)
    if case .lifeline = message.from {
      plane.put(
        goesRight
          ? (wasBusy ? glyphs.barToRight : glyphs.railToRight)
          : (wasBusy ? glyphs.barToLeft : glyphs.railToLeft), at: from)
    }
    write(lines, lines.count - 1, from: from, goesRight: goesRight)
    if let badge { draw(badge: badge, at: to, goesRight: goesRight) }
    include(min(from, to), max(from, to))
  }

  private func isBusy(_ end: SequenceDiagram.Message.End) -> Bool {
    guard case .lifeline(let lifeline) = end else { return false }
    return bars[lifeline] > 0
  }

  /// Draws a line up to the column before its end.
  private mutating func drawLine(from: Int, to: Int, _ message: SequenceDiagram.Message) {
    let goesRight = from < to
    let line = message.isDashed ? glyphs.dashed : glyphs.line
    plane.putLine(line, from: from, to: to, crossing: crossings)
    if case .lifeline = message.from {} else { plane.put(glyphs.dot, at: from) }
    if case .lifeline = message.to {
    } else if message.head != .cross {
      plane.put(glyphs.dot, at: to)
    }
    if let head = head(message.head, toRight: goesRight) {
      plane.put(head, at: to + (goesRight ? -1 : 1))
    }
    if let tail = head(message.tail, toRight: !goesRight) {
      plane.put(tail, at: from + (goesRight ? 1 : -1))
    }
  }

  private func head(_ head: SequenceDiagram.Message.Head, toRight: Bool) -> Unicode.Scalar? {
    switch head {
    case .none: nil
    case .filled, .upperHalf, .lowerHalf, .upperStroke, .lowerStroke:
      toRight ? glyphs.filled.right : glyphs.filled.left
    case .open: toRight ? glyphs.open.right : glyphs.open.left
    case .cross: glyphs.cross
    }
  }

  /// Writes a line of a label beside the end from which its arrow leaves.
  mutating func write(_ label: TextLabel, _ row: Int, from: Int, goesRight: Bool) {
    let line = label.line(row)
    guard line.end > line.start else { return }
    let start = goesRight ? from + 2 : from - 3 - line.width
    plane.write(label.text, line, at: start, padding: .around)
  }

  mutating func draw(badge: TextLabel, at x: Int, goesRight: Bool) {
    let width = badge.columns + DisplayWidth.columns(glyphs.warning)
    for row in 0..<badge.count {
      // Its further lines stand under the arrow.
      if row > 0 { beginRow() }
      let text = (row == 0 ? glyphs.warning : "") + badge[row]
      plane.write(text, at: goesRight ? x + 2 : x - 1 - DisplayWidth.columns(text))
    }
    include(goesRight ? x : x - 2 - width, goesRight ? x + 2 + width : x)
  }

  mutating func drawLoop(
    _ message: SequenceDiagram.Message, _ lines: TextLabel, _ badge: TextLabel?
  ) {
    guard case .lifeline(let lifeline) = message.to else { return }
    let from = x(lifeline)
    for row in 0..<max(2, lines.count) {
      if row == 1, message.activates { addBar(lifeline, 1) }
      beginRow()
      let line = message.isDashed ? glyphs.dashed : glyphs.line
      if row < 2 {
        plane.put(line, at: from + 1)
        plane.put(line, at: from + 2)
        plane.put(row == 0 ? glyphs.loop.top : glyphs.loop.bottom, at: from + 3)
      }
      if row == 1, let head = head(message.head, toRight: false) { plane.put(head, at: from + 1) }
      guard row < lines.count else { continue }
      var text = lines[row]
      if row == lines.count - 1, let badge, badge.count == 1 {
        text += "  " + glyphs.warning + badge[0]
      }
      plane.write("\(text) ", at: from + 5)
      include(from, from + 6 + DisplayWidth.columns(text))
    }
    guard let badge, badge.count > 1 || lines.count == 0 else { return }
    for row in 0..<badge.count {
      beginRow()
      plane.write((row == 0 ? glyphs.warning : "  ") + badge[row], at: from + 5)
      include(from, from + 9 + badge.columns)
    }
  }

  private mutating func drawCreation(
    _ lifeline: Int, _ message: SequenceDiagram.Message, _ lines: TextLabel, from: Int
  ) {
    let height = max(columns.heads[lifeline].count, 1)
    let goesRight = from < x(lifeline)
    let half = columns.headWidth(lifeline) / 2
    for row in 0..<height + 2 {
      beginRow()
      drawHead(lifeline, row: row, height: height, joint: glyphs.headJoint)
      guard row == 1 else { continue }
      drawLine(from: from, to: x(lifeline) + (goesRight ? -half : half), message)
      write(lines, lines.count - 1, from: from, goesRight: goesRight)
    }
    isLive[lifeline] = true
    addBar(lifeline, message.activates ? 1 : 0)
    include(min(from, x(lifeline) - half), max(from, x(lifeline) + half))
  }
}
