import Foundation
import SiteBuilder
import TestSupport
import Testing

/// A title for places where there is little room.
@Suite("A title for links")
struct LinkTitleTests {
  private static let pages = [
    "index.md": "# Home\n\n[Long](part/long.md)\n",
    "part/index.md": "---\nlinkTitle: The part\n---\n# A part with a long title\n",
    "part/long.md": "---\nlinkTitle: Short & sweet\n---\n# A title that is long\n",
    "part/next.md": "# Next\n",
  ]

  @Test func standsInTheNavigationAndAboveTheTitle() throws {
    try SiteFixture.with(Self.pages) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let page = try site.page("part/next.html")
      #expect(page.contains("<li><a href=\"long.html\">Short &amp; sweet</a></li>"))
      #expect(page.contains("><a href=\"index.html\">The part</a></nav>"))
      // Where there is room the title stands.
      #expect(page.contains("<span>Previous</span>A title that is long</a>"))
      let own = try site.page("part/long.html")
      #expect(own.contains(">A title that is long</h1>"))
      #expect(own.contains("<title>A title that is long · "))
      let list = try site.page("part/index.html").components(separatedBy: "<ul class=\"pages\">")
      #expect(list.count == 2 && list[1].contains("\">Short &amp; sweet</a></li>"))
    }
  }

  @Test func isTakenOverByPagesThatDoNotChange() throws {
    try SiteFixture.with(Self.pages) { (site) throws in
      _ = try site.build()
      try site.write("---\nlinkTitle: Other\n---\n# A title that is long\n", to: "part/long.md")
      _ = try site.build()
      #expect(try site.page("part/next.html").contains("<a href=\"long.html\">Other</a>"))
    }
  }

  @Test(arguments: [
    ("beginAppearanceTransition and end", "25"), ("Why is viewDidAppear called?", nil),
    ("子控制器的 viewWillAppear 何时调用", nil), ("UINavigationController：返回", "22"),
  ])
  func saysHowLongTheLongestWordOfATitleIs(_ title: String, _ length: String?) throws {
    try SiteFixture.with(["index.md": "# \(title)\n"]) { (site) throws in
      _ = try site.build()
      let found = try site.page("index.html").firstMatch(of: /<h1[^>]*style="--longest: (\d+)"/)
      #expect(found.map { String($0.1) } == length)
    }
  }
}
