import SourceText

extension SVGDrawing {
  /// Draws one row.
  mutating func draw(_ row: SequenceLayout.Row) {
    switch row {
    case .arrow(let arrow):
      guard case .message(let message) = diagram.items[arrow.item] else { return }
      draw(arrow, message)
    case .note(let box):
      guard case .note(let note) = diagram.items[box.item] else { return }
      draw(box, note)
    case .divider(let rule): draw(rule.text, .dividerText)
    case .turn(let rule): draw(rule.text, .turn)
    case .delay(let text):
      draw(text, .delayText)
    case .end(let x, let y): drawEnd(x, y)
    }
    writer.append(markup: "\n")
  }

  // MARK: Messages

  private mutating func draw(_ arrow: SequenceLayout.Arrow, _ message: SequenceDiagram.Message) {
    let call = message.call
    let look: Look? =
      message.badge != nil
      ? .markedMessage
      : call != nil && call?.rule == nil
        ? .ownMessage : message.color.flatMap { Self.messageLook(CSSColor.tint($0)) }
    currentColor = look?.style.color ?? .soft
    open("<g", look)
    if let line = options.otherLines[arrow.item] {
      writer.attribute(" data-line=", line)
    }
    writer.append(markup: "><title>")
    DiagramProse.writeName(of: message, in: diagram, to: &writer)
    writer.append(markup: "</title>")
    draw(arrow, of: message)
    let number = message.number.map { $0.utf8.count + 2 } ?? 0
    draw(
      arrow.label, nil, line: line(of: call?.source), reference: call?.rule,
      runs: StyledRuns(message.runs, offset: number))
    if let badge = arrow.badge {
      var pill = badge.box
      pill.x -= LayoutMetrics.badgeInset
      pill.width += 2 * LayoutMetrics.badgeInset
      drawRect(.pill, box: pill, corner: 8)
      draw(badge, .pillText)
    }
    writer.append(markup: "</g>")
  }

  /// The line from which a call or a note comes, where it can be led to.
  @inline(__always)
  func line(of source: (index: Int, lower: Int, upper: Int)?) -> Int? {
    guard let source, source.index == 0 else { return nil }
    return options.sourceAnchors?.line(of: source.lower)
  }

  // MARK: Notes and lines

  private mutating func draw(_ placed: SequenceLayout.NoteBox, _ note: SequenceDiagram.Note) {
    let box = placed.box
    switch note.kind {
    case .remark: drawRemark(box, note)
    case .reference: drawRect(.reference, box: box, corner: 4)
    case .console: drawRect(.console, box: box, corner: 4)
    case .warning: drawRect(.warning, box: box, corner: 4)
    case .exception: drawRect(.exception, box: box, corner: 4)
    }
    if let heading = placed.heading {
      if note.kind == .reference { drawTag(heading, of: box) }
      draw(heading, .heading)
    }
    draw(
      placed.text, note.kind == .console ? .consoleText : .noteText, line: line(of: note.source),
      runs: StyledRuns(note.runs))
  }

  /// A remark in its outline and its colour: one that its source asks for lies as a tint on the ground.
  private mutating func drawRemark(_ box: Box, _ note: SequenceDiagram.Note) {
    let look: Look = note.color == nil ? .remark : .reference
    switch note.shape {
    case .sheet: drawFolded(box, look)
    case .rectangle: drawRect(look, box: box, corner: 0)
    case .hexagon: drawHexagon(box, look)
    }
    guard let color = note.color else { return }
    let tint = note.shape == .hexagon ? box.inset(by: LayoutMetrics.noteInset / 2) : box
    drawTint(CSSColor.tint(color), tint, corner: 0)
  }

  /// A box whose sides come to a point.
  private mutating func drawHexagon(_ box: Box, _ look: Look) {
    let half = box.height / 2
    openPath(box.x, box.y + half, look)
    writer.append(markup: "l6")
    writer.next(-half)
    writer.append(markup: "h")
    writer.number(box.width - 12)
    writer.append(markup: "l6")
    writer.next(half)
    writer.append(markup: "l-6")
    writer.next(box.height - half)
    writer.append(markup: "h")
    writer.number(12 - box.width)
    writer.append(markup: "z\"/>")
  }

  /// A sheet with a folded corner.
  private mutating func drawFolded(_ box: Box, _ look: Look) {
    openPath(box.x, box.y, look)
    writer.append(markup: "h")
    writer.number(box.width - 8)
    writer.append(markup: "l8 8v")
    writer.number(box.height - 8)
    writer.append(markup: "h")
    writer.number(-box.width)
    writer.append(markup: "zm")
    writer.number(box.width - 8)
    writer.append(markup: " 0v8h8\"/>")
  }

  /// Draws the lines across the diagram, each interrupted by its text, in one path.
  mutating func drawLines(_ rows: Range<Int>) {
    var isOpen = false
    for row in layout.rows[rows] {
      switch row {
      case .divider(let rule): drawLine(rule, gap: 12, &isOpen)
      case .turn(let rule): drawLine(rule, gap: 8, &isOpen)
      default: continue
      }
    }
    if isOpen { writer.append(markup: "\"/>\n") }
  }

  private mutating func drawLine(
    _ rule: SequenceLayout.Rule, gap: Int, _ isOpen: inout Bool
  ) {
    if !isOpen {
      open("<path", .line, end: " d=\"")
      isOpen = true
    }
    let text = rule.text.box
    let left = layout.bounds.x + layout.padding
    let right = layout.bounds.right - layout.padding
    if text.x - gap > left { drawLine(from: left, to: text.x - gap, rule.y) }
    drawLine(from: min(text.right + gap, right), to: right, rule.y)
  }

  private mutating func drawLine(from start: Int, to end: Int, _ y: Int) {
    move(start, y)
    writer.append(markup: "H")
    writer.number(end)
  }

  private mutating func drawEnd(_ x: Int, _ y: Int) {
    openPath(x - 6, y - 6, .end)
    writer.append(markup: "l12 12m0-12l-12 12\"/>")
  }
}
