/// Writes a diagram as PlantUML text.
///
/// All of the notation has a counterpart there but tints of rows; rules are superior figures with a
/// legend.
public struct PlantUMLWriter: Sendable {
  /// Creates a writer.
  public init() {}

  /// The text, each line ended by a line feed.
  public func render(_ diagram: SequenceDiagram) -> String {
    var script = PlantUMLScript(diagram)
    script.write()
    return script.lines.text
  }
}

/// The lines of a PlantUML diagram as they are written.
private struct PlantUMLScript {
  private let diagram: SequenceDiagram
  private(set) var lines = ScriptLines()
  private let cast: ScriptCast
  private var bars: PlantUMLBars
  private var openFrames: [SequenceDiagram.Frame.Kind] = []

  init(_ diagram: SequenceDiagram) {
    self.diagram = diagram
    cast = ScriptCast(diagram, isName: PlantUMLText.isIdentifier)
    bars = PlantUMLBars(count: diagram.lifelines.count)
  }

  mutating func write() {
    lines.add("@startuml")
    // Only this engine of PlantUML's draws messages beside each other.
    if diagram.items.contains(where: Self.isParallel) { lines.add("!pragma teoz true") }
    if let title = diagram.title, !title.isEmpty {
      lines.add("title \(PlantUMLText.escaped(title))")
    }
    for index in diagram.lifelines.indices { declare(index) }
    for item in diagram.items { write(item) }
    writeBars()
    while !openFrames.isEmpty { close() }
    if !diagram.rules.isEmpty { writeLegend() }
    lines.add("@enduml")
  }

  private static func isParallel(_ item: SequenceDiagram.Item) -> Bool {
    if case .message(let message) = item { message.isParallel } else { false }
  }

  // MARK: Participants

  private mutating func declare(_ index: Int) {
    for group in diagram.groups where group.members.lowerBound == index {
      let color = group.color.map { " \(PlantUMLText.color($0))" } ?? ""
      lines.add("box \(PlantUMLText.quoted(group.title))\(color)")
      lines.open()
    }
    if !diagram.lifelines[index].isCreated { lines.add(declaration(index)) }
    for group in diagram.groups where group.members.upperBound == index + 1 {
      lines.close()
      lines.add("end box")
    }
  }

  private func declaration(_ index: Int) -> String {
    let lifeline = diagram.lifelines[index]
    let word =
      switch lifeline.icon {
      case .none: "participant"
      case .person: "actor"
      // The oldest versions in use know no queues.
      case .queue: "collections"
      default: lifeline.icon.rawValue
      }
    var title = lifeline.name
    let stereotype = lifeline.detail.flatMap(Self.stereotype)
    if let detail = lifeline.detail, stereotype == nil { title += "\n\(detail)" }
    let name = cast.names[index]
    var line =
      title == name ? "\(word) \(name)" : "\(word) \(PlantUMLText.quoted(title)) as \(name)"
    if let stereotype { line += " <<\(stereotype)>>" }
    if let color = lifeline.color { line += " \(PlantUMLText.color(color))" }
    if let link = lifeline.link { line += " [[\(PlantUMLText.address(link))]]" }
    return line
  }

  /// The stereotype that a detail is, and nothing else.
  private static func stereotype(_ detail: String) -> String? {
    guard detail.first == "«", detail.last == "»", detail.utf8.count > 4 else { return nil }
    let inside = String(detail.dropFirst().dropLast())
    return PlantUMLText.escaped(inside) == inside && !inside.contains("»") ? inside : nil
  }

  // MARK: Items

  private mutating func write(_ item: SequenceDiagram.Item) {
    switch item {
    case .message(let message): write(message)
    case .note(let note): write(note)
    case .divider(let text): lines.add("== \(PlantUMLText.escaped(text)) ==")
    case .turn(let turn): lines.add("== \(PlantUMLText.escaped(turn.text)) ==")
    case .delay(let text):
      lines.add(text.isEmpty ? "..." : "...\(PlantUMLText.escaped(text))...")
    case .space(let height): lines.add("||\(height)||")
    case .activate(let lifeline): activate(lifeline)
    case .deactivate(let lifeline): bars.close(lifeline)
    case .destroy(let lifeline):
      bars.end(lifeline)
      lines.add("destroy \(cast.names[lifeline])")
    case .open(let frame): open(frame)
    case .section(let text):
      guard openFrames.last != nil else { return }
      writeBars()
      lines.close()
      lines.add("else \(PlantUMLText.escaped(text))")
      lines.open()
    case .close: close()
    }
  }

  private mutating func activate(_ lifeline: Int) {
    if bars.open(lifeline) { lines.add("activate \(cast.names[lifeline])") }
  }

  /// Writes which bars have begun and ended since the last message or frame.
  private mutating func writeBars() {
    let (begun, ended) = bars.takeChanges()
    for lifeline in begun { lines.add("activate \(cast.names[lifeline])") }
    for lifeline in ended { lines.add("deactivate \(cast.names[lifeline])") }
  }

  private mutating func open(_ frame: SequenceDiagram.Frame) {
    writeBars()
    let word = frame.kind == .tint ? "group" : frame.kind.rawValue
    let color = frame.kind == .tint ? nil : frame.color.map { " \(PlantUMLText.color($0))" }
    var text = PlantUMLText.escaped(frame.condition.isEmpty ? " " : frame.condition)
    if let name = frame.name {
      text = PlantUMLText.escaped(name) + (frame.condition.isEmpty ? "" : " [\(text)]")
    }
    lines.add("\(word)\(color ?? "") \(text)")
    openFrames.append(frame.kind)
    lines.open()
  }

  private mutating func close() {
    guard openFrames.popLast() != nil else { return }
    writeBars()
    lines.close()
    lines.add("end")
  }

  // MARK: Messages

  private mutating func write(_ message: SequenceDiagram.Message) {
    writeBars()
    if message.creates, case .lifeline(let lifeline) = message.to {
      let declared = declaration(lifeline)
      lines.add("create \(declared)")
    }
    var label = PlantUMLText.escaped(message.label, message.runs)
    if let number = message.number { label = "\(PlantUMLText.escaped(number)) \(label)" }
    if let rule = message.call?.rule { label += " <sup>\(rule + 1)</sup>" }
    if let badge = message.badge { label += " <b>⚠ \(PlantUMLText.escaped(badge))</b>" }
    let end = label.isEmpty ? "" : " : \(label)"
    lines.add((message.isParallel ? "& " : "") + arrow(message) + end)
    if message.activates, case .lifeline(let lifeline) = message.to { activate(lifeline) }
  }

  /// The ends of a message with its arrow between them.
  private func arrow(_ message: SequenceDiagram.Message) -> String {
    let color = message.color.map { "[\(PlantUMLText.color($0))]" } ?? ""
    let line = (message.isDashed ? "--" : "-") + color
    let head = message.endsAtCircle && message.head != .cross ? "o" : ""
    let tail = message.startsAtCircle ? "o" : ""
    switch (message.from, message.to) {
    case (.lifeline(let from), .lifeline(let to)):
      return "\(cast.names[from]) \(tail)\(Self.tail(message.tail))\(line)"
        + "\(Self.head(message.head))\(head) \(cast.names[to])"
    case (.lifeline(let from), .left):
      return "[<\(line) \(cast.names[from])"
    case (.lifeline(let from), .nowhere):
      return "\(cast.names[from]) \(line)\(Self.head(message.head))?"
    case (.lifeline(let from), .right):
      return "\(cast.names[from]) \(line)\(Self.head(message.head))]"
    case (.left, .lifeline(let to)):
      return "[\(line)\(Self.head(message.head)) \(cast.names[to])"
    case (.right, .lifeline(let to)): return "\(cast.names[to]) <\(line)]"
    case (_, .lifeline(let to)): return "?\(line)\(Self.head(message.head)) \(cast.names[to])"
    default: return "...\(PlantUMLText.escaped(message.label))..."
    }
  }

  private static func head(_ head: SequenceDiagram.Message.Head) -> String {
    switch head {
    case .none, .filled: ">"
    case .open: ">>"
    case .cross: ">x"
    case .upperHalf: "\\"
    case .lowerHalf: "/"
    case .upperStroke: "\\\\"
    case .lowerStroke: "//"
    }
  }

  private static func tail(_ tail: SequenceDiagram.Message.Head) -> String {
    switch tail {
    case .none: ""
    case .filled: "<"
    case .open: "<<"
    case .cross: "x<"
    case .upperHalf: "/"
    case .lowerHalf: "\\"
    case .upperStroke: "//"
    case .lowerStroke: "\\\\"
    }
  }

  // MARK: Notes

  private mutating func write(_ note: SequenceDiagram.Note) {
    let place =
      switch note.place {
      case .left(let lifeline): "left of \(cast.names[lifeline])"
      case .right(let lifeline): "right of \(cast.names[lifeline])"
      case .over(let first, let last):
        first == last
          ? "over \(cast.names[first])" : "over \(cast.names[first]), \(cast.names[last])"
      case .edge: cast.names.first.map { "left of \($0)" } ?? ""
      }
    guard !place.isEmpty else { return }
    let color =
      switch note.kind {
      case .remark: note.color.map { " \(PlantUMLText.color($0))" } ?? ""
      case .reference: ""
      case .console: " #F6F6F8"
      case .warning: " #FFE8CC"
      case .exception: " #FFD9D9"
      }
    let word = Self.word(of: note)
    lines.add("\(word) \(place)\(color)")
    lines.open()
    if let heading = note.heading, note.kind != .reference {
      lines.add("<b>\(PlantUMLText.escaped(heading))</b>")
    }
    for line in PlantUMLText.escapedLines(note.text, note.runs) {
      lines.add(line.isEmpty ? " " : line)
    }
    lines.close()
    lines.add(note.kind == .reference ? "end ref" : "end \(word)")
  }

  private static func word(of note: SequenceDiagram.Note) -> String {
    if note.kind == .reference { return "ref" }
    return switch note.shape {
    case .sheet: "note"
    case .rectangle: "rnote"
    case .hexagon: "hnote"
    }
  }

  private mutating func writeLegend() {
    lines.add("legend")
    lines.open()
    for (index, rule) in diagram.rules.enumerated() {
      lines.add("<sup>\(index + 1)</sup> \(PlantUMLText.escaped("\(rule.id): \(rule.statement)"))")
    }
    lines.close()
    lines.add("end legend")
  }
}
