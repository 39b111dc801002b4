/// Says what an item of a diagram is, so that it can be found in another.
enum ItemIdentity {
  /// What each item of a diagram is; nil for items that only belong to others, such as the end of a
  /// bar.
  static func list(of diagram: SequenceDiagram) -> [String?] {
    diagram.items.map { identity($0, in: diagram) }
  }

  private static func identity(
    _ item: SequenceDiagram.Item, in diagram: SequenceDiagram
  ) -> String? {
    switch item {
    case .message(let message): return "message " + identity(message, in: diagram)
    case .note(let note):
      let heading = note.heading.map { $0 + ": " } ?? ""
      return note.kind.rawValue + " " + place(note.place, in: diagram) + " " + heading + note.text
    case .divider(let title): return "divider " + title
    // Turns are counted, and one more or less would make all that follow differ.
    case .turn: return "turn"
    case .delay(let text): return "delay " + text
    case .open(let frame): return "open " + frame.tag + " " + frame.condition
    case .section(let text): return "section " + text
    case .destroy(let lifeline): return "end of " + diagram.lifelines[lifeline].name
    case .activate, .deactivate, .space, .close: return nil
    }
  }

  private static func identity(
    _ message: SequenceDiagram.Message, in diagram: SequenceDiagram
  ) -> String {
    // A call names its receiver, who may share a lifeline with another.
    if let call = message.call {
      // A set of options that is empty is 0 in C.
      return call.text.split(separator: " ").map { $0 == "options:@[]" ? "options:0" : $0 }
        .joined(separator: " ")
    }
    let receiver = name(message.to, in: diagram)
    return name(message.from, in: diagram) + (message.isDashed ? " ⇠ " : " → ") + receiver + ": "
      + message.label
  }

  private static func place(
    _ place: SequenceDiagram.Note.Place, in diagram: SequenceDiagram
  ) -> String {
    switch place {
    case .left(let lifeline), .right(let lifeline): diagram.lifelines[lifeline].name
    case .over(let first, let last):
      first == last
        ? diagram.lifelines[first].name
        : diagram.lifelines[first].name + ", " + diagram.lifelines[last].name
    case .edge: ""
    }
  }

  /// The name of an end of a message; blank for what is outside.
  static func name(_ end: SequenceDiagram.Message.End, in diagram: SequenceDiagram) -> String {
    guard case .lifeline(let index) = end else { return "" }
    return diagram.lifelines[index].name
  }
}
