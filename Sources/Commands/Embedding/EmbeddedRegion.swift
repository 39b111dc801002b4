import SourceText

/// The part of a page that `embed` owns: from one comment to another.
///
/// The comments are what makes embedding repeatable: a second run finds the region and replaces it,
/// wherever its author has moved it, and touches nothing else. The first carries a hash of what was made,
/// so that what a person has edited is not replaced.
struct EmbeddedRegion {
  /// The id of the scenario whose diagram it is.
  let id: String
  /// What the comment says the hash of what was made is; nothing where an earlier version has made it.
  let hash: String?
  /// What a person has added to the comment.
  let rest: [String]
  /// The number of the first line, and that of the last.
  let firstLine: Int, lastLine: Int
  /// From the start of the first comment's line to the end of the last one's, without its ending.
  let range: Range<Int>
  /// What stands between the comments.
  let inside: Range<Int>
  /// How its lines stand in the page.
  let frame: BlockFrame
  /// What stands between the comments, without what the page puts before each line.
  let lines: [String]

  /// The region between two marks of a page.
  init(
    _ file: SourceFile, id: String, hash: String?, rest: [String], from begin: RegionMark,
    to end: RegionMark
  ) {
    self.id = id
    self.hash = hash
    self.rest = rest
    firstLine = begin.line
    lastLine = end.line
    range = begin.range.lowerBound..<end.range.upperBound
    inside = file.lineStarts[begin.line + 1]..<file.lineStarts[end.line]
    let frame = BlockFrame(SourceSpan(file: file, range: begin.range), isComment: true)
    self.frame = frame
    lines = (begin.line + 1..<end.line).map { frame.unframed(file.text(file.lineRange($0))) }
  }

  /// The lines between the comments, for a content of Markdown.
  static func lines(of content: String) -> [String] {
    [""] + content.linesWithLast.map(String.init) + [""]
  }

  /// The whole text of a region with some lines between its comments.
  static func text(id: String, rest: [String] = [], lines: [String], in frame: BlockFrame) -> String
  {
    let words = ["id=\(id)", "hash=\(MadeHash.of(lines: lines))"] + rest
    let begin = RegionMark.beginComment(words, in: frame.language)
    let end = RegionMark.endComment(in: frame.language)
    return String(frame.lines([begin] + lines + [end]).dropLast())
  }

  /// Whether it is as it was made: nobody has edited it since.
  var isAsMade: Bool { hash == MadeHash.of(lines: lines) }

  /// Whether nothing that a person has written is lost when other lines take the place of its own.
  ///
  /// What an earlier version has made has no hash. Where it has the same words in the same order, only the
  /// drawing differs, and the words are kept.
  func losesNothing(to lines: [String]) -> Bool {
    guard hash == nil else { return isAsMade }
    return Self.words(self.lines).elementsEqual(Self.words(lines))
  }

  /// What is written, without the blanks and the lines of a drawing.
  private static func words(_ lines: [String]) -> String.UnicodeScalarView {
    var words = String.UnicodeScalarView()
    for line in lines {
      words.append(
        contentsOf: line.unicodeScalars.filter {
          $0 != " " && !(0x2190...0x21FF ~= $0.value) && !(0x2500...0x25FF ~= $0.value)
        })
    }
    return words
  }
}
