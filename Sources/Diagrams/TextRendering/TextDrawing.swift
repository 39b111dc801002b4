import SourceText

/// Draws the items of a diagram as rows of text.
struct TextDrawing {
  /// A frame that is open.
  private struct OpenFrame {
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
  private var isLive: [Bool]
  private var bars: [Int]
  private var frames: [OpenFrame] = []
  /// What a line becomes where it crosses an upright.
  private let crossings: [(upright: TextCell, crossed: TextCell)]

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
  private func x(_ lifeline: Int) -> Int { columns.places[lifeline + 1] }
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

  private mutating func draw(
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
  private mutating func end(_ lifeline: Int, isCrossed: Bool) {
    if !isCrossed {
      beginRow()
      plane.put(glyphs.cross, at: x(lifeline))
    }
    isLive[lifeline] = false
    addBar(lifeline, -bars[lifeline])
  }

  // MARK: Rows

  /// Begins a row with the lifelines in it.
  private mutating func beginRow(dotted: Bool = false) {
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

  private mutating func addBar(_ lifeline: Int, _ count: Int) {
    bars[lifeline] = max(0, bars[lifeline] + count)
    update(lifeline)
  }

  private mutating func include(_ left: Int, _ right: Int) {
    guard let top = frames.indices.last else { return }
    frames[top].left = min(frames[top].left, left)
    frames[top].right = max(frames[top].right, right)
  }

  // MARK: Heads

  /// Draws a bracket with its title over the lifelines of each group.
  private mutating func drawGroups() {
    guard !diagram.groups.isEmpty else { return }
    let height = diagram.groups.indices.reduce(1) { max($0, columns.groupTitles[$1].count) }
    for _ in 0..<height { plane.beginRow(isEmpty: true) }
    for (index, group) in diagram.groups.enumerated() where !group.members.isEmpty {
      let last = group.members.upperBound - 1
      let left = x(group.members.lowerBound) - columns.headWidth(group.members.lowerBound) / 2
      let lines = columns.groupTitles[index]
      // A title that is wider than the heads is closed behind it.
      let end = max(x(last) + columns.headWidth(last) / 2, left + lines.columns + 3)
      let row = plane.rowCount - 1
      plane.putLine(glyphs.line, from: left, to: end, row: row)
      plane.put(glyphs.box[0], at: left, row: row)
      plane.put(glyphs.box[1], at: end, row: row)
      for line in 0..<lines.count where !lines[line].isEmpty {
        plane.write(
          lines, line, at: left + 1, padding: .around, row: row - (lines.count - 1 - line))
      }
    }
  }

  private mutating func drawHeads(
    _ lifelines: [Int], joint: Unicode.Scalar, atTop: Bool
  ) {
    guard !lifelines.isEmpty else { return }
    let height = lifelines.reduce(1) { max($0, columns.heads[$1].count) }
    for row in 0..<height + 2 {
      plane.beginRow(isEmpty: true)
      for lifeline in lifelines { drawHead(lifeline, row: row, height: height, joint: joint) }
    }
  }

  private mutating func drawHead(_ lifeline: Int, row: Int, height: Int, joint: Unicode.Scalar) {
    let width = columns.headWidth(lifeline)
    let left = x(lifeline) - width / 2
    let end = left + width - 1
    if row == 0 || row == height + 1 {
      let corners = row == 0 ? 0 : 2
      plane.putLine(glyphs.line, from: left, to: end)
      plane.put(glyphs.box[corners], at: left)
      plane.put(glyphs.box[corners + 1], at: end)
      if row > 0 { plane.put(joint, at: x(lifeline)) }
      return
    }
    plane.putLine(" ", from: left, to: end)
    plane.put(glyphs.rail, at: left)
    plane.put(glyphs.rail, at: end)
    let lines = columns.heads[lifeline]
    guard row - 1 < lines.count else { return }
    let own = lines.columns(of: row - 1)
    plane.write(lines, row - 1, at: left + (width - own) / 2)
  }

  // MARK: Messages

  private mutating func drawArrow(
    _ message: SequenceDiagram.Message, _ lines: TextLabel, _ badge: TextLabel?
  ) {
    let (from, to) = columns.ends(message, label: lines.columns)
    let goesRight = from < to
    for row in 0..<max(lines.count - 1, 0) {
      beginRow()
      write(lines, row, from: from, goesRight: goesRight)
    }
    if message.creates, case .lifeline(let lifeline) = message.to {
      drawCreation(lifeline, message, lines, from: from)
      return
    }
    let wasBusy = isBusy(message.from)
    if message.activates, case .lifeline(let lifeline) = message.to { addBar(lifeline, 1) }
    beginRow()
    drawLine(from: from, to: to, message)
    if case .lifeline = message.from {
      plane.put(
        goesRight
          ? (wasBusy ? glyphs.barToRight : glyphs.railToRight)
          : (wasBusy ? glyphs.barToLeft : glyphs.railToLeft), at: from)
    }
    write(lines, lines.count - 1, from: from, goesRight: goesRight)
    if let badge { draw(badge: badge, at: to, goesRight: goesRight) }
    include(min(from, to), max(from, to))
  }

  private func isBusy(_ end: SequenceDiagram.Message.End) -> Bool {
    guard case .lifeline(let lifeline) = end else { return false }
    return bars[lifeline] > 0
  }

  /// Draws a line up to the column before its end.
  private mutating func drawLine(from: Int, to: Int, _ message: SequenceDiagram.Message) {
    let goesRight = from < to
    let line = message.isDashed ? glyphs.dashed : glyphs.line
    plane.putLine(line, from: from, to: to, crossing: crossings)
    if case .lifeline = message.from {} else { plane.put(glyphs.dot, at: from) }
    if case .lifeline = message.to {
    } else if message.head != .cross {
      plane.put(glyphs.dot, at: to)
    }
    if let head = head(message.head, toRight: goesRight) {
      plane.put(head, at: to + (goesRight ? -1 : 1))
    }
    if let tail = head(message.tail, toRight: !goesRight) {
      plane.put(tail, at: from + (goesRight ? 1 : -1))
    }
  }

  private func head(_ head: SequenceDiagram.Message.Head, toRight: Bool) -> Unicode.Scalar? {
    switch head {
    case .none: nil
    case .filled, .upperHalf, .lowerHalf, .upperStroke, .lowerStroke:
      toRight ? glyphs.filled.right : glyphs.filled.left
    case .open: toRight ? glyphs.open.right : glyphs.open.left
    case .cross: glyphs.cross
    }
  }

  /// Writes a line of a label beside the end from which its arrow leaves.
  private mutating func write(_ label: TextLabel, _ row: Int, from: Int, goesRight: Bool) {
    let line = label.line(row)
    guard line.end > line.start else { return }
    let start = goesRight ? from + 2 : from - 3 - line.width
    plane.write(label.text, line, at: start, padding: .around)
  }

  private mutating func draw(badge: TextLabel, at x: Int, goesRight: Bool) {
    let width = badge.columns + DisplayWidth.columns(glyphs.warning)
    for row in 0..<badge.count {
      // Its further lines stand under the arrow.
      if row > 0 { beginRow() }
      let text = (row == 0 ? glyphs.warning : "") + badge[row]
      plane.write(text, at: goesRight ? x + 2 : x - 1 - DisplayWidth.columns(text))
    }
    include(goesRight ? x : x - 2 - width, goesRight ? x + 2 + width : x)
  }

  private mutating func drawLoop(
    _ message: SequenceDiagram.Message, _ lines: TextLabel, _ badge: TextLabel?
  ) {
    guard case .lifeline(let lifeline) = message.to else { return }
    let from = x(lifeline)
    for row in 0..<max(2, lines.count) {
      if row == 1, message.activates { addBar(lifeline, 1) }
      beginRow()
      let line = message.isDashed ? glyphs.dashed : glyphs.line
      if row < 2 {
        plane.put(line, at: from + 1)
        plane.put(line, at: from + 2)
        plane.put(row == 0 ? glyphs.loop.top : glyphs.loop.bottom, at: from + 3)
      }
      if row == 1, let head = head(message.head, toRight: false) { plane.put(head, at: from + 1) }
      guard row < lines.count else { continue }
      var text = lines[row]
      if row == lines.count - 1, let badge, badge.count == 1 {
        text += "  " + glyphs.warning + badge[0]
      }
      plane.write("\(text) ", at: from + 5)
      include(from, from + 6 + DisplayWidth.columns(text))
    }
    guard let badge, badge.count > 1 || lines.count == 0 else { return }
    for row in 0..<badge.count {
      beginRow()
      plane.write((row == 0 ? glyphs.warning : "  ") + badge[row], at: from + 5)
      include(from, from + 9 + badge.columns)
    }
  }

  private mutating func drawCreation(
    _ lifeline: Int, _ message: SequenceDiagram.Message, _ lines: TextLabel, from: Int
  ) {
    let height = max(columns.heads[lifeline].count, 1)
    let goesRight = from < x(lifeline)
    let half = columns.headWidth(lifeline) / 2
    for row in 0..<height + 2 {
      beginRow()
      drawHead(lifeline, row: row, height: height, joint: glyphs.headJoint)
      guard row == 1 else { continue }
      drawLine(from: from, to: x(lifeline) + (goesRight ? -half : half), message)
      write(lines, lines.count - 1, from: from, goesRight: goesRight)
    }
    isLive[lifeline] = true
    addBar(lifeline, message.activates ? 1 : 0)
    include(min(from, x(lifeline) - half), max(from, x(lifeline) + half))
  }

  // MARK: Notes

  private mutating func draw(_ note: SequenceDiagram.Note, _ lines: TextLabel) {
    guard note.number == nil else { return }
    if note.kind == .console {
      drawConsole(note, lines)
      return
    }
    let width = lines.columns + 4
    let wanted =
      switch note.place {
      case .left(let lifeline): x(lifeline) - 1 - width
      case .right(let lifeline): x(lifeline) + 2
      case .over(let first, let last):
        note.kind == .remark || note.kind == .reference
          ? (x(first) + x(last)) / 2 - width / 2 : x(first) - 1
      case .edge: 0
      }
    var left = max(0, min(wanted, right - width + 1))
    var boxWidth = width
    if case .over(let first, let last) = note.place, first != last {
      left = min(left, x(first) - 1)
      boxWidth = max(left + width, x(last) + 2) - left
    }
    let isStrong = note.kind != .remark && note.kind != .reference
    let corners = isStrong ? glyphs.strongBox : glyphs.box
    let line = isStrong ? glyphs.strongLine : glyphs.line
    let height = max(lines.count, 1)
    for row in 0..<height + 2 {
      beginRow()
      let edge = row == 0 ? 0 : row == height + 1 ? 2 : nil
      plane.putLine(edge == nil ? " " : line, from: left, to: left + boxWidth - 1)
      let sides: [Unicode.Scalar] =
        edge.map { [corners[$0], corners[$0 + 1]] }
        ?? (isStrong ? [glyphs.strongRail, glyphs.strongRail] : [glyphs.rail, glyphs.rail])
      plane.put(sides[0], at: left)
      plane.put(sides[1], at: left + boxWidth - 1)
      if edge == nil, row <= lines.count { plane.write(lines, row - 1, at: left + 2) }
    }
    include(left, left + boxWidth - 1)
  }

  private mutating func drawConsole(_ note: SequenceDiagram.Note, _ lines: TextLabel) {
    var left = 0
    if case .over(let first, _) = note.place { left = x(first) + 2 }
    if fit.isNarrow { left = max(0, min(left, right - 2 - lines.columns)) }
    for row in 0..<lines.count {
      beginRow()
      plane.write((row == 0 ? glyphs.console : "  ") + lines[row] + " ", at: left)
    }
    include(left, left + 3 + lines.columns)
  }

  // MARK: Across

  private mutating func drawAcross(
    _ lines: TextLabel, _ line: Unicode.Scalar, centred: Bool
  ) {
    let count = max(lines.count, 1)
    for row in 0..<count {
      beginRow()
      if row == count - 1 { plane.putLine(line, from: -1, to: max(right, 0) + 1) }
      guard row < lines.count else { continue }
      let own = lines.columns(of: row)
      if centred {
        plane.write(
          lines, row, at: max(0, (right - 1 - own) / 2), padding: .around)
      } else {
        plane.write(lines, row, at: 0, padding: .after)
      }
    }
  }

  private mutating func drawDelay(_ lines: TextLabel) {
    beginRow(dotted: true)
    for row in 0..<lines.count {
      beginRow(dotted: true)
      let own = lines.columns(of: row)
      plane.write(lines, row, at: max(0, (right - 1 - own) / 2), padding: .around)
    }
    beginRow(dotted: true)
  }

  // MARK: Frames

  private mutating func open(_ frame: SequenceDiagram.Frame, _ lines: TextLabel) {
    if frame.kind != .tint { for _ in 0..<max(1, lines.count) { beginRow() } }
    let rows = frame.kind == .tint ? 0 : max(1, lines.count)
    frames.append(
      OpenFrame(
        frame: frame, top: plane.rowCount - rows, left: Int.max, right: Int.min, condition: lines
      ))
  }

  private mutating func addSection(_ lines: TextLabel) {
    guard let top = frames.indices.last else { return }
    for _ in 0..<max(1, lines.count) { beginRow() }
    frames[top].sections.append((plane.rowCount - max(1, lines.count), lines))
  }

  private mutating func closeFrame() {
    guard let frame = frames.popLast() else { return }
    if frame.frame.kind == .tint {
      if frame.left <= frame.right { include(frame.left, frame.right) }
      return
    }
    beginRow()
    let isEmpty = frame.left > frame.right
    var texts = [(frame.top, FrameLabel.header(frame.frame, frame.condition))]
    texts += frame.sections.map { ($0.row, FrameLabel.section($0.text)) }
    let label = texts.flatMap { $0.1 }.reduce(0) { max($0, DisplayWidth.columns($1)) }
    let left = max(0, (isEmpty ? 0 : frame.left) - 2)
    let end = max((isEmpty ? 0 : frame.right) + 2, left + label + 5)
    for row in frame.top..<plane.rowCount {
      plane.put(glyphs.rail, at: left, row: row)
      plane.put(glyphs.rail, at: end, row: row)
    }
    drawBorder(frame.top, left, end, glyphs.line, [glyphs.box[0], glyphs.box[1]])
    drawBorder(plane.rowCount - 1, left, end, glyphs.line, [glyphs.box[2], glyphs.box[3]])
    for section in frame.sections {
      drawBorder(
        section.row, left, end, glyphs.dashed, [glyphs.borderLeft, glyphs.borderRight])
    }
    for (row, lines) in texts {
      for (offset, line) in lines.enumerated() where !line.isEmpty {
        plane.write(line, at: left + 2, row: row + offset)
      }
    }
    include(left, end)
  }

  private mutating func drawBorder(
    _ row: Int, _ left: Int, _ end: Int, _ line: Unicode.Scalar, _ corners: [Unicode.Scalar]
  ) {
    for column in left...end {
      let under = plane.glyph(at: column, row: row)
      let isRail = under == TextCell(glyphs.rail) || under == TextCell(glyphs.bar)
      if !isRail || line == glyphs.line { plane.put(line, at: column, row: row) }
    }
    plane.put(corners[0], at: left, row: row)
    plane.put(corners[1], at: end, row: row)
  }
}
