/// Places the items of a diagram from top to bottom, once the columns stand.
struct RowPlacement {
  typealias Metrics = LayoutMetrics

  let diagram: SequenceDiagram
  let scan: LayoutScan
  let columns: LayoutColumns
  var layout: SequenceLayout
  /// Where the next row begins.
  var y = 0
  var rails: RailDrawing
  private(set) var frames: FramePlacement
  /// The row of arrows that the next one may be drawn in too.
  private var shared: SharedRow?

  init(
    _ diagram: borrowing SequenceDiagram, _ scan: consuming LayoutScan,
    _ columns: consuming LayoutColumns, isNarrow: Bool = false
  ) {
    layout = SequenceLayout(
      texts: scan.takeTexts(), messageCount: scan.messageCount, capacity: diagram.items.count)
    layout.isNarrow = isNarrow
    self.diagram = copy diagram
    rails = RailDrawing(places: Array(columns.places[1..<columns.places.count - 1]))
    frames = FramePlacement()
    self.scan = scan
    self.columns = columns
  }

  /// The columns of the edges.
  var left: Int { columns.places[0] }
  var right: Int { columns.places[columns.places.count - 1] }

  /// How wide a text may be where there is some room; only in a narrow drawing it must not be wider.
  func limit(_ room: Int) -> Int { layout.isNarrow ? TextLimits.limit(room) : room }

  /// Where a lifeline stands.
  @inline(__always)
  func x(_ lifeline: Int) -> Int { columns.places[lifeline + 1] }

  /// Places an item.
  mutating func place(_ index: Int) {
    switch scan.entries[index] {
    case .arrow(let arrow):
      if layout.isNarrow { return placeNarrow(arrow, index) }
      return placeBeside(arrow, index)
    case .activate, .deactivate, .numbered: break
    default: shared = nil
    }
    switch scan.entries[index] {
    case .arrow: return
    case .note(let note): place(note, index)
    case .divider(let title): placeDivider(title, index)
    case .turn: placeTurn(index)
    case .delay(let title): placeDelay(title, index)
    case .space(let height): y += height
    case .activate(let lifeline): rails.openBar(lifeline, at: y)
    case .deactivate(let lifeline): rails.closeBar(lifeline, at: y - 4)
    case .destroy(let lifeline): placeEnd(lifeline, index)
    case .frame(let frame): open(frame, index)
    case .section: placeSection(index)
    case .close: closeFrame()
    case .numbered: return
    }
  }

  /// How far below its top an arrow's line is, so that lines of several diagrams can be brought to one
  /// height; zero for what has none.
  func rise(of index: Int) -> Int {
    guard case .arrow(let arrow) = scan.entries[index], !arrow.isToItself else { return 0 }
    return arrow.label.width > 0 ? arrow.label.height : 0
  }

  // MARK: Arrows

  /// A row of arrows: where it begins and ends, the height of its line, and the columns that are taken.
  private struct SharedRow {
    var top: Int
    var line: Int
    var bottom: Int
    var spans: [Range<Int>]
  }

  /// Places an arrow, in the row of the one before it where it is sent at the same time and there is room.
  private mutating func placeBeside(_ arrow: LayoutScan.Arrow, _ index: Int) {
    let last = columns.places.count - 1
    let lower = min(arrow.from, arrow.to)
    // A badge stands beyond the head.
    let span =
      arrow.badge != nil
      ? 0..<last : lower..<(arrow.isToItself ? lower + 1 : max(arrow.from, arrow.to))
    let beside = shared.flatMap { row in
      arrow.isParallel && !row.spans.contains { $0.overlaps(span) } ? row : nil
    }
    if let beside {
      let rise = arrow.isToItself ? 4 : Metrics.labelDrop + rise(of: index)
      y = max(beside.top, beside.line - rise)
    }
    let top = y
    if arrow.isToItself { placeLoop(arrow, index) } else { placeArrow(arrow, index) }
    y = max(y, beside?.bottom ?? y)
    guard case .arrow(let placed)? = layout.rows.last else { return }
    shared = SharedRow(
      top: beside?.top ?? top, line: beside?.line ?? placed.y, bottom: y,
      spans: (beside?.spans ?? []) + [span])
  }

  private mutating func placeArrow(_ arrow: LayoutScan.Arrow, _ index: Int) {
    let goesRight = arrow.from < arrow.to
    let label = arrow.label
    let hasLabel = label.width > 0
    let own = hasLabel ? label.height + Metrics.labelDrop : Metrics.labelDrop
    let creates = arrow.creates
    let height = creates ? max(own, columns.headHeight / 2) : own
    let line = y + height
    var start = edge(arrow.from, bars: arrow.tailBars, facesRight: goesRight)
    var end = edge(arrow.to, bars: arrow.headBars, facesRight: !goesRight)
    let clearance = Metrics.labelInset + Metrics.headClearance
    // Near the lifeline that it goes to: a neighbour has not sent it.
    if arrow.isFound, let lifeline = arrow.receiver { start = x(lifeline) - Metrics.foundReach }
    if arrow.isLost { end = start + max(label.width + clearance, 40) }
    if creates, let lifeline = arrow.receiver {
      end = x(lifeline) + (goesRight ? -1 : 1) * columns.heads[lifeline].width / 2
      placeHead(lifeline, top: line - columns.headHeight / 2)
      if let head = layout.heads.last { frames.include(head.box.x, head.box.right) }
      rails.begin(lifeline, at: line + columns.headHeight / 2)
    }
    var text = PlacedText(
      block: label, x: start + (goesRight ? 1 : -1) * Metrics.labelInset,
      top: line - Metrics.labelDrop - label.height, anchor: goesRight ? .start : .end)
    if arrow.isFound {
      text.anchor = .end
      text.x = end - Metrics.headClearance
    }
    if text.anchor == .end, label.lineCount > 1 {
      // Several lines are read from the left, wherever they stand.
      text.anchor = .start
      text.x -= label.width
    }
    var placed = SequenceLayout.Arrow(
      item: index, start: start, end: end, y: line, loop: 0, label: text, badge: nil)
    if let badge = arrow.badge {
      placed.badge = PlacedText(
        block: badge, x: end + (goesRight ? 1 : -1) * (8 + Metrics.badgeInset),
        top: line - badge.height / 2, anchor: goesRight ? .start : .end)
    }
    if arrow.activates, let lifeline = arrow.receiver {
      rails.openBar(lifeline, at: creates ? line + columns.headHeight / 2 : line)
    }
    layout.rows.append(.arrow(placed))
    cut(text)
    cover(placed.badge)
    frames.include(min(start, end), max(start, end))
    y = (creates ? line + columns.headHeight / 2 : line) + Metrics.rowGap
  }

  mutating func placeLoop(_ arrow: LayoutScan.Arrow, _ index: Int) {
    let start = edge(arrow.from, bars: arrow.tailBars, facesRight: true)
    let end = edge(arrow.from, bars: arrow.headBars, facesRight: true)
    let out = max(start, end) + Metrics.loopWidth
    let text = PlacedText(block: arrow.label, x: out + Metrics.labelInset, top: y)
    let height = max(Metrics.loopHeight, arrow.label.height - 8)
    var placed = SequenceLayout.Arrow(
      item: index, start: start, end: end, y: y + 4, loop: height, label: text, badge: nil)
    if let badge = arrow.badge {
      placed.badge = PlacedText(
        block: badge, x: text.box.x + arrow.label.lastWidth + 8 + Metrics.badgeInset,
        top: text.box.bottom - badge.style.lineHeight)
    }
    if arrow.activates, let lifeline = arrow.receiver {
      rails.openBar(lifeline, at: placed.y + height)
    }
    layout.rows.append(.arrow(placed))
    cut(text)
    cover(placed.badge)
    frames.include(start, text.box.right)
    y = max(placed.y + height, text.box.bottom) + Metrics.rowGap
  }

  /// Where an arrow meets a lifeline or one of its bars.
  @inline(__always)
  func edge(_ column: Int, bars: Int, facesRight: Bool) -> Int {
    let middle = columns.places[column]
    guard bars > 0 else { return middle }
    return facesRight
      ? middle + LayoutColumns.reach(bars)
      : middle + LayoutColumns.reach(bars) - 2 * Metrics.halfBar
  }

  // MARK: Notes

  private mutating func place(_ note: LayoutScan.Note, _ index: Int) {
    var width = note.width
    let wanted: Int
    switch note.place {
    case .left(let lifeline): wanted = x(lifeline) - Metrics.noteGap - width
    case .right(let lifeline): wanted = x(lifeline) + Metrics.noteGap + 8
    case .over(let first, let last):
      let reach = first == last && !note.isReference ? 0 : Metrics.frameReach
      width = max(width, min(x(last) - x(first) + 2 * reach, inside.right - inside.left))
      // What is said of one lifeline begins at it, so that it is seen whose it is.
      wanted =
        note.isRemark || note.isReference
        ? (x(first) + x(last)) / 2 - width / 2 : x(first) - 12
    case .edge: wanted = inside.left
    }
    let box = Box(
      x: kept(wanted, width: width), y: y, width: width, height: note.height)
    let inset = Metrics.noteInset
    let heading = note.heading.map {
      PlacedText(block: $0, x: box.x + inset, top: y + (note.isReference ? 2 : inset / 2))
    }
    let text =
      note.isReference
      ? PlacedText(
        block: note.text, x: box.x + (box.width - note.text.width) / 2,
        top: y + Metrics.frameHeader)
      : PlacedText(
        block: note.text, x: box.x + inset, top: y + inset / 2 + (note.heading?.height ?? 0))
    layout.rows.append(
      .note(SequenceLayout.NoteBox(item: index, box: box, heading: heading, text: text)))
    rails.cover(box)
    frames.include(box.x, box.right)
    y = box.bottom + Metrics.noteGap
  }

  // MARK: Lines across

  private mutating func placeDivider(_ title: TextBlock, _ index: Int) {
    let block = layout.texts.block(title, limit: limit(max(right - left - 64, 120)))
    let text = PlacedText(block: block, x: (left + right) / 2, top: y + 6, anchor: .middle)
    layout.rows.append(
      .divider(SequenceLayout.Rule(item: index, text: text, y: y + 6 + block.height / 2)))
    cut(text)
    y = text.box.bottom + Metrics.rowGap
  }

  private mutating func placeTurn(_ index: Int) {
    guard case .turn(let turn) = diagram.items[index] else { return }
    let text = PlacedText(block: layout.texts.block(turn.text, Metrics.small), x: left, top: y)
    layout.rows.append(.turn(SequenceLayout.Rule(item: index, text: text, y: y + 8)))
    cut(text)
    y += 24
  }

  private mutating func placeDelay(_ title: TextBlock, _ index: Int) {
    let block = layout.texts.block(title, limit: limit(max(right - left - 64, 120)))
    let text = PlacedText(block: block, x: (left + right) / 2, top: y + 8, anchor: .middle)
    let bottom = y + 16 + max(block.height, 16)
    rails.dot(from: y, to: bottom)
    layout.rows.append(.delay(text))
    cut(text)
    y = bottom + 8
  }

  private mutating func placeEnd(_ lifeline: Int, _ index: Int) {
    if diagram.endsAtCross(index), case .arrow(let arrow)? = layout.rows.last {
      rails.closeBars(lifeline, at: arrow.y)
      return rails.end(lifeline, at: arrow.y)
    }
    rails.closeBars(lifeline, at: y - 4)
    let place = y + 4
    layout.rows.append(.end(x: x(lifeline), y: place))
    rails.end(lifeline, at: place)
    y = place + 12
  }

  // MARK: Frames

  private mutating func open(_ frame: LayoutScan.Frame, _ index: Int) {
    let hasSpan = frame.first <= frame.last
    let reach = Metrics.frameReach + frame.nesting * Metrics.frameInset
    let first = hasSpan ? columns.places[frame.first] : left
    let last = hasSpan ? columns.places[frame.last] : right
    let edges = layout.isNarrow ? inside : (left: first - reach, right: last + reach)
    frames.open(frame.kind, index, top: y, left: edges.left, right: edges.right)
    guard frame.kind != .tint else {
      y += 8
      return
    }
    let tag = PlacedText(block: frame.tag, x: edges.left + 8, top: y + 2)
    let condition = PlacedText(
      block: frame.condition, x: edges.left + frame.tag.width + 28, top: y + 2)
    frames.setHeader(tag, condition)
    y += max(Metrics.frameHeader, frame.condition.height + 8) + 4
  }

  private mutating func placeSection(_ index: Int) {
    guard let frame = frames.innermost, case .section(let text) = diagram.items[index] else {
      return
    }
    y += 4
    let limit = limit(max(frame.right - frame.left - 32, 120))
    let block = layout.texts.block(text, Metrics.strong, limit: limit)
    let condition = PlacedText(block: block, x: frame.frame.box.x + 12, top: y + 4)
    frames.addSection(at: y, condition)
    y += (block.width > 0 ? block.height : 0) + 12
  }

  private mutating func closeFrame() {
    guard let frame = frames.close(bottom: y) else { return }
    layout.frames.append(frame)
    // Only now is it certain where the header stands.
    for text in [frame.tag, frame.condition] + frame.sections.map({ $0.condition }) {
      if let text { cut(text) }
    }
    y += Metrics.rowGap
  }

  /// Closes the frames that the diagram leaves open.
  mutating func closeFrames() { while frames.innermost != nil { closeFrame() } }

  // MARK: Cutting

  /// Cuts the lifelines that a text crosses.
  mutating func cut(_ text: PlacedText) {
    guard text.block.width > 0 else { return }
    rails.cut(text.box, margin: 6)
  }

  /// A badge lies on what is under it.
  mutating func cover(_ badge: PlacedText?) {
    guard let badge else { return }
    rails.cut(badge.box, margin: Metrics.badgeInset)
  }
}
