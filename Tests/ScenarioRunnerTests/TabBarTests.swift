import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// What programs ask of tab bars and their items.
@Suite struct TabBarTests {
  @Test func theBarKnowsWhichItemWasTapped() {
    let result = run(
      """
      class Tabs: UITabBarController {
        override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
          print(tabBar.items?.firstIndex(of: item) ?? -1, tabBar.items?.count ?? 0)
        }
      }
      let tabs = Tabs()
      let a = A(), b = B()
      b.tabBarItem = UITabBarItem(title: "B", image: nil, tag: 7)
      tabs.viewControllers = [a, b, C()]
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      settle()
      user.selectTab(2)
      user.selectTab(1)
      print(tabs.tabBar.selectedItem == b.tabBarItem, a.tabBarItem == b.tabBarItem)
      """)
    #expect(consoleLines(result) == ["2 3", "1 3", "true false"], "\(listing(result))")
  }

  @Test(arguments: [(true, "false"), (false, "true")])
  func aSwitchThatIsAnimatedHasACoordinator(completes: Bool, isCancelled: String) {
    let result = run(
      """
      class Page: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          transitionCoordinator?.animate(
            alongsideTransition: { _ in print("alongside") },
            completion: { print("completion", $0.isCancelled) })
        }
        override func viewDidAppear(_ animated: Bool) { print("did") }
      }
      class Animator: NSObject, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
        func tabBarController(_ tabs: UITabBarController, animationControllerForTransitionFrom from: UIViewController, to: UIViewController) -> UIViewControllerAnimatedTransitioning? { self }
        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
        func animateTransition(using context: UIViewControllerContextTransitioning) {
          print("animator", tabs.transitionCoordinator === context)
          UIView.animate(withDuration: 0.4, animations: {}, completion: { _ in context.completeTransition(\(completes)) })
        }
      }
      let animator = Animator(), tabs = UITabBarController(), page = Page()
      tabs.viewControllers = [UIViewController(), page]
      tabs.delegate = animator
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      settle()
      tabs.selectedIndex = 1
      wait(0.1)
      print("later", tabs.transitionCoordinator != nil, page.transitionCoordinator != nil)
      settle()
      print(tabs.transitionCoordinator == nil, tabs.selectedIndex)
      """)
    #expect(
      consoleLines(result) == ["animator true", "alongside", "later true true"]
        + (completes ? ["did"] : []) + ["completion \(isCancelled)", "true \(completes ? 1 : 0)"],
      "\(listing(result))")
  }
}
