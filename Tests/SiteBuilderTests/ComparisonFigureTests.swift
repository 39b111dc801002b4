import Foundation
import SiteBuilder
import TestSupport
import Testing

@Suite("Scenarios on several versions, and beside each other")
struct ComparisonFigureTests {
  static let tabs = """
    let tabs = UITabBarController()
    tabs.viewControllers = [A(), B()]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    settle()
    tabs.selectedIndex = 1
    """

  static func scenario(_ marks: String, _ program: String = tabs) -> String {
    "```swift scenario \(marks)\n\(program)\n```\n\n"
  }

  /// Builds a site of one page and returns it with what was said about it.
  private func build(_ text: String) throws -> (page: String, places: [String]) {
    try SiteFixture.with(["index.md": text]) { (site) throws in
      let report = try site.build()
      return (try site.page("index.html"), site.places(report.diagnostics))
    }
  }

  @Test func versionsThatDifferStandBesideEachOther() throws {
    let (page, places) = try build(Self.scenario("id=tabs ios=14,17,26"))
    #expect(places.isEmpty)
    #expect(page.contains("class=\"scenario compared\""))
    #expect(page.contains("iOS 14, 17, 26"))
    #expect(page.contains("<text class=\"t\" x=\"0\" y=\"15\">iOS 14, 17</text>"))
    #expect(page.contains("is called later in iOS 26 than in iOS 14, 17."))
  }

  @Test func versionsThatAgreeAreOneDiagram() throws {
    let (page, places) = try build(
      Self.scenario("id=root ios=13-18", "window.rootViewController = A()"))
    #expect(places.isEmpty)
    #expect(!page.contains("compared"))
    #expect(page.contains("The same on iOS 13–18</p>"))
  }

  @Test func aPageCanNameTheVersionsOfItsScenarios() throws {
    let (page, places) = try build("---\nios: [17, 26]\n---\n" + Self.scenario("id=tabs"))
    #expect(places.isEmpty)
    #expect(page.contains("<text class=\"t\" x=\"0\" y=\"15\">iOS 17</text>"))
  }

  @Test func anExpectedTraceIsOfTheVersionsItNames() throws {
    let program = "window.rootViewController = A()\nwindow.makeKeyAndVisible()"
    let old = """
      ```trace ios=12
      window.rootViewController = A
      window.makeKeyAndVisible()
        A.viewDidLoad()
        A.viewWillAppear(false)
      A.viewDidAppear(false)
      ```

      """
    let (_, places) = try build(Self.scenario("id=root ios=12,17", program) + old)
    #expect(places.isEmpty)
    let (_, wrong) = try build(
      Self.scenario("id=root ios=12,17", program)
        + old.replacing("ios=12", with: "for=root"))
    #expect(wrong == ["index.md:11:1 trace.differs"])
    let (_, none) = try build(
      Self.scenario("id=root ios=12,17", program) + old.replacing("ios=12", with: "ios=9"))
    #expect(none.contains("index.md:6:10 scenario.other-version"))
  }

  @Test func oneScenarioIsComparedWithAnother() throws {
    let (page, places) = try build(
      Self.scenario("id=one title=One") + "Prose.\n\n"
        + Self.scenario("id=two title=Two compare=one", Self.tabs + "\ntabs.selectedIndex = 0"))
    #expect(places.isEmpty)
    #expect(page.contains("Compared with <a href=\"#one\">One</a>:"))
    #expect(page.contains("Only Two: "))
    #expect(!page.contains("class=\"pair\""))
  }

  @Test func blocksThatFollowEachOtherAreOneFigure() throws {
    let swift = "window.rootViewController = A()\nwindow.makeKeyAndVisible()\n"
    let objectiveC = """
      ```objc scenario id=objc title=Before
      window.rootViewController = [A new];
      [window makeKeyAndVisible];
      ```

      ```claims
      A.viewDidAppear happens once
      ```


      """
    let (page, places) = try build(
      objectiveC + Self.scenario("id=swift title=After compare=objc", swift))
    #expect(places.isEmpty)
    #expect(page.components(separatedBy: "<figure").count == 2)
    #expect(page.contains("<figcaption><a href=\"#objc\">Before / After</a>"))
    #expect(page.contains("<div class=\"side\" id=\"swift\">"))
    #expect(page.contains("<p class=\"same\">Both make the same calls.</p>"))
    #expect(page.contains("A.viewDidAppear happens once"))
  }

  static let pair =
    scenario("id=one title=One", "window.rootViewController = A()\nwindow.makeKeyAndVisible()")
      + """
      ```objc scenario id=two title=Two compare=one
      // The window is ours.
      window.rootViewController = [A new];
      [window makeKeyAndVisible];
      ```


      """

  @Test func aPairThatAgreesIsDrawnAsTheFirstOfTheTwo() throws {
    let (page, _) = try build(Self.pair)
    #expect(page.contains("viewDidAppear(false)") && !page.contains("[A viewDidAppear:NO]"))
    #expect(page.contains("aria-label=\"Sequence diagram: One\""))
  }

  @Test func aPairInBothLanguagesIsCalledAsTheFirst() throws {
    let (page, _) = try build(Self.pair.replacing("title=Two", with: "title=\"In Objective-C\""))
    #expect(page.contains("<figcaption><a href=\"#one\">One</a>"))
    #expect(page.contains("<div class=\"pair tabs\">"))
    #expect(page.contains("<p class=\"tab\">Swift</p>"))
    #expect(page.contains("<p class=\"tab\">Objective-C</p>"))
  }

  @Test func linesOfBothLeadToTheCallsOfAPair() throws {
    let (page, _) = try build(Self.pair)
    let call = try #require(page.firstMatch(of: /<g[^>]*><title>(?:(?!<g).)*makeKeyAndVisible/))
    #expect(call.output.contains("data-line=\"two-L3\""))
    #expect(page.contains("<a href=\"#one-L2\">"))
  }

  @Test func callsOfVersionsThatDifferLeadToTheirLine() throws {
    let (page, _) = try build(Self.scenario("id=tabs ios=17,26"))
    let sides = page.components(separatedBy: "<svg class=\"ll\" overflow").dropFirst()
    // Two beside each other, and on a phone under each other.
    #expect(sides.count == 4 && sides.allSatisfy { $0.contains("<a href=\"#tabs-L6\">") })
  }

  @Test func callsOfBothThatDifferLeadToTheirOwnLines() throws {
    let one = Self.scenario(
      "id=one title=One", "window.rootViewController = A()\nwindow.makeKeyAndVisible()")
    let two = Self.scenario("id=two compare=one", "// Shown.\nwindow.makeKeyAndVisible()")
    for text in [one + two, one + "Prose.\n\n" + two] {
      let (page, _) = try build(text)
      #expect(page.contains("class=\"scenario compared\""))
      let drawing = try #require(page.range(of: "class=\"diff\"")).lowerBound
      #expect(page[drawing...].contains("<a href=\"#one-L2\">"))
      #expect(page[drawing...].contains("<a href=\"#two-L2\">"))
    }
  }

  @Test func aPairThatDiffersHasTheClaimsWithTheirPrograms() throws {
    let claims = "```claims\nA.viewDidAppear happens once\n```\n\n"
    let (page, places) = try build(
      Self.scenario(
        "id=one title=One", "window.rootViewController = A()\nwindow.makeKeyAndVisible()")
        + claims + Self.scenario("id=two title=Two compare=one", "window.rootViewController = A()"))
    #expect(places.isEmpty)
    #expect(page.contains("<p>Compared with One: </p>"))
    let claim = try #require(page.range(of: "A.viewDidAppear happens once"))
    let second = try #require(page.range(of: "<div class=\"side\" id=\"two\">"))
    #expect(claim.upperBound < second.lowerBound)
    #expect(page.components(separatedBy: "A.viewDidAppear happens once").count == 2)
  }

  @Test func aThirdIsComparedWithTheSecondOfAPairByItself() throws {
    let third = Self.scenario(
      "id=three compare=two", "window.rootViewController = A()\nwindow.makeKeyAndVisible()")
    let (page, places) = try build(Self.pair + third)
    #expect(places.isEmpty)
    #expect(page.components(separatedBy: "<figure").count == 3)
    #expect(page.contains("The same calls as in <a href=\"#two\">Two</a></p>"))
  }

  @Test func plainMarkdownHasTheDiagramOfAPairBelowTheFirst() throws {
    try SiteFixture.with(["index.md": Self.pair]) { site in
      _ = try site.build()
      let plain = try site.page("index.md")
      let diagram = try #require(plain.range(of: "makeKeyAndVisible() ─"))
      let second = try #require(plain.range(of: "[window makeKeyAndVisible];"))
      let remark = try #require(plain.range(of: "Both make the same calls"))
      #expect(diagram.upperBound < second.lowerBound && second.upperBound < remark.lowerBound)
      #expect(plain.components(separatedBy: "```text").count == 2)
    }
  }

  @Test func whatIsShownOfBothBelowEachOtherIsOneFigureToo() throws {
    let swift = "window.rootViewController = A()\nwindow.makeKeyAndVisible()\n"
    let objectiveC = """
      ```objc scenario id=objc compare=swift
      window.rootViewController = [A new];
      [window makeKeyAndVisible];
      ```


      """
    let shown = "![[index#swift|One]]\n\n![[index#objc|The other]]\n"
    let apart = "![[index#swift|One]]\n\nText.\n\n![[index#objc|The other]]\n"
    try SiteFixture.with([
      "index.md": "# Both\n\n" + Self.scenario("id=swift", swift) + objectiveC,
      "shown.md": shown, "apart.md": apart, "part.md": "![[index#Both]]\n",
      "second.md": "![[index#objc]]\n",
    ]) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let page = try site.page("shown.html")
      #expect(page.components(separatedBy: "<figure").count == 2)
      #expect(page.contains("<figcaption><a href=\"#swift\">One / The other</a>"))
      #expect(page.contains("<div class=\"side\" id=\"objc\">"))
      let plain = try site.page("shown.md")
      let parts = ["```swift", "```text", "```objc", "Both make the same calls"]
        .map { plain.range(of: $0)?.lowerBound ?? plain.startIndex }
      #expect(parts == parts.sorted() && Set(parts).count == 4 && !plain.contains("![["))
      #expect(try site.page("apart.html").components(separatedBy: "<figure").count == 3)
      #expect(try site.page("part.html").components(separatedBy: "<figure").count == 2)
      #expect(try site.page("second.html").components(separatedBy: "<figure").count == 2)
      let second = try site.page("second.md")
      #expect(second.contains("```swift") && second.contains("```objc"))
    }
  }

  @Test(arguments: [
    ("id=a compare=a", "index.md:1:24 scenario.compare-itself"),
    ("id=a compare=b", "index.md:1:24 scenario.unknown-id"),
    ("id=a ios=4", "index.md:1:24 scenario.bad-version"),
    ("id=a ios=17-12", "index.md:1:24 scenario.bad-version"),
  ])
  func saysWhatCannotBeCompared(marks: String, place: String) throws {
    #expect(try build(Self.scenario(marks)).places == [place])
  }

  @Test func anotherScenarioAndOtherVersionsAreTooMuch() throws {
    let (_, places) = try build(
      Self.scenario("id=a") + Self.scenario("id=b compare=a ios=17,26"))
    #expect(places == ["index.md:10:24 scenario.compare-versions"])
  }
}
