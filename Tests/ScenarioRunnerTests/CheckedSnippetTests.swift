import CallTrace
import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// What is found in snippets by several checks, of which some look before anything runs and some behind.
@Suite struct CheckedSnippetTests {
  @Test func errorsOfAllChecksAreSaidInTheOrderOfTheLines() {
    let result = run(
      """
      class Page: UIViewController {
        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
        func show() {
          spinner.startAnimating()
          let count: Int = "one"
          modalPresentationStyle = .fulScreen
          view.backgroundColr = nil
        }
      }
      """)
    #expect(
      result.diagnostics.filter { $0.severity == .error }.map { $0.message } == [
        "cannot find 'spinner' in scope",
        "cannot convert value of type 'String' to specified type 'Int'",
        "type 'UIModalPresentationStyle' has no member 'fulScreen'",
        "value of type 'UIView' has no member 'backgroundColr'",
      ])
  }

  @Test func besideSwift3NoOverrideIsReadAsSwift2() {
    let result = run(
      """
      class Page: UIViewController {
        override func viewWillAppear(_ animated: Bool) {}
        override func viewDidAppear(animated: Bool) {}
      }
      """)
    #expect(
      result.diagnostics.map { $0.message }
        == ["method does not override any method from its superclass"])
  }

  @Test func aStreamIsGoneThroughWithAwait() {
    let result = run(
      """
      Task {
        let steps = AsyncStream<Int> { $0.yield(1); $0.finish() }
        for step in steps { print(step) }
      }
      """)
    #expect(
      result.diagnostics.map { $0.message }
        == ["for-in loop requires 'AsyncStream' to conform to 'Sequence'"])
  }

  @Test func propertiesOfObjectiveCHaveTheMembersOfTheirClasses() {
    let result = run(
      """
      @interface Page : UIViewController
      @property (nonatomic, strong) UILabel *label;
      @property (nonatomic, strong) id other;
      @end
      @implementation Page
      - (void)uncalled {
        self.label.txt = @"a";
        [self.label setTxtt:@"a"];
        self.label.text = @"a";
        [self.other anything];
      }
      @end
      NSLog(@"begun");
      """, dialect: .objectiveC)
    #expect(
      result.diagnostics.map { $0.message } == [
        "property 'txt' not found on object of type 'UILabel *'",
        "no visible @interface for 'UILabel' declares the selector 'setTxtt:'",
      ])
  }
}
