import SourceText

extension SVGDrawing {
  /// Draws the heads, and each part by itself.
  mutating func drawParts() -> DiagramParts {
    let bounds = headBounds
    let heads = drawHeads(within: bounds)
    var parts: [DiagramParts.Part] = []
    let spans = layout.partSpans(of: diagram)
    for (index, span) in spans.enumerated() {
      parts.append(drawPart(span, isLast: index + 1 == spans.count))
    }
    return DiagramParts(
      heads: heads, headHeight: bounds.height, parts: parts, width: layout.bounds.width)
  }

  /// What is seen of the heads that stand at the top, as wide as the whole drawing.
  private var headBounds: Box {
    let top = layout.groups.first?.box.y ?? layout.headTop - 6
    return Box(
      x: layout.bounds.x, y: top, width: layout.bounds.width,
      height: layout.headBottom + 6 - top)
  }

  private mutating func drawHeads(within bounds: Box) -> String {
    writer.removeAll()
    openElement(bounds)
    // The names are heard in the parts themselves.
    writer.append(markup: " aria-hidden=\"true\">")
    drawBands(within: bounds)
    // Names beside each other are at their lifelines; staggered ones are led to them.
    if layout.isNarrow { drawRails(bounds) }
    for head in layout.heads where head.box.y < layout.headBottom { draw(head) }
    writer.append(markup: "</svg>")
    return writer.text
  }

  private mutating func drawPart(
    _ span: SequenceLayout.PartSpan, isLast: Bool
  ) -> DiagramParts.Part {
    let bounds = Box(
      x: layout.bounds.x, y: span.top, width: layout.bounds.width,
      height: max(span.bottom - span.top, 1))
    writer.removeAll()
    openElement(bounds)
    writer.append(markup: " role=\"document\"><title>")
    writer.escaped(span.title ?? DiagramProse.title(of: diagram))
    writer.append(markup: "</title>")
    drawBands(within: bounds)
    drawFrames(within: bounds)
    drawRails(bounds)
    drawFrameTexts(within: bounds)
    for head in layout.heads
    where head.box.y >= max(bounds.y, layout.headBottom) && head.box.y < bounds.bottom {
      draw(head)
    }
    if isLast { for head in layout.feet { draw(head) } }
    drawLines(span.rows)
    var messageCount = 0
    for row in layout.rows[span.rows] {
      if case .arrow = row { messageCount += 1 }
      draw(row)
    }
    if isLast { drawLegend() }
    writer.append(markup: "</svg>")
    return DiagramParts.Part(
      title: span.title, depth: span.depth, messageCount: messageCount, svg: writer.text)
  }
}
