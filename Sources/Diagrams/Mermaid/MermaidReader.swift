public import SourceText

/// Reads Mermaid `sequenceDiagram` text.
///
/// It accepts what Mermaid 11 accepts and rejects what Mermaid rejects, with the place. Colours are
/// left out: a drawing has roles, which are right in light and in dark.
///
/// ```swift
/// let diagram = MermaidReader().read(Snippet(file))
/// ```
public struct MermaidReader: Sendable {
  /// Creates a reader.
  public init() {}

  /// Whether a text is a sequence diagram, and not another kind of Mermaid's.
  public func recognizes(_ snippet: Snippet) -> Bool {
    guard let first = MermaidStatements(snippet.bytes).statements.first else { return false }
    return MermaidParser.isHeader(first.text)
  }

  /// The diagram; what could be read of it where there are errors.
  public func read(_ snippet: Snippet) -> Checked<SequenceDiagram> {
    var parser = MermaidParser(snippet)
    parser.parse()
    return Checked(parser.diagram, parser.diagnostics)
  }
}

/// Reads statements one by one into a diagram.
struct MermaidParser {
  /// A block that is open.
  enum Block: Hashable {
    case frame(SequenceDiagram.Frame.Kind)
    case box(Int)
  }

  let snippet: Snippet
  var diagram = SequenceDiagram()
  var diagnostics: [Diagnostic] = []
  var cast = MermaidCast()
  var blocks: [(block: Block, statement: MermaidStatement)] = []
  var numbering = MermaidNumbering()
  /// How many bars are open at each lifeline.
  var bars: [Int: Int] = [:]
  /// A lifeline whose creating or last message must come next.
  var created: Int?
  var destroyed: Int?
  private var descriptionLines: [String]?
  /// Nesting deeper than this is no diagram.
  private static let depthLimit = 100

  init(_ snippet: Snippet) { self.snippet = snippet }

  static func isHeader(_ text: String) -> Bool {
    let lower = text.lowercased()
    return lower == "sequencediagram" || lower.utf8.starts(with: "sequencediagram ".utf8)
  }

  mutating func parse() {
    let statements = MermaidStatements(snippet.bytes)
    diagram.title = statements.title
    guard let first = statements.statements.first, Self.isHeader(first.text) else {
      fail("mermaid.header", "expected 'sequenceDiagram'", statements.statements.first)
      return
    }
    // A statement may follow the header on its line.
    let rest = MermaidStatements.trimmed(first.text.dropFirst("sequenceDiagram".utf8.count))
    if !rest.isEmpty {
      parse(MermaidStatement(text: rest, lower: first.range.upperBound - rest.utf8.count))
    }
    for statement in statements.statements.dropFirst() { parse(statement) }
    for open in blocks.reversed() {
      fail("mermaid.unclosed", "'\(word(open.block))' has no 'end'", open.statement)
      if case .frame = open.block { diagram.items.append(.close) }
    }
    cast.finish(&diagram)
  }

  // MARK: Statements

  private mutating func parse(_ statement: MermaidStatement) {
    if descriptionLines != nil {
      continueDescription(statement.text)
      return
    }
    let (word, rest) = Self.firstWord(statement.text)
    // A participant may have the name of a keyword: then an arrow follows, and a text.
    let isKeyword = MermaidArrow.first(in: Array(rest.utf8))?.index != 0
    if isKeyword || !rest.utf8.contains(UInt8(ascii: ":")),
      parseKeyword(word.lowercased(), rest, statement)
    {
      return
    }
    if case .box = blocks.last?.block {
      fail("mermaid.in-box", "expected a participant or 'end' in a box", statement)
      return
    }
    parseSignal(statement)
  }

  /// Reads a statement that begins with a keyword; false if it does not.
  private mutating func parseKeyword(
    _ word: String, _ rest: String, _ statement: MermaidStatement
  ) -> Bool {
    if case .box = blocks.last?.block, !["participant", "actor", "end", "destroy"].contains(word) {
      return false
    }
    switch word {
    case "participant", "actor": declare(rest, word, statement)
    case "create": create(rest, statement)
    case "destroy": destroy(rest, statement)
    case "box": openBox(rest, statement)
    case "end": close(statement)
    case "note": parseNote(rest, statement)
    case "activate", "deactivate": parseActivation(word, rest, statement)
    case "autonumber":
      if !numbering.read(rest) {
        fail("mermaid.autonumber", "expected a start and a step after 'autonumber'", statement)
      }
    case "loop", "opt", "alt", "par", "par_over", "critical", "break", "rect":
      open(word, rest, statement)
    case "else", "and", "option": section(word, rest, statement)
    case "title", "title:": diagram.title = MermaidEntities.decoded(Self.afterColon(rest))
    case "acctitle", "acctitle:": diagram.title = diagram.title ?? Self.afterColon(rest)
    case "accdescr", "accdescr:", "accdescr{": describe(rest, word)
    case "links", "link": link(rest, statement)
    case "properties", "details": _ = named(rest, statement)
    default: return false
    }
    return true
  }

  // MARK: Blocks

  private mutating func open(_ word: String, _ rest: String, _ statement: MermaidStatement) {
    let kind: SequenceDiagram.Frame.Kind =
      switch word {
      case "par_over": .par
      case "rect": .tint
      default: SequenceDiagram.Frame.Kind(rawValue: word) ?? .opt
      }
    if blocks.count == Self.depthLimit {
      fail("mermaid.depth", "blocks are nested deeper than \(Self.depthLimit)", statement)
    }
    blocks.append((.frame(kind), statement))
    let condition = kind == .tint ? "" : MermaidEntities.decoded(rest)
    diagram.items.append(.open(SequenceDiagram.Frame(kind, condition)))
  }

  private mutating func section(_ word: String, _ rest: String, _ statement: MermaidStatement) {
    let wanted: SequenceDiagram.Frame.Kind =
      word == "else" ? .alt : word == "and" ? .par : .critical
    guard blocks.last?.block == .frame(wanted) else {
      fail("mermaid.section", "'\(word)' belongs into '\(wanted.rawValue)'", statement)
      return
    }
    diagram.items.append(.section(MermaidEntities.decoded(rest)))
  }

  private mutating func close(_ statement: MermaidStatement) {
    guard let open = blocks.popLast() else {
      fail("mermaid.end", "'end' closes nothing", statement)
      return
    }
    if case .frame = open.block { diagram.items.append(.close) }
  }

  private func word(_ block: Block) -> String {
    switch block {
    case .box: "box"
    case .frame(.tint): "rect"
    case .frame(let kind): kind.rawValue
    }
  }

  // MARK: Descriptions

  private mutating func describe(_ rest: String, _ word: String) {
    guard word == "accdescr{" || rest.utf8.first == UInt8(ascii: "{") else {
      diagram.summary = Self.afterColon(rest)
      return
    }
    descriptionLines = []
    continueDescription(word == "accdescr{" ? rest : String(rest.dropFirst()))
  }

  private mutating func continueDescription(_ text: String) {
    var text = text
    let isLast = text.utf8.contains(UInt8(ascii: "}"))
    if isLast, let end = text.firstIndex(of: "}") { text = String(text[..<end]) }
    let line = MermaidStatements.trimmed(text[...])
    if !line.isEmpty { descriptionLines?.append(line) }
    guard isLast, let lines = descriptionLines else { return }
    descriptionLines = nil
    var summary = ""
    for line in lines { summary += (summary.isEmpty ? "" : " ") + line }
    diagram.summary = summary
  }

  // MARK: Words

  /// The first word of a statement and what follows it.
  static func firstWord(_ text: String) -> (word: String, rest: String) {
    guard let end = text.utf8.firstIndex(where: { MermaidStatements.isBlank($0) }) else {
      return (text, "")
    }
    return (String(text[..<end]), MermaidStatements.trimmed(text[end...]))
  }

  private static func afterColon(_ text: String) -> String {
    guard text.utf8.first == UInt8(ascii: ":") else { return text }
    return MermaidStatements.trimmed(text.dropFirst())
  }

  mutating func fail(_ id: String, _ message: String, _ statement: MermaidStatement?) {
    let range = statement?.range ?? 0..<0
    diagnostics.append(Diagnostic(id: id, message, at: snippet.span(range)))
  }
}
