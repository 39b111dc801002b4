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
    diagnostics.append(
      Diagnostic(
        .warning, id: "scenario.left-out", "code is left out here, and nothing runs in its place",
        at: sourceSpan(span)))
    return .block(Block(statements: [], span: span))
  }
}
