internal import SourceText

extension TokenStream {
  /// Goes on to where the next statement can begin, after one that began at `start` has failed.
  ///
  /// That is behind a semicolon, or at a line that is indented no deeper than the failed statement,
  /// or before the brace that closes the block the statement stands in. What stands in brackets
  /// that are closed is passed over whole.
  mutating func recover(from start: Int) {
    leaveBrackets(from: start)
    let column = lineIndentation(of: token(start))
    while !isAtEnd, kind != .rightBrace {
      let token = current
      if position > start, token.startsLine, lineIndentation(of: token) <= column { return }
      skipBracketed()
      if token.kind == .semicolon { return }
    }
  }

  /// Passes over a `)` or `]` that closes nothing in braces that are closed themselves.
  mutating func skipExtraneousCloser(in opening: Int) -> Bool {
    guard kind == .rightParen || kind == .rightBracket,
      token(closer(of: opening)).kind == .rightBrace
    else { return false }
    record(failure("unexpected-token", "extraneous '\(text)'", span(current)))
    advance()
    return true
  }

  /// Takes one token, or all of a bracket that is closed.
  mutating func skipBracketed() {
    switch kind {
    case .leftBrace, .leftParen, .leftBracket, .interpolationBegin:
      let close = closer(of: position)
      if token(close).kind != .end { move(to: close) }
      advance()
    default: advance()
    }
  }

  /// Goes behind every bracket that was opened since `start` and is closed further on.
  private mutating func leaveBrackets(from start: Int) {
    var index = start
    while index < position {
      let close = closer(of: index)
      if isOpener(token(index).kind), token(close).kind != .end {
        if close >= position { move(to: close + 1) }
        index = close + 1
      } else {
        index += 1
      }
    }
  }

  private func isOpener(_ kind: Token.Kind) -> Bool {
    switch kind {
    case .leftParen, .leftBracket, .leftBrace, .interpolationBegin: true
    default: false
    }
  }

  /// How many columns the line of a token is indented.
  private func lineIndentation(of token: Token) -> Int {
    let bytes = lexed.snippet.bytes
    var lineStart = Int(token.lower)
    while lineStart > 0, bytes[lineStart - 1] != 0x0A, bytes[lineStart - 1] != 0x0D {
      lineStart -= 1
    }
    var columns = 0
    while lineStart < bytes.count {
      switch bytes[lineStart] {
      case 0x20: columns += 1
      case 0x09: columns += 4
      default: return columns
      }
      lineStart += 1
    }
    return columns
  }
}
