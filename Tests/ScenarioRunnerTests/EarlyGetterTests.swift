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

  @Test func aSheetAndItsContextAreAskedToo() {
    let result = run(
      """
      class Sheet: UIViewController { override var isModalInPresentation: Bool { get { true } set {} } }
      class Context: UIViewController { override var definesPresentationContext: Bool { get { true } set {} } }
      let root = UIViewController(), context = Context(), sheet = Sheet(), over = UIViewController()
      root.addChild(context)
      root.view.addSubview(context.view)
      window.rootViewController = root
      window.makeKeyAndVisible()
      settle()
      over.modalPresentationStyle = .overCurrentContext
      context.present(over, animated: false)
      settle()
      print(over.presentingViewController === context)
      over.dismiss(animated: false)
      settle()
      root.present(sheet, animated: true)
      settle()
      user.dragSheetDown()
      settle()
      print(root.presentedViewController === sheet)
      """)
    #expect(consoleLines(result) == ["true", "true"], "\(listing(result))")
  }

  /// An override that only observes leaves the storing to the class above.
  @Test func overridesThatObserveStillSet() {
    let result = run(
      """
      class Tabs: UITabBarController {
        override var selectedIndex: Int { willSet { print("will", newValue) } didSet { print(oldValue, selectedIndex) } }
      }
      class Page: UIViewController { override func viewDidAppear(_ animated: Bool) { print("did") } }
      class Base { var n = 0 { didSet { print("base", n) } } }
      class Near: Base { override var n: Int { didSet { print("near", n) } } }
      let tabs = Tabs()
      tabs.viewControllers = [UIViewController(), Page()]
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      settle()
      tabs.selectedIndex = 1
      settle()
      let near = Near()
      near.n = 2
      """)
    #expect(
      consoleLines(result) == ["will 1", "0 1", "did", "base 2", "near 2"], "\(listing(result))")
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
