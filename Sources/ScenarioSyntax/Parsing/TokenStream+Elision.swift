internal import SourceText

extension TokenStream {
  /// `...` alone on a line is how a page leaves code out; it does nothing, and that is said.
  mutating func takeElision() -> Statement.Kind? {
    let start = position
    while kind == .operator, at(operator: "...") || at(operator: "…") { advance() }
    guard position > start, current.startsLine || isAtBlockEnd || kind == .atWord else {
      move(to: start)
      return nil
    }
    let span = span(from: start)
    diagnostics.append(
      Diagnostic(
        .warning, id: "scenario.left-out", "code is left out here, and nothing runs in its place",
        at: sourceSpan(span)))
    return .block(Block(statements: [], span: span))
  }
}
