import Markup
import SourceText
import Testing

/// Items that begin with a box are tasks.
@Suite("Tasks")
struct TaskTests {
  static func box(_ isDone: Bool) -> String {
    isDone
      ? "<input type=\"checkbox\" disabled checked aria-label=\"done\"> "
      : "<input type=\"checkbox\" disabled aria-label=\"to do\"> "
  }

  static let marks = ["-", "/", "?", "!", ">", "<", "*", "\"", "l", "b", "S", "u", "é", "✓", "👍🏽"]

  @Test(arguments: marks)
  func areDoneWithAnyMarkButANumber(_ mark: String) {
    #expect(
      html("- [\(mark)] a *b*")
        == "<ul>\n<li class=\"task\" data-task=\"\(HTMLText.escaped(mark))\">\(box(true))a <em>b</em></li>\n</ul>\n"
    )
  }

  private func box(_ isDone: Bool) -> String { Self.box(isDone) }

  @Test func needNoMarkToBeKnownByWhenTheyAreSimplyDone() {
    #expect(
      html("- [x] a\n- [X] b\n- [ ] c")
        == "<ul>\n<li class=\"task\">\(box(true))a</li>\n<li class=\"task\">\(box(true))b</li>\n"
        + "<li class=\"task\">\(box(false))c</li>\n</ul>\n")
  }

  static let texts: [(String, String)] = [
    ("- [1] a", "[1] a"), ("- [12] a", "[12] a"), ("- [-]a", "[-]a"), ("- [-]", "[-]"),
    ("- \\[-] a", "[-] a"), ("- [\\#] a", "[#] a"), ("- []] a", "[]] a"), ("- [　] a", "[　] a"),
    ("- [b](c.md) d", "<a href=\"c.md\">b</a> d"),
    ("- [b][c] d\n\n[c]: e.md", "<a href=\"e.md\">b</a> d"),
    ("- [b] c\n\n[b]: e.md", "<a href=\"e.md\">b</a> c"),
    ("- `[-]` a", "<code>[-]</code> a"),
  ]

  @Test(arguments: texts)
  func areNotEverythingInBrackets(_ markdown: String, _ expected: String) {
    #expect(html(markdown) == "<ul>\n<li>\(expected)</li>\n</ul>\n")
  }

  @Test func mayHaveATabBehindTheirBox() {
    #expect(html("- [x]\ta") == "<ul>\n<li class=\"task\">\(box(true))a</li>\n</ul>\n")
  }

  @Test func haveNoMarkInTheirText() {
    let page = parse("- [-] a\n- [x] b\n").value
    #expect(page.blocks.map(\.plainText) == ["a b"])
  }
}
