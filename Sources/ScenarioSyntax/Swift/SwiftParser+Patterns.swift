internal import SourceText

extension SwiftParser {
  /// Whether bare names in a pattern are new variables.
  enum PatternBinding {
    case none
    case constant
    case variable
  }

  mutating func parsePattern(binding: PatternBinding = .none) throws(Failure) -> Pattern {
    try input.enter()
    defer { input.leave() }
    let start = input.position
    var pattern = try parsePrimaryPattern(binding)
    while true {
      if !input.current.spaceBefore, input.take(operator: "?") {
        pattern = Pattern(kind: .some(pattern), span: input.span(from: start))
      } else if input.take(word: "as") {
        pattern = Pattern(kind: .asType(pattern, try parseType()), span: input.span(from: start))
      } else {
        return pattern
      }
      try input.grow()
    }
  }

  private mutating func parsePrimaryPattern(_ binding: PatternBinding) throws(Failure) -> Pattern {
    let start = input.position
    if input.take(word: "let") { return try parsePattern(binding: .constant) }
    if input.take(word: "var") { return try parsePattern(binding: .variable) }
    if input.take(word: "_") { return Pattern(kind: .wildcard, span: input.span(from: start)) }
    if input.take(word: "is") {
      return Pattern(kind: .isType(try parseType()), span: input.span(from: start))
    }
    if input.kind == .leftParen {
      let elements = try parsePatternArguments(binding)
      if elements.count == 1, elements[0].label == nil { return elements[0].pattern }
      return Pattern(kind: .tuple(elements), span: input.span(from: start))
    }
    if let name = takeCaseName() {
      var arguments: [Pattern.Argument] = []
      if input.kind == .leftParen { arguments = try parsePatternArguments(binding) }
      return Pattern(
        kind: .enumCase(type: name.type, name: name.name, arguments: arguments),
        span: input.span(from: start))
    }
    let next = input.peek()
    if binding != .none, input.kind == .identifier, next.kind != .dot, next.kind != .leftParen {
      let name = input.takeText()
      return Pattern(
        kind: .binding(name: name, isConstant: binding == .constant), span: input.span(from: start))
    }
    let expression = try parseConditionExpression()
    return Pattern(kind: .expression(expression), span: expression.span)
  }

  /// `.name` or `Type.name`, where a case can be meant; otherwise nothing is taken.
  private mutating func takeCaseName() -> (type: String?, name: String)? {
    let start = input.position
    var path: [String] = []
    while input.kind == .identifier, input.peek().kind == .dot {
      path.append(input.takeText())
      input.advance()
    }
    if path.isEmpty {
      guard input.take(.dot) else { return nil }
    }
    guard input.kind == .identifier || input.kind == .keyword else {
      input.move(to: start)
      return nil
    }
    let name = input.takeText()
    let next = input.current
    // `.a | .b`, `size.width ..< 3`, `point.x + 1` are expressions.
    let goesOn =
      next.kind == .dot || next.kind == .leftBracket
      || next.kind == .operator && next.spaceBefore && !input.at(operator: "=")
    let isLowercaseBase = path.first?.first?.isLowercase ?? false
    if goesOn || isLowercaseBase {
      input.move(to: start)
      return nil
    }
    return (path.isEmpty ? nil : path.joined(separator: "."), name)
  }

  private mutating func parsePatternArguments(
    _ binding: PatternBinding
  ) throws(Failure) -> [Pattern.Argument] {
    let opening = input.advance()
    var arguments: [Pattern.Argument] = []
    while input.kind != .rightParen, !input.isAtEnd {
      var label: String?
      if input.kind == .identifier, input.peek().kind == .colon {
        label = input.takeText()
        input.advance()
      }
      arguments.append(Pattern.Argument(label: label, pattern: try parsePattern(binding: binding)))
      guard input.take(.comma) else { break }
    }
    try input.expect(.rightParen, "')' or ','", opening: opening)
    return arguments
  }
}
