internal import SourceText

extension SwiftParser {
  /// Statements up to a `}`, the end, or where `stops` says so.
  mutating func parseStatements(until stops: (inout Self) -> Bool) -> [Statement] {
    var statements: [Statement] = []
    while true {
      input.appendMarks(before: input.position, to: &statements)
      if input.isAtBlockEnd || stops(&self) { return statements }
      if input.take(.semicolon) || takePreview() { continue }
      let start = input.position
      let first = statements.count
      do throws(Failure) {
        try parseStatement(to: &statements)
        try expectStatementEnd(from: start)
      } catch {
        input.record(error)
        input.recover(from: start)
        if input.position == start { input.advance() }
      }
      input.insertTrailingMarks(into: &statements, at: first)
    }
  }

  /// Passes over `#Preview("name") { … }`, which Xcode runs and no program; whether one begins here.
  private mutating func takePreview() -> Bool {
    guard input.kind == .hashWord, input.text == "#Preview" else { return false }
    input.advance()
    if input.kind == .leftParen { input.skipBracketed() }
    if input.kind == .leftBrace { input.skipBracketed() }
    return true
  }

  /// The statements behind an opening brace. A bracket that closes nothing is passed over, unless
  /// it is the brace that is not closed.
  mutating func parseStatements(behind opening: Int) -> [Statement] {
    var statements = parseStatements { _ in false }
    while input.skipExtraneousCloser(in: opening) {
      statements += parseStatements { _ in false }
    }
    return statements
  }

  /// Statements in braces; `place` says of what, for the diagnostic.
  mutating func parseBlock(_ place: String) throws(Failure) -> Block {
    let start = input.position
    let opening = try input.expect(.leftBrace, "'{' \(place)")
    try input.enter()
    defer { input.leave() }
    let outer = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = outer }
    let statements = parseStatements(behind: start)
    try input.expect(.rightBrace, "'}'", opening: opening)
    return Block(statements: statements, span: input.span(from: start))
  }

  /// Adds one statement; several only where a declaration has several variables.
  private mutating func parseStatement(to statements: inout [Statement]) throws(Failure) {
    try input.enter()
    defer { input.leave() }
    let tree = input.openTree()
    defer { input.closeTree(tree) }
    let start = input.position
    if isAtDeclaration {
      let declared = try parseDeclared(in: nil)
      try input.grow()
      try append(declared, input.span(from: start), to: &statements)
    } else {
      let kind = try parseStatementKind()
      try input.grow()
      statements.append(Statement(kind: kind, span: input.span(from: start)))
    }
  }

  private mutating func parseStatementKind() throws(Failure) -> Statement.Kind {
    guard input.kind == .keyword else {
      if input.kind == .identifier {
        if let labeled = try parseLabeled() { return labeled }
      } else if let elision = input.takeElision() {
        return elision
      }
      return .expression(try parseExpression())
    }
    switch input.text {
    case "if": return .if(try parseIf())
    case "guard": return try parseGuard()
    case "for": return try parseFor()
    case "while": return try parseWhile()
    case "repeat": return try parseRepeat()
    case "switch": return .switch(try parseSwitch())
    case "return": return try parseReturn()
    case "break":
      input.advance()
      return .break(label: takeLabelName())
    case "continue":
      input.advance()
      return .continue(label: takeLabelName())
    case "fallthrough":
      input.advance()
      return .fallthrough
    case "throw":
      input.advance()
      return .throw(try parseExpression())
    case "do" where input.peek().kind == .leftBrace || input.token(input.peek(), isWord: "throws"):
      return .do(try parseDo())
    case "defer" where input.peek().kind == .leftBrace:
      input.advance()
      return .defer(try parseBlock("after 'defer'"))
    default:
      if let labeled = try parseLabeled() { return labeled }
      return .expression(try parseExpression())
    }
  }

  private mutating func parseReturn() throws(Failure) -> Statement.Kind {
    input.advance()
    switch input.kind {
    case .rightBrace, .semicolon, .end: return .return(nil)
    default: break
    }
    // A value on the next line belongs to `return`, unless a statement begins there.
    if input.current.startsLine, isAtStatementKeyword || isAtDeclaration { return .return(nil) }
    return .return(try parseExpression())
  }

  private var isAtStatementKeyword: Bool {
    guard input.kind == .keyword else { return false }
    switch input.text {
    case "if", "guard", "for", "while", "repeat", "switch", "return", "break", "continue",
      "fallthrough", "throw", "do", "defer", "case", "default":
      return true
    default: return false
    }
  }

  private mutating func takeLabelName() -> String? {
    guard input.kind == .identifier, !input.current.startsLine else { return nil }
    return input.takeText()
  }

  private mutating func parseLabeled() throws(Failure) -> Statement.Kind? {
    guard input.kind == .identifier, input.peek().kind == .colon,
      ["for", "while", "repeat", "switch", "if", "do"].contains(input.text(input.peek(2)))
    else { return nil }
    let label = input.takeText()
    input.advance()
    let start = input.position
    let kind = try parseStatementKind()
    return .labeled(label, Statement(kind: kind, span: input.span(from: start)))
  }

  // MARK: Ends of statements

  /// A statement ends with its line, at a semicolon, or before a brace.
  private mutating func expectStatementEnd(from start: Int) throws(Failure) {
    if input.isAtBlockEnd || input.kind == .semicolon || input.current.startsLine { return }
    if input.kind == .unknown { throw Failure(diagnostic: nil) }
    if let failure = misspeltKeyword(at: start) { throw failure }
    if let failure = objectiveCInSwift(from: start) { throw failure }
    if input.kind == .operator { throw operatorFailure() }
    throw input.failure(
      "expected-separator", "consecutive statements on a line must be separated by ';'",
      input.span(input.current),
      notes: input.previous.kind == .identifier && input.text(input.previous) == "new"
        ? [.init("Swift has no 'new': an object is made by calling its type")] : [])
  }

  /// `fucn viewDidLoad()`, `lett x = 1`: a first word that is nearly a keyword.
  private func misspeltKeyword(at start: Int) -> Failure? {
    if input.previous.kind == .rightBrace, input.kind == .identifier,
      let failure = misspelt(input.current, among: ["else", "catch", "while"])
    {
      return failure
    }
    let word = input.token(start)
    guard word.kind == .identifier, input.position > start else { return nil }
    let next = input.token(start + 1)
    guard next.kind == .identifier || next.kind == .keyword, !next.startsLine else { return nil }
    return misspelt(word, among: Keywords.swiftStarters)
  }

  /// Says which keyword a word is probably meant to be; nothing where there is none.
  func misspelt(_ word: Token, among keywords: [String]) -> Failure? {
    let name = input.text(word)
    guard let keyword = Suggestion.nearest(to: name, in: keywords) else { return nil }
    let span = input.span(word)
    return input.failure(
      "unknown-keyword", "'\(name)' is no keyword", span,
      fixIts: [
        .init("did you mean '\(keyword)'?", replace: input.sourceSpan(span), with: keyword)
      ])
  }

  /// Why an operator cannot go on with the expression before it.
  private func operatorFailure() -> Failure {
    let token = input.current
    let text = input.text
    let span = input.span(token)
    if text == "++" || text == "--" {
      let meant = text == "++" ? "+= 1" : "-= 1"
      return input.failure(
        "unknown-operator", "cannot find operator '\(text)' in scope", span,
        fixIts: [
          .init("did you mean '\(meant)'?", replace: input.sourceSpan(span), with: " \(meant)")
        ])
    }
    if SwiftOperator(text) != nil {
      return input.failure(
        "operator-spacing", "'\(text)' needs a blank on both sides, or on neither", span)
    }
    return input.failure(
      "unknown-operator", "cannot find operator '\(text)' in scope", span)
  }
}
