import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// Applications with scenes and without: how they are launched, and what becomes of windows that belong to none.
@Suite struct SceneAdoptionTests {
  private static let delegate = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        print("launched")
        return true
      }
    }

    """

  @Test func `an application delegate alone does not launch on iOS 27`() {
    #expect(lines(Self.delegate, iOS: 26) == ["launched"])
    #expect(lines(Self.delegate, iOS: 27).isEmpty)
  }

  @Test(
    arguments: [
      "class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }",
      """
      extension AppDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          UISceneConfiguration(name: nil, sessionRole: session.role)
        }
      }
      """,
    ])
  func `with a scene's delegate, or a configuration for one, it does`(_ adoption: String) {
    #expect(lines(Self.delegate + adoption, iOS: 27) == ["launched"])
  }

  @Test(arguments: [17, 27])
  func `a window without a scene is warned of`(_ version: Int) {
    let program = """
      class Other: UIViewController {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
        ) {
          window = UIWindow(WINDOW)
          window?.rootViewController = Other()
          window?.makeKeyAndVisible()
        }
      }
      """
    let with = run(
      program.replacing("WINDOW", with: "windowScene: scene as! UIWindowScene"), ios: version)
    #expect(with.diagnostics.isEmpty, "\(listing(with))")
    let without = run(
      program.replacing("WINDOW", with: "frame: UIScreen.main.bounds"), ios: version)
    #expect(without.diagnostics.map(\.id) == ["scenario.window-without-scene"])
  }

  /// The scenario's own window belongs to a scene.
  @Test(arguments: [12, 13, 17, 26, 27])
  func `a program without delegates is launched`(_ version: Int) {
    let program = """
      class Page: UIViewController {
        override func viewDidAppear(_ animated: Bool) { print("here") }
      }
      window.rootViewController = Page()
      window.makeKeyAndVisible()
      """
    let result = run(program, ios: version)
    #expect(consoleLines(result) == ["here"] && result.diagnostics.isEmpty)
  }

  @Test func `statements that set self's window are a scene delegate's`() {
    let program = """
      self.window?.rootViewController = UIViewController()
      self.window?.makeKeyAndVisible()
      print(type(of: self))
      """
    #expect(lines(program, iOS: 12) == ["AppDelegate"])
    #expect(lines(program, iOS: 27) == ["SceneDelegate"])
  }

  private func lines(_ program: String, iOS version: Int) -> [String] {
    consoleLines(run(program, ios: version))
  }
}

/// The person ends the application.
@Suite struct TerminationTests {
  private let start = """
    class Page: UIViewController {
      deinit { print("gone") }
    }
    window.rootViewController = Page()
    window.makeKeyAndVisible()
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("late") }

    """

  @Test func `nothing runs after it`() {
    let result = run(start + "user.terminate()")
    #expect(consoleLines(result).isEmpty && result.diagnostics.isEmpty, "\(listing(result))")
  }

  @Test func `statements after it are warned of`() {
    let result = run(start + "user.terminate()\nprint(\"after\")")
    #expect(consoleLines(result).isEmpty)
    #expect(result.diagnostics.map(\.id) == ["scenario.after-the-end"])
  }

  @Test func `what a program keeps for its next launch is warned of`() {
    let result = run(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
      }
      class Page: UIViewController {}
      window.rootViewController = Page()
      window.makeKeyAndVisible()
      """)
    #expect(result.diagnostics.map(\.id) == ["scenario.unsent-callback"], "\(listing(result))")
  }
}
