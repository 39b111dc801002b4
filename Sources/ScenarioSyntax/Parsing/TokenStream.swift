internal import SourceText

/// The tokens of a snippet with a place in them: what both parsers read from.
struct TokenStream {
  /// How many constructs may stand in each other: what a stack of half a megabyte has room for.
  static let depthLimit = 64
  /// How high a tree may grow: a chain of members or operators makes it higher without nesting, and
  /// whoever goes through it needs the stack for that.
  static let heightLimit = 100
  /// How many errors are worth reading.
  static let errorLimit = 50

  private let input: Input
  /// The tokens: the snippet's, but for an operator of which a part has been taken.
  private var tokens: [Token]
  let source: Int32
  private(set) var position = 0
  var diagnostics: [Diagnostic]
  private var errors = 0
  /// Whether it has been said that something is missing at the end.
  private(set) var saidEndIsTooSoon = false
  private var depth = 0
  /// The height of the tree that is being built, as far as it has been built.
  private var height = 0
  private var nextMark = 0
  /// Where `...` stands for code that is left out.
  var elisions: [Int32] = []

  /// What stays as it is while it is read; an object, so that a stream is not much to copy.
  private final class Input {
    let lexed: LexedSnippet
    /// For each token that opens a bracket, the index of the one that closes it; else the last token.
    let closers: [Int32]

    init(_ lexed: consuming LexedSnippet) {
      closers = TokenStream.matchBrackets(lexed.tokens)
      self.lexed = lexed
    }
  }

  init(_ lexed: consuming LexedSnippet, source: Int32) {
    tokens = lexed.tokens
    self.source = source
    diagnostics = lexed.diagnostics
    input = Input(lexed)
  }

  /// What is read.
  var lexed: LexedSnippet { input.lexed }

  // MARK: Looking

  var current: Token { tokens[position] }
  var kind: Token.Kind { current.kind }
  var isAtEnd: Bool { kind == .end }
  /// Whether no statement can begin here: a bracket closes, or there is nothing more.
  var isAtBlockEnd: Bool {
    switch kind {
    case .end, .rightBrace, .rightParen, .rightBracket, .interpolationEnd: true
    default: false
    }
  }
  /// The text of the current token.
  var text: String { text(current) }
  /// The token before the current one.
  var previous: Token { tokens[max(0, position - 1)] }

  func peek(_ distance: Int = 1) -> Token { token(position + distance) }

  func token(_ index: Int) -> Token {
    tokens[min(max(index, 0), tokens.count - 1)]
  }

  func text(_ token: Token) -> String { lexed.text(token.range) }

  /// The index of the token that closes the bracket at an index.
  func closer(of index: Int) -> Int {
    Int(input.closers[min(index, input.closers.count - 1)])
  }

  func token(_ token: Token, is text: String) -> Bool {
    token.range.count == text.utf8.count
      && lexed.bytes[token.range].elementsEqual(text.utf8)
  }

  /// Whether a token is a word, reserved or not, with a text.
  func token(_ token: Token, isWord text: String) -> Bool {
    (token.kind == .identifier || token.kind == .keyword) && self.token(token, is: text)
  }

  func at(word text: String) -> Bool { token(current, isWord: text) }

  /// Whether a word stands anywhere.
  func holds(word text: String) -> Bool { tokens.contains { token($0, isWord: text) } }

  func at(operator text: String) -> Bool { kind == .operator && token(current, is: text) }

  // MARK: Taking

  @discardableResult
  mutating func advance() -> Token {
    let token = current
    if token.kind != .end { position += 1 }
    return token
  }

  /// Takes a token for its text.
  mutating func takeText() -> String {
    let token = advance()
    return text(token)
  }

  mutating func take(_ kind: Token.Kind) -> Bool {
    guard self.kind == kind else { return false }
    advance()
    return true
  }

  mutating func take(word text: String) -> Bool {
    guard at(word: text) else { return false }
    advance()
    return true
  }

  mutating func take(operator text: String) -> Bool {
    guard at(operator: text) else { return false }
    advance()
    return true
  }

  /// Takes a `>`, which may be the first of several in one token: `Array<Set<Int>>`.
  mutating func takeClosingAngle() -> Bool {
    guard kind == .operator, lexed.bytes[current.range.lowerBound] == UInt8(ascii: ">") else {
      return false
    }
    if current.range.count == 1 {
      advance()
    } else {
      tokens[position].lower += 1
      tokens[position].textLower += 1
      tokens[position].spaceBefore = false
    }
    return true
  }

  /// The text of what has been taken since a token, with one blank where there is any.
  func typeText(from start: Int) -> String { evenText(span(from: start).range) }

  /// The text of a node, with one blank where there is any.
  func typeText(_ span: NodeSpan) -> String { evenText(span.range) }

  /// The text of some tokens, with one blank where there is any.
  func evenText(_ start: Int, _ end: Int) -> String {
    guard end > start else { return "" }
    let lower = Int(token(start).lower)
    return evenText(lower..<max(lower, Int(token(end - 1).upper)))
  }

  private func evenText(_ range: Range<Int>) -> String {
    var text: [UInt8] = []
    for byte in lexed.snippet.bytes[range] {
      let isBlank = byte <= 0x20
      if !isBlank || text.last != 0x20 { text.append(isBlank ? 0x20 : byte) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The text of some tokens without blanks.
  func joinedText(_ start: Int, _ end: Int) -> String {
    var text = ""
    for index in start..<max(start, end) { text += self.text(token(index)) }
    return text
  }

  /// Goes back, or ahead, to a token.
  mutating func move(to index: Int) { position = min(index, tokens.count - 1) }

  // MARK: Spans

  func span(_ token: Token) -> NodeSpan {
    NodeSpan(source: source, lower: token.lower, upper: token.upper)
  }

  /// The span from a token up to the last one taken.
  func span(from index: Int) -> NodeSpan {
    let first = token(index)
    let last = position > index ? previous : first
    return NodeSpan(source: source, lower: first.lower, upper: last.upper)
  }

  func sourceSpan(_ span: NodeSpan) -> SourceSpan { lexed.snippet.span(of: span) }

  // MARK: Bounds

  /// Enters a construct that may hold another of its kind.
  mutating func enter() throws(Failure) {
    guard depth < Self.depthLimit else {
      throw failure(
        "nesting-too-deep", "more than \(Self.depthLimit) constructs stand in each other",
        span(current))
    }
    depth += 1
  }

  mutating func leave() { depth -= 1 }

  /// Begins to measure a subtree; what was measured before is given to ``closeTree(_:)``.
  mutating func openTree() -> Int {
    let before = height
    height = 0
    return before
  }

  mutating func closeTree(_ before: Int) { height = max(height, before) }

  /// Puts a node on top of what has been measured since ``openTree()``.
  mutating func grow() throws(Failure) {
    height += 1
    if height > Self.heightLimit {
      throw failure(
        "nesting-too-deep", "the expression has more than \(Self.heightLimit) parts in a row",
        span(current))
    }
  }

  // MARK: Marks

  /// The marks before a token that have not been taken yet.
  mutating func takeMarks(before index: Int) -> [Mark] {
    guard nextMark < lexed.marks.count, lexed.marks[nextMark].token <= index else { return [] }
    var marks: [Mark] = []
    while nextMark < lexed.marks.count, lexed.marks[nextMark].token <= index {
      marks.append(lexed.marks[nextMark])
      nextMark += 1
    }
    return marks
  }

  /// The marks inside what was just read and behind it on its line.
  private mutating func takeTrailingMarks() -> [Mark] {
    var marks = takeMarks(before: position - 1)
    while nextMark < lexed.marks.count, lexed.marks[nextMark].token == position,
      !lexed.marks[nextMark].startsLine
    {
      marks.append(lexed.marks[nextMark])
      nextMark += 1
    }
    return marks
  }

  /// Makes statements of the marks before a token.
  mutating func appendMarks(before index: Int, to statements: inout [Statement]) {
    let marks = takeMarks(before: index)
    for mark in marks { statements.append(statement(mark)) }
  }

  /// Makes statements of the marks inside what was just read and behind it on its line; they stand before
  /// the statements from an index on.
  mutating func insertTrailingMarks(into statements: inout [Statement], at index: Int) {
    let marks = takeTrailingMarks()
    for (place, mark) in marks.enumerated() {
      statements.insert(statement(mark), at: index + place)
    }
  }

  private func statement(_ mark: Mark) -> Statement {
    let span = NodeSpan(
      source: source, lower: Int32(clamping: mark.range.lowerBound),
      upper: Int32(clamping: mark.range.upperBound))
    let kind: Statement.Kind =
      switch mark.kind {
      case .divider: .divider(mark.text)
      case .note: .note(mark.text)
      case .drawing: .mark(mark.text)
      }
    return Statement(kind: kind, span: span)
  }

  // MARK: Diagnostics

  func failure(
    _ id: String, _ message: String, _ span: NodeSpan, notes: [Diagnostic.Note] = [],
    fixIts: [Diagnostic.FixIt] = []
  ) -> Failure {
    Failure(diagnostic: diagnostic(id, message, span, notes: notes, fixIts: fixIts))
  }

  func diagnostic(
    _ id: String, _ message: String, _ span: NodeSpan, notes: [Diagnostic.Note] = [],
    fixIts: [Diagnostic.FixIt] = []
  ) -> Diagnostic {
    let name = id.utf8.contains(UInt8(ascii: ".")) ? id : "\(lexed.dialect.rawValue).\(id)"
    return Diagnostic(id: name, message, at: sourceSpan(span), notes: notes, fixIts: fixIts)
  }

  /// Records a failure; after too many of them the rest of the snippet is left unread, which is
  /// said too.
  mutating func record(_ failure: Failure) {
    if let diagnostic = failure.diagnostic {
      diagnostics.append(diagnostic)
      if isAtEnd { saidEndIsTooSoon = true }
      if diagnostic.id.utf8.elementsEqual("\(lexed.dialect.rawValue).wrong-dialect".utf8) {
        // All that follows would be wrong for the same reason.
        position = tokens.count - 1
        saidEndIsTooSoon = true
      }
    }
    errors += 1
    if errors == Self.errorLimit, !isAtEnd {
      diagnostics.append(
        self.diagnostic(
          "too-many-errors", "too many errors; the rest is not read", span(current)))
      position = tokens.count - 1
    }
  }

  // MARK: Brackets

  /// Pairs brackets in one pass. A closing brace also ends parentheses left open inside its
  /// braces, but no other bracket ends braces.
  private static func matchBrackets(_ tokens: [Token]) -> [Int32] {
    var closers = [Int32](repeating: Int32(tokens.count - 1), count: tokens.count)
    var open: [(kind: Token.Kind, index: Int)] = []
    var braces = 0
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .leftBrace:
        braces += 1
        open.append((.leftBrace, index))
      case .leftParen, .leftBracket, .interpolationBegin: open.append((token.kind, index))
      case .rightBrace where braces > 0:
        braces -= 1
        while let last = open.popLast() {
          guard last.kind == .leftBrace else { continue }
          closers[last.index] = Int32(index)
          break
        }
      case .rightParen: close(.leftParen, at: index)
      case .rightBracket: close(.leftBracket, at: index)
      case .interpolationEnd: close(.interpolationBegin, at: index)
      default: break
      }
    }
    return closers

    /// Closes the nearest bracket of a kind; a few others between were forgotten to be closed.
    func close(_ kind: Token.Kind, at index: Int) {
      for distance in 1...4 where distance <= open.count {
        let candidate = open[open.count - distance]
        if candidate.kind == kind {
          closers[candidate.index] = Int32(index)
          open.removeLast(distance)
          return
        }
        if candidate.kind == .leftBrace { return }
      }
    }
  }
}
