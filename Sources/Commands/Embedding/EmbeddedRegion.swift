import SourceText

/// The part of a page that `embed` owns: from one comment to another, after a scenario's block.
///
/// The comments are what makes embedding repeatable: a second run finds the region and replaces it,
/// wherever below the block its author has moved it, and touches nothing else.
struct EmbeddedRegion {
  /// From the start of the first comment's line to the end of the last one's, without its ending.
  let range: Range<Int>

  private static let begin = "lifeline:begin"
  private static let end = "lifeline:end"

  /// The whole text of a region for a content of Markdown.
  static func text(id: String, content: String, in frame: BlockFrame) -> String {
    let whole = "<!-- \(begin) id=\(id) -->\n\n\(content)\n\n<!-- \(end) -->"
    return String(frame.lines(whole).dropLast(1))
  }

  /// The result of looking for a region.
  enum Search {
    /// There is none yet.
    case none
    /// There is one.
    case found(EmbeddedRegion)
    /// There is one whose end is missing; the range is that of its first comment.
    case unclosed(Range<Int>)
  }

  /// Looks for a region in some lines of a page; lines inside fenced blocks are no comments.
  static func find(in file: SourceFile, lines: Range<Int>, fences: [Range<Int>]) -> Search {
    var start: Range<Int>?
    for index in lines where !fences.contains(where: { $0.contains(index) }) {
      let range = file.lineRange(index)
      let text = comment(file.text(range))
      if let begun = start, text == end {
        return .found(EmbeddedRegion(range: begun.lowerBound..<range.upperBound))
      }
      if text.hasPrefix(begin) {
        // What stands between this one and the first is the author's, not a diagram.
        if let start { return .unclosed(start) }
        start = range
      }
    }
    return start.map { .unclosed($0) } ?? .none
  }

  /// What the comment that a line is says; nothing where it is anything else.
  private static func comment(_ line: String) -> String {
    let isFrame: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == ">" }
    var text = line.drop(while: isFrame)
    while text.last == " " || text.last == "\t" { text.removeLast() }
    guard text.hasPrefix("<!--"), text.hasSuffix("-->") else { return "" }
    return text.dropFirst(4).dropLast(3).split(separator: " ").joined(separator: " ")
  }
}
