extension MermaidParser {
  /// A participant that a statement names: its lifeline, its name and where it is named.
  typealias Named = (lifeline: Int, name: String, range: Range<Int>)

  // MARK: Messages

  mutating func parseSignal() throws(DiagramFailure) {
    let start = token.range
    let from = try takeName("expected a participant")
    let startsAtCircle = takeCircle()
    let arrow = try take(.arrow, "mermaid.statement", "expected an arrow, such as '->>'")
    var endsAtCircle = false
    var sign = MermaidToken.Kind.circle
    if token.kind == .plus || token.kind == .minus, !startsAtCircle {
      sign = token.kind
      advance()
    } else {
      endsAtCircle = takeCircle()
    }
    let to = try takeName("expected a participant after the arrow")
    let label = try take(.text, "mermaid.text", "expected ':' and a text after the message")
    try takeEnd()
    var message = SequenceDiagram.Message(
      from: .lifeline(from.lifeline), to: .lifeline(to.lifeline), labelText(label))
    let drawn = MermaidArrow.all[arrow.arrow]
    message.isDashed = drawn.isDashed
    message.head = drawn.head
    message.tail = drawn.tail
    message.startsAtCircle = startsAtCircle
    message.endsAtCircle = endsAtCircle
    try add(message, from, to, start)
    if sign == .plus { activate(to.name) }
    if sign == .minus { try deactivate(from.name, from.range) }
  }

  private mutating func takeCircle() -> Bool {
    guard token.kind == .circle else { return false }
    advance()
    return true
  }

  /// Takes a name and finds its lifeline, which this may be the first mention of.
  mutating func takeName(_ expected: String) throws(DiagramFailure) -> Named {
    let name = try take(.name, "mermaid.name", expected)
    let text = String(decoding: source.bytes[name.range], as: UTF8.self)
    return (lifeline(text), text, name.range)
  }

  /// The text after a colon.
  func labelText(_ token: MermaidToken) -> String {
    text(token.range.lowerBound + 1..<token.range.upperBound)
  }

  private mutating func add(
    _ message: SequenceDiagram.Message, _ from: Named, _ to: Named, _ range: Range<Int>
  ) throws(DiagramFailure) {
    var message = message
    decorate(&message)
    message.number = numbering.take()
    if let awaited = created {
      created = nil
      message.creates = awaited == to.lifeline && awaited != from.lifeline
      if !message.creates { cast.update(awaited) { $0.isCreated = false } }
      diagram.items.append(.message(message))
      guard awaited != to.lifeline else { return }
      throw DiagramFailure(
        id: "mermaid.not-created",
        message: "the message that creates '\(cast.lifelines[awaited].name)' must come next",
        range: range)
    }
    diagram.items.append(.message(message))
    guard let name = destroyed else { return }
    destroyed = nil
    guard name == from.name || name == to.name else {
      throw DiagramFailure(
        id: "mermaid.not-destroyed", message: "the last message of '\(name)' must come next",
        range: range)
    }
    diagram.items.append(.destroy(name == to.name ? to.lifeline : from.lifeline))
  }

  // MARK: Activations

  mutating func parseActivation() throws(DiagramFailure) {
    let isActive = token.kind == .activate
    advance()
    let word = isActive ? "activate" : "deactivate"
    let name = try take(.name, "mermaid.name", "expected a participant after '\(word)'")
    let text = String(decoding: source.bytes[name.range], as: UTF8.self)
    try takeEnd()
    if isActive { activate(text) } else { try deactivate(text, name.range) }
  }

  /// Opens a bar, at the arrow of the last message where that goes to the lifeline.
  private mutating func activate(_ name: String) {
    bars[name, default: 0] += 1
    diagram.beginBar(at: cast.place(ofBarAt: name))
  }

  private mutating func deactivate(
    _ name: String, _ range: Range<Int>
  ) throws(DiagramFailure) {
    guard let open = bars[name], open > 0 else {
      throw DiagramFailure(
        id: "mermaid.inactive", message: "'\(name)' is not active", range: range)
    }
    bars[name] = open - 1
    diagram.items.append(.deactivate(cast.place(ofBarAt: name)))
  }

  // MARK: Notes

  mutating func parseNote() throws(DiagramFailure) {
    advance()
    let place = token.kind
    guard [.leftOf, .rightOf, .over].contains(place) else {
      throw failure("mermaid.note", "expected 'left of', 'right of' or 'over' after 'note'")
    }
    advance()
    let first = try takeName("expected a participant for the note")
    var last = first
    if place == .over, token.kind == .comma {
      advance()
      last = try takeName("expected a second participant for the note")
    }
    let id = token.kind == .comma ? "mermaid.note" : "mermaid.text"
    let label = try take(.text, id, "expected ':' and a text after the note")
    try takeEnd()
    let lower = min(first.lifeline, last.lifeline)
    let upper = max(first.lifeline, last.lifeline)
    let at: SequenceDiagram.Note.Place =
      place == .leftOf ? .left(lower) : place == .rightOf ? .right(lower) : .over(lower, upper)
    diagram.items.append(.note(SequenceDiagram.Note(at: at, labelText(label))))
  }
}
