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
    #expect(page.contains("comes later in iOS 26 than in iOS 14, 17."))
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
    #expect(page.contains("<figcaption><a href=\"#swift\">Before / After</a>"))
    #expect(page.contains("<div class=\"side\" id=\"objc\">"))
    #expect(page.contains("The same calls as in <a href=\"#objc\">Before</a></p>"))
    #expect(page.contains("A.viewDidAppear happens once"))
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
      "index.md": Self.scenario("id=swift", swift) + objectiveC, "shown.md": shown,
      "apart.md": apart,
    ]) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let page = try site.page("shown.html")
      #expect(page.components(separatedBy: "<figure").count == 2)
      #expect(page.contains("<figcaption><a href=\"#objc\">One / The other</a>"))
      #expect(page.contains("<div class=\"side\" id=\"swift\">"))
      let plain = try site.page("shown.md")
      #expect(plain.contains("```swift") && plain.contains("```objc") && !plain.contains("![["))
      #expect(try site.page("apart.html").components(separatedBy: "<figure").count == 3)
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
