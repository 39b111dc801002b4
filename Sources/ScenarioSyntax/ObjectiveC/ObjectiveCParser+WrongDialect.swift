internal import SourceText

extension ObjectiveCParser {
  /// Says that a statement is Swift, where it looks like it.
  func swiftInObjectiveC(from start: Int) -> Failure? {
    let first = input.token(start)
    let next = input.token(start + 1)
    let looksLikeIt: Bool
    switch first.kind {
    case .identifier:
      switch input.text(first) {
      case "let", "var", "func", "override", "guard", "extension", "import", "class":
        looksLikeIt = next.kind == .identifier && !next.startsLine
      default: looksLikeIt = false
      }
    case .atWord:
      looksLikeIt = ["@objc", "@IBAction", "@IBOutlet", "@MainActor"].contains(input.text(first))
    default: looksLikeIt = false
    }
    return looksLikeIt ? wrongDialect(first) : nil
  }

  /// Says that a call has a label, as in Swift: `push(b, animated: true)`.
  func swiftLabel() -> Failure { wrongDialect(input.current) }

  private func wrongDialect(_ token: Token) -> Failure {
    input.failure(
      "wrong-dialect", "this is Swift in an Objective-C snippet", input.span(token),
      notes: [.init("the language is the fence's first word: 'swift' or 'objc'")])
  }
}
