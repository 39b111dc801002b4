import Markup
import SourceText
import TestSupport
import Testing

/// Where links stand in the source, which errors point at and plain Markdown is written by.
@Suite("Places of links")
struct LinkPlaceTests {
  /// Running text, the places of its links marked in the order in which they are shown.
  static let texts: [String] = [
    // By path.
    "`[s](a.md)` and [s](1️⃣a.md)", "(a.md), see [s](1️⃣a.md)", "a.md](a.md) [s](1️⃣a.md)",
    "\\[s](a.md) [s\\](a.md)](1️⃣a.md)", "[s](<1️⃣a b.md> \"a b.md\") and [t]( 2️⃣a.md 'b' )",
    "[a](1️⃣a.md) *[b](2️⃣a.md)* **_[c](3️⃣a.md)_** [d](4️⃣a.md)",
    "[![i](2️⃣a.png)](1️⃣a.png) ![i [l](a.png)](3️⃣a.png)", "[a [b](1️⃣a.md)](a.md) [c](2️⃣a.md)",
    "`a.md ``[s](a.md)`` [s](1️⃣a.md)", "<a title=\"[s](a.md)\"> [s](1️⃣a.md) </a>",
    "x <!-- [s](a.md) --> [s](1️⃣a.md)", "$[s](a.md)$ [s](1️⃣a.md)", "[`](a.md)` [s](1️⃣a.md)",
    "- [ ] [s](1️⃣a.md)\n  two\n  > [t](2️⃣a.md)\n  > `[t](a.md)\n  > ` [u](3️⃣a.md)",
    "[s](1️⃣a(b).md) [t](2️⃣a\\(b.md) [u](3️⃣a&amp;b.md) [v](4️⃣a.md)", "[s](1️⃣) [t](2️⃣a.md)",
    "<1️⃣https://a.example> [t](2️⃣https://a.example) <3️⃣a@b.example>",
    "| `[s](a.md)` | b |\n|---|---|\n| a.md `\\|[s](a.md)` | [s](1️⃣a.md) |\n| [t](2️⃣a.md) |",
    "> - 1️⃣[[b]] \n>  2️⃣[[b]] [s](3️⃣a.md)\n   *[t](4️⃣a.md)* `\n  `[u](5️⃣a.md)",
    "> - a\\\n *[s](1️⃣a.md)*\n  \\[ [t](2️⃣a.md)\n  ![](3️⃣a.png)\n  ![](4️⃣a.png)",
    "[s](1️⃣a.md\n  \"t\") <b\n  c> [t](2️⃣a.md)\n- [u](3️⃣a.md\n\"t\") [v](4️⃣a.md)\n [w](5️⃣a.md)",
    "> a\\\n> &amp; [s](1️⃣a.md)\n> - \\*,\n>  \\* [t](2️⃣a.md)",
    "> - [s](1️⃣a.md \"t\n  u\") [t](2️⃣b.md)\n [u](3️⃣c.md)",
    // By reference.
    "[`a`][s] *two [S]*\n\n[s]: 1️⃣a.md", "[s]: 1️⃣a.md\n[t]: <2️⃣b.md>\n[s] [t][] [x](3️⃣a.md)",
    "> - [u](1️⃣a.md) [s](2️⃣a.md) [s]\n>\n>   [s]:\n>   3️⃣a.md",
    "[a [s]](a.md) [x](2️⃣a.md)\n\n[s]: 1️⃣a.md", "[s][t](1️⃣b.md) [x](2️⃣b.md)",
    "| [s] | [x](2️⃣a.md) |\n|---|---|\n\n[s]: 1️⃣a.md", "x[^1]\n\n[^1]: [s]\n\n    [s]: 1️⃣a.md",
    // By name.
    "\"1️⃣[[b]]\" is not 2️⃣[[b]], says *3️⃣[[b]]*.", "`[[b]]`, !1️⃣[[b]] and **2️⃣[[b]]**, 3️⃣[[b]]",
    "[x [[b]]](1️⃣a.md) 2️⃣[[b]](a.md) \\[[b]]", "`two\n[[b]]` 1️⃣[[b|c]]",
    "| `[[b]]` | 1️⃣[[b\\|c]] |\n|---|---|\n| *2️⃣[[b]]* | 3️⃣[[b]] |",
    "[[b]] 2️⃣[[c]]\n\n[b]: 1️⃣a.md",
  ]

  @Test(arguments: texts)
  func isThatOfTheNotationItself(_ marked: String) {
    let text = MarkedText(marked)
    let places = LinkWitness(writing: parse(text.text).value).places
    let expected = text.markers.sorted { $0.key < $1.key }.map(\.value)
    // Several links may have one definition.
    var found: [Int] = []
    for place in places.map(\.range.lowerBound) where found.last != place { found.append(place) }
    #expect(found == expected, "\(places.map(\.text))")
  }

  @Test func numbersFootnotesAsTheyAreRead() {
    let page = parse(
      "a[^x] *b[^y]* [c[^z]](d) **[^v]**[^w]\n\n" + "vwxyz".map { "[^\($0)]: t\n" }.joined())
    #expect(page.value.footnotes.map(\.label) == ["x", "y", "z", "v", "w"])
  }

  @Test func pointsAtTheMarkOfAFootnoteThatIsNone() {
    let page = parse("`[^x]` *[^x]* [^x]\n")
    #expect(page.diagnostics.map(\.span.start.column) == [9, 15])
  }
}
