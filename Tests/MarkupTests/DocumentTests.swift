import Markup
import SourceText
import Testing

@Suite("Pages")
struct DocumentTests {
  // MARK: Front matter

  @Test func findsTheTagsOfHeadings() {
    let page = parse("# A #top\n\n## B #sub/x\n\ntext #low\n\n[# c #d](e)\n").value
    #expect(page.tags == ["top", "sub/x", "low"])
    #expect(page.headings.map(\.anchor) == ["a-top", "b-subx"])
  }

  @Test func knowsNoNameOfNothing() {
    let page = parse("^a\n\n> ^b\n\n- ^c\n\n> [!tip]\n> ^d\n\n> [!tip]\n> e\n>\n> ^f\n").value
    #expect(page.blockNames == ["d", "f"])
  }

  @Test func countsLinesThatCarriageReturnsEnd() throws {
    let page = parse("---\rtitle: x\r---\r# A\r\rb [^1]\r\n\r```swift scenario\rlet a\r\r```\r")
    #expect(page.diagnostics.map(\.span.start) == [SourcePosition(line: 6, column: 3)])
    let fence = try #require(page.value.fences.first)
    #expect(fence.literal.text == "let a\n\n")
    #expect(fence.literal.span(0..<3).start == SourcePosition(line: 9, column: 1))
    #expect(page.value.frontMatter?.yaml.text == "title: x\n")
  }

  @Test func keepsFrontMatterApart() {
    let page = parse("---\ntitle: Push\nweight: 2\n---\n# Push\n").value
    #expect(page.frontMatter?.yaml.text == "title: Push\nweight: 2\n")
    #expect(page.frontMatter?.yaml.fileOffset(12) == 16)
    #expect(page.headings.map(\.plainText) == ["Push"])
    #expect(page.headings.first?.span.start.line == 5)
  }

  @Test func takesARuleForARule() {
    let page = parse("---\n\ntext\n")
    #expect(page.value.frontMatter == nil)
    #expect(page.diagnostics.isEmpty)
  }

  @Test func saysThatFrontMatterIsNeverClosed() {
    #expect(parse("---\ntitle: a\n\n# A\n").diagnostics.map(\.id) == ["front-matter.unclosed"])
  }

  @Test func readsAByteOrderMarkAndCRLF() {
    let page = parse("\u{FEFF}---\r\ntitle: a\r\n---\r\n# A\r\n").value
    #expect(page.frontMatter?.yaml.text == "title: a\n")
    #expect(page.headings.map(\.plainText) == ["A"])
  }

  // MARK: Anchors

  static let anchors: [(String, [String])] = [
    ("# Push & Pop!", ["push--pop"]),
    ("# `viewWillAppear(_:)` twice", ["viewwillappear_-twice"]),
    ("# 容器与子控制器：出现的次序", ["容器与子控制器出现的次序"]),
    ("# A\n# A\n# A-1\n# A", ["a", "a-1", "a-1-1", "a-2"]),
    ("# !\n## ?", ["section", "section-1"]),
    ("# Title {#own-one}", ["own-one"]), ("# Title {: #own-one .c }", ["own-one"]),
    ("# Title {#vue.js-–-x .c}", ["vue.js-–-x"]), ("# Title {#page.x}", ["title-pagex"]),
    ("# Ünïted", ["ünïted"]),
    ("> # In a quotation\n\n- # In a list", ["in-a-quotation", "in-a-list"]),
  ]

  @Test(arguments: anchors)
  func givesHeadingsAnchorsOfTheirOwn(_ markdown: String, _ expected: [String]) {
    #expect(parse(markdown).value.headings.map(\.anchor) == expected)
  }

  @Test func complainsAboutAnAnchorThatIsTaken() {
    let page = parse("# A {#x}\n\n# B {#x}\n")
    #expect(page.diagnostics.map(\.id) == ["heading.duplicate-anchor"])
    #expect(page.value.headings.map(\.anchor) == ["x", "b"])
  }

  // MARK: Footnotes

  @Test func numbersFootnotesByTheirFirstReference() {
    let page = parse("a[^z] b[^y] c[^z]\n\n[^y]: Apple\n[^z]: Zebra[^x]\n[^x]: deep\n")
    #expect(page.value.footnotes.map(\.label) == ["z", "y", "x"])
    #expect(page.value.footnotes.map(\.references) == [2, 1, 1])
    #expect(page.diagnostics.isEmpty)
  }

  @Test func readsFootnotesOfSeveralParagraphs() {
    let text = html(
      "a[^1]\n\n[^1]: one\n  goes on\n\n    - two\n\n    ```\n    three\n    ```\n\nafter\n")
    #expect(
      text == """
        <p>a<sup class="footnote"><a id="fnref.1" href="#fn.1" role="doc-noteref">1</a></sup></p>
        <p>after</p>
        <section class="footnotes" role="doc-endnotes">
        <ol>
        <li id="fn.1">
        <p>one
        goes on</p>
        <ul>
        <li>two</li>
        </ul>
        <pre><code>three
        </code></pre>
        <p><a class="backlink" href="#fnref.1" role="doc-backlink" aria-label="back to the text">↩</a></p>
        </li>
        </ol>
        </section>

        """)
  }

  @Test func leadsBackAtTheEndOfAFootnotesText() {
    let text = html("a[^1] b[^1]\n\n[^1]: What it *says*.\n")
    let back = { (anchor: String) in
      "<a class=\"backlink\" href=\"#\(anchor)\" role=\"doc-backlink\""
        + " aria-label=\"back to the text\">↩</a>"
    }
    #expect(
      text.contains(
        "<p>What it <em>says</em>.\u{A0}\(back("fnref.1"))\(back("fnref.1.2"))</p>\n</li>"))
  }

  /// Files that are not, or are, UTF-8, and where the first fault is.
  static let encodings: [([UInt8], String?)] = [
    (Array("# café\n\n漢字 🎉\n".utf8), nil),
    ([0xEF, 0xBB, 0xBF] + Array("# A\n".utf8), nil),
    ([0xFF, 0xFE, 0x23, 0x00, 0x20, 0x00], "1:1 this file is UTF-16, and pages are UTF-8"),
    (Array("# A\n\nten letter".utf8) + [0xE9, 0x0A], "3:11 the byte E9 here is not UTF-8"),
    (Array("a ".utf8) + [0xC0, 0xAF], "1:3 the byte C0 here is not UTF-8"),
    (Array("a ".utf8) + [0xED, 0xA0, 0x80], "1:3 the byte ED here is not UTF-8"),
    (Array("a ".utf8) + [0xF4, 0x90, 0x80, 0x80], "1:3 the byte F4 here is not UTF-8"),
    (Array("a ".utf8) + [0xE6, 0xBC], "1:3 the byte E6 here is not UTF-8"),
    (Array("a ".utf8) + [0x80], "1:3 the byte 80 here is not UTF-8"),
  ]

  @Test(arguments: encodings)
  func saysThatAPageIsNotUTF8(_ bytes: [UInt8], _ fault: String?) {
    let found = Document.parse(SourceFile(path: "a.md", bytes: bytes)).diagnostics
    #expect(found.map(\.id) == (fault == nil ? [] : ["page.encoding"]))
    let position = found.first?.span.start
    #expect(found.first.map { "\(position!.line):\(position!.column) \($0.message)" } == fault)
  }

  static let footnoteFaults: [(String, [String])] = [
    ("a[^1]\n", ["1:2 footnote.undefined"]),
    ("a\n\n[^1]: b\n", ["3:3 footnote.unused"]),
    ("a[^1]\n\n[^1]: b\n[^1]: c\n", ["4:3 footnote.duplicate"]),
    ("a \\[^1] `[^2]`\n\n```\n[^3]: x\n```\n", []),
  ]

  @Test(arguments: footnoteFaults)
  func saysWhatIsWrongWithFootnotes(_ markdown: String, _ expected: [String]) {
    let found = parse(markdown).diagnostics.map {
      "\($0.span.start.line):\($0.span.start.column) \($0.id)"
    }
    #expect(found == expected)
  }

  // MARK: Notations of other tools

  @Test(arguments: [
    ("!!! note\n    text\n\n!!! tip \"T\"\n", "4:1"), ("a\n\n- ??? note \"T\"\n", "3:3"),
    ("=== \"Tab\"\n\ntext\n", "1:1"), (":::card\n\ntext\n\n:::\n", "1:1"),
    ("a\n\n{{< figure src=\"a.png\" >}}\n", "3:1"), ("{{% notice tip %}}\n", "1:1"),
    ("{% include a.html %}\n", "1:1"), ("@Row {\n", "1:1"), ("<<< @/a.swift{2}\n", "1:1"),
    ("@Image(source: a, alt: \"b\")\n", "1:1"), ("@Rows are {{ set }} {%}\n\n<< a\n", ""),
    ("!!! Look out\n\n??? and why not?\n\n`!!! note`\n\n\\:::note\n", ""),
    ("a\n\n{{#include b.md}}\n\n{{#include c.md}}\n", "3:1"),
    ("a {{#include b.md:2:3}} c\n", "1:3"),
    ("{{#playground b.rs editable}}\n", "1:1"), ("{{#title A *b*}}\n", "1:1"),
    ("--8<-- \"b.md\"\n", "1:1"), ("--8<--\nb.md\n--8<--\n", "1:1"),
    ("@Snippet(path: \"a/b\")\n", "1:1"), ("@PageKind(article)\n", "1:1"),
    ("@Justification(reaction: \"b\") {\n", "1:1"), ("@Chapters are (two)\n", ""),
    ("# {{ page.title }}\n", "1:3"), ("A *b {{ .Site.Params.a_b }}* c\n", "1:6"),
    ("[{{ site.data.name }}](b.md)\n", "1:2"), ("{{ 'a' | relative_url }}\n", "1:1"),
    ("{{- $page.title -}}\n", "1:1"), ("{{title}} {{date:YYYY}} {{ 1.5 }} {{ a. b }} {{}}\n", ""),
    ("`{{ page.title }}` \\{{ page.title }}\n\n```\n{{ page.title }}\n```\n", ""),
    ("/// tip\n\ntext\n\n///\n", "1:1"), ("::: {.card-note}\n", "1:1"),
    ("a **b**{: .c } d\n", "1:8"), ("[x](u.md){ .md-button }\n", "1:10"), ("a\n{:.c}\n", "2:1"),
    ("{* a/b.py hl[4] *}\n", "1:1"), ("a {% include b.html %} c\n", "1:3"),
    ("| a |\n| - |\n| {% raw %} |\n", ""),
    ("import A from '@theme/A'\n\nexport const b = 1\n\n{/* c */}\n", "1:1"),
    ("[TOC]\n", "1:1"), ("- TOC\n{:toc}\n", "2:1"), ("*[HTML]: Hyper\n", "1:1"),
    ("Press ++ctrl+c++ and {++x++}, or {~~a~>b~~}\n", "1:7 1:22"),
    ("a :construction: b\n", "1:3"), ("See {ref}`x`\n", "1:5"),
    ("\\begin{equation}\n", "1:7"), ("<!--@include: ./a.md-->\n", "1:1"),
    ("**结论先行：**Swift 6\n", "1:1"), ("这是**“引用”**的\n", "1:3"),
    ("**结论先行**：Swift 2**3 and 4**5, \\*\\*引**\n", ""),
    ("C++ and i++j++ at 10:30:12, a::b, {a} {1: 2} { .5 } https://a.b:80: c\n", ""),
    ("`**结论：**a` `{: .c}` `:construction:`\n", ""),
    (
      "<<< a.swift\n\n{{< b >}}\n\n{% c %}\n\n!!! note\n\n:::card\n\n@Row {\n\n{{ a.b }}\n\n{{ c.d }}\n\n??? tip\n",
      "1:1 3:1 5:1 7:1 9:1 11:1 13:1"
    ),
  ])
  func saysOnceOfEachKindWhatMeansNothingHere(_ markdown: String, _ expected: String) {
    let found = parse(markdown).diagnostics.filter { $0.id == "markdown.foreign-notation" }
    let places = found.map { "\($0.span.start.line):\($0.span.start.column)" }
    #expect(places.joined(separator: " ") == expected)
  }

  // MARK: Links

  @Test func tellsWhereLinksStand() {
    let page = parse(
      "- text\n    [a](x.md) and [b](x.md)\n  > ![c](d.png)\n\n[e][f]\n\n[f]: g.md\n")
    #expect(LinkWitness(writing: page.value).positions == ["2:9", "2:23", "3:10", "7:6"])
  }

  // MARK: Hostile pages

  struct Hostile: CustomTestStringConvertible {
    let testDescription: String
    let markdown: String

    init(_ name: String, _ markdown: String) {
      self.testDescription = name
      self.markdown = markdown
    }
  }

  static let hostile: [Hostile] = [
    Hostile("quotations", String(repeating: ">", count: 20_000) + " a"),
    Hostile("lists", String(repeating: "- ", count: 2_000) + "a"),
    Hostile(
      "emphasis",
      String(repeating: "*a **b ", count: 5_000) + String(repeating: "** *", count: 5_000)),
    Hostile(
      "brackets", String(repeating: "[", count: 20_000) + String(repeating: "]", count: 20_000)),
    Hostile(
      "images",
      String(repeating: "![", count: 5_000) + "a" + String(repeating: "](b)", count: 5_000)),
    Hostile("names", String(repeating: "[[a", count: 10_000)),
    Hostile(
      "pipes", String(repeating: "|", count: 5_000) + "\n" + String(repeating: "|-", count: 5_000)),
    Hostile("tildes", String(repeating: "~~a ", count: 10_000)),
    Hostile("tables", String(repeating: "| a |\n|---|\n2. b\n| c |\n|---|\n    d\n", count: 2_000)),
    Hostile("quoted tables", String(repeating: "> | a |\n> |---|\nb\n", count: 2_000)),
    Hostile(
      "definitions",
      (0..<2_000).map { "[\($0)]: a\n" }.joined() + "\n"
        + (0..<2_000).map { "| [\($0)] |\n|---|\n\n" }.joined()),
    Hostile("footnotes", "[^1]\n\n" + String(repeating: "> [^1]: a\nb\n", count: 2_000)),
    Hostile(
      "addresses",
      String(repeating: "://", count: 10_000) + "https://a" + String(repeating: ")", count: 20_000)),
    Hostile(
      "e-mail", String(repeating: "a@", count: 10_000) + String(repeating: "www.", count: 10_000)),
    Hostile("dollars", String(repeating: "$$ $a ", count: 10_000)),
    Hostile("formulas", String(repeating: "$a$ [[b]] ", count: 10_000)),
    Hostile("dollars on lines", String(repeating: "$$\n", count: 9_999)),
    Hostile("lines of a formula", "$$\n" + String(repeating: "a_1\n\n", count: 10_000) + "$$"),
    Hostile("signs", "a " + String(repeating: "%%", count: 20_001)),
    Hostile(
      "remarks",
      String(repeating: ">", count: 10_000) + String(repeating: "%%a%%", count: 10_000) + " b"),
    Hostile("signs on lines", String(repeating: "%% a\n\n```\n%%\n```\n\n", count: 2_000)),
    Hostile(
      "code and signs",
      "%% a " + (1...200).map { String(repeating: "`", count: $0) + " %% " }.joined()),
    Hostile("NUL", "a\u{0}b\n\n```swift scenario\na\u{0}b\n```\n"),
  ]

  @Test(arguments: hostile)
  func survives(_ page: Hostile) {
    #expect(!html(page.markdown).isEmpty)
  }

  @Test func survivesIllFormedUTF8() throws {
    var bytes = Array("# a\n\n```swift scenario\nb".utf8)
    bytes += [0xFF, 0xC3, 0x0A] + Array("```\n\n| a |\n|---|\n| ".utf8) + [0xFF, 0x20, 0x7C]
    let page = Document.parse(SourceFile(path: "page.md", bytes: bytes)).value
    let fence = try #require(page.fences.first)
    #expect(fence.literal.bytes == [0x62, 0xFF, 0xC3, 0x0A])
  }

  @Test func showsNoncharactersAsWhatTheyAre() {
    let sign = String(decoding: [0xEF, 0xB7, 0x91] as [UInt8], as: UTF8.self)
    let page = "a\(sign)b \\~\n\n```\n  \(sign)\n```\n"
    #expect(html(page).contains(">a\u{FFFD}b ~</p>"))
    #expect(parse(page).value.fences.first?.literal.text == "  \(sign)\n")
  }

  @Test func keepsWhatIsNestedTooDeep() {
    let page = parse(String(repeating: "> ", count: 300) + "text *in the* depth")
    #expect(page.diagnostics.map(\.id) == ["markdown.too-deep"])
    var writer = HTMLWriter()
    #expect(writer.write(page.value).contains("<p>text <em>in the</em> depth</p>"))
  }

  /// A draft whose front matter is not read would be published.
  @Test(
    arguments: [
      ("\n---\ndraft: true\n---\n# A\n", "2:1"), (" ---\ndraft: true\n---\n", "1:2"),
      ("\n\n---\ntitle: A\n", nil), ("\n---\n\ntext\n", nil), ("# A\n\n---\nNote: x\n---\n", nil),
      ("\n---\ntext\n\n---\n", nil), ("", nil), ("\n", nil), ("---\ndraft: true\n---\n", nil),
    ] as [(String, String?)])
  func warnsOfFrontMatterBelowTheTop(_ markdown: String, _ place: String?) {
    let found = parse(markdown).diagnostics.filter { $0.id == "front-matter.not-first" }.map {
      "\($0.span.start.line):\($0.span.start.column)"
    }
    #expect(found == (place.map { [$0] } ?? []))
  }
}
