internal import SourceText

extension SwiftParser {
  /// Says that a failed statement is Objective-C, where it looks like it.
  func objectiveCInSwift(from start: Int) -> Failure? {
    let first = input.token(start)
    let looksLikeIt: Bool
    switch first.kind {
    case .leftBracket:
      // `[self addChild…`: two words in a row in brackets.
      let receiver = input.token(start + 1)
      let message = input.token(start + 2)
      looksLikeIt =
        receiver.kind == .leftBracket
        || isWord(receiver) && message.kind == .identifier && !message.startsLine
    case .operator:
      // `- (void)viewDidLoad`.
      looksLikeIt =
        ["-", "+"].contains(input.text(first)) && input.token(start + 1).kind == .leftParen
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

  private func isWord(_ token: Token) -> Bool {
    token.kind == .identifier || token.kind == .keyword
  }
}
