internal import SourceText

extension SwiftParser {
  /// An expression, an assignment included.
  mutating func parseExpression() throws(Failure) -> Expression {
    try parseSequence(SwiftOperator.lowest)
  }

  /// An expression where a `{` begins a body and not a trailing closure.
  mutating func parseConditionExpression() throws(Failure) -> Expression {
    let outer = allowsTrailingClosure
    allowsTrailingClosure = false
    defer { allowsTrailingClosure = outer }
    return try parseSequence(SwiftOperator.ternaryPrecedence)
  }

  /// Operands with the operators between them that bind at least as tightly as `minimum`.
  private mutating func parseSequence(_ minimum: Int) throws(Failure) -> Expression {
    try input.enter()
    defer { input.leave() }
    let tree = input.openTree()
    defer { input.closeTree(tree) }
    let start = input.position
    var left = try parseOperand()
    while true {
      if try parseCast(&left, from: start, minimum) { continue }
      guard let infix = infixOperator(), infix.precedence >= minimum else { return left }
      input.advance()
      let kind = try parseRight(of: infix, left: left)
      try input.grow()
      left = Expression(kind: kind, span: input.span(from: start))
    }
  }

  /// The operator at the current place, if it stands between two operands: with a blank on both
  /// sides or on neither.
  private func infixOperator() -> SwiftOperator? {
    let token = input.current
    guard token.kind == .operator,
      let infix = SwiftOperator(input.text) ?? infixOperators[input.text]
    else { return nil }
    switch infix.meaning {
    case .assignment: return infix
    case .ternary: return token.spaceBefore ? infix : nil
    // `...` alone on a line stands for code that is left out.
    case .range where token.startsLine && input.peek().startsLine: return nil
    default: return token.spaceBefore == token.spaceAfter ? infix : nil
    }
  }

  private mutating func parseRight(
    of infix: SwiftOperator, left: Expression
  ) throws(Failure) -> Expression.Kind {
    let next = infix.isRightAssociative ? infix.precedence : infix.precedence + 1
    switch infix.meaning {
    case .binary(let binary):
      return .binary(binary, left, try parseSequence(next))
    case .assignment(let binary):
      return Self.assignment(left, binary, try parseSequence(next))
    case .coalesce:
      return .coalesce(left, try parseSequence(next))
    case .function(let name):
      let callee = Expression(kind: .name(name), span: input.span(input.previous))
      let right = try parseSequence(next)
      return .call(
        Call(callee: callee, arguments: [operand(left), operand(right)], style: .function))
    case .range(let isClosed):
      return .range(lower: left, upper: try parseSequence(next), isClosed: isClosed)
    case .ternary:
      let outer = allowsTrailingClosure
      let then = try parseSequence(SwiftOperator.lowest)
      allowsTrailingClosure = outer
      try input.expect(.colon, "':' after '? ...' in ternary expression")
      let otherwise = try parseSequence(next)
      return .ternary(condition: left, then: then, otherwise: otherwise)
    }
  }

  /// `try` and `await` before a target are of the whole assignment: `try page = load()`.
  private static func assignment(
    _ target: Expression, _ binary: BinaryOperator?, _ value: Expression
  ) -> Expression.Kind {
    switch target.kind {
    case .try(.plain, let inner):
      let tried = Expression(kind: .try(.plain, value), span: value.span)
      return assignment(inner, binary, tried)
    case .await(let inner):
      return assignment(inner, binary, Expression(kind: .await(value), span: value.span))
    default: return .assignment(target: target, binary, value: value)
    }
  }

  /// `as`, `as?`, `as!`, `is` behind an operand.
  private mutating func parseCast(
    _ left: inout Expression, from start: Int, _ minimum: Int
  ) throws(Failure) -> Bool {
    guard minimum <= SwiftOperator.castPrecedence, input.kind == .keyword else { return false }
    let kind: Expression.Kind
    if input.take(word: "is") {
      kind = .typeCheck(left, try parseType())
    } else if input.take(word: "as") {
      var cast = Cast.plain
      if !input.current.spaceBefore || !input.current.startsLine {
        if input.take(operator: "?") { cast = .conditional }
        if input.take(operator: "!") { cast = .forced }
      }
      kind = .cast(left, cast, try parseType())
    } else {
      return false
    }
    try input.grow()
    left = Expression(kind: kind, span: input.span(from: start))
    return true
  }

  /// An operand with the operators before it.
  private mutating func parseOperand() throws(Failure) -> Expression {
    let start = input.position
    switch input.kind {
    case .operator: return try parsePrefixOperator()
    case .keyword where input.at(word: "try"):
      input.advance()
      var style = Try.plain
      if !input.current.spaceBefore {
        if input.take(operator: "?") { style = .optional }
        if input.take(operator: "!") { style = .forced }
      }
      let value = try parseSequence(SwiftOperator.ternaryPrecedence)
      return Expression(kind: .try(style, value), span: input.span(from: start))
    case .identifier where input.at(word: "await") && beginsOperand(input.peek()):
      input.advance()
      let value = try parseSequence(SwiftOperator.ternaryPrecedence)
      return Expression(kind: .await(value), span: input.span(from: start))
    default: return try parsePostfix()
    }
  }

  private func beginsOperand(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier, .keyword, .leftParen, .leftBracket: !token.startsLine
    case .dot: !token.startsLine && token.spaceBefore
    default: false
    }
  }

  private func operand(_ value: Expression) -> Argument {
    Argument(label: nil, value: value, isTrailing: false, span: value.span)
  }

  private mutating func parsePrefixOperator() throws(Failure) -> Expression {
    let start = input.position
    let token = input.current
    let text = input.text
    if prefixOperators.contains(text) {
      input.advance()
      let callee = Expression(kind: .name(text), span: input.span(token))
      let call = Call(callee: callee, arguments: [operand(try parseNested())], style: .function)
      return Expression(kind: .call(call), span: input.span(from: start))
    }
    if text == "..." || text == "..<" {
      input.advance()
      let upper = try parseNested()
      return Expression(
        kind: .range(lower: nil, upper: upper, isClosed: text == "..."),
        span: input.span(from: start))
    }
    if !token.spaceAfter, let amount = takeIncrement() {
      let operand = try parseNested()
      return Expression(
        kind: .increment(operand, amount: amount, isPrefix: true), span: input.span(from: start))
    }
    guard let unary = UnaryOperator(rawValue: text), unary != .dereference else {
      if let failure = objectiveCInSwift(from: start) { throw failure }
      throw input.expected("an expression", id: "expected-expression")
    }
    guard !token.spaceAfter else {
      if let failure = objectiveCInSwift(from: start) { throw failure }
      throw input.failure(
        "operator-spacing", "'\(text)' must stand directly before its operand", input.span(token))
    }
    input.advance()
    let operand = try parseNested()
    try input.grow()
    let span = input.span(from: start)
    switch (unary, operand.kind) {
    case (.minus, .integer(let value)): return Expression(kind: .integer(0 &- value), span: span)
    case (.minus, .double(let value)): return Expression(kind: .double(-value), span: span)
    case (.plus, .integer), (.plus, .double): return Expression(kind: operand.kind, span: span)
    default: return Expression(kind: .unary(unary, operand), span: span)
    }
  }

  /// The operand of a prefix operator, which may have another before it.
  private mutating func parseNested() throws(Failure) -> Expression {
    try input.enter()
    defer { input.leave() }
    return input.kind == .operator ? try parsePrefixOperator() : try parsePostfix()
  }
}
