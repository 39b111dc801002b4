/// Writes a diagram as Mermaid `sequenceDiagram` text.
///
/// What Mermaid cannot say is said with what it has: the world outside becomes a participant, turns,
/// dividers and delays become notes.
public struct MermaidWriter: Sendable {
  /// Creates a writer.
  public init() {}

  /// The text, each line ended by a line feed.
  public func render(_ diagram: SequenceDiagram) -> String {
    var script = MermaidScript(diagram)
    script.write()
    return script.text
  }
}

/// The lines of a Mermaid diagram as they are written.
private struct MermaidScript {
  private let diagram: SequenceDiagram
  private var lines: [String] = []
  private var indent = 1
  /// The participant that stands for each lifeline.
  private var names: [String] = []
  /// The participants that stand for the world outside, by what they are called.
  private var outsiders: [(title: String, name: String)] = []
  private var openBars: [Int]
  private let isNumbered: Bool

  init(_ diagram: SequenceDiagram) {
    self.diagram = diagram
    openBars = Array(repeating: 0, count: diagram.lifelines.count)
    isNumbered = Self.isNumbered(diagram)
    var used: Set<String> = []
    for (index, lifeline) in diagram.lifelines.enumerated() {
      let isOwn =
        MermaidText.isIdentifier(lifeline.name) && !used.contains(lifeline.name.lowercased())
      names.append(isOwn ? lifeline.name : Self.unused("p\(index + 1)", &used))
      used.insert(names[index].lowercased())
    }
    for case .message(let message) in diagram.items {
      for end in [message.from, message.to] {
        guard let title = Self.outsideTitle(end, message),
          !outsiders.contains(where: { $0.title == title })
        else { continue }
        let number = outsiders.count + 1
        let isOwn = MermaidText.isIdentifier(title) && !used.contains(title.lowercased())
        let name = isOwn ? title : Self.unused("outside\(number)", &used)
        used.insert(name.lowercased())
        outsiders.append((title, name))
      }
    }
  }

  var text: String {
    var text = ""
    for line in lines {
      text += line
      text += "\n"
    }
    return text
  }

  private static func unused(_ name: String, _ used: inout Set<String>) -> String {
    var name = name
    while used.contains(name) { name += "_" }
    return name
  }

  /// Whether all messages carry the numbers that Mermaid would give them.
  private static func isNumbered(_ diagram: SequenceDiagram) -> Bool {
    var next = 1
    for case .message(let message) in diagram.items {
      guard message.number == String(next) else { return false }
      next += 1
    }
    return next > 1
  }

  /// What the world outside is called at an end of a message.
  private static func outsideTitle(
    _ end: SequenceDiagram.Message.End, _ message: SequenceDiagram.Message
  ) -> String? {
    if case .lifeline = end { return nil }
    if end == message.from, let caller = message.call?.caller { return caller }
    return end == .right ? "outside" : "caller"
  }

  mutating func write() {
    lines.append("sequenceDiagram")
    if let title = diagram.title { add("title: \(MermaidText.escaped(title))") }
    if isNumbered { add("autonumber") }
    for outsider in outsiders { declare(outsider.name, outsider.title, "participant") }
    writeParticipants()
    var index = 0
    while index < diagram.items.count {
      // Mermaid announces the end of a lifeline before its last message.
      if case .message(let message) = diagram.items[index], index + 1 < diagram.items.count,
        case .destroy(let lifeline) = diagram.items[index + 1],
        message.from == .lifeline(lifeline) || message.to == .lifeline(lifeline)
      {
        add("destroy \(names[lifeline])")
        write(message)
        index += 2
        continue
      }
      write(diagram.items[index])
      index += 1
    }
    while indent > 1 { end() }
  }

  // MARK: Participants

  private mutating func writeParticipants() {
    for (index, lifeline) in diagram.lifelines.enumerated() {
      for group in diagram.groups where group.members.lowerBound == index {
        let color = group.isTransparent ? "transparent" : "rgba(128, 128, 128, 0.1)"
        add("box \(color) \(MermaidText.escaped(group.title))")
        indent += 1
      }
      if !lifeline.isCreated { declare(names[index], lifeline) }
      for group in diagram.groups where group.members.upperBound == index + 1 { end() }
    }
  }

  private mutating func declare(_ name: String, _ lifeline: SequenceDiagram.Lifeline) {
    switch lifeline.icon {
    case .none: declare(name, lifeline.name, "participant")
    case .person: declare(name, lifeline.name, "actor")
    case .boundary, .control, .entity, .database, .queue, .collections:
      let alias = name == lifeline.name ? "" : " as \(MermaidText.escaped(lifeline.name))"
      add("participant \(name)@{ \"type\": \"\(lifeline.icon.rawValue)\" }\(alias)")
    }
  }

  private mutating func declare(_ name: String, _ title: String, _ word: String) {
    add(name == title ? "\(word) \(name)" : "\(word) \(name) as \(MermaidText.escaped(title))")
  }

  // MARK: Items

  private mutating func write(_ item: SequenceDiagram.Item) {
    switch item {
    case .message(let message): write(message)
    case .note(let note): write(note)
    case .divider(let text): addNote("— \(text) —")
    case .turn(let turn): addNote(turn.text)
    case .delay(let text): addNote(text.isEmpty ? "…" : "… \(text) …")
    case .activate(let lifeline): activate(lifeline)
    case .deactivate(let lifeline):
      guard openBars[lifeline] > 0 else { return }
      openBars[lifeline] -= 1
      add("deactivate \(names[lifeline])")
    case .destroy(let lifeline): add("Note over \(names[lifeline]): ✕")
    case .open(let frame):
      let condition = MermaidText.escaped(frame.condition)
      add(
        frame.kind == .tint
          ? "rect rgba(128, 128, 128, 0.1)" : "\(frame.kind.rawValue) \(condition)")
      openFrames.append(frame.kind)
      indent += 1
    case .section(let text):
      indent = max(indent - 1, 1)
      add("\(sectionWord) \(MermaidText.escaped(text))")
      indent += 1
    case .close:
      if openFrames.popLast() != nil { end() }
    }
  }

  private var openFrames: [SequenceDiagram.Frame.Kind] = []

  private var sectionWord: String {
    switch openFrames.last {
    case .par: "and"
    case .critical: "option"
    default: "else"
    }
  }

  private mutating func write(_ message: SequenceDiagram.Message) {
    if message.creates, case .lifeline(let lifeline) = message.to {
      let declared = diagram.lifelines[lifeline]
      let word = declared.icon == .person ? "actor" : "participant"
      let alias =
        declared.name == names[lifeline] ? "" : " as \(MermaidText.escaped(declared.name))"
      add("create \(word) \(names[lifeline])\(alias)")
    }
    var label = MermaidText.escaped(message.label)
    if !isNumbered, let number = message.number { label = "\(number) \(label)" }
    if let badge = message.badge { label += " ⚠ \(MermaidText.escaped(badge))" }
    add(
      "\(name(message.from, message))\(Self.arrow(message))\(name(message.to, message)): \(label)")
    if message.activates, case .lifeline(let lifeline) = message.to { activate(lifeline) }
  }

  private func name(
    _ end: SequenceDiagram.Message.End, _ message: SequenceDiagram.Message
  ) -> String {
    if case .lifeline(let lifeline) = end { return names[lifeline] }
    let title = Self.outsideTitle(end, message)
    return outsiders.first { $0.title == title }?.name ?? "outside"
  }

  private static func arrow(_ message: SequenceDiagram.Message) -> String {
    let line = message.isDashed ? "--" : "-"
    if message.tail != .none { return "<<\(line)>>" }
    return switch message.head {
    case .none: "\(line)>"
    case .filled, .upperHalf, .lowerHalf: "\(line)>>"
    case .open: "\(line))"
    case .cross: "\(line)x"
    }
  }

  private mutating func write(_ note: SequenceDiagram.Note) {
    let sign =
      switch note.kind {
      case .remark: ""
      case .console: "! "
      case .warning, .exception: "⚠ "
      }
    let text = sign + (note.heading.map { "\($0)\n" } ?? "") + note.text
    let place: String
    switch note.place {
    case .left(let lifeline): place = "left of \(names[lifeline])"
    case .right(let lifeline): place = "right of \(names[lifeline])"
    case .over(let first, let last):
      place = first == last ? "over \(names[first])" : "over \(names[first]),\(names[last])"
    case .edge:
      addNote(text)
      return
    }
    add("Note \(place): \(MermaidText.escaped(text))")
  }

  /// A note across the whole diagram.
  private mutating func addNote(_ text: String) {
    let all =
      outsiders.map { $0.name }
      + names.enumerated().filter { index, _ in
        !diagram.lifelines[index].isCreated
      }.map { $0.element }
    guard let first = all.first, let last = all.last else { return }
    add("Note over \(first == last ? first : "\(first),\(last)"): \(MermaidText.escaped(text))")
  }

  // MARK: Lines

  private mutating func activate(_ lifeline: Int) {
    openBars[lifeline] += 1
    add("activate \(names[lifeline])")
  }

  private mutating func end() {
    indent = max(indent - 1, 1)
    add("end")
  }

  private mutating func add(_ line: String) {
    lines.append(String(repeating: "  ", count: indent) + line)
  }
}
