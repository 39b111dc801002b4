import Markup
import SourceText
import Testing

@Suite("Footnotes")
struct FootnoteTests {
  /// What a page with a footnote is without it, and what the footnote says.
  private func split(_ markdown: String) -> (text: String, note: String) {
    let reference =
      "<sup class=\"footnote\"><a id=\"fnref.1\" href=\"#fn.1\" role=\"doc-noteref\">1</a></sup>"
    let back =
      "<a class=\"backlink\" href=\"#fnref.1\" role=\"doc-backlink\""
      + " aria-label=\"back to the text\">↩</a></p>\n</li>\n</ol>\n</section>\n"
    let page = html(markdown).replacing(reference, with: "").replacing(back, with: "")
    let parts = page.split(
      separator: "<section class=\"footnotes\" role=\"doc-endnotes\">\n<ol>\n<li id=\"fn.1\">\n")
    return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
  }

  /// Lines directly below `a[^1]`, a blank line and `[^1]: note`, and what they are.
  static let neighbours: [HTMLCase] = [
    HTMLCase("a heading", "## H", HTMLTests.heading(2, "h", "H")),
    HTMLCase("a rule", "---", "<hr>\n"),
    HTMLCase("items", "- b\n- c", "<ul>\n<li>b</li>\n<li>c</li>\n</ul>\n"),
    HTMLCase("numbers", "1. b", "<ol>\n<li>b</li>\n</ol>\n"),
    HTMLCase("a quotation", "> b", "<blockquote>\n<p>b</p>\n</blockquote>\n"),
    HTMLCase("code", "```\n[^2]: b\n```", "<pre><code>[^2]: b\n</code></pre>\n"),
    HTMLCase(
      "a table", "| b |\n|---|",
      "<div class=\"table\"><table>\n<thead>\n<tr><th>b</th></tr>\n</thead>\n</table></div>\n"),
  ]

  @Test(arguments: neighbours)
  func endBeforeABlock(_ example: HTMLCase) {
    let (text, note) = split("a[^1]\n\n[^1]: note\n\(example.markdown)\n")
    #expect(text == "<p>a</p>\n" + example.html)
    #expect(note == "<p>note\u{A0}")
  }

  @Test func endBeforeHTML() {
    #expect(split("a[^1]\n\n[^1]: note\n<div>\n").note == "<p>note\u{A0}")
  }

  @Test func standBetweenItems() {
    let (text, note) = split("1. a[^1]\n2. b\n[^1]: note\n3. c\n")
    #expect(text.contains("<p>b</p></li>\n<li>\n<p>c</p></li>\n</ol>"))
    #expect(note == "<p>note\u{A0}")
  }

  /// Pages and what their footnote says.
  static let notes: [(String, String)] = [
    ("a[^1]\n\n[^1]: b\nc\n", "<p>b\nc\u{A0}"),
    ("a[^1]\n\n[^1]: b\n\n    c\nd\n\ne\n", "<p>b</p>\n<p>c\nd\u{A0}"),
    ("a[^1]\n\n[^1]: b\n\n\tc\n", "<p>b</p>\n<p>c\u{A0}"),
    ("a[^1]\n\n- b\n\t[^1]: c\n", "<p>c\u{A0}"),
    ("a[^1]\n\n- b\n\n\t[^1]: c\n\t\td\n\n\t\te\n", "<p>c\nd</p>\n<p>e\u{A0}"),
    ("a[^1]\n\n> - b\n>\n>\t[^1]: c\n", "<p>c\u{A0}"),
    ("a[^1]\n\n  [^1]: b\n\n    c\n", "<p>b</p>\n<p>c\u{A0}"),
    ("a[^1]\n\n[^1]:\nb\n", "<p>"),
    ("a[^1]\n\n[^1]: b\r[c\n- d\n", "<p>b\n[c\u{A0}"),
    ("a[^1]\r\r[^1]: b\r- d\r", "<p>b\u{A0}"),
    ("a[^1]\n\n[^1]:\n    b\n", "<p>b\u{A0}"),
    ("a[^Note]\n\n[^nOTE]: b\n", "<p>b\u{A0}"),
    ("> a[^1]\n>\n> [^1]: b\n> c\n>\n>     d\n>\n> e\n", "<p>b\nc</p>\n<p>d\u{A0}"),
    ("> > a[^1]\n\n> > [^1]: b\n> c\n", "<p>b\nc\u{A0}"),
    ("1. a[^1]\n\n    [^1]: b\n\n        c\n\n    d\n", "<p>b</p>\n<p>c\u{A0}"),
    ("- a[^1]\n\n  [^1]: b\n- c\n", "<p>b\u{A0}"),
    ("a[^1]\n[^1]: b\n", "<p>b\u{A0}"),
    ("+ a[^1]\n[^1]: b\n+ c\n", "<p>b\u{A0}"),
    ("a[^1]\n\n[^1]: # b\n", HTMLTests.heading(1, "b", "b") + "<p>"),
    ("a[^1]\n\n[^1]: - b\n    - c\n", "<ul>\n<li>b</li>\n<li>c</li>\n</ul>\n<p>"),
  ]

  @Test(arguments: notes)
  func sayWhatIsIndentedOrGoesOnWithTheirText(_ markdown: String, _ expected: String) {
    #expect(split(markdown).note == expected)
  }

  @Test func leaveTheQuotationTheyStandInWhole() {
    let (text, _) = split("> a[^1]\n>\n> [^1]: b\n>\n> c\n")
    #expect(text == "<blockquote>\n<p>a</p>\n<p>c</p>\n</blockquote>\n")
  }

  @Test(arguments: ["    [^1]: b", "a\n    [^1]: b", "> ```\n> [^1]: b\n> ```", "\\[^1]: b"])
  func areNoneInCodeNorInAParagraph(_ markdown: String) {
    #expect(parse(markdown).value.footnotes.isEmpty)
    #expect(!parse(markdown).diagnostics.contains { $0.id == "footnote.unused" })
  }

  @Test func knowWhereTheyStandInAQuotation() {
    let page = parse("> a[^1]\n>\n> [^1]: b\n>\n>     [c](gone.md)\n> [^2]: d\n")
    let unused = page.diagnostics.first?.span.start
    #expect(unused == SourcePosition(line: 6, column: 5))
    guard case .paragraph(let inlines)? = page.value.footnotes.first?.blocks.last?.kind,
      case .link(let link)? = inlines.first
    else {
      Issue.record("no link")
      return
    }
    #expect(link.span.start == SourcePosition(line: 5, column: 11))
  }
}
