import SiteBuilder
import SourceText
import Testing

/// HTML of pages where the front page passes it on.
@Suite("HTML in pages")
struct MarkupAddressTests {
  /// HTML on `guide/start.md`, and what becomes of it.
  static let passed: [(String, String)] = [
    ("<a href=\"other.md\">x</a>", "<a href=\"other.html\">x</a>"),
    ("<div>\n<a class='c' href='other.md#part'>x</a>\n</div>", "href='other.html#part'>x</a>"),
    ("<a href=../img/a%20b.png>x</a>", "<a href=../img/a%20b.png>x</a>"),
    ("<img src=\"../img/a b.png\" alt=\"\">", "<img src=\"../img/a%20b.png\" alt=\"\">"),
    (
      "<img srcset=\"../img/a%20b.png, /img/a%20b.png 2x\">",
      "<img srcset=\"../img/a%20b.png, ../img/a%20b.png 2x\">"
    ),
    ("<a href=\"/elsewhere/\">x</a>", "<a href=\"/elsewhere/\">x</a>"),
    ("<a href=\"/guide/other.md\">x</a>", "<a href=\"other.html\">x</a>"),
    ("<a href=\"../llms.txt\">x</a>", "<a href=\"../llms.txt\">x</a>"),
    ("<a href=\"https://a.example/b.md\">x</a>", "<a href=\"https://a.example/b.md\">x</a>"),
    ("<a name=\"n\"></a> [t](#n)", "<a name=\"n\"></a> <a href=\"#n\">t</a>"),
    ("<h2 id=\"own\">H</h2>\n\n[t](#own) [u](other.md#deep)", "<a href=\"other.html#deep\">u</a>"),
    ("<script>let x = \"<a href='nope.md'>\"</script>", "<a href='nope.md'>"),
    ("Text <a href=\"#n2\">x</a> <span id=n2>y</span>", "<a href=\"#n2\">x</a>"),
  ]

  private static let pages = [
    "index.md": "---\nhtml: true\n---\n# Home\n",
    "guide/other.md": "# O\n\n<p id=\"deep\">p</p>\n\n## Part\n",
    "img/a b.png": "x",
  ]

  @Test(arguments: passed)
  func leadsWhereMarkdownWould(_ html: String, _ expected: String) throws {
    var files = Self.pages
    files["guide/start.md"] = "# Start\n\n\(html)\n"
    try SiteFixture.with(files) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let page = try site.page("guide/start.html")
      #expect(page.contains(expected), "\(page)")
      #expect(try site.build().written.isEmpty)
    }
  }

  @Test(arguments: [
    ("<img src=\"nope.png\">", "3:11 image.missing"),
    ("<a href=\"Missing.md\">x</a>", "3:10 link.broken"),
    ("text <a href=\"other.md#none\">x</a>", "3:15 link.broken-anchor"),
    ("<div>\n<a href='#none'>x</a>\n</div>", "4:10 link.broken-anchor"),
  ])
  func reportsWhatIsNotThere(_ html: String, _ place: String) throws {
    var files = Self.pages
    files["guide/start.md"] = "# Start\n\n\(html)\n"
    try SiteFixture.with(files) { (site) throws in
      #expect(site.places(try site.build().diagnostics) == ["guide/start.md:\(place)"])
      // Where HTML is text it leads nowhere.
      try site.write("# Home\n", to: "index.md")
      #expect(try site.build().diagnostics.allSatisfy { $0.id == "markdown.raw-html" })
    }
  }

  /// HTML on a page, and the places of ids that something else has.
  static let ids: [(String, [String])] = [
    ("<p id=\"y\">a</p>\n\n<p id=\"y\">b</p>", ["5:8"]),
    ("## Two\n\n<p id=two>b</p>", ["5:7"]),
    ("<p id='two'>b</p>\n\n## Two", ["3:8"]),
    ("text <b id=\"y\">a</b>\nand <b id=\"y\">b</b>", ["3:13"]),
    ("```swift scenario id=s\nprint(1)\n```\n\n<p id=\"s\">b</p>", ["7:8"]),
    ("<a id=\"n\" name=\"n\">a</a>", []),
    ("<!-- <p id=\"y\"></p> -->\n\n<p id=\"y\">b</p>", []),
    ("<p id=\"y\">a</p>\n\n`<p id=\"y\">`", []),
  ]

  @Test(arguments: ids)
  func givesNoIDTwice(_ html: String, _ places: [String]) throws {
    var files = Self.pages
    files["guide/start.md"] = "# Start\n\n\(html)\n"
    try SiteFixture.with(files) { (site) throws in
      let expected = places.map { "guide/start.md:\($0) markdown.duplicate-id" }
      #expect(site.places(try site.build().diagnostics) == expected)
      #expect(site.places(try site.build().diagnostics) == expected)
    }
  }

  @Test func countsTheLinksOfItsPages() throws {
    let files = [
      "index.md":
        "---\nhtml: true\n---\n# Home\n\n<a href=\"a.md\">a</a> <img src=\"x.png\" srcset=\"z.png 2x\">\n",
      "a.md": "# A\n", "x.png": "x", "y.png": "y", "z.png": "z",
    ]
    try SiteFixture.withVault(files) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      #expect(try site.page("a.html").contains("Linked from"))
      #expect(site.exists("x.png") && site.exists("z.png") && !site.exists("y.png"))
      try site.write("# Home\n\n<a href=\"a.md\">a</a> <img src=\"x.png\">\n", to: "index.md")
      _ = try site.build()
      #expect(try !site.page("a.html").contains("Linked from"))
      #expect(!site.exists("x.png"))
    }
  }
}
