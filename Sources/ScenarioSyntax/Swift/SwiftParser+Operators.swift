internal import SourceText

/// Operators that a snippet declares: they may be used before the line that declares them.
extension SwiftParser {
  /// Takes in the operators that the snippet declares, wherever it does.
  mutating func noteOperators() {
    var index = 0
    while input.token(index).kind != .end {
      defer { index += 1 }
      guard input.token(input.token(index), isWord: "operator"), index > 0 else { continue }
      let name = input.token(index + 1)
      guard name.kind == .operator else { continue }
      let text = input.text(name)
      if input.token(input.token(index - 1), isWord: "prefix") { prefixOperators.insert(text) }
      guard input.token(input.token(index - 1), isWord: "infix"), SwiftOperator(text) == nil else {
        continue
      }
      let isGrouped = input.token(index + 2).kind == .colon
      let group = isGrouped ? input.text(input.token(index + 3)) : ""
      infixOperators[text] = SwiftOperator(declared: text, group: group)
    }
  }

  /// `infix operator |>: AdditionPrecedence` and `precedencegroup`, which are known already.
  mutating func parseOperatorDeclaration(_ head: DeclarationHead) throws(Failure) -> [Declared] {
    let keyword = input.takeText()
    if keyword == "precedencegroup" {
      _ = try input.expectName("after 'precedencegroup'")
    } else {
      _ = input.take(word: "operator")
      guard input.kind == .operator else {
        throw input.expected("an operator", id: "expected-name")
      }
      input.advance()
      if input.take(.colon) { _ = try input.expectName("after ':'") }
    }
    if input.kind == .leftBrace { input.skipBracketed() }
    return []
  }
}
