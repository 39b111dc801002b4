import Foundation
import SiteBuilder
import SourceText
import TestSupport
import Testing

@Suite("Pages of the site")
struct PageTests {
  static let book = [
    "index.md": "---\nsite: The book\n---\n# Welcome to *it*\n",
    "one.md": "---\ntitle: First\norder: 1\ndescription: \"About <one> & more\"\n---\n# One\n",
    "part/index.md": "---\norder: 2\n---\n# Part\n",
    "part/b.md": "# B\n\n## Alpha\n\n## Beta\n\n### Gamma\n",
    "part/a.md": "---\norder: 9\n---\n# A\n",
    "zz.md": "---\norder: 3\n---\ntext without a heading\n",
  ]

  @Test func opensFromDiskUnderAnyAddress() throws {
    try SiteFixture.with(Self.book) { (site) throws in
      _ = try site.build()
      let page = try site.page("part/b.html")
      #expect(page.contains("<link rel=\"stylesheet\" href=\"../assets/style."))
      #expect(page.contains("<a class=\"name\" href=\"../index.html\">"))
      #expect(!page.contains("href=\"/"))
      #expect(!page.contains("src=\"/"))
    }
  }

  @Test func namesThePageAndTheSite() throws {
    try SiteFixture.with(Self.book) { (site) throws in
      _ = try site.build()
      #expect(try site.page("one.html").contains("<title>First · The book</title>"))
      #expect(try site.page("index.html").contains("<title>Welcome to it</title>"))
      #expect(
        try site.page("index.html").contains("<h1 id=\"welcome-to-it\">Welcome to <em>it</em></h1>")
      )
      #expect(try site.page("zz.html").contains("<h1>Zz</h1>"))
      #expect(
        try site.page("one.html").contains(
          "<meta name=\"description\" content=\"About &lt;one&gt; &amp; more\">"))
    }
  }

  @Test func ordersPagesAndLeadsFromOneToTheNext() throws {
    try SiteFixture.with(Self.book) { (site) throws in
      _ = try site.build()
      var path = "index.html"
      var read = [path]
      while let next = try site.next(after: path), read.count < 20 {
        path = next
        read.append(path)
      }
      #expect(
        read == [
          "index.html", "one.html", "part/index.html", "part/a.html", "part/b.html", "zz.html",
        ])
    }
  }

  @Test func ordersNamesAsPeopleDo() throws {
    let names = [
      "Zebra", "apple", "Part 1.10", "Part 1.9", "part 2", "Part 02", "Part 2 b", "图2", "图10",
    ]
    var files = ["index.md": "# Home\n", "Part 3/note.md": "Text.\n"]
    for name in names {
      files["\(name).md"] = "---\ntags: [v\(files.count % 2 == 0 ? 9 : 10)]\n---\nText.\n"
    }
    try SiteFixture.with(files) { (site) throws in
      _ = try site.build()
      let list = try site.page("llms.txt").split(separator: "\n").compactMap {
        $0.prefixMatch(of: /\s*- \[([^\]]*)\]/).map { String($0.1) }
      }
      #expect(
        list.filter { !["Rules", "Tags"].contains($0) } == [
          "Home", "Apple", "Part 1.9", "Part 1.10", "Part 02", "part 2", "Part 2 b", "Part 3",
          "Note", "Zebra", "图2", "图10",
        ])
      let tags = try site.page("tags.html")
      let nine = try #require(tags.range(of: "id=\"v9\""))
      let ten = try #require(tags.range(of: "id=\"v10\""))
      #expect(nine.lowerBound < ten.lowerBound)
    }
  }

  @Test func aSiteWithoutScenariosHasThePageOfRulesOnlyForThoseWhoReferToIt() throws {
    let link = "[[rules]] [r](rules.md#forward-after-self)"
    let scenario = "```swift scenario\nwindow.makeKeyAndVisible()\n```"
    for (text, isThere) in [("Text.", false), (link, true), (scenario, true)] {
      try SiteFixture.with(["index.md": "# A\n\n\(text)\n", "a.zh-Hans.md": "# A\n"]) {
        (site) throws in
        #expect(try site.build().diagnostics.allSatisfy { !$0.id.hasPrefix("link.") })
        #expect(
          site.exists("rules.html") == isThere && site.exists("zh-Hans/rules.html") == isThere)
        #expect(try site.searched("en").contains("rules.html") == isThere)
      }
    }
  }

  @Test func saysThatAFolderHasNoPages() throws {
    try SiteFixture.with(["a.png": ""]) { (site) throws in
      let report = try site.build()
      #expect(report.diagnostics.map(\.id) == ["page.none"])
      #expect(report.diagnostics.allSatisfy { $0.severity == .warning })
      #expect(site.exists("index.html"))
    }
  }

  @Test(arguments: [
    (
      ["a/x.mdx": "# X\n", "b.mdx": "# B\n"],
      "2 notes are .mdx, of which no pages are made: the site is empty"
    ),
    (["a.mdx": "# X\n", "index.md": "# I\n"], "1 note is .mdx, of which no pages are made"),
    (["a.rst": "X\n"], "1 note is .rst, of which no pages are made: the site is empty"),
  ])
  func `notes that are no Markdown are no pages, which a build says`(
    _ files: [String: String], _ message: String
  ) throws {
    try SiteFixture.with(files) { (site) throws in
      let found = try site.build().diagnostics
      #expect(found.map(\.message) == [message])
      #expect(found.map(\.severity) == [files["index.md"] == nil ? .error : .warning])
    }
  }

  @Test func `a site has a front page where each folder has a page of its own`() throws {
    let files = ["a/index.md": "# Alpha\n", "b/deep/README.md": "# Beta\n"]
    try SiteFixture.with(files) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      #expect(try site.page("index.html").contains("href=\"a/index.html\""))
      #expect(try site.page("b/index.html").contains("href=\"deep/index.html\""))
      #expect(try !site.page("a/index.html").contains("· Alpha</title>"))
    }
  }

  @Test func theTitlesOfScenariosEndWhereTheTextGoesOn() throws {
    let scenario = "```swift scenario title=Shown id=s\nwindow.makeKeyAndVisible()\n```"
    let text = "# A\n\nSee:\n\n\(scenario)\n\nIt goes on.\n\n![[#s|Again]]\n\nThe end.\n"
    try SiteFixture.with(["index.md": text]) { (site) throws in
      _ = try site.build()
      #expect(
        try site.searched("en").contains(
          "\"See: Shown · It goes on. Again · The end.\""))
    }
  }

  @Test func opensOnlyTheFoldersThatAPageLiesIn() throws {
    try SiteFixture.with(Self.book) { (site) throws in
      _ = try site.build()
      #expect(try !site.page("one.html").contains("part/b.html"))
      let inside = try site.page("part/b.html")
      #expect(inside.contains("<a href=\"a.html\">A</a>"))
      #expect(inside.contains("<a href=\"b.html\" aria-current=\"page\">B</a>"))
      #expect(
        inside.contains(
          "<nav class=\"breadcrumbs\" aria-label=\"Where this page is\"><a href=\"index.html\">Part</a></nav>"
        ))
    }
  }

  @Test func listsTheHeadingsOfThePage() throws {
    try SiteFixture.with(Self.book) { (site) throws in
      _ = try site.build()
      let page = try site.page("part/b.html")
      #expect(page.contains("<li class=\"level-2\"><a href=\"#alpha\">Alpha</a></li>"))
      #expect(page.contains("<li class=\"level-3 inner\"><a href=\"#gamma\">Gamma</a></li>"))
      #expect(try !site.page("one.html").contains("class=\"contents\""))
    }
  }

  /// Pages by the levels of their headings, and what the table of contents has of them.
  static let outlines: [(String, [String])] = [
    ("# T\n\n## A\n\n### B\n\n#### C\n", ["level-2", "level-3 inner"]),
    ("# T\n\n# A\n\n## B\n\n### C\n\n# D\n", ["level-1", "level-2 inner", "level-1"]),
    ("text\n\n# T\n\n## A\n\n### B\n", ["level-2", "level-3 inner"]),
    ("---\ntitle: T\n---\ntext\n\n# A\n\n# B\n", ["level-1", "level-1"]),
    ("# T\n\n### A\n\n### B\n", ["level-3", "level-3"]),
    ("# T\n\n## A\n", []), ("# T\n", []), ("text\n", []),
  ]

  @Test(arguments: outlines)
  func listsTheTwoHighestLevelsBelowTheTitle(_ text: String, _ levels: [String]) throws {
    try SiteFixture.with(["index.md": text]) { (site) throws in
      _ = try site.build()
      let found = try site.page("index.html").matches(of: /<li class="(level-[^"]*)">/)
      #expect(found.map { String($0.output.1) } == levels)
    }
  }

  @Test func showsALongFolderAroundThePageAndWholeOnItsOwn() throws {
    var files = ["index.md": "# Home\n", "many/index.md": "# Many\n\nText.\n"]
    for number in 100..<160 { files["many/p\(number).md"] = "# Page \(number)\n" }
    try SiteFixture.with(files) { (site) throws in
      _ = try site.build()
      let page = try site.page("many/p130.html")
      #expect(page.contains("p122.html") && page.contains("p138.html"))
      #expect(!page.contains("p121.html\"") && !page.contains("p140.html"))
      #expect(page.contains("<a href=\"index.html\">all 60</a>"))
      let index = try site.page("many/index.html")
      #expect(index.contains("<a href=\"p100.html\">Page 100</a>"))
      #expect(index.contains("<a href=\"p159.html\">Page 159</a>"))
    }
  }

  @Test func escapesWhatPagesSayOfThemselves() throws {
    let text = "---\ntitle: \"<script>x</script>\"\ntags: [\"<b>\"]\nclaims: [\"<i>\"]\n---\ntext\n"
    try SiteFixture.with(["index.md": "# A\n", "x.md": text]) { (site) throws in
      _ = try site.build()
      for path in ["x.html", "index.html"] {
        #expect(try !site.page(path).contains("<script>x"))
        #expect(try !site.page(path).contains("<b>"))
      }
    }
  }

  @Test func listsAllRules() throws {
    try SiteFixture.with(["index.md": "# A\n\n[[rules]]\n"]) { (site) throws in
      _ = try site.build()
      #expect(try site.page("rules.html").contains("<span class=\"number\">R0"))
    }
  }

  @Test func letsPagesLinkToRules() throws {
    let pages = ["index.md": "# A\n\n[a](rules.md#add-child) [b](rules.md#ad-child)\n"]
    try SiteFixture.with(pages) { (site) throws in
      let diagnostics = try site.build().diagnostics
      #expect(site.places(diagnostics) == ["index.md:3:29 link.broken-anchor"])
      #expect(diagnostics.first?.fixIts.first?.replacement == "rules.md#add-child")
    }
  }

  // MARK: Front matter

  static let faults: [(String, String, String?)] = [
    ("titel: a", "x.md:2:1 front-matter.unknown-key", "title"),
    ("draft: maybe", "x.md:2:8 front-matter.wrong-value", nil),
    ("# a remark\ntitle: a\n#\ndraft: maybe", "x.md:5:8 front-matter.wrong-value", nil),
    ("order: first", "x.md:2:8 front-matter.wrong-value", nil),
    ("title: a\ntags: {a: b}", "x.md:3:7 front-matter.wrong-value", nil),
    ("date: yesterday", "x.md:2:7 front-matter.wrong-value", nil),
    ("date: 2026-02-30", "x.md:2:7 front-matter.wrong-value", nil),
    ("date: 2026-03-14th", "x.md:2:7 front-matter.wrong-value", nil),
    ("date: 2026-03-14 garbage", "x.md:2:7 front-matter.wrong-value", nil),
    ("date: 14.03.2026", "x.md:2:7 front-matter.wrong-value", nil),
    ("date: 2026-+3-14", "x.md:2:7 front-matter.wrong-value", nil),
    ("title: a\ntitle: b", "x.md:3:1 front-matter.malformed", nil),
    ("标: {a: 界, 'a': b}", "x.md:2:11 front-matter.malformed", nil),
    ("标: 界\ndraft: \"may be\"", "x.md:3:8 front-matter.wrong-value", nil),
    ("title: [a", "x.md:2:8 front-matter.malformed", nil),
    ("title: \"a\norder: 1", "x.md:2:8 front-matter.malformed", nil),
    ("- a", "x.md:2:1 front-matter.no-mapping", nil),
    ("edit: github.com/a/b/edit/main", "x.md:2:7 front-matter.wrong-value", nil),
    ("edit: javascript:alert", "x.md:2:7 front-matter.wrong-value", nil),
    // What is repeated by a name is wrong where that stands.
    ("a: &a [x]\nb: &b [*a, *a]\ntags: *b", "x.md:4:1 front-matter.wrong-value", nil),
    ("alais: a", "x.md:2:1 front-matter.unknown-key", "alias"),
    ("tga: a", "x.md:2:1 front-matter.unknown-key", "tag"),
    ("publshed: false", "x.md:2:1 front-matter.unknown-key", "published"),
    // Where there is no scenario, what is nearly ours is told of.
    ("device: ipad", "x.md:2:9 scenario.unknown-device", "iPad"),
    ("ios: 99", "x.md:2:6 scenario.bad-version", nil),
    ("language: English", "x.md:2:11 front-matter.wrong-value", nil),
    ("language: ../../evil", "x.md:2:11 front-matter.wrong-value", nil),
    ("language: 'en\"><b>'", "x.md:2:11 front-matter.wrong-value", nil),
  ]

  @Test(arguments: faults)
  func saysWhatFrontMatterGetsWrong(_ yaml: String, _ place: String, _ help: String?) throws {
    try SiteFixture.with(["index.md": "# A\n", "x.md": "---\n\(yaml)\n---\n# X\n"]) {
      (site) throws in
      let diagnostics = try site.build().diagnostics
      #expect(site.places(diagnostics) == [place])
      #expect(diagnostics.first?.fixIts.first?.replacement == help)
    }
  }

  @Test(arguments: [
    "update: 2026-03-14", "state: open", "data: x", "tab: 2", "publishdate: 2026-03-14",
    "lag: 1 s", "page: 3",
  ])
  func takesAnotherToolsKeyForNoSlip(_ yaml: String) throws {
    try SiteFixture.with(["index.md": "---\n\(yaml)\n---\n# A\n"]) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
    }
  }

  @Test func saysThatFrontMatterNestsTooDeeply() throws {
    let yaml = "title: " + String(repeating: "[", count: 5_000)
    try SiteFixture.with(["index.md": "# A\n", "x.md": "---\n\(yaml)\n---\n# X\n"]) {
      (site) throws in
      let messages = try site.build().diagnostics.map(\.message)
      #expect(messages == ["the front matter nests lists or mappings too deeply"])
    }
  }

  @Test func saysThatFrontMatterRepeatsTooMuch() throws {
    var yaml = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]"
    for level in 1...9 {
      let names = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      yaml += "\na\(level): &a\(level) [\(names)]"
    }
    try SiteFixture.with(["index.md": "# A\n", "x.md": "---\n\(yaml)\n---\n# X\n"]) {
      (site) throws in
      let diagnostics = try site.build().diagnostics
      #expect(
        diagnostics.map(\.message) == ["the front matter repeats more than 10000 values by names"])
      #expect(diagnostics.first?.span.start.line == 5)
    }
  }

  @Test(arguments: [
    "2026-03-14", "2026/03/14", "2026/3/14", "2026.03.14", "2026-03-14T10:00:00+08:00",
    "2026-03-14 10:00", "'2026-3-14'",
  ])
  func takesADayHoweverItsNumbersAreSeparated(_ date: String) throws {
    try SiteFixture.with(["index.md": "---\ndate: \(date)\n---\n# A\n"]) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      #expect(try site.page("index.html").contains("<time datetime=\"2026-03-14\">"))
    }
  }

  @Test(arguments: [
    ("id=\"a b\"", "index.md:3:19"), ("id=page.content", "index.md:3:19"),
  ])
  func takesNoIDThatHTMLOrTheFrameCannotHave(_ attribute: String, _ place: String) throws {
    let page = "# A\n\n```swift scenario \(attribute)\nlet a = A()\n```\n"
    try SiteFixture.with(["index.md": page]) { (site) throws in
      #expect(site.places(try site.build().diagnostics) == ["\(place) scenario.bad-id"])
      #expect(try site.page("index.html").contains("<figure class=\"scenario\" id=\"scenario-1\">"))
    }
  }

  @Test(arguments: [
    "publish: false\ndraft: false", "draft: false\npublish: false", "draft: true\npublish: true",
    "draft: \"true\"", "draft: 'yes' # yet",
  ])
  func keepsAPageBackIfEitherKeyDoes(_ yaml: String) throws {
    let files = ["index.md": "# A\n", "x.md": "---\n\(yaml)\n---\n# X\n"]
    try SiteFixture.with(files) { (site) throws in
      _ = try site.build()
      #expect(!site.exists("x.html"))
    }
  }

  @Test func saysWhichKeysAreTheFrontPages() throws {
    let files = [
      "index.md": "---\nsite: S\nhtml: true\n---\n# A\n",
      "x.md": "---\ntitle: X\nhtml: true\nsite: Other\n---\ntext\n",
    ]
    try SiteFixture.with(files) { (site) throws in
      for _ in 0..<2 {
        #expect(
          site.places(try site.build().diagnostics) == [
            "x.md:3:1 front-matter.front-page", "x.md:4:1 front-matter.front-page",
          ])
      }
    }
  }

  @Test func takesNoOffenceAtOtherToolsKeys() throws {
    let yaml =
      "device: laptop\nshow: nobody\nnotes: see below\nios: soon\ncssclasses: [a]\ncreated: 2026-01-02\nrating: 5\n状态: done\ntags: one\nweight: 3\ndate: 2026-01-02"
    try SiteFixture.with(["index.md": "---\n\(yaml)\n---\n# A\n"]) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
    }
  }
}

extension SiteFixture {
  /// The page that a page's link to the next leads to, as a path of the site.
  fileprivate func next(after path: String) throws -> String? {
    let page = try self.page(path)
    guard let start = page.range(of: "rel=\"next\" href=\""),
      let end = page[start.upperBound...].firstIndex(of: "\"")
    else { return nil }
    var parts = path.split(separator: "/").dropLast()
    for part in page[start.upperBound..<end].split(separator: "/") {
      if part == ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}

@Suite("Search and backlinks")
struct SearchTests {
  @Test func indexesPagesByHeading() throws {
    let page =
      "# 容器\n\n先调用。\n\n## Order \"x\"\n\n- `a </script>`\n\n```\nlet a = addChild(a) + addChild(b)\n```\n"
    try SiteFixture.with(["index.md": page]) { (site) throws in
      _ = try site.build()
      let index = try site.searched("en")
      #expect(
        index.contains(
          "[\"index.html\",\"容器\",[\"\",\"\",\"先调用。\"],"
            + "[\"order-x\",\"Order \\\"x\\\"\",\"a \\x3c/script>\",\"addChild\"]]"))
    }
  }

  @Test func indexesAliasesAndHeadingsOfTheFirstLevelButTheTitle() throws {
    let pages = [
      "index.md":
        "---\naliases: [起点, Start, /old]\n---\n# Home\n\na\n\n# Two\n\nb ![[pic.png|300]]\n",
      "late.md": "![A view|20](pic.png)\n\n# Late\n\nc\n", "pic.png": "",
    ]
    try SiteFixture.with(pages) { (site) throws in
      _ = try site.build()
      let index = try site.searched("en")
      #expect(
        index.contains(
          "[\"index.html\",\"Home\",[\"\",\"\",\"a\",\"起点 Start\"],[\"two\",\"Two\",\"b \"]]"))
      #expect(index.contains("[\"late.html\",\"Late\",[\"\",\"\",\"A view c\"]]"))
    }
  }

  @Test func indexesTheRulesOnTheirPage() throws {
    let pages = ["index.md": "# Home\n\n[[rules]]\n", "a.md": "---\ntags: [one]\n---\n# A\n"]
    try SiteFixture.with(pages) { (site) throws in
      _ = try site.build()
      let index = try site.searched("en")
      #expect(
        index.contains(
          "[\"view-getter-loads\",\"R001\",\"\",\"view-getter-loads: Reading a controller's view"))
      #expect(index.split(separator: "[").count { $0.contains("\"R001\"") } == 1)
      // What is listed by the site counts as code does.
      #expect(index.contains("[\"one\",\"one\",\"\",\"A\"]"))
    }
  }

  @Test func namesThePagesThatLinkHere() throws {
    let pages = ["index.md": "# A\n\n[b](b.md) [[b]]\n", "b.md": "# B\n", "c.md": "# C\n\n[[b]]\n"]
    try SiteFixture.with(pages) { (site) throws in
      _ = try site.build()
      let page = try site.page("b.html")
      let start = try #require(page.range(of: "Linked from"))
      let list = page[start.upperBound...].prefix(while: { $0 != "\u{0}" }).prefix(200)
      #expect(list.contains("<a href=\"index.html\">A</a>"))
      #expect(list.contains("<a href=\"c.html\">C</a>"))
      #expect(try !site.page("index.html").contains("Linked from"))
    }
  }

  @Test func partsLongListsSoThatAllOfThemCanBeReached() throws {
    var pages = ["index.md": "# Home\n\n[all](all/index.md)\n"]
    for number in 1000..<1510 {
      pages["all/\(number).md"] = "---\ntags: [many]\n---\n# Page \(number)\n"
    }
    try SiteFixture.with(pages) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let first = try site.page("all/index.html")
      #expect(first.contains("<a href=\"1499.html\">Page 1499</a>"))
      #expect(!first.contains("<li><a href=\"1500.html\">Page 1500</a>"))
      #expect(first.contains("<a href=\"index.html\" aria-current=\"page\">1</a>"))
      #expect(first.contains("<a href=\"index-2.html\">2</a>"))
      let second = try site.page("all/index-2.html")
      #expect(second.contains(">All · 2</h1>"))
      #expect(second.contains("<li><a href=\"1509.html\">Page 1509</a></li>"))
      #expect(!second.contains("rel=\"next\""))
      let tagged = try site.page("tags.html")
      #expect(tagged.contains("<a href=\"tags/many-2.html\">2</a>"))
      #expect(!tagged.contains("Page 1300"))
      #expect(
        try site.page("tags/many-2.html").contains("<a href=\"../all/1300.html\">Page 1300</a>"))
      #expect(
        try site.page("tags/many-3.html").contains("<a href=\"../all/1509.html\">Page 1509</a>"))
      #expect(try site.build().written.isEmpty)
    }
  }
}
