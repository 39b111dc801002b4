import SourceText

/// Writes a laid-out diagram down as SVG.
struct SVGDrawing: ~Copyable {
  let diagram: SequenceDiagram
  let layout: SequenceLayout
  let options: SVGRenderer
  var writer: TextBuffer
  /// What the drawing has, and so what its style sheet must say.
  private(set) var looks = Look.Set()
  private(set) var hasLinks = false
  /// The role of what takes the colour of the message that it belongs to.
  var currentColor = Theme.Role.soft
  private var isExplained: [Bool]

  init(
    _ diagram: SequenceDiagram, _ layout: SequenceLayout, _ options: SVGRenderer,
    to writer: consuming TextBuffer
  ) {
    self.diagram = diagram
    self.layout = layout
    self.options = options
    isExplained = Array(of: false, count: diagram.rules.count)
    self.writer = writer
  }

  init(_ diagram: SequenceDiagram, _ layout: SequenceLayout, _ options: SVGRenderer) {
    let writer = TextBuffer(capacity: Self.capacity(for: layout))
    self.init(diagram, layout, options, to: writer)
  }

  /// How many bytes a drawing is at most, as a rule.
  static func capacity(for layout: SequenceLayout) -> Int { 3072 + layout.rows.count * 320 }

  /// Gives the writer away with what has been written.
  consuming func takeWriter() -> TextBuffer { writer }

  /// The whole drawing.
  mutating func draw() {
    let frame = SVGFrame(bounds: layout.bounds, options)
    frame.open(title: DiagramProse.title(of: diagram), in: &writer)
    DiagramProse.writeSummary(of: diagram, messageCount: layout.messageCount, to: &writer)
    writer.append(markup: "</desc>\n")
    let place = writer.count
    drawContent()
    frame.addStyle(looks, hasLinks: hasLinks, at: place, in: &writer)
    writer.append(markup: "</svg>\n")
  }

  /// Everything inside the root element.
  mutating func drawContent() {
    if let title = layout.title {
      draw(title, .title)
    }
    drawBands(within: layout.bounds)
    drawFrames(within: layout.bounds)
    drawRails(layout.bounds)
    drawFrameTexts(within: layout.bounds)
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
      var box = band.box
      box.y = max(box.y, bounds.y)
      box.height = min(band.box.bottom, bounds.bottom) - box.y
      guard box.height > 0 else { continue }
      // A border would run through the labels that cross it.
      let tint = CSSColor.tint(diagram.groups[band.group].color)
      drawTint(tint, box, corner: box == band.box ? 8 : 0)
      if band.title.top >= bounds.y { draw(band.title, .heading) }
    }
  }

  mutating func drawTint(_ tint: Tint, _ box: Box, corner: Int) {
    let look: Look =
      switch tint {
      case .grey: .grey
      case .blue: .blue
      case .green: .green
      case .yellow: .yellow
      case .red: .red
      case .purple: .purple
      }
    drawRect(.tint, look, box: box, corner: corner)
  }

  /// Draws the frames that begin within some bounds.
  mutating func drawFrames(within bounds: Box) {
    guard !layout.frames.isEmpty else { return }
    // Frames are closed from the inside out; the outer ones lie below.
    let frames = layout.frames.reversed().filter {
      $0.box.y >= bounds.y && $0.box.y < bounds.bottom
    }
    for frame in frames {
      let color = color(of: frame)
      if frame.kind == .tint || color != nil {
        drawTint(CSSColor.tint(color), frame.box, corner: 4)
      }
      if frame.kind != .tint { drawRect(.frame, box: frame.box, corner: 4) }
    }
    for frame in frames {
      if let tag = frame.tag { drawTag(tag, of: frame.box) }
      for section in frame.sections {
        openPath(frame.box.x, section.y, .frame, .dashed)
        writer.append(markup: "h")
        writer.number(frame.box.width)
        writer.append(markup: "\"/>\n")
      }
    }
  }

  /// Writes what the frames say that begin within some bounds; bars run below it.
  mutating func drawFrameTexts(within bounds: Box) {
    for frame in layout.frames.reversed()
    where frame.box.y >= bounds.y && frame.box.y < bounds.bottom {
      if let tag = frame.tag { draw(tag, .heading) }
      if let condition = frame.condition { draw(condition, .heading) }
      for section in frame.sections where section.condition.block.width > 0 {
        draw(section.condition, .heading)
        writer.append(markup: "\n")
      }
    }
  }

  /// The colour that the source of a frame asks for.
  private func color(of frame: SequenceLayout.FrameBox) -> String? {
    guard case .open(let opened) = diagram.items[frame.item] else { return nil }
    return opened.color
  }

  /// Draws the ground of a tag in the corner of a box.
  mutating func drawTag(_ tag: PlacedText, of box: Box) {
    openPath(box.x, box.y, .tag)
    writer.append(markup: "h")
    writer.number(tag.block.width + 20)
    writer.append(markup: "v12l-8 8H")
    writer.number(box.x)
    writer.append(markup: "z\"/>")
  }

  /// Draws what of the lifelines and bars is seen within some bounds.
  mutating func drawRails(_ bounds: Box) {
    drawUprights(layout.rails, .rail, bounds)
    drawUprights(layout.dottedRails, .dottedRail, bounds)
    let bars = layout.bars.filter { $0.bottom > bounds.y && $0.top < bounds.bottom }
    for level in 0...(bars.reduce(0) { max($0, $1.level) }) {
      drawBars(bars.filter { $0.level == level }, bounds)
    }
  }

  private mutating func drawUprights(
    _ uprights: [SequenceLayout.Upright], _ look: Look, _ bounds: Box
  ) {
    var last: (x: Int, y: Int)?
    for upright in uprights where upright.bottom > bounds.y && upright.top < bounds.bottom {
      let top = max(upright.top, bounds.y)
      let bottom = min(upright.bottom, bounds.bottom)
      if last == nil {
        open("<path", look, end: " d=\"")
      }
      if let last, last.x == upright.x {
        writer.append(markup: "m0")
        writer.next(top - last.y)
      } else {
        writer.append(markup: "M")
        writer.number(upright.x)
        writer.next(top)
      }
      writer.append(markup: "v")
      writer.number(bottom - top)
      last = (upright.x, bottom)
    }
    if last != nil { writer.append(markup: "\"/>\n") }
  }

  mutating func draw(_ head: SequenceLayout.Head) {
    let lifeline = diagram.lifelines[head.lifeline]
    if let link = lifeline.link {
      openLink(link)
      if lifeline.links.count > 1 { drawTitle(of: lifeline.links) }
    }
    drawRect(lifeline.color == nil ? .head : .reference, box: head.box, corner: 6)
    if let color = lifeline.color { drawTint(CSSColor.tint(color), head.box, corner: 6) }
    if let x = head.pointer { drawPointer(of: head.box, at: x) }
    if let x = head.icon {
      drawIcon(lifeline.icon, x: x, y: head.name.top)
    }
    draw(head.name, .name)
    if let detail = head.detail { draw(detail, .detail) }
    if lifeline.link != nil { writer.append(markup: "</a>") }
    writer.append(markup: "\n")
  }

  /// Draws the pointer of a head to its lifeline, among others that it stands over.
  private mutating func drawPointer(of box: Box, at x: Int) {
    // It begins inside, so that the border of the head is open there.
    let size = LayoutMetrics.pointer + 1
    openPath(x - size, box.bottom - 1, .head)
    writer.append(markup: "l")
    writer.number(size)
    writer.next(size)
    writer.next(size)
    writer.next(-size)
    writer.append(markup: "\"/>")
  }

  /// Names the addresses of a lifeline that has several.
  private mutating func drawTitle(of links: [SequenceDiagram.Link]) {
    writer.append(markup: "<title>")
    for (index, link) in links.enumerated() {
      if index > 0 { writer.append(markup: ", ") }
      writer.escaped("\(link.label): \(link.address)")
    }
    writer.append(markup: "</title>")
  }

  /// Draws what stands under the diagram: the numbered notes, links, and the rules.
  mutating func drawLegend() {
    for entry in layout.notes {
      guard case .note(let note) = diagram.items[entry.item] else { continue }
      draw(entry.text, .noteText, line: line(of: note.source))
      writer.append(markup: "\n")
    }
    for entry in layout.links {
      openLink(diagram.lifelines[entry.lifeline].links[entry.link].address)
      draw(entry.text, .turn)
      writer.append(markup: "</a>\n")
    }
    for (index, entry) in layout.legend.enumerated() {
      let rule = index < diagram.rules.count ? diagram.rules[index] : nil
      draw(entry, .turn, linked: rule)
      writer.append(markup: "\n")
    }
  }

  // MARK: Pieces

  /// Opens an element, and says how it looks.
  mutating func open(
    _ tag: StaticString, _ look: Look? = nil, _ other: Look? = nil, end: StaticString = ""
  ) {
    writer.append(markup: tag)
    writeClass(look, other)
    if options.standsAlone {
      if let look { writeAttributes(look) }
      if let other { writeAttributes(other) }
    }
    writer.append(markup: end)
  }

  /// Opens a part of a text.
  mutating func openRun(_ parts: [Look]) {
    writer.append(markup: "<tspan")
    var isOpen = false
    for look in parts { writeClass(look, &isOpen) }
    if isOpen { writer.append(markup: "\"") }
    if options.standsAlone { for look in parts { writeAttributes(look) } }
    writer.append(markup: ">")
  }

  private mutating func writeClass(_ look: Look?, _ other: Look?) {
    var isOpen = false
    if let look { writeClass(look, &isOpen) }
    if let other { writeClass(other, &isOpen) }
    if isOpen { writer.append(markup: "\"") }
  }

  private mutating func writeClass(_ look: Look, _ isOpen: inout Bool) {
    looks.insert(look)
    let name = look.style.name
    guard name.utf8CodeUnitCount > 0 else { return }
    writer.append(markup: isOpen ? " " : " class=\"")
    isOpen = true
    writer.append(markup: name)
  }

  private mutating func writeAttributes(_ look: Look) {
    look.style.writeAttributes(options.theme, current: currentColor, to: &writer)
  }

  mutating func openPath(_ x: Int, _ y: Int, _ look: Look, _ other: Look? = nil) {
    open("<path", look, other, end: " d=\"")
    move(x, y)
  }

  mutating func move(_ x: Int, _ y: Int) {
    writer.append(markup: "M")
    writer.number(x)
    writer.next(y)
  }

  mutating func openLink(_ address: String, isStop: Bool = true) {
    writer.attribute("<a href=", address)
    if !isStop { writer.append(markup: " tabindex=\"-1\"") }
    endLinkTag()
  }

  /// Opens a link to a line of the source.
  private mutating func openLink(toLine line: Int) {
    writer.append(markup: "<a href=\"")
    writer.escaped(options.sourceAnchors?.prefix ?? "")
    writer.number(line)
    writer.append(markup: "\"")
    endLinkTag()
  }

  /// Ends the tag of a link, which has the colour of what the program does itself.
  private mutating func endLinkTag() {
    hasLinks = true
    if options.standsAlone {
      writer.append(markup: " fill=\"")
      options.theme.color(.own).light.write(to: &writer)
      writer.append(markup: "\"")
    }
    writer.append(markup: ">")
  }

  mutating func drawRect(_ look: Look, _ other: Look? = nil, box: Box, corner: Int) {
    open("<rect", look, other)
    if corner > 0 { writer.attribute(" rx=", corner) }
    drawGeometry(box)
    writer.append(markup: "/>")
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
    _ text: PlacedText, _ look: Look?, linked rule: SequenceDiagram.Rule? = nil,
    line: Int? = nil, reference: Int? = nil, runs: StyledRuns? = nil
  ) {
    let block = text.block
    guard block.width > 0 else { return }
    let anchor: Look? =
      switch text.anchor {
      case .start: nil
      case .middle: .centred
      case .end: .ended
      }
    open("<text", look, anchor, end: " x=\"")
    writer.number(text.x)
    writer.append(markup: "\" y=\"")
    writer.number(text.top + (block.style.lineHeight + block.style.font.size * 7 / 10) / 2)
    writer.append(markup: "\">")
    drawLines(block, x: text.x, linked: rule, line: line, runs)
    if let reference { draw(reference: reference) }
    writer.append(markup: "</text>")
  }

  /// Draws lines, the first as a link: one that held them all would be a stop for each in some
  /// readers, and is no SVG that HTML knows.
  private mutating func drawLines(
    _ block: TextBlock, x: Int, linked rule: SequenceDiagram.Rule?, line: Int?,
    _ runs: StyledRuns?
  ) {
    let text = layout.texts.text(of: block)
    var runs = runs
    if block.lineCount == 1, line == nil {
      if runs != nil { return draw(text, 0, text.utf8.count, &runs) }
      return drawLine(text, 0, Int.max, linked: rule)
    }
    var isFirst = true
    layout.texts.forEachLine(of: block) { lower, upper in
      if isFirst {
        isFirst = false
        if let line { openLink(toLine: line) }
        if runs != nil {
          draw(text, lower, min(upper, text.utf8.count), &runs, isInLink: line != nil)
        } else {
          drawLine(text, lower, upper, linked: rule)
        }
        if line != nil { writer.append(markup: "</a>") }
        return
      }
      writer.attribute("<tspan x=", x + block.indent)
      writer.attribute(" dy=", block.style.lineHeight)
      writer.append(markup: ">")
      draw(text, lower, min(upper, text.utf8.count), &runs)
      writer.append(markup: "</tspan>")
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
    writer.append(markup: "</a>")
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
    writer.append(markup: "<title>")
    writer.escaped(diagram.rules[reference].id)
    if !options.showsLegend, !isExplained[reference] {
      isExplained[reference] = true
      writer.append(markup: ": ")
      writer.escaped(diagram.rules[reference].statement)
    }
    writer.append(markup: "</title>")
    writer.superior(reference + 1)
    writer.append(markup: "</a>")
  }
}

extension TextBuffer {
  /// Writes a number in superior figures.
  mutating func superior(_ number: Int) {
    if number >= 10 { superior(number / 10) }
    switch number % 10 {
    case 1: append(scalar: 0xB9)
    case 2: append(scalar: 0xB2)
    case 3: append(scalar: 0xB3)
    case let figure: append(scalar: 0x2070 + UInt32(max(figure, 0)))
    }
  }
}
