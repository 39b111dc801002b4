import SiteBuilder
import SourceText
import Testing

/// The footnotes of what a page shows of others.
@Suite struct EmbeddedNoteTests {
  private static let files = [
    "index.md": """
    Home claim.[^1]

    ![[part]]

    ![[part#More]]

    [^1]: HOME note

    """,
    "part.md": """
    Part claim.[^1] `[^1]` ^[inline] And[^long].

    [^1]: PART [[other]] note[^deep]

    ## More

    Once more.[^1]

    [^long]: LONG

        note
    [^deep]: DEEP

    """,
    "other.md": "x[^1]\n\n[^1]: OTHER\n",
  ]

  @Test func numbersThemBehindThoseOfThePage() throws {
    try SiteFixture.with(Self.files) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let page = try site.page("index.html")
      let marks = page.matches(of: /<sup class="footnote"><a id="([^"]+)" href="#([^"]+)"/)
      #expect(
        marks.map { "\($0.1) \($0.2)" } == [
          "fnref.1 fn.1", "fnref.2 fn.2", "fnref.3 fn.3", "fnref.4 fn.4", "fnref.2.2 fn.2",
          "fnref.2.3 fn.2", "fnref.5 fn.5",
        ])
      let notes = page.matches(of: /<li id="(fn\.\d)">\n<p>(\w+)/)
      #expect(
        notes.map { "\($0.1) \($0.2)" } == [
          "fn.1 HOME", "fn.2 PART", "fn.3 inline", "fn.4 LONG", "fn.5 DEEP",
        ])
      #expect(page.contains("PART <a href=\"other.html\">Other</a> note"))
      #expect(page.contains("href=\"#fnref.2.2\""))
    }
  }

  @Test func givesThemLabelsOfTheirOwnInPlainMarkdown() throws {
    try SiteFixture.with(Self.files) { (site) throws in
      _ = try site.build()
      let twin = try site.page("index.md")
      #expect(twin.contains("Home claim.[^1]\n"))
      #expect(twin.contains("Part claim.[^1-2] `[^1]` ^[inline] And[^long]."))
      #expect(twin.matches(of: /Once more\.\[\^1-2\]/).count == 2)
      #expect(
        twin.hasSuffix(
          """
          [^1]: HOME note

          [^1-2]: PART [Other](other.md) note[^deep]

          [^long]: LONG

              note

          [^deep]: DEEP

          """))
      #expect(twin.matches(of: /\[\^1\]:/).count == 1)
    }
  }

  @Test func showsThemWhereThePageHasNone() throws {
    let files = ["a.md": "![[b#^x]]\n", "b.md": "Said[^1]. ^x\n\n[^1]: Why.\n"]
    try SiteFixture.with(files) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let page = try site.page("a.html")
      #expect(page.contains("<a id=\"fnref.1\" href=\"#fn.1\" role=\"doc-noteref\">1</a>"))
      #expect(page.contains("<li id=\"fn.1\">\n<p>Why."))
      #expect(try site.page("a.md").hasSuffix("Said[^1]. ^x\n\n[^1]: Why.\n"))
    }
  }

  @Test func keepsThoseOfAPartOfTheSamePage() throws {
    let text = "![[#A]]\n\n## A\n\nSaid.[^1]\n\n[^1]: Why.\n"
    try SiteFixture.with(["a.md": text]) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let page = try site.page("a.html")
      #expect(page.matches(of: /href="#fn.1"/).count == 2)
      #expect(page.matches(of: /<li id="fn/).count == 1)
      #expect(try site.page("a.md").matches(of: /\[\^1\]: Why\./).count == 1)
    }
  }
}
