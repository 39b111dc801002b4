import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// What is read of the system's values: URLs, a launch's options, what nobody has set.
@Suite struct SystemValueTests {
  private func printed(_ text: String, dialect: Dialect = .swift, ios: Int = 17) -> [String] {
    let result = run(text, dialect: dialect, ios: ios)
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
    return consoleLines(result)
  }

  @Test func aStructureMayHaveSomeOfItsFieldsNamed() {
    let program = """
      CGRect box = (CGRect){.size = CGSizeMake(3, 4)};
      NSLog(@"%@", NSStringFromCGRect(box));
      CGRect other = (CGRect){.origin.x = 3, .size = CGSizeMake(5, 0)};
      NSLog(@"%@", NSStringFromCGRect(other));
      """
    #expect(printed(program, dialect: .objectiveC) == ["{{0, 0}, {3, 4}}", "{{3, 0}, {5, 0}}"])
  }

  @Test func aPlainLaunchHasNoLink() {
    let lines = printed(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) {
          print(options.urlContexts.first?.url == nil, !options.urlContexts.isEmpty)
          print(options.shortcutItem == nil, options.notificationResponse == nil)
          print(options.userActivities.isEmpty, options.userActivities.first == nil)
          if let context = options.urlContexts.first { print("opens \\(context.url)") }
        }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          print(options?[.url] == nil, options?[.remoteNotification] == nil)
          return true
        }
      }
      """)
    #expect(lines == ["true true", "true false", "true true", "true true"])
  }

  @Test func numbersHaveTheDigitsThatSwiftGivesThem() {
    #expect(
      printed("print(1e16, 1e15, 123456789012345680.0, 0.1 + 0.2, 1e-5, 390.0 / 3, -2.5)")
        == [
          "1e+16 1000000000000000.0 1.2345678901234568e+17 0.30000000000000004 1e-05 130.0 -2.5"
        ])
    #expect(
      printed(#"NSLog(@"%@ %@ %@", @1e16, @2.0, @0.5);"#, dialect: .objectiveC)
        == ["1e+16 2 0.5"])
  }

  @Test func theScreenIsThatOfTheDevice() {
    let program = """
      window.rootViewController = A()
      window.makeKeyAndVisible()
      settle()
      user.rotate()
      print(UIScreen.main.bounds, UIScreen.main.scale, UIScreen.main.nativeBounds.width)
      """
    #expect(printed(program) == ["(0.0, 0.0, 844.0, 390.0) 3.0 1170.0"])
    #expect(printed(program, ios: 7) == ["(0.0, 0.0, 390.0, 844.0) 3.0 1170.0"])
    var tablet = Scenario(program: Snippet(SourceFile(path: "pad.swift", text: program)))
    tablet.isPad = true
    #expect(consoleLines(tablet.run()) == ["(0.0, 0.0, 1180.0, 820.0) 2.0 1640.0"])
  }

  @Test func whatNobodyHasSetIsNil() {
    let lines = printed(
      """
      let page = Page()
      let item = page.navigationItem
      print(item.rightBarButtonItem == nil, item.leftBarButtonItems == nil, item.titleView == nil)
      print(item.searchController == nil, UIButton().configuration == nil, item.title == nil)
      print(page.tabBarItem.badgeValue == nil, page.tabBarItem.title == nil)
      print(ProcessInfo.processInfo.environment["X"] == nil)
      print(Bundle.main.object(forInfoDictionaryKey: "X") == nil)
      page.title = "Page"
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Add", style: .plain, target: nil, action: nil)
      print(page.navigationItem.rightBarButtonItem?.title ?? "none")
      print(page.navigationItem.rightBarButtonItems?.count ?? 0)
      print(page.navigationItem.title ?? "none", page.tabBarItem.title ?? "none")
      """)
    #expect(
      lines == [
        "true true true", "true true true", "true true", "true", "true", "Add", "1", "Page Page",
      ])
  }

  @Test func aPresentationControllerIsOfTheStyle() {
    let lines = printed(
      """
      let page = Page()
      print(page.sheetPresentationController == nil, page.popoverPresentationController == nil)
      page.modalPresentationStyle = .fullScreen
      print(page.sheetPresentationController == nil, page.presentationController == nil)
      page.modalPresentationStyle = .popover
      print(page.sheetPresentationController == nil, page.popoverPresentationController == nil)
      """)
    #expect(lines == ["false true", "true false", "true false"])
  }

  @Test func onlyTheBundleHasFiles() {
    let lines = printed(
      """
      let own = Bundle.main.url(forResource: "songs", withExtension: "json")!
      print(own.lastPathComponent, (try? Data(contentsOf: own)) != nil)
      let saved = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        .appendingPathComponent("saved.json")
      print((try? Data(contentsOf: saved)) == nil)
      print(FileManager.default.fileExists(atPath: saved.path))
      do {
        _ = try String(contentsOf: saved)
      } catch {
        print(error.localizedDescription)
      }
      """)
    #expect(
      lines == [
        "songs.json true", "true", "false",
        "The file “saved.json” couldn’t be opened because there is no such file.",
      ])
  }

  @Test func aURLHasItsParts() {
    let lines = printed(
      """
      let url = URL(string: "shop://item/1/a%20b/?q=1&r=x%20y#top")!
      print(url.scheme!, url.host!, url.path, url.pathComponents, url.lastPathComponent)
      print(url.query!, url.fragment!, url.absoluteString)
      print(URL(string: "shop://")!.host == nil, URL(string: "") == nil)
      print(url.appendingPathComponent("c").path, url.deletingLastPathComponent().path)
      print(URL(string: "/d?x=1", relativeTo: URL(string: "https://e.f/g/h"))!.absoluteString)
      """)
    #expect(
      lines == [
        "shop item /1/a b [\"/\", \"1\", \"a b\"] a b",
        "q=1&r=x%20y top "
          + "shop://item/1/a%20b/?q=1&r=x%20y#top", "true true", "/1/a b/c /1",
        "https://e.f/d?x=1",
      ])
  }

  @Test func componentsAreReadAndSet() {
    let lines = printed(
      """
      func name(in url: URL) -> String? {
        guard let components = URLComponents(url: url, resolvingAgainstBaseURL: false),
          components.host == "profile"
        else { return nil }
        return components.queryItems?.first(where: { $0.name == "name" })?.value
      }
      print(name(in: URL(string: "app://profile?id=1&name=Ann%20B")!) ?? "none")
      print(name(in: URL(string: "app://other?name=Ann")!) ?? "none")
      var components = URLComponents()
      components.scheme = "https"
      components.host = "a.b"
      components.path = "/c"
      components.queryItems = [URLQueryItem(name: "q", value: "1 2")]
      print(components.url!.absoluteString)
      """)
    #expect(lines == ["Ann B", "none", "https://a.b/c?q=1%202"])
  }

  /// Since iOS 17 signs that do not belong in a URL are written with `%`; before, the text is none.
  @Test(arguments: [(16, "none"), (17, "a%20b")])
  func aTextWithABlank(_ ios: Int, _ expected: String) {
    #expect(
      printed("print(URL(string: \"a b\")?.absoluteString ?? \"none\")", ios: ios) == [expected])
  }

  @Test func objectiveCReadsThemToo() {
    let lines = printed(
      """
      NSURL *url = [NSURL URLWithString:@"shop://item/1?q=2"];
      NSLog(@"%@ %@ %@ %@", url.host, [url path], url.lastPathComponent, [url query]);
      NSURLComponents *parts = [NSURLComponents componentsWithURL:url resolvingAgainstBaseURL:NO];
      for (NSURLQueryItem *item in parts.queryItems) { NSLog(@"%@=%@", item.name, item.value); }
      NSLog(@"%d", [[NSBundle mainBundle] objectForInfoDictionaryKey:@"X"] == nil);
      NSLog(@"%d", [NSProcessInfo processInfo].environment[@"X"] == nil);
      NSLog(@"%d", [NSData dataWithContentsOfFile:@"/saved"] == nil);
      NSValue *box = [NSValue valueWithCGRect:CGRectMake(0, 0, 1, 3)];
      NSLog(@"%.0f %.0f", [box CGRectValue].size.height, box.CGRectValue.size.width);
      """, dialect: .objectiveC)
    #expect(lines == ["item /1 1 q=2", "q=2", "1", "1", "1", "3 1"])
  }

  @Test func anObjectGivesBackTheRectangleInIt() {
    let lines = printed(
      """
      class Form: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow(_:)),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        }
        @objc func keyboardWillShow(_ note: Notification) {
          let info = note.userInfo
          guard let frame = (info?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
            let same = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
            let time = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
          else { return }
          print(frame.height, same.size.width, time.doubleValue)
        }
      }
      let form = Form()
      form.loadViewIfNeeded()
      NotificationCenter.default.post(
        name: UIResponder.keyboardWillShowNotification, object: nil,
        userInfo: [
          UIResponder.keyboardFrameEndUserInfoKey: NSValue(
            cgRect: CGRect(x: 0, y: 0, width: 320, height: 291)),
          UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
        ])
      """)
    #expect(lines == ["291.0 320.0 0.25"])
  }

  /// A URL that is put into itself is no way around the budget.
  @Test func aURLHasTheBudgetOfText() {
    let result = run(
      """
      var components = URLComponents(string: "a://b/c")!
      for _ in 0..<100 { components.path = "/" + components.url!.appendingPathComponent("d").absoluteString + components.path }
      """)
    #expect(
      result.diagnostics.contains { $0.id == "scenario.budget-output" }, "\(listing(result))")
  }
}
