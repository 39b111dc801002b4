/// Writes the line and the heads of an arrow.
struct ArrowDrawing {
  private let arrow: SequenceLayout.Arrow
  private let message: SequenceDiagram.Message

  init(_ arrow: SequenceLayout.Arrow, _ message: SequenceDiagram.Message) {
    self.arrow = arrow
    self.message = message
  }

  func draw(_ writer: inout XMLWriter) {
    if arrow.loop > 0 {
      drawLoop(&writer)
    } else {
      drawStraight(&writer)
    }
  }

  private func drawStraight(_ writer: inout XMLWriter) {
    let direction = arrow.end > arrow.start ? 1 : -1
    var arrow = arrow
    // A head stops before the dot that it points to.
    if hasDot(message.to) { arrow.end -= 4 * direction }
    let start = arrow.start + Self.room(message.tail) * direction
    let end = arrow.end - Self.room(message.head) * direction
    writer.raw(message.isDashed ? "<path class=\"dash\" d=\"M" : "<path d=\"M")
    writer.number(start)
    writer.next(arrow.y)
    writer.raw("H")
    writer.number(end)
    if message.isDashed { writer.raw("\"/>" + Self.opening(message.head)) }
    if message.isDashed || message.head == .open { breakPath(message, &writer) }
    drawHead(message.head, x: arrow.end, y: arrow.y, direction, &writer)
    drawHead(message.tail, x: arrow.start, y: arrow.y, -direction, &writer)
    writer.raw("\"/>")
    drawDots(&writer)
  }

  private func drawLoop(_ writer: inout XMLWriter) {
    let out = max(arrow.start, arrow.end) + LayoutMetrics.loopWidth
    writer.raw(message.isDashed ? "<path class=\"open dash\" d=\"M" : "<path class=\"open\" d=\"M")
    writer.number(arrow.start)
    writer.next(arrow.y)
    writer.raw("H")
    writer.number(out - 4)
    writer.raw("q4 0 4 4v")
    writer.number(arrow.loop - 8)
    writer.raw("q0 4-4 4H")
    writer.number(arrow.end + Self.room(message.head))
    writer.raw("\"/>" + Self.opening(message.head))
    drawHead(message.head, x: arrow.end, y: arrow.y + arrow.loop, -1, &writer)
    drawHead(message.tail, x: arrow.start, y: arrow.y, -1, &writer)
    writer.raw("\"/>")
  }

  /// A head that is only strokes cannot share the filled path of a line.
  private func breakPath(_ message: SequenceDiagram.Message, _ writer: inout XMLWriter) {
    guard !message.isDashed else { return }
    writer.raw("\"/>" + Self.opening(message.head))
  }

  private static func opening(_ head: SequenceDiagram.Message.Head) -> String {
    head == .open ? "<path class=\"open\" d=\"" : "<path d=\""
  }

  /// How much shorter the line is for its head.
  private static func room(_ head: SequenceDiagram.Message.Head) -> Int {
    switch head {
    case .filled, .upperHalf, .lowerHalf: 6
    case .cross: 8
    case .none, .open: 0
    }
  }

  private func drawHead(
    _ head: SequenceDiagram.Message.Head, x: Int, y: Int, _ direction: Int,
    _ writer: inout XMLWriter
  ) {
    let back = -8 * direction
    switch head {
    case .none: return
    case .filled:
      move(x, y, &writer)
      writer.raw("l")
      writer.number(back)
      writer.raw("-4v8z")
    case .open:
      move(x + back, y - 4, &writer)
      writer.raw("l")
      writer.number(-back)
      writer.raw(" 4l")
      writer.number(back)
      writer.raw(" 4")
    case .cross:
      move(x - 4 - 8 * direction, y - 4, &writer)
      writer.raw("l8 8m0-8l-8 8")
    case .upperHalf, .lowerHalf:
      move(x, y, &writer)
      writer.raw("l")
      writer.number(back)
      writer.raw(head == .upperHalf ? "-5v5z" : " 5v-5z")
    }
  }

  /// A dot where a message comes from outside, or goes there.
  private func drawDots(_ writer: inout XMLWriter) {
    if hasDot(message.from) { drawDot(arrow.start, &writer) }
    if hasDot(message.to) { drawDot(arrow.end, &writer) }
  }

  private func hasDot(_ end: SequenceDiagram.Message.End) -> Bool {
    if case .lifeline = end { return false }
    // A cross says already that nobody is there.
    return end == message.from || message.head != .cross
  }

  private func drawDot(_ x: Int, _ writer: inout XMLWriter) {
    // A line without length is drawn as its round cap alone.
    writer.raw("<path class=\"dot\" d=\"")
    move(x, arrow.y, &writer)
    writer.raw("h0\"/>")
  }

  private func move(_ x: Int, _ y: Int, _ writer: inout XMLWriter) {
    writer.raw("M")
    writer.number(x)
    writer.next(y)
  }
}
