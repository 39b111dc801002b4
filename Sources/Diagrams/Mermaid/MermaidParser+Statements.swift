extension MermaidParser {
  // MARK: Statements

  mutating func parseStatement() throws(DiagramFailure) {
    if case .box = blocks.last?.block { return try parseInBox() }
    switch token.kind {
    // A character that no rule knows is left out between statements.
    case .newline, .stray: advance()
    case .participant, .actor, .destroy, .create, .box: try parseParticipants()
    case .name: try parseSignal()
    case .note: try parseNote()
    case .activate, .deactivate: try parseActivation()
    case .autonumber: try parseNumbering()
    case .loop, .rect, .opt, .alt, .par, .parOver, .critical, .breaking: try openFrame()
    case .else, .and, .option: try parseSection()
    case .end: try close()
    case .links, .link, .properties, .details: try parseLink()
    case .title, .accessibleTitle, .accessibleDescription, .description: try parseTitle()
    case .arrow, .plus, .minus, .circle, .comma, .text:
      throw failure("mermaid.name", "expected a participant before it")
    default: throw failure("mermaid.statement", "expected a message or a keyword")
    }
  }

  private mutating func parseParticipants() throws(DiagramFailure) {
    switch token.kind {
    case .create: try create()
    case .box: try openBox()
    case .destroy: try destroy()
    default: try declare()
    }
  }

  private mutating func parseInBox() throws(DiagramFailure) {
    switch token.kind {
    case .newline: advance()
    case .participant, .actor: try declare()
    case .destroy: try destroy()
    case .end: try close()
    default: throw failure("mermaid.in-box", "expected a participant or 'end' in a box")
    }
  }

  private mutating func parseNumbering() throws(DiagramFailure) {
    advance()
    var numbers: [String] = []
    if token.kind == .off {
      advance()
      numbering.stop()
      return try takeEnd("mermaid.autonumber")
    }
    while token.kind == .number, numbers.count < 2 {
      numbers.append(String(decoding: source.bytes[token.range], as: UTF8.self))
      advance()
    }
    guard token.kind == .newline else {
      throw failure(
        "mermaid.autonumber", "expected a start, a step or 'off' after 'autonumber' on its line")
    }
    advance()
    guard numbering.start(numbers) else {
      throw failure("mermaid.autonumber", "expected smaller numbers after 'autonumber'")
    }
  }

  // MARK: Frames

  private mutating func openFrame() throws(DiagramFailure) {
    let word = token
    var frame = SequenceDiagram.Frame(Self.kind(word.kind))
    advance()
    let rest = try take(.rest, "mermaid.statement", "expected a condition")
    if blocks.count >= Self.depthLimit {
      throw DiagramFailure(
        id: "mermaid.depth", message: "blocks are nested deeper than \(Self.depthLimit)",
        range: word.range)
    }
    let text = text(rest.range)
    if frame.kind == .tint {
      frame.color = text.isEmpty || text == MermaidScript.plainTint ? nil : text
    } else {
      frame.condition = text
    }
    frame.overlaps = word.kind == .parOver
    blocks.append((.frame(frame.kind), word.range))
    diagram.items.append(.open(frame))
  }

  private static func kind(_ token: MermaidToken.Kind) -> SequenceDiagram.Frame.Kind {
    switch token {
    case .loop: .loop
    case .rect: .tint
    case .alt: .alt
    case .par, .parOver: .par
    case .critical: .critical
    case .breaking: .breaking
    default: .opt
    }
  }

  private mutating func parseSection() throws(DiagramFailure) {
    let wanted: SequenceDiagram.Frame.Kind =
      token.kind == .else ? .alt : token.kind == .and ? .par : .critical
    closeMarks()
    guard blocks.last?.block == .frame(wanted) else {
      let word = String(decoding: source.bytes[token.range], as: UTF8.self)
      throw DiagramFailure(
        id: "mermaid.section", message: "'\(word)' belongs into '\(wanted.rawValue)'",
        range: token.range)
    }
    advance()
    let rest = try take(.rest, "mermaid.statement", "expected a condition")
    diagram.items.append(.section(text(rest.range)))
  }

  private mutating func close() throws(DiagramFailure) {
    closeMarks()
    guard let open = blocks.popLast() else {
      throw DiagramFailure(
        id: "mermaid.end", message: "'end' closes nothing", range: token.range)
    }
    advance()
    if case .frame = open.block { diagram.items.append(.close) }
  }

  // MARK: Titles

  private mutating func parseTitle() throws(DiagramFailure) {
    let word = token
    advance()
    switch word.kind {
    case .title: diagram.title = text(word.range)
    case .description: describe(word.range)
    default:
      let value = try take(.value, "mermaid.text", "expected a text")
      if word.kind == .accessibleTitle {
        diagram.spokenTitle = text(value.range)
      } else {
        describe(value.range)
      }
    }
  }

  /// Takes a description, its lines joined.
  private mutating func describe(_ range: Range<Int>) {
    var summary = ""
    for line in text(range).split(separator: "\n") {
      let line = SourceCharacters.trimmed(line)
      if !line.isEmpty { summary += (summary.isEmpty ? "" : " ") + line }
    }
    diagram.summary = summary
  }
}
