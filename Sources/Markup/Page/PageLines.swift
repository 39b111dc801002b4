import SourceText

/// Consecutive lines of a page, each with the part of it that belongs to the text at hand.
///
/// The page itself is the first such text; a footnote's lines without their indentation are another.
/// cmark is given `parserText`, and its line *n* is `ranges[n - 1]` of the page.
struct PageLines {
  var text: PageText
  /// The index in the file of the first line.
  let first: Int
  /// For each line the bytes that count, without the line ending.
  var ranges: [Range<Int>]
  /// The index in the file of each line; nil when they follow one another.
  private var indices: [Int]?

  /// The page's source.
  var file: SourceFile { text.file }

  /// The lines of a page from one index to another.
  init(_ text: PageText, _ lines: Range<Int>) {
    self.text = text
    self.first = lines.lowerBound
    self.ranges = lines.map { text.file.lineRange($0) }
  }

  /// Some of the lines, or parts of them, from the line with an index on.
  init(_ lines: PageLines, from start: Int, ranges: [Range<Int>]) {
    self.text = lines.text
    self.first = lines.fileIndex(of: start)
    self.ranges = ranges
    self.indices = lines.indices.map { Array($0[start..<(start + ranges.count)]) }
  }

  /// Takes some lines out.
  mutating func leaveOut(_ lines: Set<Int>) {
    guard !lines.isEmpty else { return }
    let kept = ranges.indices.filter { !lines.contains($0) }
    indices = kept.map { fileIndex(of: $0) }
    ranges = kept.map { ranges[$0] }
  }

  /// The index in the file of a line; of one that is none, what it would be.
  private func fileIndex(of line: Int) -> Int {
    guard let indices, let last = indices.last else { return first + line }
    return indices.indices.contains(line) ? indices[line] : last + max(line - indices.count + 1, 0)
  }

  /// Where a column of cmark's stands, counted from one.
  func offset(ofColumn column: Int, in line: Int) -> Int {
    let range = ranges[line]
    guard text.isBlanked else {
      return min(range.lowerBound + max(column - 1, 0), range.upperBound)
    }
    let shown = range.lazy.filter { text.bytes[$0] != 0 }
    return shown.dropFirst(max(column - 1, 0)).first ?? range.upperBound
  }

  /// The whole lines from one of cmark's line numbers to another.
  func span(from start: Int, through end: Int) -> SourceSpan {
    let last = file.lineStarts.count - 1
    let lower = min(max(fileIndex(of: start - 1), 0), last)
    let upper = min(max(fileIndex(of: end - 1), lower), last)
    return SourceSpan(
      file: file, range: file.lineStarts[lower]..<file.lineRange(upper).upperBound)
  }

  /// From the first byte of the lines to the last.
  var wholeRange: Range<Int> {
    let start = ranges.first?.lowerBound ?? 0
    return start..<max(ranges.last?.upperBound ?? 0, start)
  }

  /// What cmark is to parse: the lines, with what only the extensions understand guarded.
  ///
  /// All but the first are set off by some blanks, where a paragraph is to go on whatever they look like.
  func parserText(indent: Int = 0) -> ParserText {
    let whole = text.bytes[wholeRange]
    var images = OpenImages(whole)
    guard images != nil || EscapeGuard.mayMatter(in: whole) else {
      return plainText(indent: indent)
    }
    let result = ParserText(leavesOutBlanked: text.isBlanked, capacity: whole.count + 1)
    var formulas = FormulaParts(self)
    for (line, range) in ranges.enumerated() {
      var parts = formulas.next()
      parts.addOthers(of: text.bytes[range], &images)
      if line > 0 { result.append(blanks: indent) }
      EscapeGuard.append(text.bytes[range], parts, to: result)
      result.append(markup: "\n")
    }
    return result
  }

  /// The lines as they stand there.
  func plainText(indent: Int = 0) -> ParserText {
    let result = ParserText(leavesOutBlanked: text.isBlanked, capacity: wholeRange.count + 1)
    // With a line feed alone between any two lines they are as they stand there; a carriage return by
    // itself ends a line as well, and whoever counts the lines of the text looks for line feeds.
    let isWhole = ranges.reduce(ranges.count - 1) { $0 + $1.count } == wholeRange.count
    if isWhole, indent == 0, !text.bytes[wholeRange].contains(0x0D) {
      result.append(text.bytes[wholeRange])
      result.append(markup: "\n")
    } else {
      for (line, range) in ranges.enumerated() {
        if line > 0 { result.append(blanks: indent) }
        result.append(text.bytes[range])
        result.append(markup: "\n")
      }
    }
    return result
  }
}
