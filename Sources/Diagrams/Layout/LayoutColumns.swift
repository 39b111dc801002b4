/// Finds where each lifeline stands, from what the messages, notes and frames between them need.
struct LayoutColumns {
  private typealias Metrics = LayoutMetrics

  /// The heads, measured.
  struct HeadSize {
    var name: TextBlock
    var detail: TextBlock?
    var width: Int
  }

  /// The column of each lifeline, between that of the left edge and that of the right edge.
  private(set) var places: [Int] = []
  let heads: [HeadSize]
  /// The height of all heads.
  let headHeight: Int
  private var spacing: ColumnSpacing
  private let diagram: SequenceDiagram
  private let scan: LayoutScan
  private var right: Int { diagram.lifelines.count + 1 }

  init(_ diagram: SequenceDiagram, _ scan: LayoutScan, heads: [HeadSize]) {
    self.diagram = diagram
    self.scan = scan
    self.heads = heads
    headHeight = heads.reduce(Metrics.headHeight) { height, head in
      let lines = head.name.lineCount + (head.detail?.lineCount ?? 0)
      return max(height, Metrics.headHeight + (lines - 1) * Metrics.headLine)
    }
    spacing = ColumnSpacing(count: diagram.lifelines.count + 2)
    requireHeads()
    requireGroups()
    for (index, item) in diagram.items.enumerated() {
      switch (item, scan.entries[index]) {
      case (.message(let message), .arrow(let arrow)): require(message, arrow)
      case (.note(let note), .note(let size)): require(note, size)
      case (.open(let frame), .frame(let span)): require(frame, span)
      case (.divider(let text), _), (.delay(let text), _):
        spacing.require(Metrics.heading.font.width(text) + 64, from: 0, to: right)
      case (.turn, _): spacing.require(Metrics.turnWidth, from: 0, to: right)
      default: break
      }
    }
    places = spacing.places(from: 0)
  }

  /// The heads of all lifelines, measured.
  static func heads(_ diagram: SequenceDiagram) -> [HeadSize] { diagram.lifelines.map(head) }

  private static func head(_ lifeline: SequenceDiagram.Lifeline) -> HeadSize {
    let name = Metrics.name.block(lifeline.name, limit: 200)
    let detail = lifeline.detail.map { Metrics.detail.block($0, limit: 200) }
    let icon = lifeline.icon == .none ? 0 : Metrics.iconWidth
    let width = max(name.width + icon, detail?.width ?? 0) + 2 * Metrics.headInset
    // An even width has its middle on a whole pixel.
    return HeadSize(name: name, detail: detail, width: (max(width, 44) + 1) / 2 * 2)
  }

  private mutating func requireHeads() {
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

  private mutating func requireGroups() {
    for group in diagram.groups where !group.members.isEmpty {
      let first = group.members.lowerBound
      let last = group.members.upperBound - 1
      for (edge, neighbour) in [(first, first - 1), (last, last + 1)] {
        let outside = heads.indices.contains(neighbour) ? heads[neighbour].width / 2 + 16 : 0
        let reach = heads[edge].width / 2 + 12 + outside
        spacing.require(reach, from: edge + 1, to: neighbour + 1)
      }
      let title = Metrics.strong.font.width(group.title)
      let own = heads[first].width / 2 + heads[last].width / 2
      if first < last {
        spacing.require(title - own, from: first + 1, to: last + 1)
      } else {
        spacing.require(title / 2 + 16, from: first, to: first + 1)
        spacing.require(title / 2 + 16, from: first + 1, to: first + 2)
      }
    }
  }

  private mutating func require(_ message: SequenceDiagram.Message, _ arrow: LayoutScan.Arrow) {
    let (from, to) = scan.columns(message)
    let badge = arrow.badge.map { $0.width + 2 * Metrics.badgeInset + 8 } ?? 0
    if from == to {
      let reach = Self.reach(arrow.headBars) + Metrics.loopWidth + 2 * Metrics.labelInset
      let frames = arrow.frameDepth * Metrics.frameInset
      spacing.require(reach + arrow.label.width + badge + frames, from: from, to: from + 1)
      return
    }
    spacing.require(arrow.label.width + surroundings(message, arrow), from: from, to: to)
    let edge = to > from ? right : 0
    if badge > 0 { spacing.require(badge + Self.reach(arrow.headBars) + 4, from: to, to: edge) }
  }

  /// What an arrow needs beside its label.
  private func surroundings(
    _ message: SequenceDiagram.Message, _ arrow: LayoutScan.Arrow
  ) -> Int {
    var distance = Metrics.labelInset + Metrics.headClearance
    distance += Self.reach(arrow.tailBars) + Self.reach(arrow.headBars)
    if message.from == .nowhere || message.to == .nowhere { distance += Metrics.headGap }
    if message.creates, case .lifeline(let index) = message.to {
      distance += heads[index].width / 2
    }
    return distance
  }

  /// How wide the label of an arrow may be now that the columns stand; nil where that is not known.
  func room(for message: SequenceDiagram.Message, _ arrow: LayoutScan.Arrow) -> Int? {
    guard !message.isToItself, message.from != .nowhere, message.to != .nowhere else { return nil }
    let (from, to) = scan.columns(message)
    // The break allows a little more than the limit that it is given.
    let room = abs(places[to] - places[from]) - surroundings(message, arrow)
    let reference = message.call?.rule == nil ? 0 : 24
    let limit = (room - reference) * 8 / 9
    return limit > arrow.label.width ? limit : nil
  }

  private mutating func require(_ note: SequenceDiagram.Note, _ size: LayoutScan.Note) {
    switch note.place {
    case .left(let index):
      spacing.require(size.width + Metrics.noteGap + 12, from: index, to: index + 1)
    case .right(let index):
      spacing.require(size.width + Metrics.noteGap + 20, from: index + 1, to: index + 2)
    case .over(let first, let last):
      if first != last {
        spacing.require(size.width - 2 * Metrics.frameReach, from: first + 1, to: last + 1)
      }
      // What is said of one lifeline begins at it, unless it is very long.
      if note.kind != .remark {
        spacing.require(min(size.width - 12, 220), from: first + 1, to: right)
      }
      spacing.require(size.width, from: 0, to: right)
    case .edge:
      spacing.require(size.width, from: 0, to: right)
    }
  }

  private mutating func require(_ frame: SequenceDiagram.Frame, _ span: LayoutScan.Frame) {
    guard span.first <= span.last else { return }
    let reach = Metrics.frameReach + span.nesting * Metrics.frameInset
    if span.first > 0 { spacing.require(reach + 16, from: span.first - 1, to: span.first) }
    if span.last < right { spacing.require(reach + 16, from: span.last, to: span.last + 1) }
    let tag = Metrics.strong.font.width(frame.kind.rawValue) + 40
    spacing.require(tag + span.condition.width - 2 * reach, from: span.first, to: span.last)
  }

  /// How far the bars at a lifeline reach to its right.
  static func reach(_ bars: Int) -> Int { bars == 0 ? 0 : Metrics.halfBar * bars }
}
