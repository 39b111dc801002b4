/// An item of a diagram as one line of text.
enum ItemText {
  /// The line of a listing; nil for items that only belong to others.
  static func listed(
    _ item: SequenceDiagram.Item, in diagram: SequenceDiagram, arrow: String = "→"
  ) -> String? {
    switch item {
    case .message(let message):
      if let call = message.call {
        return call.text + (message.badge.map { "  (\($0))" } ?? "")
      }
      let from = ItemIdentity.name(message.from, in: diagram)
      let to = ItemIdentity.name(message.to, in: diagram)
      return "\(from) \(arrow) \(to): \(message.label)"
    case .note(let note):
      let text = (note.heading.map { "\($0): " } ?? "") + note.text
      return (note.kind == .remark ? "// " : "! ") + text
    case .divider(let title): return "== \(title) =="
    case .turn(let turn): return "— \(turn.text) —"
    case .delay(let text): return text.isEmpty ? "…" : "… \(text) …"
    case .open(let frame): return "\(frame.tag) [\(frame.condition)]"
    case .section(let text): return "else [\(text)]"
    case .destroy(let lifeline): return "\(diagram.lifelines[lifeline].name) ends"
    case .activate, .deactivate, .space, .close: return nil
    }
  }

  /// What is said of an item in a sentence; nil for lines that only divide.
  static func spoken(_ item: SequenceDiagram.Item) -> String? {
    switch item {
    case .message(let message): message.call?.text ?? message.label
    case .note(let note): note.heading ?? "“\(note.text)”"
    case .divider(let title): "“\(title)”"
    case .turn: "a turn of the run loop"
    case .delay, .space, .open, .section, .destroy, .activate, .deactivate, .close: nil
    }
  }
}
