internal import SourceText

extension ObjectiveCParser {
  /// `[receiver selector]`, `[receiver piece:argument piece:argument]`.
  mutating func parseMessage() throws(Failure) -> Expression {
    let start = input.position
    let opening = input.advance()
    let receiver = try parseExpression()
    let name = input.position
    guard isSelectorPiece(input.current) || input.kind == .colon else {
      throw missingSelector(behind: receiver, opening)
    }
    let first = isSelectorPiece(input.current) ? input.takeText() : ""
    let callee = Expression(
      kind: .member(base: receiver, name: first),
      span: receiver.span.through(input.span(input.token(name))))
    var selector = first
    var arguments: [Argument] = []
    var piece = first
    var pieceStart = name
    while input.take(.colon) {
      selector += ":"
      let value = try parseMessageArgument(piece)
      arguments.append(
        Argument(
          label: arguments.isEmpty || piece.isEmpty ? nil : piece, value: value, isTrailing: false,
          span: input.span(from: pieceStart)))
      while input.take(.comma) {
        // What a variadic method takes beyond its selector.
        let next = input.position
        let extra = try parseExpression()
        arguments.append(
          Argument(label: nil, value: extra, isTrailing: false, span: input.span(from: next)))
      }
      pieceStart = input.position
      piece = ""
      if isSelectorPiece(input.current), input.peek().kind == .colon {
        piece = input.takeText()
      }
      guard input.kind == .colon else { break }
      selector += piece
    }
    if input.kind != .rightBracket { throw unfinishedMessage(opening) }
    input.advance()
    let call = Call(callee: callee, arguments: arguments, style: .message(selector: selector))
    return Expression(kind: .call(call), span: input.span(from: start))
  }

  private mutating func parseMessageArgument(_ piece: String) throws(Failure) -> Expression {
    switch input.kind {
    case .rightBracket, .comma, .semicolon:
      throw input.failure(
        "expected-expression", "expected expression after '\(piece):'",
        input.span(input.current))
    // `push: animated:YES` has forgotten the argument, `move:x :y` and `move:x:y` have not.
    case .identifier
    where input.peek().kind == .colon && input.peek().lower == input.current.upper
      && input.current.lower > input.previous.upper:
      throw input.failure(
        "expected-expression", "expected expression after '\(piece):'", input.span(input.current))
    default: return try parseExpression()
    }
  }

  /// A word that can be part of a selector, reserved or not.
  private func isSelectorPiece(_ token: Token) -> Bool {
    token.kind == .identifier || token.kind == .keyword
  }

  private func missingSelector(behind receiver: Expression, _ opening: Token) -> Failure {
    if input.kind == .rightBracket || input.kind == .semicolon || input.current.startsLine {
      return input.failure(
        "expected-identifier", "expected a selector behind the receiver of the message",
        receiver.span)
    }
    return input.expected("']'", id: "expected-token", notes: [matching(opening)])
  }

  private func unfinishedMessage(_ opening: Token) -> Failure {
    if isSelectorPiece(input.current), !input.current.startsLine {
      // `[a push:b animated YES]`
      let span = input.span(input.current)
      let place = NodeSpan(source: span.source, lower: span.upper, upper: span.upper)
      return input.failure(
        "expected-token", "expected ':' after '\(input.text)'", span,
        fixIts: [.init("write '\(input.text):'", replace: input.sourceSpan(place), with: ":")])
    }
    return input.expected("']'", id: "expected-token", notes: [matching(opening)])
  }

  private func matching(_ opening: Token) -> Diagnostic.Note {
    .init("to match this '['", at: input.sourceSpan(input.span(opening)))
  }

  // MARK: Blocks

  /// `^{ … }`, `^(BOOL finished) { … }`, `^BOOL(id object) { … }`.
  mutating func parseBlockLiteral() throws(Failure) -> Expression {
    let start = input.position
    input.advance()
    var closure = Closure(
      captures: [], parameters: [], anonymousParameterCount: 0, returnType: nil,
      body: Block(statements: [], span: input.span(from: start)), isBlock: true)
    if input.kind == .identifier || input.kind == .keyword {
      let type = input.position
      while input.kind == .identifier || input.kind == .keyword || isStar(input.current) {
        input.advance()
      }
      if input.at(operator: "<"), let end = angleEnd(from: input.position) {
        input.move(to: end)
        while isStar(input.current) { input.advance() }
      }
      closure.returnType = typeName(type, input.position)
    }
    if input.kind == .leftParen { closure.parameters = try parseCParameters() }
    guard input.kind == .leftBrace else {
      throw input.expected("'{' and the body of the block", id: "expected-token")
    }
    closure.body = try parseBlock("and the body of the block")
    return Expression(kind: .closure(closure), span: input.span(from: start))
  }

  /// The parameters of a block or of a function of C.
  mutating func parseCParameters() throws(Failure) -> [Parameter] {
    let opening = try input.expect(.leftParen, "'('")
    var parameters: [Parameter] = []
    if input.at(word: "void"), input.peek().kind == .rightParen { input.advance() }
    while input.kind != .rightParen, !input.isAtEnd {
      if input.take(operator: "...") { break }
      let start = input.position
      let declarator = try parseDeclarator(try parseSpecifiers(), from: start, needsName: false)
      parameters.append(
        Parameter(
          label: nil, name: declarator.name.isEmpty ? "_" : declarator.name,
          type: declarator.type, defaultValue: nil, isVariadic: false, isInout: false,
          span: input.span(from: start)))
      guard input.take(.comma) else { break }
    }
    try input.expect(.rightParen, "')'", opening: opening)
    return parameters
  }
}
