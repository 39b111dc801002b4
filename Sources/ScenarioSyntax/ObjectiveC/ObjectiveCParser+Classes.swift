internal import SourceText

extension ObjectiveCParser {
  /// `@interface Name : Super <Protocol> … @end`, also of a category or an extension.
  mutating func parseInterface() throws(Failure) -> Statement {
    let start = input.position
    let keyword = input.advance()
    let name = try input.expectName("after '@interface'")
    if input.at(operator: "<"), let end = angleEnd(from: input.position),
      input.token(end).kind == .colon
    {
      // Generic parameters.
      input.move(to: end)
    }
    var part = TypeDeclaration.Part.interface
    var inherited: [TypeName] = []
    if input.take(.colon) { inherited.append(try parseSuperclass()) }
    if input.kind == .leftParen { part = .addition(category: try parseCategory()) }
    inherited += try parseProtocolList()
    let members = try parseMembers(of: name.text, keyword, isImplementation: false)
    return statement(
      TypeDeclaration(
        kind: .class, part: part, name: name.text, nameSpan: name.span, inherited: inherited,
        members: members, attributes: [], span: input.span(from: start)))
  }

  /// `@implementation Name … @end`, also of a category.
  mutating func parseImplementation() throws(Failure) -> Statement {
    let start = input.position
    let keyword = input.advance()
    let name = try input.expectName("after '@implementation'")
    var part = TypeDeclaration.Part.implementation
    var inherited: [TypeName] = []
    if input.take(.colon) { inherited.append(try parseSuperclass()) }
    if input.kind == .leftParen { part = .addition(category: try parseCategory()) }
    let members = try parseMembers(of: name.text, keyword, isImplementation: true)
    return statement(
      TypeDeclaration(
        kind: .class, part: part, name: name.text, nameSpan: name.span, inherited: inherited,
        members: members, attributes: [], span: input.span(from: start)))
  }

  /// `@protocol Name <Protocol> … @end`; nothing of `@protocol Name;`.
  mutating func parseProtocol() throws(Failure) -> [Statement] {
    let start = input.position
    let keyword = input.advance()
    let name = try input.expectName("after '@protocol'")
    if input.kind == .comma || input.kind == .semicolon {
      while !input.isAtEnd, !input.take(.semicolon) { input.advance() }
      return []
    }
    let inherited = try parseProtocolList()
    let members = try parseMembers(of: name.text, keyword, isImplementation: false)
    return [
      statement(
        TypeDeclaration(
          kind: .protocol, part: .whole, name: name.text, nameSpan: name.span,
          inherited: inherited, members: members, attributes: [], span: input.span(from: start)))
    ]
  }

  private func statement(_ type: TypeDeclaration) -> Statement {
    Statement(kind: .type(type), span: type.span)
  }

  // MARK: Heads

  private mutating func parseSuperclass() throws(Failure) -> TypeName {
    let start = input.position
    _ = try input.expectName("of the superclass")
    if input.at(operator: "<"), let end = angleEnd(from: input.position),
      input.token(end).kind == .operator
    {
      input.move(to: end)
    }
    return typeName(start, start + 1)
  }

  /// `(Name)`, or `()` of a class extension.
  private mutating func parseCategory() throws(Failure) -> String? {
    let opening = input.advance()
    var name: String?
    if input.kind == .identifier { name = input.takeText() }
    try input.expect(.rightParen, "')'", opening: opening)
    return name
  }

  /// `<A, B>`.
  private mutating func parseProtocolList() throws(Failure) -> [TypeName] {
    guard input.take(operator: "<") else { return [] }
    var protocols: [TypeName] = []
    repeat {
      let start = input.position
      _ = try input.expectName("of a protocol")
      protocols.append(typeName(start, start + 1))
    } while input.take(.comma)
    guard input.takeClosingAngle() else {
      throw input.expected("'>'", id: "expected-token")
    }
    return protocols
  }

  // MARK: Members

  private mutating func parseMembers(
    of name: String, _ keyword: Token, isImplementation: Bool
  ) throws(Failure) -> [Member] {
    try input.enter()
    defer { input.leave() }
    let outer = context
    context = DeclarationContext(type: name)
    isInClass = true
    defer {
      context = outer
      isInClass = false
    }
    var members: [Member] = []
    if input.kind == .leftBrace { members += try parseInstanceVariables() }
    var isOptional = false
    while input.kind != .atWord || input.text != "@end" {
      _ = input.takeMarks(before: input.position)
      if isAtEndOfMembers {
        throw input.expected(
          "'@end' to close '\(name)'", id: "missing-end",
          notes: [.init("the class begins here", at: input.sourceSpan(input.span(keyword)))])
      }
      if input.take(.semicolon) || input.takeElision() != nil { continue }
      let start = input.position
      do throws(Failure) {
        members += try parseMember(isImplementation: isImplementation, &isOptional)
      } catch {
        input.record(error)
        input.recover(from: start)
        if input.position == start { input.advance() }
      }
    }
    _ = input.takeMarks(before: input.position)
    input.advance()
    return members
  }

  /// Whether the `@end` has been forgotten: the next class begins, or there is nothing more.
  private var isAtEndOfMembers: Bool {
    input.isAtEnd
      || input.kind == .atWord && ["@interface", "@implementation"].contains(input.text)
  }

  private mutating func parseMember(
    isImplementation: Bool, _ isOptional: inout Bool
  ) throws(Failure) -> [Member] {
    switch input.kind {
    case .operator where isAtMethod:
      guard var method = try parseMethod(hasBody: isImplementation) else { return [] }
      if isOptional { method.modifiers.insert(.optional) }
      return [.function(method)]
    case .atWord:
      switch input.text {
      case "@property": return try parseProperty(inClass: true).map { .property($0) }
      case "@optional", "@required":
        isOptional = input.takeText() == "@optional"
        return []
      case "@synthesize", "@dynamic": return try parseSynthesize()
      case "@public", "@private", "@protected", "@package":
        input.advance()
        return []
      default: break
      }
    case .hashWord:
      hoisted += try parseDirective()
      return []
    case .keyword, .identifier:
      if isAtDeclaration {
        hoisted += try parseDeclaration()
        return []
      }
      if input.text.hasPrefix("NS_") {
        input.advance()
        return []
      }
    case .rightBrace:
      input.advance()
      throw input.failure(
        "unexpected-token", "extraneous '}' before '@end'", input.span(input.previous))
    default: break
    }
    if let failure = swiftInObjectiveC(from: input.position) { throw failure }
    let span = input.span(input.current)
    throw input.failure(
      "expected-declaration",
      isImplementation
        ? "expected a method definition, found \(input.found)"
        : "expected a method or a property, found \(input.found)", span)
  }

  /// `{ UIView *_bar; }`: instance variables.
  private mutating func parseInstanceVariables() throws(Failure) -> [Member] {
    let opening = input.advance()
    var members: [Member] = []
    while input.kind != .rightBrace, !input.isAtEnd {
      if input.take(.semicolon) { continue }
      if input.kind == .atWord {
        input.advance()
        continue
      }
      for var variable in try parseVariables() {
        variable.attributes.append("ivar")
        members.append(.property(variable))
      }
      try expectSemicolon(after: "instance variable")
    }
    try input.expect(.rightBrace, "'}'", opening: opening)
    return members
  }

  /// `@synthesize name = name_;`
  private mutating func parseSynthesize() throws(Failure) -> [Member] {
    let word = input.takeText()
    var members: [Member] = []
    repeat {
      let name = try input.expectName("of a property")
      if input.take(operator: "=") {
        let variable = try input.expectName("of an instance variable")
        members.append(.synthesize(property: name.text, variable: variable.text))
      }
    } while input.take(.comma)
    try expectSemicolon(after: word)
    return members
  }
}
