import SiteBuilder
import SourceText
import Testing

@Suite("Links")
struct LinkTests {
  struct Resolved: CustomTestStringConvertible {
    let markdown: String
    let html: String
    var testDescription: String { markdown }

    init(_ markdown: String, _ html: String) {
      self.markdown = markdown
      self.html = html
    }
  }

  /// Links of `guide/start.md` and what becomes of them.
  static let resolved: [Resolved] = [
    Resolved("[x](other.md)", "<a href=\"other.html\">x</a>"),
    Resolved("[x](#user-content-here)", "<a href=\"#here\">x</a>"),
    Resolved("[x](other)", "<a href=\"other.html\">x</a>"),
    Resolved("[x](other.html)", "<a href=\"other.html\">x</a>"),
    Resolved("[x](../index.md)", "<a href=\"../index.html\">x</a>"),
    Resolved("[x](/guide/other.md)", "<a href=\"other.html\">x</a>"),
    Resolved("[x](..)", "<a href=\"../index.html\">x</a>"),
    Resolved("[x](other.md#part-two)", "<a href=\"other.html#part-two\">x</a>"),
    Resolved("[x](other.md?a=b#part-two)", "<a href=\"other.html?a=b#part-two\">x</a>"),
    Resolved("[x](other.md#new)", "<a href=\"other.html#new-\">x</a>"),
    Resolved("[x](../other/)", "<a href=\"other.html\">x</a>"),
    Resolved("[x](../other/#part-two)", "<a href=\"other.html#part-two\">x</a>"),
    Resolved("[x](../other)", "<a class=\"broken\">x</a>"),
    Resolved("[x](/content/guide/other.md)", "<a href=\"other.html\">x</a>"),
    Resolved("![x](/content/img/a.png)", "<img src=\"../img/a.png\" alt=\"x\">"),
    Resolved("[x](content/guide/other.md)", "<a class=\"broken\">x</a>"),
    Resolved("[x](#here)", "<a href=\"#here\">x</a>"),
    Resolved("[x](#Here)", "<a href=\"#here\">x</a>"),
    Resolved("[x](other.md#Part-Two)", "<a href=\"other.html#part-two\">x</a>"),
    Resolved("[x](#top)", "<a href=\"#top\">x</a>"),
    Resolved("[x](other.md#part-two_1)", "<a href=\"other.html#part-two-1\">x</a>"),
    Resolved("[x](other.md#top)", "<a href=\"other.html#top\">x</a>"),
    Resolved("[x](../注记.md#%E6%A0%87%E9%A2%98)", "<a href=\"../注记.html#%E6%A0%87%E9%A2%98\">x</a>"),
    Resolved("[x](<../odd name#1.md>)", "<a class=\"broken\">x</a>"),
    Resolved("[x](../odd%20name%231.md)", "<a href=\"../odd%20name%231.html\">x</a>"),
    Resolved(
      "[x](https://a.example/b.md)", "<a href=\"https://a.example/b.md\" class=\"external\">x</a>"),
    Resolved("![x](../img/a.png)", "<img src=\"../img/a.png\" alt=\"x\">"),
    Resolved("[[other]]", "<a href=\"other.html\">Other page</a>"),
    Resolved("[[Other page]]", "<a href=\"other.html\">Other page</a>"),
    Resolved("[[other|text]]", "<a href=\"other.html\">text</a>"),
    // As GitHub's wikis have it, the text first, where only that leads anywhere.
    Resolved("[[my words|other]]", "<a href=\"other.html\">my words</a>"),
    Resolved("[[see|other#Part two]]", "<a href=\"other.html#part-two\">see</a>"),
    Resolved("[[other#Part two]]", "<a href=\"other.html#part-two\">Other page › Part two</a>"),
    Resolved("[[#Here]]", "<a href=\"#here\">Here</a>"),
    Resolved("[[second name]]", "<a href=\"other.html\">second name</a>"),
    Resolved(
      "[[Second name#Part two]]", "<a href=\"other.html#part-two\">Second name › Part two</a>"),
    Resolved("[[other.md]]", "<a href=\"other.html\">Other page</a>"),
    Resolved("[[Guide/OTHER]]", "<a href=\"other.html\">Other page</a>"),
    Resolved("[[other#Part: two?]]", "<a href=\"other.html#part-two\">Other page › Part two</a>"),
    Resolved(
      "[[other#Other page]]", "<a href=\"other.html#other-page\">Other page › Other page</a>"),
    Resolved("[x](/old/other)", "<a href=\"other.html\">x</a>"),
    Resolved("[x](../old/other.html#part-two)", "<a href=\"other.html#part-two\">x</a>"),
    Resolved("![2024](../img/a.png)", "<img src=\"../img/a.png\" alt=\"2024\">"),
    Resolved("![2024|30](../img/a.png)", "<img src=\"../img/a.png\" alt=\"2024\" width=\"30\">"),
    Resolved("[[odd-name#1]]", "<a class=\"broken\">odd-name › 1</a>"),
    Resolved("[[two-old words]]", "<a href=\"../two%20old%20words.html\">two old words</a>"),
    Resolved("[[two-old-words]]", "<a href=\"../two%20old%20words.html\">two old words</a>"),
    Resolved("[[One new word]]", "<a href=\"../one-new-word.html\">One new word</a>"),
    Resolved("<doc:other>", "<a href=\"other.html\">Other page</a>"),
    Resolved("[x](doc:other#Part-two)", "<a href=\"other.html#part-two\">x</a>"),
    Resolved("![[a.png | c | 300]]", "<img src=\"../img/a.png\" alt=\"c\" width=\"300\">"),
    Resolved(
      "![x | 30x20 ](../img/a.png)",
      "<img src=\"../img/a.png\" alt=\"x\" width=\"30\" height=\"20\">"),
    Resolved("[[other#|]]", "<a href=\"other.html\">Other page</a>"),
  ]

  static let pages = [
    "index.md": "# Home\n", "guide/index.md": "# Guide\n",
    "guide/other.md":
      "---\naliases: [Second name, /old/other]\n---\n# Other page\n\n## Part two\n\n"
      + "## `new` <br>\n\n## Part two\n",
    "two old words.md": "", "one-new-word.md": "", "注记.md": "# 注记\n\n## 标题\n",
    "odd name#1.md": "# Odd\n", "img/a.png": "",
  ]

  /// The frame shows the first heading of a page, and links lead there as to any other.
  @Test func titlesHaveTheirAnchors() throws {
    let files = [
      "index.md": "# Home & *more*\n\n[up](#home--more)\n", "index.zh-Hans.md": "# 首页\n",
      "plain.md": "text\n\n# Late\n", "no-words.md": "#\n\ntext\n",
      "own.md": "---\ntitle: Other\n---\n# Own {#mine}\n",
    ]
    try SiteFixture.with(files) { site in
      _ = try site.build()
      #expect(try site.page("index.html").contains("<h1 id=\"home--more\">Home"))
      #expect(try site.page("zh-Hans/index.html").contains("<h1 id=\"home--more\">首页</h1>"))
      #expect(try site.page("no-words.html").contains(">No words</h1>"))
      // A title that comes after something else stands there, and not above the page too.
      let late = try site.page("plain.html")
      #expect(late.contains("<title>Late · Home &amp; more</title>"))
      #expect(late.ranges(of: "<h1").count == 1 && late.contains("<h1 id=\"late\">Late"))
      #expect(try site.page("own.html").contains("<h1 id=\"mine\">Own</h1>"))
    }
  }

  @Test(arguments: resolved)
  func resolves(_ link: Resolved) throws {
    var files = Self.pages
    files["guide/start.md"] = "# Start\n\n## Here\n\n\(link.markdown)\n"
    try SiteFixture.with(files) { (site) throws in
      _ = try site.build()
      let page = try site.page("guide/start.html")
      #expect(page.contains("<p>\(link.html)</p>"), "\(page)")
    }
  }

  struct Broken: CustomTestStringConvertible {
    let markdown: String
    let diagnostic: String
    let help: String?
    var testDescription: String { markdown }

    init(_ markdown: String, _ diagnostic: String, _ help: String? = nil) {
      self.markdown = markdown
      self.diagnostic = diagnostic
      self.help = help
    }
  }

  static let broken: [Broken] = [
    Broken("a [x](othr.md)", "5:7 link.broken", "other.md"),
    Broken("a [x](other.md#part-tow)", "5:7 link.broken-anchor", "other.md#part-two"),
    Broken("a [x](#heer)", "5:7 link.broken-anchor", "#here"),
    Broken("a [x](../../etc/passwd)", "5:7 link.outside"),
    Broken("![x](../img/b.png)", "5:6 image.missing", "../img/a.png"),
    Broken("[x](#here) [[gone]] [y](#here)", "5:12 link.broken"),
    Broken("array[[gone]]", "5:6 link.broken"),
    Broken("中文 [[Other paeg]]", "5:4 link.broken", "[[Other page]]"),
    Broken("- a\n\n  | t |\n  |---|\n  | [x](gone.md) |", "9:9 link.broken"),
    Broken("a[^1]\n\n[^1]: [x](gone.md)", "7:11 link.broken"),
    Broken("[`a`][s] one\ntwo [x][s]\n\n[s]: <othr.md>", "8:7 link.broken", "other.md"),
    Broken("<doc:othr>", "5:2 link.broken", "doc:other"),
    Broken("[x](Other.md)", "5:5 link.broken", "other.md"),
    Broken("![x](../img/A.PNG)", "5:6 image.missing", "../img/a.png"),
    Broken("\"[[other]]\" is `[[gone]]` *[[gone]]*", "5:28 link.broken"),
  ]

  @Test(arguments: broken)
  func reports(_ link: Broken) throws {
    var files = Self.pages
    files["guide/start.md"] = "# Start\n\n## Here\n\n\(link.markdown)\n"
    try SiteFixture.with(files) { (site) throws in
      let diagnostics = try site.build().diagnostics
      #expect(site.places(diagnostics) == ["guide/start.md:" + link.diagnostic])
      #expect(diagnostics.first?.fixIts.first?.replacement == link.help)
      #expect(diagnostics.allSatisfy { $0.isFailedCheck })
    }
  }

  /// A link that leads nowhere, and what helps.
  @Test(arguments: [
    ("[[Board]]", "did you mean 'Board.canvas'?"),
    ("[[Sub/Table|t]]", "did you mean 'Sub/Table.pdf'?"),
    ("[[^local]]", "did you mean '#^local'?"),
    ("![[^local|x]]", "did you mean '#^local'?"),
    (
      "[[Zzzzz]]",
      "a link by name takes a page's file, title or alias, or a path from the content folder: '[[folder/file]]'"
    ),
    (
      "[x](yyy/zzzzz.md)",
      "a path begins at the folder of the page that has the link, or with '/' at the content folder"
    ),
    ("![](Yyyyyyyy.png)", "images lie in the content folder, beside the pages"),
  ])
  func saysHowALinkThatLeadsNowhereIsMended(_ link: String, _ help: String) throws {
    let files = [
      "index.md": "# H\n\nText. ^local\n\n\(link)\n", "d/Board.canvas": "{}", "Sub/Table.pdf": "x",
    ]
    try SiteFixture.with(files) { (site) throws in
      let found = try #require(try site.build().diagnostics.first)
      #expect(found.fixIts.map(\.message) + found.notes.map(\.message) == [help])
    }
  }

  @Test func saysSoWhereSeveralPagesHaveATitle() throws {
    let same = "---\ntitle: Same\n---\nx\n"
    let files = [
      "index.md": "# H\n\n[[Same]] [[c]]\n", "c.md": same, "d.md": same, "x/e.md": same,
      "x/f.md": "# F\n\n[[same]]\n",
    ]
    try SiteFixture.with(files) { (site) throws in
      let found = try site.build().diagnostics
      #expect(site.places(found) == ["index.md:3:1 link.ambiguous"])
      #expect(found[0].message.contains("is taken for 'c.md', and may be 'd.md' or 'x/e.md' too"))
      #expect(found[0].notes.first?.message == "by its file, '[[c|Same]]', one page is named")
      #expect(try site.page("x/f.html").contains("<p><a href=\"e.html\">Same</a></p>"))
    }
  }

  /// Of many pages the one is found that has moved, is written in other letters, or is a folder's.
  @Test(arguments: [
    ("../old/note-7.md", "f/note-7.md"), ("/old/deep/Note-8/", "f/note-8.md"),
    ("g/_index.md", "g/index.md"), ("F/NOTE-9.md", "f/note-9.md"), ("../img/pic.png", "h/pic.png"),
  ])
  func findsWhatHasMovedAmongManyPages(_ written: String, _ meant: String) throws {
    var files = ["index.md": "# H\n", "g/index.md": "# G\n", "h/pic.png": "x"]
    for number in 0..<310 { files["f/note-\(number).md"] = "# N\n" }
    files["a/from.md"] = "[x](\(written))\n"
    try SiteFixture.with(files) { (site) throws in
      let found = try #require(try site.build().diagnostics.first { $0.id == "link.broken" })
      #expect(found.fixIts.map(\.message) == ["did you mean '../\(meant)'?"])
    }
  }

  /// Elsewhere it is a year.
  @Test func takesANumberAloneForASizeInVaultsAlone() throws {
    let files = ["index.md": "# H\n\n![300](a.png)\n", "a.png": "x"]
    try SiteFixture.with(files) { (site) throws in
      _ = try site.build()
      #expect(try site.page("index.html").contains("<img src=\"a.png\" alt=\"300\">"))
      try site.write("{}", to: ".obsidian/app.json")
      _ = try site.build()
      #expect(try site.page("index.html").contains("<img src=\"a.png\" alt=\"\" width=\"300\">"))
    }
  }

  @Test func `an address in small letters that ends in a slash, as Hugo has it, leads to its page`()
    throws
  {
    let files = [
      "index.md": "# A\n\n[x](/methods/page/language/#part) [y](methods/site/)\n",
      "methods/page/Language.md": "# L\n\n## Part\n", "methods/site/Language.md": "# L\n",
      "methods/Site/_index.md": "# S\n",
    ]
    try SiteFixture.with(files) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let page = try site.page("index.html")
      #expect(page.contains("<a href=\"methods/page/Language.html#part\">x</a>"), "\(page)")
    }
  }

  @Test func `an anchor with one hyphen for several, as MkDocs has it, leads to its heading`()
    throws
  {
    let text = "# A\n\n[x](#topic-7-trust) [y](#a-b)\n\n## Topic 7 - Trust\n\n## A -- B\n\n## A B\n"
    try SiteFixture.with(["index.md": text]) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let page = try site.page("index.html")
      #expect(page.contains("<a href=\"#topic-7---trust\">x</a> <a href=\"#a-b\">y</a>"))
    }
  }

  @Test func suggestsNoNameThatNoLinkCanHave() throws {
    let files = ["index.md": "# H\n\n[[nam]]\n", "a.md": "---\ntitle: \"name \"\n---\n"]
    try SiteFixture.with(files) { (site) throws in
      let found = try site.build().diagnostics
      #expect(found.map(\.id) == ["link.broken"] && found.allSatisfy { $0.fixIts.isEmpty })
    }
  }
}
