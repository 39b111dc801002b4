internal import SourceText

/// Statements in which something else is missing than their semicolon.
extension ObjectiveCParser {
  /// What is wrong where more follows on the line than a semicolon would end: a message has lost its `[`, or
  /// the line is Swift's.
  func otherThanSemicolon(after what: String, at place: NodeSpan) -> Failure? {
    guard !input.isAtEnd, !input.current.startsLine else { return nil }
    if endsMessage() {
      let first = firstOfLine()
      let start = NodeSpan(source: input.source, lower: first.lower, upper: first.lower)
      return input.failure(
        "expected-bracket", "missing '[' at start of message send expression", start,
        fixIts: [.init("write '[' here", replace: input.sourceSpan(start), with: "[")])
    }
    guard isSwift else { return nil }
    return input.failure(
      "expected-semicolon", "expected ';' after \(what)", place,
      notes: [
        .init("this reads as Swift; a block has one language, and two blocks may have two")
      ])
  }

  /// Whether the line goes on to a `]` that nothing on it opens.
  private func endsMessage() -> Bool {
    var depth = 0
    var index = input.position
    while true {
      let token = input.token(index)
      if token.kind == .end || token.startsLine && index > input.position { return false }
      switch token.kind {
      case .leftBracket, .leftParen, .leftBrace: depth += 1
      case .rightBracket where depth == 0: return true
      case .rightBracket, .rightParen, .rightBrace:
        if depth == 0 { return false }
        depth -= 1
      case .semicolon where depth == 0: return false
      default: break
      }
      index += 1
    }
  }

  private func firstOfLine() -> Token {
    var index = input.position
    while index > 0, !input.token(index).startsLine { index -= 1 }
    return input.token(index)
  }

  /// Whether the line begins as none of Objective-C's does, or has a closure behind a name.
  private var isSwift: Bool {
    input.kind == .leftBrace
      || ["let", "var", "func", "guard", "import", "override", "class"].contains(
        input.lexed.text(firstOfLine().range))
  }
}
