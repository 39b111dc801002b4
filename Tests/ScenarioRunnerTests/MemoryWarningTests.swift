import ScenarioRunner
import ScenarioSyntax
import Testing

/// Who hears of a memory warning: the delegate, and then those who observe the notification, among
/// which are the controllers.
@Suite struct MemoryWarningTests {
  private static let program = """
    class Page: UIViewController {
      override func viewDidLoad() {
        NotificationCenter.default.addObserver(
          self, selector: #selector(warned), name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
      }
      @objc func warned() { print("page observes") }
      override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning(); print("page") }
    }
    class Delegate: NSObject, UIApplicationDelegate {
      func applicationDidReceiveMemoryWarning(_ application: UIApplication) { print("delegate") }
    }
    let delegate = Delegate()
    app.delegate = delegate
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in print("earlier") }
    window.rootViewController = Page()
    window.makeKeyAndVisible()
    settle()

    """

  @Test(arguments: [
    ("app.receiveMemoryWarning()", ["delegate", "earlier", "page", "page observes"]),
    ("user.receiveMemoryWarning()", ["delegate", "earlier", "page", "page observes"]),
    (
      "NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)",
      ["earlier", "page", "page observes"]
    ),
    (
      "NotificationCenter.default.removeObserver(token); app.receiveMemoryWarning()",
      ["delegate", "page", "page observes"]
    ),
  ])
  func itIsHeardInTheOrderOfRegistration(_ statement: String, _ lines: [String]) {
    let result = run(Self.program + statement)
    #expect(consoleLines(result) == lines, "\(listing(result))")
  }

  @Test func inObjectiveCAndWithoutObservers() {
    let result = run(
      """
      @interface Page : UIViewController
      @end
      @implementation Page
      - (void)didReceiveMemoryWarning { [super didReceiveMemoryWarning]; NSLog(@"page"); }
      @end
      window.rootViewController = [Page new];
      [window makeKeyAndVisible];
      settle();
      [[NSNotificationCenter defaultCenter]
        postNotificationName:UIApplicationDidReceiveMemoryWarningNotification object:app];
      """, dialect: .objectiveC)
    #expect(consoleLines(result) == ["page"], "\(listing(result))")
  }
}
