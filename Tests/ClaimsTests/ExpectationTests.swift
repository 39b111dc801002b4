import CallTrace
import Claims
import Lifecycle
import ScenarioRunner
import SourceText
import Testing

/// Claims and expected traces, held against a push: `nav` with `A`, then `B` is pushed.
struct ExpectationTests {
  private static let trace: Trace = {
    do {
      let simulator = Simulator()
      let nav = try simulator.make(.navigationController) as! UINavigationController
      nav.label = "nav"
      simulator.retain(nav)
      let pages = try ["A", "B"].map { name in
        let page = try simulator.make(RuntimeClass(name: name, superclass: .viewController))
        simulator.retain(page)
        return page as! UIViewController
      }
      try simulator.setRoot(pages[0], of: nav)
      try simulator.window.setRootViewController(nav, simulator)
      try simulator.window.makeKeyAndVisible(simulator)
      try simulator.settle()
      try simulator.log("pushing")
      try simulator.send(.pushViewController, .values([.object(pages[1]), .bool(true)]), to: nav)
      try simulator.settle()
      try simulator.send(.endAppearanceTransition, to: pages[1])
      return simulator.finish()
    } catch {
      return Trace()
    }
  }()

  private func check(_ text: String) -> [ClaimResult] {
    ClaimBlock(Snippet(SourceFile(path: "page.md", text: text))).check(Self.trace)
  }

  @Test(arguments: [
    "B.viewDidLoad happens once", "- A.viewWillAppear happens once", "B.deinit never happens",
    "B deinit does not happen", "A.viewWillDisappear before B.viewWillAppear",
    "A.viewDidDisappear directly before B.viewDidAppear",
    "B.viewDidAppear after B.viewWillAppear",
    "B.willMove(toParent: nav) inside nav.pushViewController",
    "B.willMove(toParent:nav) is synchronously inside nav.pushViewController(_:animated:)",
    "[B willMoveToParentViewController:nav] inside [nav pushViewController:B animated:YES]",
    "B.viewDidLoad not inside nav.pushViewController",
    "B.viewDidLoad is deferred from nav.pushViewController",
    "B.viewWillAppear and B.viewDidAppear in different turns",
    "A.viewWillDisappear and B.viewWillAppear in the same turn",
    "A.viewWillDisappear and A.viewDidDisappear not in the same turn",
    "A.viewWillAppear happens at least once", "B.viewDidAppear happens at most two times",
    "first A.viewWillAppear before last A.viewWillDisappear",
    "B.viewDidLoad does not happen twice", "B.viewDidLoad happens not twice",
    "A.viewWillAppear happens more than zero times", "A.viewWillAppear happens fewer than 3 times",
    "B.viewWillAppear does not happen before A.viewWillDisappear",
    "B.viewDidLoad happens outside nav.pushViewController",
    "B.willMove is not outside nav.pushViewController", "A.deinit is never called",
    "B.viewDidAppear in a different turn from B.viewWillAppear",
    "B.viewDidAppear in a later turn than B.viewWillAppear",
    "B.viewWillAppear in an earlier turn than B.viewDidAppear",
    "B.viewWillAppear is not in a different turn from A.viewWillDisappear",
    "B is never deallocated", "A is not deallocated",
    "B.viewDidLoad is asynchronous to nav.pushViewController",
    "B.viewDidLoad is not synchronous to nav.pushViewController",
    "raises nothing", "never raises", "warns \"Unbalanced calls\"", "prints pushing",
    "prints pushing once", "prints \"pushing\" exactly 1 time",
    "prints \"pushing twice\" fewer than 1 times",
    "does not print pushing twice", "warns \"nested push\" at most once",
    "does not warn \"nested push\"", "# a remark", "",
  ])
  func trueClaims(_ claim: String) {
    for result in check(claim) {
      #expect(result.holds, "\(result.diagnostic.map { DiagnosticPrinter().print($0) } ?? "")")
    }
  }

  @Test(arguments: [
    ("B.viewDidLoad happens twice", "expected 'B.viewDidLoad happens twice', but it happens once"),
    (
      "B.viewWillAppear before A.viewWillDisappear",
      "expected 'B.viewWillAppear before A.viewWillDisappear', but the trace has it otherwise"
    ),
    (
      "B.viewWillAppear never happens",
      "expected 'B.viewWillAppear never happens', but it happens once"
    ),
    (
      "B.deinit before A.viewDidAppear",
      "expected 'B.deinit before A.viewDidAppear', but 'B.deinit' never happens"
    ),
    ("B is deallocated", "expected 'B is deallocated', but it never happens"),
    (
      "A.viewDidAppear not before B.viewDidAppear",
      "expected 'A.viewDidAppear not before B.viewDidAppear', but the trace has it otherwise"
    ),
    ("raises", "expected 'raises', but it raises nothing"),
    ("warns \"corrupted\"", "expected 'warns \"corrupted\"', but it warns"),
    ("prints popping", "expected 'prints popping', but it prints \"pushing\""),
    ("prints pushing twice", "expected 'prints pushing twice', but it prints that once"),
    ("does not print pushing once", "expected 'does not print pushing once', but it prints that"),
    (
      "B.viewWillAppear and B.viewDidAppear in the same turn",
      "expected 'B.viewWillAppear and B.viewDidAppear in the same turn', but the trace has it"
    ),
  ])
  func falseClaims(_ claim: String, _ message: String) throws {
    let diagnostic = try #require(check(claim).first?.diagnostic)
    #expect(diagnostic.id == "claim.false")
    #expect(diagnostic.message.hasPrefix(message), "\(diagnostic.message)")
  }

  @Test func aFalseClaimAboutOrderNamesItsEvents() throws {
    let version = Self.trace.iOSVersion
    let result = try #require(check("B.viewWillAppear before A.viewWillDisappear").first)
    let names = try #require(result.misplaced[version]).sorted().map { event in
      Self.trace.events[event].call.map { Self.trace[$0.selector].baseName }
    }
    #expect(names == ["viewWillDisappear", "viewWillAppear"])
    #expect(check("A.viewWillDisappear before B.viewWillAppear").first?.misplaced.isEmpty == true)
    #expect(check("B.viewDidLoad happens twice").first?.misplaced[version] == [])
  }

  @Test(arguments: [
    ("C.viewDidLoad never happens", "claim.unknown-participant", "C.viewDidLoad"),
    ("B.viewDidLod never happens", "claim.unknown-message", "B.viewDidLod"),
    ("B appears nicely", "claim.unreadable", "B appears nicely"),
    ("B.viewDidLoad happens often", "claim.unreadable", "B.viewDidLoad happens often"),
  ])
  func claimsThatSayNothing(_ claim: String, _ id: String, _ covered: String) throws {
    let diagnostic = try #require(check("\n  - " + claim + "\n").first?.diagnostic)
    #expect(diagnostic.id == id)
    #expect(diagnostic.span.text.hasSuffix(covered))
    #expect(diagnostic.span.start.line == 2)
  }

  @Test func aFalseClaimShowsTheNearestEvents() throws {
    let diagnostic = try #require(check("window.viewDidLoad happens").first?.diagnostic)
    let notes = diagnostic.notes.map { $0.message }
    #expect(notes.contains { $0.hasPrefix("actual: nav.viewDidLoad()") }, "\(notes)")
    #expect(notes.contains { $0.hasPrefix("actual: window.makeKeyAndVisible()") }, "\(notes)")
  }

  @Test func wildcardsStandForAnyText() {
    #expect(
      ExpectedTrace(Snippet(SourceFile(path: "", text: "…\nnav.push…(B, …)\n…"))).check(
        Self.trace, levels: levels
      ).isEmpty)
    #expect(
      !ExpectedTrace(Snippet(SourceFile(path: "", text: "…\nnav.pop…\n…"))).check(
        Self.trace, levels: levels
      ).isEmpty)
  }

  @Test(arguments: [
    (
      "…\nnav.push…(B, …)\n  A.wrong()\n  B.willMove(toParent: nav)\n…\nB.gone()\n",
      "…\nnav.push…(B, …)\n  B.willMove(toParent: nav)\n…\nB.endAppearanceTransition()\n"
    ),
    ("…\nB.gone()\n", "…\nB.endAppearanceTransition()\n"),
    ("…\nnav.push…(B, …)\n  B.gone()\n…\n", "…\nnav.push…(B, …)\n  B.willMove(toParent: nav)\n…\n"),
    ("…\nB.gone()\n…\nB.end…()\n", "…\nB.end…()\n"),
    (
      "…\n  A.viewWillAppear(true)\n…\nB.end…()\n",
      "…\n    A.viewWillAppear(false)\n…\nB.end…()\n"
    ),
    ("…\nB.viewDidAppear(false)\n…\n", "…\nB.viewDidAppear(true)\n…\n"),
    ("…\nB.view…Appear(false)\n…\n", "…\nB.viewWillAppear(true)\n…\n"),
  ])
  func whatIsAcceptedKeepsWhatStillFits(_ block: String, _ result: String) {
    let expected = ExpectedTrace(Snippet(SourceFile(path: "", text: block)))
    #expect(expected.accepted(Self.trace, levels: levels) == result)
    #expect(expect(result).isEmpty)
  }

  @Test func whatIsAcceptedHoldsWhereAProgramPrintsBlanks() throws {
    let trace = run("print(\"\")\nprint(\"a \")\nprint(\"b\\t\")").trace
    let empty = ExpectedTrace(Snippet(SourceFile(path: "", text: "")))
    let accepted = try #require(empty.accepted(trace, levels: [.console]))
    #expect(accepted.contains("! a\n") && accepted.contains("!\n"))
    let expected = ExpectedTrace(Snippet(SourceFile(path: "", text: accepted)))
    #expect(expected.check(trace, levels: [.console]).isEmpty)
  }

  @Test func whatNeverHappenedAloneIsTheWholeTraceWhenAccepted() {
    let expected = ExpectedTrace(Snippet(SourceFile(path: "", text: "…\nB.gone()\n…\n")))
    let lines = TraceListing(Self.trace, levels: levels).lines.filter {
      !$0.text.hasPrefix("— turn")
    }
    #expect(
      expected.accepted(Self.trace, levels: levels)
        == lines.map { $0.indentedText + "\n" }.joined())
  }

  @Test func misspeltMessageIsSuggested() throws {
    let fixIt = try #require(check("B.viewDidLod happens").first?.diagnostic?.fixIts.first)
    #expect(fixIt.span.text == "viewDidLod" && fixIt.replacement == "viewDidLoad")
  }

  // MARK: Expected traces

  private let levels: Set<MessageSelector.Level> = [.appearance, .containment]

  private func expect(_ text: String) -> [Diagnostic] {
    ExpectedTrace(Snippet(SourceFile(path: "page.md", text: text))).check(
      Self.trace, levels: levels)
  }

  @Test func theListingItselfIsTheExpectedTrace() {
    let listing = TraceListing(Self.trace, levels: levels)
    #expect(expect(listing.text).isEmpty)
    let withoutTurns = listing.lines.filter { !$0.text.hasPrefix("— turn") }.map(\.indentedText)
    #expect(expect(withoutTurns.joined(separator: "\r\n") + "\r\n\r\n").isEmpty)
  }

  @Test func ellipsesStandForAnyLines() {
    #expect(
      expect("…\nnav.pushViewController(B, animated: true)\n  B.willMove(toParent: nav)\n…\n") == []
    )
    #expect(expect("...\nB.didMove(toParent: nav)\n...") == [])
    #expect(expect("…").isEmpty)
    #expect(
      expect("…\nB.didMove(toParent: nav)\n…\nnav.pushViewController(B, animated: true)\n…").count
        == 1)
  }

  @Test func theFirstLineThatDiffersIsNamed() throws {
    let lines = TraceListing(Self.trace, levels: levels).lines.filter {
      !$0.text.hasPrefix("— turn")
    }.map(\.indentedText)
    var changed = lines
    changed[2] = "nav.viewWillVanish(false)"
    let diagnostic = try #require(expect(changed.joined(separator: "\n")).first)
    #expect(diagnostic.id == "trace.differs")
    #expect(diagnostic.span.start.line == 3)
    #expect(diagnostic.message.hasPrefix("expected 'nav.viewWillVanish(false)', but the trace has"))
    let long = try #require(expect(lines.joined(separator: "\n") + "\nB.deinit").first)
    #expect(long.message == "expected 'B.deinit', but the trace ends")
    let short = try #require(expect(lines.dropLast().joined(separator: "\n")).first)
    #expect(short.message.hasPrefix("the trace is expected to end, but the trace has '"))
  }
}
