/// Places the sides of a comparison beside each other, each laid out as a diagram of its own, with
/// the items of a row at one height; or one under the other, where the room is narrow.
struct ComparisonLayout {
  private typealias Metrics = LayoutMetrics

  /// A side at its place.
  struct Placed {
    var layout: SequenceLayout
    /// How far it is moved to the right.
    var shift: Int
  }

  /// Rows of one side that differ, as one area.
  struct Mark {
    /// What is drawn beside a row.
    enum Sign { case minus, plus, changed }

    var side: Int
    var box: Box
    /// Whether the side has nothing there.
    var isGap: Bool
    /// The height of each row in it, with its sign.
    var signs: [(sign: Sign, y: Int)]
  }

  private(set) var bounds = Box(x: 0, y: 0, width: 0, height: 0)
  private(set) var texts = TextStore()
  private(set) var title: PlacedText?
  private(set) var sides: [Placed] = []
  private(set) var marks: [Mark] = []
  /// The lines between the sides.
  private(set) var borders: [SequenceLayout.Upright] = []

  /// The room for signs, left of each side.
  static let gutter = 20
  /// Between two sides.
  private static let gap = 12

  init(
    _ comparison: Comparison, maximumWidth: Int, showsTitle: Bool, showsLegend: Bool
  ) {
    let count = max(comparison.sides.count, 1)
    var placements = comparison.sides.map { side in
      RowPlacement(
        side.diagram, maximumWidth: max(maximumWidth / count, 240),
        labelLimits: Metrics.narrowLabelLimits)
    }
    for index in placements.indices { placements[index].placeTitle(comparison.sides[index].title) }
    Self.synchronize(&placements)
    for index in placements.indices { placements[index].placeTop(title: nil) }
    Self.synchronize(&placements)
    placeRows(comparison, &placements)
    for index in placements.indices {
      let isFirst = index == 0
      placements[index].placeBottom(
        rules: isFirst && showsLegend ? comparison.sides[index].diagram.rules : [])
    }
    arrange(placements.map { $0.layout }, title: showsTitle ? comparison.title : nil)
  }

  /// Places the sides under each other, each as narrow as a width asks for.
  init(stacking comparison: Comparison, width: Int, showsTitle: Bool, showsLegend: Bool) {
    var next = Array(repeating: 0, count: comparison.sides.count)
    var right = 0
    var bottom = 0
    for (index, side) in comparison.sides.enumerated() {
      var placement = RowPlacement(side.diagram, within: width - Self.gutter)
      placement.y = index > 0 ? bottom + Self.gap : 0
      placement.placeTitle(side.title)
      placement.placeTop(title: nil)
      placeRows(of: index, comparison, &placement, &next)
      let isLast = index + 1 == comparison.sides.count
      placement.placeBottom(rules: isLast && showsLegend ? side.diagram.rules : [])
      place(placement.layout, side: index, x: 0)
      right = max(right, Self.gutter + placement.layout.bounds.width)
      bottom = placement.layout.bounds.bottom
    }
    enclose(right: right, bottom: bottom, title: showsTitle ? comparison.title : nil)
  }

  private static func synchronize(_ placements: inout [RowPlacement]) {
    let lowest = placements.reduce(0) { max($0, $1.y) }
    for index in placements.indices { placements[index].y = lowest }
  }

  // MARK: Rows

  private mutating func placeRows(_ comparison: Comparison, _ placements: inout [RowPlacement]) {
    var next = Array(repeating: 0, count: placements.count)
    for side in placements.indices { placeFollowers(&placements[side], comparison, side, &next) }
    for row in comparison.rows {
      Self.synchronize(&placements)
      let top = placements.first?.y ?? 0
      let rise = placements.indices.reduce(0) { rise, side in
        max(rise, row.items[side].map { placements[side].rise(of: $0) } ?? 0)
      }
      for side in placements.indices {
        guard let item = row.items[side] else { continue }
        placements[side].y += rise - placements[side].rise(of: item)
        placements[side].place(item)
        next[side] = item + 1
        placeFollowers(&placements[side], comparison, side, &next)
      }
      guard row.differs else { continue }
      let bottom = placements.reduce(0) { max($0, $1.y) }
      mark(row, from: top, to: max(bottom, top + 8))
    }
    Self.synchronize(&placements)
  }

  /// Places the rows of one side, by itself.
  private mutating func placeRows(
    of side: Int, _ comparison: Comparison, _ placement: inout RowPlacement, _ next: inout [Int]
  ) {
    placeFollowers(&placement, comparison, side, &next)
    for row in comparison.rows {
      guard let item = row.items[side] else { continue }
      let top = placement.y
      placement.place(item)
      next[side] = item + 1
      placeFollowers(&placement, comparison, side, &next)
      if row.differs { mark(row, side, from: top, to: max(placement.y, top + 8)) }
    }
  }

  /// Places what belongs to the item before it, such as the end of its bar.
  private func placeFollowers(
    _ placement: inout RowPlacement, _ comparison: Comparison, _ side: Int, _ next: inout [Int]
  ) {
    let part = comparison.sides[side]
    while next[side] < part.identities.count, part.identities[next[side]] == nil {
      placement.place(next[side])
      next[side] += 1
    }
  }

  // MARK: Marks

  private mutating func mark(_ row: Comparison.Row, from top: Int, to bottom: Int) {
    for side in row.items.indices { mark(row, side, from: top, to: bottom) }
  }

  private mutating func mark(_ row: Comparison.Row, _ side: Int, from top: Int, to bottom: Int) {
    let item = row.items[side]
    let sign: Mark.Sign = row.isChanged ? .changed : row.items[0] == nil ? .plus : .minus
    let box = Box(x: 0, y: top - Metrics.rowGap / 2, width: 0, height: bottom - top)
    let signs = item == nil ? [] : [(sign: sign, y: bottom - Metrics.rowGap)]
    let last = marks.lastIndex { $0.side == side }
    if let last, marks[last].box.bottom == box.y, marks[last].isGap == (item == nil),
      item == nil || marks[last].signs.first?.sign == sign
    {
      marks[last].box.height += box.height
      marks[last].signs += signs
    } else {
      marks.append(Mark(side: side, box: box, isGap: item == nil, signs: signs))
    }
  }

  // MARK: Arrangement

  private mutating func arrange(_ layouts: [SequenceLayout], title: String?) {
    var x = 0
    var bottom = 0
    for (side, layout) in layouts.enumerated() {
      if side > 0 {
        borders.append(SequenceLayout.Upright(x: x, top: 0, bottom: 0))
        x += Self.gap
      }
      place(layout, side: side, x: x)
      x += Self.gutter + layout.bounds.width
      bottom = max(bottom, layout.bounds.bottom)
    }
    for index in borders.indices { borders[index].bottom = bottom - Metrics.padding }
    enclose(right: x, bottom: bottom, title: title)
  }

  /// Places a side and its marks at their left edge.
  private mutating func place(_ layout: SequenceLayout, side: Int, x: Int) {
    sides.append(Placed(layout: layout, shift: x + Self.gutter - layout.bounds.x))
    for index in marks.indices where marks[index].side == side {
      marks[index].box.x = x
      marks[index].box.width = Self.gutter + layout.bounds.width - layout.padding / 2
    }
  }

  /// Fits the picture around the sides, and places the title over them.
  private mutating func enclose(right x: Int, bottom: Int, title: String?) {
    var top = -Metrics.padding
    if let title {
      let block = texts.block(
        title, Metrics.title, limit: max(TextLimits.limit(x - 2 * Metrics.padding), 240))
      self.title = PlacedText(block: block, x: Metrics.padding, top: top - block.height)
      top -= block.height + Metrics.padding
    }
    bounds = Box(x: 0, y: top, width: max(x, 2 * Metrics.padding), height: bottom - top)
  }
}
