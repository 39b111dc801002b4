/// Writes a laid-out comparison down as SVG.
struct ComparisonDrawing {
  private let comparison: Comparison
  private let layout: ComparisonLayout
  private var writer: XMLWriter
  private var features: SVGStyle.Features = [.differences]

  init(_ comparison: Comparison, _ layout: ComparisonLayout) {
    self.comparison = comparison
    self.layout = layout
    writer = XMLWriter(capacity: 8192)
  }

  /// The whole drawing, as text.
  mutating func draw(explainsReferences: Bool) -> String {
    for mark in layout.marks { draw(mark) }
    drawBorders()
    for (index, placed) in layout.sides.enumerated() {
      let side = comparison.sides[index]
      var drawing = SVGDrawing(side.diagram, placed.layout)
      drawing.explainsReferences = explainsReferences && index == 0
      drawing.drawParts()
      features.formUnion(drawing.features)
      writer.raw("<g transform=\"translate(")
      writer.number(placed.shift)
      writer.raw(" 0)\"")
      // A drawing without links is one image; one with links is a list a side, so that they can be
      // reached.
      if hasLinks { writer.raw(" role=\"list\"") }
      if hasLinks { writer.attribute("aria-label", side.title) }
      writer.raw(">\n")
      writer.append(drawing.writer)
      writer.raw("</g>\n")
    }
    writer.raw("</g></svg>\n")
    return frame(writer)
  }

  private var hasLinks: Bool {
    comparison.sides.contains { $0.diagram.hasLinks }
  }

  private mutating func frame(_ body: XMLWriter) -> String {
    var frame = SVGFrame(bounds: layout.bounds, capacity: body.bytes.count + 4096)
    frame.open(
      title: ComparisonProse.title(of: comparison),
      description: ComparisonProse.summary(of: comparison), style: SVGStyle.text(features),
      role: hasLinks ? "document" : "img", isList: false)
    if let title = layout.title {
      frame.writer.raw("<text class=\"title\"")
      frame.writer.attribute("x", title.x)
      for (row, line) in title.block.lines.enumerated() {
        if row == 0 {
          frame.writer.attribute("y", title.top + 16)
          frame.writer.raw(">")
        } else {
          frame.writer.raw("<tspan")
          frame.writer.attribute("x", title.x)
          frame.writer.attribute("dy", title.block.style.lineHeight)
          frame.writer.raw(">")
        }
        frame.writer.escaped(line)
        if row > 0 { frame.writer.raw("</tspan>") }
      }
      frame.writer.raw("</text>\n")
    }
    frame.writer.append(body)
    return frame.writer.text
  }

  private mutating func drawBorders() {
    guard !layout.borders.isEmpty else { return }
    writer.raw("<path class=\"rail\" d=\"")
    for border in layout.borders {
      writer.raw("M")
      writer.number(border.x)
      writer.next(border.top)
      writer.raw("V")
      writer.number(border.bottom)
    }
    writer.raw("\"/>\n")
  }

  // MARK: Marks

  /// Draws the area of rows that differ: tinted with a sign at each, or, where there is nothing, an
  /// empty outline.
  private mutating func draw(_ mark: ComparisonLayout.Mark) {
    let sign = mark.signs.first?.sign
    writer.raw("<g class=\"\(Self.style(sign))\"><rect class=\"diff\" rx=\"4\"")
    writer.attribute("x", mark.box.x + 2)
    writer.attribute("y", mark.box.y)
    writer.attribute("width", mark.box.width - 4)
    writer.attribute("height", mark.box.height)
    writer.raw("/>")
    if !mark.signs.isEmpty {
      // Strokes and not characters: no font draws them too thin to be seen.
      writer.raw("<path class=\"sign\" d=\"")
      for (sign, y) in mark.signs { draw(sign, at: (mark.box.x + 12, y)) }
      writer.raw("\"/>")
    }
    writer.raw("</g>\n")
  }

  private static func style(_ sign: ComparisonLayout.Mark.Sign?) -> String {
    switch sign {
    case nil: "gap"
    case .minus: "minus"
    case .plus: "plus"
    case .changed: "other"
    }
  }

  private mutating func draw(_ sign: ComparisonLayout.Mark.Sign, at place: (x: Int, y: Int)) {
    writer.raw("M")
    writer.number(place.x - 5)
    writer.next(place.y)
    switch sign {
    case .minus: writer.raw("h10")
    case .plus: writer.raw("h10m-5-5v10")
    case .changed: writer.raw("q2.5-5 5 0t5 0")
    }
  }
}

extension SVGRenderer {
  /// The drawing of a comparison; one in which nothing differs is the diagram of its first side.
  public func render(_ comparison: Comparison) -> String {
    guard !comparison.agrees || comparison.sides.isEmpty else {
      return render(comparison.agreement)
    }
    let layout = ComparisonLayout(
      comparison, maximumWidth: maximumWidth, showsTitle: showsTitle, showsLegend: showsLegend)
    var drawing = ComparisonDrawing(comparison, layout)
    return drawing.draw(explainsReferences: !showsLegend)
  }
}
