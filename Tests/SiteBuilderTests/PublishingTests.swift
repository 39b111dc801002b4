import Foundation
import SiteBuilder
import SourceText
import TestSupport
import Testing

@Suite("Publishing")
struct PublishingTests {
  static let book = [
    "index.md": "---\nsite: A & B\n---\n# Home\n",
    "one.md": "---\ndate: 2026-01-02\ntags: [UIKit, a*b]\ndescription: x < y\n---\n# One\n",
    "two.md": "---\ndate: 2026-03-04\ntags: UIKit\n---\n# Two *stars*\n",
    "注 记.md": "# 注记\n",
  ]

  @Test func needsAnAddressForWhatHasOneInIt() throws {
    try SiteFixture.with(Self.book) { (site) throws in
      _ = try site.build()
      for path in ["sitemap.xml", "feed.xml", "404.html", "robots.txt", ".nojekyll"] {
        #expect(!site.exists(path), "\(path)")
      }
      #expect(throws: SiteError.self) { try site.build(baseURL: "example.org") }
    }
  }

  @Test func tellsGitHubPagesThatItIsNoSourceOfJekylls() throws {
    try SiteFixture.with(Self.book) { (site) throws in
      _ = try site.build(baseURL: "https://a.example/")
      #expect(try site.page(".nojekyll") == "")
      #expect(try site.build(baseURL: "https://a.example/").written.isEmpty)
      let output = site.folder.appendingPathComponent("site")
      try output.write("mine", to: ".nojekyll")
      try site.write("# Changed\n", to: "changed.md")
      #expect(try site.build(baseURL: "https://a.example/").unknown.isEmpty)
      #expect(try site.page(".nojekyll") == "mine")
    }
  }

  @Test func publishesTheWritersOwnFilesInPlaceOfItsOwn() throws {
    let paths = ["sitemap.xml", "feed.xml", "404.html", "robots.txt", "llms.txt"]
    let own = Dictionary(uniqueKeysWithValues: paths.map { ($0, "mine") })
    try SiteFixture.with(Self.book.merging(own) { $1 }) { (site) throws in
      for _ in 1...2 {
        #expect(try site.build(baseURL: "https://a.example/").diagnostics.isEmpty)
        for path in paths { #expect(try site.page(path) == "mine") }
        try site.write("# Changed\n", to: "changed.md")
      }
      for path in paths { try site.remove(path) }
      _ = try site.build(baseURL: "https://a.example/")
      for path in paths { #expect(try site.page(path) != "mine") }
    }
  }

  @Test func takesNoFileInPlaceOfTheSearchs() throws {
    let file = ["assets/search/en/terms-0.js": "mine"]
    try SiteFixture.with(Self.book.merging(file) { $1 }) { (site) throws in
      let report = try site.build(trust: .scripts)
      #expect(
        site.places(report.diagnostics) == ["assets/search/en/terms-0.js:1:1 content.same-address"])
      #expect(try site.page("assets/search/en/terms-0.js") != "mine")
    }
  }

  @Test func announcesDatedPagesTheNewestFirst() throws {
    try SiteFixture.with(Self.book) { (site) throws in
      _ = try site.build(baseURL: "https://a.example/docs")
      let feed = try site.page("feed.xml")
      let two = try #require(feed.range(of: "<id>https://a.example/docs/two.html</id>"))
      let one = try #require(feed.range(of: "<id>https://a.example/docs/one.html</id>"))
      #expect(two.lowerBound < one.lowerBound)
      #expect(feed.contains("<title>A &amp; B</title>"))
      #expect(feed.contains("<summary>x &lt; y</summary>"))
      #expect(feed.contains("<updated>2026-03-04T00:00:00Z</updated>"))
      #expect(try site.page("one.html").contains("type=\"application/atom+xml\" href=\"feed.xml\""))
    }
  }

  @Test func isXMLWhateverCharactersATitleHas() throws {
    let pages = [
      "index.md": "# Home\n",
      "a\u{1}.md":
        "---\ndate: 2026-01-02\n---\n# A\u{1}B\u{C}C\n\nx\u{2} 😀 \u{FFFE}\n",
    ]
    try SiteFixture.with(pages) { (site) throws in
      _ = try site.build(baseURL: "https://a.example/")
      let feed = try site.page("feed.xml")
      #expect(feed.contains("<title>A B C</title>"))
      for text in [feed, try site.page("sitemap.xml")] {
        #expect(
          !text.unicodeScalars.contains {
            $0.value < 0x20 && $0 != "\n" && $0 != "\t" && $0 != "\r" || $0 == "\u{FFFE}"
          })
      }
      #expect(feed.contains("😀"))
    }
  }

  @Test func givesPreviewsTheFirstPictureOfAPageOrElseTheSites() throws {
    let files = [
      "index.md": "# Home\n\n![](logo.png)\n", "a.md": "# A\n\n![](x.svg) ![[b c.jpg]]\n",
      "b.md": "# B\n", "logo.png": "x", "x.svg": "<svg/>", "b c.jpg": "x",
    ]
    try SiteFixture.with(files) { (site) throws in
      _ = try site.build(baseURL: "https://a.example/docs/")
      for (page, image) in [("index", "logo.png"), ("a", "b%20c.jpg"), ("b", "logo.png")] {
        #expect(
          try site.page("\(page).html").contains(
            "<meta property=\"og:image\" content=\"https://a.example/docs/\(image)\">"))
      }
    }
  }

  @Test func mapsAllPagesForSearchEngines() throws {
    try SiteFixture.with(Self.book) { (site) throws in
      _ = try site.build(baseURL: "https://a.example/docs/")
      let map = try site.page("sitemap.xml")
      #expect(map.contains("<loc>https://a.example/docs/%E6%B3%A8%20%E8%AE%B0.html</loc>"))
      #expect(map.contains("<lastmod>2026-01-02</lastmod>"))
      #expect(
        try site.page("two.html").contains(
          "<link rel=\"canonical\" href=\"https://a.example/docs/two.html\">"))
    }
  }

  @Test func mapsAddressesAsTheyMayBeWritten() throws {
    try SiteFixture.with(["index.md": "# Home\n", "[a] {b}.md": "# A\n"]) { (site) throws in
      _ = try site.build(baseURL: "https://a.example/")
      let map = try site.page("sitemap.xml")
      #expect(map.contains("<loc>https://a.example/%5Ba%5D%20%7Bb%7D.html</loc>"), "\(map)")
    }
  }

  @Test func hasAPageForAddressesThatLeadNowhere() throws {
    try SiteFixture.with(Self.book) { (site) throws in
      _ = try site.build(baseURL: "https://a.example/docs")
      let page = try site.page("404.html")
      #expect(!page.contains("<base"))
      let links = page.matches(of: /(?:href|src|data-root)="([^"]*)"/).map(\.1)
      #expect(links.contains("https://a.example/docs/two.html"))
      #expect(links.allSatisfy { $0.hasPrefix("#") || $0.hasPrefix("https://a.example/docs/") })
      #expect(page.contains("<h1>Page not found</h1>"))
      #expect(try !site.page("sitemap.xml").contains("404"))
    }
  }

  @Test func saysInEachLanguageThatAnAddressLeadsNowhere() throws {
    let files = [
      "index.md": "---\nsite: Book\n---\n# Home\n",
      "index.zh-Hans.md": "---\nsite: 书\n---\n# 首页\n",
    ]
    try SiteFixture.with(files) { (site) throws in
      _ = try site.build(baseURL: "https://a.example/")
      let page = try site.page("404.html")
      #expect(
        page.contains(
          "<p lang=\"en\">No page has this address. Try the navigation, or the search."
            + " <a href=\"https://a.example/index.html\">Book (English)</a></p>"))
      #expect(
        page.contains(
          "<p lang=\"zh-Hans\">这个地址没有页面。请试试导航或搜索。"
            + " <a href=\"https://a.example/zh-Hans/index.html\">书 (简体中文)</a></p>"))
      #expect(!page.contains("class=\"neighbours\""))
    }
  }

  /// Addresses of pages whose names have other scripts' letters are written in one way.
  @Test func escapesWhatAnAddressMayNotHave() throws {
    let files = ["index.md": "# Home\n", "注 记.md": "---\ndate: 2026-01-02\n---\n# 注记\n\n字\n"]
    try SiteFixture.with(files) { (site) throws in
      _ = try site.build(baseURL: "https://a.example/")
      let address = "https://a.example/%E6%B3%A8%20%E8%AE%B0"
      let page = try site.page("注 记.html")
      #expect(page.contains("<link rel=\"canonical\" href=\"\(address).html\">"))
      #expect(page.contains("<meta property=\"og:url\" content=\"\(address).html\">"))
      let feed = try site.page("feed.xml")
      #expect(feed.contains("<id>\(address).html</id>\n<link href=\"\(address).html\"/>"))
      #expect(feed.contains("xml:base=\"\(address).html\""))
      #expect(try site.page("llms.txt").contains("(\(address).md)"))
    }
  }

  @Test func escapesWhatItsAddressMayNotHave() throws {
    let files = ["index.md": "# Home\n", "a.md": "---\ndate: 2026-01-02\n---\n# A\n"]
    try SiteFixture.with(files) { (site) throws in
      _ = try site.build(baseURL: "https://a.example/ü/%C3%A9/[b]")
      let address = "https://a.example/%C3%BC/%C3%A9/%5Bb%5D/"
      for path in ["a.html", "feed.xml", "sitemap.xml", "robots.txt", "404.html", "llms.txt"] {
        let text = try site.page(path)
        #expect(text.contains(address), "\(path)")
        #expect(!text.contains("ü"), "\(path)")
      }
    }
  }

  @Test(arguments: [
    ("example.org", "is no address of a site"), ("https:///x", "is no address of a site"),
    ("https://a.example/../b", "is no address of a site"),
    ("https://a.example/b/%2E./", "is no address of a site"),
    ("https://a.example/%zz", "is no address of a site"),
    ("https://a.example/%4", "is no address of a site"),
    ("https://a.example/?q", "is no address of a site"),
    ("https://é.example/", "begins with 'xn--'"),
  ])
  func hasNoAddressThatCannotBeOne(_ address: String, _ message: String) throws {
    try SiteFixture.with(Self.book) { (site) throws in
      let error = #expect(throws: SiteError.self) { try site.build(baseURL: address) }
      #expect(error?.message.contains(message) == true)
    }
  }

  @Test func announcesInItsFeedWhatHasNoRoomThere() throws {
    var pages = ["index.md": "# Home\n"]
    for day in 1...6 {
      let text = String(repeating: "word \(day) ", count: 30_000)
      pages["p\(day).md"] =
        "---\ndate: 2026-01-0\(day)\ndescription: day \(day)\n---\n# P\n\n\(text)\n"
    }
    try SiteFixture.with(pages) { (site) throws in
      _ = try site.build(baseURL: "https://a.example/")
      let feed = try site.page("feed.xml")
      #expect(feed.contains("word 6") && feed.contains("word 4"))
      #expect(!feed.contains("word 1") && feed.contains("<summary>day 1</summary>"))
    }
  }

  @Test func sendsReadersOnToTheSamePartOfAPage() throws {
    let pages = ["index.md": "# Home\n", "d/new.md": "---\naliases: [/old/p]\n---\n# New\n"]
    try SiteFixture.with(pages) { (site) throws in
      for (base, canonical) in [
        (nil, "../d/new.html"), ("https://a.example/docs", "https://a.example/docs/d/new.html"),
      ] {
        #expect(try site.build(baseURL: base).diagnostics.isEmpty)
        let page = try site.page("old/p.html")
        #expect(page.contains("<link rel=\"canonical\" href=\"\(canonical)\">"))
        #expect(page.contains("content=\"0; url=../d/new.html\""))
        #expect(page.contains("location.hash"))
      }
    }
  }

  @Test func listsPagesByTag() throws {
    try SiteFixture.with(Self.book) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let tags = try site.page("tags.html")
      #expect(tags.contains("<h2 id=\"uikit\">UIKit<"))
      #expect(tags.contains("<h2 id=\"ab\">a*b<"))
      #expect(tags.contains("<a href=\"two.html\">Two stars</a>"))
      let one = try site.page("one.html")
      #expect(one.contains("<a href=\"tags.html#uikit\">UIKit</a>"))
      #expect(one.contains("<a href=\"tags.html#ab\">a*b</a>"))
      #expect(!one.contains("Linked from"))
    }
  }

  /// As Obsidian and Quartz list them.
  @Test func listsPagesByTheTagsAboveTheirOwn() throws {
    let deep = "d" + String(repeating: "/d", count: 20)
    let files = [
      "a.md": "# A\n\n#uikit/navigation/push #uikit/navigation #UIKit/tabs\n",
      "b.md": "---\ntags: [uikit]\n---\n# B\n", "c.md": "---\ntags: [\(deep), x//y/]\n---\n# C\n",
    ]
    try SiteFixture.with(files) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let tags = try site.page("tags.md").components(separatedBy: "\n## ").dropFirst()
      let lists = tags.map { $0.split(separator: "\n").joined(separator: " ") }
      let (a, b) = ("- [A](a.md)", "- [B](b.md)")
      #expect(
        lists.filter { $0.hasPrefix("u") || $0.hasPrefix("x") || $0.hasPrefix("U") } == [
          "uikit \(a) \(b)", "uikit/navigation \(a)", "uikit/navigation/push \(a)",
          "UIKit/tabs \(a)", "x - [C](c.md)", "x//y/ - [C](c.md)",
        ])
      // What nests without sense is listed under the uppermost of its tags and its own.
      #expect(lists.count { $0.hasPrefix("d") } == 9)
      #expect(try site.page("a.html").contains("href=\"tags.html#uikitnavigationpush\""))
    }
  }

  @Test func listsManyScenariosOnSeveralPagesBelowTheFirst() throws {
    var pages = ["index.md": "# Home\n"]
    let scenario = "\n```swift scenario\nlet a = 1\n```\n"
    for page in 0..<6 {
      pages["p\(page).md"] = "# Page \(page)\n" + String(repeating: scenario, count: 100)
    }
    try SiteFixture.with(pages) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let (first, second) = (try site.page("scenarios.html"), try site.page("scenarios/2.html"))
      #expect(first.components(separatedBy: "#scenario-").count == 501)
      #expect(second.components(separatedBy: "#scenario-").count == 101)
      #expect(second.contains("<h2><a href=\"../p5.html\">Page 5</a></h2>"))
      #expect(first.contains("href=\"scenarios/2.html\">"))
      #expect(try site.build().written.isEmpty)
    }
  }

  @Test func listsTaggedPagesWhateverTheirNames() throws {
    let names = ["C# tips", "Why now?", "Array<Int>", "AT&amp;T", "100%", "a) b"]
    let notes = names.map { ("d/\($0).md", "---\ntags: [t]\n---\n# X\n") }
    let pages = Dictionary(uniqueKeysWithValues: notes + [("index.md", "# Home\n")])
    try SiteFixture.with(pages) { (site) throws in
      #expect(try site.build(baseURL: "https://a.example/").diagnostics.isEmpty)
      let tags = try site.page("tags.html")
      for way in ["C%23%20tips", "Why%20now%3F", "Array%3CInt%3E", "AT&amp;amp;T", "100%25"] {
        #expect(tags.contains("href=\"d/\(way).html\""), "\(way)")
      }
      #expect(!tags.contains("class=\"broken\""))
      #expect(try site.page("llms.txt").contains("(https://a.example/d/a%29%20b.md)"))
    }
  }

  @Test func saysWhenAPageWasLastChangedOnlyWhereAskedTo() throws {
    let pages = ["index.md": "---\nhistory: git\n---\n# Home\n", "注 记.md": "# 注记\n"]
    try SiteFixture.with(pages) { (site) throws in
      // Where there is no history, nobody knows, and the writer is told.
      #expect(try site.build().diagnostics.map(\.id) == ["page.no-history"])
      #expect(try !site.page("注 记.html").contains("Last changed"))
      try site.git("init", "-q")
      try site.git("add", "content")
      try site.git("commit", "-q", "-m", "one")
      try site.write("# New\n", to: "new.md")
      #expect(try site.build(baseURL: "https://a.example/").diagnostics.isEmpty)
      #expect(try site.page("注 记.html").contains("<time datetime=\"2026-02-03\">"))
      #expect(try !site.page("new.html").contains("Last changed"))
      #expect(try site.page("sitemap.xml").contains("<lastmod>2026-02-03</lastmod>"))
      // Another commit changes what is said though no page changes.
      try site.git("add", "content")
      try site.git("commit", "-q", "-m", "two")
      _ = try site.build(baseURL: "https://a.example/")
      #expect(try site.page("new.html").contains("Last changed"))
      try site.git("clone", "-q", "--depth", "1", "file://\(site.folder.path)", "clone")
      let clone = SiteFixture(folder: site.folder.appendingPathComponent("clone"))
      #expect(try clone.build().diagnostics.map(\.id) == ["page.shallow-history"])
      #expect(try !clone.page("new.html").contains("Last changed"))
    }
  }

  @Test func namesTheRulesInTheNavigationOnlyWhereThereAreScenarios() throws {
    try SiteFixture.with(["index.md": "# Home\n\n![[a]]\n", "a.md": "# A\n"]) { (site) throws in
      _ = try site.build()
      #expect(try !site.page("a.html").contains("rules.html") && !site.exists("rules.html"))
      #expect(!site.exists("scenarios.html"))
      try site.write("# A\n\n```swift scenario\nlet a = 1\n```\n", to: "a.md")
      _ = try site.build()
      #expect(try site.page("index.html").contains("href=\"rules.html\""))
    }
  }
}
