/// Says in words what a diagram shows, for those who hear it.
enum DiagramProse {
  /// How long a summary becomes, in bytes, before it only counts; more would be heard by nobody, and
  /// each message has a name of its own.
  private static let lengthLimit = 200

  /// The diagram's title, or one made of its lifelines.
  static func title(of diagram: SequenceDiagram) -> String {
    if let title = diagram.spokenTitle, !title.isEmpty { return title }
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
  static func summary(of diagram: SequenceDiagram, messageCount: Int) -> String {
    if let summary = diagram.summary, !summary.isEmpty { return summary }
    var text = ""
    var next = 0
    var told = 0
    while next < diagram.items.count, text.utf8.count < lengthLimit {
      if case .message = diagram.items[next] { told += 1 }
      if let sentence = sentence(diagram.items[next], in: diagram) {
        if !text.isEmpty { text += " " }
        text += sentence
      }
      next += 1
    }
    let untold = messageCount - told
    if untold > 0 {
      text += " "
      text +=
        untold == 1
        ? diagram.words.untoldOne : DiagramWords.fill(diagram.words.untold, String(untold))
    }
    return text.isEmpty ? diagram.words.nothing : text
  }

  /// Writes what a message is called: the whole call with its turn and its time, where that is known.
  static func writeName(
    of message: SequenceDiagram.Message, in diagram: SequenceDiagram, to writer: inout ByteWriter
  ) {
    if let call = message.call {
      // What comes from outside comes from UIKit or from the program itself.
      if case .lifeline = message.from {
        writer.escaped(call.caller)
        writer.raw(" → ")
      }
      call.write(to: &writer)
      writer.raw(", ")
      writer.escaped(call.turn.spoken)
    } else {
      writer.escaped(end(message.from, in: diagram))
      writer.raw(" → ")
      writer.escaped(end(message.to, in: diagram))
      if !message.label.isEmpty {
        writer.raw(": ")
        writer.escaped(spoken(message.label))
      }
    }
    guard let badge = message.badge else { return }
    writer.raw(", ")
    writer.escaped(badge)
  }

  private static func sentence(
    _ item: SequenceDiagram.Item, in diagram: SequenceDiagram
  ) -> String? {
    let words = diagram.words
    switch item {
    case .message(let message):
      var text = end(message.from, in: diagram)
      if message.isToItself {
        text = DiagramWords.fill(words.messageToItself, text)
      } else if case .lifeline = message.to {
        let receiver = end(message.to, in: diagram)
        text =
          text.isEmpty
          ? DiagramWords.fill(words.messageFromOutside, receiver)
          : DiagramWords.fill(words.message, text, receiver)
      }
      if !message.label.isEmpty { text += ": \(spoken(message.label))" }
      if let badge = message.badge { text += " (\(badge))" }
      return text + "."
    case .note(let note):
      let heading = note.heading.map { "\($0): " } ?? ""
      return "\(name(note.kind, words)): \(heading)\(spoken(note.text))"
        + (note.text.utf8.last == UInt8(ascii: ".") ? "" : ".")
    case .divider(let title): return "\(spoken(title))."
    case .turn(let turn): return Self.capitalized(turn.spoken) + "."
    case .delay(let text): return text.isEmpty ? "Time passes." : "\(spoken(text))."
    case .open(let frame):
      if frame.kind == .tint { return nil }
      return "\(frame.kind.rawValue) \(spoken(frame.condition)):"
    case .section(let text): return "else \(spoken(text)):"
    case .close: return "End."
    case .activate, .deactivate: return nil
    case .destroy(let lifeline):
      return DiagramWords.fill(words.ends, spoken(diagram.lifelines[lifeline].name))
    }
  }

  private static func end(
    _ end: SequenceDiagram.Message.End, in diagram: SequenceDiagram
  ) -> String {
    guard case .lifeline(let index) = end else { return "" }
    return spoken(diagram.lifelines[index].name)
  }

  private static func name(_ kind: SequenceDiagram.Note.Kind, _ words: DiagramWords) -> String {
    switch kind {
    case .remark: words.note
    case .console: words.console
    case .warning: words.warning
    case .exception: words.exception
    }
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + String(text.dropFirst())
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
