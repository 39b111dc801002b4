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
}
