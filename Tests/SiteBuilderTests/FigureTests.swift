import Diagrams
import Foundation
import SiteBuilder
import SourceText
import TestSupport
import Testing

@Suite("Scenarios on a page")
struct FigureTests {
  static let program = """
    let a = UIViewController()
    let b = UIViewController()
    let nav = UINavigationController(rootViewController: a)
    window.rootViewController = nav
    window.makeKeyAndVisible()
    settle()
    nav.pushViewController(b, animated: true)
    """

  static func page(_ blocks: String) -> [String: String] {
    ["index.md": "# Home\n\n\(blocks)\n"]
  }

  static func scenario(_ marks: String = "id=push title=\"Push <B>\"") -> String {
    "```swift scenario \(marks)\n\(program)\n```\n"
  }

  @Test func isAFigureWithItsDiagramInlineAndAsText() throws {
    try SiteFixture.with(Self.page(Self.scenario())) { (site) throws in
      let report = try site.build()
      #expect(report.diagnostics.isEmpty)
      #expect(report.scenarios == 1 && report.diagrams == 1 && report.claims == 0)
      let page = try site.page("index.html")
      #expect(page.contains("<figure class=\"scenario\" id=\"push\">"))
      #expect(page.contains("<a href=\"#push\">Push &lt;B&gt;</a>"))
      #expect(page.contains("<span class=\"k\">let</span>"))
      #expect(page.contains("<svg class=\"ll\""))
      #expect(page.contains("<details class=\"text\">"))
      #expect(page.contains("rules.html#push-"))
    }
  }

  /// Whatever a page shows of others, what it calls by a name itself keeps that name.
  @Test(arguments: [
    ("## Push\n\n![[other#push]]", ["push", "push-2"]),
    ("![[other#push]]\n\n## Push", ["push-2", "push"]),
    ("## Push\n\n![[other]]", ["push", "push.2"]),
    ("![[other#push]]\n\n![[other#push]]", ["push", "push.2"]),
    ("![[other#push]]\n\n" + scenario("id=push"), ["push-2", "push"]),
    ("![[other]]\n\n" + scenario("id=push"), ["push.2", "push"]),
    (scenario("id=push") + "\n![[#push]]", ["push", "push.2"]),
    ("## Push\n\n[up](#push) [down](#push-2)\n\n![[other#push]]", ["push", "push-2"]),
  ])
  func leavesAnchorsToWhatThePageCallsByThem(_ markdown: String, _ anchors: [String]) throws {
    var files = Self.page(markdown)
    files["other.md"] = "# Other\n\n" + Self.scenario("id=push")
    try SiteFixture.with(files) { site in
      let report = try site.build()
      #expect(report.diagnostics.isEmpty)
      let page = try site.page("index.html")
      let found = page.matches(of: /<(?:h2|figure class="scenario") id="([^"]+)"/)
      #expect(found.map { String($0.output.1) } == anchors)
    }
  }

  @Test func showsClaimsAsTickedLinesAndLeavesNoBlockOfThem() throws {
    let claims =
      "```claims\nb.viewDidAppear happens once\n# remark\na.viewDidLoad happens once\n```\n"
    try SiteFixture.with(Self.page(Self.scenario() + "\ntext\n\n" + claims)) { (site) throws in
      let report = try site.build()
      #expect(report.diagnostics.isEmpty)
      #expect(report.claims == 2)
      let page = try site.page("index.html")
      #expect(
        page.contains(
          "<span class=\"mark\">✓</span> <span lang=\"en\">b.viewDidAppear happens once</span>"))
      #expect(!page.contains("language-claims"))
    }
  }

  @Test func showsAFalseClaimWhereItIsAndStillDraws() throws {
    let claims = "```claims\nb.viewDidAppear happens twice\n```\n"
    try SiteFixture.with(Self.page(Self.scenario() + "\n" + claims)) { (site) throws in
      let report = try site.build()
      #expect(site.places(report.diagnostics) == ["index.md:14:1 claim.false"])
      #expect(report.diagnostics.allSatisfy { $0.isFailedCheck })
      let page = try site.page("index.html")
      #expect(page.contains("<figure class=\"scenario failing\" id=\"push\">"))
      #expect(page.contains("<span class=\"mark\">✗</span>"))
      #expect(page.contains("[claim.false]"))
      #expect(page.contains("<svg "))
    }
  }

  @Test func checksExpectedCalls() throws {
    let trace = "```trace\n…\nb.viewDidAppear(true)\n…\n```\n"
    try SiteFixture.with(Self.page(Self.scenario() + "\n" + trace)) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      #expect(try site.page("index.html").contains("✓</span> The calls are as expected"))
      try site.write(
        "# Home\n\n" + Self.scenario() + "\n"
          + trace.replacingOccurrences(of: "true", with: "false"),
        to: "index.md")
      let report = try site.build()
      #expect(report.diagnostics.map(\.id) == ["trace.differs"])
      #expect(try site.page("index.html").contains("<details class=\"trace fails\" open>"))
    }
  }

  @Test func showsWhatIsWrongInTheDiagramsPlace() throws {
    let page = "# Home\n\n> - text\n>\n>   ```swift scenario\n>   let a = b +\n>   ```\n"
    try SiteFixture.with(["index.md": page]) { (site) throws in
      let report = try site.build()
      #expect(report.scenarios == 1 && report.diagrams == 0)
      let diagnostic = try #require(report.diagnostics.first)
      #expect(diagnostic.span.start.line == 6)
      #expect(!diagnostic.isFailedCheck)
      let html = try site.page("index.html")
      #expect(html.contains("<figure class=\"scenario broken\" id=\"scenario-1\">"))
      #expect(html.contains("<pre class=\"problem error\">"))
      #expect(!html.contains("<svg class=\"ll"))
    }
  }

  @Test func knowsStagesOfAllPages() throws {
    let files = [
      "index.md": "# Home\n\n```swift stage id=shown title=\"A stage\"\nlet a = A()\n"
        + "window.rootViewController = a\nwindow.makeKeyAndVisible()\n```\n",
      "x.md": "# X\n\n```swift scenario stage=shown\na.view.isHidden = true\n```\n"
        + "\n```swift scenario stage=shwon\na.view.isHidden = true\n```\n",
    ]
    try SiteFixture.with(files) { (site) throws in
      let report = try site.build()
      #expect(site.places(report.diagnostics) == ["x.md:7:19 scenario.unknown-stage"])
      #expect(report.diagnostics.first?.fixIts.first?.replacement == "stage=shown")
      #expect(try site.page("x.html").contains("<summary>A stage</summary>"))
    }
  }

  @Test func listsTheScenariosThatExerciseARule() throws {
    try SiteFixture.with(Self.page(Self.scenario())) { (site) throws in
      _ = try site.build()
      #expect(
        try site.page("rules.html").contains(
          "<li><a href=\"index.html#push\">Push &lt;B&gt;</a></li>"))
    }
  }

  @Test func namesAllScenariosOfARuleBeyondTheFirstByPage() throws {
    let many = (1...30).map { Self.scenario("id=s\($0)") }.joined(separator: "\n")
    try SiteFixture.with(Self.page(many)) { (site) throws in
      _ = try site.build()
      let rules = try site.page("rules.html")
      let first = try #require(rules.range(of: "id=\"push-transition\""))
      let rest = rules[first.upperBound...]
      let rule = rest[..<(rest.range(of: "<div class=\"rule\"")?.lowerBound ?? rest.endIndex)]
      #expect(rule.contains("<summary>all 30 scenarios, by page</summary>"))
      #expect(rule.contains("data-places=\"0-29\""))
      let list = try #require(rules.range(of: "id=\"every-scenario\""))
      for number in 1...30 {
        #expect(rules[list.upperBound...].contains("index.html#s\(number)\""))
      }
    }
  }

  @Test func isTheSameHoweverItIsMarked() throws {
    let comment = "<!-- scenario id=push title=\"Push <B>\" -->\n```swift\n\(Self.program)\n```\n"
    try SiteFixture.with(Self.page(Self.scenario())) { (site) throws in
      _ = try site.build()
      try site.write("# Home\n\n" + comment + "\n", to: "index.md")
      // The page is the same; its source, which is published beside it, is not.
      #expect(try site.build().written == ["index.md"])
    }
  }

  @Test func aDrawingThatIsTooWideForAPhoneHasAnotherThatIsNot() throws {
    let short = "```mermaid\nsequenceDiagram\nA->>B: short\n```\n"
    let wide = "```mermaid\nsequenceDiagram\nA->>B: \(String(repeating: "wide ", count: 20))\n```\n"
    for (text, count) in [(Self.scenario(), 1), (short, 0), (wide, 1)] {
      try SiteFixture.with(Self.page(text)) { (site) throws in
        #expect(try site.build().diagrams == 1)
        let page = try site.page("index.html")
        #expect(page.components(separatedBy: "class=\"diagram narrow\"").count == 1 + count)
        // Neither plain Markdown nor what finds the page has it twice.
        #expect(try !site.page("index.md").contains("narrow"))
      }
    }
  }

  @Test func drawingsHaveTheirStylesFromTheStyleSheetOfTheSite() throws {
    let two = Self.scenario("id=one") + "\n" + Self.scenario("id=two")
    try SiteFixture.with(Self.page(two)) { (site) throws in
      #expect(try site.build().diagrams == 2)
      let page = try site.page("index.html")
      // Two for screens and two for phones.
      #expect(page.components(separatedBy: "<svg class=\"ll\"").count == 5)
      #expect(!page.contains("<style>"))
      let address = try #require(page.firstMatch(of: /assets\/style\.[0-9a-f]+\.css/))
      let sheet = try site.page(String(address.output))
      #expect(sheet.hasPrefix(SVGRenderer.styleSheet + "\n"))
      #expect(sheet.contains(".ll:where(.paper,.paper .ll){--bg:light-dark(#fbf7ee,#1d1a16)"))
    }
  }

  @Test func leavesAHeadingItsAnchor() throws {
    let page = "## Push\n\n" + Self.scenario("id=push") + "\n[a](#push) [b](#scenario-push)\n"
    try SiteFixture.with(Self.page(page)) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let page = try site.page("index.html")
      #expect(page.contains("<h2 id=\"push\">"))
      #expect(page.contains("<figure class=\"scenario\" id=\"scenario-push\">"))
    }
  }

  @Test func diagramsHaveTheColoursOfTheirPageOrOfTheFrontPage() throws {
    let block = "```mermaid\nsequenceDiagram\n  A->>B: hello\n```\n"
    let pages = [
      "index.md": "---\ndiagrams: paper\n---\n# Front\n", "of-the-site.md": "# A\n\n" + block,
      "own.md": "---\ndiagrams: contrast\n---\n# B\n\n" + block,
    ]
    try SiteFixture.with(pages) { (site) throws in
      _ = try site.build()
      let paper = try site.page("of-the-site.html")
      #expect(paper.contains("<svg class=\"ll paper\""))
      #expect(paper.contains("<div class=\"diagram themed\""))
      #expect(try site.page("own.html").contains("<svg class=\"ll contrast\""))
    }
  }

  @Test func coloursThatDoNotExistAreAnError() throws {
    try SiteFixture.with(["index.md": "---\ndiagrams: neon\n---\n# Front\n"]) { (site) throws in
      let report = try site.build()
      #expect(report.diagnostics.contains { $0.message.contains("'paper'") })
    }
  }

  @Test func drawsMermaidSequenceDiagramsToo() throws {
    let good = "```mermaid\nsequenceDiagram\n  A->>B: hello\n```\n"
    let other = "```mermaid\nflowchart LR\n  A --> B\n```\n"
    let bad = "```mermaid\nsequenceDiagram\n  A->>\n```\n"
    try SiteFixture.with(Self.page(good + "\n" + other)) { (site) throws in
      let report = try site.build()
      #expect(report.diagnostics.isEmpty && report.diagrams == 1)
      let page = try site.page("index.html")
      #expect(page.contains("<svg class=\"ll"))
      #expect(page.contains("<code class=\"language-mermaid\">flowchart LR"))
      #expect(page.contains("<p class=\"not-drawn\">Only sequence diagrams are drawn"))
      try site.write("# Home\n\n" + bad, to: "index.md")
      #expect(try site.build().diagnostics.first?.span.start.line == 5)
      #expect(try site.page("index.html").contains("<pre class=\"problem error\">"))
    }
  }

  @Test(arguments: ["plantuml", "puml"])
  func drawsSequenceDiagramsOfPlantUML(word: String) throws {
    let good = "```\(word)\n@startuml\nA -> B : hello\n@enduml\n```\n"
    let other = "```\(word)\n@startuml\nclass A\n@enduml\n```\n"
    let bad = "```\(word)\nA -> B : x\nA -> the B : x\n```\n"
    try SiteFixture.with(Self.page(good + "\n" + other)) { (site) throws in
      let report = try site.build()
      #expect(report.diagnostics.isEmpty && report.diagrams == 1)
      let page = try site.page("index.html")
      #expect(page.contains("<svg class=\"ll"))
      #expect(page.contains("<code class=\"language-\(word)\">@startuml\nclass A"))
      #expect(page.contains("<p class=\"not-drawn\">Only sequence diagrams are drawn"))
      try site.write("# Home\n\n" + bad, to: "index.md")
      #expect(try site.build().diagnostics.first?.span.start.line == 5)
      #expect(try site.page("index.html").contains("<pre class=\"problem error\">"))
    }
  }

  static let faults: [(String, String)] = [
    ("```swift scenario id=a\n```\n\n```swift scenario id=a\n```", "6:19 scenario.duplicate-id"),
    ("```swift scenario show=apearance\n```", "3:19 scenario.unknown-level"),
    ("```swift scenario show=layout,,views\n```", "3:19 scenario.unknown-level"),
    ("```swift scenario show=layout,\n```", "3:30 fence.comma"),
    ("```swift scenario ios=19-25\n```", "3:19 scenario.bad-version"),
    ("```swift scenario ios=99\n```", "3:19 scenario.bad-version"),
    ("```kotlin scenario\n```", "3:1 scenario.unknown-language"),
    ("```claims\n```", "3:1 claims.no-scenario"),
    ("```swift scenario id=a\n```\n\n```trace for=b\n```", "6:10 scenario.unknown-id"),
    ("```swift stage\n```", "3:1 stage.no-id"),
    ("```swift stage id=a\n```\n\n```swift stage id=a\n```", "6:16 stage.duplicate-id"),
  ]

  @Test(arguments: faults)
  func saysWhatIsWrongWithTheMarks(_ blocks: String, _ place: String) throws {
    try SiteFixture.with(Self.page(blocks)) { (site) throws in
      #expect(site.places(try site.build().diagnostics).contains("index.md:" + place))
    }
  }

  @Test func saysOfEachFurtherStageOfAnIdThatThereIsOne() {
    let stages = ["a", "a", "b", "a", "b"].map { "```swift stage id=\($0)\n```\n" }
    let pages = [
      SourceFile(path: "a.md", text: stages.joined()), SourceFile(path: "b.md", text: stages[2]),
    ]
    let found = Notebook.load(pages).diagnostics.map {
      "\($0.span.file.path):\($0.span.start.line) \($0.message)"
    }
    let (again, first) = ("there is a stage 'a' already", "there is a stage 'b' already")
    #expect(found == ["a.md:3 \(again)", "a.md:7 \(again)", "a.md:9 \(first)", "b.md:1 \(first)"])
  }
}
