internal import SourceText

extension ObjectiveCParser {
  /// Statements up to a `}`, the end, or where `stops` says so.
  mutating func parseStatements(until stops: (inout Self) -> Bool) -> [Statement] {
    var statements: [Statement] = []
    while true {
      input.appendMarks(before: input.position, to: &statements)
      if input.isAtBlockEnd || stops(&self) { return statements }
      if input.take(.semicolon) { continue }
      let start = input.position
      var parsed: [Statement] = []
      do throws(Failure) {
        parsed = try parseStatement()
      } catch {
        input.record(error)
        input.recover(from: start)
        if input.position == start { input.advance() }
      }
      input.insertTrailingMarks(into: &statements, at: statements.count)
      if !isInClass {
        statements += hoisted
        hoisted = []
      }
      statements += parsed
    }
  }

  /// Statements in braces; `place` says of what, for the diagnostic.
  mutating func parseBlock(_ place: String) throws(Failure) -> Block {
    let start = input.position
    let opening = try input.expect(.leftBrace, "'{' \(place)")
    try input.enter()
    defer { input.leave() }
    var statements = parseStatements { _ in false }
    while input.skipExtraneousCloser(in: start) {
      statements += parseStatements { _ in false }
    }
    try input.expect(.rightBrace, "'}'", opening: opening)
    return Block(statements: statements, span: input.span(from: start))
  }

  /// A block, or one statement without braces.
  mutating func parseBody(_ place: String) throws(Failure) -> Block {
    if input.kind == .leftBrace { return try parseBlock(place) }
    let start = input.position
    if input.take(.semicolon) { return Block(statements: [], span: input.span(from: start)) }
    guard !input.isAtEnd, input.kind != .rightBrace else {
      throw input.expected("a statement \(place)", id: "expected-statement")
    }
    let statements = try parseStatement()
    return Block(statements: statements, span: input.span(from: start))
  }

  /// One statement; several only where a declaration has several variables.
  mutating func parseStatement() throws(Failure) -> [Statement] {
    try input.enter()
    defer { input.leave() }
    let tree = input.openTree()
    defer { input.closeTree(tree) }
    let start = input.position
    let statements = try parseAnyStatement(from: start)
    try input.grow()
    return statements
  }

  private mutating func parseAnyStatement(from start: Int) throws(Failure) -> [Statement] {
    if let failure = swiftInObjectiveC(from: start) { throw failure }
    switch input.kind {
    case .atWord:
      if let statements = try parseAtStatement() { return statements }
    case .hashWord: return try parseDirective()
    case .operator:
      if isAtMethod { return try parseMethodFragment() }
      if let elision = input.takeElision() {
        return [Statement(kind: elision, span: input.span(from: start))]
      }
    case .keyword, .identifier:
      if skipMacro() { return [] }
      if isAtDeclaration { return try parseDeclaration() }
    default: break
    }
    let kind = try parseStatementKind()
    return [Statement(kind: kind, span: input.span(from: start))]
  }

  private mutating func parseStatementKind() throws(Failure) -> Statement.Kind {
    switch input.kind {
    case .leftBrace: return .block(try parseBlock(""))
    case .keyword: break
    default: return try parseExpressionStatement()
    }
    switch input.text {
    case "if": return .if(try parseIf())
    case "for": return try parseFor()
    case "while": return try parseWhile()
    case "do": return try parseDo()
    case "switch": return .switch(try parseSwitch())
    case "return":
      input.advance()
      if input.kind == .semicolon || input.kind == .rightBrace || input.isAtEnd {
        try expectSemicolon(after: "return statement")
        return .return(nil)
      }
      let value = try parseExpression()
      try expectSemicolon(after: "return statement")
      return .return(value)
    case "break":
      input.advance()
      try expectSemicolon(after: "break statement")
      return .break(label: nil)
    case "continue":
      input.advance()
      try expectSemicolon(after: "continue statement")
      return .continue(label: nil)
    case "goto":
      throw input.unsupported(
        "'goto'", input.span(input.current), instead: "leave a loop with 'break'")
    case "else", "case", "default":
      let owner = input.text == "else" ? "an 'if'" : "a 'switch'"
      throw input.failure(
        "unexpected-token", "'\(input.text)' can only appear inside \(owner) statement",
        input.span(input.current))
    default: return try parseExpressionStatement()
    }
  }

  private mutating func parseExpressionStatement() throws(Failure) -> Statement.Kind {
    let start = input.position
    let first = try parseExpression()
    guard input.kind == .comma else {
      try expectSemicolon(after: "expression")
      return .expression(first)
    }
    if case .name(let name) = first.kind, name.first?.isUppercase == true {
      // A type, whose star is mistyped.
      throw input.expected("identifier or '('", id: "expected-name")
    }
    // `i++, j--;`
    var statements = [Statement(kind: .expression(first), span: first.span)]
    while input.take(.comma) {
      let next = try parseExpression()
      statements.append(Statement(kind: .expression(next), span: next.span))
    }
    try expectSemicolon(after: "expression")
    return .block(Block(statements: statements, span: input.span(from: start)))
  }

  /// Takes the semicolon of a statement; the fault is where it is missing, not where it is missed.
  mutating func expectSemicolon(after what: String) throws(Failure) {
    if input.take(.semicolon) { return }
    if input.kind == .rightBracket || input.kind == .rightParen {
      throw input.failure(
        "unexpected-token", "extraneous '\(input.text)' after \(what)", input.span(input.current))
    }
    let end = input.previous.upper
    let place = NodeSpan(source: input.source, lower: end, upper: end)
    let expected = input.expected("';' after \(what)", id: "expected-semicolon")
    guard expected.diagnostic != nil else { throw expected }
    if let other = otherThanSemicolon(after: what, at: place) { throw other }
    let failure = input.failure(
      "expected-semicolon", "expected ';' after \(what)", place,
      fixIts: [.init("write ';' here", replace: input.sourceSpan(place), with: ";")])
    if input.isAtEnd, what == "expression", let error = failure.diagnostic {
      // The last line of a note often has none, and nothing is lost by it.
      input.diagnostics.append(
        Diagnostic(
          .warning, id: error.id, error.message, at: error.span, notes: error.notes,
          fixIts: error.fixIts))
      return
    }
    // On the next line a new statement begins: nothing of it is lost by the missing semicolon.
    guard input.current.startsLine || input.kind == .rightBrace || input.isAtEnd else {
      throw failure
    }
    input.record(failure)
  }

  // MARK: Words with `@`

  /// A statement or declaration that begins with `@word`; nothing where that is an expression.
  private mutating func parseAtStatement() throws(Failure) -> [Statement]? {
    let start = input.position
    let kind: Statement.Kind
    switch input.text {
    case "@interface": return [try parseInterface()]
    case "@implementation": return [try parseImplementation()]
    case "@protocol" where input.peek().kind == .identifier: return try parseProtocol()
    case "@property": return try parsePropertyFragment()
    case "@class", "@import":
      while !input.isAtEnd, !input.take(.semicolon) { input.advance() }
      return []
    case "@autoreleasepool":
      input.advance()
      kind = .block(try parseBlock("after '@autoreleasepool'"))
    case "@synchronized":
      input.advance()
      _ = try parseParenthesized("after '@synchronized'")
      kind = .block(try parseBlock("after '@synchronized'"))
    case "@try": kind = .do(try parseTry())
    case "@throw":
      input.advance()
      let value = try parseExpression()
      try expectSemicolon(after: "@throw statement")
      kind = .throw(value)
    case "@end":
      // The methods at the end of a file are pasted with what ends their class.
      if input.previous.kind == .rightBrace, input.peek().kind == .end {
        input.advance()
        return []
      }
      throw input.failure(
        "unexpected-token", "'@end' must appear in an Objective-C context",
        input.span(input.current))
    case "@weakify", "@strongify": return try parseWeakify()
    default: return nil
    }
    return [Statement(kind: kind, span: input.span(from: start))]
  }

  /// Macros of headers that stand alone and say nothing to a program.
  private mutating func skipMacro() -> Bool {
    guard input.kind == .identifier, input.text.hasPrefix("NS_"),
      input.peek().startsLine || input.peek().kind == .end
    else { return false }
    input.advance()
    return true
  }
}
