internal import SourceText

extension SwiftParser {
  /// A type; kept as text.
  mutating func parseType() throws(Failure) -> TypeName {
    let start = input.position
    let parts = try parseTypeParts()
    var text = input.typeText(from: start)
    if let parameter = parts.bareParameter {
      text = "(" + parameter + ")" + text.dropFirst(parameter.count)
    }
    return TypeName(
      text: text, name: parts.name, isOptional: parts.isOptional,
      isFunction: parts.isFunction, span: input.span(from: start))
  }

  private struct TypeParts {
    var name: String
    var isOptional = false
    var isFunction = false
    /// The only parameter of a function, as Swift 2 writes it: `String -> Void`.
    var bareParameter: String?
  }

  private mutating func parseTypeParts() throws(Failure) -> TypeParts {
    try input.enter()
    defer { input.leave() }
    let start = input.position
    skipTypeSpecifiers()
    var parts = try parseSimpleType()
    while true {
      if input.kind == .operator, !input.current.spaceBefore || !parts.isFunction,
        input.at(operator: "?") || input.at(operator: "!") || input.at(operator: "??")
      {
        guard !input.current.spaceBefore else { return parts }
        input.advance()
        parts.isOptional = true
      } else if input.kind == .dot, input.peek().kind == .identifier {
        input.advance()
        parts.name = input.takeText()
        try takeTypeArguments()
      } else if input.at(operator: "&"), input.current.spaceBefore, input.current.spaceAfter {
        input.advance()
        _ = try parseTypeParts()
      } else if isAtFunctionArrow {
        let isBare = input.previous.kind != .rightParen
        let parameter = isBare ? input.typeText(from: start) : nil
        skipEffects()
        input.advance()
        _ = try parseTypeParts()
        return TypeParts(name: "", isFunction: true, bareParameter: parameter)
      } else {
        return parts
      }
    }
  }

  private var isAtFunctionArrow: Bool {
    if input.at(operator: "->") { return true }
    guard input.previous.kind == .rightParen else { return false }
    var index = 0
    while ["async", "throws", "rethrows"].contains(input.text(input.peek(index))), index < 2 {
      index += 1
    }
    let token = input.peek(index)
    return index > 0 && token.kind == .operator && input.text(token) == "->"
  }

  private mutating func skipEffects() {
    while input.kind != .operator { input.advance() }
  }

  private mutating func skipTypeSpecifiers() {
    while true {
      if input.kind == .atWord {
        _ = takeAttributes()
      } else if ["some", "any", "inout", "borrowing", "consuming", "sending"].contains(input.text),
        input.peek().kind == .identifier || input.peek().kind == .leftParen
          || input.peek().kind == .leftBracket || input.peek().kind == .keyword
          || input.peek().kind == .atWord
      {
        input.advance()
      } else {
        return
      }
    }
  }

  private mutating func parseSimpleType() throws(Failure) -> TypeParts {
    switch input.kind {
    case .leftBracket: return try parseCollectionType()
    case .leftParen: return try parseTupleType()
    case .identifier: break
    case .keyword where ["Any", "Self", "_"].contains(input.text): break
    default: throw input.expected("a type", id: "expected-type")
    }
    let name = input.takeText()
    try takeTypeArguments()
    return TypeParts(name: name, isOptional: name == "Optional")
  }

  private mutating func parseCollectionType() throws(Failure) -> TypeParts {
    let opening = input.advance()
    _ = try parseTypeParts()
    var name = "Array"
    if input.take(.colon) {
      _ = try parseTypeParts()
      name = "Dictionary"
    }
    try input.expect(.rightBracket, "']'", opening: opening)
    return TypeParts(name: name)
  }

  /// `()`, `(A, b: B)`; one type in parentheses is that type.
  private mutating func parseTupleType() throws(Failure) -> TypeParts {
    let opening = input.advance()
    var elements: [TypeParts] = []
    while input.kind != .rightParen, !input.isAtEnd {
      if input.kind == .identifier || input.kind == .keyword {
        if input.peek().kind == .colon {
          input.advance()
          input.advance()
        } else if input.peek(2).kind == .colon {
          input.advance()
          input.advance()
          input.advance()
        }
      }
      elements.append(try parseTypeParts())
      _ = input.take(operator: "...")
      guard input.take(.comma) else { break }
    }
    try input.expect(.rightParen, "')'", opening: opening)
    return elements.count == 1 ? elements[0] : TypeParts(name: elements.isEmpty ? "Void" : "")
  }

  /// `<A, B>` behind a type's name.
  private mutating func takeTypeArguments() throws(Failure) {
    guard input.at(operator: "<") else { return }
    let opening = input.advance()
    while !input.isAtEnd {
      _ = try parseTypeParts()
      guard input.take(.comma) else { break }
    }
    guard input.takeClosingAngle() else {
      throw input.expected(
        "'>'", id: "expected-token",
        notes: [.init("to match this '<'", at: input.sourceSpan(input.span(opening)))])
    }
  }
}
