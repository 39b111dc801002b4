/// Finds where each lifeline stands, from what the messages, notes and frames between them need.
struct LayoutColumns {
  private typealias Metrics = LayoutMetrics

  /// The heads, measured.
  struct HeadSize {
    var name: TextBlock
    var detail: TextBlock?
    var width: Int
    /// Whether the detail stands behind the name, and not under it.
    var isOnOneLine = false

    /// How high the texts are.
    var textHeight: Int { name.height + (isOnOneLine ? 0 : detail?.height ?? 0) }
  }

  /// The column of each lifeline, between that of the left edge and that of the right edge.
  private(set) var places: [Int]
  let heads: [HeadSize]
  /// The height of all heads.
  let headHeight: Int
  private var spacing: ColumnSpacing
  private var right: Int { heads.count + 1 }

  init(
    _ diagram: borrowing SequenceDiagram, _ scan: borrowing LayoutScan, heads: [HeadSize]
  ) {
    self.heads = heads
    places = []
    headHeight = heads.reduce(Metrics.headHeight) { height, head in
      let lines = head.name.lineCount + (head.detail?.lineCount ?? 0)
      return max(height, Metrics.headHeight + (lines - 1) * Metrics.headLine)
    }
    spacing = ColumnSpacing(count: diagram.lifelines.count + 2)
    requireHeads(scan)
    if !diagram.groups.isEmpty { require(diagram.groups, scan.groupTitles.map { $0.width }) }
    for entry in scan.entries {
      switch entry {
      case .arrow(let arrow): require(arrow)
      case .note(let note): require(note)
      case .frame(let frame): require(frame)
      case .divider(let title): spacing.require(title.width + 64, from: 0, to: right)
      case .delay(let title): spacing.require(title.width + 64, from: 0, to: right)
      case .turn: spacing.require(Metrics.turnWidth, from: 0, to: right)
      case .activate, .deactivate, .destroy, .space, .section, .close, .numbered: continue
      }
    }
    places = spacing.places(from: 0)
  }

  /// Columns that stand already.
  init(places: [Int], heads: [HeadSize], headHeight: Int) {
    self.places = places
    self.heads = heads
    self.headHeight = headHeight
    spacing = ColumnSpacing(count: places.count)
  }

  /// How wide the drawing is at least.
  var width: Int { (places.last ?? 0) + 2 * Metrics.padding }

  /// The heads of all lifelines, measured.
  static func heads(_ diagram: SequenceDiagram, _ scan: inout LayoutScan) -> [HeadSize] {
    var heads: [HeadSize] = []
    for lifeline in diagram.lifelines { heads.append(head(lifeline, &scan)) }
    return heads
  }

  private static func head(
    _ lifeline: SequenceDiagram.Lifeline, _ scan: inout LayoutScan
  ) -> HeadSize {
    let name = scan.block(lifeline.name, Metrics.name, limit: 200)
    let detail = lifeline.detail.map { scan.block($0, Metrics.detail, limit: 200) }
    let icon = lifeline.icon == .none ? 0 : Metrics.iconWidth
    let width = max(name.width + icon, detail?.width ?? 0) + 2 * Metrics.headInset
    // An even width has its middle on a whole pixel.
    return HeadSize(name: name, detail: detail, width: (max(width, 44) + 1) / 2 * 2)
  }

  private mutating func requireHeads(_ scan: LayoutScan) {
    for (index, head) in heads.enumerated() {
      let half = head.width / 2
      if index == 0 {
        spacing.require(half + (scan.usesLeft ? Metrics.headGap : 0), from: 0, to: 1)
      } else {
        let before = heads[index - 1].width / 2
        spacing.require(before + half + Metrics.headGap, from: index, to: index + 1)
      }
      if index == heads.count - 1 {
        spacing.require(half + (scan.usesRight ? Metrics.headGap : 0), from: index + 1, to: right)
      }
    }
  }

  /// Gives groups room beside each other and beside lifelines that are in none.
  private mutating func require(_ groups: [SequenceDiagram.Group], _ titles: [Int]) {
    var halves = heads.map { $0.width / 2 }
    // The title over a single lifeline may be wider than its head.
    for (group, title) in zip(groups, titles) where group.members.count == 1 {
      let only = group.members.lowerBound
      halves[only] = max(halves[only], title / 2)
    }
    for (group, title) in zip(groups, titles) where !group.members.isEmpty {
      let first = group.members.lowerBound
      let last = group.members.upperBound - 1
      for (edge, neighbour) in [(first, first - 1), (last, last + 1)] {
        let outside = halves.indices.contains(neighbour) ? halves[neighbour] + 16 : 0
        spacing.require(halves[edge] + 12 + outside, from: edge + 1, to: neighbour + 1)
      }
      spacing.require(title - halves[first] - halves[last], from: first + 1, to: last + 1)
    }
  }

  private mutating func require(_ arrow: LayoutScan.Arrow) {
    let badge = arrow.badge.map { $0.width + 2 * Metrics.badgeInset + 8 } ?? 0
    if arrow.isToItself {
      let reach = Self.reach(arrow.headBars) + Metrics.loopWidth + 2 * Metrics.labelInset
      let frames = arrow.frameDepth * Metrics.frameInset
      let width = reach + arrow.label.width + badge + frames
      return spacing.require(width, from: arrow.from, to: arrow.from + 1)
    }
    spacing.require(arrow.label.width + surroundings(arrow), from: arrow.from, to: arrow.to)
    guard badge > 0 else { return }
    let edge = arrow.to > arrow.from ? right : 0
    spacing.require(badge + Self.reach(arrow.headBars) + 4, from: arrow.to, to: edge)
  }

  /// What an arrow needs beside its label.
  private func surroundings(_ arrow: LayoutScan.Arrow) -> Int {
    var distance = Metrics.labelInset + Metrics.headClearance
    distance += Self.reach(arrow.tailBars) + Self.reach(arrow.headBars)
    if arrow.isFound || arrow.isLost { distance += Metrics.headGap }
    if arrow.creates, let receiver = arrow.receiver { distance += heads[receiver].width / 2 }
    return distance
  }

  /// How wide the label of an arrow may be now that the columns stand; nil where that is not known.
  func room(for arrow: LayoutScan.Arrow) -> Int? {
    guard !arrow.isToItself, !arrow.isFound, !arrow.isLost else { return nil }
    // The break allows a little more than the limit that it is given.
    let room = abs(places[arrow.to] - places[arrow.from]) - surroundings(arrow)
    let reference = arrow.reference == 0 ? 0 : 24
    let limit = (room - reference) * 8 / 9
    return limit > arrow.label.width ? limit : nil
  }

  /// How wide the text of a note over several lifelines may be now that the columns stand; nil where that
  /// is no more than it takes.
  func room(for note: LayoutScan.Note) -> Int? {
    guard case .over(let first, let last) = note.place, first < last else { return nil }
    let room = places[last + 1] - places[first + 1] + 2 * Metrics.frameReach - note.insets
    let limit = TextLimits.limit(room)
    return limit > note.text.width ? limit : nil
  }

  /// How wide the condition of a frame may be now that the columns stand; nil where that is no more than
  /// it takes.
  func room(for frame: LayoutScan.Frame) -> Int? {
    guard frame.first <= frame.last else { return nil }
    let limit = (places[frame.last] - places[frame.first] - besideCondition(frame)) * 8 / 9
    return limit > frame.condition.width ? limit : nil
  }

  /// What the header of a frame takes beside its condition, over what lies between its lifelines.
  private func besideCondition(_ frame: LayoutScan.Frame) -> Int {
    frame.tag.width + Metrics.headerInsets - 2
      * (Metrics.frameReach + frame.nesting * Metrics.frameInset)
  }

  private mutating func require(_ note: LayoutScan.Note) {
    switch note.place {
    case .left(let index):
      spacing.require(note.width + Metrics.noteGap + 12, from: index, to: index + 1)
    case .right(let index):
      spacing.require(note.width + Metrics.noteGap + 20, from: index + 1, to: index + 2)
    case .over(let first, let last):
      if first != last {
        spacing.require(note.width - 2 * Metrics.frameReach, from: first + 1, to: last + 1)
      }
      // What is said of one lifeline begins at it, unless it is very long.
      if !note.isRemark {
        spacing.require(min(note.width - 12, 220), from: first + 1, to: right)
      }
      spacing.require(note.width, from: 0, to: right)
    case .edge:
      spacing.require(note.width, from: 0, to: right)
    }
  }

  private mutating func require(_ frame: LayoutScan.Frame) {
    guard frame.first <= frame.last else { return }
    let reach = Metrics.frameReach + frame.nesting * Metrics.frameInset
    if frame.first > 0 { spacing.require(reach + 16, from: frame.first - 1, to: frame.first) }
    if frame.last < right { spacing.require(reach + 16, from: frame.last, to: frame.last + 1) }
    guard frame.kind != .tint else { return }
    let width = frame.condition.width + besideCondition(frame)
    spacing.require(width, from: frame.first, to: frame.last)
  }

  /// How far the bars at a lifeline reach to its right.
  static func reach(_ bars: Int) -> Int { bars == 0 ? 0 : Metrics.halfBar * bars }
}
