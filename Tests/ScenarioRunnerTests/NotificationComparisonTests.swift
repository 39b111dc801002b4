import ScenarioRunner
import ScenarioSyntax
import Testing

/// Observers that ask which notification has come.
@Suite struct NotificationComparisonTests {
  private static let page = """
    extension Notification.Name { static let custom = Notification.Name("com.example.custom") }
    class Page: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let center = NotificationCenter.default
        center.addObserver(
          self, selector: #selector(hear), name: UIApplication.didEnterBackgroundNotification,
          object: nil)
        center.addObserver(self, selector: #selector(hear), name: .custom, object: nil)
        center.addObserver(self, selector: #selector(hear), name: .init("x"), object: nil)
      }
      @objc func hear(_ note: Notification) {
        print(note.name.rawValue)
        if note.name == UIApplication.didEnterBackgroundNotification { print("is background") }
        if note.name == .custom { print("is custom") }
        switch note.name {
        case UIApplication.didEnterBackgroundNotification: print("background")
        case .custom: print("custom")
        case .init("x"): print("x")
        default: print("another")
        }
      }
    }
    window.rootViewController = Page()
    window.makeKeyAndVisible()
    settle()

    """

  @Test(arguments: [
    (
      "user.goHome()",
      ["UIApplicationDidEnterBackgroundNotification", "is background", "background"]
    ),
    (
      "NotificationCenter.default.post(name: .custom, object: nil)",
      ["com.example.custom", "is custom", "custom"]
    ),
    (
      #"NotificationCenter.default.post(name: Notification.Name("com.example.custom"), object: nil)"#,
      ["com.example.custom", "is custom", "custom"]
    ),
    (#"NotificationCenter.default.post(name: Notification.Name("x"), object: nil)"#, ["x", "x"]),
  ])
  func `a name is equal to itself in every spelling`(act: String, lines: [String]) {
    let result = run(Self.page + act)
    #expect(consoleLines(result) == lines, "\(listing(result))")
  }
}
