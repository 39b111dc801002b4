import ScenarioRunner
import ScenarioSyntax
import Testing

/// Notifications that the model does not post reach nobody, whatever their names are.
@Suite struct NotificationNameTests {
  private static let names = [
    "UIDevice.orientationDidChangeNotification", "UIDevice.batteryLevelDidChangeNotification",
    "UserDefaults.didChangeNotification", "NSNotification.Name.AVPlayerItemDidPlayToEndTime",
    ".AVPlayerItemDidPlayToEndTime", "NSLocale.currentLocaleDidChangeNotification",
    "UIAccessibility.voiceOverStatusDidChangeNotification",
    "AVAudioSession.interruptionNotification",
    "UIScreen.capturedDidChangeNotification", "UIPasteboard.changedNotification",
    "UIScene.didDisconnectNotification", "UIApplication.significantTimeChangeNotification",
    #"Notification.Name("own")"#, #"Notification.Name(rawValue: "own")"#,
    #"NSNotification.Name(rawValue: "own")"#, ".NSManagedObjectContextDidSave",
    "UIResponder.keyboardWillHideNotification",
    "MPMusicPlayerController.stateDidChangeNotification",
  ]

  @Test(arguments: names)
  func ofAnObserverWithABlock(_ name: String) {
    let result = run(
      """
      NotificationCenter.default.addObserver(forName: \(name), object: nil, queue: nil) { _ in
        print("heard")
      }
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      settle()
      user.goHome()
      NotificationCenter.default.post(name: Notification.Name("other"), object: nil)
      print("post")
      NotificationCenter.default.post(name: \(name), object: nil)
      """)
    #expect(consoleLines(result) == ["post", "heard"], "\(listing(result))")
  }

  @Test(arguments: names)
  func ofATargetAndOfAPublisher(_ name: String) {
    let result = run(
      """
      import Combine
      class Page: UIViewController {
        var subscription: AnyCancellable?
        override func viewDidLoad() {
          super.viewDidLoad()
          NotificationCenter.default.addObserver(
            self, selector: #selector(hear), name: \(name), object: nil)
          subscription = NotificationCenter.default.publisher(for: \(name)).sink { _ in
            print("published")
          }
        }
        @objc func hear() { print("heard") }
      }
      window.rootViewController = Page()
      window.makeKeyAndVisible()
      settle()
      user.goHome()
      """)
    #expect(consoleLines(result) == [], "\(listing(result))")
  }

  /// A scene's notifications have names of their own where the application's differ.
  @Test(arguments: [(17, ["willDeactivate", "willResignActive"]), (12, ["willResignActive"])])
  func aSceneIsThereSinceIOS13(_ ios: Int, _ heard: [String]) {
    let result = run(
      """
      let center = NotificationCenter.default
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      settle()
      center.addObserver(forName: UIScene.willDeactivateNotification, object: nil, queue: nil) { _ in
        print("willDeactivate")
      }
      center.addObserver(forName: UIApplication.willResignActiveNotification, object: nil, queue: nil) { _ in
        print("willResignActive")
      }
      user.goHome()
      """, ios: ios)
    #expect(consoleLines(result) == heard, "\(listing(result))")
  }
}
