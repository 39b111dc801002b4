import Lifecycle
import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// Split view controllers with named columns, in narrow windows and wide ones.
@Suite struct SplitColumnTests {
  private func program(_ delegate: String, then: String) -> String {
    """
    class D: NSObject, UISplitViewControllerDelegate {
      \(delegate)
      func splitViewControllerDidCollapse(_ split: UISplitViewController) { print("collapsed") }
      func splitViewController(
        _ split: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode mode: UISplitViewController.DisplayMode
      ) -> UISplitViewController.DisplayMode {
        print("expands to \\(mode)")
        return mode
      }
      func splitViewControllerDidExpand(_ split: UISplitViewController) { print("expanded") }
    }
    let d = D()
    let list = List()
    let detail = Detail()
    let split = UISplitViewController(style: .doubleColumn)
    split.delegate = d
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    window.rootViewController = split
    window.makeKeyAndVisible()
    settle()
    print(split.isCollapsed, list.splitViewController === split)
    print(list.navigationController!.topViewController === list)
    \(then)
    """
  }

  private let startsWithList = """
    func splitViewController(
        _ split: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn column: UISplitViewController.Column
      ) -> UISplitViewController.Column {
        print("proposed \\(column)")
        return .primary
      }
    """

  private func printed(_ text: String, isPad: Bool = false) -> [String] {
    var scenario = Scenario(
      program: Snippet(SourceFile(path: "scenario", text: text)), dialect: .swift)
    scenario.iOSVersion = 17
    scenario.isPad = isPad
    let result = scenario.run(budget: .standard)
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
    return consoleLines(result)
  }

  @Test func onAPhoneTheDelegateSaysWhatIsOnTop() {
    #expect(
      printed(
        program(
          startsWithList,
          then: """
            split.show(.secondary)
            settle()
            print(list.navigationController!.topViewController === detail)
            """))
        == ["proposed secondary", "collapsed", "true true", "true", "true"])
  }

  @Test func withoutAnAnswerTheDetailIsOnTop() {
    #expect(printed(program("", then: "")) == ["collapsed", "true true", "false"])
  }

  @Test func onATabletItFollowsTheWidth() {
    #expect(
      printed(
        program(
          startsWithList,
          then: """
            user.resize(width: 320, height: 1180)
            settle()
            print(split.isCollapsed)
            user.resize(width: 1180, height: 820)
            settle()
            print(split.isCollapsed, detail.navigationController !== list.navigationController)
            """), isPad: true) == [
          "false true", "true", "proposed secondary", "collapsed", "true",
          "expands to oneBesideSecondary", "expanded", "false true",
        ])
  }

  @Test func aCompactColumnStandsForAll() {
    let text = program(
      "",
      then: ""
    ).replacing(
      "split.delegate = d",
      with: "let small = Small()\nsplit.setViewController(small, for: .compact)\nsplit.delegate = d"
    )
    #expect(
      printed(text + "print(small.parent === split, small.view.window != nil)")
        == ["collapsed", "true false", "true", "true true"])
  }

  @Test func whatIsNeverSentIsWarnedOf() {
    let result = run(
      """
      class D: NSObject, UISplitViewControllerDelegate {
        func splitViewController(
          _ split: UISplitViewController, willShow column: UISplitViewController.Column
        ) {}
      }
      print(D() is UISplitViewControllerDelegate)
      """)
    #expect(
      result.diagnostics.map { $0.message } == [
        "nothing here calls 'splitViewController(_:willShow:)': the model does not send it"
      ], "\(listing(result))")
  }

  @Test func whatIsNeverSentIsWarnedOfByItsSelectorToo() {
    let result = run(
      """
      @interface D : NSObject <UISplitViewControllerDelegate>
      @end
      @implementation D
      - (void)splitViewController:(UISplitViewController *)split
                   willShowColumn:(UISplitViewControllerColumn)column {}
      @end
      D *d = [D new];
      NSLog(@"%d", d != nil);
      """, dialect: .objectiveC)
    #expect(
      result.diagnostics.map { $0.message } == [
        "nothing here calls 'splitViewController(_:willShowColumn:)': the model does not send it"
      ], "\(listing(result))")
  }

  /// Only the secondary column is the detail; the one before has no other owner then.
  @Test func anotherDetailLeavesTheSupplementaryColumn() {
    #expect(
      printed(
        """
        class Detail: UIViewController { deinit { print("gone") } }
        let list = List()
        let split = UISplitViewController(style: .tripleColumn)
        split.setViewController(List(), for: .primary)
        split.setViewController(list, for: .supplementary)
        split.setViewController(Detail(), for: .secondary)
        window.rootViewController = split
        window.makeKeyAndVisible()
        settle()
        let other = UIViewController()
        split.showDetailViewController(other, sender: nil)
        settle()
        print(list.view.window != nil, split.viewControllers.count, other.view.window != nil)
        print(split.viewController(for: .secondary) === other)
        """, isPad: true) == ["gone", "true 3 true", "true"])
  }

  @Test func thePrimaryColumnIsShownAgainInANarrowWindow() {
    #expect(
      printed(
        """
        let list = List()
        let detail = Detail()
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        window.rootViewController = split
        window.makeKeyAndVisible()
        settle()
        print(list.view.window != nil, detail.view.window != nil)
        split.show(.primary)
        settle()
        print(list.view.window != nil, detail.view.window != nil)
        """) == ["false true", "true false"])
  }
}
