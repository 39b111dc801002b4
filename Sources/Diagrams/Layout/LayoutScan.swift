/// What a layout knows of the items before anything has a place: broken texts, how many bars are
/// open at each end of each arrow, and what each frame spans.
struct LayoutScan {
  /// A message, measured.
  struct Arrow {
    var label: TextBlock
    var badge: TextBlock?
    /// How many bars are open where it leaves and, counting its own, where it arrives.
    var tailBars = 0
    var headBars = 0
    /// How many frames are around it.
    var frameDepth = 0
  }

  /// A note, measured.
  struct Note {
    var heading: TextBlock?
    var text: TextBlock
    /// What a folded corner keeps free.
    var fold = 0

    /// The size of its box.
    var width: Int { max(heading?.width ?? 0, text.width) + 2 * LayoutMetrics.noteInset + fold }
    var height: Int { (heading?.height ?? 0) + text.height + LayoutMetrics.noteInset }
  }

  /// A frame: the columns it spans, and how many frames are nested in it at most.
  struct Frame {
    var first = Int.max
    var last = Int.min
    var nesting = 0
    var condition: TextBlock
  }

  /// What was found of each item.
  enum Entry {
    case arrow(Arrow)
    case note(Note)
    case frame(Frame)
    case none
  }

  private(set) var entries: [Entry] = []
  private(set) var messageCount = 0
  private(set) var usesLeft = false
  private(set) var usesRight = false
  /// The widest label of the messages that come to each lifeline from nowhere.
  private(set) var foundWidths: [Int]
  private var openFrames: [Int] = []
  private var bars: [Int]
  private let diagram: SequenceDiagram
  private var labelLimit: Int
  private var needsFoundWidths = false

  init(_ diagram: SequenceDiagram, labelLimit: Int) {
    self.diagram = diagram
    self.labelLimit = labelLimit
    bars = Array(repeating: 0, count: diagram.lifelines.count)
    foundWidths = bars
    entries.reserveCapacity(diagram.items.count)
    for item in diagram.items { scan(item) }
    while !openFrames.isEmpty { closeFrame() }
  }

  /// Breaks what is wider than a smaller limit.
  mutating func breakLabels(_ limit: Int) {
    labelLimit = limit
    for (index, entry) in entries.enumerated() {
      switch entry {
      case .arrow(var arrow) where arrow.label.width > limit:
        guard case .message(let message) = diagram.items[index] else { continue }
        arrow.label = Self.label(message, limit: limit)
        entries[index] = .arrow(arrow)
        guard message.from == .nowhere, case .lifeline(let lifeline) = message.to else { continue }
        needsFoundWidths = needsFoundWidths || arrow.label.width < foundWidths[lifeline]
      case .frame(var frame) where frame.condition.width > limit:
        guard case .open(let opened) = diagram.items[index] else { continue }
        frame.condition = LayoutMetrics.strong.block(opened.condition, limit: limit)
        entries[index] = .frame(frame)
      default: continue
      }
    }
    if needsFoundWidths { measureFound() }
  }

  /// Finds the widest label again of what comes to each lifeline from nowhere.
  private mutating func measureFound() {
    needsFoundWidths = false
    foundWidths = Array(repeating: 0, count: foundWidths.count)
    for (index, item) in diagram.items.enumerated() {
      guard case .message(let message) = item, message.from == .nowhere,
        case .lifeline(let lifeline) = message.to, case .arrow(let arrow) = entries[index]
      else { continue }
      foundWidths[lifeline] = max(foundWidths[lifeline], arrow.label.width)
    }
  }

  /// Breaks labels anew where the columns have turned out to leave them more room.
  mutating func relax(_ columns: LayoutColumns) {
    for (index, item) in diagram.items.enumerated() {
      guard case .message(let message) = item, case .arrow(var arrow) = entries[index],
        arrow.label.lineCount > 1, let room = columns.room(for: message, arrow)
      else { continue }
      arrow.label = Self.label(message, limit: room)
      entries[index] = .arrow(arrow)
    }
  }

  /// The columns of an arrow's ends; the edges are the first and the last column. What comes from
  /// nowhere or goes there stays in the gap beside its other end.
  func columns(_ message: SequenceDiagram.Message) -> (from: Int, to: Int) {
    let from = column(message.from)
    let to = column(message.to)
    return (from ?? (to ?? 1) - 1, to ?? (from ?? 0) + 1)
  }

  /// The column of an end of an arrow, unless it is nowhere.
  private func column(_ end: SequenceDiagram.Message.End) -> Int? {
    switch end {
    case .left: 0
    case .lifeline(let index): index + 1
    case .right: diagram.lifelines.count + 1
    case .nowhere: nil
    }
  }

  private mutating func scan(_ item: SequenceDiagram.Item) {
    switch item {
    case .message(let message): scan(message)
    case .note(let note): scan(note)
    case .activate(let lifeline):
      bars[lifeline] += 1
      entries.append(.none)
    case .deactivate(let lifeline):
      bars[lifeline] = max(bars[lifeline] - 1, 0)
      entries.append(.none)
    case .open(let frame):
      let condition = frame.kind == .tint ? "" : frame.condition
      openFrames.append(entries.count)
      entries.append(
        .frame(Frame(condition: LayoutMetrics.strong.block(condition, limit: labelLimit))))
    case .close:
      entries.append(.none)
      closeFrame()
    case .divider, .turn, .delay, .destroy, .section:
      entries.append(.none)
    }
  }

  private mutating func scan(_ message: SequenceDiagram.Message) {
    messageCount += 1
    usesLeft = usesLeft || message.from == .left || message.to == .left
    usesRight = usesRight || message.from == .right || message.to == .right
    let label = Self.label(message, limit: labelLimit)
    var arrow = Arrow(label: label, badge: message.badge.map { LayoutMetrics.badge.block($0) })
    if case .lifeline(let index) = message.from { arrow.tailBars = bars[index] }
    if case .lifeline(let index) = message.to {
      if message.activates { bars[index] += 1 }
      arrow.headBars = bars[index]
      if message.from == .nowhere { foundWidths[index] = max(foundWidths[index], label.width) }
    }
    arrow.frameDepth = openFrames.count
    entries.append(.arrow(arrow))
    let columns = columns(message)
    reach(columns.from)
    reach(columns.to)
  }

  /// The label of a message with its number and the reference to its rule.
  private static func label(_ message: SequenceDiagram.Message, limit: Int) -> TextBlock {
    let text = message.number.map { "\($0)  \(message.label)" } ?? message.label
    var label = LayoutMetrics.label.block(text, limit: limit)
    if let rule = message.call?.rule {
      label.widenLastLine(by: LayoutMetrics.referenceGap + LayoutMetrics.referenceWidth(rule + 1))
    }
    return label
  }

  private mutating func scan(_ note: SequenceDiagram.Note) {
    let style = note.kind == .console ? LayoutMetrics.output : LayoutMetrics.note
    let limit = note.kind == .remark ? LayoutMetrics.noteWidth : LayoutMetrics.outputWidth
    entries.append(
      .note(
        Note(
          heading: note.heading.map { LayoutMetrics.strong.block($0, limit: limit) },
          text: style.block(note.text, limit: limit), fold: note.kind == .remark ? 4 : 0)))
    switch note.place {
    case .left(let index), .right(let index): reach(index + 1)
    case .over(let first, let last):
      reach(first + 1)
      reach(last + 1)
    case .edge: reach(0)
    }
  }

  /// Says that something in the innermost frame stands in a column.
  private mutating func reach(_ column: Int) {
    guard let index = openFrames.last, case .frame(var frame) = entries[index] else { return }
    frame.first = min(frame.first, column)
    frame.last = max(frame.last, column)
    entries[index] = .frame(frame)
  }

  private mutating func closeFrame() {
    guard let index = openFrames.popLast(), case .frame(let inner) = entries[index] else { return }
    guard let outerIndex = openFrames.last, case .frame(var outer) = entries[outerIndex] else {
      return
    }
    outer.first = min(outer.first, inner.first)
    outer.last = max(outer.last, inner.last)
    outer.nesting = max(outer.nesting, inner.nesting + 1)
    entries[outerIndex] = .frame(outer)
  }
}
