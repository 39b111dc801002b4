import Foundation
import SiteBuilder
import SourceText
import TestSupport
import Testing

/// A site that asks for them has a picture of its diagrams for previews.
@Suite("Cards of pages")
struct PageCardTests {
  private static let scenario =
    "```swift scenario id=s\nlet a = A()\nwindow.rootViewController = a\n```\n"
  private static func pages(_ front: String = "cards: true\n") -> [String: String] {
    [
      "index.md": "---\n\(front)---\n# Home\n", "in/a.md": "# A\n\n\(scenario)",
      "in/a.zh-Hans.md": "# 甲\n\n![[#s]]\n", "b.md": "# B\n\n![](logo.png)\n",
      "logo.png": "x",
    ]
  }
  private static let address = "https://a.example/docs/"
  private static let card = "assets/cards/in/a.png"

  private func image(_ page: String, _ site: SiteFixture) throws -> String? {
    try site.page(page).firstMatch(of: /property="og:image" content="([^"]*)"/).map { String($0.1) }
  }

  @Test func standForPagesWithScenariosAndTheirTranslations() throws {
    try SiteFixture.with(Self.pages()) { (site) throws in
      #expect(try site.build(baseURL: Self.address).diagnostics.isEmpty)
      let png = try Data(contentsOf: site.folder.appendingPathComponent("site/\(Self.card)"))
      #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]) && png.count < 60_000)
      #expect(try image("in/a.html", site) == Self.address + Self.card)
      #expect(try image("zh-Hans/in/a.html", site) == Self.address + Self.card)
      #expect(try image("b.html", site) == Self.address + "logo.png")
      #expect(try image("index.html", site) == nil)
      #expect(try site.page("in/a.html").contains("content=\"summary_large_image\""))
    }
  }

  @Test func areKeptAndGoWithTheKey() throws {
    try SiteFixture.with(Self.pages()) { (site) throws in
      _ = try site.build(baseURL: Self.address)
      #expect(try site.build(baseURL: Self.address).written.isEmpty)
      try site.removeOutput(Self.card)
      #expect(try site.build(baseURL: Self.address).written == [Self.card])
      try site.write("---\ncards: false\n---\n# Home\n", to: "index.md")
      #expect(try site.build(baseURL: Self.address).removed == [Self.card])
      #expect(try image("in/a.html", site) == nil)
    }
  }

  @Test(arguments: [("cards: true\n", String?.none), ("", address)])
  func needAnAddressAndTheKey(_ front: String, _ address: String?) throws {
    try SiteFixture.with(Self.pages(front)) { (site) throws in
      _ = try site.build(baseURL: address)
      #expect(!site.exists(Self.card))
    }
  }

  @Test func showTheTitleWhereTheScenarioIsBroken() throws {
    var pages = Self.pages()
    pages["in/a.md"] = "# A\n\n```swift scenario\nlet a = \n```\n"
    try SiteFixture.with(pages) { (site) throws in
      #expect(try !site.build(baseURL: Self.address).diagnostics.isEmpty)
      #expect(site.exists(Self.card))
    }
  }

  @Test func areAskedForOnTheFrontPageAlone() throws {
    var pages = Self.pages("")
    pages["b.md"] = "---\ncards: true\n---\n# B\n"
    try SiteFixture.with(pages) { (site) throws in
      #expect(
        try site.build(baseURL: Self.address).diagnostics.map(\.id) == ["front-matter.front-page"])
    }
  }

  @Test func haveTheirPlaceBeforeFilesOfTheWriters() throws {
    var pages = Self.pages()
    pages[Self.card] = "mine"
    try SiteFixture.with(pages) { (site) throws in
      #expect(
        try site.build(baseURL: Self.address).diagnostics.map(\.id) == ["content.same-address"])
    }
  }
}
