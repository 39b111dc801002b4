import SourceText

extension Document {
  /// Where some lines of the source name footnotes, as a mark or before a text: the label in `[^label]`.
  package func footnoteNames(in range: Range<Int>) -> [Range<Int>] {
    guard !range.isEmpty, file.bytes[range].holds("^") else { return [] }
    let first = file.lineIndex(at: range.lowerBound)
    let last = file.lineIndex(at: range.upperBound - 1)
    let lines = PageLines(PageText(file), first..<(last + 1))
    let kinds = LineKind.of(lines)
    let code = CodeSpans(file.bytes, lines.ranges, kinds)
    var names: [Range<Int>] = []
    var index = range.lowerBound
    for (line, kind) in zip(lines.ranges, kinds) where kind == .text {
      index = max(index, line.lowerBound)
      while index < line.upperBound {
        if let name = FootnoteLabel.range(at: index, in: file.bytes[line]) {
          names.append(name)
          index = name.upperBound
        } else if file.bytes[index] == UInt8(ascii: "\\") {
          index += 2
        } else {
          index = code.end(from: index)?.index ?? index + 1
        }
      }
    }
    return names
  }
}

extension Footnote {
  /// The lines that define it; nil where the source gives its text where the mark is.
  package var definition: Range<Int>? {
    guard !isInText, let first = blocks.first?.span.range, let last = blocks.last?.span.range else {
      return nil
    }
    return first.lowerBound..<max(first.upperBound, last.upperBound)
  }
}
