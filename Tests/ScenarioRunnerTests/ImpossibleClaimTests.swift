import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// A claim that nothing happens holds by itself where it could not happen: that is an error.
@Suite struct ImpossibleClaimTests {
  @Test(arguments: [
    ("page.init never happens", "'page' is never sent 'init'", "it can be sent to nav"),
    ("window.viewDidLoad never happens", "'window' is never sent 'viewDidLoad'", "nav, root, page"),
    ("UIKit.viewDidLoad never happens", "'UIKit' is never sent 'viewDidLoad'", "nav, root, page"),
    ("page.pushViewController happens at most once", "'page' is never sent", "sent to nav"),
    ("page.reload does not happen", "'page' is never sent 'reload'", "it can be sent to root"),
    (
      "page.presentationControllerDidDismiss never happens", "'page' is never sent",
      "only of classes that implement it"
    ),
    ("page.makeKeyAndVisible does not happen", "'page' is never sent", "sent to window"),
  ])
  func itIsAnError(_ claim: String, _ message: String, _ note: String) throws {
    let diagnostic = try #require(check(claim))
    #expect(diagnostic.id == "claim.cannot-fail")
    #expect(diagnostic.message.hasPrefix("'\(claim)' cannot fail: \(message)"))
    #expect(diagnostic.notes.contains { $0.message.contains(note) }, "\(diagnostic.notes)")
  }

  @Test func anyNumberOfTimesIsNoClaim() {
    #expect(check("page.viewDidAppear happens at least 0 times")?.id == "claim.cannot-fail")
  }

  @Test(arguments: [
    "nav.viewDidUnload never happens", "page.didMove never happens", "page.deinit never happens",
    "page.didReceiveMemoryWarning does not happen", "root.reload never happens",
    "nav.popViewController happens at most once", "root.viewWillTransition never happens",
    "page.completion never happens",
  ])
  func whatCouldHappenIsNone(_ claim: String) {
    #expect(check(claim) == nil)
  }

  private func check(_ claim: String) -> Diagnostic? {
    let program = """
      class Root: UIViewController { func reload() {} }
      let root = Root()
      let page = UIViewController()
      let nav = UINavigationController(rootViewController: root)
      window.rootViewController = nav
      window.makeKeyAndVisible()
      page.loadViewIfNeeded()
      """
    let trace = Scenario(
      program: Snippet(SourceFile(path: "page.md", text: program)), dialect: .swift
    ).run().trace
    return Claims(Snippet(SourceFile(path: "page.md", text: claim))).check(trace)
      .first?.diagnostic
  }
}
