internal import SourceText

extension ObjectiveCParser {
  /// An operator of C between two operands.
  private enum Infix {
    case binary(BinaryOperator)
    case assignment(BinaryOperator?)
    case ternary
  }

  private static let ternaryPrecedence = 2

  /// An expression, an assignment included.
  mutating func parseExpression() throws(Failure) -> Expression { try parseSequence(1) }

  /// An expression without an assignment.
  mutating func parseConditional() throws(Failure) -> Expression {
    try parseSequence(Self.ternaryPrecedence)
  }

  private mutating func parseSequence(_ minimum: Int) throws(Failure) -> Expression {
    try input.enter()
    defer { input.leave() }
    let tree = input.openTree()
    defer { input.closeTree(tree) }
    let start = input.position
    var left = try parseUnary()
    while let (infix, precedence) = infixOperator(), precedence >= minimum {
      input.advance()
      let kind: Expression.Kind
      switch infix {
      case .binary(let binary):
        kind = .binary(binary, left, try parseSequence(precedence + 1))
      case .assignment(let binary):
        kind = .assignment(target: left, binary, value: try parseSequence(precedence))
      case .ternary: kind = try parseTernary(left)
      }
      try input.grow()
      left = Expression(kind: kind, span: input.span(from: start))
    }
    return left
  }

  private mutating func parseTernary(_ condition: Expression) throws(Failure) -> Expression.Kind {
    var then: Expression?
    if input.kind != .colon { then = try parseSequence(1) }
    try input.expect(.colon, "':' in the conditional expression")
    let otherwise = try parseSequence(Self.ternaryPrecedence)
    return .ternary(condition: condition, then: then, otherwise: otherwise)
  }

  private func infixOperator() -> (Infix, Int)? {
    guard input.kind == .operator else { return nil }
    let text = input.text
    switch text {
    case "=": return (.assignment(nil), 1)
    case "?": return (.ternary, Self.ternaryPrecedence)
    default: break
    }
    if let binary = BinaryOperator(rawValue: text) {
      guard let precedence = Self.precedence(binary) else { return nil }
      return (.binary(binary), precedence)
    }
    guard text.utf8.last == UInt8(ascii: "="),
      let binary = BinaryOperator(rawValue: String(text.dropLast())), Self.precedence(binary) != nil
    else { return nil }
    return (.assignment(binary), 1)
  }

  private static func precedence(_ binary: BinaryOperator) -> Int? {
    switch binary {
    case .or: 3
    case .and: 4
    case .bitOr: 5
    case .bitXor: 6
    case .bitAnd: 7
    case .equal, .notEqual: 8
    case .less, .lessOrEqual, .greater, .greaterOrEqual: 9
    case .shiftLeft, .shiftRight: 10
    case .add, .subtract: 11
    case .multiply, .divide, .remainder: 12
    case .wrappingAdd, .wrappingSubtract, .wrappingMultiply, .identical, .notIdentical, .matches:
      nil
    }
  }

  // MARK: Operators before an operand

  private mutating func parseUnary() throws(Failure) -> Expression {
    let start = input.position
    if input.kind == .leftParen, isAtCast { return try parseCast() }
    guard input.kind == .operator, !isCaret(input.current) else {
      if input.at(word: "sizeof") { return try parseSizeof() }
      return try parsePostfix()
    }
    let token = input.current
    let text = input.text
    if text == "++" || text == "--" {
      input.advance()
      let operand = try parseOperand()
      return Expression(
        kind: .increment(operand, amount: text == "++" ? 1 : -1, isPrefix: true),
        span: input.span(from: start))
    }
    guard let unary = UnaryOperator(rawValue: text) else {
      throw input.expected("expression", id: "expected-expression")
    }
    input.advance()
    let operand = try parseOperand()
    let span = input.span(token).through(operand.span)
    switch (unary, operand.kind) {
    case (.minus, .integer(let value)): return Expression(kind: .integer(0 &- value), span: span)
    case (.minus, .double(let value)): return Expression(kind: .double(-value), span: span)
    default: return Expression(kind: .unary(unary, operand), span: span)
    }
  }

  /// `sizeof(value)`; every type is as large as a pointer, so that an array's size through its
  /// element's is its count.
  private mutating func parseSizeof() throws(Failure) -> Expression {
    let start = input.position
    let keyword = input.advance()
    if input.kind == .leftParen, isTypeInParentheses {
      _ = try parseTypeInParentheses()
      return Expression(kind: .integer(8), span: input.span(from: start))
    }
    let operand = try parseOperand()
    let argument = Argument(label: nil, value: operand, isTrailing: false, span: operand.span)
    let callee = Expression(kind: .name("sizeof"), span: input.span(keyword))
    return Expression(
      kind: .call(Call(callee: callee, arguments: [argument], style: .function)),
      span: input.span(from: start))
  }

  /// The operand of a prefix operator or a cast, which may have another before it.
  private mutating func parseOperand() throws(Failure) -> Expression {
    try input.enter()
    defer { input.leave() }
    let operand = try parseUnary()
    try input.grow()
    return operand
  }

  /// `(Type)value`, `(CGRect){…}`.
  private mutating func parseCast() throws(Failure) -> Expression {
    let start = input.position
    let type = try parseTypeInParentheses()
    if input.kind == .leftBrace { return try parseCompoundLiteral(type, from: start) }
    let operand = try parseOperand()
    return Expression(kind: .cast(operand, .c, type), span: input.span(from: start))
  }

  /// `(CGPoint){1, 2}` and `(CGPoint){.x = 1, .y = 2}`: a call of what makes the structure. The
  /// fields of a structure inside another may stand in braces of their own.
  mutating func parseCompoundLiteral(
    _ type: TypeName, from start: Int
  ) throws(Failure) -> Expression {
    let callee = Expression(kind: .name(type.name), span: type.span)
    let call = Call(callee: callee, arguments: try parseFieldList(), style: .function)
    return Expression(kind: .call(call), span: input.span(from: start))
  }

  private mutating func parseFieldList() throws(Failure) -> [Argument] {
    try input.enter()
    defer { input.leave() }
    let opening = input.advance()
    var arguments: [Argument] = []
    while input.kind != .rightBrace, !input.isAtEnd {
      let first = input.position
      if input.kind == .leftBrace {
        arguments += try parseFieldList()
        guard input.take(.comma) else { break }
        continue
      }
      var label: String?
      if input.take(.dot) {
        label = try input.expectName("of a field").text
        // A field of a structure inside: '.origin.x = 3'.
        while input.take(.dot) { label = try input.expectName("of a field").text }
        guard input.take(operator: "=") else {
          throw input.expected("'=' and the value of the field", id: "expected-token")
        }
      }
      let value = try parseConditional()
      arguments.append(
        Argument(label: label, value: value, isTrailing: false, span: input.span(from: first)))
      guard input.take(.comma) else { break }
    }
    try input.expect(.rightBrace, "'}'", opening: opening)
    return arguments
  }

  // MARK: What follows an operand

  private mutating func parsePostfix() throws(Failure) -> Expression {
    let start = input.position
    var expression = try parsePrimary()
    while let kind = try parseLink(expression) {
      try input.grow()
      expression = Expression(kind: kind, span: input.span(from: start))
    }
    return expression
  }

  private mutating func parseLink(_ base: Expression) throws(Failure) -> Expression.Kind? {
    let token = input.current
    switch token.kind {
    case .dot: return try parseMember(of: base)
    case .leftParen where !token.startsLine:
      return .call(
        Call(
          callee: base, arguments: try parseArguments(.leftParen, .rightParen), style: .function))
    case .leftBracket where !token.startsLine:
      return .subscript(base: base, arguments: try parseArguments(.leftBracket, .rightBracket))
    case .operator: break
    default: return nil
    }
    if input.at(operator: "->") { return try parseMember(of: base) }
    if !token.startsLine, input.take(operator: "++") {
      return .increment(base, amount: 1, isPrefix: false)
    }
    if !token.startsLine, input.take(operator: "--") {
      return .increment(base, amount: -1, isPrefix: false)
    }
    return nil
  }

  private mutating func parseMember(of base: Expression) throws(Failure) -> Expression.Kind {
    input.advance()
    guard input.kind == .identifier || input.kind == .keyword, !input.current.startsLine else {
      throw input.expected("the name of a property", id: "expected-name")
    }
    return .member(base: base, name: input.takeText())
  }

  private mutating func parseArguments(
    _ open: Token.Kind, _ close: Token.Kind
  ) throws(Failure) -> [Argument] {
    let opening = input.advance()
    var arguments: [Argument] = []
    while input.kind != close || !arguments.isEmpty, !input.isAtEnd {
      let start = input.position
      if input.kind == .identifier, input.peek().kind == .colon { throw swiftLabel() }
      let value = try parseExpression()
      arguments.append(
        Argument(label: nil, value: value, isTrailing: false, span: input.span(from: start)))
      guard input.take(.comma) else { break }
    }
    try input.expect(close, close == .rightParen ? "')'" : "']'", opening: opening)
    return arguments
  }
}
