internal import SourceText

/// A comment by which a program speaks to its diagram: a heading, `// MARK: text`, or a note.
public struct DiagramComment: Sendable {
  /// What it says.
  public let text: String
  /// Where in the program that stands, in bytes.
  public let range: Range<Int>

  /// Those of a program, in order.
  public static func list(in program: String, _ dialect: Dialect) -> [DiagramComment] {
    let lexed = Lexer.lex(Snippet(SourceFile(path: "", text: program)), dialect: dialect)
    // A macro's are behind the program, and on no line of it.
    return lexed.marks.filter { $0.range.upperBound <= program.utf8.count }.map { mark in
      // What it says is the last of the comment, but for blanks.
      var end = mark.range.upperBound
      while end > mark.range.lowerBound, [0x09, 0x20].contains(lexed.bytes[end - 1]) { end -= 1 }
      return DiagramComment(text: mark.text, range: end - mark.text.utf8.count..<end)
    }
  }
}
