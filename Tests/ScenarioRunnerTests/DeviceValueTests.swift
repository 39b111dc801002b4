import Lifecycle
import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// What programs ask of the device, of the traits and of the application, and reckon with.
@Suite struct DeviceValueTests {
  private func printed(_ body: String, ios: Int = 17, isPad: Bool = false) -> [String] {
    let text = """
      class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(body)
        }
      }
      window.rootViewController = Page()
      window.makeKeyAndVisible()
      """
    var scenario = Scenario(
      program: Snippet(SourceFile(path: "scenario", text: text)), dialect: .swift)
    scenario.iOSVersion = ios
    scenario.isPad = isPad
    let result = scenario.run(budget: .standard)
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
    return consoleLines(result)
  }

  @Test(arguments: [(false, "phone"), (true, "pad")])
  func `the idiom is that of the profile`(isPad: Bool, idiom: String) {
    #expect(
      printed(
        """
        print(UIDevice.current.userInterfaceIdiom == .phone, traitCollection.userInterfaceIdiom == .pad)
        switch UIDevice.current.userInterfaceIdiom {
        case .phone: print("phone")
        case .pad: print("pad")
        default: print("unknown")
        }
        """, isPad: isPad) == [isPad ? "false true" : "true false", idiom])
  }

  @Test func `the version is the one that is modelled`() {
    #expect(
      printed("print(Double(UIDevice.current.systemVersion) ?? -1)", ios: 15) == ["15.0"])
    let result = run(
      """
      NSLog(@"%d", [UIDevice currentDevice].systemVersion.floatValue >= 9.0);
      NSLog(@"%d", UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPhone);
      """, dialect: .objectiveC)
    #expect(consoleLines(result) == ["1", "1"], "\(listing(result))")
  }

  @Test func `an orientation is that of the window`() {
    let result = run(
      """
      class Page: UIViewController {
        override func viewWillTransition(
          to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
        ) {
          super.viewWillTransition(to: size, with: coordinator)
          if UIDevice.current.orientation.isLandscape { print("landscape") } else { print("portrait") }
          print(UIApplication.shared.statusBarOrientation.isPortrait)
          print(view.window?.windowScene?.interfaceOrientation.isLandscape ?? false)
          print(coordinator.transitionDuration > 0, coordinator.targetTransform == .identity)
        }
      }
      window.rootViewController = Page()
      window.makeKeyAndVisible()
      settle()
      user.rotate()
      settle()
      user.rotate()
      """)
    #expect(
      consoleLines(result) == [
        "landscape", "false", "true", "true true", "portrait", "true", "false", "true true",
      ], "\(listing(result))")
  }

  @Test func `what nothing has set up has the value of the documentation`() {
    #expect(
      printed(
        """
        if UIAccessibility.isReduceMotionEnabled { print("reduced") }
        print(UIApplication.shared.backgroundTimeRemaining > 1)
        print(UIApplication.shared.canOpenURL(URL(string: "https://a.b")!))
        print(UIApplication.shared.canOpenURL(URL(string: "other://a")!))
        print(traitCollection.hasDifferentColorAppearance(comparedTo: traitCollection))
        let bottom = UIApplication.shared.windows.first?.safeAreaInsets.bottom ?? 0
        print(bottom > 0, view.layoutMargins.top + 1)
        """) == ["true", "true", "false", "false", "true 9.0"])
  }

  @Test func `levels of windows and priorities are numbers`() {
    #expect(
      printed(
        """
        let over = UIWindow()
        over.windowLevel = UIWindow.Level.alert + 1
        print(over.windowLevel > .normal, over.windowLevel.rawValue)
        over.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 2)
        print(over.windowLevel.rawValue)
        over.windowLevel = .alert + 3
        print(over.windowLevel.rawValue, UILayoutPriority.required.rawValue - 1)
        """) == ["true 2001.0", "2002.0", "2003.0 999.0"])
  }

  @Test func `cases of UIKit's enumerations have their numbers`() {
    #expect(
      printed(
        """
        print(traitCollection.horizontalSizeClass.rawValue, modalPresentationStyle.rawValue)
        print(UIUserInterfaceIdiom.pad.rawValue, UISplitViewController.DisplayMode.secondaryOnly.rawValue)
        """) == ["1 1", "1 1"])
  }
}
