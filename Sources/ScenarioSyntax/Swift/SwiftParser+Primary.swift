internal import SourceText

extension SwiftParser {
  /// An expression without anything before or behind it.
  mutating func parsePrimary() throws(Failure) -> Expression {
    let start = input.position
    let token = input.current
    switch token.kind {
    case .integer, .floating: return try parseNumber()
    case .stringBegin: return try parseString()
    case .leftBracket: return try parseCollection()
    case .leftParen: return try parseParentheses()
    case .leftBrace: return try parseClosure()
    case .hashWord: return try parseHashWord()
    case .keyword: return try parseKeyword()
    case .identifier: return try parseName()
    case .anonymousParameter:
      input.advance()
      noteAnonymousParameter(input.text(token))
      return Expression(kind: .name(input.text(token)), span: input.span(token))
    case .dot:
      input.advance()
      guard input.kind == .identifier || input.kind == .keyword else {
        throw input.expected("a name behind '.'", id: "expected-name")
      }
      let name = input.takeText()
      return Expression(kind: .implicitMember(name: name), span: input.span(from: start))
    case .backslash: return try parseKeyPath()
    default:
      if let failure = objectiveCInSwift(from: start) { throw failure }
      throw missingExpression()
    }
  }

  /// `\.view.frame`: a closure that goes the path from its argument.
  private mutating func parseKeyPath() throws(Failure) -> Expression {
    let start = input.position
    input.advance()
    // The root's type says nothing that the argument does not say.
    if input.kind == .identifier { input.advance() }
    while input.kind == .dot, input.text(input.peek()).first?.isUppercase == true {
      input.advance()
      input.advance()
    }
    var path = Expression(kind: .name("$0"), span: input.span(from: start))
    var isChain = false
    repeat {
      guard input.take(.dot), input.kind == .identifier || input.at(word: "self") else {
        throw input.expected("'.' and the name of a property in the key path", id: "expected-name")
      }
      let name = input.takeText()
      guard name != "self" else { continue }
      path = Expression(kind: .member(base: path, name: name), span: input.span(from: start))
      if !input.current.spaceBefore, input.take(operator: "?") {
        isChain = true
        path = Expression(kind: .optional(path), span: input.span(from: start))
      }
      try input.grow()
    } while input.kind == .dot && !input.current.startsLine
    let span = input.span(from: start)
    if isChain { path = Expression(kind: .optionalChain(path), span: span) }
    let body = Block(statements: [Statement(kind: .expression(path), span: span)], span: span)
    let closure = Closure(
      captures: [], parameters: [], anonymousParameterCount: 1, returnType: nil, body: body,
      isBlock: false)
    return Expression(kind: .closure(closure), span: span)
  }

  /// Says what the expression that is missing should have followed.
  func missingExpression() -> Failure {
    let previous = input.previous
    guard input.position > 0, !input.isAtEnd || previous.kind != .end else {
      return input.expected("an expression", id: "expected-expression")
    }
    if previous.kind == .operator, input.text(previous) == "=" {
      return input.expected("initial value after '='", id: "expected-expression")
    }
    switch previous.kind {
    case .operator, .comma, .colon, .keyword, .leftParen, .leftBracket:
      let what = "an expression after '\(input.text(previous))'"
      return input.expected(what, id: "expected-expression")
    default: return input.expected("an expression", id: "expected-expression")
    }
  }

  private mutating func parseNumber() throws(Failure) -> Expression {
    let token = input.advance()
    let text = input.text(token)
    let span = input.span(token)
    if token.kind == .integer, let value = NumberLiteral.integer(text, dialect: .swift) {
      return Expression(kind: .integer(value), span: span)
    }
    if token.kind == .floating, let value = NumberLiteral.floating(text) {
      return Expression(kind: .double(value), span: span)
    }
    let type = token.kind == .integer ? "Int" : "Double"
    throw input.failure(
      "invalid-number", "literal '\(text)' overflows when stored into '\(type)'", span)
  }

  private mutating func parseKeyword() throws(Failure) -> Expression {
    let token = input.current
    let span = input.span(token)
    let kind: Expression.Kind
    switch input.text {
    case "nil": kind = .nil
    case "true": kind = .boolean(true)
    case "false": kind = .boolean(false)
    case "self": kind = .self
    case "Self", "Any", "_": kind = .name(input.text)
    case "super":
      input.advance()
      guard input.kind == .dot || input.kind == .leftBracket else {
        throw input.expected("'.' or '[' after 'super'", id: "expected-token")
      }
      return Expression(kind: .super, span: span)
    case "init": kind = .name("init")
    case "if", "switch": return try parseBranchingValue()
    case "else", "case", "default", "catch":
      throw strayClause(span)
    default: throw missingExpression()
    }
    input.advance()
    return Expression(kind: kind, span: span)
  }

  /// A clause without the statement it belongs to.
  private func strayClause(_ span: NodeSpan) -> Failure {
    let word = input.text
    let owner = word == "else" ? "an 'if'" : word == "catch" ? "a 'do'" : "a 'switch'"
    return input.failure(
      "unexpected-token", "'\(word)' can only appear inside \(owner) statement", span)
  }

  private mutating func parseName() throws(Failure) -> Expression {
    let start = input.position
    passModule()
    var name = input.takeText()
    if let labels = takeLabels() { name += labels }
    takeGenericArguments()
    return Expression(kind: .name(name), span: input.span(from: start))
  }

  /// `<T, [U]>` behind a name, where it cannot be a comparison: it is left out of the tree.
  mutating func takeGenericArguments() {
    let isOnNextLine = input.current.startsLine
    guard input.at(operator: "<"), !input.current.spaceBefore || isOnNextLine,
      let end = genericArgumentsEnd(from: input.position)
    else { return }
    switch input.token(end).kind {
    // What is long stands on a line of its own before what is made.
    case .leftParen where isOnNextLine: input.move(to: end)
    case _ where isOnNextLine: break
    case .leftParen, .rightParen, .rightBracket, .leftBrace, .dot, .comma, .colon, .semicolon, .end:
      input.move(to: end)
    default: break
    }
  }

  /// Takes the arguments of the type that is extended, `Set<Store.Kind>`: the extension is read as one of any.
  mutating func takeArgumentsOfExtension() -> Bool {
    guard input.at(operator: "<"), let end = genericArgumentsEnd(from: input.position) else {
      return false
    }
    input.move(to: end)
    return true
  }

  /// The index behind a list of generic arguments, if what follows looks like nothing else. Looks
  /// at a bounded number of tokens, so that a chain of comparisons costs no more.
  private func genericArgumentsEnd(from start: Int) -> Int? {
    var depth = 0
    for index in start..<start + 40 {
      let token = input.token(index)
      switch token.kind {
      case .identifier, .comma, .dot, .colon, .leftBracket, .rightBracket, .leftParen, .rightParen:
        continue
      case .keyword where ["Any", "Self", "self"].contains(input.text(token)): continue
      case .operator:
        switch input.text(token) {
        case "<": depth += 1
        case ">": depth -= 1
        case ">>": depth -= 2
        case "?", "&", "->": continue
        default: return nil
        }
        if depth == 0 { return index + 1 }
        if depth < 0 { return nil }
      default: return nil
      }
    }
    return nil
  }

  private mutating func parseParentheses() throws(Failure) -> Expression {
    let start = input.position
    let elements = try parseArguments(.leftParen, .rightParen)
    if elements.count == 1, elements[0].label == nil {
      return Expression(kind: elements[0].value.kind, span: input.span(from: start))
    }
    return Expression(kind: .tuple(elements), span: input.span(from: start))
  }

  /// `$1` in a closure that names no parameters: it takes two.
  private mutating func noteAnonymousParameter(_ text: String) {
    guard let last = anonymousParameters.last, let index = Int(text.dropFirst()), index < 32
    else { return }
    anonymousParameters[anonymousParameters.count - 1] = max(last, index + 1)
  }
}
