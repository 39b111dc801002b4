import Claims
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

  @Test(arguments: [
    ("page.viewDidLoad not before page.viewDidLoad", "compares an event with itself"),
    ("page.viewDidLoad outside page.viewDidLoad", "compares an event with itself"),
    ("page.viewDidLoad and page.viewDidLoad in the same turn", "compares an event with itself"),
    ("root.viewDidAppear(3) never happens", "has no value of the kind of '3'"),
    ("root.viewDidAppear(\"no\") never happens", "has no value of the kind of '\"no\"'"),
    ("nav.pushViewController(3, animated: true) never happens", "has no value of the kind of '3'"),
    ("does not raise NSInvalidArgumentExeption", "no exception is called"),
    ("never raises UITypo", "no exception is called 'UITypo'"),
    ("app.applicationDidBecomeActive never happens", "'app' is never sent"),
    ("list.tableView never happens", "nothing here sends 'tableView'"),
    ("list.scrollViewDidScroll(_:) never happens", "nothing here sends 'scrollViewDidScroll'"),
  ])
  func itIsAnErrorInALaunchedApplicationToo(_ claim: String, _ message: String) throws {
    let diagnostic = try #require(checkLaunched(claim))
    #expect(diagnostic.id == "claim.cannot-fail", "\(diagnostic)")
    #expect(diagnostic.message.contains("cannot fail: "), "\(diagnostic)")
    #expect(diagnostic.message.contains(message), "\(diagnostic)")
  }

  @Test(arguments: [
    "AppDelegate.applicationDidEnterBackground never happens",
    "does not raise NSInvalidArgumentException", "does not raise \"is already pushed\"",
    "nav.pushViewController(…, animated: false) never happens",
    "the last list.viewDidLoad not before the first list.viewDidLoad",
    "root.viewDidAppear(true) never happens", "list.viewWillDisappear never happens",
  ])
  func whatCouldHappenInALaunchedApplicationIsNone(_ claim: String) {
    #expect(checkLaunched(claim) == nil)
  }

  @Test func neverMayStandBeforeTheVerbAndAtTheEnd() {
    #expect(check("prints \"2\" never") == nil)
    #expect(check("never prints \"2\"") == nil)
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

  private func checkLaunched(_ claim: String) -> Diagnostic? {
    check(
      claim,
      of: """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            let root = List()
            let nav = UINavigationController(rootViewController: root)
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = nav
            window?.makeKeyAndVisible()
            let list = List()
            let page = UIViewController()
            page.loadViewIfNeeded()
            list.loadViewIfNeeded()
            nav.pushViewController(list, animated: true)
            return true
          }
        }
        class List: UITableViewController {
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
          override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        }
        """, ios: 12)
  }

  private func check(_ claim: String) -> Diagnostic? { check(claim, of: Self.program) }

  private static let program = """
    class Root: UIViewController { func reload() {} }
    let root = Root()
    let page = UIViewController()
    let nav = UINavigationController(rootViewController: root)
    window.rootViewController = nav
    window.makeKeyAndVisible()
    page.loadViewIfNeeded()
    """

  private func check(_ claim: String, of program: String, ios: Int = 17) -> Diagnostic? {
    var scenario = Scenario(
      program: Snippet(SourceFile(path: "page.md", text: program)), dialect: .swift)
    scenario.iOSVersion = ios
    return ClaimBlock(Snippet(SourceFile(path: "page.md", text: claim))).check(scenario.run().trace)
      .first?.diagnostic
  }
}
