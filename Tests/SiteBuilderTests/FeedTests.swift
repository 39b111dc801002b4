import Foundation
import SiteBuilder
import Testing

@Suite("The feed")
struct FeedTests {
  private static let address = "https://a.example/"

  /// The feed of a site of some pages.
  private func feed(of pages: [String: String]) throws -> String {
    try SiteFixture.with(pages.merging(["index.md": "# Home\n"]) { own, _ in own }) {
      (site) throws in
      #expect(try site.build(baseURL: Self.address).diagnostics.isEmpty)
      return try site.page("feed.xml")
    }
  }

  // MARK: Addresses

  @Test func hasWholeAddressesForAllThatLeadsToThePage() throws {
    let feed = try feed(of: [
      "p.md":
        "---\ndate: 2026-01-02\n---\n# P\n\n## One\n\n[up](#one) note[^1] [[#One]] [x](#)\n\n[^1]: Says.\n"
    ])
    #expect(!feed.contains("class=&quot;anchor"))
    #expect(!feed.contains("href=&quot;#"), "\(feed)")
    for part in ["one", "fn.1", "fnref.1"] {
      #expect(feed.contains("href=&quot;https://a.example/p.html#\(part)&quot;"), "\(part)")
    }
  }

  @Test func speaksTheLanguageOfItsEdition() throws {
    let page = "---\ndate: 2026-01-02\n---\n# 页\n\n> [!NOTE]\n> 话\n"
    try SiteFixture.with(["index.md": "# Home\n", "p.zh-Hans.md": page]) { (site) throws in
      _ = try site.build(baseURL: Self.address)
      #expect(try site.page("zh-Hans/feed.xml").contains("callout-title&quot;&gt;注"))
    }
  }
}
