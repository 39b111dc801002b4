import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// The tabs of iOS 18, which make their controllers when they are selected.
@Suite struct TabObjectTests {
  private let bar = """
    class Page: UIViewController {
      let name: String
      init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        print("make", name)
      }
      required init?(coder: NSCoder) { fatalError() }
      override func didMove(toParent parent: UIViewController?) { print(name, "joined") }
      override func viewDidLoad() { print(name, "loaded") }
      override func viewWillAppear(_ animated: Bool) { print(name, "will appear") }
      override func viewDidAppear(_ animated: Bool) { print(name, "did appear") }
      override func viewWillDisappear(_ animated: Bool) { print(name, "will disappear") }
      override func viewDidDisappear(_ animated: Bool) { print(name, "did disappear") }
    }
    let tabs = UITabBarController()
    tabs.tabs = [
      UITab(title: "A", image: UIImage(systemName: "house"), identifier: "a") { _ in Page("a") },
      UITab(
        title: "B", image: nil, identifier: "b",
        viewControllerProvider: { tab in Page(tab.identifier) }),
    ]

    """

  private func spoken(_ program: String, ios: Int = 18) -> [String] {
    let result = run(bar + program, ios: ios)
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
    return consoleLines(result)
  }

  @Test func aTabMakesItsControllerWhenItIsFirstSelected() {
    #expect(
      spoken(
        """
        print("set", tabs.selectedIndex, tabs.selectedTab?.identifier ?? "none")
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        settle()
        print("select")
        tabs.selectedTab = tabs.tabs[1]
        settle()
        print("back")
        tabs.selectedIndex = 0
        settle()
        print(tabs.selectedTab === tabs.tab(forIdentifier: "a"))
        """) == [
          "make a", "a joined", "set 0 a", "a loaded", "a will appear", "a did appear", "select",
          "make b", "b joined", "b loaded", "b will appear", "a will disappear", "b did appear",
          "a did disappear", "back", "a will appear", "b will disappear", "a did appear",
          "b did disappear", "true",
        ])
  }

  @Test func aTapAsksAndTellsTheDelegateAboutTheTab() {
    #expect(
      spoken(
        """
        class D: NSObject, UITabBarControllerDelegate {
          var allows = true
          func tabBarController(_ bar: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            print("may", tab.title)
            return allows
          }
          func tabBarController(
            _ bar: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?
          ) {
            print("selected", tab.title, "after", previousTab?.title ?? "none")
          }
        }
        let d = D()
        tabs.delegate = d
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        settle()
        print("tap")
        user.selectTab(1)
        settle()
        d.allows = false
        user.selectTab(0)
        """
      ).drop { $0 != "tap" } == [
        "tap", "may B", "make b", "b joined", "b loaded", "b will appear", "a will disappear",
        "selected B after A", "b did appear", "a did disappear", "may A",
      ])
  }

  @Test func aTabBarControllerIsMadeWithTabsInEitherLanguage() {
    let swift = run(
      """
      let tabs = UITabBarController(tabs: [
        UITab(title: "A", image: nil, identifier: "a") { _ in print("a"); return A() },
        UITab(title: "B", image: nil, identifier: "b") { _ in print("b"); return B() },
      ])
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      settle()
      print(tabs.viewControllers?.count ?? 0)
      """, ios: 26)
    #expect(consoleLines(swift) == ["a", "1"], "\(listing(swift))")
    let objectiveC = run(
      """
      UITab *first = [[UITab alloc] initWithTitle:@"A" image:nil identifier:@"a" viewControllerProvider:^UIViewController *(UITab *tab) {
        NSLog(@"%@", tab.identifier);
        return [A new];
      }];
      UITab *second = [[UITab alloc] initWithTitle:@"B" image:nil identifier:@"b" viewControllerProvider:^UIViewController *(UITab *tab) {
        NSLog(@"%@", tab.identifier);
        return [B new];
      }];
      UITabBarController *tabs = [[UITabBarController alloc] initWithTabs:@[first, second]];
      window.rootViewController = tabs;
      [window makeKeyAndVisible];
      settle();
      NSLog(@"select");
      tabs.selectedTab = second;
      """, dialect: .objectiveC, ios: 18)
    #expect(consoleLines(objectiveC) == ["a", "select", "b"], "\(listing(objectiveC))")
    #expect(objectiveC.diagnostics.isEmpty, "\(listing(objectiveC))")
  }

  @Test func tabsThatAreTakenAwayGo() {
    #expect(
      spoken(
        """
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        settle()
        print("set")
        tabs.setTabs([UITab(title: "C", image: nil, identifier: "c") { _ in Page("c") }], animated: false)
        settle()
        print(tabs.children.count)
        """
      ).drop { $0 != "set" } == [
        "set", "make c", "c joined", "c loaded", "c will appear", "a will disappear", "a joined",
        "c did appear", "a did disappear", "1",
      ])
  }

  @Test func whatIsNotModelledIsWarnedOf() {
    let old = run(bar + "window.rootViewController = tabs", ios: 17)
    #expect(
      old.diagnostics.map(\.message)
        == Array(
          repeating: "'UITab' is there since iOS 18, and this runs as on iOS 17: 'ios=18' says so",
          count: 2))
    let group = run(
      """
      let tabs = UITabBarController()
      tabs.tabs = [
        UITabGroup(
          title: "G", image: nil, identifier: "g",
          children: [UITab(title: "A", image: nil, identifier: "a") { _ in A() }]
        ) { _ in B() }
      ]
      """, ios: 18)
    #expect(
      group.diagnostics.map(\.message)
        == ["a tab group is selected as a whole here, and its children never"],
      "\(listing(group))")
    let method = """
      class D: NSObject, UITabBarControllerDelegate {
        func tabBarController(_ bar: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
      }
      let d = D()
      let bar = UITabBarController()
      bar.delegate = d
      bar.viewControllers = [A(), B()]
      """
    #expect(
      run(method, ios: 18).diagnostics.map(\.message) == [
        "nothing here calls 'tabBarController(_:shouldSelectTab:)': the model sends it about 'tabs' only"
      ])
  }
}
