/// The lines of a Mermaid diagram as they are written.
struct MermaidScript {
  let diagram: SequenceDiagram
  private(set) var lines = ScriptLines()
  private let cast: ScriptCast
  private var openBars: [Int]
  private var openFrames: [SequenceDiagram.Frame.Kind] = []
  private var numbers = MermaidNumberScript()
  /// Whether each lifeline has been declared.
  private var isDeclared: [Bool]

  init(_ diagram: SequenceDiagram) {
    self.diagram = diagram
    cast = ScriptCast(diagram, isName: MermaidText.isIdentifier)
    openBars = Array(repeating: 0, count: diagram.lifelines.count)
    isDeclared = Array(repeating: false, count: diagram.lifelines.count)
  }

  mutating func write() {
    lines.add("sequenceDiagram")
    lines.open()
    write("title", diagram.title)
    write("accTitle", diagram.spokenTitle)
    write("accDescr", diagram.summary)
    for outsider in cast.outsiders { declare(outsider.name, outsider.title, "participant", "") }
    declareOn()
    let messages = diagram.items.indices.filter { index in
      if case .message = diagram.items[index] { true } else { false }
    }
    var following = messages.dropFirst()
    var index = 0
    while index < diagram.items.count {
      guard case .message(let message) = diagram.items[index] else {
        write(diagram.items[index])
        index += 1
        continue
      }
      let next = following.popFirst().flatMap { number(at: $0) }
      let isLast = writeEnd(of: message, at: index)
      write(message, next: next)
      index += isLast ? 2 : 1
    }
    while !openFrames.isEmpty { close() }
  }

  /// Writes a title; without a text it would take the next line for one.
  private mutating func write(_ word: String, _ text: String?) {
    guard let text, !text.isEmpty else { return }
    lines.add("\(word): \(MermaidText.escaped(text))")
  }

  private func number(at index: Int) -> String? {
    guard case .message(let message) = diagram.items[index] else { return nil }
    return message.number
  }

  /// Mermaid announces the end of a lifeline before its last message.
  private mutating func writeEnd(of message: SequenceDiagram.Message, at index: Int) -> Bool {
    guard index + 1 < diagram.items.count, case .destroy(let lifeline) = diagram.items[index + 1],
      message.from == .lifeline(lifeline) || message.to == .lifeline(lifeline)
    else { return false }
    declare(lifeline)
    lines.add("destroy \(cast.names[lifeline])")
    return true
  }

  // MARK: Participants

  /// Declares lifelines up to the first that a message creates, so that all keep their order.
  private mutating func declareOn() {
    for index in diagram.lifelines.indices where !isDeclared[index] {
      if diagram.lifelines[index].isCreated { return }
      declare(index)
    }
  }

  /// Declares a lifeline, and with it those in its box.
  private mutating func declare(_ index: Int) {
    guard !isDeclared[index] else { return }
    guard let group = diagram.groups.first(where: { $0.members.contains(index) }),
      !diagram.lifelines[index].isCreated
    else { return declareAlone(index) }
    let color = group.color ?? "transparent"
    lines.add("box \(color) \(MermaidText.escaped(group.title))")
    lines.open()
    for member in group.members where !isDeclared[member] && !diagram.lifelines[member].isCreated {
      declareAlone(member, linked: false)
    }
    lines.close()
    lines.add("end")
    for member in group.members where isDeclared[member] { link(member) }
  }

  private mutating func declareAlone(_ index: Int, linked: Bool = true) {
    isDeclared[index] = true
    let lifeline = diagram.lifelines[index]
    let name = cast.names[index]
    let create = lifeline.isCreated ? "create " : ""
    switch lifeline.icon {
    case .none: declare(name, lifeline.name, "\(create)participant", "")
    case .person: declare(name, lifeline.name, "\(create)actor", "")
    case .boundary, .control, .entity, .database, .queue, .collections:
      let type = "@{ \"type\": \"\(lifeline.icon.rawValue)\" }"
      declare(name, lifeline.name, "\(create)participant", type)
    }
    if linked, !lifeline.isCreated { link(index) }
  }

  private mutating func declare(
    _ name: String, _ title: String, _ word: String, _ type: String
  ) {
    let alias = name == title ? "" : " as \(MermaidText.escaped(title))"
    lines.add("\(word) \(name)\(type)\(alias)")
  }

  private mutating func link(_ index: Int) {
    let links = diagram.lifelines[index].links
    guard !links.isEmpty else { return }
    var pairs = ""
    for link in links {
      pairs += pairs.isEmpty ? "" : ", "
      pairs += "\(MermaidText.quoted(link.label)): \(MermaidText.quoted(link.address))"
    }
    lines.add("links \(cast.names[index]): {\(pairs)}")
  }

  // MARK: Items

  private mutating func write(_ item: SequenceDiagram.Item) {
    switch item {
    case .message: return
    case .note(let note): write(note)
    case .divider(let text): addNote("— \(text) —")
    case .turn(let turn): addNote(turn.text)
    case .delay(let text): addNote(text.isEmpty ? "…" : "… \(text) …")
    case .space: return
    case .activate(let lifeline): activate(lifeline)
    case .deactivate(let lifeline):
      guard openBars[lifeline] > 0 else { return }
      openBars[lifeline] -= 1
      lines.add("deactivate \(cast.names[lifeline])")
    case .destroy(let lifeline):
      declare(lifeline)
      lines.add("Note over \(cast.names[lifeline]): ✕")
    case .open(let frame): open(frame)
    case .section(let text):
      // Only some of Mermaid's frames have sections.
      guard let word = sectionWord else { return addNote(text) }
      lines.close()
      lines.add("\(word) \(MermaidText.escaped(text))")
      lines.open()
    case .close: close()
    }
  }

  /// What a tint without a colour is written with: some versions of Mermaid fill such a `rect` black.
  static let plainTint = "rgba(128, 128, 128, 0.1)"

  private mutating func open(_ frame: SequenceDiagram.Frame) {
    switch frame.kind {
    case .tint: lines.add("rect \(frame.color ?? Self.plainTint)")
    case .group: openGroup(frame)
    case .par where frame.overlaps:
      lines.add("par_over \(MermaidText.escaped(frame.condition))")
    default: lines.add("\(frame.kind.rawValue) \(MermaidText.escaped(frame.condition))")
    }
    openFrames.append(frame.kind)
    lines.open()
  }

  /// Mermaid has no frame with a name of one's own: a tint, and the name over it.
  private mutating func openGroup(_ frame: SequenceDiagram.Frame) {
    lines.add("rect \(Self.plainTint)")
    let condition = frame.condition.isEmpty ? "" : " [\(frame.condition)]"
    addNote((frame.name ?? "") + condition)
  }

  private mutating func close() {
    guard openFrames.popLast() != nil else { return }
    lines.close()
    lines.add("end")
  }

  private var sectionWord: String? {
    switch openFrames.last {
    case .alt: "else"
    case .par: "and"
    case .critical: "option"
    default: nil
    }
  }

  private mutating func write(_ message: SequenceDiagram.Message, next: String?) {
    var label = MermaidText.escaped(message.label)
    if let badge = message.badge { label += " ⚠ \(MermaidText.escaped(badge))" }
    switch numbers.take(message.number, next: next) {
    case .none: break
    case .statement(let statement): lines.add(statement)
    case .label(let number): label = "\(MermaidText.escaped(number)) \(label)"
    }
    declareEnds(message)
    let from = cast.name(message.from, of: message, isSource: true)
    let to = cast.name(message.to, of: message, isSource: false)
    let tail = message.startsAtCircle ? " ()" : ""
    let head = message.endsAtCircle ? "()" : ""
    lines.add("\(from)\(tail)\(MermaidText.arrow(message))\(head)\(to): \(label)")
    if message.activates, case .lifeline(let lifeline) = message.to { activate(lifeline) }
    if message.creates, case .lifeline(let lifeline) = message.to {
      link(lifeline)
      declareOn()
    }
  }

  /// Declares who is mentioned for the first time, in their order.
  private mutating func declareEnds(_ message: SequenceDiagram.Message) {
    var mentioned: [Int] = []
    for case .lifeline(let lifeline) in [message.from, message.to] { mentioned.append(lifeline) }
    for lifeline in mentioned.sorted() where !isDeclared[lifeline] {
      if message.creates, message.to == .lifeline(lifeline) {
        declareAlone(lifeline)
      } else {
        declare(lifeline)
      }
    }
  }

  private mutating func write(_ note: SequenceDiagram.Note) {
    let sign =
      switch note.kind {
      case .remark, .reference: ""
      case .console: "! "
      case .warning, .exception: "⚠ "
      }
    let text = sign + (note.heading.map { "\($0)\n" } ?? "") + note.text
    let place: String
    switch note.place {
    case .left(let lifeline):
      declare(lifeline)
      place = "left of \(cast.names[lifeline])"
    case .right(let lifeline):
      declare(lifeline)
      place = "right of \(cast.names[lifeline])"
    case .over(let first, let last):
      declare(first)
      declare(last)
      place = Self.over(cast.names[first], cast.names[last])
    case .edge: return addNote(text)
    }
    lines.add("Note \(place): \(MermaidText.escaped(text))")
  }

  /// A note across the whole diagram.
  private mutating func addNote(_ text: String) {
    let present = diagram.lifelines.indices.filter { isDeclared[$0] }
    var all = cast.outsiders.map { $0.name }
    all += present.map { cast.names[$0] }
    guard let first = all.first, let last = all.last else { return }
    lines.add("Note \(Self.over(first, last)): \(MermaidText.escaped(text))")
  }

  private static func over(_ first: String, _ last: String) -> String {
    first == last ? "over \(first)" : "over \(first),\(last)"
  }

  private mutating func activate(_ lifeline: Int) {
    openBars[lifeline] += 1
    declare(lifeline)
    lines.add("activate \(cast.names[lifeline])")
  }
}
