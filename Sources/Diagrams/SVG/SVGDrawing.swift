/// Writes a laid-out diagram down as SVG.
struct SVGDrawing: ~Copyable {
  let diagram: SequenceDiagram
  let layout: SequenceLayout
  let options: SVGRenderer
  var writer: ByteWriter
  /// What the drawing has, and so what its style sheet must say.
  var features: SVGStyle.Features = []
  private var isExplained: [Bool]

  init(
    _ diagram: SequenceDiagram, _ layout: SequenceLayout, _ options: SVGRenderer,
    to writer: consuming ByteWriter
  ) {
    self.diagram = diagram
    self.layout = layout
    self.options = options
    isExplained = Array(of: false, count: diagram.rules.count)
    self.writer = writer
  }

  init(_ diagram: SequenceDiagram, _ layout: SequenceLayout, _ options: SVGRenderer) {
    let writer = ByteWriter(capacity: Self.capacity(for: layout))
    self.init(diagram, layout, options, to: writer)
  }

  /// How many bytes a drawing is at most, as a rule.
  static func capacity(for layout: SequenceLayout) -> Int { 3072 + layout.rows.count * 320 }

  /// Gives the writer away with what has been written.
  consuming func takeWriter() -> ByteWriter { writer }

  /// The whole drawing.
  mutating func draw() {
    let frame = SVGFrame(bounds: layout.bounds, options)
    frame.open(title: DiagramProse.title(of: diagram), in: &writer)
    DiagramProse.writeSummary(of: diagram, messageCount: layout.messageCount, to: &writer)
    writer.raw("</desc>\n")
    let place = writer.count
    drawContent()
    frame.addStyle(features, at: place, in: &writer)
    writer.raw("</svg>\n")
  }

  /// Everything inside the root element.
  mutating func drawContent() {
    if let title = layout.title {
      features.insert(.titles)
      draw(title, "t")
    }
    drawBands(within: layout.bounds)
    drawFrames(within: layout.bounds)
    drawRails(layout.bounds)
    for head in layout.heads { draw(head) }
    for head in layout.feet { draw(head) }
    drawLines(layout.rows.indices)
    for row in layout.rows { draw(row) }
    drawLegend()
  }

  // MARK: Parts

  /// Opens the root element, without the end of its tag.
  mutating func openElement(_ bounds: Box) {
    SVGFrame(bounds: bounds, options).openElement(in: &writer)
  }

  /// Draws what of the bands of groups is seen within some bounds.
  mutating func drawBands(within bounds: Box) {
    for band in layout.groups {
      features.formUnion([.tints, .frames])
      var box = band.box
      box.y = max(box.y, bounds.y)
      box.height = min(band.box.bottom, bounds.bottom) - box.y
      guard box.height > 0 else { continue }
      // A border would run through the labels that cross it.
      let tint = CSSColor.tint(diagram.groups[band.group].color)
      drawTint(tint, box, corner: box == band.box ? 8 : 0)
      if band.title.top >= bounds.y { draw(band.title, "r c") }
    }
  }

  private mutating func drawTint(_ tint: Tint, _ box: Box, corner: Int) {
    features.insert(.tints)
    switch tint {
    case .grey: drawRect("tint grey", box, corner: corner)
    case .blue: drawRect("tint blue", box, corner: corner)
    case .green: drawRect("tint green", box, corner: corner)
    case .yellow: drawRect("tint yellow", box, corner: corner)
    case .red: drawRect("tint red", box, corner: corner)
    case .purple: drawRect("tint purple", box, corner: corner)
    }
  }

  /// Draws the frames that begin within some bounds.
  mutating func drawFrames(within bounds: Box) {
    guard !layout.frames.isEmpty else { return }
    features.insert(.frames)
    // Frames are closed from the inside out; the outer ones lie below.
    let frames = layout.frames.reversed().filter {
      $0.box.y >= bounds.y && $0.box.y < bounds.bottom
    }
    for frame in frames {
      if frame.kind == .tint {
        drawTint(CSSColor.tint(color(of: frame)), frame.box, corner: 4)
      } else {
        drawRect("a", frame.box, corner: 4)
      }
    }
    for frame in frames {
      if let tag = frame.tag { drawTag(tag, of: frame) }
      if let condition = frame.condition { draw(condition, "r") }
      for section in frame.sections {
        features.insert(.dashes)
        writer.raw("<path class=\"a d\" d=\"M")
        writer.number(frame.box.x)
        writer.next(section.y)
        writer.raw("h")
        writer.number(frame.box.width)
        writer.raw("\"/>")
        if section.condition.block.width > 0 { draw(section.condition, "r") }
        writer.raw("\n")
      }
    }
  }

  /// The colour that the source of a frame asks for.
  private func color(of frame: SequenceLayout.FrameBox) -> String? {
    guard case .open(let opened) = diagram.items[frame.item] else { return nil }
    return opened.color
  }

  private mutating func drawTag(_ tag: PlacedText, of frame: SequenceLayout.FrameBox) {
    writer.raw("<path class=\"k\" d=\"M")
    writer.number(frame.box.x)
    writer.next(frame.box.y)
    writer.raw("h")
    writer.number(tag.block.width + 20)
    writer.raw("v12l-8 8H")
    writer.number(frame.box.x)
    writer.raw("z\"/>")
    draw(tag, "r")
  }

  /// Draws what of the lifelines and bars is seen within some bounds.
  mutating func drawRails(_ bounds: Box) {
    drawUprights(layout.rails, "l", bounds)
    if !layout.dottedRails.isEmpty { features.insert(.delays) }
    drawUprights(layout.dottedRails, "dots", bounds)
    guard !layout.bars.isEmpty else { return }
    features.insert(.bars)
    drawUprights(layout.bars, "b", bounds)
  }

  private mutating func drawUprights(
    _ uprights: [SequenceLayout.Upright], _ style: StaticString, _ bounds: Box
  ) {
    var last: (x: Int, y: Int)?
    for upright in uprights where upright.bottom > bounds.y && upright.top < bounds.bottom {
      let top = max(upright.top, bounds.y)
      let bottom = min(upright.bottom, bounds.bottom)
      if last == nil {
        writer.raw("<path class=\"")
        writer.raw(style)
        writer.raw("\" d=\"")
      }
      if let last, last.x == upright.x {
        writer.raw("m0")
        writer.next(top - last.y)
      } else {
        writer.raw("M")
        writer.number(upright.x)
        writer.next(top)
      }
      writer.raw("v")
      writer.number(bottom - top)
      last = (upright.x, bottom)
    }
    if last != nil { writer.raw("\"/>\n") }
  }

  mutating func draw(_ head: SequenceLayout.Head) {
    let lifeline = diagram.lifelines[head.lifeline]
    if let link = lifeline.link {
      openLink(link)
      if lifeline.links.count > 1 { drawTitle(of: lifeline.links) }
    }
    drawRect("h", head.box, corner: 0)
    if let x = head.icon {
      features.insert(.icons)
      drawIcon(lifeline.icon, x: x, y: head.name.top)
    }
    draw(head.name, "n")
    if let detail = head.detail {
      features.insert(.details)
      draw(detail, "i c")
    }
    if lifeline.link != nil { writer.raw("</a>") }
    writer.raw("\n")
  }

  /// Names the addresses of a lifeline that has several.
  private mutating func drawTitle(of links: [SequenceDiagram.Link]) {
    writer.raw("<title>")
    for (index, link) in links.enumerated() {
      if index > 0 { writer.raw(", ") }
      writer.escaped("\(link.label): \(link.address)")
    }
    writer.raw("</title>")
  }

  /// Draws what stands under the diagram: the numbered notes, links, and the rules.
  mutating func drawLegend() {
    for entry in layout.notes {
      guard case .note(let note) = diagram.items[entry.item] else { continue }
      features.insert(.notes)
      draw(entry.text, "m", line: line(of: note.source))
      writer.raw("\n")
    }
    for entry in layout.links {
      openLink(diagram.lifelines[entry.lifeline].links[entry.link].address)
      draw(entry.text, "")
      writer.raw("</a>\n")
    }
    for (index, entry) in layout.legend.enumerated() {
      let rule = index < diagram.rules.count ? diagram.rules[index] : nil
      draw(entry, "", linked: rule)
      writer.raw("\n")
    }
  }

  // MARK: Pieces

  mutating func openLink(_ address: String, isStop: Bool = true) {
    features.insert(.links)
    writer.attribute("<a href=", address)
    if !isStop { writer.raw(" tabindex=\"-1\"") }
    writer.raw(">")
  }

  /// Opens a link to a line of the source.
  private mutating func openLink(toLine line: Int) {
    features.insert(.links)
    writer.raw("<a href=\"")
    writer.escaped(options.sourceAnchors?.prefix ?? "")
    writer.number(line)
    writer.raw("\">")
  }

  mutating func drawRect(_ style: StaticString, _ box: Box, corner: Int) {
    writer.raw("<rect class=\"")
    writer.raw(style)
    writer.raw("\"")
    if corner > 0 { writer.attribute(" rx=", corner) }
    drawGeometry(box)
    writer.raw("/>")
  }

  mutating func drawGeometry(_ box: Box) {
    writer.attribute(" x=", box.x)
    writer.attribute(" y=", box.y)
    writer.attribute(" width=", box.width)
    writer.attribute(" height=", box.height)
  }

  /// Draws a text; what follows it on its last line, such as the number of a rule, is added before
  /// the element ends. It may be a link to a line of the source.
  mutating func draw(
    _ text: PlacedText, _ style: StaticString, linked rule: SequenceDiagram.Rule? = nil,
    line: Int? = nil, reference: Int? = nil
  ) {
    let block = text.block
    guard block.width > 0 else { return }
    switch text.anchor {
    case .start: break
    case .middle: features.insert(.centred)
    case .end: features.insert(.ended)
    }
    if style.utf8CodeUnitCount > 0 {
      writer.raw("<text class=\"")
      writer.raw(style)
      writer.raw("\" x=\"")
    } else {
      writer.raw("<text x=\"")
    }
    writer.number(text.x)
    writer.raw("\" y=\"")
    writer.number(text.top + (block.style.lineHeight + block.style.font.size * 7 / 10) / 2)
    writer.raw("\">")
    drawLines(block, x: text.x, linked: rule, line: line)
    if let reference { draw(reference: reference) }
    writer.raw("</text>")
  }

  /// Draws lines, the first as a link: one that held them all would be a stop for each in some
  /// readers, and is no SVG that HTML knows.
  private mutating func drawLines(
    _ block: TextBlock, x: Int, linked rule: SequenceDiagram.Rule?, line: Int?
  ) {
    let text = layout.texts.text(of: block)
    if block.lineCount == 1, line == nil {
      return drawLine(text, 0, Int.max, linked: rule)
    }
    var isFirst = true
    layout.texts.forEachLine(of: block) { lower, upper in
      if isFirst {
        isFirst = false
        if let line { openLink(toLine: line) }
        drawLine(text, lower, upper, linked: rule)
        if line != nil { writer.raw("</a>") }
        return
      }
      writer.attribute("<tspan x=", x)
      writer.attribute(" dy=", block.style.lineHeight)
      writer.raw(">")
      writer.escaped(text, from: lower, to: upper)
      writer.raw("</tspan>")
    }
  }

  /// Draws a line; one that says a rule makes a link of its id.
  private mutating func drawLine(
    _ text: String, _ lower: Int, _ upper: Int, linked rule: SequenceDiagram.Rule?
  ) {
    guard let rule, let link = rule.link,
      let blank = text.utf8.firstIndex(of: 0x20).map({ text.utf8.index(after: $0) }),
      text.utf8[blank...].starts(with: rule.id.utf8)
    else { return writer.escaped(text, from: lower, to: upper) }
    let start = text.utf8.distance(from: text.utf8.startIndex, to: blank)
    writer.escaped(text, from: lower, to: start)
    openLink(link)
    writer.escaped(rule.id)
    writer.raw("</a>")
    writer.escaped(text, from: start + rule.id.utf8.count, to: upper)
  }

  /// Draws the number of a rule in superior figures, which is called by the rule's name; the first of
  /// each also says the rule.
  private mutating func draw(reference: Int) {
    guard let link = diagram.rules[reference].link else {
      return writer.superior(reference + 1)
    }
    // A page has the same links in the list of its rules, each once.
    openLink(link, isStop: options.standsAlone)
    writer.raw("<title>")
    writer.escaped(diagram.rules[reference].id)
    if !options.showsLegend, !isExplained[reference] {
      isExplained[reference] = true
      writer.raw(": ")
      writer.escaped(diagram.rules[reference].statement)
    }
    writer.raw("</title>")
    writer.superior(reference + 1)
    writer.raw("</a>")
  }
}

extension ByteWriter {
  /// Writes a number in superior figures.
  mutating func superior(_ number: Int) {
    if number >= 10 { superior(number / 10) }
    switch number % 10 {
    case 1: scalar(0xB9)
    case 2: scalar(0xB2)
    case 3: scalar(0xB3)
    case let figure: scalar(0x2070 + UInt32(max(figure, 0)))
    }
  }
}
