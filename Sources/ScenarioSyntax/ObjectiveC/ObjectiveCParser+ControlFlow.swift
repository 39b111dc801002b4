internal import SourceText

extension ObjectiveCParser {
  /// An expression in parentheses.
  mutating func parseParenthesized(_ place: String) throws(Failure) -> Expression {
    let opening = try input.expect(.leftParen, "'(' \(place)")
    let expression = try parseExpression()
    try input.expect(.rightParen, "')'", opening: opening)
    return expression
  }

  private mutating func parseCondition(_ place: String) throws(Failure) -> [Condition] {
    let expression = try parseParenthesized(place)
    return [Condition(kind: .expression(expression), span: expression.span)]
  }

  mutating func parseIf() throws(Failure) -> IfStatement {
    var branches: [IfStatement.Branch] = []
    while true {
      input.advance()
      let conditions = try parseCondition("after 'if'")
      let body = try parseBody("after 'if' condition")
      branches.append(IfStatement.Branch(conditions: conditions, body: body))
      guard input.take(word: "else") else { return IfStatement(branches: branches) }
      guard input.at(word: "if") else {
        return IfStatement(branches: branches, otherwise: try parseBody("after 'else'"))
      }
    }
  }

  mutating func parseWhile() throws(Failure) -> Statement.Kind {
    input.advance()
    let conditions = try parseCondition("after 'while'")
    return .while(conditions: conditions, body: try parseBody("after 'while' condition"))
  }

  mutating func parseDo() throws(Failure) -> Statement.Kind {
    input.advance()
    let body = try parseBody("after 'do'")
    try input.expect(word: "while", "in do/while loop")
    let condition = try parseParenthesized("after 'while'")
    try expectSemicolon(after: "do/while statement")
    return .repeatWhile(body: body, condition: condition)
  }

  // MARK: Loops

  mutating func parseFor() throws(Failure) -> Statement.Kind {
    input.advance()
    let opening = try input.expect(.leftParen, "'(' after 'for'")
    var start: [Statement] = []
    if input.kind != .semicolon {
      if isAtDeclaration, !input.token(input.peek(), isWord: "in") {
        let variable = try parseLoopVariable()
        if input.take(word: "in") { return try parseForIn(variable, opening) }
        start = variable
      } else {
        let first = try parseExpression()
        if input.take(word: "in"), case .name(let name) = first.kind {
          return try parseForIn(name, first.span, opening)
        }
        start = [Statement(kind: .expression(first), span: first.span)]
        while input.take(.comma) {
          let next = try parseExpression()
          start.append(Statement(kind: .expression(next), span: next.span))
        }
      }
    }
    try input.expect(.semicolon, "';' in 'for' statement specifier")
    let condition = input.kind == .semicolon ? nil : try parseExpression()
    try input.expect(.semicolon, "';' in 'for' statement specifier")
    var step: [Expression] = []
    while input.kind != .rightParen, !input.isAtEnd {
      step.append(try parseExpression())
      guard input.take(.comma) else { break }
    }
    try input.expect(.rightParen, "')'", opening: opening)
    let body = try parseBody("after 'for'")
    return .forC(ForCStatement(start: start, condition: condition, step: step, body: body))
  }

  private mutating func parseLoopVariable() throws(Failure) -> [Statement] {
    let start = input.position
    let variables = try parseVariables()
    let span = input.span(from: start)
    return variables.map { Statement(kind: .variable($0), span: span) }
  }

  private mutating func parseForIn(
    _ variable: [Statement], _ opening: Token
  ) throws(Failure) -> Statement.Kind {
    guard case .variable(let element)? = variable.first?.kind else {
      throw input.expected("a variable", id: "expected-name")
    }
    return try parseForIn(element.name, element.nameSpan, opening)
  }

  private mutating func parseForIn(
    _ name: String, _ span: NodeSpan, _ opening: Token
  ) throws(Failure) -> Statement.Kind {
    let sequence = try parseExpression()
    try input.expect(.rightParen, "')'", opening: opening)
    let pattern = Pattern(kind: .binding(name: name, isConstant: true), span: span)
    let body = try parseBody("after 'for'")
    return .forIn(ForInStatement(pattern: pattern, sequence: sequence, filter: nil, body: body))
  }

  // MARK: Switch

  mutating func parseSwitch() throws(Failure) -> SwitchStatement {
    input.advance()
    let subject = try parseParenthesized("after 'switch'")
    let opening = try input.expect(.leftBrace, "'{' and the cases of 'switch'")
    try input.enter()
    defer { input.leave() }
    var cases: [SwitchStatement.Case] = []
    var braces = 0
    while input.kind != .rightBrace, !input.isAtEnd { cases.append(try parseCase(&braces)) }
    try input.expect(.rightBrace, "'}' to close 'switch'", opening: opening)
    return SwitchStatement(subject: subject, cases: cases, fallsThrough: true)
  }

  /// - Parameter braces: How many are open behind a label that other labels stand in: `case 1: { f(); case 2: g(); }`.
  private mutating func parseCase(_ braces: inout Int) throws(Failure) -> SwitchStatement.Case {
    var labels: [SwitchStatement.Label] = []
    var isDefault = false
    if input.take(word: "default") {
      isDefault = true
    } else {
      guard input.take(word: "case") else {
        throw input.expected("'case' or 'default' in 'switch'", id: "expected-token")
      }
      let value = try parseCaseValue()
      labels.append(
        SwitchStatement.Label(
          pattern: Pattern(kind: .expression(value), span: value.span), filter: nil))
    }
    try input.expect(.colon, "':' after 'case'")
    let start = input.position
    if hasLabelsInBraces {
      input.advance()
      braces += 1
    }
    var statements = parseStatementsOfCase()
    while braces > 0, input.kind == .rightBrace {
      input.advance()
      braces -= 1
      statements += parseStatementsOfCase()
    }
    let body = Block(statements: statements, span: input.span(from: start))
    return SwitchStatement.Case(labels: labels, isDefault: isDefault, body: body)
  }

  private mutating func parseStatementsOfCase() -> [Statement] {
    parseStatements { parser in
      parser.input.at(word: "case") || parser.input.at(word: "default")
    }
  }

  /// Whether a block begins here that has labels of the `switch` around it.
  private var hasLabelsInBraces: Bool {
    guard input.kind == .leftBrace else { return false }
    let end = input.closer(of: input.position)
    var index = input.position + 1
    while index < end {
      let token = input.token(index)
      if input.token(token, isWord: "case") || input.token(token, isWord: "default") { return true }
      index = max(index, token.kind == .leftBrace ? input.closer(of: index) : index) + 1
    }
    return false
  }

  /// A constant, or GNU's `1 ... 3`.
  private mutating func parseCaseValue() throws(Failure) -> Expression {
    let start = input.position
    let lower = try parseConditional()
    guard input.take(operator: "...") else { return lower }
    let upper = try parseConditional()
    return Expression(
      kind: .range(lower: lower, upper: upper, isClosed: true), span: input.span(from: start))
  }

  // MARK: Exceptions

  mutating func parseTry() throws(Failure) -> DoStatement {
    input.advance()
    let body = try parseBlock("after '@try'")
    var statement = DoStatement(body: body, catches: [], finally: nil)
    while input.kind == .atWord {
      if input.text == "@catch" {
        input.advance()
        statement.catches.append(try parseCatch())
      } else if input.text == "@finally" {
        input.advance()
        statement.finally = try parseBlock("after '@finally'")
      } else {
        break
      }
    }
    if statement.catches.isEmpty, statement.finally == nil {
      throw input.expected("'@catch' or '@finally' after '@try'", id: "expected-token")
    }
    return statement
  }

  /// `(NSException *e) { … }`; `(...)` catches everything.
  private mutating func parseCatch() throws(Failure) -> DoStatement.Catch {
    var pattern: Pattern?
    if input.kind == .leftParen {
      let close = input.closer(of: input.position)
      let name = input.token(close - 1)
      if name.kind == .identifier, input.token(close).kind == .rightParen {
        pattern = Pattern(
          kind: .binding(name: input.text(name), isConstant: true), span: input.span(name))
      }
      input.skipBracketed()
    }
    return DoStatement.Catch(
      pattern: pattern, filter: nil, body: try parseBlock("after '@catch'"))
  }
}
