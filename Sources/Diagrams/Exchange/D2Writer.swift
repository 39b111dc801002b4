import SourceText

/// Writes a diagram as D2 text.
///
/// What D2 cannot say is said with what it has: the world outside becomes an actor, turns, dividers and
/// delays become notes, frames become groups.
public struct D2Writer: Sendable {
  /// Creates a writer.
  public init() {}

  /// The text, each line ended by a line feed.
  public func render(_ diagram: SequenceDiagram) -> String {
    var script = D2Script(diagram)
    script.write()
    return script.lines.text
  }

  /// How deep the spans of a lifeline stand in each other. D2 has the names of all that are open at each end
  /// of a message, so the text of deeper ones would grow squarely; nobody reads a drawing of them.
  public static let deepestSpan = 20

  /// Whether spans stand deeper in each other, and what is deeper is drawn as if it were not.
  public func isTooDeep(_ diagram: SequenceDiagram) -> Bool {
    var script = D2Script(diagram)
    script.write()
    return script.isTooDeep
  }
}

/// The lines of a D2 diagram as they are written.
private struct D2Script {
  private let diagram: SequenceDiagram
  private(set) var lines = ScriptLines()
  private let cast: ScriptCast
  /// The spans that are open on each lifeline, the outermost first: each with the names of those around it.
  private var spans: [[String]]
  /// Whether spans stand deeper in each other than they are written.
  private(set) var isTooDeep = false
  private var count = 0
  private var openFrames: [(kind: SequenceDiagram.Frame.Kind, isGroup: Bool)] = []
  private let holdsMessages: [Bool]

  init(_ diagram: SequenceDiagram) {
    self.diagram = diagram
    cast = ScriptCast(diagram, isName: D2Text.isIdentifier)
    spans = Array(repeating: [], count: diagram.lifelines.count)
    holdsMessages = Self.framesWithMessages(diagram.items)
  }

  /// Which items begin a frame, or a section of one, that has a message in it.
  private static func framesWithMessages(_ items: [SequenceDiagram.Item]) -> [Bool] {
    var holds = Array(repeating: false, count: items.count)
    var open: [Int] = []
    func end() {
      guard let ended = open.popLast(), holds[ended], let outer = open.last else { return }
      holds[outer] = true
    }
    for (index, item) in items.enumerated() {
      switch item {
      case .message:
        if let frame = open.last { holds[frame] = true }
      case .open: open.append(index)
      case .section where !open.isEmpty:
        end()
        open.append(index)
      case .close: end()
      default: continue
      }
    }
    while !open.isEmpty { end() }
    return holds
  }

  mutating func write() {
    lines.add("sequence: \(D2Text.quoted(diagram.title ?? "")) {")
    lines.open()
    lines.add("shape: sequence_diagram")
    for outsider in cast.outsiders {
      lines.add("\(outsider.name): \(D2Text.quoted(outsider.title))")
    }
    for index in diagram.lifelines.indices { declare(index) }
    for (index, item) in diagram.items.enumerated() { write(item, at: index) }
    while !openFrames.isEmpty { close() }
    lines.close()
    lines.add("}")
  }

  private mutating func declare(_ index: Int) {
    let lifeline = diagram.lifelines[index]
    var title = lifeline.name
    if let detail = lifeline.detail { title += "\n\(detail)" }
    var line = "\(cast.names[index]): \(D2Text.quoted(title))"
    var attributes: [String] = []
    switch lifeline.icon {
    case .person: attributes.append("shape: person")
    case .database: attributes.append("shape: cylinder")
    case .queue: attributes.append("shape: queue")
    default: break
    }
    if let link = lifeline.link { attributes.append("link: \(D2Text.quoted(link))") }
    if !attributes.isEmpty { line += " { " + Self.joined(attributes) + " }" }
    lines.add(line)
  }

  private static func joined(_ attributes: [String]) -> String {
    var text = ""
    for attribute in attributes { text += (text.isEmpty ? "" : "; ") + attribute }
    return text
  }

  // MARK: Items

  private mutating func write(_ item: SequenceDiagram.Item, at index: Int) {
    switch item {
    case .message(let message): write(message)
    case .note(let note): write(note)
    case .divider(let text): addNote(text)
    case .turn(let turn): addNote(turn.text)
    case .delay(let text): addNote(text.isEmpty ? "…" : text)
    case .space: return
    case .activate(let lifeline): activate(lifeline)
    case .deactivate(let lifeline): _ = spans[lifeline].popLast()
    case .destroy(let lifeline): spans[lifeline] = []
    case .open(let frame): open(frame.kind, frame.tag, frame.condition, at: index)
    case .section(let text):
      guard let kind = openFrames.last?.kind else { return }
      close()
      open(kind, "else", text, at: index)
    case .close: close()
    }
  }

  private mutating func next(_ letter: String) -> String {
    count += 1
    return "\(letter)\(count)"
  }

  private mutating func activate(_ lifeline: Int) {
    let name = next("span")
    let outer = spans[lifeline].last
    if let outer, spans[lifeline].count >= D2Writer.deepestSpan {
      isTooDeep = true
      spans[lifeline].append(outer)
    } else {
      spans[lifeline].append("\(outer ?? "").\(name)")
    }
  }

  /// Opens a group; one in another that has notes and no message is one more note, because D2 finds
  /// no place for it (its issue 2750).
  private mutating func open(
    _ kind: SequenceDiagram.Frame.Kind, _ tag: String, _ condition: String, at index: Int
  ) {
    let isGroup = openFrames.isEmpty || holdsMessages[index]
    var label = kind == .tint ? "" : tag
    if !condition.isEmpty { label += "\(label.isEmpty ? "" : " ")[\(condition)]" }
    openFrames.append((kind, isGroup))
    guard isGroup else {
      if !label.isEmpty { addNote(label) }
      return
    }
    lines.add("\(next("group")): \(D2Text.quoted(label)) {")
    lines.open()
  }

  private mutating func close() {
    guard let frame = openFrames.popLast(), frame.isGroup else { return }
    lines.close()
    lines.add("}")
  }

  // MARK: Messages

  private mutating func write(_ message: SequenceDiagram.Message) {
    let from = end(message.from, message, isSource: true)
    if message.activates, case .lifeline(let lifeline) = message.to { activate(lifeline) }
    let to = end(message.to, message, isSource: false)
    let arrow: String =
      switch (message.tail, message.head) {
      case (.none, .none): "--"
      case (.none, _): "->"
      case (_, .none): "<-"
      default: "<->"
      }
    var label = message.label
    if let number = message.number { label = "\(number) \(label)" }
    if let badge = message.badge { label += " ⚠ \(badge)" }
    var line = "\(from) \(arrow) \(to)"
    if !label.isEmpty { line += ": \(D2Text.quoted(label))" }
    var attributes: [String] = []
    if message.isDashed { attributes.append("style.stroke-dash: 4") }
    if message.head == .open { attributes.append("target-arrowhead.shape: arrow") }
    if message.head == .cross { attributes.append("target-arrowhead.shape: cross") }
    if !attributes.isEmpty { line += "\(label.isEmpty ? ":" : "") { \(Self.joined(attributes)) }" }
    lines.add(line)
  }

  /// An end of a message, with the spans that are open there.
  private func end(
    _ end: SequenceDiagram.Message.End, _ message: SequenceDiagram.Message, isSource: Bool
  ) -> String {
    let name = cast.name(end, of: message, isSource: isSource)
    guard case .lifeline(let lifeline) = end else { return name }
    return name + (spans[lifeline].last ?? "")
  }

  // MARK: Notes

  private mutating func write(_ note: SequenceDiagram.Note) {
    let text = (note.heading.map { "\($0)\n" } ?? "") + note.text
    switch note.place {
    case .left(let lifeline), .right(let lifeline), .over(let lifeline, _):
      lines.add("\(cast.names[lifeline]).\(next("note")): \(D2Text.quoted(text))")
    case .edge: addNote(text)
    }
  }

  /// A note at the first lifeline, for what goes across the diagram.
  private mutating func addNote(_ text: String) {
    guard let name = cast.names.first else { return }
    lines.add("\(name).\(next("note")): \(D2Text.quoted(text))")
  }
}

/// How names and texts are written in D2.
enum D2Text {
  /// A text in double quotes, in which a backslash makes any character stand for itself.
  static func quoted(_ text: String) -> String {
    var quoted = String.UnicodeScalarView()
    quoted.append("\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\", "$":
        quoted.append("\\")
        quoted.append(scalar)
      case "\n": quoted.append(text: "\\n")
      default: quoted.append(scalar.value < 0x20 || scalar.value == 0x7F ? " " : scalar)
      }
    }
    quoted.append("\"")
    return String(quoted)
  }

  /// Whether a name can stand for itself.
  static func isIdentifier(_ name: String) -> Bool {
    MermaidText.isIdentifier(name) && !keywords.contains(name.lowercased())
      && !(name.utf8.first == UInt8(ascii: "_") && name.utf8.count == 1)
  }

  /// The words that are attributes wherever they stand as keys, and the names that groups have here.
  private static let keywords: Set<String> = [
    "animated", "bold", "border_radius", "class", "classes", "constraint", "desc", "direction",
    "double_border", "fill", "filled", "font", "font_color", "font_size", "height", "icon",
    "italic", "label", "layers", "left", "link", "multiple", "near", "null", "opacity", "scenarios",
    "shadow", "shape", "source", "source_arrowhead", "steps", "stroke", "style", "target",
    "target_arrowhead", "text_transform", "tooltip", "top", "underline", "vars", "width",
  ]
}
