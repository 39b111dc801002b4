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

  /// A comment with which a region begins or ends.
  struct Comment {
    enum Kind {
      /// What follows `id=`; nothing where that is missing.
      case begin(id: String)
      case end
    }

    let kind: Kind
    /// The number of its line.
    let line: Int
    /// The bytes of its line.
    let range: Range<Int>
  }

  /// The comments of a page, in its order; lines inside fenced blocks are none.
  static func comments(in file: SourceFile, fences: [Range<Int>]) -> [Comment] {
    var comments: [Comment] = []
    var fences = fences.sorted { $0.lowerBound < $1.lowerBound }[...]
    for line in file.lineStarts.indices {
      while let first = fences.first, first.upperBound <= line { fences.removeFirst() }
      if let first = fences.first, first.contains(line) { continue }
      let range = file.lineRange(line)
      guard let kind = kind(file.text(range)) else { continue }
      comments.append(Comment(kind: kind, line: line, range: range))
    }
    return comments
  }

  /// Looks for the first region among comments whose id is one that is meant; others are somebody else's.
  static func find(in comments: ArraySlice<Comment>, where isMeant: (String) -> Bool) -> Search {
    var start: Range<Int>?
    for comment in comments {
      switch comment.kind {
      case .end:
        guard let start else { continue }
        return .found(EmbeddedRegion(range: start.lowerBound..<comment.range.upperBound))
      case .begin(let id):
        // What stands between this one and the first is the author's, not a diagram.
        if let start { return .unclosed(start) }
        if isMeant(id) { start = comment.range }
      }
    }
    return start.map { .unclosed($0) } ?? .none
  }

  /// What a line says of a region; nil where it is anything else.
  private static func kind(_ line: String) -> Comment.Kind? {
    guard line.utf8.contains(UInt8(ascii: "<")) else { return nil }
    let text = comment(line)
    if text == end { return .end }
    guard text == begin || text.hasPrefix(begin + " ") else { return nil }
    let words = text.dropFirst(begin.count + 1)
    return .begin(id: words.hasPrefix("id=") ? String(words.dropFirst(3)) : "")
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
