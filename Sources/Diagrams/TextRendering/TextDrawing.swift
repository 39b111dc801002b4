import SourceText

/// Draws the items of a diagram as rows of text.
struct TextDrawing {
  /// A frame that is open.
  struct OpenFrame {
    var frame: SequenceDiagram.Frame
    var top: Int
    var left: Int
    var right: Int
    var nesting = 0
    var sections: [(row: Int, text: TextLabel)] = []
    var condition: TextLabel
  }

  let diagram: SequenceDiagram
  let columns: TextColumns
  let fit: TextFit
  let glyphs: TextGlyphs
  let showsRules: Bool
  var plane: TextPlane
  /// Whether each lifeline has begun and not ended, and how many bars are on it.
  var isLive: [Bool]
  var bars: [Int]
  var frames: [OpenFrame] = []
  /// What a line becomes where it crosses an upright.
  let crossings: [(upright: TextCell, crossed: TextCell)]

  init(
    _ diagram: SequenceDiagram, _ columns: TextColumns, _ fit: TextFit, _ glyphs: TextGlyphs,
    showsRules: Bool
  ) {
    self.diagram = diagram
    self.columns = columns
    self.fit = fit
    self.glyphs = glyphs
    self.showsRules = showsRules
    // What goes across goes a column beyond the right edge.
    plane = TextPlane(width: columns.width + 2, rows: 2 * diagram.items.count + 16)
    isLive = diagram.lifelines.map { !$0.isCreated }
    bars = Array(of: 0, count: diagram.lifelines.count)
    crossings = glyphs.crossings
  }

  /// Where a lifeline stands.
  func x(_ lifeline: Int) -> Int { columns.places[lifeline + 1] }
  var right: Int { columns.places[columns.places.count - 1] }

  mutating func draw() {
    if let title = diagram.title {
      drawLines(fit.wide(title, Int.max, beside: 0))
      plane.beginRow(isEmpty: true)
    }
    let atTop = diagram.lifelines.indices.filter { isLive[$0] }
    for lifeline in atTop { update(lifeline) }
    drawGroups()
    drawHeads(atTop, joint: glyphs.headJoint, atTop: false)
    for (index, item) in diagram.items.enumerated() {
      if case .destroy(let lifeline) = item {
        end(lifeline, isCrossed: diagram.endsAtCross(index))
      } else {
        draw(item, columns.texts[index], columns.badges[index])
      }
    }
    while !frames.isEmpty { closeFrame() }
    if !diagram.lifelines.isEmpty { beginRow() }
    drawNumberedNotes()
    if showsRules { drawRules() }
    drawKey()
  }

  /// Draws lines that nothing stands beside.
  private mutating func drawLines(_ label: TextLabel) {
    for row in 0..<label.count {
      plane.beginRow(isEmpty: true)
      plane.write(label, row, at: 0)
    }
  }

  mutating func draw(
    _ item: SequenceDiagram.Item, _ lines: TextLabel, _ badge: TextLabel?
  ) {
    switch item {
    case .message(let message):
      if message.isToItself {
        drawLoop(message, lines, badge)
      } else {
        drawArrow(message, lines, badge)
      }
    case .note(let note): draw(note, lines)
    case .divider: drawAcross(lines, glyphs.double, centred: true)
    case .turn: drawAcross(lines, glyphs.dashed, centred: false)
    case .delay: drawDelay(lines)
    case .space: beginRow()
    case .activate(let lifeline): addBar(lifeline, 1)
    case .deactivate(let lifeline): addBar(lifeline, -1)
    case .destroy: return
    case .open(let frame): open(frame, lines)
    case .section: addSection(lines)
    case .close: closeFrame()
    }
  }

  /// Ends a lifeline, with a cross unless there is one.
  mutating func end(_ lifeline: Int, isCrossed: Bool) {
    if !isCrossed {
      beginRow()
      plane.put(glyphs.cross, at: x(lifeline))
    }
    isLive[lifeline] = false
    addBar(lifeline, -bars[lifeline])
  }

  // MARK: Rows

  /// Begins a row with the lifelines in it.
  mutating func beginRow(dotted: Bool = false) {
    guard dotted else { return plane.beginRow() }
    plane.beginRow()
    for index in diagram.lifelines.indices where isLive[index] {
      plane.put(glyphs.dots, at: x(index))
    }
  }

  /// Draws a lifeline from here on as it is now.
  private mutating func update(_ lifeline: Int) {
    let glyph = bars[lifeline] > 0 ? glyphs.bar : glyphs.rail
    plane.setUpright(isLive[lifeline] ? glyph : nil, at: x(lifeline))
  }

  mutating func addBar(_ lifeline: Int, _ count: Int) {
    bars[lifeline] = max(0, bars[lifeline] + count)
    update(lifeline)
  }

  mutating func include(_ left: Int, _ right: Int) {
    guard let top = frames.indices.last else { return }
    frames[top].left = min(frames[top].left, left)
    frames[top].right = max(frames[top].right, right)
  }
}
