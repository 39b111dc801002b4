public import CallTrace
public import SourceText

/// A `trace` block: what a page says the listing of a scenario's trace is.
///
/// `…` (or `...`) on a line of its own stands for any lines, and inside a line for any text. Turn lines
/// are compared only when the block has some; trailing blanks and empty lines do not count.
public struct ExpectedTrace: Sendable {
  private let snippet: Snippet

  /// Reads a block.
  public init(_ snippet: Snippet) { self.snippet = snippet }

  /// What is wrong with the block: nothing, or the first line that differs.
  public func check(_ trace: Trace, levels: Set<MessageSelector.Level>) -> [Diagnostic] {
    let listing = TraceListing(trace, levels: levels)
    let expected = SnippetLine.lines(of: snippet).filter { !$0.text.isEmpty }
    let hasTurns = expected.contains { Self.isTurn($0.text) }
    let actual = listing.lines.filter { hasTurns || !Self.isTurn($0.text) }.map {
      Self.withoutBlanksAtEnd($0.indentedText)
    }
    var match = TraceMatch(
      expected: expected.map { Self.isEllipsis($0.text) ? nil : $0.indentedText }, actual: actual)
    guard let difference = match.run() else { return [] }
    return [diagnostic(for: difference, expected, actual)]
  }

  /// The block's new text, when it is to say what the trace is: the listing, with turn lines if the
  /// block had some. What still fits stays as it is written, ellipses and wildcards too.
  public func accepted(_ trace: Trace, levels: Set<MessageSelector.Level>) -> String? {
    let lines = SnippetLine.lines(of: snippet).filter { !$0.text.isEmpty }
    let hasTurns = lines.isEmpty || lines.contains { Self.isTurn($0.text) }
    let actual = TraceListing(trace, levels: levels).lines.filter {
      hasTurns || !Self.isTurn($0.text)
    }.map { Self.withoutBlanksAtEnd($0.indentedText) }
    let promotion = TracePromotion(
      expected: lines.map { $0.indentedText },
      isEllipsis: lines.map { Self.isEllipsis($0.text) }, actual: actual)
    return promotion.lines.map { $0 + "\n" }.joined()
  }

  /// What a program prints may end in blanks, which are none of an expected line's.
  private static func withoutBlanksAtEnd(_ line: String) -> String {
    guard let last = line.utf8.last, SnippetLine.isBlank(last) else { return line }
    let end = line.utf8.lastIndex { !SnippetLine.isBlank($0) }
    return end.map { String(line[...$0]) } ?? ""
  }

  private static func isEllipsis(_ text: String) -> Bool { text == "…" || text == "..." }

  private static func isTurn(_ text: String) -> Bool {
    text.hasPrefix("— turn ") && text.hasSuffix(" s —")
  }

  private func diagnostic(
    for difference: TraceMatch.Difference, _ expected: [SnippetLine], _ actual: [String]
  ) -> Diagnostic {
    let got = difference.actual < actual.count ? actual[difference.actual] : nil
    let shown = got.map { "the trace has '\(Self.trimmed($0))'" } ?? "the trace ends"
    var notes = [Diagnostic.Note("actual: \(got ?? "the end of the trace")")]
    if difference.actual > 0 {
      notes.insert(Diagnostic.Note("after: \(actual[difference.actual - 1])"), at: 0)
    }
    for line in actual.dropFirst(difference.actual + 1).prefix(2) {
      notes.append(Diagnostic.Note("then: \(line)"))
    }
    guard difference.expected < expected.count else {
      let end = snippet.bytes.count
      return Diagnostic(
        id: "trace.differs", "the trace is expected to end, but \(shown)",
        at: expected.last.map { snippet.span($0.range) } ?? snippet.span(end..<end), notes: notes)
    }
    let line = expected[difference.expected]
    return Diagnostic(
      id: "trace.differs", "expected '\(line.text)', but \(shown)",
      at: snippet.span(line.range), notes: notes)
  }

  private static func trimmed(_ text: String) -> String {
    String(text.drop { $0 == " " })
  }
}

/// Compares the lines of a trace with the lines that are expected.
///
/// The lines between two ellipses are looked for as one run, from left to right; the run before the
/// first ellipsis is at the start, the one after the last at the end.
struct TraceMatch {
  /// The first place where the two part.
  struct Difference: Equatable {
    /// The index of the expected line; past the last when the trace goes on.
    var expected: Int
    /// The index of the actual line; past the last when the trace has ended.
    var actual: Int
  }

  /// The expected lines; nil for an ellipsis.
  let expected: [String?]
  let actual: [String]
  private var furthest = Difference(expected: 0, actual: 0)

  init(expected: [String?], actual: [String]) {
    self.expected = expected
    self.actual = actual
  }

  /// The difference, or nil where there is none.
  mutating func run() -> Difference? {
    var position = 0
    var line = 0
    var isAnchored = true
    while line < expected.count {
      if expected[line] == nil {
        isAnchored = false
        line += 1
        continue
      }
      let end = expected[line...].firstIndex { $0 == nil } ?? expected.count
      let isLast = end == expected.count
      guard let next = find(line..<end, from: position, isAnchored: isAnchored, toEnd: isLast)
      else { return furthest }
      position = next
      line = end
      isAnchored = true
    }
    if expected.last == .some(nil) || position == actual.count { return nil }
    return Difference(expected: expected.count, actual: position)
  }

  /// Where a run of lines ends in the actual ones, once it is found.
  private mutating func find(
    _ run: Range<Int>, from position: Int, isAnchored: Bool, toEnd: Bool
  ) -> Int? {
    furthest = Difference(expected: run.lowerBound, actual: position)
    if isAnchored { return matches(run, at: position) ? position + run.count : nil }
    if toEnd {
      let start = actual.count - run.count
      guard start >= position else { return nil }
      return matches(run, at: start) ? actual.count : nil
    }
    var start = position
    while start < actual.count {
      if matches(run, at: start) { return start + run.count }
      start += 1
    }
    return nil
  }

  private mutating func matches(_ run: Range<Int>, at start: Int) -> Bool {
    for (offset, line) in run.enumerated() {
      let index = start + offset
      if index >= actual.count || !TraceLine.matches(expected[line] ?? "", actual[index]) {
        if line > furthest.expected || offset == 0 && line == furthest.expected && index == start {
          furthest = Difference(expected: line, actual: min(index, actual.count))
        }
        return false
      }
    }
    return true
  }
}
