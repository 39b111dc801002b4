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
    let macro = input.takeText()
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
    var body = isNamed ? 2 : 1
    // `enum Name : NSUInteger { … }`
    if input.at(word: "enum"), input.peek(body).kind == .colon { body += 2 }
    guard input.peek(body).kind == .leftBrace else { return nil }
    let isEnumeration = input.at(word: "enum")
    input.advance()
    var name = ("", input.span(keyword))
    if isNamed { name = try input.expectName("of the type") }
    if isEnumeration {
      if input.take(.colon) { input.advance() }
      return try parseEnumeration(name.0, name.1, [], from: start)
    }
    return try parseStructure(name, from: start)
  }

  /// `struct Name { Type field; };`, also with the name behind the braces.
  private mutating func parseStructure(
    _ tag: (text: String, span: NodeSpan), from start: Int
  ) throws(Failure) -> [Statement] {
    let opening = try input.expect(.leftBrace, "'{' and the fields of the type")
    var members: [Member] = []
    while input.kind != .rightBrace, !input.isAtEnd {
      if input.take(.semicolon) { continue }
      members += try parseVariables().map { .property($0) }
      try expectSemicolon(after: "field")
    }
    try input.expect(.rightBrace, "'}'", opening: opening)
    var names = tag.text.isEmpty ? [] : [tag]
    if input.kind == .identifier { names.append(try input.expectName("of the type")) }
    try expectSemicolon(after: "struct")
    let span = input.span(from: start)
    return names.enumerated().map { index, name in
      if index > 0 {
        // `struct Tag { … } Name`: one type under two names.
        let type = TypeName(
          text: tag.text, name: tag.text, isOptional: false, isFunction: false, span: tag.span)
        let alias = TypeAlias(name: name.text, type: type, span: span)
        return Statement(kind: .typeAlias(alias), span: span)
      }
      let type = TypeDeclaration(
        kind: .structure, part: .whole, name: name.text, nameSpan: name.span, inherited: [],
        members: members, attributes: [], span: span)
      return Statement(kind: .type(type), span: span)
    }
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
      skipAttributes()
      if input.take(operator: "=") { value = try parseConditional() }
      skipAttributes()
      members.append(
        .enumCase(
          EnumCase(
            name: constant.text, parameters: [], rawValue: value, span: input.span(from: first))))
      guard input.take(.comma) else { break }
    }
    try input.expect(.rightBrace, "'}' or ','", opening: opening)
    var name = (name, nameSpan)
    if input.kind == .identifier { name = try input.expectName("of the type") }
    // There may be several without a name, each a type of its own.
    if name.0.isEmpty { name.0 = "(unnamed enum at \(nameSpan.lower))" }
    try expectSemicolon(after: "enum")
    let type = TypeDeclaration(
      kind: .enumeration, part: .whole, name: name.0, nameSpan: name.1, inherited: types,
      members: members, attributes: [], span: input.span(from: start))
    return [Statement(kind: .type(type), span: type.span)]
  }

  /// What headers say of a declaration and a program does not need: `NS_AVAILABLE_IOS(8_0)`,
  /// `__attribute__((…))`.
  mutating func skipAttributes() {
    while input.kind == .identifier, Self.isAttribute(input.text) {
      input.advance()
      if input.kind == .leftParen { input.skipBracketed() }
    }
  }

  private static func isAttribute(_ word: String) -> Bool {
    if word.hasPrefix("__") { return !CWords.isQualifier(word) && !CWords.isTypeof(word) }
    guard word.utf8.contains(UInt8(ascii: "_")) else { return false }
    return word.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
    }
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

  /// A constant that is evaluated where it is used; what is no expression has been put in the place
  /// of its name already.
  private mutating func parseDefine(from start: Int) throws(Failure) -> [Statement] {
    let name = try input.expectName("after '#define'")
    guard !input.current.startsLine, !input.isAtEnd else { return [] }
    let body = input.position
    var value: Expression?
    do throws(Failure) { value = try parseExpression() } catch { value = nil }
    guard let value, input.current.startsLine || input.isAtEnd else {
      input.move(to: body)
      skipLine()
      return []
    }
    let span = input.span(from: start)
    let getter = Block(
      statements: [Statement(kind: .return(value), span: value.span)], span: value.span)
    var constant = VariableDeclaration(
      name: name.text, nameSpan: name.span, isConstant: true, span: span)
    constant.getter = getter
    return [Statement(kind: .variable(constant), span: span)]
  }
}
