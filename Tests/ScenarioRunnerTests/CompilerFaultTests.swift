import ScenarioRunner
import ScenarioSyntax
import SourceText
import TestSupport
import Testing

/// What a compiler refuses although it might run: each with the compiler's words, where they are
/// known.
@Suite struct CompilerFaultTests {
  private static let objectiveC: [(name: String, text: String)] = [
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
  ]

  private static let swift: [(name: String, text: String)] = [
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
    ("no labels", "view.frame = CGRect(0, 0, 10, 10)"),
    ("other labels", "view.frame = CGRect(x: 0, y: 0, w: 10, h: 10)"),
    ("a misspelt class of UIKit's", "let nav = UINavigationControler(rootViewController: Page())"),
    ("a wrong label of an animation", "UIView.animate(duration: 0.3) { self.view.alpha = 0 }"),
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
    "func show(_ page: UIViewController?) {\n  guard let page else { fatalError(\"none\") }\n}",
    "UIView.animate(withDuration: 0.3) { self.view.alpha = 0 }",
  ])
  func whatACompilerTakesIsTaken(_ snippet: String) {
    #expect(run(snippet, dialect: .swift).diagnostics.filter { $0.severity == .error }.isEmpty)
  }

  @Test(arguments: [
    "const char *name = \"Home\";\nprintf(\"Home\");",
    "NSString *name = [NSString stringWithUTF8String:\"Home\"];",
    "UIView *view = [[UIView alloc] initWithFrame:CGRectZero];",
    "UIEdgeInsets insets = UIEdgeInsetsZero;\nCGRect frame;",
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
