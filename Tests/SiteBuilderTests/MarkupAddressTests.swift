import SiteBuilder
import SourceText
import Testing

/// HTML of pages, which is written anew by a list.
@Suite("HTML in pages")
struct MarkupAddressTests {
  /// HTML on `guide/start.md`, and what becomes of it.
  static let passed: [(String, String)] = [
    ("<a href=\"other.md\">x</a>", "<a href=\"other.html\">x</a>"),
    ("<div>\n<a class='c' href='other.md#part'>x</a>\n</div>", "href=\"other.html#part\">x</a>"),
    ("<a href=../img/a%20b.png>x</a>", "<a href=\"../img/a%20b.png\">x</a>"),
    ("<img src=\"../img/a b.png\" alt=\"\">", "<img src=\"../img/a%20b.png\" alt=\"\">"),
    (
      "<img srcset=\"../img/a%20b.png, /img/a%20b.png 2x\">",
      "<img srcset=\"../img/a%20b.png, ../img/a%20b.png 2x\">"
    ),
    (
      "<img srcset=\"data:image/png;base64,AA== 1x, /img/a%20b.png 2x\">",
      "<img srcset=\"data:image/png;base64,AA== 1x, ../img/a%20b.png 2x\">"
    ),
    (
      "<img srcset=\"https://a.example/b,c.png,d.png 2x\">",
      "srcset=\"https://a.example/b,c.png,d.png 2x\""
    ),
    ("<a href=\"/elsewhere/\">x</a>", "<a href=\"/elsewhere/\">x</a>"),
    ("<a href=\"/guide/other.md\">x</a>", "<a href=\"other.html\">x</a>"),
    ("<a href=\"../llms.txt\">x</a>", "<a href=\"../llms.txt\">x</a>"),
    ("<a href=\"https://a.example/b.md\">x</a>", "<a href=\"https://a.example/b.md\">x</a>"),
    ("<a name=\"n\"></a> [t](#n)", "<a name=\"n\"></a> <a href=\"#n\">t</a>"),
    ("<h2 id=\"own\">H</h2>\n\n[t](#own) [u](other.md#deep)", "<a href=\"other.html#deep\">u</a>"),
    ("Text <a href=\"#n2\">x</a> <span id=n2>y</span>", "<a href=\"#n2\">x</a>"),
  ]

  private static let pages = [
    "index.md": "# Home\n",
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
    ("<img src=\"/images/nope.png\">", "3:11 image.missing"),
    ("<a href=\"/nope.md#part\">x</a>", "3:10 link.broken"),
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
      try site.write("---\nhtml: false\n---\n# Home\n", to: "index.md")
      #expect(try site.build().diagnostics.allSatisfy { $0.id == "markdown.raw-html" })
    }
  }

  /// HTML on a page, and the places of ids that something else has.
  static let ids: [(String, [String])] = [
    ("<p id=\"y\">a</p>\n\n<p id=\"y\">b</p>", ["5:8"]),
    ("## Two\n\n<p id=two>b</p>", []), ("<a id='two'></a>\n\n## Two\n\n[t](#two)", []),
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

  /// HTML that is not on the list, and so is text or left out: no link leads to what it calls itself.
  @Test(arguments: [
    "<svg id=\"x\"></svg>", "a <svg><circle id=x></svg> b", "<form id='x'>\n</form>",
    "<p name=\"x\">a</p>", "<p id=\"x", "<p id=\"page.x\">a</p>\n\n[u](#page.x)",
  ])
  func givesNoIDWhereItIsText(_ html: String) throws {
    let files = ["index.md": "# Home\n\n[t](#x)\n\n## X\n\n[t](#y)\n\n\(html)\n"]
    try SiteFixture.with(files) { (site) throws in
      let report = try site.build()
      let broken = report.diagnostics.filter { $0.id == "link.broken-anchor" }
      #expect(broken.count == html.ranges(of: "[u]").count + 1)
      // The heading by that name need not yield to it.
      #expect(try site.page("index.html").contains("<h2 id=\"x\">"))
      #expect(try site.page("index.html").contains("<a href=\"#x\">t</a>"))
      #expect(try site.build().diagnostics.count == report.diagnostics.count)
    }
  }

  @Test func givesAllItsIDsWhereItIsPassedOn() throws {
    let files = ["index.md": "# Home\n\n[t](#x)\n\n<svg id=\"x\"></svg>\n"]
    try SiteFixture.with(files) { (site) throws in
      #expect(try site.build(trust: .scripts).diagnostics.isEmpty)
      #expect(try site.build().diagnostics.map(\.id).contains("link.broken-anchor"))
      #expect(try site.build(trust: .scripts).diagnostics.isEmpty)
    }
  }

  @Test func linksToNoPageWhereItIsText() throws {
    let files = ["index.md": "# Home\n\n<iframe src=\"a.md\"></iframe>\n", "a.md": "# A\n"]
    try SiteFixture.with(files) { (site) throws in
      _ = try site.build()
      #expect(try !site.page("a.html").contains("Linked from"))
      _ = try site.build(trust: .scripts)
      #expect(try site.page("a.html").contains("Linked from"))
    }
  }

  @Test func hasHeadingsYieldToItsIDs() throws {
    var files = Self.pages
    files["guide/start.md"] = "# Start\n\n<a id=\"two\"></a>\n\n## Two\n\n[t](#two) [[#Two]]\n"
    try SiteFixture.with(files) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let page = try site.page("guide/start.html")
      #expect(page.contains("<a id=\"two\"></a></p>\n<h2 id=\"two-2\">"))
      #expect(page.contains("<a href=\"#two-2\">t</a> <a href=\"#two-2\">Two</a>"), "\(page)")
    }
  }

  /// HTML whose tags are no pairs, what of it gets out, and where that is said.
  static let unpaired: [(String, String, [String])] = [
    ("a\n\n</div>\n\nb", "<p>a</p>\n\n<p>b</p>\n", ["5:1"]),
    (
      "<details>\n<div>x</div></div>\n</details></details>",
      "<details>\n<div>x</div>\n</details>\n",
      ["4:13", "5:11"]
    ),
    ("<div>\n\na <b>b", "<div>\n<p>a <b>b</b></p>\n</div>", ["3:1", "5:3"]),
    ("- <div>\n\n</div>", "<li>\n<div>\n</div></li>\n</ul>\n\n", ["3:3", "5:1"]),
    ("> <details>\n> x", "<details>\nx\n</details></blockquote>", ["3:3"]),
    ("| <b>a | </i>b |\n|---|---|", "<th><b>a</b></th><th>b</th>", ["3:3", "3:10"]),
    (
      "<table><tr><td>a<tr><td>b</table>", "<table><tr><td>a</td></tr><tr><td>b</td></tr></table>",
      []
    ),
    ("<p align=center>\na\n<hr><br/>", "<p align=\"center\">\na\n</p><hr><br>", []),
    ("<div><b>x</div> y", "<div><b>x</b></div> y", []),
    ("<div class=\"a\n\nb", "&lt;div class=&quot;a", ["3:1"]),
    ("<SECTION>\n</section>", "<section>\n</section>", []),
  ]

  @Test(arguments: unpaired)
  func endsNothingOfItsFrame(_ html: String, _ expected: String, _ places: [String]) throws {
    var files = Self.pages
    files["guide/start.md"] = "# Start\n\n\(html)\n"
    try SiteFixture.with(files) { (site) throws in
      let found = try site.build().diagnostics
      #expect(site.places(found) == places.map { "guide/start.md:\($0) markdown.unpaired-tag" })
      let page = try site.page("guide/start.html")
      #expect(page.contains(expected), "\(page)")
    }
  }

  /// HTML that needs nobody's leave, and what is shown of it.
  @Test(arguments: [
    ("a\n\n<br>\n\nb", "<p>a</p>\n<br>\n<p>b</p>"), ("<br />\n  <wbr>", "<br>\n  <wbr>\n"),
    ("- a\n\n  <BR/>", "<p>a</p>\n<br>\n</li>"),
  ])
  func passesALineBreakByItself(_ html: String, _ expected: String) throws {
    try SiteFixture.with(["index.md": "# Home\n\n\(html)\n"]) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      #expect(try site.page("index.html").contains(expected))
    }
  }

  @Test func countsTheLinksOfItsPages() throws {
    let files = [
      "index.md":
        "# Home\n\n<a href=\"a.md\">a</a> <img src=\"x.png\" srcset=\"z.png 2x\">\n",
      "a.md": "# A\n", "x.png": "x", "y.png": "y", "z.png": "z",
    ]
    try SiteFixture.withVault(files) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      #expect(try site.page("a.html").contains("Linked from"))
      #expect(site.exists("x.png") && site.exists("z.png") && !site.exists("y.png"))
      try site.write(
        "---\nhtml: false\n---\n# Home\n\n<a href=\"a.md\">a</a> <img src=\"x.png\">\n",
        to: "index.md")
      _ = try site.build()
      #expect(try !site.page("a.html").contains("Linked from"))
      #expect(!site.exists("x.png"))
    }
  }
}
