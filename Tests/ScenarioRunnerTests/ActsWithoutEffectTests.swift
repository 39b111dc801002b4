import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// What the person does and that changes nothing is warned of, with what would work.
@Suite struct ActsWithoutEffectTests {
  @Test(arguments: [
    ("user.tapBack()", "'nav' has no page to go back to", "push one before"),
    ("user.swipeBack()", "'nav' has no page to go back to", "push one before"),
    (
      "nav.pushViewController(Page(), animated: true); wait(0.1); user.swipeBack()",
      "is changing its pages", "'settle()' before it"
    ),
    ("user.goHome(); user.goHome()", "in the background already", "'user.returnToApp()'"),
    ("user.returnToApp()", "on screen already", "'user.goHome()'"),
    ("user.tap(UIButton())", "has no action", "'addTarget(_:action:for:)'"),
  ])
  func anActThatChangesNothingIsWarnedOf(_ act: String, _ message: String, _ note: String) {
    let result = run(
      """
      let nav = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = nav
      window.makeKeyAndVisible()
      settle()
      \(act)
      """)
    expect(result, message, note)
  }

  @Test(arguments: [
    (
      ".fullScreen", "user.dragSheetDown()", "'sheet' is not presented as a sheet",
      "'.pageSheet' and '.formSheet' do"
    ),
    (
      ".pageSheet", "user.tapOutside()", "'sheet' is no popover",
      "'modalPresentationStyle = .popover'"
    ),
  ])
  func whatCannotBePutAwaySaysWhatCan(
    _ style: String, _ act: String, _ message: String, _ note: String
  ) {
    let result = run(
      """
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      settle()
      let sheet = UIViewController()
      sheet.modalPresentationStyle = \(style)
      window.rootViewController!.present(sheet, animated: false)
      settle()
      \(act)
      """)
    expect(result, message, note)
  }

  @Test func aTabOrAPageThatIsNotThereIsWarnedOf() {
    let tabs = run(
      """
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      settle()
      user.selectTab(2)
      """)
    expect(tabs, "'tabs' has no tab 2", "its tabs are 0 to 1")
    let pages = run(
      """
      let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pager.setViewControllers([UIViewController()], direction: .forward, animated: false)
      window.rootViewController = pager
      window.makeKeyAndVisible()
      settle()
      user.swipePage(.forward)
      """)
    expect(pages, "there is no page to swipe to", "'viewControllerAfter'")
  }

  @Test func whatWorksIsNotWarnedOf() {
    let result = run(
      """
      let nav = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = nav
      window.makeKeyAndVisible()
      settle()
      nav.pushViewController(UIViewController(), animated: false)
      settle()
      user.swipeBack(cancelled: true)
      settle()
      user.tapBack()
      settle()
      user.goHome()
      user.returnToApp()
      user.rotate()
      """)
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
  }

  /// A view of SwiftUI's own stands for itself; what it would call is warned of, as in a body.
  @Test func closuresOfAHostedTextAreWarnedOf() {
    let result = run(
      """
      window.rootViewController = UIHostingController(
        rootView: VStack { Text("Profile") }.onAppear { print("seen") })
      window.makeKeyAndVisible()
      """)
    #expect(
      result.diagnostics.map(\.id) == ["scenario.closure-not-called"], "\(listing(result))")
  }

  @Test func theBodyOfAHostedViewIsWarnedOf() {
    let result = run(
      """
      struct Profile: View {
        var body: some View { Text("Profile").onAppear { print("seen") } }
      }
      window.rootViewController = UIHostingController(rootView: Profile())
      window.makeKeyAndVisible()
      """)
    let warning = result.diagnostics.first { $0.id == "scenario.closure-not-called" }
    #expect(warning?.message.contains("so 'onAppear' is never called") == true)
  }

  /// What does not show cannot be acted on: the program goes on, and the warning says what would work.
  @Test(arguments: [
    ("tapBack()", "no navigation controller shows", "UINavigationController(rootViewController:"),
    ("swipeBack()", "no navigation controller shows", "UINavigationController(rootViewController:"),
    ("dragSheetDown()", "no presented controller shows", "present(page, animated: true)"),
    ("tapOutside()", "no popover shows", "'.popover'"),
    ("selectTab(1)", "no tab bar controller shows", "viewControllers"),
    ("swipePage(.forward)", "no page view controller shows", "setViewControllers"),
    ("tap(\"OK\")", "nothing that shows is called 'OK'", "nothing with a title shows"),
  ])
  func whatDoesNotShowIsWarnedOf(_ act: String, _ message: String, _ note: String) {
    let result = run(
      """
      window.rootViewController = A()
      window.makeKeyAndVisible()
      settle()
      user.\(act)
      print("goes on")
      """)
    expect(result, message, note)
    #expect(consoleLines(result) == ["goes on"])
  }

  private func expect(_ result: ScenarioResult, _ message: String, _ note: String) {
    let warning = result.diagnostics.first { $0.id == "scenario.without-effect" }
    #expect(warning?.severity == .warning, "\(listing(result))")
    #expect(warning?.message.contains(message) == true, "\(listing(result))")
    #expect(warning?.notes.contains { $0.message.contains(note) } == true, "\(listing(result))")
  }
}
