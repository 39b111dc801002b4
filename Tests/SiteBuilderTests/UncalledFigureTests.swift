import SiteBuilder
import SourceText
import TestSupport
import Testing

/// What a page says of a program besides what happened.
@Suite struct UncalledFigureTests {
  private static let figure = """
    ```swift scenario id=page
    class Page: UIViewController {
      let loader = FeedLoader()
      func save() { print("saved") }
      override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        print("warned")
      }
    }
    window.rootViewController = Page()
    window.makeKeyAndVisible()
    ```
    """

  @Test func whatNothingHasCalledFoldsUnderTheDiagram() throws {
    let pages = [
      "index.md": "# Home\n\n\(Self.figure)\n",
      "index.zh-Hans.md": "# 首页\n\n\(Self.figure)\n",
    ]
    try SiteFixture.with(pages) { (site) throws in
      _ = try site.build()
      let english = try site.page("index.html")
      #expect(english.contains("<details class=\"uncalled\"><summary>Never called here</summary>"))
      #expect(english.contains("<li><code>Page.save()</code> </li>"))
      #expect(
        english.contains(
          "<code>Page.didReceiveMemoryWarning()</code> would be called by user.receiveMemoryWarning()"
        ))
      let chinese = try site.page("zh-Hans/index.html")
      #expect(chinese.contains("<summary>这里从未调用</summary>"))
      #expect(chinese.contains("可由 user.receiveMemoryWarning() 调用"))
    }
  }

  @Test func aProgramOfWhichAllHasRunHasNoFold() throws {
    try SiteFixture.with(FigureTests.page(FigureTests.scenario())) { (site) throws in
      _ = try site.build()
      #expect(try !site.page("index.html").contains("uncalled\"><summary>"))
    }
  }

  /// A preview shows what a snippet does that was just pasted, and says that a build would not.
  @Test func aPreviewDoesWhatErrorsOfferAndMarksIt() throws {
    let page = FigureTests.page("```swift scenario\nwindow.rootViewController = makePage()\n```")
    try SiteFixture.with(page) { (site) throws in
      let strict = try site.build()
      #expect(strict.diagnostics.contains { $0.severity == .error })
      let report = try site.build(completing: true)
      #expect(report.diagnostics.map(\.id) == ["scenario.completed"])
      #expect(report.diagnostics.first?.severity == .warning)
      let html = try site.page("index.html")
      #expect(html.contains("<svg class=\"ll\""))
      #expect(html.contains("what nobody declares was added: func makePage()"))
    }
  }
}
