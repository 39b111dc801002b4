internal import SourceText

extension SwiftParser {
  /// Says that a failed statement is Objective-C, where it looks like it.
  func objectiveCInSwift(from start: Int) -> Failure? {
    let first = input.token(start)
    let looksLikeIt: Bool
    switch first.kind {
    case .leftBracket:
      looksLikeIt = isMessage(at: start)
    case .operator:
      // `- (void)viewDidLoad`, `^{ … }`.
      let next = input.token(start + 1).kind
      looksLikeIt =
        ["-", "+"].contains(input.text(first)) && next == .leftParen && first.spaceAfter
        || input.text(first) == "^" && (next == .leftBrace || next == .leftParen)
    case .at: looksLikeIt = true
    case .atWord:
      looksLikeIt = ["@interface", "@implementation", "@property", "@end", "@protocol"]
        .contains(input.text(first))
    case .hashWord: looksLikeIt = ["#import", "#include", "#define"].contains(input.text(first))
    case .identifier:
      // `UIView *view`.
      let star = input.token(start + 1)
      looksLikeIt =
        star.kind == .operator && input.text(star) == "*" && star.spaceBefore && !star.spaceAfter
    default: looksLikeIt = false
    }
    guard looksLikeIt else { return nil }
    return input.failure(
      "wrong-dialect", "this is Objective-C in a Swift snippet", input.span(first),
      notes: [.init("the language is the fence's first word: 'swift' or 'objc'")])
  }

  /// `[self.view addSubview…`: two words in a row in brackets.
  private func isMessage(at start: Int) -> Bool {
    var index = start
    while index < start + 4, input.token(index).kind == .leftBracket { index += 1 }
    guard isWord(input.token(index)) else { return false }
    while index < start + 12, input.token(index + 1).kind == .dot { index += 2 }
    let message = input.token(index + 1)
    return message.kind == .identifier && !message.startsLine
  }

  private func isWord(_ token: Token) -> Bool {
    token.kind == .identifier || token.kind == .keyword
  }
}
