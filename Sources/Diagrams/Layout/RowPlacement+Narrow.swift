extension RowPlacement {
  /// The edges between which a row stands: those of the drawing, and in a narrow one inside the frames
  /// that are open, which reach from edge to edge.
  var inside: (left: Int, right: Int) {
    let inset = layout.isNarrow ? frames.depth * Metrics.frameInset : 0
    return (left + inset, right - inset)
  }

  /// Where something begins that should begin at a place, and stays between the edges.
  func kept(_ x: Int, width: Int) -> Int { max(min(x, inside.right - width), inside.left) }

  // MARK: Arrows

  /// Places a message below its label.
  mutating func placeNarrow(_ arrow: LayoutScan.Arrow, _ index: Int) {
    if arrow.isToItself { return placeNarrowLoop(arrow, index) }
    let goesRight = arrow.from < arrow.to
    var start = narrowEdge(arrow.from, bars: arrow.tailBars, facesRight: goesRight)
    var end = narrowEdge(arrow.to, bars: arrow.headBars, facesRight: !goesRight)
    if arrow.isFound, let lifeline = arrow.receiver { start = x(lifeline) - Metrics.narrowReach }
    if arrow.isLost { end = start + Metrics.narrowReach }
    if arrow.creates, let lifeline = arrow.receiver { end = x(lifeline) }
    let (label, badge) = placeCaption(arrow, at: min(start, end) + Metrics.labelInset)
    y += Metrics.labelDrop
    layout.rows.append(
      .arrow(
        SequenceLayout.Arrow(
          item: index, start: start, end: end, y: y, loop: 0, label: label, badge: badge)))
    if let lifeline = arrow.receiver {
      if arrow.creates {
        rails.begin(lifeline, at: y)
        placeNarrowHead(lifeline, top: y + Metrics.labelInset)
      }
      if arrow.activates { rails.openBar(lifeline, at: y) }
    }
    y += Metrics.rowGap
  }

  /// Places a message to itself: its label stands beside it where that has room, and otherwise above it.
  private mutating func placeNarrowLoop(_ arrow: LayoutScan.Arrow, _ index: Int) {
    let start = edge(arrow.from, bars: arrow.tailBars, facesRight: true)
    let end = edge(arrow.from, bars: arrow.headBars, facesRight: true)
    let badge = arrow.badge.map { $0.width + 2 * Metrics.badgeInset + 8 } ?? 0
    let width = max(arrow.label.width, arrow.label.lastWidth + badge)
    let beside = max(start, end) + Metrics.loopWidth + Metrics.labelInset
    guard beside + width > inside.right else { return placeLoop(arrow, index) }
    let (label, placedBadge) = placeCaption(arrow, at: start + Metrics.labelInset)
    y += Metrics.labelDrop
    layout.rows.append(
      .arrow(
        SequenceLayout.Arrow(
          item: index, start: start, end: end, y: y, loop: Metrics.loopHeight, label: label,
          badge: placedBadge)))
    y += Metrics.loopHeight
    if arrow.activates, let lifeline = arrow.receiver { rails.openBar(lifeline, at: y) }
    y += Metrics.rowGap
  }

  /// Places the label of an arrow where the row begins, and its badge behind it or, where there is no
  /// room, below it.
  private mutating func placeCaption(
    _ arrow: LayoutScan.Arrow, at x: Int
  ) -> (label: PlacedText, badge: PlacedText?) {
    let label = PlacedText(block: arrow.label, x: kept(x, width: arrow.label.width), top: y)
    if arrow.label.width > 0 {
      cut(label)
      y += arrow.label.height
    }
    guard let block = arrow.badge else { return (label, nil) }
    let width = block.width + 2 * Metrics.badgeInset
    let behind = label.x + arrow.label.lastWidth + 8
    var badge = PlacedText(
      block: block, x: behind + Metrics.badgeInset, top: y - block.style.lineHeight)
    if arrow.label.width == 0 || behind + width > inside.right {
      badge.x = kept(x, width: width) + Metrics.badgeInset
      badge.top = y + 2
      y = badge.box.bottom + 2
    }
    cover(badge)
    return (label, badge)
  }

  /// Where an arrow meets a lifeline, one of its bars or an edge.
  private func narrowEdge(_ column: Int, bars: Int, facesRight: Bool) -> Int {
    if column == 0 { return inside.left }
    if column == columns.places.count - 1 { return inside.right }
    return edge(column, bars: bars, facesRight: facesRight)
  }

  // MARK: Heads

  /// Places the heads: each begins at its lifeline where it is whole there. Where one reaches over the
  /// next lifelines, their heads stand on rows below it.
  mutating func placeNarrowHeads() {
    var rows: [[Box]] = []
    let step = columns.headHeight + Metrics.narrowHeadGap
    layout.headTop = y
    for lifeline in diagram.lifelines.indices where !diagram.lifelines[lifeline].isCreated {
      let box = narrowHeadBox(lifeline, top: 0)
      let row = Self.row(for: box, at: x(lifeline), in: rows)
      if row == rows.count { rows.append([]) }
      rows[row].append(box)
      layout.heads.append(narrowHead(lifeline, top: y + row * step))
    }
    for head in layout.heads { begin(head) }
    y += max(rows.count * step - Metrics.narrowHeadGap, 0)
    layout.headBottom = y
    if !rows.isEmpty { y += Metrics.rowGap }
  }

  /// The first row in which a head stands beside the others, and no head is below it on its lifeline.
  private static func row(for box: Box, at x: Int, in rows: [[Box]]) -> Int {
    let reach = 4
    let above = rows.lastIndex { row in
      row.contains { $0.x - reach < x && x < $0.right + reach }
    }
    var row = above.map { $0 + 1 } ?? 0
    while row < rows.count,
      rows[row].contains(where: { $0.x < box.right + reach && box.x < $0.right + reach })
    {
      row += 1
    }
    return row
  }

  /// Places a head by itself, on rows of its own.
  mutating func placeNarrowHead(_ lifeline: Int, top: Int) {
    let head = narrowHead(lifeline, top: top)
    layout.heads.append(head)
    begin(head)
    y = head.box.bottom
  }

  /// Begins a lifeline below its head; others make room for the head.
  private mutating func begin(_ head: SequenceLayout.Head) {
    rails.begin(head.lifeline, at: head.box.bottom)
    rails.cut(head.box, margin: 0)
    var around = head.box
    around.y -= 3
    around.height += 6
    rails.cut(around, margin: 3, except: head.lifeline)
  }

  private func narrowHeadBox(_ lifeline: Int, top: Int) -> Box {
    let width = columns.heads[lifeline].width
    return Box(
      x: kept(x(lifeline) - Metrics.narrowHeadReach, width: width), y: top, width: width,
      height: columns.headHeight)
  }

  private func narrowHead(_ lifeline: Int, top: Int) -> SequenceLayout.Head {
    let size = columns.heads[lifeline]
    let box = narrowHeadBox(lifeline, top: top)
    let textTop = top + (box.height - size.textHeight) / 2
    let start = box.x + Metrics.narrowHeadInset
    let hasIcon = diagram.lifelines[lifeline].icon != .none
    let name = PlacedText(
      block: size.name, x: start + (hasIcon ? Metrics.iconWidth : 0), top: textTop)
    var head = SequenceLayout.Head(lifeline: lifeline, box: box, name: name)
    if hasIcon { head.icon = start }
    let isOverOthers =
      lifeline > 0 && x(lifeline - 1) > box.x
      || lifeline + 1 < diagram.lifelines.count && x(lifeline + 1) < box.right
    if isOverOthers { head.pointer = x(lifeline) }
    if let detail = size.detail {
      head.detail =
        size.isOnOneLine
        ? PlacedText(block: detail, x: name.box.right + Metrics.narrowHeadInset, top: textTop)
        : PlacedText(block: detail, x: start, top: textTop + size.name.height)
    }
    return head
  }

  // MARK: Groups

  /// Places the bands of groups, and their titles, as wide as the bands as far as words allow, on as many
  /// rows as they need.
  mutating func placeNarrowGroups() {
    let top = y
    /// Where the titles of each row end, and how many lines they have.
    var rows: [(end: Int, lines: Int)] = []
    var rowOfBand: [Int] = []
    // As far as the middle between two lifelines, of which all stand at one distance.
    let gap = diagram.lifelines.count > 1 ? x(1) - x(0) : right - left
    let half = gap / 2 - 2
    for (index, group) in diagram.groups.enumerated() where !group.members.isEmpty {
      let start = max(x(group.members.lowerBound) - half, left)
      let end = min(x(group.members.upperBound - 1) + half, right)
      let block = layout.texts.block(
        group.title, Metrics.strong, limit: limit(max(end - start - 8, Metrics.narrowTitle)))
      let place = kept(start + 4, width: block.width)
      let row = rows.firstIndex { $0.end + 12 <= place } ?? rows.count
      if row == rows.count { rows.append((0, 1)) }
      rows[row] = (place + block.width, max(rows[row].lines, block.lineCount))
      rowOfBand.append(row)
      layout.groups.append(
        SequenceLayout.GroupBand(
          group: index, box: Box(x: start, y: top, width: end - start, height: 0),
          title: PlacedText(block: block, x: place, top: top)))
    }
    var tops: [Int] = []
    for row in rows {
      tops.append(y + 4)
      y += row.lines * Metrics.strong.lineHeight + 4
    }
    for (band, row) in rowOfBand.enumerated() { layout.groups[band].title.top = tops[row] }
    if !rows.isEmpty { y += 4 }
  }
}
