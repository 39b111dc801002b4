internal import SourceText

extension ObjectiveCParser {
  mutating func parsePrimary() throws(Failure) -> Expression {
    let token = input.current
    let span = input.span(token)
    switch token.kind {
    case .integer, .floating: return try parseNumber()
    case .stringBegin: return try parseStrings()
    case .character:
      input.advance()
      return Expression(kind: .integer(characterValue(token)), span: span)
    case .at: return try parseAtLiteral()
    case .atWord: return try parseAtWord()
    case .leftBracket: return try parseMessage()
    case .leftParen: return try parseParentheses()
    case .identifier:
      if let failure = newOfAnotherLanguage() { throw failure }
      input.advance()
      return Expression(kind: nameKind(input.text(token)), span: span)
    case .operator where isCaret(token): return try parseBlockLiteral()
    case .leftBrace: throw missingCaret()
    default: throw input.expected("expression", id: "expected-expression")
    }
  }

  /// Says that a block begins with `^`.
  func missingCaret() -> Failure {
    input.expected(
      "expression", id: "expected-expression", notes: [.init("a block begins with '^': '^{ … }'")])
  }

  /// Says that `new Page()` is of another language.
  private func newOfAnotherLanguage() -> Failure? {
    guard input.at(word: "new"), input.peek().kind == .identifier, !input.peek().startsLine,
      input.peek(2).kind == .leftParen
    else { return nil }
    let type = input.text(input.peek())
    return input.failure(
      "expected-expression", "use of undeclared identifier 'new'", input.span(input.current),
      notes: [.init("an object is made by a message: '[\(type) new]' or '[[\(type) alloc] init]'")])
  }

  private func nameKind(_ name: String) -> Expression.Kind {
    switch name {
    case "nil", "Nil", "NULL": .nil
    case "YES", "true", "TRUE": .boolean(true)
    case "NO", "false", "FALSE": .boolean(false)
    case "self": .self
    case "super": .super
    case "_cmd": context.literal(.selector)
    case "__func__", "__FUNCTION__", "__PRETTY_FUNCTION__": context.literal(.prettyFunction)
    case "__FILE__": context.literal(.file)
    case "__LINE__": context.literal(.line)
    default: .name(name)
    }
  }

  private mutating func parseNumber() throws(Failure) -> Expression {
    let token = input.advance()
    let text = input.text(token)
    let span = input.span(token)
    if token.kind == .integer, let value = NumberLiteral.integer(text, dialect: .objectiveC) {
      return Expression(kind: .integer(value), span: span)
    }
    if token.kind == .floating, let value = NumberLiteral.floating(text) {
      return Expression(kind: .double(value), span: span)
    }
    let isOctal = text.hasPrefix("0") && text.utf8.count < 20
    throw input.failure(
      "invalid-number",
      isOctal
        ? "invalid digit in octal constant '\(text)'"
        : "literal '\(text)' is too large to be represented", span)
  }

  private func characterValue(_ token: Token) -> Int64 {
    let bytes = input.lexed.bytes[token.range].dropFirst().dropLast()
    let text = StringLiteral.unescape(bytes, hashes: 0, dialect: .objectiveC).text
    return Int64(text.unicodeScalars.first?.value ?? 0)
  }

  /// A string, and those that C joins to it.
  private mutating func parseStrings() throws(Failure) -> Expression {
    let start = input.position
    var text = ""
    while true {
      text += try parseString()
      if input.kind == .stringBegin { continue }
      guard input.kind == .at, input.peek().kind == .stringBegin else { break }
      input.advance()
    }
    return Expression(kind: .string(text), span: input.span(from: start))
  }

  private mutating func parseString() throws(Failure) -> String {
    let opening = input.advance()
    var text = ""
    while input.kind == .stringText {
      let token = input.advance()
      let bytes = input.lexed.bytes[token.range]
      text += StringLiteral.unescape(bytes, hashes: 0, dialect: .objectiveC).text
    }
    try input.expect(.stringEnd, "the end of the string", opening: opening)
    return text
  }

  // MARK: Literals with `@`

  private mutating func parseAtLiteral() throws(Failure) -> Expression {
    let start = input.position
    input.advance()
    let inner: Expression
    switch input.kind {
    case .stringBegin: inner = try parseStrings()
    case .integer, .floating: inner = try parseNumber()
    case .character, .leftParen: inner = try parsePrimary()
    case .leftBracket: inner = try parseArray()
    case .leftBrace: inner = try parseDictionary()
    case .operator where input.at(operator: "-"): inner = try parseConditional()
    default: throw input.expected("a literal after '@'", id: "expected-expression")
    }
    return Expression(kind: inner.kind, span: input.span(from: start))
  }

  private mutating func parseArray() throws(Failure) -> Expression {
    let start = input.position
    let opening = input.advance()
    var elements: [Expression] = []
    while input.kind != .rightBracket, !input.isAtEnd {
      elements.append(try parseExpression())
      guard input.take(.comma) else { break }
    }
    try input.expect(.rightBracket, "']' or ','", opening: opening)
    return Expression(kind: .array(elements), span: input.span(from: start))
  }

  private mutating func parseDictionary() throws(Failure) -> Expression {
    let start = input.position
    let opening = input.advance()
    var entries: [DictionaryEntry] = []
    while input.kind != .rightBrace, !input.isAtEnd {
      let key = try parseExpression()
      try input.expect(.colon, "':' and the value of the key")
      entries.append(DictionaryEntry(key: key, value: try parseExpression()))
      guard input.take(.comma) else { break }
    }
    try input.expect(.rightBrace, "'}' or ','", opening: opening)
    return Expression(kind: .dictionary(entries), span: input.span(from: start))
  }

  private mutating func parseAtWord() throws(Failure) -> Expression {
    let start = input.position
    let span = input.span(input.current)
    let text = input.text
    switch text {
    case "@YES", "@true", "@NO", "@false":
      input.advance()
      return Expression(kind: .boolean(text == "@YES" || text == "@true"), span: span)
    case "@selector": return try parseSelector()
    case "@available", "@protocol":
      input.advance()
      let paren = input.position
      let opening = try input.expect(.leftParen, "'(' after '\(text)'")
      let close = input.closer(of: paren)
      let version = AvailabilityVersion.iOS(in: input, from: paren, to: close)
      let name = input.joinedText(paren + 1, close)
      input.move(to: close)
      try input.expect(.rightParen, "')'", opening: opening)
      return Expression(
        kind: text == "@protocol"
          ? .name(name) : .availability(minimumIOS: version, isNegated: false),
        span: input.span(from: start))
    default:
      throw input.unsupported("'\(text)'", span)
    }
  }

  /// `@selector(tapped:)`.
  private mutating func parseSelector() throws(Failure) -> Expression {
    let start = input.position
    input.advance()
    let paren = input.position
    let opening = try input.expect(.leftParen, "'(' after '@selector'")
    let close = input.closer(of: paren)
    for index in paren + 1..<max(paren + 1, close) {
      let token = input.token(index)
      guard token.kind == .identifier || token.kind == .keyword || token.kind == .colon else {
        throw input.failure(
          "invalid-selector", "expected ')' or a piece of a selector, found '\(input.text(token))'",
          input.span(token))
      }
    }
    let name = input.joinedText(paren + 1, close)
    input.move(to: close)
    try input.expect(.rightParen, "')'", opening: opening)
    guard !name.isEmpty else {
      throw input.failure(
        "invalid-selector", "expected selector for Objective-C method", input.span(from: start))
    }
    return Expression(
      kind: .selector(SelectorLiteral(base: nil, name: name)), span: input.span(from: start))
  }

  // MARK: Parentheses

  private mutating func parseParentheses() throws(Failure) -> Expression {
    let start = input.position
    let opening = input.advance()
    if input.kind == .leftBrace {
      let value = try parseStatementExpression()
      try input.expect(.rightParen, "')'", opening: opening)
      return Expression(kind: value, span: input.span(from: start))
    }
    let inner = try parseExpression()
    try input.expect(.rightParen, "')'", opening: opening)
    return Expression(kind: inner.kind, span: input.span(from: start))
  }

  /// GNU's `({ …; value; })`: a closure that is called at once and returns its last expression.
  private mutating func parseStatementExpression() throws(Failure) -> Expression.Kind {
    var body = try parseBlock("")
    if let last = body.statements.last, case .expression(let value) = last.kind {
      body.statements[body.statements.count - 1].kind = .return(value)
    }
    let closure = Closure(
      captures: [], parameters: [], anonymousParameterCount: 0, returnType: nil, body: body,
      isBlock: false)
    let callee = Expression(kind: .closure(closure), span: body.span)
    return .call(Call(callee: callee, arguments: [], style: .function))
  }
}
