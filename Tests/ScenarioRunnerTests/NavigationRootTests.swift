import ScenarioRunner
import ScenarioSyntax
import Testing

/// A navigation controller's root is pushed by its initialiser.
@Suite struct NavigationRootTests {
  @Test func throughAnOverriddenPush() {
    let result = run(
      """
      class Nav: UINavigationController {
        override func pushViewController(_ page: UIViewController, animated: Bool) {
          page.hidesBottomBarWhenPushed = viewControllers.count > 0
          print(type(of: page), animated, viewControllers.count)
          super.pushViewController(page, animated: animated)
        }
      }
      let home = Home()
      let nav = Nav(rootViewController: home)
      window.rootViewController = nav
      window.makeKeyAndVisible()
      settle()
      nav.pushViewController(Detail(), animated: false)
      print(home.hidesBottomBarWhenPushed, nav.viewControllers.count)
      """)
    #expect(
      consoleLines(result) == ["Home false 0", "Detail false 1", "false 2"], "\(listing(result))")
  }

  @Test func inObjectiveC() {
    let result = run(
      """
      @interface Nav : UINavigationController @end
      @implementation Nav
      - (void)pushViewController:(UIViewController *)page animated:(BOOL)animated {
        NSLog(@"push %lu", (unsigned long)self.viewControllers.count);
        [super pushViewController:page animated:animated];
      }
      @end
      Nav *nav = [[Nav alloc] initWithRootViewController:[Home new]];
      window.rootViewController = nav;
      [window makeKeyAndVisible];
      """, dialect: .objectiveC)
    #expect(consoleLines(result) == ["push 0"], "\(listing(result))")
  }

  /// The callbacks are those of a class that overrides nothing.
  @Test func changesNoCallback() {
    let start = """
      let nav = Nav(rootViewController: Home())
      window.rootViewController = nav
      window.makeKeyAndVisible()
      """
    let plain = run("class Nav: UINavigationController {}\n" + start)
    let own = run(
      """
      class Nav: UINavigationController {
        override func pushViewController(_ page: UIViewController, animated: Bool) {
          super.pushViewController(page, animated: animated)
        }
      }

      """ + start)
    let calls = { (result: ScenarioResult) in
      listing(result).split(separator: "\n").map { $0.drop { $0 == " " } }.filter {
        !$0.contains("pushViewController")
      }
    }
    #expect(calls(own) == calls(plain))
  }
}
