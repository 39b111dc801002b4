import ScenarioRunner
import ScenarioSyntax
import SourceText
import TestSupport
import Testing

/// Ten wrong snippets in each language, each with what a friend would say.
@Suite struct WrongSnippetTests {
  static let objectiveC: [(name: String, text: String)] = [
    ("a misspelt selector", "[self addChildViewControler:[Page new]];"),
    ("a forgotten argument", "Page *page = [Page new];\n[page willMoveToParentViewController];"),
    (
      "a misspelt selector in a method that nothing calls",
      "- (void)show:(UIViewController *)page {\n  [page didMoveToParentViewControler:self];\n}"
    ),
    ("a forgotten bracket", "[self.view addSubview:[Page new].view;"),
    ("a forgotten semicolon", "Page *page = [Page new]\n[self addChildViewController:page];"),
    (
      "a controller for its view",
      "PageViewController *page = [PageViewController new];\n[self.view addSubview:page];"
    ),
    ("a name that nobody declares", "[self addChildViewController:content];"),
    (
      "a placeholder that nobody declares",
      "content.view.frame = [self frameForContentController];\n"
    ),
    ("Swift in Objective-C", "let page = Page()"),
    (
      "a page pushed twice",
      "UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:[Page new]];\nwindow.rootViewController = nav;\n[nav pushViewController:nav.topViewController animated:NO];"
    ),
  ]

  static let swift: [(name: String, text: String)] = [
    ("a misspelt method", "addChildd(Page())"),
    ("a wrong label", "let page = Page()\npage.didMove(to: self)"),
    ("a misspelt override", "class A: UIViewController {\n  override func viewDidLod() {}\n}"),
    (
      "a misspelt member in a method that nothing calls",
      "class A: UIViewController {\n  func show(_ page: UIViewController) { page.willMov(toParent: self) }\n}"
    ),
    ("a forgotten parenthesis", "view.addSubview(Page().view"),
    ("a controller for its view", "let page = PageViewController()\nview.addSubview(page)"),
    ("a name that nobody declares", "addChild(content)"),
    ("a constant that is changed", "let page = Page()\npage = Page()"),
    ("Objective-C in Swift", "[self addChildViewController:page];"),
    ("a style that does not exist", "let page = Page()\npage.modalPresentationStyle = .fullscreen"),
  ]

  @Test(arguments: [Dialect.objectiveC, .swift])
  func eachIsToldWhatAFriendWouldSay(_ dialect: Dialect) {
    var text = ""
    for snippet in dialect == .swift ? Self.swift : Self.objectiveC {
      let result = run(snippet.text, dialect: dialect)
      let said = DiagnosticPrinter().print(result.diagnostics)
      text += "# \(snippet.name)\n\n" + (said.isEmpty ? listing(result) : said) + "\n"
    }
    expectGolden(text, "wrong-\(dialect.rawValue).txt")
  }
}
