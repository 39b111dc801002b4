import SourceText

extension SVGDrawing {
  /// Draws the line and the heads of an arrow, in one path where its line is whole.
  mutating func draw(
    _ arrow: SequenceLayout.Arrow, of message: SequenceDiagram.Message
  ) {
    if arrow.loop > 0 {
      drawLoop(arrow, message)
    } else {
      drawStraight(arrow, message)
    }
  }

  private mutating func drawStraight(
    _ arrow: SequenceLayout.Arrow, _ message: SequenceDiagram.Message
  ) {
    let goesRight = arrow.end > arrow.start
    let direction = goesRight ? 1 : -1
    let hasStartDot = message.startsAtCircle || Self.isOutside(message.from)
    // A cross says already that nobody is there.
    let hasEndDot =
      message.endsAtCircle || (Self.isOutside(message.to) && message.head != .cross)
    var start = arrow.start
    var end = arrow.end
    if hasStartDot { start += 3 * direction }
    if hasEndDot { end -= 4 * direction }
    // From the head back to the tail, so that the head closes on itself.
    let isCross = message.head == .cross
    let point = isCross ? end - 8 * direction : end
    let hasHead = hasEndDot || message.head != .none
    if hasHead || !message.isDashed { openPath(point, arrow.y, .arrow) }
    if hasEndDot { writer.append(markup: goesRight ? "h1a3 3 0 110 .1h-1" : "h-1a3 3 0 100 .1h1") }
    drawHead(message.head, toRight: goesRight)
    if isCross, !message.isDashed { move(point, arrow.y) }
    if message.isDashed {
      if hasHead { writer.append(markup: "\"/>") }
      openPath(point, arrow.y, .arrow, .dashed)
    }
    writer.append(markup: "H")
    writer.number(start)
    if message.isDashed, hasStartDot || message.tail != .none {
      writer.append(markup: "\"/>")
      openPath(start, arrow.y, .arrow)
    }
    if hasStartDot { writer.append(markup: goesRight ? "a3 3 0 100 .1" : "a3 3 0 110 .1") }
    // A head closes where its path begins.
    if !message.isDashed, message.tail != .none { move(start, arrow.y) }
    drawHead(message.tail, toRight: !goesRight)
    writer.append(markup: "\"/>")
  }

  private mutating func drawLoop(
    _ arrow: SequenceLayout.Arrow, _ message: SequenceDiagram.Message
  ) {
    let out = max(arrow.start, arrow.end) + LayoutMetrics.loopWidth
    openPath(arrow.start, arrow.y, .loop, message.isDashed ? .dashed : nil)
    writer.append(markup: "H")
    writer.number(out - 4)
    writer.append(markup: "q4 0 4 4v")
    writer.number(arrow.loop - 8)
    writer.append(markup: "q0 4-4 4H")
    writer.number(message.head == .cross ? arrow.end + 8 : arrow.end)
    if message.head != .none {
      writer.append(markup: "\"/>")
      openPath(message.head == .cross ? arrow.end + 8 : arrow.end, arrow.y + arrow.loop, .arrow)
      drawHead(message.head, toRight: false)
    }
    if message.tail != .none {
      writer.append(markup: "\"/>")
      openPath(arrow.start, arrow.y, .arrow)
      drawHead(message.tail, toRight: false)
    }
    writer.append(markup: "\"/>")
  }

  /// Draws a head from its point, and comes back to it; a cross is drawn around its place.
  private mutating func drawHead(_ head: SequenceDiagram.Message.Head, toRight: Bool) {
    switch head {
    case .none: return
    case .filled: writer.append(markup: toRight ? "l-8-4v8z" : "l8-4v8z")
    // There and back, so that a path that is filled fills nothing.
    case .open: writer.append(markup: toRight ? "l-8-4 8 4-8 4 8-4" : "l8-4-8 4 8 4-8-4")
    case .cross: writer.append(markup: "m-4-4l8 8m0-8l-8 8")
    case .upperHalf: writer.append(markup: toRight ? "l-8-5v5z" : "l8-5v5z")
    case .lowerHalf: writer.append(markup: toRight ? "l-8 5v-5z" : "l8 5v-5z")
    case .upperStroke: writer.append(markup: toRight ? "l-8-5z" : "l8-5z")
    case .lowerStroke: writer.append(markup: toRight ? "l-8 5z" : "l8 5z")
    }
  }

  private static func isOutside(_ end: SequenceDiagram.Message.End) -> Bool {
    if case .lifeline = end { false } else { true }
  }
}
