import ScenarioRunner
import ScenarioSyntax
import Testing

/// A navigation controller's root is pushed by its initialiser.
@Suite struct NavigationRootTests {

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
