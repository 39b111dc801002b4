import SourceText

/// A diagram as a list, for widths in which its lifelines do not fit beside each other: who takes part,
/// by number, and then what happens, a line each.
struct TextList {
  private let diagram: SequenceDiagram
  private let width: Int
  private let glyphs: TextGlyphs
  private let showsRules: Bool
  private var depth = 0
  private var lines: [String] = []

  init(_ diagram: SequenceDiagram, width: Int, _ glyphs: TextGlyphs, showsRules: Bool) {
    self.diagram = diagram
    self.width = width
    self.glyphs = glyphs
    self.showsRules = showsRules
  }

  /// The list, each line ended by a line feed.
  mutating func draw() -> String {
    if let title = diagram.title {
      add("", title)
      add("", "")
    }
    for (index, lifeline) in diagram.lifelines.enumerated() {
      add("\(index + 1) ", TextFit.oneLine(lifeline.name))
    }
    for group in diagram.groups where !group.members.isEmpty {
      add("", "\(group.title): \(group.members.lowerBound + 1)-\(group.members.upperBound)")
    }
    add("", "")
    for item in diagram.items { add(item) }
    if showsRules, !diagram.rules.isEmpty {
      add("", "")
      for (index, rule) in diagram.rules.enumerated() {
        add("[\(index + 1)] ", "\(rule.id): \(rule.statement)")
      }
    }
    var text = ""
    for line in lines { text += line + "\n" }
    return text
  }

  private mutating func add(_ item: SequenceDiagram.Item) {
    switch item {
    case .message(let message): add(message)
    case .note(let note):
      let mark =
        switch note.kind {
        case .console: glyphs.console
        case .remark, .reference: ""
        case .warning, .exception: glyphs.warning
        }
      let heading = note.heading.map { "\($0): " } ?? ""
      add("\(Self.place(note.place))\(mark)", heading + note.text)
    case .divider(let title): add("\(glyphs.double)\(glyphs.double) ", title)
    case .turn(let turn): add("\(glyphs.dashed)\(glyphs.dashed) ", turn.text)
    case .delay(let title): add("\(glyphs.dots)\(glyphs.dots) ", title)
    case .activate, .deactivate, .space: return
    case .destroy(let lifeline): add("\(lifeline + 1) \(glyphs.cross)", "")
    case .open(let frame):
      if frame.kind != .tint { add("\(frame.kind.rawValue) ", Self.header(of: frame)) }
      depth += 1
    case .section(let condition):
      depth = max(depth - 1, 0)
      add("\(glyphs.dashed) ", "[\(condition)]")
      depth += 1
    case .close: depth = max(depth - 1, 0)
    }
  }

  private static func header(of frame: SequenceDiagram.Frame) -> String {
    guard let name = frame.name else { return "[\(frame.condition)]" }
    return frame.condition.isEmpty ? name : "\(name) [\(frame.condition)]"
  }

  private mutating func add(_ message: SequenceDiagram.Message) {
    let line = message.isDashed ? glyphs.dashed : glyphs.line
    let head: String
    switch message.head {
    case .none: head = ""
    case .open: head = String(glyphs.open.right)
    case .cross: head = String(glyphs.cross)
    default: head = String(glyphs.filled.right)
    }
    let tail = message.tail == .none ? "" : String(glyphs.filled.left)
    var text = message.number.map { "\($0) \(message.label)" } ?? message.label
    if showsRules, let rule = message.call?.rule { text += " [\(rule + 1)]" }
    if let badge = message.badge { text += "  \(glyphs.warning)\(badge)" }
    add("\(name(message.from))\(tail)\(line)\(head)\(name(message.to)) ", text)
  }

  /// How an end is called: by its lifeline's number.
  private func name(_ end: SequenceDiagram.Message.End) -> String {
    if case .lifeline(let index) = end { String(index + 1) } else { String(glyphs.dot) }
  }

  private static func place(_ place: SequenceDiagram.Note.Place) -> String {
    switch place {
    case .left(let lifeline), .right(let lifeline): "(\(lifeline + 1)) "
    case .over(let first, let last):
      first == last ? "(\(first + 1)) " : "(\(first + 1)-\(last + 1)) "
    case .edge: ""
    }
  }

  /// Adds a text with a mark before it, its further lines under the first where there is room.
  private mutating func add(_ mark: String, _ text: String) {
    let indent = min(2 * depth, width / 4)
    let columns = DisplayWidth.columns(mark)
    let blanks = String(repeating: " ", count: indent)
    let hang = columns <= width / 2 ? columns : min(2, width / 4)
    let clean = TextFit.clean(columns <= width / 2 ? text : mark + text)
    let broken = TextFit.broken(clean, at: max(width - indent - hang, 1), cutsWords: true)
    let lead = columns <= width / 2 ? mark : ""
    guard !broken.isEmpty else { return lines.append(Self.trimmed(blanks + lead)) }
    for (row, line) in broken.enumerated() {
      let start = row == 0 ? lead : String(repeating: " ", count: hang)
      lines.append(Self.trimmed(blanks + start + line))
    }
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.utf8.last == 0x20 { line.removeLast() }
    return line
  }
}
