import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// Work that schedules itself anew for ever.
@Suite struct EndlessWorkTests {
  private static let warning = "scenario.endless-work"

  @Test(arguments: [
    (
      "func tick() { print(1); DispatchQueue.main.asyncAfter(deadline: .now() + 1) { tick() } }\ntick()",
      Dialect.swift
    ),
    (
      "class A: UIViewController {\n  override func viewDidLoad() { super.viewDidLoad(); tick() }\n  @objc func tick() { print(1); perform(#selector(tick), with: nil, afterDelay: 1) }\n}",
      .swift
    ),
    (
      "class A: UIViewController {\n  override func viewDidLoad() { super.viewDidLoad(); tick() }\n  func tick() {\n    print(1)\n    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.tick() }\n  }\n}",
      .swift
    ),
    (
      "@implementation A : UIViewController\n- (void)viewDidLoad { [super viewDidLoad]; [self tick]; }\n- (void)tick { NSLog(@\"1\"); [self performSelector:@selector(tick) withObject:nil afterDelay:1]; }\n@end",
      .objectiveC
    ),
  ])
  func isLeftAtAHorizon(_ text: String, _ dialect: Dialect) {
    let result = run(text, dialect: dialect)
    #expect(!result.hasErrors, "\(listing(result))")
    #expect(consoleLines(result).count == 11, "\(listing(result))")
    let warnings = result.diagnostics.filter { $0.id == Self.warning }
    #expect(warnings.count == 1, "\(listing(result))")
    #expect(warnings.first.map { $0.span.range.lowerBound > 0 } == true)
  }

  /// They are in the trace as often as they are passed.
  @Test(arguments: ["note: ", "MARK: ", "delay: ", "ref: "])
  func commentsOfTheDrawingAreText(_ comment: String) {
    let text = String(repeating: "x", count: 50_000)
    let result = run("for i in 0..<200 {\n// \(comment)\(text)\nprint(i)\n}")
    #expect(result.diagnostics.map(\.id) == ["scenario.budget-output"])
  }

  @Test func waitingLetsItGoOn() {
    let result = run(
      "func tick() { print(1); DispatchQueue.main.asyncAfter(deadline: .now() + 1) { tick() } }\ntick()\nsettle()\nwait(5)"
    )
    #expect(consoleLines(result).count >= 15, "\(listing(result))")
  }
}
