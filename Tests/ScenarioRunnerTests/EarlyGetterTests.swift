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

  /// What UIKit asks of a controller that is presented may be overridden, as a method or not.
  @Test(arguments: [
    (
      Dialect.swift,
      "override var modalPresentationStyle: UIModalPresentationStyle { get { .fullScreen } set {} }"
    ),
    (
      .objectiveC,
      "- (UIModalPresentationStyle)modalPresentationStyle { return UIModalPresentationFullScreen; }"
    ),
  ])
  func thePresentationStyleIsAskedFor(dialect: Dialect, override: String) {
    let swift = """
      class Page: UIViewController { \(override) }
      class Root: UIViewController { override func viewDidDisappear(_ animated: Bool) { print("covered") } }
      let root = Root()
      window.rootViewController = root
      window.makeKeyAndVisible()
      settle()
      root.present(Page(), animated: true)
      """
    let objectiveC = """
      @interface Page : UIViewController
      @end
      @implementation Page
      \(override)
      @end
      @interface Root : UIViewController
      @end
      @implementation Root
      - (void)viewDidDisappear:(BOOL)animated { NSLog(@"covered"); }
      @end
      Root *root = [Root new];
      window.rootViewController = root;
      [window makeKeyAndVisible];
      settle();
      [root presentViewController:[Page new] animated:YES completion:nil];
      """
    let result = run(dialect == .swift ? swift : objectiveC, dialect: dialect)
    #expect(consoleLines(result) == ["covered"], "\(listing(result))")
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
