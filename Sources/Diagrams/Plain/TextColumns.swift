import SourceText

/// Finds the column of each lifeline of a text diagram.
struct TextColumns {
  /// The columns: the left edge, the lifelines, the right edge.
  private(set) var places: [Int] = []
  /// The lines of each head.
  let heads: [[String]]
  /// The lines of each group's title.
  let groupTitles: [[String]]
  /// The lines of each item's text.
  private(set) var texts: [[String]] = []
  private let diagram: SequenceDiagram
  private var spacing: ColumnSpacing
  private var usesLeft = false
  /// The widest label of the messages that come to each column from nowhere.
  private var foundWidths: [Int]
  private var right: Int { diagram.lifelines.count + 1 }

  init(_ diagram: SequenceDiagram, _ fit: TextFit, showsRules: Bool) {
    self.diagram = diagram
    heads = diagram.lifelines.map { fit.lines($0.name) }
    groupTitles = diagram.groups.map { fit.lines($0.title) }
    spacing = ColumnSpacing(count: diagram.lifelines.count + 2)
    foundWidths = Array(repeating: 0, count: diagram.lifelines.count + 2)
    texts.reserveCapacity(diagram.items.count)
    for item in diagram.items {
      let lines = Self.lines(item, fit, showsRules: showsRules)
      texts.append(lines)
      require(item, lines.reduce(0) { max($0, DisplayWidth.columns($1)) })
    }
    requireHeads()
    requireGroups()
    requireFrames()
    places = spacing.places(from: 0)
  }

  /// How wide the drawing is.
  var width: Int { (places.last ?? 0) + 1 }

  /// The columns that a head takes, its border included.
  func headWidth(_ lifeline: Int) -> Int {
    let text = heads[lifeline].reduce(1) { max($0, DisplayWidth.columns($1)) }
    // An odd width has a middle column.
    return (text + 4) | 1
  }

  /// Where the ends of an arrow stand; what comes to a lifeline from nowhere begins in one column.
  func ends(_ message: SequenceDiagram.Message, label: Int) -> (from: Int, to: Int) {
    let (from, to) = indices(message)
    var ends = (from: places[from], to: places[to])
    if message.from == .nowhere { ends.from = ends.to - foundWidths[to] - 6 }
    if message.to == .nowhere { ends.to = ends.from + label + 6 }
    return ends
  }

  private func indices(_ message: SequenceDiagram.Message) -> (from: Int, to: Int) {
    let from = index(message.from)
    let to = index(message.to)
    return (from ?? (to ?? 1) - 1, to ?? (from ?? 0) + 1)
  }

  private func index(_ end: SequenceDiagram.Message.End) -> Int? {
    switch end {
    case .left: 0
    case .lifeline(let index): index + 1
    case .right: right
    case .nowhere: nil
    }
  }

  private static func lines(
    _ item: SequenceDiagram.Item, _ fit: TextFit, showsRules: Bool
  ) -> [String] {
    switch item {
    case .message(let message):
      var label = message.number.map { "\($0) \(message.label)" } ?? message.label
      if showsRules, let rule = message.call?.rule { label += " [\(rule + 1)]" }
      return label.isEmpty ? [] : fit.lines(label)
    case .note(let note):
      var fit = fit
      if fit.wrap == Int.max { fit.wrap = note.kind == .remark ? 40 : 60 }
      return (note.heading.map { fit.lines($0) } ?? []) + fit.lines(note.text)
    case .divider(let text), .delay(let text), .section(let text): return fit.lines(text)
    case .open(let frame): return fit.lines(frame.condition)
    case .turn(let turn): return [turn.text]
    case .activate, .deactivate, .destroy, .close: return []
    }
  }

  private mutating func require(_ item: SequenceDiagram.Item, _ width: Int) {
    switch item {
    case .message(let message):
      let (from, to) = indices(message)
      let isFound = message.from == .nowhere
      if isFound { foundWidths[to] = max(foundWidths[to], width) }
      usesLeft = usesLeft || (min(from, to) == 0 && !isFound)
      let badge = message.badge.map { DisplayWidth.columns($0) + 4 } ?? 0
      if from == to {
        spacing.require(width + 7 + badge, from: from, to: from + 1)
      } else {
        let head = message.creates ? max(to > 0 && to < right ? headWidth(to - 1) / 2 : 0, 0) : 0
        spacing.require(
          width + (isFound || message.to == .nowhere ? 8 : 6) + head, from: from, to: to)
        if badge > 0 { spacing.require(badge + 2, from: to, to: to > from ? right : 0) }
      }
    case .note(let note): require(note, width)
    case .divider, .delay, .turn: spacing.require(width + 6, from: 0, to: right)
    case .open(let frame):
      spacing.require(width + frame.kind.rawValue.utf8.count + 12, from: 0, to: right)
    case .section: spacing.require(width + 8, from: 0, to: right)
    case .activate, .deactivate, .destroy, .close: return
    }
  }

  private mutating func require(_ note: SequenceDiagram.Note, _ width: Int) {
    switch note.place {
    case .left(let lifeline): spacing.require(width + 7, from: lifeline, to: lifeline + 1)
    case .right(let lifeline): spacing.require(width + 8, from: lifeline + 1, to: lifeline + 2)
    case .over(let first, let last):
      if first != last { spacing.require(width, from: first + 1, to: last + 1) }
      spacing.require(width + 6, from: note.kind == .console ? first + 1 : 0, to: right)
    case .edge: spacing.require(width + 6, from: 0, to: right)
    }
  }

  private mutating func requireHeads() {
    for index in heads.indices {
      let half = headWidth(index) / 2
      let before = index == 0 ? (usesLeft ? 2 : 0) : headWidth(index - 1) / 2 + 2
      spacing.require(before + half, from: index, to: index + 1)
    }
    if let last = heads.indices.last {
      spacing.require(headWidth(last) / 2, from: last + 1, to: right)
    }
  }

  /// Gives the titles of groups room beside each other.
  private mutating func requireGroups() {
    for (index, group) in diagram.groups.enumerated() where !group.members.isEmpty {
      let title = groupTitles[index].reduce(0) { max($0, DisplayWidth.columns($1)) } + 5
      let first = group.members.lowerBound
      let next = group.members.upperBound
      let before = headWidth(first) / 2
      let after = next < heads.count ? headWidth(next) / 2 + 1 : 0
      spacing.require(title - before + after, from: first + 1, to: min(next + 1, right))
    }
  }

  /// Gives frames room for their borders.
  private mutating func requireFrames() {
    var spans: [(first: Int, last: Int, nesting: Int)] = []
    for item in diagram.items {
      switch item {
      case .open: spans.append((Int.max, Int.min, 0))
      case .message(let message):
        guard let top = spans.indices.last else { continue }
        let (from, to) = indices(message)
        spans[top].first = min(spans[top].first, from, to)
        spans[top].last = max(spans[top].last, from, to)
      case .close:
        guard let span = spans.popLast(), span.first <= span.last else { continue }
        let reach = 3 + 2 * span.nesting
        spacing.require(reach + 3, from: span.first - 1, to: span.first)
        spacing.require(reach + 3, from: span.last, to: span.last + 1)
        guard let top = spans.indices.last else { continue }
        spans[top].first = min(spans[top].first, span.first)
        spans[top].last = max(spans[top].last, span.last)
        spans[top].nesting = max(spans[top].nesting, span.nesting + 1)
      default: continue
      }
    }
  }
}
