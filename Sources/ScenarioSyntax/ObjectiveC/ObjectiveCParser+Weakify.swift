extension ObjectiveCParser {
  /// `@weakify(self, page);` and `@strongify(self, page);` of libextobjc: a weak variable for each
  /// name, and a strong one of the same name made of it.
  mutating func parseWeakify() throws(Failure) -> [Statement] {
    let start = input.position
    let isWeak = input.takeText() == "@weakify"
    let opening = try input.expect(.leftParen, "'(' and a name")
    var names: [(text: String, span: NodeSpan)] = []
    repeat {
      names.append(try input.expectName("of a variable"))
    } while input.take(.comma)
    try input.expect(.rightParen, "')'", opening: opening)
    _ = input.take(.semicolon)
    let span = input.span(from: start)
    return names.map { name in
      let weakName = name.text + "_weak_"
      let source: Expression.Kind =
        isWeak ? (name.text == "self" ? .self : .name(name.text)) : .name(weakName)
      var modifiers: Modifiers = []
      if isWeak { modifiers.insert(.weak) }
      let variable = VariableDeclaration(
        name: isWeak ? weakName : name.text, nameSpan: name.span,
        initialValue: Expression(kind: source, span: name.span), modifiers: modifiers, span: span)
      return Statement(kind: .variable(variable), span: span)
    }
  }
}
