import SourceText

/// Finds marked blocks where Markdown has none: in HTML that no empty line ends, and in lines that are set
/// off by four blanks. They look as if they were checked.
enum HiddenMark {
  /// What is wrong with a block of code or of HTML; nil when it has no such block in it.
  static func fault(in block: SourceSpan) -> Diagnostic? {
    let file = block.file
    let comments = HTMLComments.ranges(in: block)
    var before: SourceSpan?
    for index in file.lineIndex(at: block.range.lowerBound)..<file.lineStarts.count {
      let line = file.lineRange(index)
      guard line.lowerBound < block.range.upperBound else { break }
      let start = file.bytes[line].firstIndex { !" \t>".utf8.contains($0) } ?? line.upperBound
      let text = SourceSpan(file: file, range: start..<line.upperBound)
      if !comments.contains(where: { $0.contains(start) }), let info = info(ofFence: text) {
        if info.role != nil { return fault(at: text) }
        if let before, MarkComment(before) != nil { return fault(at: before) }
      }
      before = text
    }
    return nil
  }

  /// What an opening fence says; nil for any other line.
  private static func info(ofFence line: SourceSpan) -> InfoString? {
    let bytes = line.file.bytes[line.range]
    guard let mark = bytes.first, "`~".utf8.contains(mark) else { return nil }
    let count = bytes.prefix { $0 == mark }.count
    guard count >= 3 else { return nil }
    return InfoString(line.file, line.range.lowerBound + count..<line.range.upperBound)
  }

  private static func fault(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning, id: "fence.hidden", "no block begins here, so nothing is run or checked", at: span,
      notes: [
        .init("a fence is set off by three blanks at most, and below HTML by an empty line")
      ])
  }

  /// What is wrong with a comment that goes on to the end of its block: all of that is hidden.
  static func unclosedComment(in block: SourceSpan) -> Diagnostic? {
    let bytes = block.file.bytes
    guard let last = HTMLComments.ranges(in: block).last,
      !bytes[last].suffix(3).elementsEqual("-->".utf8)
    else { return nil }
    let line = block.file.lineRange(block.file.lineIndex(at: last.lowerBound))
    let end = min(line.upperBound, last.upperBound)
    return Diagnostic(
      .warning, id: "comment.unclosed",
      "this comment is never closed, and what comes after it is left out",
      at: SourceSpan(file: block.file, range: last.lowerBound..<end))
  }
}
