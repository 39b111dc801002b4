import ScenarioRunner
import ScenarioSyntax
import SourceText
import TestSupport
import Testing

/// What a compiler refuses although it might run: each with the compiler's words, where they are
/// known.
@Suite struct CompilerFaultTests {
  static let objectiveC: [(name: String, text: String)] = [
    (
      "a misspelt initialiser",
      "UINavigationController *nav =\n    [[UINavigationController alloc] initWithRootViewControler:[Page new]];"
    ),
    ("a misspelt init", "Page *page = [[Page alloc] initt];"),
    ("a forgotten star", "UIViewController page = [UIViewController new];"),
    ("a C string", "NSString *name = \"Home\";"),
    ("a C string in a log", "NSLog(\"viewDidLoad\");"),
    ("a C string for a title", "- (void)viewDidLoad {\n  self.title = \"Home\";\n}"),
    ("characters for a title", "self.title = 'Home';"),
    ("a text for a number", "int count = @\"3\";"),
    (
      "a misspelt message to super",
      "- (void)viewDidApear:(BOOL)animated {\n  [super viewDidApear:animated];\n}"
    ),
    (
      "a misspelt animation",
      "[UIView animateWithDuration:0.3 animation:^{ self.view.alpha = 0; }];"
    ),
    ("a selector that goes on", "[self presentViewController:[Page new] animated:YES];"),
    ("a forgotten sign before a value", "Page *page [Page new];"),
    ("a misspelt alloc", "Page *page = [[Page aloc] init];"),
    ("a block without its caret", "dispatch_async(dispatch_get_main_queue(), { NSLog(@\"x\"); });"),
    ("too few numbers", "self.view.frame = CGRectMake(0, 0, 100);"),
    ("a small yes", "[self setEditing:yes animated:YES];"),
    ("a misspelt property", "self.view.backgroundColour = [UIColor redColor];"),
    ("a block for a variable without its caret", "void (^done)(void) = { NSLog(@\"done\"); };"),
    ("an object as other languages make it", "UIViewController *page = new UIViewController();"),
    ("a colour that there is not", "self.view.backgroundColor = [UIColor rdeColor];"),
    (
      "a field of a copy",
      "UIViewController *page = [UIViewController new];\npage.view.frame.size.width = 10;"
    ),
    ("texts that are added", "NSString *name = @\"a\" + @\"b\";"),
    (
      "a case twice",
      "switch (1) {\n  case 1: NSLog(@\"a\"); break;\n  case 1: NSLog(@\"b\"); break;\n}"
    ),
    (
      "an assignment for a comparison",
      "UIViewController *page = nil;\nif (page = [UIViewController new]) { NSLog(@\"page\"); }"
    ),
    ("a format that asks for more", "NSLog(@\"%@ %d\", @\"a\");"),
    ("a format that asks for less", "NSLog(@\"100 %%\", 3);"),
    (
      "a function that is not called",
      "dispatch_async(dispatch_get_main_queue, ^{ NSLog(@\"x\"); });"
    ),
    (
      "a placeholder of Xcode's",
      "UIViewController *page = <#page#>;\n[self addChildViewController:page];"
    ),
    ("a parameter without a name", "- (void)viewDidDisappear::(BOOL)animated {\n}"),
    ("a comma for a star", "Page ,page = [Page new];"),
    ("a constant that is changed", "const CGFloat height = 44;\nheight = 50;"),
    ("an array without its sign", "NSArray *numbers = [@1, @2];"),
    ("a dictionary without a colon", "NSDictionary *names = @{@\"a\", @1};"),
    ("a selector that is not closed", "SEL action = @selector(tapped;"),
    (
      "a class without its end",
      "@interface A : UIViewController\n- (void)go;\n@implementation A\n- (void)go {}\n@end"
    ),
    ("a method with an argument too many", "[self removeFromParentViewController:YES];"),
    (
      "a statement of a block without its end",
      "[UIView animateWithDuration:0.3 animations:^{ self.view.alpha = 0 } completion:nil];"
    ),
    ("a selector with a capital too many", "[self.view bringSubViewToFront:self.view];"),
    (
      "an action that nobody declares",
      "- (void)viewDidLoad {\n  [super viewDidLoad];\n  UIButton *button = [UIButton new];\n"
        + "  [button addTarget:self action:@selector(buttonTapped:) forControlEvents:0];\n}"
    ),
  ]

  static let swift: [(name: String, text: String)] = [
    (
      "a misspelt call of super",
      "class A: UIViewController {\n  func f() {\n    super.viewDidApear(true)\n  }\n}"
    ),
    (
      "a forgotten override",
      "class A: UIViewController {\n  func viewDidLoad() { super.viewDidLoad() }\n}"
    ),
    (
      "a forgotten override of the program's own",
      "class A: UIViewController {\n  func show(page: Int) {}\n}\nclass B: A {\n  @objc func show(page: Int) {}\n}"
    ),
    ("nil for what is no optional", "class A: UIViewController {}\nlet a: A = nil"),
    ("nil for a number", "class A: UIViewController {\n  var count: Int = nil\n}"),
    ("a text for a number", "let count: Int = \"3\""),
    (
      "a guard that goes on",
      "func show(_ page: UIViewController?) {\n  guard let page else { print(\"none\") }\n  addChild(page)\n}"
    ),
    (
      "a forgotten return",
      "class A: UIViewController {\n  func page(_ n: Int) -> UIViewController? {\n    if n == 0 { return A() }\n  }\n}"
    ),
    (
      "a forgotten return behind a loop",
      "func count() -> Int {\n  var n = 0\n  for _ in 0..<3 { n += 1 }\n}"
    ),
    ("no labels", "view.frame = CGRect(0, 0, 10, 10)"),
    ("other labels", "view.frame = CGRect(x: 0, y: 0, w: 10, h: 10)"),
    ("a misspelt class of UIKit's", "let nav = UINavigationControler(rootViewController: Page())"),
    ("a wrong label of an animation", "UIView.animate(duration: 0.3) { self.view.alpha = 0 }"),
    ("a member of an optional", "navigationController.pushViewController(Page(), animated: true)"),
    (
      "a weak self that is not unwrapped",
      "class A: UIViewController {\n  override func viewDidLoad() {\n    super.viewDidLoad()\n    DispatchQueue.main.async { [weak self] in self.view.alpha = 1 }\n  }\n}"
    ),
    (
      "a case that is left out",
      "enum Side { case left, right, top }\nlet side = Side.left\nswitch side {\ncase .left: print(1)\ncase .right: print(2)\n}"
    ),
    ("no default", "let n = 3\nswitch n {\ncase 1: print(1)\ncase 2: print(2)\n}"),
    (
      "an action that nobody declares",
      "class A: UIViewController {\n  lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))\n  @objc func taped() {}\n}"
    ),
    ("a missing argument", "present(Page())"),
    ("an argument too many", "dismiss(animated: true, after: 2)"),
    ("a forgotten func", "class A: UIViewController {\n  override viewDidLoad() {}\n}"),
    (
      "a method that is not called",
      "class A: UIViewController {\n  override func viewDidLoad() { super.viewDidLoad }\n}"
    ),
    ("half a range", "for i in 0..3 { print(i) }"),
    ("an early spelling without its end", "dismissViewControllerAnimated(true)"),
    ("a text and a number", "let s = \"a\" + 1"),
    ("nil for a type that nobody declares", "let page: Page = nil"),
    ("a colour that there is not", "view.backgroundColor = UIColor.rde"),
    ("a placeholder of Xcode's", "let page = <#page#>\naddChild(page)"),
    ("a colour that there is not, in short", "view.backgroundColor = .brand"),
    ("a curve that there is not", "let curve = UIView.AnimationCurve.easeInn"),
    (
      "a function in a function that forgets to return",
      "class A: UIViewController {\n  func page() -> Int {\n    func next() -> Int {\n      print(1)\n      print(2)\n    }\n    return next()\n  }\n}"
    ),
    (
      "a property that forgets to return",
      "class A: UIViewController {\n  var count: Int {\n    print(1)\n    print(2)\n  }\n}"
    ),
    ("a print for a number", "func count() -> Int { print(1) }"),
    (
      "a switch over UIKit's that leaves a case out",
      "func name(_ operation: UINavigationController.Operation) {\n  switch operation {\n  case .push: print(1)\n  case .pop: print(2)\n  }\n}"
    ),
    (
      "a wait on the way out",
      "func load() async {\n  defer { await save() }\n}\nfunc save() async {}\nTask { await load() }"
    ),
  ]

  @Test(arguments: [Dialect.objectiveC, .swift])
  func eachIsRefusedInTheCompilersWords(_ dialect: Dialect) {
    var text = ""
    for snippet in dialect == .swift ? Self.swift : Self.objectiveC {
      let result = run(snippet.text, dialect: dialect)
      let said = DiagnosticPrinter().print(result.diagnostics)
      text += "# \(snippet.name)\n\n" + (said.isEmpty ? listing(result) : said) + "\n"
    }
    expectGolden(text, "refused-\(dialect.rawValue).txt")
  }

  /// What looks like the faults above and is none.
  @Test(arguments: [
    "class A: UIViewController {\n  func addChild(_ page: Page) {}\n}",
    "class A: UIViewController {\n  private func show(page: Int) {}\n}\nclass B: A {\n  func show(page: Int) {}\n}",
    "class A: UIViewController {\n  func show(page: Int) {}\n}\nclass B: A {\n  func show(page: String) {}\n}",
    "class A: PageController {\n  func viewDidLoad() {}\n}",
    "class A: UIViewController {\n  static func viewDidLoad() {}\n}",
    "class A: NSObject {\n  func viewDidLoad() {}\n}",
    "let page: UIViewController? = nil\nlet other: UIViewController! = nil",
    "let width: CGFloat = 3",
    "func page(_ n: Int) -> UIViewController {\n  if n == 0 { return UIViewController() } else { fatalError() }\n}\nfunc count() -> Int { 3 }\nfunc none() -> Void { print(1) }\nfunc wait() -> Int { while true { print(1) } }",
    "func later() -> () -> Void {\n  { print(1) }\n}\nfunc sign(_ n: Int) -> String {\n  if n < 0 { \"-\" } else { \"+\" }\n}",
    "func show(_ page: UIViewController?) {\n  guard let page else { fatalError(\"none\") }\n}",
    "UIView.animate(withDuration: 0.3) { self.view.alpha = 0 }",
    "if let navigationController = navigationController { navigationController.popViewController(animated: true) }",
    "guard let nav = navigationController else { fatalError() }\nnav.popViewController(animated: true)",
    "class A: UIViewController {\n  var count: Int? { didSet { count.map { print($0) } } }\n  func go() { DispatchQueue.main.async { [weak self] in guard let self else { return }; self.view.alpha = 1 } }\n}",
    "class Flow {\n  let navigationController = UINavigationController()\n  func go() { navigationController.pushViewController(UIViewController(), animated: true) }\n}",
    "enum Side { case left, right }\nlet side = Side.left\nswitch side {\ncase .left: print(1)\ncase .right: print(2)\n}",
    "enum Load { case done(Int), failed }\nfunc show(_ load: Load) {\n  switch load {\n  case .done(let n) where n > 1: print(n)\n  case .done: print(0)\n  case .failed: print(1)\n  }\n}",
    "let pair = (1, true)\nswitch pair {\ncase (let n, true): print(n)\ncase (_, false): print(0)\n}",
    "switch traitCollection.horizontalSizeClass {\ncase .compact: print(1)\n@unknown default: print(2)\n}",
    "switch traitCollection.userInterfaceIdiom {\ncase .unspecified, .phone, .pad, .tv, .carPlay: print(1)\n}",
    "extension UIColor {\n  static let brand = UIColor(red: 1, green: 0, blue: 0, alpha: 1)\n}\nview.backgroundColor = .brand\nview.tintColor = UIColor.brand",
    "view.backgroundColor = UIColor.redColor()\nview.tintColor = .systemGray6",
    "enum Operation { case run }\nlet operation = Operation.run\nswitch operation {\ncase .run: print(1)\n}",
    "func load() async {\n  defer { Task { await save() } }\n}\nfunc save() async {}\nTask { await load() }",
    "let count = { () -> Int in\n  print(1)\n  return 2\n}",
    "class A: UIViewController {\n  lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))\n  @objc func tapped(_ sender: Any) {}\n}",
    "class A: BasePage {\n  lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))\n}",
    "view.addGestureRecognizer(UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing)))",
  ])
  func whatACompilerTakesIsTaken(_ snippet: String) {
    #expect(run(snippet, dialect: .swift).diagnostics.filter { $0.severity == .error }.isEmpty)
  }

  @Test(arguments: [
    "const char *name = \"Home\";\nprintf(\"Home\");",
    "NSString *name = [NSString stringWithUTF8String:\"Home\"];",
    "UIView *view = [[UIView alloc] initWithFrame:CGRectZero];",
    "UIEdgeInsets insets = UIEdgeInsetsZero;\nCGRect frame;",
    "UIViewController *page;\nif ((page = [UIViewController new])) { NSLog(@\"%@ %%\", page); }",
    "CGRect frame = self.view.frame;\nframe.size.width = 10;\nself.view.frame = frame;",
    "NSLog(@\"%-5.2f|%5lu|%*d\", 1.0, (unsigned long)2, 3, 4);",
    "typeof(self) other = self;\n__weak typeof(self) weakSelf = self;",
  ])
  func whatClangTakesIsTaken(_ snippet: String) {
    #expect(run(snippet, dialect: .objectiveC).diagnostics.filter { $0.severity == .error }.isEmpty)
  }

  @Test func aNumberInsteadOfAnAbsentFractionIsAFraction() {
    let result = run(
      "let width: Double? = nil\nprint(width ?? 99)\nlet count: Int? = nil\nprint(count ?? 9)")
    #expect(consoleLines(result) == ["99.0", "9"])
  }
}
