import Foundation
import SiteBuilder
import TestSupport
import Testing

/// A page of very many scenarios is not as high as all its drawings together.
@Suite("Folded drawings")
struct FoldedFigureTests {
  private static let fold = "<details class=\"drawing\"><summary>Sequence diagram</summary>"

  private static func page(_ count: Int) -> String {
    (1...count).map { number in
      "```swift scenario id=s\(number)\nlet a = A()\nwindow.rootViewController = a\n```\n"
    }.joined(separator: "\n")
  }

  @Test(arguments: [(24, 0), (25, 22)])
  func areThoseBehindTheFirstFewOfAPageWithMany(_ count: Int, _ folded: Int) throws {
    try SiteFixture.with(["index.md": "# A\n\n\(Self.page(count))"]) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let page = try site.page("index.html")
      #expect(page.components(separatedBy: Self.fold).count - 1 == folded)
      #expect(page.components(separatedBy: "<div class=\"diagram\"").count - 1 == count)
    }
  }

  @Test func areSoWhereAPageShowsThemOfAnother() throws {
    let embeds = (1...25).map { "![[index#s\($0)]]\n" }.joined(separator: "\n")
    let pages = ["index.md": "# A\n\n\(Self.page(25))", "b.md": "# B\n\n\(embeds)"]
    try SiteFixture.with(pages) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      #expect(try site.page("b.html").components(separatedBy: Self.fold).count - 1 == 22)
    }
  }
}
