import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// Launches with a main storyboard, and what a program finds of its scene.
@Suite struct StoryboardLaunchTests {
  private static let project = """
    class Home: UIViewController {
      override func viewDidLoad() { super.viewDidLoad(); print("home loaded") }
      override func viewDidAppear(_ animated: Bool) { print("home appeared") }
    }
    let main = UIStoryboard(name: "Main", bundle: nil)
    main.addScene("Nav", of: UINavigationController.self, isInitial: true, root: "Home")
    main.addScene("Home", of: Home.self)

    """
  private static let appDelegate = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        print("launched", window?.rootViewController != nil)
        return true
      }
      func applicationDidBecomeActive(_ application: UIApplication) { print("app active") }
    }

    """
  private static let sceneDelegate = """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let _ = (scene as? UIWindowScene) else { return }
        print("connected", window?.rootViewController is UINavigationController)
      }
      func sceneWillEnterForeground(_ scene: UIScene) { print("foreground") }
      func sceneDidBecomeActive(_ scene: UIScene) { print("scene active") }
    }

    """
  private static let order = [
    "launched false", "connected true", "home loaded", "foreground", "scene active",
    "home appeared",
  ]

  @Test func `a scene whose delegate makes no window shows the main storyboard`() {
    let result = run(Self.project + Self.appDelegate + Self.sceneDelegate)
    #expect(consoleLines(result) == Self.order, "\(listing(result))")
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
  }

  @Test func `scenes may be declared after the delegates`() {
    let result = run(Self.appDelegate + Self.sceneDelegate + Self.project)
    #expect(consoleLines(result) == Self.order, "\(listing(result))")
  }

  @Test func `a stage's storyboard is the one that a fragment's application launches with`() {
    let result = run(
      "print(window.rootViewController is UINavigationController)",
      stage: Self.project + Self.appDelegate + Self.sceneDelegate)
    #expect(consoleLines(result) == ["true"], "\(listing(result))")
  }

  @Test func `an application without scenes has its storyboard before it is told of the launch`() {
    let result = run(Self.project + Self.appDelegate)
    #expect(
      consoleLines(result) == ["launched true", "home loaded", "app active", "home appeared"],
      "\(listing(result))")
  }

  @Test func `a scene delegate needs no method of its own`() {
    let result = run(
      Self.project
        + "class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }")
    #expect(consoleLines(result) == ["home loaded", "home appeared"], "\(listing(result))")
  }

  @Test func `what a program finds of its scene`() {
    let result = run(
      Self.project + Self.sceneDelegate + """
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        print(scene?.delegate is SceneDelegate, (scene?.delegate as? SceneDelegate)?.window === window)
        print(window.windowScene?.delegate is SceneDelegate)
        print(UIApplication.shared.windows.count, scene!.windows.count, scene!.windows.first === window)
        """)
    #expect(
      consoleLines(result).suffix(3) == ["true true", "true", "1 1 true"], "\(listing(result))")
  }

  @Test func `the word window means the window that a scene delegate makes`() {
    let result = run(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions
        ) {
          guard let scene = scene as? UIWindowScene else { return }
          window = UIWindow(windowScene: scene)
          window?.rootViewController = Home()
          window?.makeKeyAndVisible()
        }
      }
      class Home: UIViewController {}
      print(window.rootViewController is Home, UIApplication.shared.windows.count)
      """)
    #expect(consoleLines(result) == ["true 1"], "\(listing(result))")
  }

  private static let shownStage = project + "settle()\n"

  @Test(arguments: [
    (
      """
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) { print("connected") }
      func sceneWillEnterForeground(_ scene: UIScene) { print("foreground") }
      func sceneDidBecomeActive(_ scene: UIScene) { print("active") }
      """,
      ["connected", "home loaded", "foreground", "active", "home appeared"]
    ),
    (
      """
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        print("launched")
        return true
      }
      func applicationDidBecomeActive(_ application: UIApplication) { print("active") }
      """,
      ["launched", "home loaded", "active", "home appeared"]
    ),
  ])
  func `a fragment of a delegate is told all of the launch`(_ text: String, _ lines: [String]) {
    let result = run(text, stage: Self.shownStage)
    #expect(consoleLines(result) == lines, "\(listing(result))")
  }

  private static let template = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool { return true }
    }
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) { guard let _ = (scene as? UIWindowScene) else { return } }
    }

    """

  @Test func `Xcode's template without its storyboard shows its only controller`() {
    let result = run(
      Self.template + """
        class ViewController: UIViewController {
          override func viewDidAppear(_ animated: Bool) { print("appeared") }
        }
        """)
    #expect(consoleLines(result) == ["appeared"], "\(listing(result))")
    #expect(
      listing(result).contains(
        "no storyboard is declared: ViewController is taken for the initial controller of Main"),
      "\(listing(result))")
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
  }

  @Test func `with several controllers a warning says how to name the first`() {
    let result = run(
      Self.template + """
        class First: UIViewController {}
        class Second: UIViewController {}
        """)
    #expect(
      result.diagnostics.map { $0.message } == [
        "'SceneDelegate' makes no window, and no storyboard says which controller is shown first"
      ])
    #expect(
      result.diagnostics.first?.notes.first?.message.contains("addScene(\"Main\", of: First.self")
        == true)
  }

  @Test func `with scenes and no initial one a warning says how to name it`() {
    let scenes = """
      class First: UIViewController {}
      let main = UIStoryboard(name: "Main", bundle: nil)
      main.addScene("First", of: First.self
      """
    let silent = run(Self.template + scenes + ")")
    #expect(
      silent.diagnostics.map { $0.message } == [
        "'SceneDelegate' makes no window, and no scene of a storyboard is the initial one"
      ])
    #expect(run(Self.template + scenes + ", isInitial: true)").diagnostics.isEmpty)
  }

  @Test func `a window that only a local variable has goes with it`() {
    let result = run(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          let window = UIWindow(frame: UIScreen.main.bounds)
          window.rootViewController = Page()
          window.makeKeyAndVisible()
          return true
        }
      }
      class Page: UIViewController {
        override func viewDidAppear(_ animated: Bool) { print("appeared") }
        deinit { print("gone") }
      }
      """, ios: 12)
    #expect(consoleLines(result).last == "gone", "\(listing(result))")
    #expect(
      listing(result).contains("the window is deallocated: nothing owns it, so nothing shows"))
    #expect(exceptions(result).isEmpty, "\(listing(result))")
  }
}
