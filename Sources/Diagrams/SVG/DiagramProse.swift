/// Says in words what a diagram shows, for those who hear it.
enum DiagramProse {
  /// The messages that a summary names; more would be heard by nobody.
  private static let messageLimit = 40

  /// The diagram's title, or one made of its lifelines.
  static func title(of diagram: SequenceDiagram) -> String {
    if let title = diagram.title, !title.isEmpty { return title }
    let names = diagram.lifelines.prefix(4).map { spoken($0.name) }
    let others = diagram.lifelines.count - names.count
    guard let last = names.last else { return "Sequence diagram" }
    if others > 0 {
      return "Sequence diagram of \(joined(names)) and \(others) more"
    }
    let before = Array(names.dropLast())
    return before.isEmpty
      ? "Sequence diagram of \(last)" : "Sequence diagram of \(joined(before)) and \(last)"
  }

  /// What happens, in order.
  static func summary(of diagram: SequenceDiagram) -> String {
    if let summary = diagram.summary, !summary.isEmpty { return summary }
    var text = ""
    var count = 0
    for item in diagram.items {
      guard let sentence = sentence(item, in: diagram) else { continue }
      if case .message = item { count += 1 }
      guard count <= messageLimit else { continue }
      if !text.isEmpty { text += " " }
      text += sentence
    }
    if count > messageLimit { text += " And \(count - messageLimit) more messages." }
    return text.isEmpty ? "Nothing happens." : text
  }

  /// A call with all that is known of it.
  static func tooltip(_ call: SequenceDiagram.CallDetail, in diagram: SequenceDiagram) -> String {
    var text = "\(call.caller) → \(call.text) · \(call.turn.text)"
    if let rule = call.rule { text += " · \(diagram.rules[rule].id)" }
    return text
  }

  private static func sentence(
    _ item: SequenceDiagram.Item, in diagram: SequenceDiagram
  ) -> String? {
    switch item {
    case .message(let message):
      var text = end(message.from, in: diagram)
      if message.isToItself {
        text += " to itself"
      } else if case .lifeline = message.to {
        text +=
          text.isEmpty
          ? "To \(end(message.to, in: diagram))"
          : " to "
            + end(message.to, in: diagram)
      }
      if !message.label.isEmpty { text += ": \(spoken(message.label))" }
      if let badge = message.badge { text += " (\(badge))" }
      return text + "."
    case .note(let note):
      let heading = note.heading.map { "\($0): " } ?? ""
      return "\(name(note.kind)): \(heading)\(spoken(note.text))"
        + (note.text.utf8.last == UInt8(ascii: ".") ? "" : ".")
    case .divider(let title): return "\(spoken(title))."
    case .turn(let turn): return "Turn \(turn.number), \(turn.seconds) s."
    case .delay(let text): return text.isEmpty ? "Time passes." : "\(spoken(text))."
    case .open(let frame):
      if frame.kind == .tint { return nil }
      return "\(frame.kind.rawValue) \(spoken(frame.condition)):"
    case .section(let text): return "else \(spoken(text)):"
    case .close: return "End."
    case .activate, .deactivate: return nil
    case .destroy(let lifeline): return "\(spoken(diagram.lifelines[lifeline].name)) ends."
    }
  }

  private static func end(
    _ end: SequenceDiagram.Message.End, in diagram: SequenceDiagram
  ) -> String {
    guard case .lifeline(let index) = end else { return "" }
    return spoken(diagram.lifelines[index].name)
  }

  private static func name(_ kind: SequenceDiagram.Note.Kind) -> String {
    switch kind {
    case .remark: "Note"
    case .console: "Console"
    case .warning: "Warning"
    case .exception: "Exception"
    }
  }

  private static func joined(_ names: [String]) -> String {
    var text = ""
    for (index, name) in names.enumerated() { text += (index > 0 ? ", " : "") + name }
    return text
  }

  /// A text on one line.
  private static func spoken(_ text: String) -> String {
    guard text.utf8.contains(0x0A) else { return text }
    return joinedLines(text)
  }

  private static func joinedLines(_ text: String) -> String {
    var line = ""
    for (index, part) in text.split(separator: "\n").enumerated() {
      line += (index > 0 ? " " : "") + String(part)
    }
    return line
  }
}
