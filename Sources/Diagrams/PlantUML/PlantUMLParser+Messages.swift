extension PlantUMLParser {
  /// An end of a message as it is written.
  private enum End {
    case name((text: String, range: Range<Int>))
    case outside(SequenceDiagram.Message.End)
  }

  /// Reads a message; false where the line is none.
  mutating func parseMessage(_ line: Range<Int>) throws(Failure) -> Bool {
    var cursor = PlantUMLCursor(source.bytes, line)
    let isParallel = cursor.take("&")
    if isParallel { cursor.skipBlanks() }
    let hasAnchor = cursor.peek() == UInt8(ascii: "{")
    skipAnchor(&cursor)
    guard let first = Self.takeFirst(&cursor) else { return false }
    skipAnchor(&cursor)
    guard let arrow = PlantUMLArrow.take(&cursor) else { return false }
    // Between two anchors a duration is measured.
    if hasAnchor, case .outside = first { return false }
    cursor.skipBlanks()
    let second = Self.takeSecond(&cursor)
    if case .outside = first, case .outside = second {
      throw Failure(
        id: "plantuml.name", message: "expected a participant at one end of the arrow",
        range: arrow.range)
    }
    var others: [(text: String, range: Range<Int>)] = []
    cursor.skipBlanks()
    while cursor.peek() == UInt8(ascii: "&"), case .name = second {
      cursor.advance()
      cursor.skipBlanks()
      guard let other = cursor.takeName() else { break }
      others.append(other)
      cursor.skipBlanks()
    }
    let signs = takeSigns(&cursor)
    let label = try takeLabel(&cursor)
    let ends = (end(first), end(second))
    try send(arrow, from: ends.0, to: ends.1, label, isParallel: isParallel, signs, line)
    for other in others {
      try send(
        arrow, from: ends.0, to: .lifeline(lifeline(other)), label, isParallel: true, signs, line)
    }
    return true
  }

  /// A name for the place of an end, `{start}`, from which only durations are measured.
  private func skipAnchor(_ cursor: inout PlantUMLCursor) {
    _ = cursor.take(from: "{", to: "}")
    cursor.skipBlanks()
  }

  /// A style by name, which no style sheet gives here.
  func skipStereotype(_ cursor: inout PlantUMLCursor) {
    cursor.skipBlanks()
    _ = cursor.take(from: "<<", to: ">>")
    cursor.skipBlanks()
  }

  // MARK: Ends

  private static func takeFirst(_ cursor: inout PlantUMLCursor) -> End? {
    switch cursor.peek() {
    case UInt8(ascii: "["), UInt8(ascii: "]"):
      guard cursor.peek(1) != UInt8(ascii: "[") else { return nil }
      let isLeft = cursor.take("[")
      if !isLeft { cursor.advance() }
      return .outside(isLeft ? .left : .right)
    case UInt8(ascii: "?"):
      cursor.advance()
      return .outside(.nowhere)
    default: break
    }
    var scan = cursor
    // What begins with an arrow comes from outside.
    if PlantUMLArrow.take(&scan) != nil { return .outside(.left) }
    guard let name = cursor.takeName() else { return nil }
    return .name(alias(name, &cursor))
  }

  private static func takeSecond(_ cursor: inout PlantUMLCursor) -> End {
    if cursor.take("]") { return .outside(.right) }
    if cursor.take("[") { return .outside(.left) }
    if cursor.take("?") { return .outside(.nowhere) }
    guard let name = cursor.takeName() else { return .outside(.right) }
    return .name(alias(name, &cursor))
  }

  /// A name that is given another one where it is first used.
  private static func alias(
    _ name: (text: String, range: Range<Int>), _ cursor: inout PlantUMLCursor
  ) -> (text: String, range: Range<Int>) {
    var scan = cursor
    scan.skipBlanks()
    guard scan.take(word: "as") else { return name }
    scan.skipBlanks()
    guard let other = scan.takeName() else { return name }
    cursor = scan
    let isQuoted = { (range: Range<Int>) in scan.bytes[range.lowerBound] == UInt8(ascii: "\"") }
    return isQuoted(name.range) || !isQuoted(other.range) ? other : name
  }

  private mutating func end(_ end: End) -> SequenceDiagram.Message.End {
    switch end {
    case .name(let name): .lifeline(lifeline(name))
    case .outside(let end): end
    }
  }

  // MARK: What follows

  /// What bars do at the message: `++`, `--`, `**`, `!!`.
  private struct Signs {
    var activates = false
    var deactivates = false
    var creates = false
    var destroys = false
  }

  private func takeSigns(_ cursor: inout PlantUMLCursor) -> Signs? {
    var signs: Signs?
    while true {
      cursor.skipBlanks()
      let byte = cursor.peek()
      guard byte == cursor.peek(1) else { break }
      var read = signs ?? Signs()
      switch byte {
      case UInt8(ascii: "+"): read.activates = true
      case UInt8(ascii: "-"): read.deactivates = true
      case UInt8(ascii: "*"): read.creates = true
      case UInt8(ascii: "!"): read.destroys = true
      default: return signs
      }
      signs = read
      cursor.advance(2)
    }
    if cursor.peek() == UInt8(ascii: "#") { _ = cursor.takeColor() }
    cursor.skipBlanks()
    return signs
  }

  private func takeLabel(_ cursor: inout PlantUMLCursor) throws(Failure) -> CreoleText {
    if cursor.peek() == UInt8(ascii: "#") { _ = cursor.takeColor() }
    skipAnchor(&cursor)
    skipStereotype(&cursor)
    let link = cursor.take(from: "[[", to: "]]")
    cursor.skipBlanks()
    if cursor.isAtEnd { return CreoleText([]) }
    guard cursor.take(":") else {
      throw Failure(
        id: "plantuml.text", message: "expected ':' and a text after the message",
        range: cursor.rest,
        wayOut: "a name with blanks or signs stands in quotes: A -> \"my name\" : text")
    }
    let label = CreoleText(
      source.bytes[SourceCharacters.trimmed(source.bytes, cursor.rest)])
    guard let link, label.runs.isEmpty else { return label }
    let address = source.bytes[link].prefix { $0 != 0x20 }
    return CreoleText(Array("[[".utf8) + address + Array(" \(label.text)]]".utf8))
  }

  // MARK: Sending

  private mutating func send(
    _ arrow: PlantUMLArrow, from first: SequenceDiagram.Message.End,
    to second: SequenceDiagram.Message.End, _ label: CreoleText, isParallel: Bool, _ signs: Signs?,
    _ line: Range<Int>
  ) throws(Failure) {
    let (from, to) = arrow.isReversed ? (second, first) : (first, second)
    let (tail, head) = arrow.isReversed ? (arrow.last, arrow.first) : (arrow.first, arrow.last)
    var message = SequenceDiagram.Message(from: from, to: to, label.text)
    message.runs = label.runs
    message.isDashed = arrow.isDashed
    message.head = head.head
    message.tail = tail.head
    message.startsAtCircle = tail.hasCircle
    message.endsAtCircle = head.hasCircle
    message.color = arrow.color
    message.isParallel = isParallel
    message.number = numbering.take()
    if signs?.creates == true, case .lifeline(let index) = to {
      created = (index, line)
      cast.update(index) { $0.isCreated = true }
    }
    try create(by: &message, line)
    diagram.items.append(.message(message))
    lastMessage = message
    apply(signs, message)
  }

  /// Lets a message create who is to be created.
  private mutating func create(
    by message: inout SequenceDiagram.Message, _ line: Range<Int>
  ) throws(Failure) {
    guard let awaited = created else { return }
    created = nil
    message.creates = message.to == .lifeline(awaited.lifeline) && !message.isToItself
    guard !message.creates else { return }
    cast.update(awaited.lifeline) { $0.isCreated = false }
    throw Failure(
      id: "plantuml.not-created",
      message:
        "the message that creates '\(cast.lifelines[awaited.lifeline].name)' must come next",
      range: line)
  }

  private mutating func apply(_ signs: Signs?, _ message: SequenceDiagram.Message) {
    guard let signs else {
      guard activatesByItself else { return }
      if message.isDashed, case .lifeline(let from) = message.from {
        endBar(from)
      } else if !message.isDashed, case .lifeline(let to) = message.to {
        beginBar(to)
      }
      return
    }
    if signs.deactivates, case .lifeline(let from) = message.from { endBar(from) }
    if signs.activates, case .lifeline(let to) = message.to { beginBar(to) }
    if signs.destroys, case .lifeline(let to) = message.to { end(to) }
  }

  // MARK: Bars

  private mutating func beginBar(_ lifeline: Int) {
    bars[lifeline, default: 0] += 1
    lastActive = lifeline
    calls.append(lastMessage)
    diagram.beginBar(at: lifeline)
  }

  /// Ends the last bar of a lifeline, where one is open.
  private mutating func endBar(_ lifeline: Int) {
    _ = calls.popLast()
    guard let open = bars[lifeline], open > 0 else { return }
    bars[lifeline] = open - 1
    diagram.items.append(.deactivate(lifeline))
  }

  private mutating func end(_ lifeline: Int) {
    if bars[lifeline, default: 0] > 0 { _ = calls.popLast() }
    bars[lifeline] = 0
    diagram.items.append(.destroy(lifeline))
  }

  mutating func parseActivation(_ start: PlantUMLCursor, isActive: Bool) throws(Failure) {
    var cursor = start
    let word = isActive ? "activate" : "deactivate"
    cursor.skipBlanks()
    if cursor.isAtEnd, !isActive, let last = lastActive { return endBar(last) }
    let named = try takeParticipant(&cursor, word)
    cursor.skipBlanks()
    while cursor.peek() == UInt8(ascii: "#") {
      _ = cursor.takeColor()
      cursor.skipBlanks()
    }
    try takeEnd(&cursor)
    if isActive {
      beginBar(named.lifeline)
    } else {
      // PlantUML lets it be once there are messages.
      guard bars[named.lifeline, default: 0] > 0 || lastMessage != nil else {
        throw Failure(
          id: "plantuml.inactive",
          message: "'\(source.text(named.range))' is not active", range: named.range,
          wayOut: "'activate' begins a bar, and '++' at a message does")
      }
      endBar(named.lifeline)
    }
  }

  mutating func destroy(_ start: PlantUMLCursor) throws(Failure) {
    var cursor = start
    let named = try takeParticipant(&cursor, "destroy")
    try takeEnd(&cursor)
    end(named.lifeline)
  }

  func takeEnd(_ cursor: inout PlantUMLCursor) throws(Failure) {
    cursor.skipBlanks()
    guard cursor.isAtEnd else {
      throw Failure(
        id: "plantuml.statement", message: "expected the end of the line", range: cursor.rest)
    }
  }

  mutating func parseAutoactivate(
    _ start: PlantUMLCursor, _ line: Range<Int>
  ) throws(Failure) {
    var cursor = start
    cursor.skipBlanks()
    activatesByItself = cursor.take(word: "on")
    guard activatesByItself || cursor.take(word: "off") else {
      throw Failure(
        id: "plantuml.statement", message: "expected 'on' or 'off' after 'autoactivate'",
        range: line)
    }
  }

  /// Answers the message at which the last bar began.
  mutating func parseReturn(_ start: PlantUMLCursor, _ line: Range<Int>) throws(Failure) {
    guard let call = (calls.last ?? nil) ?? lastMessage else {
      throw Failure(
        id: "plantuml.return", message: "there is no message to return from", range: line,
        wayOut: "'A -> B ++ : text' begins a bar that 'return' ends")
    }
    let text = CreoleText(source.bytes[SourceCharacters.trimmed(source.bytes, start.rest)])
    var message = SequenceDiagram.Message(from: call.to, to: call.from, text.text)
    message.runs = text.runs
    message.isDashed = true
    message.head = call.head == .open ? .open : .filled
    message.number = numbering.take()
    diagram.items.append(.message(message))
    lastMessage = message
    if case .lifeline(let lifeline) = call.to { endBar(lifeline) } else { _ = calls.popLast() }
  }
}
