import SourceText

/// Writes a laid-out comparison down as SVG.
struct ComparisonDrawing: ~Copyable {
  private let comparison: Comparison
  private let layout: ComparisonLayout
  private var writer: TextBuffer
  private var looks = Look.Set()
  private var hasLinks = false

  private let options: SVGRenderer

  init(_ comparison: Comparison, _ layout: ComparisonLayout, _ options: SVGRenderer) {
    self.comparison = comparison
    self.layout = layout
    self.options = options
    writer = TextBuffer(capacity: 8192)
  }

  /// The whole drawing, as text.
  mutating func draw() -> String {
    let frame = SVGFrame(bounds: layout.bounds, options)
    frame.open(title: ComparisonProse.title(of: comparison), in: &writer)
    writer.escaped(ComparisonProse.summary(of: comparison))
    writer.append(markup: "</desc>\n")
    let place = writer.count
    drawTitle()
    for mark in layout.marks { draw(mark) }
    drawBorders()
    for (index, placed) in layout.sides.enumerated() { draw(placed, comparison.sides[index]) }
    frame.addStyle(looks, hasLinks: hasLinks, at: place, in: &writer)
    writer.append(markup: "</svg>\n")
    return writer.text
  }

  /// Draws a side as a drawing of its own, moved to its place.
  private mutating func draw(_ placed: ComparisonLayout.Placed, _ side: Comparison.Side) {
    var options = options
    options.sourceAnchors = side.sourceAnchors ?? options.sourceAnchors
    var drawing = SVGDrawing(side.diagram, placed.layout, options)
    drawing.drawContent()
    looks.formUnion(drawing.looks)
    hasLinks = hasLinks || drawing.hasLinks
    writer.append(markup: "<svg class=\"ll\" overflow=\"visible\" role=\"document\"")
    writer.attribute(" x=", placed.shift)
    writer.attribute(" aria-label=", side.title)
    writer.append(markup: ">\n")
    writer.append(drawing.writer)
    writer.append(markup: "</svg>\n")
  }

  private mutating func drawTitle() {
    guard let title = layout.title else { return }
    open("<text", .title)
    writer.attribute(" x=", title.x)
    writer.attribute(" y=", title.top + 16)
    writer.append(markup: ">")
    let text = layout.texts.text(of: title.block)
    var isFirst = true
    layout.texts.forEachLine(of: title.block) { lower, upper in
      if !isFirst {
        writer.attribute("<tspan x=", title.x)
        writer.attribute(" dy=", title.block.style.lineHeight)
        writer.append(markup: ">")
      }
      writer.escaped(text, from: lower, to: upper)
      if !isFirst { writer.append(markup: "</tspan>") }
      isFirst = false
    }
    writer.append(markup: "</text>\n")
  }

  private mutating func drawBorders() {
    guard !layout.borders.isEmpty else { return }
    open("<path", .rail)
    writer.append(markup: " d=\"")
    for border in layout.borders {
      writer.append(markup: "M")
      writer.number(border.x)
      writer.next(border.top)
      writer.append(markup: "V")
      writer.number(border.bottom)
    }
    writer.append(markup: "\"/>\n")
  }

  // MARK: Marks

  /// Draws the area of rows that differ: tinted with a sign at each, or, where there is nothing, an
  /// empty outline.
  private mutating func draw(_ mark: ComparisonLayout.Mark) {
    let sign = mark.signs.first?.sign
    let look = Self.look(of: sign)
    open("<g", look)
    writer.append(markup: ">")
    open("<rect", sign == nil ? .absence : .difference, in: look)
    writer.append(markup: " rx=\"4\"")
    writer.attribute(" x=", mark.box.x + 2)
    writer.attribute(" y=", mark.box.y)
    writer.attribute(" width=", mark.box.width - 4)
    writer.attribute(" height=", mark.box.height)
    writer.append(markup: "/>")
    if !mark.signs.isEmpty {
      // Strokes and not characters: no font draws them too thin to be seen.
      open("<path", .sign, in: look)
      writer.append(markup: " d=\"")
      for (sign, y) in mark.signs { draw(sign, at: (mark.box.x + 12, y)) }
      writer.append(markup: "\"/>")
    }
    writer.append(markup: "</g>\n")
  }

  /// Opens an element, and says how it looks inside another one.
  private mutating func open(_ tag: StaticString, _ look: Look, in outer: Look? = nil) {
    looks.insert(look)
    let style = look.style
    writer.append(markup: tag)
    writer.append(markup: " class=\"")
    writer.append(markup: style.name)
    writer.append(markup: "\"")
    guard options.standsAlone else { return }
    style.writeAttributes(options.theme, current: outer?.style.color ?? .soft, to: &writer)
  }

  private static func look(of sign: ComparisonLayout.Mark.Sign?) -> Look {
    switch sign {
    case nil: .absent
    case .minus: .removed
    case .plus: .added
    case .changed: .changed
    }
  }

  private mutating func draw(_ sign: ComparisonLayout.Mark.Sign, at place: (x: Int, y: Int)) {
    writer.append(markup: "M")
    writer.number(place.x - 5)
    writer.next(place.y)
    switch sign {
    case .minus: writer.append(markup: "h10")
    case .plus: writer.append(markup: "h10m-5-5v10")
    case .changed: writer.append(markup: "q2.5-5 5 0t5 0")
    }
  }
}

extension SVGRenderer {
  /// The drawing of a comparison; one in which nothing differs is the diagram of its first side.
  public func render(_ comparison: Comparison) -> String {
    guard !comparison.agrees || comparison.sides.isEmpty else {
      return render(comparison.agreement)
    }
    var layout = ComparisonLayout(
      comparison, maximumWidth: min(width ?? maximumWidth, maximumWidth), showsTitle: showsTitle,
      showsLegend: showsLegend)
    if let width, layout.bounds.width > width {
      layout = ComparisonLayout(
        stacking: comparison, width: width, showsTitle: showsTitle, showsLegend: showsLegend)
    }
    var drawing = ComparisonDrawing(comparison, layout, self)
    return drawing.draw()
  }
}
