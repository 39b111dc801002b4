/// Writes a laid-out diagram down as SVG.
struct SVGDrawing {
  let diagram: SequenceDiagram
  let layout: SequenceLayout
  var writer: XMLWriter
  /// What the drawing has, and so what its style sheet must say.
  var features: SVGStyle.Features = []
  /// Whether the first reference to a rule says what the rule is, for want of a legend.
  var explainsReferences = false
  private var isExplained: [Bool]
  /// Whether anything in it can be clicked. A drawing without links is one image to assistive
  /// technology; one with links is a list of its messages, so that the links can be reached.
  let hasLinks: Bool

  init(_ diagram: SequenceDiagram, _ layout: SequenceLayout) {
    self.diagram = diagram
    self.layout = layout
    isExplained = Array(repeating: false, count: diagram.rules.count)
    hasLinks = diagram.hasLinks
    writer = XMLWriter(capacity: 4096 + layout.rows.count * 320)
  }

  /// The whole drawing, as text.
  mutating func draw() -> String {
    drawParts()
    writer.raw("</g></svg>\n")
    var frame = SVGFrame(bounds: layout.bounds, capacity: writer.bytes.count + 4096)
    frame.open(
      title: DiagramProse.title(of: diagram), description: DiagramProse.summary(of: diagram),
      style: SVGStyle.text(features), role: hasLinks ? "document" : "img",
      isList: hasLinks && hasMessages)
    frame.writer.append(writer)
    return frame.writer.text
  }

  private var hasMessages: Bool {
    diagram.items.contains { if case .message = $0 { true } else { false } }
  }

  /// Everything inside the frame.
  mutating func drawParts() {
    if let title = layout.title { draw(title, "title") }
    drawBands()
    drawFrames()
    drawRails()
    for head in layout.heads { draw(head) }
    for head in layout.feet { draw(head) }
    for row in layout.rows { draw(row) }
    if !layout.legend.isEmpty { drawLegend() }
  }

  /// The heads that stand at the top, as wide as the whole drawing.
  mutating func drawHeads() -> String {
    let top = layout.heads.reduce(0) { max($0, $1.box.height) }
    let bounds = Box(
      x: layout.bounds.x, y: (layout.heads.first?.box.y ?? 0) - 4, width: layout.bounds.width,
      height: top + 8)
    var frame = SVGFrame(bounds: bounds, capacity: 2048)
    frame.openElement("lifeline-heads")
    writer.append(frame.writer)
    // The names are heard in the drawing itself.
    writer.raw(" aria-hidden=\"true\"><g class=\"ll\">")
    drawRect("bg", bounds, corner: 0)
    for head in layout.heads where head.box.y < bounds.bottom { draw(head) }
    writer.raw("</g></svg>\n")
    return writer.text
  }

  // MARK: Parts

  private mutating func drawBands() {
    for band in layout.groups {
      features.insert(.frames)
      // A border would run through the labels that cross it.
      drawRect("tint", band.box, corner: 8)
      draw(band.title, "strong mid")
    }
  }

  private mutating func drawFrames() {
    // Frames are closed from the inside out; the outer ones lie below.
    if !layout.frames.isEmpty { features.insert(.frames) }
    for frame in layout.frames.reversed() {
      drawRect(frame.kind == .tint ? "tint" : "frame", frame.box, corner: 4)
    }
    for frame in layout.frames.reversed() {
      if let tag = frame.tag { drawTag(tag, of: frame) }
      if let condition = frame.condition { draw(condition, "strong") }
      for section in frame.sections {
        writer.raw("<path class=\"frame\" stroke-dasharray=\"5 4\" d=\"M")
        writer.number(frame.box.x)
        writer.next(section.y)
        writer.raw("h")
        writer.number(frame.box.width)
        writer.raw("\"/>")
        if section.condition.block.width > 0 { draw(section.condition, "strong") }
        writer.raw("\n")
      }
    }
  }

  private mutating func drawTag(_ tag: PlacedText, of frame: SequenceLayout.FrameBox) {
    writer.raw("<path class=\"tag\" d=\"M")
    writer.number(frame.box.x)
    writer.next(frame.box.y)
    writer.raw("h")
    writer.number(tag.block.width + 20)
    writer.raw("v12l-8 8H")
    writer.number(frame.box.x)
    writer.raw("z\"/>")
    draw(tag, "strong")
  }

  private mutating func drawRails() {
    drawUprights(layout.rails, "rail")
    if !layout.dottedRails.isEmpty { features.insert(.delays) }
    drawUprights(layout.dottedRails, "dots")
    guard !layout.bars.isEmpty else { return }
    writer.raw("<path class=\"bar\" d=\"")
    let half = LayoutMetrics.halfBar
    for bar in layout.bars {
      writer.raw("M")
      writer.number(bar.x - half)
      writer.next(bar.top)
      writer.raw("h")
      writer.number(2 * half)
      writer.raw("V")
      writer.number(bar.bottom)
      writer.raw("h")
      writer.number(-2 * half)
      writer.raw("z")
    }
    writer.raw("\"/>\n")
  }

  private mutating func drawUprights(_ uprights: [SequenceLayout.Upright], _ style: String) {
    guard !uprights.isEmpty else { return }
    writer.raw("<path class=\"\(style)\" d=\"")
    for upright in uprights {
      writer.raw("M")
      writer.number(upright.x)
      writer.next(upright.top)
      writer.raw("V")
      writer.number(upright.bottom)
    }
    writer.raw("\"/>\n")
  }

  private mutating func draw(_ head: SequenceLayout.Head) {
    let lifeline = diagram.lifelines[head.lifeline]
    if let link = lifeline.link {
      writer.raw("<a")
      writer.attribute("href", link)
      writer.raw(">")
    }
    drawRect("head", head.box, corner: 6)
    if let x = head.icon {
      features.insert(.icons)
      drawIcon(lifeline.icon, x: x, y: head.name.top)
    }
    draw(head.name, "name")
    if let detail = head.detail { draw(detail, "detail") }
    if lifeline.link != nil { writer.raw("</a>") }
    writer.raw("\n")
  }

  private mutating func drawLegend() {
    features.insert(.rules)
    writer.raw("<g class=\"legend\">")
    for (index, entry) in layout.legend.enumerated() {
      draw(entry.number, "small end")
      let link = index < diagram.rules.count ? diagram.rules[index].link : nil
      draw(entry.text, "small", linked: link.map { ($0, index) })
      writer.raw("\n")
    }
    writer.raw("</g>\n")
  }

  // MARK: Pieces

  mutating func drawRect(_ style: String, _ box: Box, corner: Int) {
    writer.raw("<rect class=\"\(style)\"")
    if corner > 0 { writer.attribute("rx", corner) }
    drawGeometry(box)
    writer.raw("/>")
  }

  private mutating func drawGeometry(_ box: Box) {
    writer.attribute("x", box.x)
    writer.attribute("y", box.y)
    writer.attribute("width", box.width)
    writer.attribute("height", box.height)
  }

  /// Draws a text; what follows it on its last line, such as the number of a rule, is added before
  /// the element ends.
  mutating func draw(
    _ text: PlacedText, _ style: String, linked: (link: String, rule: Int)? = nil,
    reference: Int? = nil
  ) {
    let block = text.block
    guard block.width > 0 else { return }
    let size = block.style.font.size
    writer.raw("<text")
    if !style.isEmpty { writer.attribute("class", style) }
    writer.attribute("x", text.x)
    writer.attribute("y", text.top + (block.style.lineHeight + size * 7 / 10) / 2)
    writer.raw(">")
    for (index, line) in block.lines.enumerated() {
      if index > 0 {
        writer.raw("<tspan")
        writer.attribute("x", text.x)
        writer.attribute("dy", block.style.lineHeight)
        writer.raw(">")
      }
      if index == 0, let linked {
        draw(line, linked: linked)
      } else {
        writer.escaped(line)
      }
      if index > 0 { writer.raw("</tspan>") }
    }
    if let reference { draw(reference: reference) }
    writer.raw("</text>")
  }

  /// Draws a line that begins with the id of a rule, and makes a link of the id.
  private mutating func draw(_ line: String, linked: (link: String, rule: Int)) {
    let id = diagram.rules[linked.rule].id
    guard line.utf8.starts(with: id.utf8) else { return writer.escaped(line) }
    writer.raw("<a")
    writer.attribute("href", linked.link)
    writer.raw(">")
    writer.escaped(id)
    writer.raw("</a>")
    writer.escaped(String(line.dropFirst(id.count)))
  }

  private mutating func draw(reference: Int) {
    features.insert(.rules)
    let rule = diagram.rules[reference]
    // The link inside the shifted text, not around it: validators of HTML know only that.
    writer.raw("<tspan class=\"r\" dy=\"-4\"> ")
    if let link = rule.link {
      writer.raw("<a")
      writer.attribute("href", link)
      writer.raw(">")
      if explainsReferences, !isExplained[reference] {
        isExplained[reference] = true
        writer.raw("<title>")
        writer.escaped("\(rule.id): \(rule.statement)")
        writer.raw("</title>")
      }
    }
    writer.number(reference + 1)
    if rule.link != nil { writer.raw("</a>") }
    writer.raw("</tspan>")
  }
}

extension SequenceDiagram {
  /// Whether anything in it can be clicked.
  var hasLinks: Bool {
    rules.contains { $0.link != nil } || lifelines.contains { $0.link != nil }
  }
}
