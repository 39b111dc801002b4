import Markup
import Mathematics
import SourceText
import Testing

/// `$a$` in a line and `$$` around several are formulas, whatever is in them.
@Suite("Formulas")
struct FormulaTests {
  /// What is between the marks of a formula, as MathML.
  static func inLine(_ formula: String) -> String {
    let marks = formula.hasPrefix("$$") || formula.hasPrefix("$`") ? 2 : 1
    let tex = String(formula.dropFirst(marks).dropLast(marks))
    var commands = OwnCommands()
    let markup = try? TeX.mathML(tex, isDisplayed: formula.hasPrefix("$$"), &commands)
    return String(decoding: markup ?? [], as: UTF8.self)
  }

  static func alone(_ formula: String) -> String {
    "<div class=\"formula\" tabindex=\"0\">\(inLine(formula))</div>\n"
  }

  static let pages: [HTMLCase] = [
    HTMLCase(
      "that ends on its line", "$$E=mc^2$$ is *known*.\n\n## b\n\n- c\n\nHence $$a=b$$",
      "<p>\(inLine("$$E=mc^2$$")) is <em>known</em>.</p>\n\(HTMLTests.heading(2, "b", "b"))"
        + "<ul>\n<li>c</li>\n</ul>\n<p>Hence \(inLine("$$a=b$$"))</p>\n"),
    HTMLCase(
      "with a name", "$$x^2$$ ^eq1\n\n*a*",
      "<div id=\"^eq1\">\n\(alone("$$x^2$$"))</div>\n<p><em>a</em></p>\n"),
    HTMLCase(
      "over lines with a name", "$$\nx^2\n$$\n^eq1",
      "<div id=\"^eq1\">\n\(alone("$$\nx^2\n$$"))</div>\n"),
    HTMLCase("in running text", "a $$x_1$$ b", "<p>a \(inLine("$$x_1$$")) b</p>\n"),
    HTMLCase(
      "beside others", "$$a$$ $b$ $$c$$",
      "<p>\(["$$a$$", "$b$", "$$c$$"].map(inLine).joined(separator: " "))</p>\n"),
    HTMLCase(
      "behind a text", "a: $$\nb_1\n$$ *c*", "<p>a: \(inLine("$$\nb_1\n$$")) <em>c</em></p>\n"),
    HTMLCase(
      "that ends in a line", "$$\na_1\nb_1 $$ *c*",
      "<p>\(inLine("$$\na_1\nb_1 $$")) <em>c</em></p>\n"),
    HTMLCase(
      "in a quotation", "> $$\n> a_1 * b \\\\\n> d\n> $$",
      "<blockquote>\n\(alone("$$\na_1 * b \\\\\nd\n$$"))</blockquote>\n"),
    HTMLCase(
      "on a line of a quotation", "> $$x$$\n\n*a*",
      "<blockquote>\n\(alone("$$x$$"))</blockquote>\n<p><em>a</em></p>\n"),
    HTMLCase(
      "in a callout", "> [!theorem]\n> $$\n> a \\\\\n> $$",
      "<div class=\"callout note\" role=\"note\">\n<p class=\"callout-title\">Theorem</p>\n"
        + "\(alone("$$\na \\\\\n$$"))</div>\n"),
    HTMLCase(
      "in an item", "- N: $$x_1$$\n- b",
      "<ul>\n<li>N: \(inLine("$$x_1$$"))</li>\n<li>b</li>\n</ul>\n"),
    HTMLCase(
      "over lines of an item", "- $$\n  a_1\n  $$\n- b",
      "<ul>\n<li>\n\(alone("$$\na_1\n$$"))</li>\n<li>b</li>\n</ul>\n"),
    HTMLCase(
      "on lines of its own of a paragraph", "Hence\n$$\na_1\n$$\nand *so*\n$$b$$\n$c$\n$$d$$ e",
      "<p>Hence</p>\n\(alone("$$\na_1\n$$"))<p>and <em>so</em></p>\n\(alone("$$b$$"))"
        + "<p>\(inLine("$c$"))\n\(inLine("$$d$$")) e</p>\n"),
    HTMLCase(
      "below the text of an item", "- [ ] a\n  $$b$$\n- c\n\n  $$d$$\n",
      "<ul>\n<li class=\"task\">\n<p><input type=\"checkbox\" disabled aria-label=\"to do\"> a</p>\n"
        + "\(alone("$$b$$"))</li>\n<li>\n<p>c</p>\n\(alone("$$d$$"))</li>\n</ul>\n"),
    HTMLCase(
      "in two items", "- $$ a\n- $$ b", "<ul>\n<li>$$ a</li>\n<li>$$ b</li>\n</ul>\n"),
    HTMLCase(
      "in a quotation that is over", "> $$\n> a\n\n- $$b$$\n- c",
      "<blockquote>\n<p>$$\na</p>\n</blockquote>\n<ul>\n<li>\n\(alone("$$b$$"))</li>\n<li>c</li>\n</ul>\n"
    ),
    HTMLCase(
      "with lines like markup", "$$\na\n+ b\n= c\n\n# d\n$$",
      "<p>$$\na</p>\n<ul>\n<li>b\n= c</li>\n</ul>\n\(HTMLTests.heading(1, "d", "d"))<p>$$</p>\n"),
    HTMLCase(
      "with lines like a list", "$$\na\n+ b\n- c\n= d\n$$", alone("$$\na\n+ b\n- c\n= d\n$$")),
    HTMLCase("with lines without text", "$$\na_1\n\n    b_1\n$$", alone("$$\na_1\n\nb_1\n$$")),
    HTMLCase(
      "with quotes", "$$\n\\text{``a''}\n$$ `b`",
      "<p>\(inLine("$$\n\\text{``a''}\n$$")) <code>b</code></p>\n"),
    HTMLCase(
      "with no end", "$$ not closed *here*\n\n$$", "<p>$$ not closed <em>here</em></p>\n<p>$$</p>\n"
    ),
    HTMLCase("with nothing in it", "$$$$ *a* $$$$", "<p>$$$$ <em>a</em> $$$$</p>\n"),
    HTMLCase("in code", "`$$` *a* `$$`", "<p><code>$$</code> <em>a</em> <code>$$</code></p>\n"),
    HTMLCase(
      "in a fence", "```sh\necho $$\n```\n\n*a* $$x$$",
      "<pre><code class=\"language-sh\">echo $$\n</code></pre>\n<p><em>a</em> \(inLine("$$x$$"))</p>\n"
    ),
    HTMLCase("as prices", "$5 *and* $6, $ 7 $", "<p>$5 <em>and</em> $6, $ 7 $</p>\n"),
    HTMLCase("as paths", "$HOME/$USER, US$5 or A$6", "<p>$HOME/$USER, US$5 or A$6</p>\n"),
    HTMLCase(
      "with marks around code", "$`a_1 * b`$ *c* $`",
      "<p>\(inLine("$`a_1 * b`$")) <em>c</em> $`</p>\n"),
    HTMLCase(
      "in a block of code", "```math\na < b\n```",
      alone("$$a < b\n$$")),
    HTMLCase(
      "with a name by which links go in it", "$[[a]]$ [[`b`]]",
      "<p>\(inLine("$[[a]]$")) <a class=\"unresolved\"><code>b</code></a></p>\n"),
  ]

  @Test(arguments: pages)
  func shows(_ example: HTMLCase) {
    #expect(html(example.markdown) == example.html)
  }

  @Test func standsInCellsOfTables() {
    let page = html("| a |\n|---|\n| $$x_1*y*$$ $z$ |\n")
    #expect(page.contains("<td>\(Self.inLine("$$x_1*y*$$")) \(Self.inLine("$z$"))</td>"))
  }

  /// What is wrong, and the text that is pointed at.
  static let faults: [(page: String, says: String, at: String)] = [
    ("a $\\alhpa$", "the command '\\alhpa' is not known here", "\\alhpa"),
    ("> b\n> $$\n> x > \\fraq12\n> $$", "the command '\\fraq' is not known here", "\\fraq"),
    ("```math\n\\frac{a}{b\n```", "this '{' is never closed; a brace that is shown is '\\{'", "{b"),
    ("| $\\sqrt$ |\n|---|\n| $x^a^b$ |", "'\\sqrt' has nothing that it is about", "\\sqrt"),
  ]

  @Test(arguments: faults) func areShownAsTheyAreWrittenWhereTheyCannotBeSet(
    _ fault: (page: String, says: String, at: String)
  ) throws {
    let file = SourceFile(path: "a.md", text: fault.page)
    var writer = HTMLWriter()
    let html = writer.write(Document.parse(file).value)
    let found = try #require(writer.diagnostics.first)
    #expect(found.message == fault.says)
    #expect(fault.at.hasPrefix(found.span.text))
    #expect(html.contains("formula broken"))
    #expect(!html.contains("<math") || fault.page.contains("x^a"))
  }

  @Test func ofOnePageShareTheCommandsThatTheyDefine() {
    let page = html("$$\\newcommand{\\R}{\\mathbb{R}}$$\n\n$x \\in \\R$\n")
    #expect(page.contains("<mi>ℝ</mi>"))
  }

  /// A command that is not known, and the one that is offered for it.
  @Test(arguments: [
    ("\\badcommand", nil), ("\\zzz", nil), ("\\farc", "\\frac"),
    ("\\alfa", nil), ("\\alpa", "\\alpha"), ("\\overightarrow", "\\overrightarrow"),
    ("\\newcomand", "\\newcommand"),
  ])
  func offersACommandThatIsNear(_ written: String, _ meant: String?) {
    var writer = HTMLWriter()
    _ = writer.write(Document.parse(SourceFile(path: "a.md", text: "$\(written) x$\n")).value)
    #expect(writer.diagnostics.map(\.id) == ["formula.unknown-command"])
    #expect(writer.diagnostics.first?.fixIts.first?.replacement == meant)
  }
}
