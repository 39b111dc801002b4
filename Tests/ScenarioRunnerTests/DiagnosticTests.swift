import ScenarioRunner
import ScenarioSyntax
import SourceText
import TestSupport
import Testing

/// What is wrong with a program is said at its place, in words, and with a way out.
@Suite struct ScenarioDiagnosticTests {
  /// A program with the place of its fault marked, and the diagnostic.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let marked: String
    let message: String
    let help: String?
    let dialect: Dialect

    init(
      _ id: String, _ marked: String, _ message: String, help: String? = nil,
      _ dialect: Dialect = .swift
    ) {
      testDescription = id
      self.marked = marked
      self.message = message
      self.help = help
      self.dialect = dialect
    }
  }

  @Test(arguments: [
    Case(
      "scenario.unknown-name", "let child = A()\n1️⃣chlid2️⃣.loadViewIfNeeded()",
      "cannot find 'chlid' in scope", help: "did you mean 'child'?"),
    Case(
      "scenario.unknown-member", "let a = UIViewController()\na.1️⃣veiw2️⃣.alpha = 0",
      "value of type 'UIViewController' has no member 'veiw'", help: "did you mean 'view'?"),
    Case(
      "scenario.unknown-member", "let a = UIViewController()\na.1️⃣viewDidLod2️⃣()",
      "value of type 'UIViewController' has no member 'viewDidLod'",
      help: "did you mean 'viewDidLoad'?"),
    Case(
      "scenario.wrong-arguments", "let a = UIViewController()\n1️⃣a.addChild2️⃣(child: a)",
      "extraneous argument label 'child:' in call"),
    Case(
      "scenario.undeclared-class",
      "class SettingsPage: UIViewController {}\nlet page = 1️⃣SetingsPage2️⃣()",
      "nothing declares 'SetingsPage', so it is taken for a plain UIViewController subclass",
      help: "did you mean 'SettingsPage'?"),
    Case(
      "scenario.unknown-type", "let nav = 1️⃣UINavigationControler2️⃣()",
      "cannot find 'UINavigationControler' in scope",
      help: "did you mean 'UINavigationController'?"),
    Case(
      "scenario.no-override",
      "class A: UIViewController { override func 1️⃣viewWilAppear2️⃣(_ animated: Bool) { } }",
      "method does not override any method from its superclass",
      help: "did you mean 'viewWillAppear'?"),
    Case(
      "scenario.unsent-callback",
      "class A: UIViewController { override func 1️⃣updateProperties2️⃣() { } }",
      "nothing here calls 'updateProperties()': UIKit sends it since iOS 26"),
    Case(
      "scenario.unknown-type", "class A: 1️⃣UIVeiw2️⃣ { }", "cannot find type 'UIVeiw' in scope",
      help: "did you mean 'UIView'?"),
    Case(
      "scenario.unknown-type", "1️⃣NotificationCetner2️⃣.default.removeObserver(window)",
      "cannot find 'NotificationCetner' in scope", help: "did you mean 'NotificationCenter'?"),
    Case(
      "scenario.constant", "let a = 1\n1️⃣a2️⃣ = 2",
      "cannot assign to value: 'a' is a 'let' constant",
      help: "change 'let' to 'var' to make it mutable"),
    Case(
      "scenario.not-a-condition", "if 1️⃣12️⃣ { }",
      "type 'Int' cannot be used as a boolean; test for '!= 0' instead"),
    Case(
      "scenario.wrong-type", "let a = UIViewController()\na.view.addSubview(1️⃣a2️⃣)",
      "cannot convert value of type 'UIViewController' to expected argument type 'UIView'"),
    Case(
      "scenario.read-only", "let a = UIViewController()\n1️⃣a.parent2️⃣ = nil",
      "cannot assign to property: 'parent' is a get-only property"),
    Case(
      "scenario.budget-steps", "1️⃣while true {}2️⃣",
      "this loop does not end within the scenario's budget of 250000 steps"),
    Case(
      "scenario.budget-depth", "func f() {\n  f()\n}\n1️⃣f()2️⃣",
      "the scenario's calls nest deeper than 120"),
    Case(
      "scenario.budget-steps",
      "var p = Just(1).merge(with: Just(1))\nfor _ in 0..<40 { p = p.merge(with: p) }\n1️⃣let c = p.sink { _ in }2️⃣",
      "the scenario takes more than 250000 steps"),
    Case(
      "scenario.budget-depth", "enum { a = b, b = a };\n1️⃣NSLog(@\"%d\", a);2️⃣",
      "the scenario's calls nest deeper than 120", .objectiveC),
    Case(
      "scenario.unknown-member",
      "let pager = UIPageViewController(transitionStyle: 1️⃣.scrol2️⃣, navigationOrientation: .horizontal)",
      "type 'UIPageViewController.TransitionStyle' has no member 'scrol'",
      help: "did you mean 'scroll'?"),
    Case(
      "scenario.unknown-message", "1️⃣[UIView numberWithBool:YES]2️⃣;",
      "no known class method for selector 'numberWithBool:' of 'UIView'", .objectiveC),
    Case(
      "scenario.unknown-message", "1️⃣[UIColor sleepForTimeInterval:5]2️⃣;",
      "no known class method for selector 'sleepForTimeInterval:' of 'UIColor'", .objectiveC),
    Case(
      "scenario.unknown-message",
      "UIViewController *a = [UIViewController new];\n[a 1️⃣willMoveToParentViewController2️⃣];",
      "no visible @interface for 'UIViewController' declares the selector 'willMoveToParentViewController'",
      help: "did you mean 'willMoveToParentViewController:'?", .objectiveC),
    Case(
      "scenario.unknown-name", "UIViewController *child = nil;\n[1️⃣chlid2️⃣ view];",
      "use of undeclared identifier 'chlid'", help: "did you mean 'child'?", .objectiveC),
  ])
  func saysWhatIsWrong(_ example: Case) {
    let marked = MarkedText(example.marked)
    let result = run(marked.text, dialect: example.dialect)
    #expect(result.diagnostics.count == 1, "\(listing(result))")
    guard let diagnostic = result.diagnostics.first else { return }
    #expect(diagnostic.id == example.testDescription)
    #expect(diagnostic.message == example.message)
    #expect(diagnostic.fixIts.first?.message == example.help)
    #expect(diagnostic.span.range == marked["1️⃣", "2️⃣"])
  }

  @Test(arguments: [
    (
      "let a: UIViewController? = nil\na!.loadViewIfNeeded()",
      "Unexpectedly found nil while unwrapping an Optional value"
    ),
    (
      "let a: UIViewController! = nil\na.loadViewIfNeeded()",
      "Unexpectedly found nil while implicitly unwrapping an Optional value"
    ),
    ("let a = [1]\nprint(a[1])", "Index out of range"),
    ("var n = Int.max\nn += 1", "Arithmetic overflow"),
    ("print(1 / (1 - 1))", "Division by zero"),
    (
      "print(Int(-9.25e18))",
      "Double value cannot be converted to Int because the result would be less than Int.min"
    ),
    (
      "print(Int(9.23e18))",
      "Double value cannot be converted to Int because the result would be greater than Int.max"
    ),
    (
      "print(Int(0.0 / 0))",
      "Double value cannot be converted to Int because it is either infinite or NaN"
    ),
    (
      "let v: Any = UIView()\nlet a = v as! UIViewController",
      "Could not cast value of type 'UIView' to 'UIViewController'"
    ),
    ("fatalError(\"stop\")", "stop"),
  ])
  func whatSwiftTrapsIsAnExceptionInTheTrace(_ program: String, _ reason: String) {
    let result = run(program + "\nprint(\"not reached\")")
    #expect(result.diagnostics.isEmpty)
    #expect(listing(result).hasSuffix("! Fatal error: \(reason)\n"))
  }

  @Test func whatCouldNotBeReadIsNotRun() {
    let result = run("print(1)\nlet = 2")
    #expect(result.hasErrors)
    #expect(consoleLines(result).isEmpty)
  }

  @Test(arguments: [
    "func f() { f() }\nf()",
    "class A: UIViewController { func f() { f() } }\nA().f()",
    "class A: UIViewController { override func viewDidLoad() { view.addSubview(A().view) } }\nA().loadViewIfNeeded()",
    "func f(_ n: Int) -> Int { 1 + f(n) }\nprint(f(1))",
    "var f: (() -> Void)!\nf = { f() }\nf()",
    "class A: NSObject { var a = A() }\nlet a = A()",
    "class A: NSObject { var n: Int { n } }\nprint(A().n)",
  ])
  func recursionWithoutEndEndsInADiagnostic(_ program: String) {
    let result = run(program)
    #expect(result.diagnostics.map { $0.id } == ["scenario.budget-depth"])
  }

  @Test(arguments: [
    ("var s = \"x\"\nwhile true { s = s + s }", "scenario.budget-output"),
    ("while true { _ = UIView() }", "scenario.budget-objects"),
    ("func f() { DispatchQueue.main.async { f() } }\nf()", "scenario.budget-messages"),
    (
      "DispatchQueue.main.asyncAfter(deadline: .now() + 90_000) { print(1) }",
      "scenario.budget-time"
    ),
    ("var a: [Int] = []\nwhile true { a.append(1) }", "scenario.budget-steps"),
  ])
  func everyBudgetEndsAProgram(_ program: String, _ id: String) {
    #expect(run(program).diagnostics.map { $0.id } == [id])
  }
}
