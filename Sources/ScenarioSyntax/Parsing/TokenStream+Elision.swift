internal import SourceText

extension TokenStream {
  /// Whether `...` or `…` stands here, with as many dots as somebody likes: it stands for what a page leaves out.
  var isAtElision: Bool {
    kind == .operator
      && (at(operator: "…")
        || current.range.count > 2
          && lexed.bytes[current.range].allSatisfy { $0 == UInt8(ascii: ".") })
  }

  /// `...` alone on a line is how a page leaves code out; it does nothing, and that is said.
  mutating func takeElision() -> Statement.Kind? {
    let start = position
    while isAtElision { advance() }
    guard position > start, current.startsLine || isAtBlockEnd || kind == .atWord else {
      move(to: start)
      return nil
    }
    let span = span(from: start)
    elisions.append(span.lower)
    diagnostics.append(
      Diagnostic(
        .warning, id: "scenario.left-out", "code is left out here, and nothing runs in its place",
        at: sourceSpan(span)))
    return .block(Block(statements: [], span: span))
  }
}

extension LexedSnippet {
  /// Where comments begin that have `...` or `…` in them, as those have that stand for code which is left out.
  var commentsWithDots: [Int32] {
    comments.filter { Self.hasDots(bytes[$0]) }.map { Int32($0.lowerBound) }
  }

  private static func hasDots(_ comment: ArraySlice<UInt8>) -> Bool {
    var dots = 0
    for (place, byte) in zip(comment.indices, comment) {
      dots = byte == UInt8(ascii: ".") ? dots + 1 : 0
      if dots == 3 || byte == 0xE2 && comment[place...].starts(with: "…".utf8) { return true }
    }
    return false
  }
}
