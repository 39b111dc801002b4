import Foundation
import Lifecycle
import SiteBuilder
import SourceText
import TestSupport
import Testing

@Suite struct `Budgets of pages and builds` {
  /// A scenario that takes a few hundred steps, and differs from others of another number.
  private static func scenario(_ number: Int) -> String {
    "```swift scenario id=s\(number)\nfor _ in 0..<100 { _ = \(number) }\n```\n"
  }

  private static func build(_ site: SiteFixture, _ change: (inout Budget) -> Void) throws
    -> BuildReport
  {
    var build = SiteBuild(
      content: site.folder.appendingPathComponent("content").path,
      output: site.folder.appendingPathComponent("site").path)
    build.budget.perByte = 0
    change(&build.budget)
    return try build.run()
  }

  /// What is wrong, as `file:line id: message`.
  private static func lines(_ report: BuildReport) -> [String] {
    report.diagnostics.filter { $0.severity == .error }.map {
      let name = URL(fileURLWithPath: $0.span.file.path).lastPathComponent
      return "\(name):\($0.span.start.line) \($0.id): \($0.message)"
    }
  }

  @Test func `the scenario with which a page goes over has the error, and those below are not run`()
    throws
  {
    let text = "# Page\n\n" + (1...4).map { Self.scenario($0) }.joined(separator: "\n")
    try SiteFixture.with(["index.md": text]) { site in
      let report = try Self.build(site) { $0.page.steps = 700 }
      #expect(
        Self.lines(report) == [
          "index.md:7 scenario.budget-page: with this scenario those of the page use more than 700"
            + " steps together",
          "index.md:11 scenario.budget-page: not run: the scenarios above use up the page's budget"
            + " of 700 steps",
          "index.md:15 scenario.budget-page: not run: the scenarios above use up the page's budget"
            + " of 700 steps",
        ])
      let page = try site.page("index.html")
      #expect(page.contains("use more than 700 steps together"))
    }
  }

  @Test func `the page with which a build goes over is the same, however the pages are spread`()
    throws
  {
    var files = ["index.md": "# Home\n"]
    for number in 10..<60 { files["p\(number).md"] = "# Page\n\n" + Self.scenario(number) }
    var found: Set<[String]> = []
    for _ in 0..<4 {
      try SiteFixture.with(files) { site in
        let report = try Self.build(site) { $0.all.steps = 9_000 }
        found.insert(Self.lines(report))
      }
    }
    let lines = try #require(found.first)
    #expect(found.count == 1)
    #expect(lines.count > 10 && lines.count < 45)
    #expect(lines.first?.hasSuffix("those of all pages use more than 9000 steps together") == true)
    #expect(
      lines.dropFirst().allSatisfy {
        $0.hasSuffix("use up the budget of 9000 steps of all pages")
      })
  }

  /// Whether a scenario has been run before those before it were known to leave nothing is seen nowhere.
  @Test func `what is written of scenarios that are over is the same, whatever was run`() throws {
    let warning = "UIViewController().present(UIViewController(), animated: false)\n```"
    var files = ["index.md": "# Home\n"]
    for number in 10..<60 {
      files["p\(number).md"] =
        "# Page\n\n"
        + Self.scenario(number).replacing("```\n", with: warning + "\n", maxReplacements: 1)
    }
    var first: [String]?
    for _ in 0..<6 {
      try SiteFixture.with(files) { site in
        let report = try Self.build(site) { $0.all.steps = 9_000 }
        let pages = try (10..<60).map {
          try site.page("p\($0).html").replacing(site.folder.path, with: "")
        }
        let found = report.diagnostics.map { "\($0.span.start.line) \($0.message)" } + pages
        for (one, other) in zip(first ?? found, found) { #expect(one == other) }
        first = first ?? found
      }
    }
  }

  @Test func `a page that is as it was goes over when one before it does more`() throws {
    let files = [
      "a.md": "# A\n\n" + Self.scenario(1), "b.md": "# B\n\n" + Self.scenario(2),
      "index.md": "# Home\n",
    ]
    try SiteFixture.with(files) { site in
      let limit = 2_000
      #expect(try Self.lines(Self.build(site) { $0.all.steps = limit }).isEmpty)
      let more = "```swift scenario id=s1\nfor _ in 0..<450 { _ = 1 }\n```\n"
      try site.write("# A\n\n" + more, to: "a.md")
      let over = try Self.lines(Self.build(site) { $0.all.steps = limit })
      #expect(over.count == 1 && over[0].hasPrefix("b.md:3 scenario.budget-build"), "\(over)")
      try site.write("# A\n\n" + Self.scenario(1), to: "a.md")
      #expect(try Self.lines(Self.build(site) { $0.all.steps = limit }).isEmpty)
    }
  }

  @Test func `a scenario that others show is to them what it is on its own page`() throws {
    let scenarios = (1...3).map { Self.scenario($0) }.joined(separator: "\n")
    let files = [
      "a.md": "# A\n\n![[z#s3]]\n", "b.md": "# B\n\n![[a]]\n", "z.md": "# Z\n\n" + scenarios,
      "index.md": "# Home\n",
    ]
    let refusal = "use up the page&#39;s budget of 700 steps"
    try SiteFixture.with(files) { site in
      for _ in 0..<2 {
        let over = try Self.lines(Self.build(site) { $0.page.steps = 700 })
        #expect(over.map { $0.prefix(5) } == ["z.md:", "z.md:"])
        for page in ["a.html", "b.html", "z.html"] {
          #expect(try site.page(page).replacing("'", with: "&#39;").contains(refusal), "\(page)")
        }
      }
      try site.write("# Z\n\n" + Self.scenario(3), to: "z.md")
      #expect(try Self.lines(Self.build(site) { $0.page.steps = 700 }).isEmpty)
      for page in ["a.html", "b.html"] {
        #expect(try !site.page(page).contains("budget"), "\(page)")
      }
    }
  }

  @Test func `the program of a stage is work for each scenario that it is run for`() throws {
    let stage = "```swift stage id=st\n" + String(repeating: "// words\n", count: 200) + "```\n\n"
    let scenarios = (1...4).map { "```swift scenario stage=st\nprint(\($0))\n```\n\n" }
    try SiteFixture.with(["index.md": "# Page\n\n" + stage + scenarios.joined()]) { site in
      let over = try Self.lines(Self.build(site) { $0.page.steps = 1_200 })
      #expect(over.count == 2 && over.allSatisfy { $0.contains("scenario.budget-page") })
    }
  }

  @Test(arguments: [
    "```trace\nA.viewDidLoad()\n```\n", "```claims\nA.viewDidLoad happens once\n```\n",
    "```observed\nA.viewDidLoad\n```\n",
  ])
  func `what a page expects is work too, each block of it as much as there are events`(
    block: String
  )
    throws
  {
    let scenario =
      "```swift scenario id=s\nclass A: UIViewController {}\nwindow.rootViewController = A()\n"
      + "window.makeKeyAndVisible()\n```\n\n"
    for (count, isTooMuch) in [(1, false), (100, true)] {
      let text = "# Page\n\n" + scenario + String(repeating: block + "\n", count: count)
      try SiteFixture.with(["index.md": text]) { site in
        let errors = try Self.build(site) { $0.page.steps = 600 }.diagnostics.filter {
          $0.id == "scenario.budget-page"
        }
        #expect(errors.count == (isTooMuch ? 1 : 0))
        #expect(errors.allSatisfy { $0.span.start.line == 3 })
        let note = "each of its 100 claims, traces and logs is held against all that happens"
        #expect(errors.allSatisfy { $0.notes.contains { $0.message == note } })
      }
    }
  }

  @Test func `to read claims is work too, whatever they say`() throws {
    let scenario = "```swift scenario id=s\nprint(1)\n```\n\n"
    for (count, isTooMuch) in [(10, false), (100, true)] {
      let claims = "```claims\n" + String(repeating: "x\n", count: count) + "```\n"
      try SiteFixture.with(["index.md": "# Page\n\n" + scenario + claims]) { site in
        let ids = try Self.build(site) { $0.page.steps = 2_000 }.diagnostics.map(\.id)
        #expect(ids.contains("scenario.budget-page") == isTooMuch)
        #expect(ids.contains("claim.unreadable") != isTooMuch)
      }
    }
  }

  @Test func `what strangers may use is less in everything`() {
    let usual = Budget.standard
    let less = Budget.untrusted
    #expect(less.steps < usual.steps && less.messages < usual.messages)
    #expect(less.objects < usual.objects && less.output < usual.output)
    #expect(less.page.steps < usual.page.steps && less.all.messages < usual.all.messages)
  }
}
