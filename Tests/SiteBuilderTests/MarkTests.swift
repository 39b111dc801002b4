import SiteBuilder
import SourceText
import TestSupport
import Testing

/// Headings and notes of a scenario that another page shows, as that page translates them.
@Suite("Translated marks")
struct MarkTests {
  static let original = """
    # Push

    ```swift scenario id=push
    window.rootViewController = A()
    // MARK: On screen
    // note: nothing before this
    window.makeKeyAndVisible()
    ```


    """

  /// Builds a page and one in Chinese with some front matter that shows its scenario.
  private func build<Result>(
    _ front: String, _ body: (SiteFixture, BuildReport) throws -> Result
  ) throws -> Result {
    try SiteFixture.with([
      "index.md": Self.original, "index.zh-Hans.md": "---\n\(front)---\n# 推入\n\n![[#push|推入]]\n",
    ]) { try body($0, try $0.build()) }
  }

  static let marks = "marks:\n  On screen: 显示\n  nothing before this: 此前什么都没有\n"

  @Test func aPageTranslatesThoseOfWhatItShows() throws {
    try build(Self.marks) { site, report in
      #expect(site.places(report.diagnostics).isEmpty)
      for path in ["zh-Hans/index.html", "zh-Hans/index.md"] {
        let page = try site.page(path)
        #expect(page.contains("// MARK: 显示") && page.contains("// note: 此前什么都没有"), "\(path)")
        #expect(!page.contains("On screen") && !page.contains("nothing before"), "\(path)")
      }
      #expect(try site.page("index.html").contains("On screen"))
    }
  }

  @Test func whatIsNotTranslatedStays() throws {
    try build("marks: {On screen: 显示}\n") { site, report in
      #expect(site.places(report.diagnostics).isEmpty)
      let page = try site.page("zh-Hans/index.html")
      #expect(page.contains("显示") && page.contains("nothing before this"))
    }
  }

  @Test(arguments: [
    ("marks:\n  On scren: 显示\n", "index.zh-Hans.md:3:3 front-matter.unknown-mark"),
    ("marks: 显示\n", "index.zh-Hans.md:2:8 front-matter.wrong-value"),
    ("marks:\n  On screen: [显示]\n", "index.zh-Hans.md:3:14 front-matter.wrong-value"),
  ])
  func saysWhatIsWrong(front: String, place: String) throws {
    try build(front) { site, report in
      #expect(site.places(report.diagnostics) == [place])
    }
  }

  @Test func suggestsTheMarkThatIsMeant() throws {
    try build("marks:\n  On scren: 显示\n") { _, report in
      let fault = try #require(report.diagnostics.first)
      #expect(fault.fixIts.first?.message == "did you mean 'On screen'?")
    }
  }

  @Test func aPageThatShowsNoneHasNoneToTranslate() throws {
    try SiteFixture.with(["index.md": "---\nmarks:\n  Push: 推入\n---\n" + Self.original]) {
      let report = try $0.build()
      #expect($0.places(report.diagnostics) == ["index.md:3:3 front-matter.unknown-mark"])
    }
  }
}
