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
    case .divider(let rule): draw(rule, "heading", gap: 12)
    case .turn(let rule): draw(rule, "small", gap: 8)
    case .delay(let text):
      features.insert(.delays)
      draw(text, "delay")
    case .end(let x, let y): drawEnd(x, y)
    }
    writer.raw("\n")
  }

  // MARK: Messages

  private mutating func draw(_ arrow: SequenceLayout.Arrow, _ message: SequenceDiagram.Message) {
    writer.raw("<g class=\"m")
    if message.isDashed { features.insert(.dashes) }
    if message.badge != nil {
      features.insert(.badges)
      writer.raw(" odd")
    } else if let call = message.call, call.rule == nil {
      writer.raw(" own")
    }
    // Nothing in the style sheet speaks of it; a host's may.
    if message.call?.isOverridden == true { writer.raw(" over") }
    writer.raw("\"")
    if hasLinks { writer.raw(" role=\"listitem\"") }
    if let source = message.call?.source { draw(source: source) }
    writer.raw(">")
    if let call = message.call {
      writer.raw("<title>")
      writer.escaped(DiagramProse.tooltip(call, in: diagram))
      writer.raw("</title>")
    }
    ArrowDrawing(arrow, message).draw(&writer)
    let style =
      switch arrow.label.anchor {
      case .start: ""
      case .middle: "mid"
      case .end: "end"
      }
    draw(arrow.label, style, reference: message.call?.rule)
    if let badge = arrow.badge {
      var pill = badge.box
      pill.x -= LayoutMetrics.badgeInset
      pill.width += 2 * LayoutMetrics.badgeInset
      drawRect("pill", pill, corner: 8)
      draw(badge, badge.anchor == .end ? "badge end" : "badge")
    }
    writer.raw("</g>")
  }

  private mutating func draw(source: (index: Int, lower: Int, upper: Int)) {
    // Without the attribute it is the scenario itself.
    if source.index != 0 { writer.attribute("data-source", source.index) }
    writer.attribute("data-lower", source.lower)
    writer.attribute("data-upper", source.upper)
  }

  // MARK: Notes and lines

  private mutating func draw(_ placed: SequenceLayout.NoteBox, _ note: SequenceDiagram.Note) {
    features.insert(.notes)
    if note.kind == .console { features.insert(.output) }
    writer.raw("<g")
    if let source = note.source { draw(source: source) }
    writer.raw(">")
    let box = placed.box
    if note.kind == .remark {
      drawFolded(box)
    } else {
      drawRect(note.kind == .console ? "box" : "box \(note.kind.rawValue)", box, corner: 4)
    }
    if let heading = placed.heading { draw(heading, "strong") }
    draw(placed.text, note.kind == .console ? "output" : "note")
    writer.raw("</g>")
  }

  /// A sheet with a folded corner.
  private mutating func drawFolded(_ box: Box) {
    writer.raw("<path class=\"remark\" d=\"M")
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

  /// A line across the diagram, interrupted by its text.
  private mutating func draw(_ rule: SequenceLayout.Rule, _ style: String, gap: Int) {
    features.insert(.lines)
    let text = rule.text.box
    let left = layout.bounds.x + LayoutMetrics.padding
    let right = layout.bounds.right - LayoutMetrics.padding
    writer.raw("<path class=\"hr\" d=\"M")
    if text.x - gap > left {
      writer.number(left)
      writer.next(rule.y)
      writer.raw("H")
      writer.number(text.x - gap)
      writer.raw("M")
    }
    writer.number(min(text.right + gap, right))
    writer.next(rule.y)
    writer.raw("H")
    writer.number(right)
    writer.raw("\"/>")
    draw(rule.text, style)
  }

  private mutating func drawEnd(_ x: Int, _ y: Int) {
    features.insert(.ends)
    writer.raw("<path class=\"cross\" d=\"M")
    writer.number(x - 6)
    writer.next(y - 6)
    writer.raw("l12 12m0-12l-12 12\"/>")
  }
}
