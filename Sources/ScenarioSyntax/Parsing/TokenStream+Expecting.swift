internal import SourceText

extension TokenStream {
  /// What stands at the current place, as a message says it.
  var found: String {
    switch kind {
    case .end: "the end of the snippet"
    case .stringBegin, .stringText: "a string"
    case .stringEnd, .interpolationEnd: "the end of a string"
    default: "'\(text)'"
    }
  }

  /// A failure that says what should stand at the current place. Silent where the lexer has
  /// already said what is wrong on the line, and where the end has been found too soon before.
  func expected(_ what: String, id: String, notes: [Diagnostic.Note] = []) -> Failure {
    if kind == .unknown || isExplainedByLexer || kind == .end && saidEndIsTooSoon {
      return Failure(diagnostic: nil)
    }
    // At a line's end the fault is behind what was written, not at what comes next.
    if current.startsLine || kind == .end, position > 0 {
      let end = previous.upper
      let place = NodeSpan(source: source, lower: end, upper: end)
      return failure(id, "expected \(what)", place, notes: notes)
    }
    return failure(id, "expected \(what), found \(found)", span(current), notes: notes)
  }

  /// Whether the lexer has found a fault on the line of the token before the current one.
  private var isExplainedByLexer: Bool {
    let file = lexed.snippet.file
    let line = file.lineIndex(at: lexed.snippet.fileOffset(Int(previous.lower)))
    return lexed.diagnostics.contains {
      $0.severity == .error && file.lineIndex(at: $0.span.range.lowerBound) == line
    }
  }

  /// Takes a token or fails; `opening` is the bracket that the token closes.
  @discardableResult
  mutating func expect(
    _ kind: Token.Kind, _ what: String, opening: Token? = nil
  ) throws(Failure) -> Token {
    if self.kind == kind { return advance() }
    var notes: [Diagnostic.Note] = []
    if let opening {
      notes.append(.init("to match this '\(text(opening))'", at: sourceSpan(span(opening))))
    }
    throw expected(what, id: "expected-token", notes: notes)
  }

  /// Takes a word or fails.
  mutating func expect(word: String, _ place: String) throws(Failure) {
    guard take(word: word) else {
      throw expected("'\(word)' \(place)", id: "expected-token")
    }
  }

  /// Takes a name or fails; a keyword is no name.
  mutating func expectName(
    _ place: @autoclosure () -> String
  ) throws(Failure) -> (text: String, span: NodeSpan) {
    guard kind == .identifier else {
      var failure = expected("a name \(place())", id: "expected-name")
      if kind == .keyword, !current.startsLine {
        failure = self.failure(
          "expected-name", "keyword '\(text)' cannot be used as an identifier here", span(current),
          fixIts: lexed.dialect == .swift
            ? [
              .init(
                "if this name is unavoidable, use backticks: '`\(text)`'",
                replace: sourceSpan(span(current)),
                with: "`\(text)`")
            ] : [])
      }
      throw failure
    }
    let token = advance()
    return (text(token), span(token))
  }

  /// What Swift or Objective-C has and scenarios do not, with the spelling that works.
  func unsupported(_ what: String, _ span: NodeSpan, instead: String? = nil) -> Failure {
    var notes: [Diagnostic.Note] = []
    if let instead { notes.append(.init(instead)) }
    return failure("scenario.unsupported", "a scenario cannot run \(what)", span, notes: notes)
  }
}
