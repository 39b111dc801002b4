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

  // MARK: Built again

  private static let stage = """
    ```swift stage id=set
    window.rootViewController = A()
    ```

    """

  private static let book = [
    "index.md": "---\nsite: Book\n---\n# Home\n",
    "a.md": "---\ndate: 2026-01-02\n---\n# A\n\n[[b]] [c](c.md#one) ![[c#One]] ![](x.svg)\n",
    "b.md": "---\ndate: 2026-01-03\n---\n# B\n\n```swift scenario id=p stage=set\nlet x = 1\n```\n",
    "c.md": "# C\n\n## One\n\nShown. ![[d]]\n",
    "d.md": "# D\n\nInner.\n",
    "e.md": "---\ndate: 2026-01-04\n---\n# E\n\n![[b#p]]\n",
    "set.md": "# Set\n\n\(stage)",
    "x.svg": "<svg width=\"1\" height=\"1\"/>",
  ]

  /// What changes from one build to the next, in this order: paths and texts, of which nil is none.
  private static let changes: [(String, String?)] = [
    ("b.md", "---\ndate: 2026-01-03\n---\n# Better\n\n```swift scenario id=p\nlet x = 1\n```\n"),
    ("c.md", "# C\n\n## One\n\nOther. ![[d]]\n"),
    ("d.md", "# D\n\nInnermost.\n"),
    ("c.md", "# C\n\n## One {#uno}\n\n## One\n\nMoved.\n"),
    ("x.svg", "<svg width=\"2\" height=\"1\"/>"),
    ("a.md", "---\ndate: 2026-05-02\n---\n# A\n\n[[b]] now\n"),
    ("b.md", book["b.md"]),
    ("set.md", "# Set\n\n\(stage.replacing("A()", with: "B()"))"),
    ("index.md", "---\nsite: Other\n---\n# Home\n"),
    ("d.md", "---\ndate: 2026-02-02\n---\n# D\n\nNew.\n"),
    ("e.md", nil),
    ("y/b.md", "# A nearer one\n"),
    ("a.md", "# A\n\nundated\n"),
  ]

  @Test func tellsAfterAnyChangesWhatAFirstBuildTells() throws {
    try SiteFixture.with(Self.book) { (site) throws in
      _ = try site.build(baseURL: Self.address)
      let built = site.folder.appendingPathComponent("site")
      let kept = site.folder.appendingPathComponent("kept")
      for (path, text) in Self.changes {
        if let text { try site.write(text, to: path) } else { try site.remove(path) }
        _ = try site.build(baseURL: Self.address)
        let feed = try site.page("feed.xml")
        try FileManager.default.moveItem(at: built, to: kept)
        _ = try site.build(baseURL: Self.address)
        #expect(try site.page("feed.xml") == feed, "after \(path)")
        try FileManager.default.removeItem(at: built)
        try FileManager.default.moveItem(at: kept, to: built)
      }
    }
  }

  // MARK: Diagrams

  private static func scenario(_ id: String, turns: Int) -> String {
    let calls = String(repeating: "a.view.setNeedsLayout()\nsettle()\n", count: turns)
    return "```swift scenario id=\(id) title=\"T [\(id)]\" show=all\nlet a = A()\n"
      + "window.rootViewController = a\nwindow.makeKeyAndVisible()\nsettle()\n\(calls)```\n"
  }

  @Test func showsDiagramsAndLeadsToThoseThatAreVeryLong() throws {
    let (usual, long) = (Self.scenario("usual", turns: 0), Self.scenario("long", turns: 40))
    let text = "---\ndate: 2026-01-02\n---\n# P\n\n\(usual)\n\(long)\nend\n"
    let feed = try feed(of: ["注.md": text])
    #expect(feed.components(separatedBy: "language-text").count == 2)
    #expect(
      feed.contains(
        "&lt;p&gt;&lt;a href=&quot;https://a.example/%E6%B3%A8.html#long&quot;"
          + " class=&quot;external&quot;&gt;Sequence diagram: T [long]&lt;/a&gt;&lt;/p&gt;"),
      "\(feed)")
  }

  @Test func showsMermaidThatIsDrawnAsText() throws {
    let drawn = "```mermaid\nsequenceDiagram\n  Anna->>Ben: Hello\n```"
    let other = "```mermaid\npie\n  \"x\" : 1\n```"
    let page =
      "---\ndate: 2026-01-02\n---\n# P\n\n- item\n\n  \(drawn.replacing("\n", with: "\n  "))\n\n\(other)\n\n![[q]]\n"
    let feed = try feed(of: ["p.md": page, "q.md": "# Q\n\n\(drawn)\n\nend\n"])
    #expect(feed.components(separatedBy: "language-text").count == 3)
    #expect(feed.contains("Hello"))
    #expect(!feed.contains("sequenceDiagram") && feed.contains("pie\n"))
  }

  // MARK: Dates

  /// What front matter says of a date, and what the feed says.
  private static let dates: [(String, String)] = [
    ("2026-01-02", "2026-01-02T00:00:00Z"),
    ("2026-01-02T10:20:30+08:00", "2026-01-02T10:20:30+08:00"),
    ("2026-01-02 10:20:30 -0330", "2026-01-02T10:20:30-03:30"),
    ("2026/1/2 9:05", "2026-01-02T09:05:00Z"),
    ("2026-01-02T10:20:30.25Z", "2026-01-02T10:20:30.25Z"),
    ("2026-01-02 10:20:30 +8", "2026-01-02T10:20:30+08:00"),
    ("2026-01-02T25:00", "2026-01-02T00:00:00Z"),
  ]

  @Test(arguments: dates)
  func keepsTheTimeOfDay(written: String, told: String) throws {
    let feed = try feed(of: ["p.md": "---\ndate: \(written)\n---\n# P\n"])
    #expect(feed.contains("<published>\(told)</published>\n<updated>\(told)</updated>"), "\(feed)")
    #expect(feed.contains("</author>\n<updated>\(told)</updated>"))
  }

  @Test func saysWhenAPageWasWrittenAndWhenItChanged() throws {
    let pages = [
      "index.md": "---\nhistory: git\n---\n# Home\n",
      "old.md": "---\ndate: 2026-01-02\n---\n# Old\n",
      "new.md": "---\ndate: 2026-02-03T12:00:00Z\n---\n# New\n",
    ]
    try SiteFixture.with(pages) { (site) throws in
      try site.git("init", "-q")
      try site.git("add", "content")
      try site.git("commit", "-q", "-m", "one")
      #expect(try site.build(baseURL: Self.address).diagnostics.isEmpty)
      let feed = try site.page("feed.xml")
      #expect(
        feed.contains(
          "<published>2026-01-02T00:00:00Z</published>\n<updated>2026-02-03T00:00:00Z</updated>"))
      let noon = "2026-02-03T12:00:00Z"
      #expect(feed.contains("<published>\(noon)</published>\n<updated>\(noon)</updated>"))
      #expect(feed.contains("</author>\n<updated>\(noon)</updated>"))
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
