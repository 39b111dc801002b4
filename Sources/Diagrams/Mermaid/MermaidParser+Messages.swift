import SourceText

extension MermaidParser {
  // MARK: Messages

  mutating func parseSignal(_ statement: MermaidStatement) {
    let bytes = Array(statement.text.utf8)
    guard let (arrow, start) = MermaidArrow.first(in: bytes) else {
      fail("mermaid.statement", "expected a message or a keyword", statement)
      return
    }
    var from = String(decoding: bytes[..<start], as: UTF8.self)
    let rest = String(decoding: bytes[(start + arrow.token.utf8.count)...], as: UTF8.self)
    guard let colon = rest.firstIndex(of: ":") else {
      fail("mermaid.text", "expected ':' and a text after the message", statement)
      return
    }
    var to = MermaidStatements.trimmed(rest[..<colon])
    // A circle at an end is a matter of taste, which this reader does not draw.
    from = MermaidStatements.trimmed(from[...])
    if from.utf8.suffix(2).elementsEqual("()".utf8) { from.removeLast(2) }
    if to.utf8.starts(with: "()".utf8) { to.removeFirst(2) }
    from = MermaidStatements.trimmed(from[...])
    to = MermaidStatements.trimmed(to[...])
    let sign = to.utf8.first
    let activates = sign == UInt8(ascii: "+")
    let deactivates = sign == UInt8(ascii: "-")
    if activates || deactivates { to = MermaidStatements.trimmed(to.dropFirst()) }
    guard Self.isName(from), Self.isName(to) else {
      fail("mermaid.name", "expected a participant on both sides of '\(arrow.token)'", statement)
      return
    }
    let label = String(rest[rest.index(after: colon)...])
    add(arrow, cast.lifeline(from), cast.lifeline(to), label, statement)
    if activates { activate(cast.lifeline(to)) }
    if deactivates { deactivate(cast.lifeline(from), from, statement) }
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty
      && !name.utf8.contains {
        $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: ",")
          || $0 == UInt8(ascii: "+")
      }
  }

  private mutating func add(
    _ arrow: MermaidArrow, _ from: Int, _ to: Int, _ label: String, _ statement: MermaidStatement
  ) {
    var message = SequenceDiagram.Message(
      from: .lifeline(from), to: .lifeline(to), MermaidEntities.decoded(label))
    message.isDashed = arrow.isDashed
    message.head = arrow.head
    message.tail = arrow.tail
    message.number = numbering.take()
    if let created {
      if created != to {
        let name = cast.lifelines[created].name
        fail("mermaid.not-created", "the message that creates '\(name)' must come next", statement)
      }
      message.creates = created == to && from != to
      if !message.creates { cast.update(created) { $0.isCreated = false } }
      self.created = nil
    }
    diagram.items.append(.message(message))
    guard let destroyed else { return }
    if destroyed != to, destroyed != from {
      let name = cast.lifelines[destroyed].name
      fail("mermaid.not-destroyed", "the last message of '\(name)' must come next", statement)
    }
    diagram.items.append(.destroy(destroyed))
    self.destroyed = nil
  }

  // MARK: Activations

  mutating func parseActivation(_ word: String, _ rest: String, _ statement: MermaidStatement) {
    guard !rest.isEmpty else {
      fail("mermaid.name", "expected a participant after '\(word)'", statement)
      return
    }
    if word == "activate" {
      activate(cast.lifeline(rest))
    } else {
      deactivate(cast.lifeline(rest), rest, statement)
    }
  }

  /// Opens a bar, at the arrow of the last message where that goes to the lifeline.
  private mutating func activate(_ lifeline: Int) {
    bars[lifeline, default: 0] += 1
    if case .message(var message)? = diagram.items.last, message.to == .lifeline(lifeline),
      !message.activates
    {
      message.activates = true
      diagram.items[diagram.items.count - 1] = .message(message)
    } else {
      diagram.items.append(.activate(lifeline))
    }
  }

  private mutating func deactivate(_ lifeline: Int, _ name: String, _ statement: MermaidStatement) {
    guard let open = bars[lifeline], open > 0 else {
      fail("mermaid.inactive", "'\(name)' is not active", statement)
      return
    }
    bars[lifeline] = open - 1
    diagram.items.append(.deactivate(lifeline))
  }

  // MARK: Notes

  mutating func parseNote(_ rest: String, _ statement: MermaidStatement) {
    guard let colon = rest.firstIndex(of: ":") else {
      fail("mermaid.text", "expected ':' and a text after the note", statement)
      return
    }
    let head = String(rest[..<colon])
    let text = MermaidEntities.decoded(String(rest[rest.index(after: colon)...]))
    for (words, isLeft) in [("left of ", true), ("right of ", false)] {
      guard let name = Self.after(words, head) else { continue }
      guard !name.isEmpty else { break }
      let lifeline = cast.lifeline(name)
      diagram.items.append(
        .note(SequenceDiagram.Note(at: isLeft ? .left(lifeline) : .right(lifeline), text)))
      return
    }
    guard let names = Self.after("over ", head) else {
      fail("mermaid.note", "expected 'left of', 'right of' or 'over' after 'note'", statement)
      return
    }
    let ends = names.split(separator: ",", omittingEmptySubsequences: false)
      .map { MermaidStatements.trimmed($0) }
    guard (1...2).contains(ends.count), ends.allSatisfy({ !$0.isEmpty }) else {
      fail("mermaid.note", "expected one participant or two after 'over'", statement)
      return
    }
    let indices = ends.map { cast.lifeline($0) }
    let first = indices.reduce(indices[0]) { min($0, $1) }
    let last = indices.reduce(indices[0]) { max($0, $1) }
    diagram.items.append(.note(SequenceDiagram.Note(at: .over(first, last), text)))
  }

  /// What follows some words, whatever their case.
  private static func after(_ words: String, _ text: String) -> String? {
    guard text.lowercased().utf8.starts(with: words.utf8) else { return nil }
    return MermaidStatements.trimmed(text.dropFirst(words.utf8.count))
  }
}
