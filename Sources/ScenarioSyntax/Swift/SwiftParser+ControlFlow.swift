internal import SourceText

extension SwiftParser {
  mutating func parseIf() throws(Failure) -> IfStatement {
    var branches: [IfStatement.Branch] = []
    while true {
      input.advance()
      let conditions = try parseConditions(after: "if")
      let body = try parseBlock("after 'if' condition")
      branches.append(IfStatement.Branch(conditions: conditions, body: body))
      guard input.at(word: "else") else { return IfStatement(branches: branches) }
      input.advance()
      guard input.at(word: "if") else {
        return IfStatement(branches: branches, otherwise: try parseBlock("after 'else'"))
      }
    }
  }

  mutating func parseGuard() throws(Failure) -> Statement.Kind {
    input.advance()
    let conditions = try parseConditions(after: "guard")
    try input.expect(word: "else", "after 'guard' condition")
    return .guard(conditions: conditions, otherwise: try parseBlock("after 'else'"))
  }

  mutating func parseWhile() throws(Failure) -> Statement.Kind {
    input.advance()
    let conditions = try parseConditions(after: "while")
    return .while(conditions: conditions, body: try parseBlock("after 'while' condition"))
  }

  mutating func parseRepeat() throws(Failure) -> Statement.Kind {
    input.advance()
    let body = try parseBlock("after 'repeat'")
    try input.expect(word: "while", "behind the body of 'repeat'")
    return .repeatWhile(body: body, condition: try parseExpression())
  }

  mutating func parseFor() throws(Failure) -> Statement.Kind {
    let keyword = input.advance()
    if input.at(word: "try"), input.token(input.peek(), isWord: "await") { input.advance() }
    let isAwaited = input.at(word: "await") && !isForEachName(input.peek())
    if isAwaited { input.advance() }
    if input.kind == .leftParen, isCLoop {
      throw input.failure(
        "unknown-statement", "C-style for statement was removed in Swift 3",
        input.span(keyword),
        notes: [.init("write 'for index in 0..<count'")])
    }
    let pattern: Pattern
    if input.take(word: "case") {
      pattern = try parsePattern()
    } else {
      let isVariable = input.take(word: "var")
      pattern = try parsePattern(binding: isVariable ? .variable : .constant)
    }
    if input.take(.colon) { _ = try parseType() }
    try input.expect(word: "in", "after for-each pattern")
    let sequence = try parseConditionExpression()
    var filter: Expression?
    if input.take(word: "where") { filter = try parseConditionExpression() }
    if input.kind == .operator, input.text == ".." {
      let span = input.span(input.current)
      throw input.failure(
        "unknown-operator", "cannot find operator '..' in scope", span,
        fixIts: [
          .init("did you mean '..<'?", replace: input.sourceSpan(span), with: "..<")
        ])
    }
    let body = try parseBlock("and the body of 'for'")
    return .forIn(
      ForInStatement(
        pattern: pattern, sequence: sequence, filter: filter, body: body, isAwaited: isAwaited))
  }

  /// Whether `await` is the name of the loop's variable: `for await in list`.
  private func isForEachName(_ next: Token) -> Bool { input.token(next, isWord: "in") }

  private var isCLoop: Bool {
    let close = input.closer(of: input.position)
    var index = input.position
    while index < min(close, input.position + 60) {
      if input.token(index).kind == .semicolon { return true }
      index += 1
    }
    return false
  }

  mutating func parseSwitch() throws(Failure) -> SwitchStatement {
    input.advance()
    let subject = try parseConditionExpression()
    let opening = try input.expect(.leftBrace, "'{' and the cases of 'switch'")
    try input.enter()
    defer { input.leave() }
    let outer = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = outer }
    var cases: [SwitchStatement.Case] = []
    while input.kind != .rightBrace, !input.isAtEnd { cases.append(try parseCase()) }
    try input.expect(.rightBrace, "'}' to close 'switch'", opening: opening)
    return SwitchStatement(subject: subject, cases: cases, fallsThrough: false)
  }

  private mutating func parseCase() throws(Failure) -> SwitchStatement.Case {
    var labels: [SwitchStatement.Label] = []
    var isDefault = false
    if input.kind == .atWord { input.advance() }
    if input.take(word: "default") {
      isDefault = true
    } else {
      guard input.take(word: "case") else {
        throw input.failure(
          "expected-token",
          "all statements inside a switch must be covered by a 'case' or 'default'",
          input.span(input.current))
      }
      repeat {
        let pattern = try parsePattern()
        var filter: Expression?
        if input.take(word: "where") { filter = try parseExpression() }
        labels.append(SwitchStatement.Label(pattern: pattern, filter: filter))
      } while input.take(.comma)
    }
    try input.expect(.colon, "':' and what to do")
    let start = input.position
    let statements = parseStatements { parser in
      parser.input.at(word: "case") || parser.input.at(word: "default")
        || parser.input.kind == .atWord && parser.input.text == "@unknown"
    }
    let body = Block(statements: statements, span: input.span(from: start))
    return SwitchStatement.Case(labels: labels, isDefault: isDefault, body: body)
  }

  mutating func parseDo() throws(Failure) -> DoStatement {
    input.advance()
    if input.take(word: "throws"), input.kind == .leftParen { input.skipBracketed() }
    let body = try parseBlock("after 'do'")
    var catches: [DoStatement.Catch] = []
    while input.take(word: "catch") {
      // `catch E.a, E.b { }` does the same for each.
      var clauses: [DoStatement.Catch] = []
      repeat { clauses.append(try parseCatchPattern(body)) } while input.take(.comma)
      let handler = try parseBlock("after 'catch'")
      for clause in clauses {
        catches.append(
          DoStatement.Catch(pattern: clause.pattern, filter: clause.filter, body: handler))
      }
    }
    return DoStatement(body: body, catches: catches, finally: nil)
  }

  private mutating func parseCatchPattern(_ body: Block) throws(Failure) -> DoStatement.Catch {
    var clause = DoStatement.Catch(pattern: nil, filter: nil, body: body)
    if input.kind != .leftBrace, !input.at(word: "where") {
      let outer = allowsTrailingClosure
      allowsTrailingClosure = false
      defer { allowsTrailingClosure = outer }
      clause.pattern = try parsePattern()
    }
    if input.take(word: "where") { clause.filter = try parseConditionExpression() }
    return clause
  }

  // MARK: Conditions

  private mutating func parseConditions(after keyword: String) throws(Failure) -> [Condition] {
    if input.kind == .leftBrace {
      throw input.failure(
        "expected-expression", "missing condition in '\(keyword)' statement",
        input.span(input.current))
    }
    var conditions: [Condition] = []
    // Swift 2 has 'where' behind a binding.
    repeat {
      conditions.append(try parseCondition())
    } while input.take(.comma) || input.take(word: "where")
    return conditions
  }

  private mutating func parseCondition() throws(Failure) -> Condition {
    let start = input.position
    let kind: Condition.Kind
    if input.at(word: "let") || input.at(word: "var") {
      kind = try parseBinding()
    } else if input.take(word: "case") {
      let pattern = try parsePattern()
      guard input.take(operator: "=") else {
        throw input.expected("'=' and a value to match", id: "expected-token")
      }
      kind = .pattern(pattern, try parseConditionExpression())
    } else {
      let condition = try parseConditionExpression()
      if input.at(operator: "=") {
        let span = input.span(input.current)
        throw input.failure(
          "assignment-in-condition", "use of '=' in a boolean context", span,
          fixIts: [.init("did you mean '=='?", replace: input.sourceSpan(span), with: "==")])
      }
      kind = .expression(condition)
    }
    return Condition(kind: kind, span: input.span(from: start))
  }

  /// `let (a, b) = value`, where the value is an optional tuple.
  private mutating func parseTupleBinding(isConstant: Bool) throws(Failure) -> Condition.Kind {
    let tuple = try parsePattern(binding: isConstant ? .constant : .variable)
    guard input.take(operator: "=") else {
      throw input.expected("'=' and a tuple", id: "expected-token")
    }
    let pattern = Pattern(kind: .some(tuple), span: tuple.span)
    return .pattern(pattern, try parseConditionExpression())
  }

  /// `let x = value`, `let self`.
  private mutating func parseBinding() throws(Failure) -> Condition.Kind {
    let keyword = input.takeText()
    if input.kind == .leftParen { return try parseTupleBinding(isConstant: keyword == "let") }
    let name: String
    if input.at(word: "self") || input.at(word: "_") {
      name = input.takeText()
    } else {
      name = try input.expectName("after '\(keyword)'").text
    }
    var type: TypeName?
    if input.take(.colon) { type = try parseType() }
    var value: Expression?
    if input.take(operator: "=") { value = try parseConditionExpression() }
    return .binding(name: name, isConstant: keyword == "let", type: type, value: value)
  }
}
