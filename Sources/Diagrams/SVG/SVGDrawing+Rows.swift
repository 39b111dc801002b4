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
    case .divider(let rule): draw(rule.text, "g c")
    case .turn(let rule): draw(rule.text, "")
    case .delay(let text):
      features.insert(.delays)
      draw(text, "delay c")
    case .end(let x, let y): drawEnd(x, y)
    }
    writer.raw("\n")
  }

  // MARK: Messages

  private mutating func draw(_ arrow: SequenceLayout.Arrow, _ message: SequenceDiagram.Message) {
    let call = message.call
    if message.badge != nil {
      features.insert(.badges)
      writer.raw("<g class=\"u\"")
    } else if let call, call.rule == nil {
      features.insert(.own)
      writer.raw("<g class=\"o\"")
    } else {
      writer.raw("<g")
    }
    if let line = options.otherLines[arrow.item] {
      writer.attribute(" data-line=", line)
    }
    writer.raw("><title>")
    DiagramProse.writeName(of: message, in: diagram, to: &writer)
    writer.raw("</title>")
    draw(arrow, of: message)
    let style: StaticString =
      switch arrow.label.anchor {
      case .start: ""
      case .middle: "c"
      case .end: "e"
      }
    draw(arrow.label, style, line: line(of: call?.source), reference: call?.rule)
    if let badge = arrow.badge {
      var pill = badge.box
      pill.x -= LayoutMetrics.badgeInset
      pill.width += 2 * LayoutMetrics.badgeInset
      drawRect("p", pill, corner: 8)
      draw(badge, badge.anchor == .end ? "j e" : "j")
    }
    writer.raw("</g>")
  }

  /// The line from which a call or a note comes, where it can be led to.
  @inline(__always)
  func line(of source: (index: Int, lower: Int, upper: Int)?) -> Int? {
    guard let source, source.index == 0 else { return nil }
    return options.sourceAnchors?.line(of: source.lower)
  }

  // MARK: Notes and lines

  private mutating func draw(_ placed: SequenceLayout.NoteBox, _ note: SequenceDiagram.Note) {
    features.insert(.notes)
    let box = placed.box
    switch note.kind {
    case .remark: drawFolded(box)
    case .console:
      features.insert(.output)
      drawRect("x", box, corner: 4)
    case .warning:
      features.insert(.warnings)
      drawRect("w", box, corner: 4)
    case .exception:
      features.insert(.exceptions)
      drawRect("z", box, corner: 4)
    }
    if let heading = placed.heading { draw(heading, "r") }
    draw(placed.text, note.kind == .console ? "q" : "m", line: line(of: note.source))
  }

  /// A sheet with a folded corner.
  private mutating func drawFolded(_ box: Box) {
    writer.raw("<path class=\"y\" d=\"M")
    writer.number(box.x)
    writer.next(box.y)
    writer.raw("h")
    writer.number(box.width - 8)
    writer.raw("l8 8v")
    writer.number(box.height - 8)
    writer.raw("h")
    writer.number(-box.width)
    writer.raw("zm")
    writer.number(box.width - 8)
    writer.raw(" 0v8h8\"/>")
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
    if isOpen { writer.raw("\"/>\n") }
  }

  private mutating func drawLine(
    _ rule: SequenceLayout.Rule, gap: Int, _ isOpen: inout Bool
  ) {
    if !isOpen {
      features.insert(.lines)
      writer.raw("<path class=\"v\" d=\"")
      isOpen = true
    }
    let text = rule.text.box
    let left = layout.bounds.x + LayoutMetrics.padding
    let right = layout.bounds.right - LayoutMetrics.padding
    if text.x - gap > left { drawLine(from: left, to: text.x - gap, rule.y) }
    drawLine(from: min(text.right + gap, right), to: right, rule.y)
  }

  private mutating func drawLine(from start: Int, to end: Int, _ y: Int) {
    writer.raw("M")
    writer.number(start)
    writer.next(y)
    writer.raw("H")
    writer.number(end)
  }

  private mutating func drawEnd(_ x: Int, _ y: Int) {
    features.insert(.ends)
    writer.raw("<path class=\"end\" d=\"M")
    writer.number(x - 6)
    writer.next(y - 6)
    writer.raw("l12 12m0-12l-12 12\"/>")
  }
}
