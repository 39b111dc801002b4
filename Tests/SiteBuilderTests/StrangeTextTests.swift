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

  /// Each element that has letters from right to left decides by them; a quotation's bar stands at its beginning.
  @Test(arguments: [
    ("## עולם x", "<h2 id=\"עולם-x\" dir=\"auto\">עולם x"), ("## Plain", "<h2 id=\"plain\">Plain"),
    (
      "| שלום | a |\n|---|:-:|\n| b | كلمة. |",
      "<th dir=\"auto\">שלום</th><th class=\"center\">a</th>"
    ),
    (
      "| a | b |\n|---|:-:|\n| c | كلمة. |",
      "<td>c</td><td class=\"center\" dir=\"auto\">كلمة.</td>"
    ),
    (
      "שלום\n: abc כן\n: abc",
      "<dt dir=\"auto\">שלום</dt>\n<dd dir=\"auto\">abc כן</dd>\n<dd>abc</dd>"
    ),
    ("> שלום abc", "<blockquote dir=\"rtl\">\n<p dir=\"auto\">שלום abc</p>"),
    ("> abc שלום", "<blockquote dir=\"ltr\">\n<p dir=\"auto\">abc"),
    ("> abc", "<blockquote>\n<p>abc"),
    ("> [!NOTE]\n> **שלום**", "<div class=\"callout note\" role=\"note\" dir=\"rtl\">"),
    ("a[^1]\n\n[^1]: שלום", "<p dir=\"auto\">שלום"),
  ])
  func fromRightToLeftDecidesWhereNoLanguageDoes(_ text: String, _ html: String) throws {
    try SiteFixture.with(["index.md": "# בית\n\n\(text)\n"]) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let page = try site.page("index.html")
      #expect(page.contains(html), "\(page)")
      #expect(page.contains("<h1 id=\"בית\" dir=\"auto\""))
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
