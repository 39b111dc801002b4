internal import SourceText

extension SwiftParser {
  mutating func parseTypeDeclaration(
    _ kind: TypeDeclaration.Kind, _ head: DeclarationHead
  ) throws(Failure) -> TypeDeclaration {
    try input.enter()
    defer { input.leave() }
    let keyword = input.takeText()
    var name = try input.expectName("after '\(keyword)'")
    while input.take(.dot) {
      let last = try input.expectName("behind '.'")
      name = (last.text, name.span.through(last.span))
    }
    let genericParameters =
      kind == .extension && takeArgumentsOfExtension() ? [] : try parseGenericParameters()
    var inherited: [TypeName] = []
    if input.take(.colon) {
      repeat {
        if input.at(word: "class") {
          input.advance()
        } else {
          inherited.append(try parseType())
        }
      } while input.take(.comma)
    }
    skipWhereClause()
    let outer = context
    context = DeclarationContext(type: name.text)
    defer { context = outer }
    let members = try parseMembers(of: name.text, kind)
    return TypeDeclaration(
      kind: kind, part: kind == .extension ? .addition(category: nil) : .whole, name: name.text,
      nameSpan: name.span, genericParameters: genericParameters, inherited: inherited,
      members: members, attributes: head.attributes,
      span: input.span(from: head.start))
  }

  private mutating func parseMembers(
    of name: String, _ kind: TypeDeclaration.Kind
  ) throws(Failure) -> [Member] {
    let opening = try input.expect(.leftBrace, "'{' and the members of '\(name)'")
    var members: [Member] = []
    while input.kind != .rightBrace, !input.isAtEnd {
      if input.take(.semicolon) || input.takeElision() != nil { continue }
      let start = input.position
      do throws(Failure) {
        members += try parseMember(in: kind, of: name)
      } catch {
        input.record(error)
        input.recover(from: start)
        if input.position == start { input.advance() }
      }
    }
    // Marks between members order the source, not the diagram.
    _ = input.takeMarks(before: input.position)
    try input.expect(.rightBrace, "'}' to close '\(name)'", opening: opening)
    return members
  }

  private mutating func parseMember(
    in kind: TypeDeclaration.Kind, of name: String
  ) throws(Failure) -> [Member] {
    _ = input.takeMarks(before: input.position)
    let start = input.position
    guard isAtDeclaration || kind == .enumeration && isAtEnumCase else {
      throw notAMember(from: start, of: name)
    }
    let declared = try parseDeclared(in: kind)
    switch input.kind {
    case .rightBrace, .semicolon, .end: break
    default:
      if !input.current.startsLine {
        throw input.failure(
          "expected-separator", "consecutive declarations on a line must be separated by ';'",
          input.span(input.current))
      }
    }
    return try declared.map { declaration throws(Failure) in
      switch declaration {
      case .enumCase(let enumCase): return .enumCase(enumCase)
      case .statement(.variable(let variable)): return .property(variable)
      case .statement(.function(let function)): return .function(function)
      case .statement(.type(let type)): return .type(type)
      case .statement(.typeAlias(let alias)): return .typeAlias(alias)
      case .statement(.tupleBinding(let binding)):
        throw input.unsupported(
          "a tuple of properties", binding.value.span, instead: "declare one property at a time")
      case .statement: throw notAMember(from: start, of: name)
      }
    }
  }

  private var isAtEnumCase: Bool {
    input.at(word: "case") || input.at(word: "indirect") && input.peek().kind == .keyword
  }

  /// Says why something cannot stand in the body of a type.
  private func notAMember(from start: Int, of name: String) -> Failure {
    if let failure = objectiveCInSwift(from: start) { return failure }
    let token = input.token(start)
    let next = input.token(start + 1)
    if token.kind == .identifier, !next.startsLine,
      next.kind == .identifier || next.kind == .keyword,
      let failure = misspelt(token, among: Keywords.swiftStarters)
    {
      return failure
    }
    return input.failure(
      "expected-declaration", "expected a declaration in '\(name)', found \(input.found)",
      input.span(token), notes: [.init("statements stand in a method")])
  }

  // MARK: Cases and aliases

  mutating func parseEnumCases() throws(Failure) -> [Declared] {
    input.advance()
    var cases: [Declared] = []
    repeat {
      let start = input.position
      let name = try input.expectName("after 'case'")
      var parameters: [Parameter] = []
      if input.kind == .leftParen { parameters = try parseAssociatedValues() }
      var rawValue: Expression?
      if input.take(operator: "=") { rawValue = try parseExpression() }
      cases.append(
        .enumCase(
          EnumCase(
            name: name.text, parameters: parameters, rawValue: rawValue,
            span: input.span(from: start))))
    } while input.take(.comma)
    return cases
  }

  private mutating func parseAssociatedValues() throws(Failure) -> [Parameter] {
    let opening = input.advance()
    var parameters: [Parameter] = []
    while input.kind != .rightParen, !input.isAtEnd {
      let start = input.position
      var label: String?
      if input.kind == .identifier || input.kind == .keyword {
        let isNamed = input.peek().kind == .identifier && input.peek(2).kind == .colon
        if isNamed || input.peek().kind == .colon { label = input.takeText() }
        if isNamed { input.advance() }
        if label != nil { input.advance() }
      }
      let type = try parseType()
      var value: Expression?
      if input.take(operator: "=") { value = try parseExpression() }
      parameters.append(
        Parameter(
          label: label == "_" ? nil : label, name: label ?? "_", type: type, defaultValue: value,
          isVariadic: false, isInout: false, span: input.span(from: start)))
      guard input.take(.comma) else { break }
    }
    try input.expect(.rightParen, "')' or ','", opening: opening)
    return parameters
  }

  mutating func parseTypeAlias() throws(Failure) -> [Declared] {
    let start = input.position
    let isAssociated = input.takeText() == "associatedtype"
    let name = try input.expectName("of a type")
    _ = try parseGenericParameters()
    if isAssociated, input.take(.colon) { _ = try parseType() }
    guard input.take(operator: "=") else {
      if isAssociated { return [] }
      throw input.expected("'=' and a type", id: "expected-token")
    }
    let type = try parseType()
    return [
      .statement(
        .typeAlias(TypeAlias(name: name.text, type: type, span: input.span(from: start))))
    ]
  }
}
