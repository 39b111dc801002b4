import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// Getters of UIKit's that were methods in Swift 1 and 2, and are in Objective-C.
@Suite struct EarlyGetterTests {
  @Test(arguments: [
    LanguageTests.Case(
      "of objects",
      "print(page.isViewLoaded(), page.view.isFirstResponder(), page.isBeingPresented())",
      ["false false false"]),
    LanguageTests.Case(
      "by names that are others by now",
      "print(page.isMovingToParentViewController(), page.transitionCoordinator() == nil)",
      ["false true"]),
    LanguageTests.Case(
      "of types",
      """
      print(UIApplication.sharedApplication() === app, UIView.areAnimationsEnabled())
      let loop = NSRunLoop.mainRunLoop()
      print(NSThread.isMainThread())
      """, ["true true", "true"]),
    LanguageTests.Case(
      "overridden, called and read",
      """
      class Page: UIViewController {
        override func prefersStatusBarHidden() -> Bool { return true }
        override func shouldAutorotate() -> Bool { return !super.shouldAutorotate() }
        override func supportedInterfaceOrientations() -> UIInterfaceOrientationMask { return .Portrait }
        func loaded() -> Bool { return isViewLoaded() && isBeingPresented() }
      }
      let page = Page()
      print(page.prefersStatusBarHidden(), page.prefersStatusBarHidden, page.shouldAutorotate())
      print(page.supportedInterfaceOrientations(), page.loaded())
      """, ["true true false", "portrait false"]),
  ])
  func inSwift(_ example: LanguageTests.Case) {
    let declares = example.program.split(separator: "\n").contains { $0.hasPrefix("let page") }
    let result = run((declares ? "" : "let page = UIViewController()\n") + example.program)
    #expect(consoleLines(result) == example.lines, "\(listing(result))")
  }

  /// UIKit asks the container by whichever way it is overridden.
  @Test(arguments: [
    "override func shouldAutomaticallyForwardAppearanceMethods() -> Bool { return false }",
    "override var shouldAutomaticallyForwardAppearanceMethods: Bool { return false }",
  ])
  func forwardingIsAskedFor(override: String) {
    let result = run(
      """
      class Page: UIViewController {
        \(override)
        override func viewDidLoad() { addChildViewController(child); view.addSubview(child.view) }
      }
      class Child: UIViewController {
        override func viewWillAppear(animated: Bool) { print("child") }
      }
      let child = Child()
      window.rootViewController = Page()
      window.makeKeyAndVisible()
      """, ios: 9)
    #expect(consoleLines(result) == [], "\(listing(result))")
  }

  @Test(arguments: ["page.view()", "page.children()", "page.view.superview()", "page.title()"])
  func whatWasNeverAMethodIsNoneNow(_ expression: String) {
    let result = run(
      "let page = UIViewController()\npage.view.addSubview(UIView())\nprint(\(expression))")
    #expect(result.diagnostics.map { $0.id } == ["scenario.not-callable"], "\(listing(result))")
  }

  /// A setter that is overridden is no getter: to read the property does not call it.
  @Test func settersAreNotAskedFor() {
    let swift = run(
      """
      class Tabs: UITabBarController {
        override var selectedIndex: Int { get { super.selectedIndex } set { super.selectedIndex = newValue } }
      }
      let tabs = Tabs()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      tabs.selectedIndex = 1
      print(tabs.selectedIndex)
      """)
    #expect(consoleLines(swift) == ["1"], "\(listing(swift))")
    let objectiveC = run(
      """
      @interface Tabs : UITabBarController
      @end
      @implementation Tabs
      - (void)setSelectedIndex:(NSUInteger)index { [super setSelectedIndex:index]; NSLog(@"set"); }
      - (BOOL)prefersStatusBarHidden { return YES; }
      @end
      Tabs *tabs = [Tabs new];
      tabs.viewControllers = @[[UIViewController new], [UIViewController new]];
      tabs.selectedIndex = 1;
      NSLog(@"%lu %d", tabs.selectedIndex, tabs.prefersStatusBarHidden);
      """, dialect: .objectiveC)
    #expect(consoleLines(objectiveC) == ["set", "1 1"], "\(listing(objectiveC))")
  }
}
