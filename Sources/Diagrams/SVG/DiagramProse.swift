import SourceText

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

  /// Writes what happens, in order.
  static func writeSummary(
    of diagram: SequenceDiagram, messageCount: Int, to writer: inout TextBuffer
  ) {
    if let summary = diagram.summary, !summary.isEmpty { return writer.escaped(summary) }
    let start = writer.count
    var told = 0
    for item in diagram.items {
      if writer.count - start >= lengthLimit { break }
      if case .message = item { told += 1 }
      let before = writer.count
      if before > start { writer.append(markup: " ") }
      let first = writer.count
      write(item, in: diagram, to: &writer)
      if writer.count == first { writer.drop(to: before) }
    }
    let untold = messageCount - told
    if untold == 1 {
      writer.append(markup: " ")
      writer.escaped(diagram.words[.untoldOne])
    } else if untold > 1 {
      writer.append(markup: " ")
      DiagramWords.write(diagram.words[.untold], String(untold), to: &writer)
    }
    if writer.count == start { writer.escaped(diagram.words[.nothing]) }
  }

  /// Writes what a message is called: the whole call with its turn and its time, where that is known.
  static func writeName(
    of message: SequenceDiagram.Message, in diagram: SequenceDiagram, to writer: inout TextBuffer
  ) {
    if let call = message.call {
      // What comes from outside comes from UIKit or from the program itself.
      if case .lifeline = message.from {
        writer.escaped(call.caller)
        writer.append(markup: " → ")
      }
      call.write(to: &writer)
      writer.append(markup: ", ")
      writer.escaped(call.turn.spoken)
    } else {
      writer.escaped(end(message.from, in: diagram))
      writer.append(markup: " → ")
      writer.escaped(end(message.to, in: diagram))
      if !message.label.isEmpty {
        writer.append(markup: ": ")
        writer.escaped(spoken(message.label))
      }
    }
    guard let badge = message.badge else { return }
    writer.append(markup: ", ")
    writer.escaped(badge)
  }

  /// Writes an item as a sentence; nothing for what is not told.
  private static func write(
    _ item: SequenceDiagram.Item, in diagram: SequenceDiagram, to writer: inout TextBuffer
  ) {
    let words = diagram.words
    switch item {
    case .message(let message): write(message, in: diagram, to: &writer)
    case .note(let note):
      writer.escaped(name(note.kind, words))
      writer.append(markup: ": ")
      if let heading = note.heading, note.kind != .reference {
        writer.escaped(heading)
        writer.append(markup: ": ")
      }
      writer.escaped(note.text)
      if note.text.utf8.last != UInt8(ascii: ".") { writer.append(markup: ".") }
    case .divider(let title): write(title, ".", to: &writer)
    case .turn(let turn): write(capitalized(turn.spoken), ".", to: &writer)
    case .delay(let text): write(text.isEmpty ? "Time passes" : text, ".", to: &writer)
    case .open(let frame):
      if frame.kind == .tint { return }
      writer.escaped(frame.tag)
      writer.append(markup: " ")
      write(frame.condition, ":", to: &writer)
    case .section(let text):
      writer.append(markup: "else ")
      write(text, ":", to: &writer)
    case .close: writer.append(markup: "End.")
    case .activate, .deactivate, .space: return
    case .destroy(let lifeline):
      DiagramWords.write(words[.ends], diagram.lifelines[lifeline].name, to: &writer)
    }
  }

  private static func write(
    _ message: SequenceDiagram.Message, in diagram: SequenceDiagram, to writer: inout TextBuffer
  ) {
    let words = diagram.words
    let sender = end(message.from, in: diagram)
    if message.isToItself {
      DiagramWords.write(words[.messageToItself], sender, to: &writer)
    } else if case .lifeline = message.to {
      let receiver = end(message.to, in: diagram)
      if sender.isEmpty {
        DiagramWords.write(words[.messageFromOutside], receiver, to: &writer)
      } else {
        DiagramWords.write(words[.message], sender, receiver, to: &writer)
      }
    } else {
      writer.escaped(sender)
    }
    if !message.label.isEmpty {
      writer.append(markup: ": ")
      writer.escaped(message.label)
    }
    if let badge = message.badge {
      writer.append(markup: " (")
      writer.escaped(badge)
      writer.append(markup: ")")
    }
    writer.append(markup: ".")
  }

  private static func write(_ text: String, _ end: StaticString, to writer: inout TextBuffer) {
    writer.escaped(text)
    writer.append(markup: end)
  }

  private static func end(
    _ end: SequenceDiagram.Message.End, in diagram: SequenceDiagram
  ) -> String {
    guard case .lifeline(let index) = end else { return "" }
    return cut(spoken(diagram.lifelines[index].name))
  }

  /// A name as it is said with each message: where it is very long, its beginning.
  private static func cut(_ name: String) -> String {
    let most = 200
    return name.utf8.count > most ? name.prefix(most / 2) + "…" : name
  }

  private static func name(_ kind: SequenceDiagram.Note.Kind, _ words: DiagramWords) -> String {
    switch kind {
    case .remark: words[.note]
    case .console: words[.console]
    case .warning: words[.warning]
    case .exception: words[.exception]
    case .reference: words[.reference]
    }
  }

  private static func capitalized(_ text: String) -> String {
    guard let first = text.utf8.first, first < 0x80 else {
      return text.prefix(1).uppercased() + String(text.dropFirst())
    }
    guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return text }
    var bytes = Array(text.utf8)
    bytes[0] = first - 0x20
    return String(decoding: bytes, as: UTF8.self)
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
