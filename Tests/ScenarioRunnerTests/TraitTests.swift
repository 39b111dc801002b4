import ScenarioRunner
import ScenarioSyntax
import Testing

/// Who hears of traits, and when.
@Suite struct TraitTests {
  private static let classes = """
    class Part: UIView {
      override func traitCollectionDidChange(_ old: UITraitCollection?) { print("part", old == nil) }
      override func layoutSubviews() { print("layout") }
    }
    class Page: UIViewController {
      override func viewDidLoad() { view.addSubview(Part()) }
      override func viewWillAppear(_ animated: Bool) { print("will") }
      override func traitCollectionDidChange(_ old: UITraitCollection?) { print("page", old == nil) }
      override func viewWillLayoutSubviews() { print("will layout") }
      override func viewDidAppear(_ animated: Bool) { print("did") }
    }
    let nav = UINavigationController(rootViewController: UIViewController())

    """

  /// Logs of 2014 to 2018, of a launch and of a push.
  @Test(arguments: [
    (7, false), (8, true), (12, true), (13, false), (17, false),
  ])
  func theFirstOnesComeBeforeTheLayoutUntilIOS12(version: Int, isTold: Bool) {
    let told = isTold ? ["page true", "part true"] : []
    let expected = ["will"] + told + ["will layout", "layout", "did"]
    let launch = run(
      Self.classes + """
        window.rootViewController = Page()
        window.makeKeyAndVisible()
        """, ios: version)
    #expect(consoleLines(launch) == expected, "\(listing(launch))")
    let push = run(
      Self.classes + """
        window.rootViewController = nav
        window.makeKeyAndVisible()
        settle()
        nav.pushViewController(Page(), animated: true)
        settle()
        nav.pushViewController(UIViewController(), animated: false)
        settle()
        nav.popViewController(animated: false)
        """, ios: version)
    #expect(consoleLines(push) == expected + ["will", "did"], "\(listing(push))")
  }

  @Test(arguments: [12, 17])
  func aChangeReachesViewsToo(version: Int) {
    let result = run(
      Self.classes + """
        window.rootViewController = Page()
        window.makeKeyAndVisible()
        settle()
        print("rotate")
        user.rotate()
        """, ios: version)
    let lines = consoleLines(result).drop { $0 != "rotate" }.prefix(4)
    #expect(lines == ["rotate", "page false", "part false", "will layout"], "\(listing(result))")
  }
}
