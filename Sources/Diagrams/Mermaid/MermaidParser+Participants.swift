extension MermaidParser {
  /// What a declaration says.
  private struct Declaration {
    var name: String
    var range: Range<Int>
    var alias: String?
    var icon: SequenceDiagram.Lifeline.Icon?
  }

  // MARK: Declarations

  /// The lifeline of a name, in which entities may stand.
  mutating func lifeline(_ name: String) -> Int {
    let hasEntity = name.utf8.contains(MermaidSource.entityStart)
    return cast.lifeline(name, shown: hasEntity ? MermaidEntities.decoded(name) : nil)
  }

  mutating func declare() throws(DiagramFailure) {
    let isActor = token.kind == .actor
    let declared = try takeDeclaration()
    let isKnown = cast.knows(declared.name)
    let index = lifeline(declared.name)
    if let box = currentBox, !cast.put(index, in: box) {
      throw DiagramFailure(
        id: "mermaid.two-boxes", message: "'\(declared.name)' is in another box already",
        range: declared.range)
    }
    // What is known already changes only by a new alias.
    if !isKnown || declared.alias != nil { apply(declared, isActor, to: index) }
  }

  mutating func create() throws(DiagramFailure) {
    advance()
    guard [.participant, .actor, .destroy].contains(token.kind) else {
      throw failure("mermaid.create", "expected 'participant' or 'actor' after 'create'")
    }
    let isActor = token.kind == .actor
    let declared = try takeDeclaration()
    if cast.knows(declared.name) {
      throw DiagramFailure(
        id: "mermaid.created-twice", message: "'\(declared.name)' is there already",
        range: declared.range)
    }
    let index = lifeline(declared.name)
    apply(declared, isActor, to: index)
    cast.update(index) { $0.isCreated = true }
    created = index
  }

  mutating func destroy() throws(DiagramFailure) {
    advance()
    let name = try take(.name, "mermaid.name", "expected a participant after 'destroy'")
    try takeEnd()
    destroyed = String(decoding: source.bytes[name.range], as: UTF8.self)
  }

  private var currentBox: Int? {
    if case .box(let box) = blocks.last?.block { box } else { nil }
  }

  private mutating func takeDeclaration() throws(DiagramFailure) -> Declaration {
    advance()
    let name = try take(.name, "mermaid.name", "expected the name of a participant")
    var declared = Declaration(
      name: String(decoding: source.bytes[name.range], as: UTF8.self), range: name.range)
    if token.kind == .configurationStart { try takeConfiguration(&declared) }
    if token.kind == .as {
      advance()
      let rest = try take(.rest, "mermaid.name", "expected a name after 'as'")
      declared.alias = text(rest.range)
    }
    try takeEnd("mermaid.name")
    return declared
  }

  private mutating func takeConfiguration(_ declared: inout Declaration) throws(DiagramFailure) {
    advance()
    let expected = "expected '\"key\": \"value\"' pairs in '@{ }'"
    let content = try take(.configuration, "mermaid.attributes", expected)
    _ = try take(.configurationEnd, "mermaid.attributes", "expected '}' after '@{'")
    guard let fields = MermaidFields(source.bytes[content.range]) else {
      throw DiagramFailure(
        id: "mermaid.attributes", message: expected,
        range: SourceCharacters.trimmed(source.bytes, content.range))
    }
    declared.icon = fields["type"].flatMap(Self.icon)
    declared.alias = fields["alias"].map { MermaidEntities.decoded($0) }
  }

  private mutating func apply(_ declared: Declaration, _ isActor: Bool, to index: Int) {
    cast.update(index) { lifeline in
      lifeline.name = declared.alias ?? MermaidEntities.decoded(declared.name)
      lifeline.icon = declared.icon ?? (isActor ? .person : .none)
    }
  }

  private static func icon(_ type: String) -> SequenceDiagram.Lifeline.Icon? {
    switch type {
    case "actor": .person
    case "participant": SequenceDiagram.Lifeline.Icon.none
    default: SequenceDiagram.Lifeline.Icon(rawValue: type)
    }
  }

  // MARK: Boxes

  mutating func openBox() throws(DiagramFailure) {
    let word = token.range
    advance()
    let rest = try take(.rest, "mermaid.statement", "expected a title")
    let (color, title) = CSSColor.split(text(rest.range))
    let box = cast.addBox(MermaidEntities.withoutWrap(title), color: color)
    blocks.append((.box(box), word))
  }

  // MARK: Links

  /// Reads `link A: Label @ address`, `links A: {"Label": "address"}`, and what is not drawn:
  /// properties and details.
  mutating func parseLink() throws(DiagramFailure) {
    let kind = token.kind
    advance()
    let named = try takeName("expected a participant")
    let label = try take(.text, "mermaid.text", "expected ':' and a text")
    try takeEnd()
    let text = labelText(label)
    if kind == .link, let sign = text.firstIndex(of: "@") {
      add(
        SourceCharacters.trimmed(text[..<sign]),
        SourceCharacters.trimmed(text[text.index(after: sign)...]), to: named.lifeline)
    } else if kind == .links, text.utf8.first == UInt8(ascii: "{"),
      let fields = MermaidFields(Array(text.utf8.dropFirst().dropLast())[...])
    {
      for (label, address) in fields.pairs { add(label, address, to: named.lifeline) }
    }
  }

  private mutating func add(_ label: String, _ address: String, to lifeline: Int) {
    guard SourceAddress.isSafe(address) else { return }
    cast.update(lifeline) { $0.links.append(SequenceDiagram.Link(label, to: address)) }
  }
}
