import SourceText

/// Consecutive lines of a page, each with the part of it that belongs to the text at hand.
///
/// The page itself is the first such text; a footnote's lines without their indentation are another.
/// cmark is given `buffer`, and its line *n* is `ranges[n - 1]` of the page.
struct PageLines {
  let file: SourceFile
  /// The index in the file of the first line.
  let first: Int
  /// For each line the bytes that count, without the line ending.
  var ranges: [Range<Int>]

  /// The lines of a file from one index to another.
  init(_ file: SourceFile, _ lines: Range<Int>) {
    self.file = file
    self.first = lines.lowerBound
    self.ranges = lines.map { file.lineRange($0) }
  }

  /// The given runs of consecutive lines.
  init(_ file: SourceFile, first: Int, ranges: [Range<Int>]) {
    self.file = file
    self.first = first
    self.ranges = ranges
  }

  /// The whole lines from one of cmark's line numbers to another.
  func span(from start: Int, through end: Int) -> SourceSpan {
    let last = file.lineStarts.count - 1
    let lower = min(max(first + start - 1, 0), last)
    let upper = min(max(first + end - 1, lower), last)
    return SourceSpan(
      file: file, range: file.lineStarts[lower]..<file.lineRange(upper).upperBound)
  }

  /// From the first byte of the lines to the last.
  var wholeRange: Range<Int> {
    let start = ranges.first?.lowerBound ?? 0
    return start..<max(ranges.last?.upperBound ?? 0, start)
  }

  /// What cmark is to parse: the lines, with what only the extensions understand guarded.
  func buffer() -> (bytes: [UInt8], isGuarded: Bool) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(wholeRange.count + 1)
    let mayHoldLinks = LinkScanner.mayHold(file.bytes[wholeRange])
    let mayHoldAddresses = BareAddress.mayHoldEmphasis(file.bytes[wholeRange])
    guard mayHoldLinks || mayHoldAddresses || EscapeGuard.mayMatter(in: file.bytes[wholeRange])
    else {
      // With a line feed alone between any two lines they are as they stand there.
      if ranges.reduce(ranges.count - 1, { $0 + $1.count }) == wholeRange.count {
        bytes.append(contentsOf: file.bytes[wholeRange])
        bytes.append(0x0A)
        return (bytes, false)
      }
      for range in ranges {
        bytes.append(contentsOf: file.bytes[range])
        bytes.append(0x0A)
      }
      return (bytes, false)
    }
    var isGuarded = false
    var scanner = FormulaScanner(self)
    for (line, range) in ranges.enumerated() {
      var parts = scanner.formulas(of: line)
      if mayHoldLinks { parts.addLinks(of: file.bytes[range]) }
      if mayHoldAddresses { parts.addAddresses(of: file.bytes[range]) }
      if EscapeGuard.append(file.bytes[range], parts, to: &bytes) { isGuarded = true }
      bytes.append(0x0A)
    }
    return (bytes, isGuarded)
  }
}
