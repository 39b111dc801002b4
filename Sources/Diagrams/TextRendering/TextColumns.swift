import SourceText

/// Finds the column of each lifeline of a text diagram.
struct TextColumns {
  /// The columns: the left edge, the lifelines, the right edge.
  private(set) var places: [Int] = []
  /// The name at each head.
  private(set) var heads: [TextLabel] = []
  /// The title of each group.
  private(set) var groupTitles: [TextLabel] = []
  /// The text of each item.
  private(set) var texts: [TextLabel] = []
  /// What is unusual about the messages that have a badge, by item.
  private(set) var badges: [Int: TextLabel] = [:]
  /// The notes that are numbers at messages, by their index among the items.
  private(set) var numberedNotes: [Int] = []
  /// What had to be abbreviated.
  private(set) var key = TextKey()
  private let fit: TextFit
  private var spacing: ColumnSpacing
  private var usesLeft = false
  /// The numbers of notes that wait for the message they are about.
  private var waitingMarks = ""
  private var labels: TextLabels
  /// The widest label of the messages that come to each column from nowhere.
  private var foundWidths: [Int] = []
  private let right: Int

  /// Finds the columns for a fit, given the labels made for it and the room that these need.
  init(
    _ diagram: borrowing SequenceDiagram, _ labels: TextLabels, _ fit: TextFit,
    _ spacing: ColumnSpacing
  ) {
    self.fit = fit
    self.spacing = spacing
    self.labels = labels
    right = labels.right
    heads.reserveCapacity(diagram.lifelines.count)
    for index in diagram.lifelines.indices {
      heads.append(self.labels.label(index, for: fit, &key))
    }
    for group in diagram.groups { groupTitles.append(fit.label(group.title, &key)) }
    foundWidths = Array(of: 0, count: right + 1)
    texts.reserveCapacity(diagram.items.count)
    for (index, item) in diagram.items.enumerated() {
      var room = 0
      if case .message(let message) = item, let badge = message.badge {
        let label =
          fit.isNarrow ? fit.label(badge, &key) : fit.wide(badge, max(fit.wrap, 20), beside: 8)
        room = label.columns + 4
        badges[index] = label
      }
      let text = label(of: item, index)
      require(item, text.columns, badge: room)
      texts.append(text)
    }
    Self.require(heads: heads.map { fit.headWidth($0.columns) }, usesLeft, in: &self.spacing)
    for (index, group) in diagram.groups.enumerated() where !group.members.isEmpty {
      require(group, groupTitles[index])
    }
    requireFrames(diagram)
    places = self.spacing.places(from: 0)
    for (index, item) in diagram.items.enumerated() where texts[index].count > 1 {
      if case .note(let note) = item { relax(note, index) }
    }
  }

  /// Breaks a note over several lifelines anew, with what room they leave it.
  private mutating func relax(_ note: SequenceDiagram.Note, _ index: Int) {
    guard case .over(let first, let last) = note.place, first < last, note.kind != .console else {
      return
    }
    let room = places[last + 1] - places[first + 1] - 1
    if room > texts[index].columns { texts[index] = label(of: note, atLeast: room) }
  }

  /// How wide the drawing is.
  var width: Int { (places.last ?? 0) + 1 }

  /// The columns that a head takes, its border included.
  func headWidth(_ lifeline: Int) -> Int { fit.headWidth(heads[lifeline].columns) }

  /// Where the ends of an arrow stand; what comes to a lifeline from nowhere begins in one column.
  func ends(_ message: SequenceDiagram.Message, label: Int) -> (from: Int, to: Int) {
    let (from, to) = indices(message)
    var ends = (from: places[from], to: places[to])
    if message.from == .nowhere { ends.from = ends.to - foundWidths[to] - 6 }
    if message.to == .nowhere { ends.to = ends.from + label + 6 }
    return ends
  }

  private func indices(_ message: SequenceDiagram.Message) -> (from: Int, to: Int) {
    Self.ends(message, right: right)
  }

  /// The columns of the ends of a message, by their order; what comes from nowhere or goes there stays
  /// beside its other end.
  static func ends(
    _ message: SequenceDiagram.Message, right: Int
  ) -> (from: Int, to: Int) {
    let from = column(message.from, right)
    let to = column(message.to, right)
    return (from ?? (to ?? 1) - 1, to ?? (from ?? 0) + 1)
  }

  private static func column(_ end: SequenceDiagram.Message.End, _ right: Int) -> Int? {
    switch end {
    case .left: 0
    case .lifeline(let index): index + 1
    case .right: right
    case .nowhere: nil
    }
  }

  private mutating func label(of item: SequenceDiagram.Item, _ index: Int) -> TextLabel {
    switch item {
    case .message:
      let number = labels.numbers[index]
      guard waitingMarks.isEmpty else { return markedLabel(labels.labels[number].text) }
      return labels.label(number, for: fit, &key)
    case .note(let note):
      guard let number = note.number else { return label(of: note) }
      waitingMarks += fit.mark(number)
      numberedNotes.append(texts.count)
      return .none
    case .divider(let text), .delay(let text): return fit.wide(text, Int.max, beside: 6)
    case .section(let text): return fit.wide(text, max(fit.wrap, 24), beside: 12)
    case .open(let frame):
      let tag = frame.name == nil ? frame.kind.rawValue.utf8.count : 0
      return fit.wide(FrameLabel.text(of: frame), max(fit.wrap, 24), beside: tag + 14)
    case .turn(let turn): return fit.wide(turn.text, Int.max, beside: 0)
    case .activate, .deactivate, .destroy, .close, .space: return .none
    }
  }

  /// A label with the numbers of the notes that wait for it.
  private mutating func markedLabel(_ text: String) -> TextLabel {
    let marks = waitingMarks
    waitingMarks = ""
    return fit.label(text.isEmpty ? marks : "\(text) \(marks)", &key)
  }

  private func label(of note: SequenceDiagram.Note, atLeast room: Int = 0) -> TextLabel {
    var natural = note.kind == .remark ? 40 : 60
    if note.place != .edge { natural = min(natural, max(fit.wrap, 24)) }
    natural = max(natural, room)
    let text = fit.wide(note.text, natural, beside: 8)
    guard let heading = note.heading else { return text }
    return TextLabel(fit.wide(heading, natural, beside: 8), above: text)
  }

  private mutating func require(_ item: SequenceDiagram.Item, _ width: Int, badge: Int) {
    switch item {
    case .message(let message):
      let (from, to) = indices(message)
      let isFound = message.from == .nowhere
      if isFound { foundWidths[to] = max(foundWidths[to], width) }
      usesLeft = usesLeft || (min(from, to) == 0 && !isFound)
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
    case .activate, .deactivate, .destroy, .close, .space: return
    }
  }

  private mutating func require(_ note: SequenceDiagram.Note, _ width: Int) {
    guard note.number == nil else { return }
    spacing.require(width + 6, from: 0, to: right)
    // Where there is little room a note lies on the lifelines beside its own.
    guard !fit.isNarrow else { return }
    switch note.place {
    case .left(let lifeline): spacing.require(width + 7, from: lifeline, to: lifeline + 1)
    case .right(let lifeline): spacing.require(width + 8, from: lifeline + 1, to: lifeline + 2)
    case .over(let first, let last):
      if note.kind == .console {
        spacing.require(width + 6, from: first + 1, to: right)
      } else if first != last {
        spacing.require(width, from: first + 1, to: last + 1)
      }
    case .edge: return
    }
  }

  /// Gives heads of some widths room beside each other.
  static func require(
    heads widths: some BidirectionalCollection<Int>, _ usesLeft: Bool,
    in spacing: inout ColumnSpacing
  ) {
    var before = usesLeft ? 2 : 0
    for (index, width) in widths.enumerated() {
      spacing.require(before + width / 2, from: index, to: index + 1)
      before = width / 2 + 2
    }
    if let last = widths.last {
      spacing.require(last / 2, from: widths.count, to: widths.count + 1)
    }
  }

  /// Gives the title of a group room beside the others.
  private mutating func require(_ group: SequenceDiagram.Group, _ title: TextLabel) {
    let first = group.members.lowerBound
    let next = group.members.upperBound
    let before = headWidth(first) / 2
    let after = next < heads.count ? headWidth(next) / 2 + 1 : 0
    let width = title.columns + 5 - before + after
    spacing.require(width, from: first + 1, to: min(next + 1, right))
  }

  /// Gives frames room for their borders.
  private mutating func requireFrames(_ diagram: SequenceDiagram) {
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
