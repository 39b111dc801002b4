import Foundation
import SiteBuilder
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
      for path in ["sitemap.xml", "feed.xml", "404.html", "robots.txt"] {
        #expect(!site.exists(path), "\(path)")
      }
      #expect(throws: SiteError.self) { try site.build(baseURL: "example.org") }
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

  @Test func mapsAllPagesForSearchEngines() throws {
    try SiteFixture.with(Self.book) { (site) throws in
      _ = try site.build(baseURL: "https://a.example/docs/")
      let map = try site.page("sitemap.xml")
      #expect(map.contains("<loc>https://a.example/docs/注%20记.html</loc>"))
      #expect(map.contains("<lastmod>2026-01-02</lastmod>"))
      #expect(
        try site.page("two.html").contains(
          "<link rel=\"canonical\" href=\"https://a.example/docs/two.html\">"))
    }
  }

  @Test func hasAPageForAddressesThatLeadNowhere() throws {
    try SiteFixture.with(Self.book) { (site) throws in
      _ = try site.build(baseURL: "https://a.example/docs")
      let page = try site.page("404.html")
      #expect(page.contains("<base href=\"https://a.example/docs/\">"))
      #expect(page.contains("<h1>Page not found</h1>"))
      #expect(try !site.page("sitemap.xml").contains("404"))
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
}
