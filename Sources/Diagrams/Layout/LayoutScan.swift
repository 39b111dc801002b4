/// What a layout knows of the items before anything has a place: broken texts, how many bars are
/// open at each end of each arrow, and what each frame spans.
struct LayoutScan {
  /// A message, measured.
  struct Arrow {
    var label: TextBlock
    var badge: TextBlock?
    /// The columns of its ends; the edges are the first and the last column. What comes from nowhere
    /// or goes there stays in the gap beside its other end.
    var from: Int
    var to: Int
    /// Whether it comes from nowhere, and whether it goes there.
    var isFound: Bool
    var isLost: Bool
    var creates: Bool
    var activates: Bool
    /// The lifeline that receives it.
    var receiver: Int?
    /// The number with which its label begins: how many bytes it has, with the blanks behind it, and how
    /// wide it is.
    var numberLength = 0
    var numberWidth = 0
    /// What the reference to its rule adds to its label.
    var reference = 0
    /// How many bars are open where it leaves and, counting its own, where it arrives.
    var tailBars = 0
    var headBars = 0
    /// How many frames are around it.
    var frameDepth = 0
    /// Whether it is sent at the same time as the arrow before it.
    var isParallel = false

    /// Whether it goes from a lifeline to itself.
    var isToItself: Bool { from == to }
  }

  /// A note, measured.
  struct Note {
    var heading: TextBlock?
    var text: TextBlock
    var place: SequenceDiagram.Note.Place
    /// Whether it is a remark of the author's, which has a folded corner.
    var isRemark: Bool
    /// Whether it refers to another diagram, and its heading is a tag in the corner.
    var isReference = false

    /// What its box keeps free beside its texts: a folded corner needs more.
    var insets: Int { 2 * LayoutMetrics.noteInset + (isRemark ? LayoutMetrics.noteFold : 0) }
    /// The size of its box.
    var width: Int { max(heading?.width ?? 0, text.width) + insets }
    var height: Int {
      isReference
        ? LayoutMetrics.frameHeader + text.height + LayoutMetrics.noteInset
        : (heading?.height ?? 0) + text.height + LayoutMetrics.noteInset
    }
  }

  /// A frame: the columns it spans, and how many frames are nested in it at most.
  struct Frame {
    var kind: SequenceDiagram.Frame.Kind
    var tag: TextBlock
    var condition: TextBlock
    var first = Int.max
    var last = Int.min
    var nesting = 0
  }

  /// What was found of each item: plain numbers, so that the many looks at them cost little.
  enum Entry {
    case arrow(Arrow)
    case note(Note)
    case frame(Frame)
    case divider(TextBlock)
    case delay(TextBlock)
    case space(Int)
    case turn
    case activate(Int)
    case deactivate(Int)
    case destroy(Int)
    case section
    case close
    /// A note that is a number at the next message.
    case numbered
  }

  private(set) var entries: [Entry] = []
  /// The titles of the groups.
  private(set) var groupTitles: [TextBlock] = []
  /// The texts of the entries.
  private(set) var texts: TextStore
  private(set) var messageCount = 0
  /// The notes that are numbers at messages, by their index among the items.
  private(set) var numberedNotes: [Int] = []
  private(set) var usesLeft = false
  private(set) var usesRight = false
  /// The column of the right edge.
  private let right: Int
  private var openFrames: [Int] = []
  private var bars: [Int]
  private var limits: TextLimits
  /// The numbers of notes that wait for the message they are about.
  private var waitingMarks = ""

  init(_ diagram: borrowing SequenceDiagram, _ limits: TextLimits) {
    self.limits = limits
    right = diagram.lifelines.count + 1
    bars = Array(of: 0, count: diagram.lifelines.count)
    texts = TextStore(capacity: diagram.items.count + 2 * diagram.lifelines.count + 16)
    entries.reserveCapacity(diagram.items.count)
    for group in diagram.groups {
      groupTitles.append(
        texts.block(group.title, LayoutMetrics.strong, limit: LayoutMetrics.groupWidth))
    }
    for item in diagram.items { scan(item) }
    while !openFrames.isEmpty { closeFrame() }
  }

  /// Measures a text of something other than an item.
  mutating func block(_ text: String, _ style: TextStyle, limit: Int) -> TextBlock {
    texts.block(text, style, limit: limit)
  }

  /// Gives the texts away, to a layout that adds its own.
  mutating func takeTexts() -> TextStore {
    let taken = texts
    texts = TextStore(capacity: 0)
    return taken
  }

  /// Breaks what is wider than a smaller limit, and tells whether anything became narrower by it.
  mutating func breakLabels(_ limit: Int) -> Bool {
    limits.label = limit
    var isNarrower = false
    for index in entries.indices {
      switch entries[index] {
      case .arrow(var arrow) where arrow.label.width > limit + arrow.numberWidth:
        let width = arrow.label.width
        relabel(&arrow, limit: limit + arrow.numberWidth)
        entries[index] = .arrow(arrow)
        isNarrower = isNarrower || arrow.label.width != width
      case .frame(var frame) where frame.condition.width > limit:
        let width = frame.condition.width
        frame.condition = texts.block(frame.condition, limit: limit)
        entries[index] = .frame(frame)
        isNarrower = isNarrower || frame.condition.width != width
      default: continue
      }
    }
    return isNarrower
  }

  private mutating func relabel(_ arrow: inout Arrow, limit: Int) {
    arrow.label = texts.label(
      arrow.label, number: arrow.numberLength, beside: arrow.reference, limit: limit)
    if arrow.reference > 0 { arrow.label.widenLastLine(by: arrow.reference) }
  }

  /// Breaks labels, and notes over several lifelines, anew where the columns have turned out to leave
  /// them more room; in a narrow drawing the notes alone, since its labels have all there is.
  mutating func relax(_ columns: LayoutColumns) {
    let isNarrow = limits.room != nil
    for index in entries.indices {
      switch entries[index] {
      case .note(var note) where note.text.lineCount > 1:
        guard let room = columns.room(for: note) else { continue }
        note.text = texts.block(note.text, limit: min(room, limits.spanning))
        entries[index] = .note(note)
      case .arrow(var arrow) where arrow.label.lineCount > 1 && !isNarrow:
        guard let room = columns.room(for: arrow) else { continue }
        relabel(&arrow, limit: room)
        entries[index] = .arrow(arrow)
      case .frame(var frame) where frame.condition.lineCount > 1 && !isNarrow:
        guard let room = columns.room(for: frame) else { continue }
        frame.condition = texts.block(frame.condition, limit: room)
        entries[index] = .frame(frame)
      default: continue
      }
    }
  }

  /// The column of an end of an arrow, unless it is nowhere.
  private func column(_ end: SequenceDiagram.Message.End) -> Int? {
    switch end {
    case .left: 0
    case .lifeline(let index): index + 1
    case .right: right
    case .nowhere: nil
    }
  }

  private mutating func scan(_ item: SequenceDiagram.Item) {
    switch item {
    case .message(let message): scan(message)
    case .note(let note): scan(note)
    case .activate(let lifeline):
      bars[lifeline] += 1
      entries.append(.activate(lifeline))
    case .deactivate(let lifeline):
      bars[lifeline] = max(bars[lifeline] - 1, 0)
      entries.append(.deactivate(lifeline))
    case .open(let frame): scan(frame)
    case .close:
      entries.append(.close)
      closeFrame()
    case .divider(let text): entries.append(.divider(texts.block(text, LayoutMetrics.heading)))
    case .delay(let text): entries.append(.delay(texts.block(text, LayoutMetrics.note)))
    case .space(let height): entries.append(.space(height))
    case .turn: entries.append(.turn)
    case .destroy(let lifeline): entries.append(.destroy(lifeline))
    case .section: entries.append(.section)
    }
  }

  private mutating func scan(_ message: SequenceDiagram.Message) {
    messageCount += 1
    usesLeft = usesLeft || message.from == .left || message.to == .left
    usesRight = usesRight || message.from == .right || message.to == .right
    let number = message.number.map { "\($0)  " } ?? ""
    let numberWidth = number.isEmpty ? 0 : LayoutMetrics.label.font.width(number)
    // Columns have room for numbers beside what labels may have.
    let limit = limits.label + (limits.room == nil ? numberWidth : 0)
    var text = number.isEmpty ? message.label : number + message.label
    if !waitingMarks.isEmpty {
      text += (text.isEmpty ? "" : " ") + waitingMarks
      waitingMarks = ""
    }
    let label =
      Self.isMixed(message.runs)
      ? texts.block(text, LayoutMetrics.mixedLabel, number: number.utf8.count, limit: limit)
      : texts.label(text, number: number.utf8.count, limit: limit)
    let from = column(message.from)
    let to = column(message.to)
    var arrow = Arrow(
      label: label, from: from ?? max((to ?? 1) - 1, 0), to: to ?? min((from ?? 0) + 1, right),
      isFound: message.from == .nowhere, isLost: message.to == .nowhere, creates: message.creates,
      activates: message.activates)
    arrow.numberLength = number.utf8.count
    arrow.numberWidth = numberWidth
    if let badge = message.badge { arrow.badge = texts.block(badge, LayoutMetrics.badge) }
    if let rule = message.call?.rule {
      arrow.reference = LayoutMetrics.referenceGap + LayoutMetrics.referenceWidth(rule + 1)
      arrow.label.widenLastLine(by: arrow.reference)
    }
    if case .lifeline(let index) = message.from { arrow.tailBars = bars[index] }
    if case .lifeline(let index) = message.to {
      arrow.receiver = index
      if message.activates { bars[index] += 1 }
      arrow.headBars = bars[index]
    }
    arrow.frameDepth = openFrames.count
    arrow.isParallel = message.isParallel
    entries.append(.arrow(arrow))
    guard !openFrames.isEmpty else { return }
    reach(arrow.from)
    reach(arrow.to)
  }

  /// Whether parts of a text are in other faces than the rest.
  private static func isMixed(_ runs: [SequenceDiagram.TextRun]) -> Bool {
    !runs.isEmpty && runs.contains { !$0.style.isDisjoint(with: [.bold, .monospaced]) }
  }

  private mutating func scan(_ note: SequenceDiagram.Note) {
    if let number = note.number {
      waitingMarks += NoteMark.text(number)
      numberedNotes.append(entries.count)
      entries.append(.numbered)
      return
    }
    let style =
      note.kind == .console
      ? LayoutMetrics.output
      : Self.isMixed(note.runs) ? LayoutMetrics.mixedNote : LayoutMetrics.note
    let isRemark = note.kind == .remark
    let limit = isRemark ? limits.remark : limits.output
    let heading = note.heading.map { texts.block($0, LayoutMetrics.strong, limit: limit) }
    let text = texts.block(note.text, style, limit: limit)
    entries.append(
      .note(
        Note(
          heading: heading, text: text, place: note.place, isRemark: isRemark,
          isReference: note.kind == .reference)))
    switch note.place {
    case .left(let index), .right(let index): reach(index + 1)
    case .over(let first, let last):
      reach(first + 1)
      reach(last + 1)
    case .edge: reach(0)
    }
  }

  private mutating func scan(_ frame: SequenceDiagram.Frame) {
    let isTint = frame.kind == .tint
    var label = isTint ? "" : frame.tag
    var text = isTint ? "" : frame.condition
    if let name = frame.name, !Self.fitsInTag(name) {
      label = frame.kind.rawValue
      text = text.isEmpty ? name : "\(name) [\(text)]"
    }
    let tag = texts.block(label, LayoutMetrics.strong)
    let condition = texts.block(
      text, LayoutMetrics.strong, limit: limits.condition(beside: tag.width))
    openFrames.append(entries.count)
    entries.append(.frame(Frame(kind: frame.kind, tag: tag, condition: condition)))
  }

  /// Whether a name has room in the corner of its frame; a longer one stands where conditions do.
  private static func fitsInTag(_ name: String) -> Bool {
    let measured = LayoutMetrics.strong.font.measure(name)
    return !measured.hasLineFeed
      && LayoutMetrics.strong.font.pixels(measured.mils) <= LayoutMetrics.frameTag
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
