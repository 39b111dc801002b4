internal import SourceText

extension SwiftParser {
  mutating func parseClosure() throws(Failure) -> Expression {
    let start = input.position
    try input.enter()
    defer { input.leave() }
    let outer = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = outer }
    let opening = try input.expect(.leftBrace, "'{'")
    var closure = Closure(
      captures: [], parameters: [], anonymousParameterCount: 0, returnType: nil,
      body: Block(statements: [], span: input.span(opening)), isBlock: false)
    if let body = signatureEnd() {
      try parseSignature(&closure)
      guard input.position == body else {
        throw input.expected("'in' behind the closure's parameters", id: "expected-token")
      }
      input.advance()
    }
    anonymousParameters.append(0)
    let statements = parseStatements(behind: start)
    closure.anonymousParameterCount = anonymousParameters.removeLast()
    try input.expect(.rightBrace, "'}'", opening: opening)
    closure.body = Self.withReturningBranches(
      Block(statements: statements, span: input.span(from: start)), as: closure.returnType)
    try input.grow()
    return Expression(kind: .closure(closure), span: input.span(from: start))
  }

  /// The index of the `in` that ends a closure's signature, if it has one.
  private func signatureEnd() -> Int? {
    var index = input.position
    while input.token(index).kind == .atWord {
      index += 1
      if input.token(index).kind == .leftParen, !input.token(index).spaceBefore {
        index = input.closer(of: index) + 1
      }
    }
    if input.token(index).kind == .leftBracket { index = input.closer(of: index) + 1 }
    if input.token(index).kind == .leftParen {
      index = input.closer(of: index) + 1
    } else {
      while isParameterName(input.token(index)) {
        index += 1
        guard input.token(index).kind == .comma else { break }
        index += 1
      }
    }
    return signatureEnd(behindParameters: index)
  }

  private func isParameterName(_ token: Token) -> Bool {
    token.kind == .identifier || input.token(token, isWord: "_")
  }

  /// Effects and a result type, then `in`.
  private func signatureEnd(behindParameters start: Int) -> Int? {
    var index = start
    while ["async", "throws", "rethrows"].contains(input.text(input.token(index))) {
      index += 1
      if input.token(index).kind == .leftParen { index = input.closer(of: index) + 1 }
    }
    let arrow = input.token(index)
    if arrow.kind == .operator, input.text(arrow) == "->" {
      let limit = index + 40
      while index < limit, !input.token(input.token(index), isWord: "in") {
        switch input.token(index).kind {
        case .end, .rightBrace, .leftBrace, .semicolon: return nil
        default: index += 1
        }
      }
    }
    return input.token(input.token(index), isWord: "in") ? index : nil
  }

  private mutating func parseSignature(_ closure: inout Closure) throws(Failure) {
    _ = takeAttributes()
    if input.kind == .leftBracket { closure.captures = try parseCaptures() }
    if input.kind == .leftParen {
      closure.parameters = try parseParameters(isClosure: true)
    } else {
      while isParameterName(input.current) {
        let token = input.advance()
        closure.parameters.append(
          Parameter(
            label: nil, name: input.text(token), type: nil, defaultValue: nil, isVariadic: false,
            isInout: false, span: input.span(token)))
        guard input.take(.comma) else { break }
      }
    }
    while ["async", "throws", "rethrows"].contains(input.text) {
      input.advance()
      if input.kind == .leftParen { input.skipBracketed() }
    }
    if input.take(operator: "->") { closure.returnType = try parseType() }
  }

  /// `[weak self, unowned view, name = value]`.
  private mutating func parseCaptures() throws(Failure) -> [Closure.Capture] {
    let opening = input.advance()
    var captures: [Closure.Capture] = []
    while input.kind != .rightBracket, !input.isAtEnd {
      var ownership = Closure.Capture.Ownership.strong
      if input.at(word: "weak"), isCaptureName(input.peek()) {
        input.advance()
        ownership = .weak
      } else if input.at(word: "unowned"), input.peek().kind != .comma,
        input.peek().kind != .rightBracket
      {
        input.advance()
        ownership = .unowned
        if input.kind == .leftParen { input.skipBracketed() }
      }
      guard isCaptureName(input.current) else {
        throw input.expected("the name of a captured variable", id: "expected-name")
      }
      let name = input.takeText()
      var value: Expression?
      if input.take(operator: "=") { value = try parseExpression() }
      captures.append(Closure.Capture(name: name, ownership: ownership, value: value))
      guard input.take(.comma) else { break }
    }
    try input.expect(.rightBracket, "']' or ','", opening: opening)
    return captures
  }

  private func isCaptureName(_ token: Token) -> Bool {
    token.kind == .identifier || input.token(token, isWord: "self")
  }
}
