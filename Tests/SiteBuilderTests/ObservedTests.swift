import Foundation
import SiteBuilder
import TestSupport
import Testing

@Suite("Logs of devices on a page")
struct ObservedTests {
  private static let push = """
    # Logs

    ## A push

    ```swift scenario id=push title=Push
    let nav = UINavigationController(rootViewController: A())
    window.rootViewController = nav
    window.makeKeyAndVisible()
    settle()
    // MARK: Push
    nav.pushViewController(B(), animated: true)
    ```


    """

  private static func log(_ marks: String = "", _ calls: String) -> String {
    "```observed \(marks)\n\(calls)\n```\n"
  }

  private func build(_ text: String) throws -> (page: String, table: String, places: [String]) {
    try SiteFixture.with(["index.md": text]) { (site) throws in
      let report = try site.build()
      return (
        try site.page("index.html"),
        site.exists("observed.html") ? try site.page("observed.html") : "",
        site.places(report.diagnostics)
      )
    }
  }

  @Test func aLogStandsInTheFigureAndInTheTable() throws {
    let marks = "source=https://example.org/log trust=\"device log\" system=\"iOS 9.3\""
    let (page, table, places) = try build(
      Self.push + Self.log(marks, "A.viewDidDisappear\nB.viewDidAppear"))
    #expect(places.isEmpty)
    #expect(
      page.contains(
        "<span class=\"mark\">✓</span> agrees: logged on a device, <span lang=\"en\">iOS 9.3</span>"
      ))
    #expect(page.contains("<a href=\"https://example.org/log\">example.org/log</a>"))
    #expect(table.contains("<b>1</b> agrees"))
    #expect(table.contains("<a href=\"index.html#push\">Push</a>"))
  }

  @Test func aLogConfirmsTheRulesBehindItsCallsAndThoseThatItNames() throws {
    let calls = "A.viewDidDisappear\nB.viewDidAppear"
    try SiteFixture.with([
      "index.md": Self.push
        + Self.log("source=https://example.org/log rules=load-view-default", calls)
    ]) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let rules = try site.page("rules.html")
      for (id, isShown) in [
        ("push-transition", true), ("load-view-default", true), ("view-getter-loads", false),
      ] {
        let start = try #require(rules.range(of: "<div class=\"rule\" id=\"\(id)\">"))
        let rest = rules[start.upperBound...]
        let rule = rest[..<(rest.range(of: "<div class=\"rule\"")?.lowerBound ?? rest.endIndex)]
        #expect(rule.contains("<p class=\"order\">") == isShown, "\(id)")
      }
      let table = try site.page("observed.html")
      #expect(!table.contains("<code>push-transition</code>"))
      #expect(table.contains("<a href=\"rules.html#nib-load-errors\"><code>nib-load-errors</code>"))
    }
  }

  @Test func aLogWithoutAnAddressDoesNotCount() throws {
    let calls = "A.viewDidDisappear\nB.viewDidAppear"
    let known = Self.log("source=https://example.org/log", calls)
    let unknown = Self.log("source=\"a notebook\"", calls)
    let (_, table, places) = try build(Self.push + unknown + known)
    #expect(places.isEmpty)
    #expect(table.contains("<b>1</b> agrees"))
    #expect(table.contains("1 more are not counted"))
    #expect(table.components(separatedBy: "<span class=\"uncounted\">").count == 2)
    try SiteFixture.with(["index.md": Self.push + unknown]) { (site) throws in
      _ = try site.build()
      #expect(!(try site.page("rules.html")).contains("<p class=\"order\">"))
    }
  }

  @Test(arguments: [
    "! UIViewControllerHierarchyInconsistency: adding a root view controller <Own: 0x7f> as a child"
      + " of view controller:<Other: 0x6a40>",
    "! *** Terminating app due to uncaught exception 'UIViewControllerHierarchyInconsistency', reason:"
      + " 'adding a root view controller <Own.A: 0x7f> as a child of view controller:<B>'",
    "! UIViewControllerHierarchyInconsistency: adding a root view controller …",
  ])
  func aTextOfACrashIsComparedByNoNameAndAddress(_ line: String) throws {
    #expect(try build(Self.crash + Self.log("", line)).places.isEmpty)
  }

  @Test(arguments: [
    "! NSInvalidArgumentException: adding a root view controller <A> as a child of view controller:<B>",
    "! UIViewControllerHierarchyInconsistency: adding a view controller <A>",
    "! Warning: nothing of the kind\n! UIViewControllerHierarchyInconsistency: …",
  ])
  func anotherTextThanTheModelsDiffers(_ lines: String) throws {
    #expect(
      try build(Self.crash + Self.log("", lines)).places == ["index.md:12:1 observed.differs"])
  }

  @Test func aLogWithoutTextsSaysNothingOfThem() throws {
    #expect(try build(Self.crash + Self.log("", "of A\nlogs viewDidAppear")).places.isEmpty)
  }

  private static let crash = """
    # Logs

    ```swift scenario id=root title=Root
    window.rootViewController = A()
    window.makeKeyAndVisible()
    settle()
    // MARK: Adopt
    B().addChild(window.rootViewController!)
    ```


    """

  @Test func aLogNamesOnlyRulesThatItsScenarioExercises() throws {
    let calls = "A.viewDidDisappear\nB.viewDidAppear"
    #expect(
      try build(Self.push + Self.log("rules=pagecurl", calls)).places
        == ["index.md:14:13 observed.unknown-rule"])
    #expect(
      try build(Self.push + Self.log("rules=page-curl", calls)).places
        == ["index.md:14:13 observed.unused-rule"])
  }

  @Test func aDifferenceFailsUnlessItIsKnown() throws {
    let calls = "B.viewDidAppear\nA.viewDidDisappear"
    #expect(
      try build(Self.push + Self.log("", calls)).places == ["index.md:15:1 observed.differs"])
    let (page, table, places) = try build(
      Self.push
        + Self.log("source=https://example.org/log differs=\"an old radar\"", calls))
    #expect(places.isEmpty)
    #expect(page.contains("an old radar"))
    #expect(table.contains("<b>1</b> differs"))
  }

  @Test func aDifferenceThatIsNoMoreFails() throws {
    let (_, _, places) = try build(
      Self.push + Self.log("differs=\"an old radar\"", "A.viewDidDisappear\nB.viewDidAppear"))
    #expect(places == ["index.md:14:13 observed.agrees"])
  }

  @Test func aKnownDifferenceSaysWhyAndNamesWhatThereIs() throws {
    let calls = "B.viewDidAppear\nA.viewDidDisappear"
    #expect(
      try build(Self.push + Self.log("differs=\"\"", calls)).places
        == ["index.md:14:13 observed.no-reason"])
    #expect(
      try build(Self.push + Self.log("differs=\"an old radar\"", "B.viewDidApear")).places
        == ["index.md:15:1 observed.unknown-message"])
  }

  @Test func whatALogWouldHaveShownIsThere() throws {
    #expect(
      try build(Self.push + Self.log("", "of A Bee\nA.viewDidDisappear")).places
        == ["index.md:15:1 observed.unknown-participant"])
    #expect(
      try build(Self.push + Self.log("", "logs viewDidApear\nA.viewDidDisappear")).places
        == ["index.md:15:1 observed.unknown-message"])
  }

  @Test func aLogThatNothingReRunsStandsByItself() throws {
    let (page, table, places) = try build(
      "# Logs\n\n## A nib\n\n"
        + Self.log("unmodelled=\"a scenario has no nib\" system=\"iOS 11\"", "A.awakeFromNib"))
    #expect(places.isEmpty)
    #expect(page.contains("cannot say it: logged on a device, <span lang=\"en\">iOS 11</span>"))
    #expect(table.contains("<a href=\"index.html#a-nib\">A nib</a>"))
    #expect(table.contains("a scenario has no nib"))
  }

  @Test func aLogThatStandsByItselfIsShownElsewhereToo() throws {
    let log = Self.log("unmodelled=\"a scenario has no nib\" system=\"iOS 11\"", "A.awakeFromNib")
    let files = ["index.md": "![[logs#A nib]]\n", "logs.md": "# Logs\n\n## A nib\n\n" + log]
    try SiteFixture.with(files) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      #expect(
        try site.page("index.html").contains(
          "cannot say it: logged on a device, <span lang=\"en\">iOS 11</span>"))
    }
  }

  @Test func aSiteWithoutLogsHasNoTable() throws {
    let (_, table, places) = try build(Self.push)
    #expect(places.isEmpty && table.isEmpty)
  }

  @Test func aLogNeedsAScenario() throws {
    #expect(
      try build("# Logs\n\n" + Self.log("", "A.viewDidLoad")).places
        == ["index.md:3:1 observed.no-scenario"])
  }
}
