internal import SourceText

extension ObjectiveCParser {
  /// `typedef Type Name;`, `typedef NS_ENUM(NSInteger, Name) { … };`.
  mutating func parseTypedef() throws(Failure) -> [Statement] {
    let start = input.position
    input.advance()
    if ["NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM"].contains(input.text) {
      return try parseMacroEnumeration(from: start)
    }
    if input.at(word: "enum") || input.at(word: "struct") || input.at(word: "union") {
      if let type = try parseTaggedType() { return type }
    }
    let typeStart = input.position
    let specifiers = try parseSpecifiers()
    let declarator = try parseDeclarator(specifiers, from: typeStart)
    try expectSemicolon(after: "typedef")
    let alias = TypeAlias(
      name: declarator.name, type: declarator.type, span: input.span(from: start))
    return [Statement(kind: .typeAlias(alias), span: alias.span)]
  }

  private mutating func parseMacroEnumeration(from start: Int) throws(Failure) -> [Statement] {
    let macro = input.text(input.advance())
    let opening = try input.expect(.leftParen, "'(' after '\(macro)'")
    let specifiers = try parseSpecifiers()
    try input.expect(.comma, "',' and the name of the type")
    let name = try input.expectName("of the type")
    try input.expect(.rightParen, "')'", opening: opening)
    let type = typeName(specifiers.end - 1, specifiers.end)
    return try parseEnumeration(name.text, name.span, [type], from: start)
  }

  /// `enum Name { … };`, also with the name behind the braces; nothing is taken of a mere use.
  mutating func parseTaggedType() throws(Failure) -> [Statement]? {
    let start = input.position
    let keyword = input.current
    let isNamed = input.peek().kind == .identifier
    guard input.peek(isNamed ? 2 : 1).kind == .leftBrace else { return nil }
    guard input.at(word: "enum") else {
      throw input.unsupported(
        "a structure of its own", input.span(keyword),
        instead: "a class with properties does the same")
    }
    input.advance()
    var name = ("", input.span(keyword))
    if isNamed { name = try input.expectName("of the type") }
    return try parseEnumeration(name.0, name.1, [], from: start)
  }

  private mutating func parseEnumeration(
    _ name: String, _ nameSpan: NodeSpan, _ types: [TypeName], from start: Int
  ) throws(Failure) -> [Statement] {
    let opening = try input.expect(.leftBrace, "'{' and the constants of the type")
    var members: [Member] = []
    while input.kind != .rightBrace, !input.isAtEnd {
      let first = input.position
      let constant = try input.expectName("of a constant")
      var value: Expression?
      if input.take(operator: "=") { value = try parseConditional() }
      members.append(
        .enumCase(
          EnumCase(
            name: constant.text, parameters: [], rawValue: value, span: input.span(from: first))))
      guard input.take(.comma) else { break }
    }
    try input.expect(.rightBrace, "'}' or ','", opening: opening)
    var name = (name, nameSpan)
    if input.kind == .identifier { name = try input.expectName("of the type") }
    try expectSemicolon(after: "enum")
    let type = TypeDeclaration(
      kind: .enumeration, part: .whole, name: name.0, nameSpan: name.1, inherited: types,
      members: members, attributes: [], span: input.span(from: start))
    return [Statement(kind: .type(type), span: type.span)]
  }

  // MARK: Directives

  /// `#import`, which is done already; `#define name value`, which is a constant.
  mutating func parseDirective() throws(Failure) -> [Statement] {
    let start = input.position
    let token = input.advance()
    let name = String(input.text(token).drop { $0 == "#" || $0 == " " })
    switch name {
    case "import", "include", "undef", "warning", "error", "line":
      skipLine()
      return []
    case "define": return try parseDefine(from: start)
    default:
      defer { skipLine() }
      throw input.unsupported("the directive '#\(name)'", input.span(token))
    }
  }

  private mutating func skipLine() {
    while !input.isAtEnd, !input.current.startsLine { input.advance() }
  }

  private mutating func parseDefine(from start: Int) throws(Failure) -> [Statement] {
    let name = try input.expectName("after '#define'")
    let next = input.current
    if next.startsLine || input.isAtEnd { return [] }
    if next.kind == .leftParen, next.lower == name.span.upper {
      throw input.unsupported(
        "a macro with parameters", name.span, instead: "a function does the same")
    }
    let value = try parseExpression()
    guard input.current.startsLine || input.isAtEnd else {
      throw input.unsupported(
        "a macro that is no expression", name.span, instead: "write it out where it is used")
    }
    let span = input.span(from: start)
    let constant = VariableDeclaration(
      name: name.text, nameSpan: name.span, isConstant: true, type: nil, initialValue: value,
      modifiers: [], getter: nil, setter: nil, willSet: nil, didSet: nil, isRequirement: false,
      attributes: [], getterSelector: nil, setterSelector: nil, isPropertyFragment: false,
      span: span)
    return [Statement(kind: .variable(constant), span: span)]
  }
}
