import Markup
import SourceText
import Testing

/// Cells of tables and footnotes are parsed on their own, and know the page's definitions all the same.
@Suite("Definitions of links")
struct LinkDefinitionTests {
  private static let link = "<a href=\"https://x.y\">r</a>"

  /// Pages with a definition of `r`, or of what the cell says.
  static let definitions: [HTMLCase] = [
    HTMLCase("[r]", "[r]: https://x.y", link),
    HTMLCase("[r]", "[R]:https://x.y 'title'", "<a href=\"https://x.y\" title=\"title\">r</a>"),
    HTMLCase(
      "[r]", "[r]:\n  https://x.y\n  \"a\n  b\"", "<a href=\"https://x.y\" title=\"a\nb\">r</a>"),
    HTMLCase("[long r]", "[long\nr]: https://x.y", "<a href=\"https://x.y\">long r</a>"),
    HTMLCase("[r\\]s]", "[r\\]s]: https://x.y", "<a href=\"https://x.y\">r]s</a>"),
    HTMLCase("[STRASSE]", "[straße]: https://x.y", "<a href=\"https://x.y\">STRASSE</a>"),
    HTMLCase("[r]", "[r]: <https://x.y>", link),
    HTMLCase("[r]", "> [r]: https://x.y", link),
    HTMLCase("[r]", "> quoted\n\n> - [r]:\n>   https://x.y", link),
    HTMLCase("[r]", "1. [q]: https://x.y\n2. [r]: https://x.y", link),
    HTMLCase("[r]", "[q]: https://x.y\n[r]: https://x.y\nand text", link),
    HTMLCase("[r]", "[r]: https://x.y\n\"unclosed", link),
    HTMLCase("[r]", "[r]: https://x.y\n[r]: https://second", link),
    HTMLCase("[r]", "[^1]\n\n[^1]: note\n\n    [r]: https://x.y", link),
    HTMLCase("[r]", "[r]: https://x.y \"unclosed", "[r]"),
    HTMLCase("[r]", "[r]: several words", "[r]"),
    HTMLCase("[r]", "- item\n\n  [r]: several words", "[r]"),
    HTMLCase("[r]", "text\n[r]: https://x.y", "[r]"),
    HTMLCase("[r]", "\\[r]: https://x.y", "[r]"),
    HTMLCase("[r]", "```\n[r]: https://x.y\n```", "[r]"),
    HTMLCase("[r]", "~~~\n[r]: https://x.y", "[r]"),
    HTMLCase("[r]", "    [r]: https://x.y", "[r]"),
    HTMLCase("[r]", "<pre>\n[r]: https://x.y</pre>", "[r]"),
    HTMLCase("[r]", "# [r]: https://x.y", "[r]"),
    HTMLCase("[r]", "[]: https://x.y\n[r]:", "[r]"),
  ]

  @Test(arguments: definitions)
  func areKnownInATable(_ example: HTMLCase) {
    let page = html("| a | b |\n|---|---|\n| 1 | \(example.name) |\n\n\(example.markdown)\n")
    #expect(page.contains("<tbody>\n<tr><td>1</td><td>\(example.html)</td></tr>\n"))
  }

  static let elsewhere: [HTMLCase] = [
    HTMLCase("a footnote", "a[^1]\n\n[^1]: see [r]\n\n[r]: https://x.y\n", "<p>see \(link)"),
    HTMLCase("another footnote", "[^1] [^2]\n\n[^1]: [r]\n\n[^2]: b\n\n    [r]: https://x.y", link),
    HTMLCase("the page", "see [r] [^1]\n\n[^1]: b\n\n    [r]: https://x.y", "<p>see \(link)"),
    HTMLCase(
      "a paragraph above a table", "see [r]:\n| a | b |\n|---|---|\n\n[r]: https://x.y",
      "<p>see \(link):</p>\n<div class=\"table\">"),
  ]

  @Test(arguments: elsewhere)
  func areKnownIn(_ example: HTMLCase) {
    #expect(html(example.markdown).contains(example.html))
  }

  @Test func moveNoLineOfThePage() {
    let page = parse("a[^1]\n\n[^1]: b\n\n    [r]: https://x.y\n\n# T\n\n![r](gone.png) [r]\n")
      .value
    #expect(page.headings.first?.span.start.line == 7)
  }

  /// A page cannot be made to say a long definition over and over.
  @Test func doNotGrowWithoutMeasure() {
    let long = String(repeating: "a", count: 20_000)
    let tables = String(repeating: "| [r] |\n|---|\n\n", count: 2_000)
    #expect(html("\(tables)[r]: https://\(long)\n").utf8.count < 6_000_000)
  }

  /// A text, and the places of the labels in it that nothing defines.
  @Test(arguments: [
    ("see [text][label]\n", ["1:12 label"]), ("参见[文本][标签]。\n", ["1:8 标签"]),
    ("- [*a* `b`][c d] ![x][Y]\n", ["1:13 c d", "1:23 Y"]), ("[text][] [text]\n", ["1:2 text"]),
    ("| a |\n|---|\n| [x][z] |\n\nb[^1]\n\n[^1]: [x][y]\n", ["3:7 z", "7:11 y"]),
    ("## [a][b]\n\n[a\nb][c]\n", ["1:8 b", "4:4 c"]),
    ("[text][label]\n\n[label]: a.md\n", []), ("[a] [b] `[a][b]` \\[a][b] [a]\\[b]\n", []),
    ("- [ ][a]\n- [x] [a]\n", []), ("[a][^1] [^1][a]\n\n[^1]: b\n", []),
    ("[[a]][[b]] [[a]][b] [b][[a]]\n", []), ("rows[0][1] and f()[a][b] as in [1][2]\n", []),
    ("[a][1]\n", ["1:5 1"]),
    ("[1][two](a.md) [[x][y]](a.md)\n", []), ("$[a][b]$\n\n    [a][b]\n", []),
    ("<https://a.b/[c][d]> a^[b][c]\n", []),
  ])
  func namesLabelsThatNothingDefines(_ text: String, _ expected: [String]) {
    let page = Document.parse(SourceFile(path: "a.md", text: text))
    let found = page.diagnostics.filter { $0.id == "link.undefined" }.map {
      let name = $0.message.split(separator: "'")[1]
      return "\($0.span.start.line):\($0.span.start.column) \(name)"
    }
    #expect(found == expected)
    #expect(page.diagnostics.allSatisfy { $0.severity == .warning })
  }
}
