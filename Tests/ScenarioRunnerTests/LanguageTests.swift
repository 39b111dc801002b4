import ScenarioRunner
import ScenarioSyntax
import Testing

/// What programs print: the languages as notes use them.
@Suite struct LanguageTests {
  /// A program with the lines it prints.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let program: String
    let lines: [String]

    init(_ name: String, _ program: String, _ lines: [String]) {
      testDescription = name
      self.program = program
      self.lines = lines
    }
  }

  @Test(arguments: [
    Case(
      "numbers out of texts, or nothing",
      """
      for text in ["1.5", "-2", "+.5", "1e3", "1.5e-2", "", ".", "-", "1.2.3", "x", "1e", "1_0"] {
        print(Double(text) ?? 0.25)
      }
      """,
      ["1.5", "-2.0", "0.5", "1000.0", "0.015"] + Array(repeating: "0.25", count: 7))
  ])
  func swiftPrints(_ example: Case) {
    let result = run(example.program)
    #expect(consoleLines(result) == example.lines)
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
  }

  @Test(arguments: [
    Case(
      "exceptions are caught",
      """
      UIViewController *a = [UIViewController new];
      @try { [a addChildViewController:a]; }
      @catch (NSException *e) { NSLog(@"%@", e.name); }
      @finally { NSLog(@"finally"); }
      """, ["NSInvalidArgumentException", "finally"])
  ])
  func objectiveCPrints(_ example: Case) {
    let result = run(example.program, dialect: .objectiveC)
    #expect(consoleLines(result) == example.lines)
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
  }

  /// The class of the view may be anything, where nobody has declared what it inherits from.
  @Test func aNibWhoseViewIsNoViewHasAPlainOne() {
    let result = run(
      """
      class Page: UIViewController {}
      class PageView: Mark {}
      UINib(nibName: "Page", bundle: nil).addController(of: Page.self, view: PageView.self)
      let page = Bundle.main.loadNibNamed("Page", owner: nil, options: nil)![0] as! Page
      page.view = nil
      window.rootViewController = page
      window.makeKeyAndVisible()
      settle()
      print(type(of: page.view!))
      """)
    #expect(listing(result).contains("UIView"))
    #expect(listing(result).contains("page.viewDidAppear(false)"))
  }
}
