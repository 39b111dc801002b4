import SourceText
import Testing

@Suite struct SourceFileTests {
  @Test(arguments: [
    (0, 1, 1), (2, 1, 3), (3, 2, 1), (6, 2, 2), (9, 2, 3), (10, 3, 1), (99, 3, 1),
  ])
  func `lines and columns count characters from one`(offset: Int, line: Int, column: Int) {
    let file = SourceFile(path: "a.md", text: "ab\n父控\n")
    #expect(file.position(at: min(offset, 10)) == SourcePosition(line: line, column: column))
  }

  @Test(arguments: [
    ("a\r\nbc\r\n", ["a", "bc", ""]), ("a\n\nb", ["a", "", "b"]), ("", [""]),
    ("a\rb\r\r\nc\n\r", ["a", "b", "", "c", "", ""]), ("\r", ["", ""]),
  ])
  func `a line is given without its ending`(text: String, lines: [String]) {
    let file = SourceFile(path: "a.md", text: text)
    #expect(file.lineStarts.indices.map { file.text(file.lineRange($0)) } == lines)
  }

  @Test func `ill-formed bytes are replaced, not refused`() {
    let file = SourceFile(path: "a.md", bytes: [0x61, 0xFF, 0x62])
    #expect(file.text(0..<3) == "a\u{FFFD}b")
    #expect(file.text(1..<99) == "\u{FFFD}b")
  }
}

@Suite struct SnippetTests {
  /// A block in a quotation: its lines lose two bytes each on their way into the snippet.
  private let file = SourceFile(path: "a.md", text: "> let a\n> let b\n")
  private var snippet: Snippet { Snippet(file: file, lineRanges: [2..<7, 10..<15]) }

  @Test func `a snippet has the block's own text`() {
    #expect(snippet.text == "let a\nlet b\n")
  }

  @Test func `blanks for a part of a tab stand where the text begins`() {
    let file = SourceFile(path: "a.md", text: "\tlet a\n\tb\n")
    let snippet = Snippet(file: file, lineRanges: [1..<6, 8..<9], blanks: [0: 2, 1: 1])
    #expect(snippet.text == "  let a\n b\n")
    #expect([0, 1, 2, 6, 8, 9].map(snippet.fileOffset) == [1, 1, 1, 5, 8, 8])
    #expect(snippet.span(0..<7).range == 1..<6)
  }

  @Test(arguments: [(0, 2), (4, 6), (6, 10), (10, 14), (12, 16)])
  func `a place in a snippet is a place in the page`(offset: Int, place: Int) {
    #expect(snippet.fileOffset(offset) == place)
  }

  @Test func `a span in a snippet is a span in the page`() {
    #expect(snippet.span(10..<11).range == 14..<15)
    #expect(snippet.span(10..<11).text == "b")
    #expect(snippet.span(4..<5).range == 6..<7)
    #expect(snippet.span(6..<6).range == 10..<10)
  }

  @Test func `a snippet of no lines is empty and has a place`() {
    let empty = Snippet(file: file, lineRanges: [])
    #expect(empty.text == "")
    #expect(empty.span(0..<0).range == 0..<0)
  }
}
