import Foundation
import SiteBuilder
import SourceText
import TestSupport
import Testing

/// What notes of others hold that is Markdown all the same.
@Suite("Markdown of others")
struct StrangeTextTests {
  @Test(arguments: [
    (
      "[[1]](https://a.example) and [[b]] (aside)",
      "<a href=\"https://a.example\" class=\"external\">[1]</a> and <a href=\"b.html\">B</a> (aside)"
    ),
    ("[[b]](aside)", "<a href=\"b.html\">B</a>(aside)"),
    ("[[b]](#part) x", "<a href=\"#part\">[b]</a> x"),
    (
      "<https://a.example/\\[\\>",
      "<a href=\"https://a.example/%5C[%5C\" class=\"external\">https://a.example/\\[\\</a>"
    ),
    ("```f&ouml;\\+x\ncode\n```", "<pre><code class=\"language-fö+x\">code\n</code></pre>"),
    (">", "<blockquote>\n</blockquote>"),
    ("[r](git@github.com:a/b.git)", "<a>r</a>"),
    ("a&#x1B;b&#x80;c \u{1B}d \u{7F}e", "a b  c  d  e"),
    ("    \u{1B}[31m red", "<pre><code> [31m red\n</code></pre>"),
  ])
  func isReadAsItIsMeant(_ text: String, _ html: String) throws {
    let files = ["index.md": "# Home\n\n\(text)\n\n## Part\n", "b.md": "# B\n"]
    try SiteFixture.with(files) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let page = try site.page("index.html")
      #expect(page.contains(html), "\(page)")
    }
  }

  @Test func fromRightToLeftHasItsDirection() throws {
    let page = "---\nlanguage: he\n---\n# שלום\n\nviewDidLoad כן\n\n- כן\n\nPlain.\n"
    try SiteFixture.with(["index.md": page]) { (site) throws in
      _ = try site.build()
      let html = try site.page("index.html")
      #expect(html.contains("<html lang=\"he\" dir=\"rtl\""))
      #expect(html.contains("<p dir=\"auto\">viewDidLoad כן</p>"))
      #expect(html.contains("<li dir=\"auto\">כן</li>"))
      #expect(html.contains("<p>Plain.</p>"))
    }
  }

  @Test func isNotMadeATitleWhereHTMLIsText() throws {
    let files = ["index.md": "---\nhtml: false\n---\n# Home\n", "b.md": "<h1>Raw</h1>\n\ntext\n"]
    try SiteFixture.with(files) { (site) throws in
      _ = try site.build()
      let page = try site.page("b.html")
      #expect(page.contains("<title>B · "))
      #expect(page.contains("&lt;h1&gt;Raw"))
    }
  }

  @Test func aFileInThePlaceOfAPageIsReportedAndAllElseIsBuilt() throws {
    let files = ["index.md": "# Home\n", "a.md": "# A\n", "a.html": "<p>x</p>", "c.png": "x"]
    try SiteFixture.with(files) { (site) throws in
      let report = try site.build(trust: .scripts)
      #expect(site.places(report.diagnostics) == ["a.html:1:1 content.same-address"])
      #expect(try site.page("a.html").contains(">A</h1>"))
      #expect(site.exists("index.html") && site.exists("c.png"))
    }
  }
}
