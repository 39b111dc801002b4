import ScenarioRunner
import SourceText
import Testing
import Tracing

/// Logs of devices, held against a push of `b` onto `a`.
@Suite struct ObservedOrderTests {
  private static let trace = run(
    """
    class PageController: UIViewController {}
    let a = A()
    let b = PageController()
    let nav = UINavigationController(rootViewController: a)
    window.rootViewController = nav
    window.makeKeyAndVisible()
    settle()
    // MARK: Push
    nav.pushViewController(b, animated: true)
    """
  ).trace

  private func check(_ log: String) -> [Diagnostic] {
    ObservedOrder(Snippet(SourceFile(path: "page.md", text: log))).check(Self.trace)
  }

  @Test(arguments: [
    "a.viewWillDisappear\nb.viewWillAppear\na.viewDidDisappear\nb.viewDidAppear",
    "a.viewWillDisappear()\n\nb.viewWillAppear()\na.viewDidDisappear()\nb.viewDidAppear()",
    "-[A viewWillDisappear:]\n-[PageController viewWillAppear:]\n-[A viewDidDisappear:]\n"
      + "-[PageController viewDidAppear:]",
    "[b viewWillAppear:YES]\n[b viewDidAppear:YES]",
    "b.viewWillAppear(true)\nb.viewDidAppear(true)",
    "of b\nlogs viewWillAppear viewWillDisappear\nb.viewWillAppear",
    "b.willMove(toParent: nav)\nb.didMove(toParent: nav)",
  ])
  func agreesWithWhatWasLogged(log: String) {
    #expect(check(log) == [])
  }

  @Test func comparesWhatComesAfterTheHeadingAlone() {
    #expect(check("logs viewDidLoad\nof a b\nb.viewDidLoad") == [])
  }

  @Test func saysWhereTheModelParts() throws {
    let log = "a.viewWillDisappear\nb.viewWillAppear\nb.viewDidAppear\na.viewDidDisappear"
    let diagnostic = try #require(check(log).first)
    #expect(
      diagnostic.message
        == "the log has 'b.viewDidAppear', but the model has 'a.viewDidDisappear'")
    #expect(diagnostic.span.start.line == 3)
    #expect(diagnostic.notes.first?.message == "after: b.viewWillAppear")
  }

  @Test func aCallThatWasNotLoggedIsADifference() throws {
    let early = try #require(
      check("of a b\nlogs viewDidAppear viewDidDisappear\na.viewDidDisappear").first)
    #expect(early.message == "the log ends, but the model has 'b.viewDidAppear'")
    let late = try #require(check("b.viewWillAppear\nb.viewDidAppear\nb.viewWillDisappear").first)
    #expect(late.message == "the log has 'b.viewWillDisappear', but the model ends")
  }

  @Test(arguments: [
    "", "\n\n", "of", "logs", "[", "-[", "(", ".", "a.", "of a\nlogs b", "é.ü(", "]",
  ])
  func everyTextIsALog(log: String) {
    _ = check(log)
  }
}
