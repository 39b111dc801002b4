internal import SourceText

extension SwiftParser {
  /// A primary expression with everything that follows it: members, calls, subscripts, `?`, `!`.
  mutating func parsePostfix() throws(Failure) -> Expression {
    let start = input.position
    var expression = try parsePrimary()
    var isChain = false
    while let kind = try parseLink(expression, from: start, &isChain) {
      try input.grow()
      expression = Expression(kind: kind, span: input.span(from: start))
    }
    guard isChain else { return expression }
    return Expression(kind: .optionalChain(expression), span: expression.span)
  }

  /// What is written directly behind an expression and belongs to it.
  private mutating func parseLink(
    _ base: Expression, from start: Int, _ isChain: inout Bool
  ) throws(Failure) -> Expression.Kind? {
    let token = input.current
    switch token.kind {
    case .dot: return try parseMember(of: base)
    case .leftParen where !token.startsLine: return try parseCall(base)
    case .leftBracket where !token.startsLine: return try parseSubscript(base)
    case .leftBrace: return try parseTrailingClosure(base, from: start)
    case .operator where !token.spaceBefore: break
    default: return nil
    }
    if let amount = takeIncrement() {
      return .increment(base, amount: amount, isPrefix: false)
    }
    if input.take(operator: "!") { return .forceUnwrap(base) }
    if input.take(operator: "?") {
      isChain = true
      return .optional(base)
    }
    // `delegate?.window??.rootViewController`: an optional of an optional, and no operator between two values.
    if !token.spaceAfter, input.token(input.position + 1).kind == .dot, input.take(operator: "??") {
      isChain = true
      return .optional(Expression(kind: .optional(base), span: base.span))
    }
    if token.spaceAfter, input.take(operator: "...") {
      return .range(lower: base, upper: nil, isClosed: true)
    }
    return nil
  }

  /// `++` and `--` of Swift 1 and 2, which still run.
  mutating func takeIncrement() -> Int? {
    guard input.at(operator: "++") || input.at(operator: "--") else { return nil }
    let token = input.current
    let text = input.text(token)
    let meant = text == "++" ? "+= 1" : "-= 1"
    input.diagnostics.append(
      Diagnostic(
        .warning, id: "swift.removed-operator", "'\(text)' was removed in Swift 3",
        at: input.sourceSpan(input.span(token)), notes: [.init("write '\(meant)'")]))
    input.advance()
    return text == "++" ? 1 : -1
  }

  // MARK: Members

  private mutating func parseMember(of base: Expression) throws(Failure) -> Expression.Kind {
    input.advance()
    let name = input.current
    switch name.kind {
    case .integer:
      input.advance()
      return .member(base: base, name: input.text(name))
    case .identifier where !name.startsLine, .keyword where !name.startsLine:
      input.advance()
      let text = input.text(name)
      if text == "self", name.kind == .keyword { return metatype(base) }
      let labels = takeLabels()
      takeGenericArguments()
      return .member(base: base, name: labels.map { text + $0 } ?? text)
    default:
      throw input.expected("member name following '.'", id: "expected-name")
    }
  }

  /// `A.self`; of a value, the value.
  private func metatype(_ base: Expression) -> Expression.Kind {
    switch base.kind {
    case .type(let type): return .metatype(type)
    case .name(let name) where name.isCapitalized:
      return .metatype(
        TypeName(text: name, name: name, isOptional: false, isFunction: false, span: base.span))
    case .member(_, let name) where name.isCapitalized:
      return .metatype(
        TypeName(text: name, name: name, isOptional: false, isFunction: false, span: base.span))
    default: return base.kind
    }
  }

  /// `(_:animated:)` behind a name: labels without arguments, which make a function's full name.
  mutating func takeLabels() -> String? {
    guard input.kind == .leftParen, !input.current.spaceBefore else { return nil }
    var index = input.position + 1
    guard input.token(index + 1).kind == .colon else { return nil }
    var text = "("
    while input.token(index).kind == .identifier || input.token(index).kind == .keyword,
      input.token(index + 1).kind == .colon
    {
      text += input.text(input.token(index)) + ":"
      index += 2
    }
    guard text.utf8.count > 1, input.token(index).kind == .rightParen else { return nil }
    input.move(to: index + 1)
    return text + ")"
  }

  // MARK: Calls

  private mutating func parseCall(_ callee: Expression) throws(Failure) -> Expression.Kind {
    let arguments = try parseArguments(.leftParen, .rightParen)
    var callee = callee
    if let empty = emptyCollection(callee) {
      if arguments.isEmpty { return empty }
      callee.kind = collectionType(empty, callee.span)
    }
    let call = Call(callee: callee, arguments: arguments, style: .function)
    return .call(try parseTrailingClosures(call))
  }

  private mutating func parseSubscript(_ base: Expression) throws(Failure) -> Expression.Kind {
    .subscript(base: base, arguments: try parseArguments(.leftBracket, .rightBracket))
  }

  /// `[UIView]()` and `[String: Int]()`: an empty collection, and no call.
  private func emptyCollection(_ callee: Expression) -> Expression.Kind? {
    switch callee.kind {
    case .array(let elements) where elements.count == 1 && isType(elements[0]): .array([])
    case .dictionary(let entries) where entries.count == 1 && isType(entries[0].value):
      .dictionary([])
    case .type(let type) where type.name == "Array": .array([])
    case .type(let type) where type.name == "Dictionary": .dictionary([])
    default: nil
    }
  }

  /// `[UIView]` in `[UIView](views)`: the type of what is made.
  private func collectionType(_ empty: Expression.Kind, _ span: NodeSpan) -> Expression.Kind {
    var name = "Array"
    if case .dictionary = empty { name = "Dictionary" }
    return .type(
      TypeName(
        text: input.typeText(span), name: name, isOptional: false, isFunction: false, span: span))
  }

  private func isType(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name(let name), .member(_, let name): name.isCapitalized
    case .type: true
    case .array(let elements): elements.count == 1 && isType(elements[0])
    case .optionalChain(let chain): isType(chain)
    case .optional(let base): isType(base)
    case .tuple(let elements): elements.allSatisfy { isType($0.value) }
    default: false
    }
  }

  /// Arguments in parentheses or brackets.
  mutating func parseArguments(
    _ open: Token.Kind, _ close: Token.Kind
  ) throws(Failure) -> [Argument] {
    let outer = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = outer }
    let opening = try input.expect(open, "arguments")
    var arguments: [Argument] = []
    while input.kind != close, !input.isAtEnd {
      arguments.append(try parseArgument())
      guard input.take(.comma) else { break }
    }
    let closing = close == .rightParen ? "')' or ','" : "']' or ','"
    try input.expect(close, closing, opening: opening)
    return arguments
  }

  private mutating func parseArgument() throws(Failure) -> Argument {
    let start = input.position
    var label: String?
    if input.kind == .identifier || input.kind == .keyword, input.peek().kind == .colon {
      let text = input.takeText()
      label = text == "_" ? nil : text
      input.advance()
    }
    let value: Expression
    if let name = takeOperatorName() { value = name } else { value = try parseExpression() }
    return Argument(label: label, value: value, isTrailing: false, span: input.span(from: start))
  }

  /// An operator as a function: `sorted(by: <)`; also all of a collection: `[...]`.
  private mutating func takeOperatorName() -> Expression? {
    let next = input.peek()
    if input.at(operator: "..."), next.kind == .rightBracket {
      let token = input.advance()
      return Expression(
        kind: .range(lower: nil, upper: nil, isClosed: true), span: input.span(token))
    }
    guard input.kind == .operator, next.kind == .comma || next.kind == .rightParen,
      !input.isAtElision
    else { return nil }
    let token = input.advance()
    return Expression(kind: .name(input.text(token)), span: input.span(token))
  }

  // MARK: Trailing closures

  private mutating func parseTrailingClosure(
    _ base: Expression, from start: Int
  ) throws(Failure) -> Expression.Kind? {
    guard beginsTrailingClosure, canBeCalled(base) else { return nil }
    if case .call(let call) = base.kind, !call.arguments.contains(where: { $0.isTrailing }) {
      return .call(try parseTrailingClosures(call))
    }
    let call = Call(callee: base, arguments: [], style: .function)
    return .call(try parseTrailingClosures(call))
  }

  /// `{ … }` and `label: { … }` behind a call.
  private mutating func parseTrailingClosures(_ call: consuming Call) throws(Failure) -> Call {
    guard beginsTrailingClosure else { return call }
    var label: String?
    while true {
      let start = input.position
      let closure = try parseClosure()
      call.arguments.append(
        Argument(label: label, value: closure, isTrailing: true, span: input.span(from: start)))
      guard input.kind == .identifier || input.kind == .keyword, input.peek().kind == .colon,
        input.peek(2).kind == .leftBrace
      else { return call }
      label = input.takeText()
      input.advance()
    }
  }

  /// Whether a `{` here is a closure: on the line of its call, and no list of accessors.
  private var beginsTrailingClosure: Bool {
    guard allowsTrailingClosure, input.kind == .leftBrace else { return false }
    if input.current.startsLine, input.previous.kind != .rightParen { return false }
    return !isAtAccessors
  }

  private func canBeCalled(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name, .member, .implicitMember, .call, .type, .optional, .forceUnwrap, .subscript, .super:
      true
    default: false
    }
  }
}
