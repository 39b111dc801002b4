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
    var sections: [(row: Int, text: [String])] = []
    var condition: [String]
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

  init(
    _ diagram: SequenceDiagram, _ columns: TextColumns, _ fit: TextFit, _ glyphs: TextGlyphs,
    showsRules: Bool
  ) {
    self.diagram = diagram
    self.columns = columns
    self.fit = fit
    self.glyphs = glyphs
    self.showsRules = showsRules
    plane = TextPlane(width: columns.width + 1, rows: diagram.items.count + 8)
    isLive = diagram.lifelines.map { !$0.isCreated }
    bars = Array(repeating: 0, count: diagram.lifelines.count)
  }

  /// Where a lifeline stands.
  private func x(_ lifeline: Int) -> Int { columns.places[lifeline + 1] }
  private var right: Int { columns.places[columns.places.count - 1] }

  mutating func draw() {
    if let title = diagram.title {
      for line in fit.lines(title) {
        plane.beginRow(isEmpty: true)
        plane.write(line, at: 0)
      }
      plane.beginRow(isEmpty: true)
    }
    let atTop = diagram.lifelines.indices.filter { isLive[$0] }
    for lifeline in atTop { update(lifeline) }
    drawGroups()
    drawHeads(atTop, joint: glyphs.headJoint, atTop: false)
    for (index, item) in diagram.items.enumerated() { draw(item, columns.texts[index]) }
    while !frames.isEmpty { closeFrame() }
    if !diagram.lifelines.isEmpty { beginRow() }
    if showsRules { drawRules() }
  }

  private mutating func draw(_ item: SequenceDiagram.Item, _ lines: [String]) {
    switch item {
    case .message(let message):
      if message.isToItself { drawLoop(message, lines) } else { drawArrow(message, lines) }
    case .note(let note): draw(note, lines)
    case .divider: drawAcross(lines, glyphs.double, centred: true)
    case .turn: drawAcross(lines, glyphs.dashed, centred: false)
    case .delay: drawDelay(lines)
    case .activate(let lifeline): addBar(lifeline, 1)
    case .deactivate(let lifeline): addBar(lifeline, -1)
    case .destroy(let lifeline):
      beginRow()
      plane.put(glyphs.cross, at: x(lifeline))
      isLive[lifeline] = false
      addBar(lifeline, -bars[lifeline])
    case .open(let frame): open(frame, lines)
    case .section: addSection(lines)
    case .close: closeFrame()
    }
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
      let end = x(last) + columns.headWidth(last) / 2
      let row = plane.rowCount - 1
      for column in left...max(left, end) { plane.put(glyphs.line, at: column, row: row) }
      plane.put(glyphs.box[0], at: left, row: row)
      plane.put(glyphs.box[1], at: end, row: row)
      let lines = columns.groupTitles[index]
      for (offset, line) in lines.enumerated() where !line.isEmpty {
        plane.write(" \(line) ", at: left + 1, row: row - (lines.count - 1 - offset))
      }
    }
  }

  private mutating func drawHeads(
    _ lifelines: [Int], joint: Unicode.Scalar, atTop: Bool
  ) {
    guard !lifelines.isEmpty else { return }
    let height = lifelines.reduce(0) { max($0, columns.heads[$1].count) }
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
      for column in left...end { plane.put(glyphs.line, at: column) }
      plane.put(glyphs.box[corners], at: left)
      plane.put(glyphs.box[corners + 1], at: end)
      if row > 0 { plane.put(joint, at: x(lifeline)) }
      return
    }
    for column in left...end { plane.put(" ", at: column) }
    plane.put(glyphs.rail, at: left)
    plane.put(glyphs.rail, at: end)
    let lines = columns.heads[lifeline]
    guard row - 1 < lines.count else { return }
    let text = lines[row - 1]
    plane.write(text, at: left + (width - DisplayWidth.columns(text)) / 2)
  }

  // MARK: Messages

  private mutating func drawArrow(_ message: SequenceDiagram.Message, _ lines: [String]) {
    let label = lines.reduce(0) { max($0, DisplayWidth.columns($1)) }
    let (from, to) = columns.ends(message, label: label)
    let goesRight = from < to
    for line in lines.dropLast() {
      beginRow()
      write(line, from: from, goesRight: goesRight)
    }
    if message.creates, case .lifeline(let lifeline) = message.to {
      drawCreation(lifeline, message, lines.last, from: from)
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
    if let line = lines.last { write(line, from: from, goesRight: goesRight) }
    drawBadge(message.badge, at: to, goesRight: goesRight)
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
    for column in min(from, to) + 1..<max(from, to) {
      let under = plane.glyph(at: column)
      let crossed =
        under == glyphs.rail.value
        ? glyphs.railCrossed : under == glyphs.bar.value ? glyphs.barCrossed : line
      plane.put(crossed, at: column)
    }
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
  private mutating func write(_ line: String, from: Int, goesRight: Bool) {
    guard !line.isEmpty else { return }
    let padded = " \(line) "
    let start = goesRight ? from + 2 : from - 1 - DisplayWidth.columns(padded)
    plane.write(padded, at: start)
  }

  private mutating func drawBadge(_ badge: String?, at x: Int, goesRight: Bool) {
    guard let badge else { return }
    let text = glyphs.warning + badge
    plane.write(text, at: goesRight ? x + 2 : x - 1 - DisplayWidth.columns(text))
    include(x, x + 2 + DisplayWidth.columns(text))
  }

  private mutating func drawLoop(_ message: SequenceDiagram.Message, _ lines: [String]) {
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
      if row == lines.count - 1, let badge = message.badge { text += "  " + glyphs.warning + badge }
      plane.write("\(text) ", at: from + 5)
      include(from, from + 6 + DisplayWidth.columns(text))
    }
  }

  private mutating func drawCreation(
    _ lifeline: Int, _ message: SequenceDiagram.Message, _ line: String?, from: Int
  ) {
    let height = columns.heads[lifeline].count
    let goesRight = from < x(lifeline)
    let half = columns.headWidth(lifeline) / 2
    for row in 0..<height + 2 {
      beginRow()
      drawHead(lifeline, row: row, height: height, joint: glyphs.headJoint)
      guard row == 1 else { continue }
      drawLine(from: from, to: x(lifeline) + (goesRight ? -half : half), message)
      if let line { write(line, from: from, goesRight: goesRight) }
    }
    isLive[lifeline] = true
    addBar(lifeline, message.activates ? 1 : 0)
    include(min(from, x(lifeline) - half), max(from, x(lifeline) + half))
  }

  // MARK: Notes

  private mutating func draw(_ note: SequenceDiagram.Note, _ lines: [String]) {
    if note.kind == .console {
      drawConsole(note, lines)
      return
    }
    let width = lines.reduce(0) { max($0, DisplayWidth.columns($1)) } + 4
    let wanted =
      switch note.place {
      case .left(let lifeline): x(lifeline) - 1 - width
      case .right(let lifeline): x(lifeline) + 2
      case .over(let first, let last):
        note.kind == .remark ? (x(first) + x(last)) / 2 - width / 2 : x(first) - 1
      case .edge: 0
      }
    var left = max(0, min(wanted, right - width + 1))
    var boxWidth = width
    if case .over(let first, let last) = note.place, first != last {
      left = min(left, x(first) - 1)
      boxWidth = max(left + width, x(last) + 2) - left
    }
    let isStrong = note.kind != .remark
    let corners = isStrong ? glyphs.strongBox : glyphs.box
    let line = isStrong ? glyphs.strongLine : glyphs.line
    for row in 0..<lines.count + 2 {
      beginRow()
      let edge = row == 0 ? 0 : row == lines.count + 1 ? 2 : nil
      for column in left..<left + boxWidth { plane.put(edge == nil ? " " : line, at: column) }
      let sides: [Unicode.Scalar] =
        edge.map { [corners[$0], corners[$0 + 1]] }
        ?? (isStrong ? [glyphs.strongRail, glyphs.strongRail] : [glyphs.rail, glyphs.rail])
      plane.put(sides[0], at: left)
      plane.put(sides[1], at: left + boxWidth - 1)
      if edge == nil { plane.write(lines[row - 1], at: left + 2) }
    }
    include(left, left + boxWidth - 1)
  }

  private mutating func drawConsole(_ note: SequenceDiagram.Note, _ lines: [String]) {
    var left = 0
    if case .over(let first, _) = note.place { left = x(first) + 2 }
    for (row, line) in lines.enumerated() {
      beginRow()
      plane.write((row == 0 ? glyphs.console : "  ") + line + " ", at: left)
      include(left, left + 3 + DisplayWidth.columns(line))
    }
  }

  // MARK: Across

  private mutating func drawAcross(
    _ lines: [String], _ line: Unicode.Scalar, centred: Bool
  ) {
    for (row, text) in lines.enumerated() {
      beginRow()
      if row == lines.count - 1 {
        for column in 0...max(right, 0) { plane.put(line, at: column) }
      }
      guard !text.isEmpty else { continue }
      let padded = centred ? " \(text) " : "\(text) "
      let start = centred ? max(0, (right + 1 - DisplayWidth.columns(padded)) / 2) : 0
      plane.write(padded, at: start)
    }
  }

  private mutating func drawDelay(_ lines: [String]) {
    for text in [""] + lines.filter({ !$0.isEmpty }) + [""] {
      beginRow(dotted: true)
      guard !text.isEmpty else { continue }
      plane.write(" \(text) ", at: max(0, (right - 1 - DisplayWidth.columns(text)) / 2))
    }
  }

  // MARK: Frames

  private mutating func open(_ frame: SequenceDiagram.Frame, _ lines: [String]) {
    if frame.kind != .tint { for _ in 0..<max(1, lines.count) { beginRow() } }
    let rows = frame.kind == .tint ? 0 : max(1, lines.count)
    frames.append(
      OpenFrame(
        frame: frame, top: plane.rowCount - rows, left: Int.max, right: Int.min, condition: lines
      ))
  }

  private mutating func addSection(_ lines: [String]) {
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
    var texts = [(frame.top, FrameLabel.header(frame.frame.kind.rawValue, frame.condition))]
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
      let isRail = under == glyphs.rail.value || under == glyphs.bar.value
      if !isRail || line == glyphs.line { plane.put(line, at: column, row: row) }
    }
    plane.put(corners[0], at: left, row: row)
    plane.put(corners[1], at: end, row: row)
  }

  // MARK: Rules

  private mutating func drawRules() {
    guard !diagram.rules.isEmpty else { return }
    plane.beginRow(isEmpty: true)
    for (index, rule) in diagram.rules.enumerated() {
      var fit = fit
      if fit.cap != Int.max || fit.wrap == Int.max { fit = TextFit(wrap: max(right - 4, 40)) }
      for (row, line) in fit.lines("\(rule.id): \(rule.statement)").enumerated() {
        plane.beginRow(isEmpty: true)
        plane.write((row == 0 ? "[\(index + 1)] " : "    ") + line, at: 0)
      }
    }
  }
}

/// What is written at the borders of a frame.
enum FrameLabel {
  static func header(_ operatorName: String, _ condition: [String]) -> [String] {
    var lines = condition
    if lines.isEmpty || lines == [""] { return [" \(operatorName) "] }
    lines[0] = " \(operatorName) [\(lines[0])"
    lines[lines.count - 1] += "] "
    return lines
  }

  static func section(_ condition: [String]) -> [String] {
    var lines = condition
    guard !lines.isEmpty, lines != [""] else { return [] }
    lines[0] = " [\(lines[0])"
    lines[lines.count - 1] += "] "
    return lines
  }
}
