import Markup
import SourceText
import Testing

/// `%%remarks%%` are for the writer alone.
@Suite("Remarks")
struct RemarkTests {
  static let pages: [HTMLCase] = [
    HTMLCase("in a line", "a %%b%% c %%d%% e", "<p>a  c  e</p>\n"),
    HTMLCase("next to words", "a%%b%%c", "<p>ac</p>\n"),
    HTMLCase("with markup in it", "a %% *b* `c` **d** [e](f.md) <i> %% g", "<p>a  g</p>\n"),
    HTMLCase("with names in it", "a %%[[b]] #c [^1] https://d.example%% e", "<p>a  e</p>\n"),
    HTMLCase("in emphasis", "*a %%b%% c*", "<p><em>a  c</em></p>\n"),
    HTMLCase("at the end of a line, which stays whole", "a  %%b%% %%c%%\nd", "<p>a\nd</p>\n"),
    HTMLCase(
      "at the beginning of a line, which is not indented by it", "%% a %%     b %% c %%\n\nd",
      "<p>b</p>\n<p>d</p>\n"),
    HTMLCase(
      "that ends on its line", "%% todo %% Visible.\n\nMore.\n\n%% another %%\n\nEnd",
      "<p>Visible.</p>\n<p>More.</p>\n<p>End</p>\n"),
    HTMLCase("over lines of a paragraph", "a %% b\nc\nd %% e", "<p>a\ne</p>\n"),
    HTMLCase("from the beginning of a line into one", "a\n%% b\nc %% d", "<p>a\nd</p>\n"),
    HTMLCase(
      "with paragraphs in it", "a\n\n%%\nb\n\n## c\n\n- d\n%%\n\ne", "<p>a</p>\n<p>e</p>\n"),
    HTMLCase("between paragraphs", "a\n%% b %%\nc", "<p>a</p>\n<p>c</p>\n"),
    HTMLCase("with a fence in it", "%%\n```\n%% b\n```\n%%\nc", "<p>c</p>\n"),
    HTMLCase("with a fence in it that has no end", "%%\n```\n%%\nc", "<p>c</p>\n"),
    HTMLCase(
      "in a quotation", "> a\n> %%\n> b\n> %%\n> c",
      "<blockquote>\n<p>a</p>\n<p>c</p>\n</blockquote>\n"),
    HTMLCase("as all of a quotation", "> %%\n> b\n> %%\n\nc", "<p>c</p>\n"),
    HTMLCase(
      "in a callout", "> [!tip] T %%a%%\n> b %%c\n> d%% e",
      "<div class=\"callout tip\" role=\"note\">\n<p class=\"callout-title\">T</p>\n"
        + "<p>b\ne</p>\n</div>\n"),
    HTMLCase(
      "behind the text of an item", "- a %%\n  b\n\n  c\n  %%\n- d",
      "<ul>\n<li>a</li>\n<li>d</li>\n</ul>\n"),
    HTMLCase(
      "between items", "- a\n%% b %%\n- c\n  %%\n  d\n  %%\n  - e",
      "<ul>\n<li>a</li>\n<li>c\n<ul>\n<li>e</li>\n</ul>\n</li>\n</ul>\n"),
    HTMLCase(
      "below a list", "- a\n%% b %%\nc", "<ul>\n<li>a</li>\n</ul>\n<p>c</p>\n"),
    HTMLCase("above a list", "a\n%% b %%\n2. c", "<p>a</p>\n<ol start=\"2\">\n<li>c</li>\n</ol>\n"),
    HTMLCase("in a heading", "# a %%b%%\n", HTMLTests.heading(1, "a", "a")),
    HTMLCase("with a note's text in it", "a\n\n%%\n[^1]: b\n%%", "<p>a</p>\n"),
    HTMLCase("that opens only", "a %% b\n\n%%\nc", "<p>a %% b</p>\n<p>%%\nc</p>\n"),
    HTMLCase("in two paragraphs", "a %% b\n\nc %% d", "<p>a %% b</p>\n<p>c %% d</p>\n"),
    HTMLCase("escaped", "a \\%% b %% c", "<p>a %% b %% c</p>\n"),
    HTMLCase(
      "in code", "`%%a%%` b %% `c %%` d", "<p><code>%%a%%</code> b %% <code>c %%</code> d</p>\n"),
    HTMLCase("in code over lines", "`a\n%%b%% c`", "<p><code>a %%b%% c</code></p>\n"),
    HTMLCase(
      "in a fence", "```c\nf(\"%%d %%\");\n```",
      "<pre><code class=\"language-c\">f(&quot;%%d %%&quot;);\n</code></pre>\n"),
    HTMLCase(
      "in indented code", "a\n\n    %% b %%", "<p>a</p>\n<pre><code>%% b %%\n</code></pre>\n"),
    HTMLCase(
      "in formulas", "$a %%b%%$\n\n$$\na %%b\nc%%\n$$",
      "<p>\(FormulaTests.inLine("$a %%b%%$"))</p>\n"
        + "\(FormulaTests.alone("$$\na %%b\nc%%\n$$"))"),
  ]

  @Test(arguments: pages)
  func shows(_ example: HTMLCase) {
    #expect(html(example.markdown, inVault: true) == example.html)
  }

  /// Elsewhere the signs are more often those of a script or a format than a remark's.
  static let elsewhere: [HTMLCase] = [
    HTMLCase(
      "of scripts", "In a batch file write %%i instead of %i, and %%j for the second loop.",
      "<p>In a batch file write %%i instead of %i, and %%j for the second loop.</p>\n"),
    HTMLCase(
      "at the beginning of a line", "%%i and %%j\n\n%%k", "<p>%%i and %%j</p>\n<p>%%k</p>\n"),
    HTMLCase("behind digits", "100%% of it, or 50%% of it", "<p>100%% of it, or 50%% of it</p>\n"),
    HTMLCase("with a remark between", "a %%b %%c%% d", "<p>a  d</p>\n"),
    HTMLCase("apart from words", "a %%b%% c %% d %%, e", "<p>a  c , e</p>\n"),
    HTMLCase("between Chinese", "甲%%乙%%丙", "<p>甲丙</p>\n"),
    HTMLCase("over lines", "a\n\n%%\nb\n\nc %%d\n%%\n\ne", "<p>a</p>\n<p>e</p>\n"),
  ]

  @Test(arguments: elsewhere)
  func showsElsewhere(_ example: HTMLCase) {
    #expect(html(example.markdown) == example.html)
  }

  @Test func keepsTablesTogether() {
    let page = html("| a | b |\n|---|---|\n| 1 %%x%% | 2 |\n%% y %%\n| 3 %%| z%% | `%%` |\n")
    #expect(page.contains("<tr><td>1</td><td>2</td></tr>\n<tr><td>3</td><td><code>%%</code></td>"))
  }

  @Test func isNotInTheTextThatIsSearched() {
    let page = parse("## a %%b%%\n\nc %% *d* %%\n\n> %%\n> e\n> %%\n").value
    #expect(page.headings.map(\.plainText) == ["a"])
    #expect(page.blocks.map(\.plainText) == ["a", "c"])
  }

  @Test func leavesPositionsAsTheyAre() throws {
    let text = "%%\n[[a]]\n%%\n\n%% b %% [[a]] %%c%% [[a|b%%c%%]]\n\n- d %%\n  e\n  %%\n- [^x]\n"
    let page = parse(text)
    let places = page.value.wikilinks.map { "\($0.span.start.line):\($0.span.start.column)" }
    #expect(places == ["5:9", "5:21"])
    let fault = try #require(page.diagnostics.first)
    #expect(fault.span.start == SourcePosition(line: 10, column: 3))
  }

  @Test func leavesTheLinesOfCodeAsTheyAre() throws {
    let text = "- a\n%% b %%\n- c\n\n  %%d%%```swift\n  let e\n  ```\n"
    let fence = try #require(parse(text).value.fences.first)
    #expect(fence.literal.text == "let e\n")
    #expect(fence.span.start.line == 5)
    let own = fence.literal.fileOffset(0)
    #expect(Array(text.utf8)[own...].starts(with: "let e".utf8))
  }

  /// What stands in the source, and what is left of it where it is published as it stands there.
  static let sources = [
    ("a %%b%% c", "a  c"),
    ("a %% b\nc\nd %% e", "a\ne"),
    ("a\n\n%%\nb\n%%\n\nc", "a\n\n\n\nc"),
    ("- a\n%% b %%\n- c %%\n  d\n  %%\n- e", "- a\n- c\n- e"),
    ("- a\r\n%% b %%\r\n- c", "- a\r\n- c"),
    ("a <!-- b --> c\n\n<!-- d\n\ne -->\nf", "a  c\n\n\nf"),
    ("> <!-- a\n> b -->\n> c", "> \n> c"),
    ("`<!-- a -->`\n\n```\n<!-- b -->\n```", "`<!-- a -->`\n\n```\n<!-- b -->\n```"),
    ("<!-- scenario id=a -->\n```swift\n```", "<!-- scenario id=a -->\n```swift\n```"),
  ]

  @Test(arguments: sources)
  func saysWhatOfTheSourceIsNotShown(_ text: String, _ expected: String) {
    var bytes = Array(text.utf8)
    for range in parse(text).value.remarks.sorted(by: { $0.lowerBound > $1.lowerBound }) {
      bytes.removeSubrange(range)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }
}
