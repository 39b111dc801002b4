import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// Handlers that are registered for traits, in all their forms.
@Suite struct TraitHandlerTests {
  @Test(arguments: [
    "page.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (page: Page, _) in page.told() }",
    "page.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: #selector(Page.told))",
    "page.registerForTraitChanges("
      + "[UITraitUserInterfaceStyle.self], target: page, action: #selector(Page.told))",
    "page.registerForTraitChanges("
      + "[UITraitHorizontalSizeClass.self, UITraitUserInterfaceStyle.self]) { (_: Page, _) in page.told() }",
    "page.registerForTraitChanges("
      + "UITraitCollection.systemTraitsAffectingColorAppearance) { (page: Page, _) in page.told() }",
    "page.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in page.told() }",
    "window.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIWindow, _) in page.told() }",
  ])
  func `a handler is called when a trait changes that it names`(_ registration: String) {
    let result = run(scene(registration, "window.overrideUserInterfaceStyle = .dark"))
    #expect(consoleLines(result) == ["told dark"], "\(listing(result))")
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
  }

  @Test(arguments: [
    (
      "page.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (page: Page, _) in page.told() }",
      "window.overrideUserInterfaceStyle = .dark"
    ),
    (
      "page.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (page: Page, _) in page.told() }",
      "window.overrideUserInterfaceStyle = .light"
    ),
    (
      "let token = page.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (page: Page, _) in"
        + " page.told() }; page.unregisterForTraitChanges(token)",
      "window.overrideUserInterfaceStyle = .dark"
    ),
  ])
  func `a handler is not called for other traits, for none, or when it is given up`(
    _ registration: String, _ change: String
  ) {
    let result = run(scene(registration, change))
    #expect(consoleLines(result).isEmpty, "\(listing(result))")
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
  }

  @Test func `before iOS 17 nobody can register`() {
    let result = run(
      scene(
        "page.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (page: Page, _) in page.told() }",
        ""), ios: 16)
    #expect(result.diagnostics.map { $0.id } == ["scenario.newer-system"], "\(listing(result))")
    #expect(result.diagnostics.first?.severity == .error)
  }

  private static let theme = """
    enum Theme: Int { case standard, mono }
    struct ThemeTrait: UITraitDefinition { static let defaultValue = Theme.standard }
    extension UITraitCollection { var theme: Theme { self[ThemeTrait.self] } }
    extension UIMutableTraits {
      var theme: Theme {
        get { self[ThemeTrait.self] }
        set { self[ThemeTrait.self] = newValue }
      }
    }

    """

  @Test func `a trait of the program's own reaches what is below, and whoever asks for it`() {
    let result = run(
      Self.theme + """
        class Page: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            registerForTraitChanges([ThemeTrait.self]) { (page: Page, old: UITraitCollection) in
              print(page.title ?? "", old.theme, page.traitCollection.theme)
            }
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
        print(inner.traitCollection.theme)
        outer.traitOverrides.theme = .standard
        settle()
        outer.traitOverrides.theme = .mono
        settle()
        print(inner.traitCollection[ThemeTrait.self])
        inner.traitOverrides[ThemeTrait.self] = .standard
        """)
    #expect(
      consoleLines(result) == [
        "standard", "outer standard mono", "inner standard mono", "mono", "inner mono standard",
      ], "\(listing(result))")
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
  }

  @Test func `so does a trait of the system's that the model does not know`() {
    let result = run(
      scene(
        "page.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (_: Page, _) in"
          + " page.told() }",
        """
        page.traitOverrides.preferredContentSizeCategory = .large
        settle()
        print(page.traitCollection.preferredContentSizeCategory == .large)
        """))
    #expect(consoleLines(result) == ["told light", "true"], "\(listing(result))")
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
  }

  @Test func `a window and views without a controller have the traits it overrides`() {
    let result = run(
      scene(
        "let label = UILabel(); window.addSubview(label)",
        """
        window.overrideUserInterfaceStyle = .dark
        print(window.traitCollection.userInterfaceStyle == .dark)
        print(label.traitCollection.userInterfaceStyle == .dark)
        """))
    #expect(consoleLines(result) == ["true", "true"], "\(listing(result))")
  }

  @Test func `in Objective-C too`() {
    let result = run(
      """
      @interface Page : UIViewController
      @end
      @implementation Page
      - (void)viewDidLoad {
        [super viewDidLoad];
        [self registerForTraitChanges:@[UITraitUserInterfaceStyle.class]
                          withHandler:^(Page *page, UITraitCollection *previous) {
          NSLog(@"%d", page == self);
        }];
        [self registerForTraitChanges:@[[UITraitUserInterfaceStyle class]]
                           withAction:@selector(restyle)];
      }
      - (void)restyle { NSLog(@"restyled"); }
      @end
      window.rootViewController = [Page new];
      [window makeKeyAndVisible];
      settle();
      window.overrideUserInterfaceStyle = UIUserInterfaceStyleDark;
      """, dialect: .objectiveC)
    #expect(consoleLines(result) == ["1", "restyled"], "\(listing(result))")
  }

  @Test(arguments: [
    ("{ (page: Page, _) in page.told() }", true), ("{ (_: Page, _) in self.told() }", false),
  ])
  func `a handler that captures its owner keeps it`(_ handler: String, _ isGone: Bool) {
    let result = run(
      """
      class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          registerForTraitChanges([UITraitUserInterfaceStyle.self]) \(handler)
        }
        func told() {}
        deinit { print("gone") }
      }
      let nav = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = nav
      window.makeKeyAndVisible()
      settle()
      nav.pushViewController(Page(), animated: false)
      settle()
      nav.popViewController(animated: false)
      """)
    #expect(consoleLines(result) == (isGone ? ["gone"] : []), "\(listing(result))")
  }

  private func scene(_ registration: String, _ change: String) -> String {
    """
    class Page: UIViewController {
      @objc func told() {
        print("told", traitCollection.userInterfaceStyle == .dark ? "dark" : "light")
      }
    }
    let page = Page()
    window.rootViewController = page
    window.makeKeyAndVisible()
    settle()
    \(registration)
    \(change)
    settle()
    """
  }
}
