import SourceText

/// Reads statements one by one into a diagram, by the grammar of Mermaid 11.
struct MermaidParser {
  /// A block that is open.
  enum Block: Hashable {
    case frame(SequenceDiagram.Frame.Kind)
    case box(Int)
    /// What a comment opens.
    case mark
  }

  private let snippet: Snippet
  let source: MermaidSource
  private var lexer: MermaidLexer
  /// The token that comes next, and the place before it.
  private(set) var token: MermaidToken
  private var previous = 0..<0
  var diagram = SequenceDiagram()
  private(set) var diagnostics: [Diagnostic] = []
  var cast = DiagramCast()
  var blocks: [(block: Block, range: Range<Int>)] = []
  var numbering: MermaidNumbering
  /// How many bars are open at each name; Mermaid counts those of names that nobody has yet.
  var bars: [String: Int] = [:]
  /// A lifeline whose creating message must come next, and the name of one whose last must.
  var created: Int?
  var destroyed: String?
  /// The comment that comes next, of those that say something of the drawing.
  var nextMark = 0
  /// Whether a reference names nobody.
  var hasWideReference = false
  /// Whether the next message is in the row of the last, and whether labels are in Markdown.
  var isNextParallel = false
  var readsMarkdown = false
  /// Nesting deeper than this is no diagram.
  static let depthLimit = 100
  /// More errors than this help nobody.
  private static let errorLimit = 20

  init(_ snippet: Snippet) {
    self.snippet = snippet
    source = MermaidSource(snippet.bytes)
    lexer = MermaidLexer(source)
    numbering = MermaidNumbering(isOn: source.showsNumbers)
    token = lexer.next()
  }

  mutating func parse() {
    diagram.title = source.title
    // Mermaid finds the kind of a diagram by this word, in this spelling and before anything else.
    let isFirst = source.startsWithHeader
    if isFirst { skipNewlines() }
    if let failure = source.failure { fail(failure, at: failure.range) }
    guard isFirst, token.kind == .header else {
      fail(DiagramFailure(id: "mermaid.header", message: "expected 'sequenceDiagram'", range: here))
      return
    }
    advance()
    while token.kind != .endOfFile, diagnostics.count < Self.errorLimit {
      applyMarks(before: token.range.lowerBound)
      do throws(DiagramFailure) {
        try parseStatement()
      } catch {
        fail(error)
        // What is nested so deep would only be said of each level.
        if error.id == "mermaid.depth" { break }
        recover()
      }
    }
    let isReadWhole = token.kind == .endOfFile
    warnOfComments()
    applyMarks(before: Int.max)
    closeMarks()
    for open in blocks.reversed() {
      if isReadWhole {
        fail(
          DiagramFailure(
            id: "mermaid.unclosed", message: "'\(Self.word(open.block))' has no 'end'",
            range: open.range))
      }
      if case .frame = open.block { diagram.items.append(.close) }
    }
    // Whoever no message creates is there from the start.
    if let created { cast.update(created) { $0.isCreated = false } }
    cast.finish(&diagram)
    placeReferences()
  }

  // MARK: Tokens

  mutating func advance() {
    previous = token.range
    token = lexer.next()
  }

  /// Takes a token of some kind.
  mutating func take(
    _ kind: MermaidToken.Kind, _ id: String, _ expected: String
  ) throws(DiagramFailure) -> MermaidToken {
    guard token.kind == kind else { throw failure(id, expected) }
    let taken = token
    advance()
    return taken
  }

  /// Takes the end of a statement.
  mutating func takeEnd(_ id: String = "mermaid.statement") throws(DiagramFailure) {
    _ = try take(.newline, id, "expected the end of the line")
  }

  private mutating func skipNewlines() { while token.kind == .newline { advance() } }

  /// Goes on after the line of an error.
  private mutating func recover() {
    if token.kind != .newline, token.kind != .endOfFile {
      lexer.recover()
      token = lexer.next()
    }
  }

  /// What a token says, entities decoded.
  func text(_ range: Range<Int>) -> String { MermaidEntities.decoded(source.bytes, range) }

  // MARK: Errors

  /// The place of the next token, or of the last one where the line ends too soon.
  private var here: Range<Int> {
    switch token.kind {
    case .newline, .endOfFile: previous
    default: token.range
    }
  }

  /// An error at the next token.
  func failure(_ id: String, _ message: String) -> DiagramFailure {
    DiagramFailure(id: id, message: message + hint, range: here)
  }

  /// Whether a statement begins behind a semicolon that was rather part of a text.
  private var isBehindSemicolon: Bool {
    let line = source.bytes[..<min(here.lowerBound, source.bytes.count)].reversed()
      .prefix { $0 != 0x0A }
    guard let mark = line.firstIndex(of: UInt8(ascii: ";")) else { return false }
    return line[mark...].contains(UInt8(ascii: ":"))
  }

  /// What to do about a word of the language where a name or a text is meant.
  private var hint: String {
    if isBehindSemicolon {
      return "; a ';' ends the statement before it, and in a text it is written '#59;'"
    }
    switch token.kind {
    case .name, .newline, .text, .rest, .arrow, .number, .comma, .plus, .minus, .circle, .stray,
      .value, .description, .configuration, .configurationStart, .configurationEnd, .endOfFile,
      .unknown, .title:
      return ""
    default:
      let word = String(decoding: source.bytes[token.range], as: UTF8.self)
      return "; '\(word)' is a word of Mermaid's own here: give it another name, and an alias"
    }
  }

  mutating func fail(_ failure: DiagramFailure) {
    fail(failure, at: source.range(failure.range))
  }

  /// Warns of a comment, by its place in the original.
  mutating func warn(_ message: String, _ range: Range<Int>) {
    diagnostics.append(
      Diagnostic(.warning, id: "mermaid.mark", message, at: snippet.span(range)))
  }

  /// Warns of words that Mermaid leaves out too.
  private mutating func warnOfComments() {
    for range in lexer.leftOut where !isColorOfFrame(range) {
      let text = String(decoding: source.bytes[range], as: UTF8.self)
      diagnostics.append(
        Diagnostic(
          .warning, id: "mermaid.comment",
          "'\(text)' is left out, because '#' begins a comment; in a text it is written '#35;'",
          at: snippet.span(source.range(range))))
    }
  }

  /// Whether what is left out follows `rect` at once: no words, but a colour.
  private func isColorOfFrame(_ range: Range<Int>) -> Bool {
    var end = range.lowerBound
    while end > 0, source.bytes[end - 1] == 0x20 || source.bytes[end - 1] == 0x09 { end -= 1 }
    return end >= 4 && source.bytes[end - 4..<end].elementsEqual("rect".utf8)
  }

  private mutating func fail(_ failure: DiagramFailure, at range: Range<Int>) {
    diagnostics.append(Diagnostic(id: failure.id, failure.message, at: snippet.span(range)))
  }

  static func word(_ block: Block) -> String {
    switch block {
    case .box: "box"
    case .mark: "group"
    case .frame(.tint): "rect"
    case .frame(let kind): kind.rawValue
    }
  }
}
