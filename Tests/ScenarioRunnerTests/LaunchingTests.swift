import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// A program's application is launched before its first statement.
@Suite struct LaunchingTests {
  private static let application = """
    class Page: UIViewController {}
    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        print("launched")
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Page()
        window?.makeKeyAndVisible()
        return true
      }
      func applicationDidEnterBackground(_ application: UIApplication) { print("background") }
    }

    """
  private static let scene = """
    class Page: UIViewController {}
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        print("launched")
        window = UIWindow(windowScene: scene as! UIWindowScene)
        window?.rootViewController = Page()
        window?.makeKeyAndVisible()
      }
      func sceneDidEnterBackground(_ scene: UIScene) { print("background") }
    }
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool { true }
    }

    """

  @Test(arguments: [application, scene])
  func withStatementsOfItsOwn(_ delegates: String) {
    let result = run(delegates + "let n = 1\nprint(\"first\")\nuser.goHome()")
    #expect(consoleLines(result) == ["launched", "first", "background"], "\(listing(result))")
    #expect(listing(result).contains("Page.viewDidAppear(false)"))
  }

  @Test(arguments: [application, scene])
  func asAStage(_ delegates: String) {
    let result = run("user.goHome()", stage: delegates)
    #expect(consoleLines(result) == ["background"], "\(listing(result))")
    #expect(!listing(result).contains("viewDidAppear"))
  }

  /// Statements that make the delegate, or show a window of their own, are left to themselves.
  @Test(arguments: [
    "let delegate = AppDelegate()\nprint(delegate.window == nil)",
    "window.rootViewController = Other()\nwindow.makeKeyAndVisible()\nprint(\"true\")",
  ])
  func notWhereTheStatementsDoSo(_ statements: String) {
    let result = run(Self.application + statements)
    #expect(consoleLines(result) == ["true"], "\(listing(result))")
  }

  /// Since iOS 13 the application's delegate says which class a scene's delegate is of.
  @Test(arguments: [
    ("configuration.delegateClass = PhoneDelegate.self", "phone"), ("print(\"named\")", "car"),
  ])
  func `a scene has the delegate of its configuration`(line: String, connected: String) {
    let result = run(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool { print("did"); return true }
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
          \(line)
          return configuration
        }
      }
      class CarDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions
        ) { print("car") }
      }
      class PhoneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions
        ) { print("phone") }
      }
      """)
    let lines = consoleLines(result).filter { $0 != "named" }
    #expect(lines == ["did", connected], "\(listing(result))")
  }
}
