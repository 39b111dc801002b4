import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// A navigation controller as the detail of a split view controller with one column.
@Suite struct SplitDetailTests {
  private static let classic = """
    let split = UISplitViewController()
    split.viewControllers = [UINavigationController(rootViewController: list), Blank()]

    """
  private static let columns = """
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(UINavigationController(rootViewController: Blank()), for: .secondary)

    """

  @Test(arguments: [classic, columns])
  func isPushedAsItStands(_ split: String) {
    let result = run(
      "let list = List()\n" + split + """
        window.rootViewController = split
        window.makeKeyAndVisible()
        settle()
        let detail = UINavigationController(rootViewController: Detail())
        list.showDetailViewController(detail, sender: nil)
        settle()
        print(list.navigationController!.topViewController === detail)
        print(detail.viewControllers.count, detail.topViewController!.view.window === window)
        """)
    #expect(consoleLines(result) == ["true", "1 true"], "\(listing(result))")
    #expect(listing(result).contains("Detail.viewDidAppear(true)"), "\(listing(result))")
  }

  /// Its page stays in it, and so hears nothing of who its parent is.
  @Test func goesOnTopInACollapse() {
    let result = run(
      """
      class Delegate: NSObject, UISplitViewControllerDelegate {
        func splitViewController(
          _ s: UISplitViewController, collapseSecondary a: UIViewController,
          onto b: UIViewController
        ) -> Bool { false }
      }
      let delegate = Delegate()
      let split = UISplitViewController()
      split.delegate = delegate
      let primary = UINavigationController(rootViewController: List())
      let detail = UINavigationController(rootViewController: Detail())
      split.viewControllers = [primary, detail]
      window.rootViewController = split
      window.makeKeyAndVisible()
      settle()
      print(primary.topViewController === detail, detail.viewControllers.count)
      primary.popViewController(animated: true)
      settle()
      print(primary.viewControllers.count, detail.parent == nil, detail.viewControllers.count)
      """)
    #expect(consoleLines(result) == ["true 1", "1 true 1"], "\(listing(result))")
    let calls = listing(result).split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(calls.contains("detail.didMove(toParent: nil)"))
    #expect(!calls.contains("Detail.willMove(toParent: nil)"), "\(listing(result))")
    #expect(calls.contains("Detail.viewDidDisappear(true)"), "\(listing(result))")
  }

  @Test func goesBackIntoItsColumn() {
    var scenario = Scenario(
      program: Snippet(
        SourceFile(
          path: "scenario",
          text: """
            let split = UISplitViewController()
            let primary = UINavigationController(rootViewController: List())
            let detail = UINavigationController(rootViewController: Detail())
            split.viewControllers = [primary, detail]
            window.rootViewController = split
            window.makeKeyAndVisible()
            settle()
            user.resize(width: 320, height: 1180)
            settle()
            print(split.isCollapsed, primary.viewControllers.count)
            user.resize(width: 1180, height: 820)
            settle()
            print(split.isCollapsed, primary.viewControllers.count, detail.parent === split)
            print(detail.viewControllers.count, detail.view.window === window)
            """)), dialect: .swift)
    scenario.isPad = true
    let result = scenario.run()
    #expect(
      consoleLines(result) == ["true 2", "false 1 true", "1 true"], "\(listing(result))")
  }

  /// The program cannot do the same.
  @Test func cannotBePushedOtherwise() {
    let result = run(
      """
      let nav = UINavigationController(rootViewController: A())
      nav.pushViewController(UINavigationController(rootViewController: B()), animated: true)
      """)
    #expect(exceptions(result) == ["Pushing a navigation controller is not supported"])
  }
}
