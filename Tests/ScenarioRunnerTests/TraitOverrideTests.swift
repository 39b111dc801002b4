import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// Traits that a program overrides: who reads them, and who hears of them.
@Suite struct TraitOverrideTests {
  private static let page = """
    class Page: UIViewController {
      override func traitCollectionDidChange(_ old: UITraitCollection?) {
        super.traitCollectionDidChange(old)
        print(
          title ?? "", traitCollection.userInterfaceStyle == .dark,
          traitCollection.hasDifferentColorAppearance(comparedTo: old))
      }
    }
    let outer = Page()
    outer.title = "outer"
    let inner = Page()
    inner.title = "inner"
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    window.rootViewController = outer
    window.makeKeyAndVisible()
    settle()
    print("---")

    """

  @Test(arguments: [
    (16, ["outer true true", "inner true true", "set"]),
    (17, ["set", "outer true true", "inner true true"]),
  ])
  func `a window's style reaches the controllers in it`(ios: Int, lines: [String]) {
    let result = run(
      Self.page + """
        window.overrideUserInterfaceStyle = .dark
        print("set")
        """, ios: ios)
    #expect(
      Array(consoleLines(result).drop { $0 != "---" }.dropFirst()) == lines, "\(listing(result))")
  }

  @Test func `a controller's style is that of its children, and changes nothing above`() {
    let result = run(
      Self.page + """
        inner.overrideUserInterfaceStyle = .dark
        settle()
        print(outer.traitCollection.userInterfaceStyle == .dark)
        window.overrideUserInterfaceStyle = .dark
        """, ios: 17)
    #expect(
      Array(consoleLines(result).drop { $0 != "---" }.dropFirst())
        == ["inner true true", "false", "outer true true"], "\(listing(result))")
  }

  @Test(arguments: [
    "host.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: split)",
    "split.traitOverrides.horizontalSizeClass = .regular",
  ])
  func `a regular width expands a split view controller on a phone`(override: String) {
    let result = run(
      """
      let host = UIViewController()
      let split = UISplitViewController()
      split.viewControllers = [UINavigationController(rootViewController: Master()), Detail()]
      host.addChild(split)
      host.view.addSubview(split.view)
      split.didMove(toParent: host)
      window.rootViewController = host
      window.makeKeyAndVisible()
      settle()
      print(split.isCollapsed)
      \(override)
      settle()
      print(split.isCollapsed, split.traitCollection.horizontalSizeClass == .regular)
      """)
    #expect(consoleLines(result) == ["true", "false true"], "\(listing(result))")
  }
}
