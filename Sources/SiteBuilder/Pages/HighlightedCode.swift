import Markup
import ScenarioSyntax
import SourceText

/// Code on its way to HTML, with an anchor at the beginning of each line where it has any, or with lines marked.
struct HighlightedCode: ~Copyable {
  private let code: [UInt8]
  /// What the anchor of a line begins with, up to its number; empty where there are none.
  private var prefix: [UInt8] = []
  /// Which lines are marked, from one.
  private let marked: [ClosedRange<Int>]
  /// How many of them have begun, and the last line of those.
  private var begun = 0
  private var lastMarked = 0
  private var isInMark = false
  private var line = 0
  private var isAtLineStart = true
  private var buffer: TextBuffer

  var html: [UInt8] { buffer.bytes }

  init(_ code: String, anchor: String?, marking marked: [ClosedRange<Int>] = []) {
    self.marked = marked.sorted { $0.lowerBound < $1.lowerBound }
    self.code = Array(code.utf8)
    if let anchor { prefix = Array("<a id=\"\(HTMLText.escaped(anchor))-L".utf8) }
    buffer = TextBuffer(capacity: self.code.count * 6)
  }

  /// Writes the code with some tokens marked.
  mutating func write(_ tokens: [HighlightToken]) {
    var position = 0
    for token in tokens {
      let range = token.range.clamped(to: position..<code.count)
      guard !range.isEmpty else { continue }
      write(position..<range.lowerBound)
      marked.isEmpty ? write(range, token.kind) : writeLines(of: range, token.kind)
      position = range.upperBound
    }
    write(position..<code.count)
    endMark()
  }

  private mutating func write(_ range: Range<Int>, _ kind: HighlightToken.Kind) {
    guard !range.isEmpty else { return }
    write(Self.opening(kind))
    write(range)
    buffer.append(markup: "</span>")
  }

  /// A token of several lines, of which some are marked: a part on each.
  private mutating func writeLines(of range: Range<Int>, _ kind: HighlightToken.Kind) {
    var start = range.lowerBound
    while let feed = code[start..<range.upperBound].firstIndex(of: UInt8(ascii: "\n")) {
      write(start..<feed, kind)
      write(feed..<feed + 1)
      start = feed + 1
    }
    write(start..<range.upperBound, kind)
  }

  private mutating func write(_ markup: StaticString) {
    beginLine()
    buffer.append(markup: markup)
  }

  private mutating func write(_ range: Range<Int>) {
    guard !prefix.isEmpty || !marked.isEmpty else { return buffer.escape(code[range]) }
    var start = range.lowerBound
    while start < range.upperBound {
      beginLine()
      let feed = code[start..<range.upperBound].firstIndex(of: UInt8(ascii: "\n"))
      let end = feed.map { $0 + 1 } ?? range.upperBound
      buffer.escape(code[start..<end])
      isAtLineStart = feed != nil
      if feed != nil { endMark() }
      start = end
    }
  }

  private mutating func endMark() {
    if isInMark { buffer.append(markup: "</mark>") }
    isInMark = false
  }

  /// Sets the anchor of a line before the first of what stands in it.
  private mutating func beginLine() {
    guard isAtLineStart, !prefix.isEmpty || !marked.isEmpty else { return }
    isAtLineStart = false
    line += 1
    while begun < marked.count, marked[begun].lowerBound <= line {
      lastMarked = max(lastMarked, marked[begun].upperBound)
      begun += 1
    }
    if line <= lastMarked {
      buffer.append(markup: "<mark class=\"line\">")
      isInMark = true
    }
    guard !prefix.isEmpty else { return }
    buffer.append(prefix)
    buffer.append(text: String(line))
    buffer.append(markup: "\"></a>")
  }

  private static func opening(_ kind: HighlightToken.Kind) -> StaticString {
    switch kind {
    case .keyword: "<span class=\"k\">"
    case .type: "<span class=\"t\">"
    case .function: "<span class=\"f\">"
    case .property: "<span class=\"p\">"
    case .string: "<span class=\"s\">"
    case .number: "<span class=\"n\">"
    case .comment: "<span class=\"c\">"
    case .attribute: "<span class=\"a\">"
    case .directive: "<span class=\"d\">"
    }
  }
}
