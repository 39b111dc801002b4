import Foundation
import SiteBuilder
import SourceText
import Testing

/// What a page is called, and which heading stands at its top.
@Suite("Titles")
struct TitleTests {
  /// A page, its heading, and the beginnings of its text and of its twin.
  struct Case: CustomTestStringConvertible {
    let text: String
    let heading: String
    let body: String
    let twin: String
    var inVault = false
    var testDescription: String { text }
  }

  static let cases: [Case] = [
    Case(
      text: "---\ntitle: The title\n---\n# First section\n\na\n\n# Second\n\nb\n",
      heading: "<h1>The title</h1>", body: "<h1 id=\"first-section\">First section<",
      twin: "# The title\n\n# First section\n"),
    Case(
      text: "---\ntitle: The title\n---\nText.\n\n# First section\n",
      heading: "<h1>The title</h1>", body: "<h1 id=\"first-section\">First section<",
      twin: "# The title\n\nText.\n"),
    // One heading that begins the page is its heading, and so is one that says the title.
    Case(
      text: "---\ntitle: The title\n---\n# The heading\n\n## Below\n",
      heading: "<h1 id=\"the-heading\">The heading</h1>", body: "<h2 id=\"below\">",
      twin: "# The heading\n\n## Below\n"),
    Case(
      text: "---\ntitle: Same\n---\n# Same\n\n# Second\n",
      heading: "<h1 id=\"same\">Same</h1>", body: "<h1 id=\"second\">Second<",
      twin: "# Same\n\n# Second\n"),
    Case(
      text: "Text.\n\n# Overview\n", heading: "<h1>The note</h1>",
      body: "<h1 id=\"overview\">Overview<", twin: "# The note\n\nText.\n", inVault: true),
    Case(
      text: "# First\n\nText.\n\n# Second\n", heading: "<h1>The note</h1>",
      body: "<h1 id=\"first\">First<", twin: "# The note\n\n# First\n", inVault: true),
    // What a page begins with is its title, whatever its level, unless it has one of the first level.
    Case(
      text: "## The steps\n\nText.\n\n## After\n",
      heading: "<h1 id=\"the-steps\">The steps</h1>", body: "<h2 id=\"after\">After<",
      twin: "## The steps\n\nText.\n"),
    Case(
      text: "## The steps\n\nText.\n", heading: "<h1>The note</h1>",
      body: "<h2 id=\"the-steps\">The steps<", twin: "# The note\n\n## The steps\n",
      inVault: true),
    // Elsewhere badges stand above the title of a README.
    Case(
      text: "Text.\n\n# Overview\n", heading: "<title>Overview",
      body: "<h1 id=\"overview\">Overview<",
      twin: "Text.\n\n# Overview\n"),
  ]

  @Test(arguments: cases)
  func headsAPage(_ page: Case) throws {
    var files = ["index.md": "# Home\n\n[[the-note]]\n\n![[the-note]]\n", "the-note.md": page.text]
    if page.inVault { files[".obsidian/app.json"] = "{}" }
    try SiteFixture.with(files) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let html = try site.page("the-note.html")
      #expect(html.contains(page.heading), "\(html)")
      #expect(html.contains(page.body))
      let names = html.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
      #expect(Set(names).count == names.count, "\(names)")
      #expect(try site.page("the-note.md").hasPrefix(page.twin))
      #expect(try site.build().written.isEmpty)
    }
  }

  @Test func checksAndMakesTheLinksOfATitle() throws {
    let title =
      "# See [the page](p.md), [gone](nope.md), [ext](https://x.example), [[p]], [[nada]] ![l](no.png)"
    let files = ["index.md": "# Home\n", "p.md": "# P\n", "a.md": title + "\n\n## Below\n"]
    try SiteFixture.with(files) { (site) throws in
      let report = try site.build()
      #expect(
        site.places(report.diagnostics)
          == ["a.md:1:32 link.broken", "a.md:1:75 link.broken", "a.md:1:89 image.missing"])
      let page = try site.page("a.html")
      #expect(page.contains("See <a href=\"p.html\">the page</a>"), "\(page)")
      #expect(page.contains("<a href=\"https://x.example\" class=\"external\">ext</a>"))
      #expect(page.contains("<a href=\"p.html\">P</a>"))
      #expect(try site.page("a.md").hasPrefix("# See [the page](p.md)"))
      try site.write("# Moved\n", to: "nada.md")
      _ = try site.build()
      #expect(try site.page("a.html").contains("<a href=\"nada.html\">Moved</a>"))
    }
  }

  @Test func listsTheSectionsOfAPageWithATitleOfItsOwn() throws {
    let files = ["index.md": "# Home\n\n![[a]]\n", "a.md": "---\ntitle: T\n---\n# One\n\n# Two\n"]
    try SiteFixture.with(files) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let page = try site.page("a.html")
      #expect(
        page.contains("<a href=\"#one\">One</a>") && page.contains("<a href=\"#two\">Two</a>"))
      #expect(try site.page("index.html").contains("<h1>One</h1>"))
    }
  }

  /// READMEs whose heading is HTML, and their titles.
  @Test(arguments: [
    ("<h1 align=\"center\">Snap<b>Kit</b> &amp; Co</h1>\n\nText.\n", "SnapKit &amp; Co"),
    ("<p>\n<img src=\"https://a.example/x.png\">\n</p>\n\n<h1>\n  A\n  b\n</h1>\n", "A b"),
    ("<h1><img src=\"https://a.example/x.png\" alt=\"Logo\"></h1>\n\n# Use\n", "Logo"),
    ("---\ntitle: Own\n---\n<h1>Kit</h1>\n", "Own"),
  ])
  func isTitledByAHeadingOfHTML(_ text: String, _ title: String) throws {
    let front =
      text.hasPrefix("---\n")
      ? text.replacing("---\ntitle", with: "---\nhtml: true\ntitle")
      : "---\nhtml: true\n---\n" + text
    try SiteFixture.with(["README.md": front]) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let page = try site.page("index.html")
      #expect(page.contains("<title>\(title)</title>"), "\(page)")
      #expect(page.ranges(of: "<h1").count == (text.hasSuffix("# Use\n") ? 2 : 1))
      #expect(try site.build().written.isEmpty)
    }
  }

  @Test func writesASingleWordOfAVaultsAsItsKeeperDoes() throws {
    let files = ["index.md": "# Home\n\nSee [[nil]], [[xib]].\n", "nil.md": "a\n", "xib.md": "b\n"]
    try SiteFixture.withVault(files) { (site) throws in
      _ = try site.build()
      let page = try site.page("index.html")
      #expect(page.contains("See <a href=\"nil.html\">nil</a>, <a href=\"xib.html\">xib</a>."))
      #expect(try site.page("nil.html").contains("<h1>nil</h1>") && !page.contains("Nil"))
    }
    try SiteFixture.with(files) { (site) throws in
      _ = try site.build()
      #expect(try site.page("nil.html").contains("<h1>Nil</h1>"))
    }
  }

  /// Links, lists and navigation have it, each of them.
  @Test(arguments: ["---\ntitle: LONG\n---\nText.\n", "# LONG\n\nText.\n"])
  func `titles that are very long are cut, with a warning`(_ text: String) throws {
    let long = String(repeating: "word ", count: 2_000) + "end"
    let page = text.replacingOccurrences(of: "LONG", with: long)
    let links = String(repeating: "[[a]] ", count: 50)
    try SiteFixture.with(["a.md": page, "index.md": "# Home\n\n\(links)\n"]) { site in
      let found = try site.build().diagnostics
      #expect(found.map(\.id) == ["page.long-title"])
      #expect(found.map(\.severity) == [.warning])
      let home = try site.page("index.html")
      #expect(home.utf8.count < 60_000 && home.contains("word word…</a>"))
    }
  }
}
