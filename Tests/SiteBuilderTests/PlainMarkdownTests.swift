import Foundation
import SiteBuilder
import Testing

/// What stands beside the pages for readers that are programs.
@Suite("Plain Markdown")
struct PlainMarkdownTests {
  /// A page, and the beginning of its plain Markdown.
  static let described: [(String, String)] = [
    ("# B [x](a.md)\n\ntext\n", "# B [x](a.md)\n\n> Of *B*.\n\ntext\n"),
    ("B\n===\ntext\n", "B\n===\n\n> Of *B*.\n\ntext\n"),
    ("# B\ntext\n", "# B\n\n> Of *B*.\n\ntext\n"), ("# B", "# B\n\n> Of *B*."),
    ("# B <!-- x -->\n\ntext\n", "# B \n\n> Of *B*.\n\ntext\n"),
    ("text\n\n# B\n", "> Of *B*.\n\ntext\n\n# B\n"),
    ("## B\n", "## B\n\n> Of *B*.\n"),
  ]

  @Test(arguments: described)
  func describesAPageInItsPlainMarkdown(_ text: String, _ expected: String) throws {
    let matter = "---\ndescription: Of *B*.\ndate: 2026-01-02\n---\n"
    let files = ["index.md": "# Home\n\n[b](b.md)\n", "a.md": "# A\n", "b.md": matter + text]
    try SiteFixture.with(files) { (site) throws in
      #expect(try site.build(baseURL: "https://a.example/").diagnostics.isEmpty)
      #expect(try site.page("b.md") == expected)
      // A reader of feeds shows it by itself.
      #expect(try !site.page("feed.xml").contains("blockquote"))
    }
  }

  /// Running text, and the same in plain Markdown.
  static let linked: [(String, String)] = [
    (
      "[[b]] is not [[b]], says *[[sub]]*.", "[B](b.md) is not [B](b.md), says *[S](sub/index.md)*."
    ),
    (
      "![[i.png]] and [[i.png]], then **[[b]]**.",
      "![](i.png) and [i.png](i.png), then **[B](b.md)**."
    ),
    (
      "[[b]] use `see [[b]]` and **[[b|the page]]** now",
      "[B](b.md) use `see [[b]]` and **[the page](b.md)** now"
    ),
    (
      "Write `[s](sub/README.md)` for [s](sub/README.md).",
      "Write `[s](sub/README.md)` for [s](sub/index.md)."
    ),
    (
      "The file (sub/README.md), see [s](sub/README.md).",
      "The file (sub/README.md), see [s](sub/index.md)."
    ),
    ("[s], [*s*][s]\n\n[s]: <sub/README.md> \"S\"", "[s], [*s*][s]\n\n[s]: <sub/index.md> \"S\""),
    ("<doc:b>, [t](doc:b) and `<doc:b>`", "[B](b.md), [t](b.md) and `<doc:b>`"),
    ("`<!-- x -->` and <!-- x --> b", "`<!-- x -->` and  b"),
  ]

  @Test(arguments: linked)
  func leadsByLinksAndChangesNothingElse(_ text: String, _ expected: String) throws {
    let files = [
      "index.md": "# Home\n\n\(text)\n", "b.md": "# B\n", "sub/README.md": "# S\n", "i.png": "x",
    ]
    try SiteFixture.with(files) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      #expect(try site.page("index.md") == "# Home\n\n\(expected)\n")
    }
  }

  @Test func hasWhatItListsAsPlainMarkdown() throws {
    let log =
      "```observed source=\"https://a.example/x\" trust=\"device log\"\n"
      + "A.viewDidLoad()\n```\n"
    let files = [
      "index.md":
        "# Home\n\n[r](rules.md#forward-after-self) [g](guide/) [t](tags.md#one) [s](scenarios.md)\n",
      "guide/a.md":
        "---\ntags: One\ndescription: Of A\n---\n# A [b]\n\n"
        + "```swift scenario id=s title=\"T *1*\"\nwindow.makeKeyAndVisible()\n```\n\n" + log,
      "guide/注 记.md": "---\ntags: One\n---\n# 注记\n\n[r](../rules.md#forward-after-self)\n",
    ]
    try SiteFixture.with(files) { (site) throws in
      _ = try site.build()
      let twin = try site.page("index.md")
      #expect(
        twin.contains(
          "[r](rules.md#forward-after-self) [g](guide/index.md) [t](tags.md#one) [s](scenarios.md)")
      )
      #expect(try site.page("guide/注 记.md").contains("[r](../rules.md#forward-after-self)"))
      #expect(
        try site.page("guide/index.md")
          == "# Guide\n\n- [A \\[b\\]](a.md): Of A\n- [注记](注%20记.md)\n")
      let tags = try site.page("tags.md")
      #expect(tags.hasPrefix("# Tags\n\n## One\n\n- [A \\[b\\]](guide/a.md)\n"), "\(tags)")
      #expect(
        try site.page("scenarios.md").hasSuffix(
          "page by page.\n\n## [A \\[b\\]](guide/a.md)\n\n- T *1*\n"))
      let observed = try site.page("observed.md")
      #expect(
        observed.contains(
          "\n- [T \\*1\\*](guide/a.md) · iOS 17 · device log · <https://a.example/x> · "),
        "\(observed)")
      let rules = try site.page("rules.md")
      #expect(
        rules.hasPrefix("# Rules\n\n> Every rule by which the model acts, with its sources.\n\n"))
      #expect(rules.contains("\n\n## forward-after-self\n\n"))
      #expect(try site.page("rules.html").contains("type=\"text/markdown\" href=\"rules.md\""))
      let list = try site.page("llms.txt")
      for path in ["guide/index.md", "tags.md", "scenarios.md", "observed.md", "rules.md"] {
        #expect(site.exists(path) && list.contains("](\(path))"), "\(path)")
      }
      #expect(try site.build().written.isEmpty)
    }
  }

  static let told = """
    # A

    ```swift scenario id=push stage=shown title="A \\"push\\"" ios=17
    window.makeKeyAndVisible()
    ```

    ```claims
    A.viewDidLoad happens once
    ```

    """
  static let stage = "```swift stage id=shown\nwindow.rootViewController = A()\n```\n"

  @Test func hasOfAScenarioFromElsewhereAllThatThePageHas() throws {
    let files = [
      "index.md": "# Home\n", "a.md": Self.told, "stages.md": "# Stages\n\n" + Self.stage,
      "b.md": "# B\n\n![[a#push|Zwei \"X\"]]\n",
    ]
    try SiteFixture.with(files) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let plain = try site.page("b.md")
      let parts = [
        "# B\n\n" + Self.stage,
        "```swift scenario id=push stage=shown ios=17 title=\"Zwei \\\"X\\\"\"\n", "```text\n",
        "```claims\nA.viewDidLoad happens once\n```\n",
      ]
      let places = parts.map { plain.range(of: $0)?.lowerBound ?? plain.endIndex }
      #expect(places == places.sorted() && places.last != plain.endIndex, "\(plain)")
    }
  }

  @Test func hasAStageOfElsewhereAboveTheFirstScenarioOnIt() throws {
    let again = "```swift scenario stage=shown\nwindow.makeKeyAndVisible()\n```\n"
    let marked = "<!-- scenario stage=shown -->\n```swift\nwindow.makeKeyAndVisible()\n```\n"
    let files = [
      "index.md": "# Home\n", "stages.md": "# Stages\n\n\(again)\n\(Self.stage)",
      "a.md": "# A\n\n- \(again.replacing("\n", with: "\n  "))\n\n\(again)",
      "b.md": "# B\n\n\(marked)",
    ]
    try SiteFixture.with(files) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let inList = Self.stage.replacing("\n", with: "\n  ").dropLast(2)
      let list = try site.page("a.md")
      #expect(list.hasPrefix("# A\n\n- \(inList)\n  ```swift scenario stage=shown\n"), "\(list)")
      #expect(list.components(separatedBy: "swift stage").count == 2)
      #expect(try site.page("b.md").hasPrefix("# B\n\n\(Self.stage)\n<!-- scenario"))
      #expect(
        try site.page("stages.md").components(separatedBy: "swift stage").count == 2)
    }
  }
}
