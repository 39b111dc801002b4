import CallTrace
import Claims
import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// Logs of devices, held against a push of `b` onto `a`.
@Suite struct ObservedOrderTests {
  private static let trace = run(
    """
    class PageController: UIViewController {}
    let a = A()
    let b = PageController()
    let nav = UINavigationController(rootViewController: a)
    window.rootViewController = nav
    window.makeKeyAndVisible()
    settle()
    // MARK: Push
    nav.pushViewController(b, animated: true)
    """
  ).trace

  private func check(_ log: String) -> [Diagnostic] {
    ObservedOrder(Snippet(SourceFile(path: "page.md", text: log))).check(Self.trace)
  }

  private func faults(_ log: String) -> [Diagnostic] {
    ObservedOrder(Snippet(SourceFile(path: "page.md", text: log))).faults(in: Self.trace)
  }

  @Test(arguments: [
    "a.viewWillDisappear\nb.viewWillAppear\na.viewDidDisappear\nb.viewDidAppear",
    "a.viewWillDisappear()\n\nb.viewWillAppear()\na.viewDidDisappear()\nb.viewDidAppear()",
    "-[A viewWillDisappear:]\n-[PageController viewWillAppear:]\n-[A viewDidDisappear:]\n"
      + "-[PageController viewDidAppear:]",
    "a viewWillDisappear(animated:)\nb: viewWillAppear(animated:)\na viewDidDisappear(animated:)\n"
      + "b viewDidAppear(animated:)",
    "[b viewWillAppear:YES]\n[b viewDidAppear:YES]",
    "b.viewWillAppear(true)\nb.viewDidAppear(true)",
    "of b\nlogs viewWillAppear viewWillDisappear\nb.viewWillAppear",
    "b.willMove(toParent: nav)\nb.didMove(toParent: nav)",
  ])
  func agreesWithWhatWasLogged(log: String) {
    #expect(check(log) == [])
  }

  @Test func comparesWhatComesAfterTheHeadingAlone() {
    #expect(check("logs viewDidLoad\nof a b\nb.viewDidLoad") == [])
  }

  @Test func linesWithoutReceiverAreOfTheProgramsMethods() {
    let trace = run(
      """
      class A: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); print(#function) }
        override func viewDidAppear(_ animated: Bool) { print(#function) }
      }
      window.rootViewController = UINavigationController(rootViewController: A())
      window.makeKeyAndVisible()
      settle()
      """
    ).trace
    let log = Snippet(SourceFile(path: "page.md", text: "viewDidLoad()\nviewDidAppear(_:)"))
    #expect(ObservedOrder(log).check(trace) == [])
  }

  /// The headings of a tour are none of the program's: before them comes the launch, which may be logged.
  @Test(arguments: [
    "A viewDidLoad\nA viewWillAppear\nA viewDidAppear",
    "A viewDidLoad\nA viewWillAppear\nA viewDidAppear\nA viewDidDisappear",
    "A viewWillDisappear\nA viewDidDisappear",
  ])
  func aLogMayHaveTheLaunchInFrontOfATour(log: String) {
    var scenario = Scenario(
      program: Snippet(
        SourceFile(
          path: "page.md",
          text: """
            class A: UIViewController {
              override func viewDidLoad() { super.viewDidLoad() }
              override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
              override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
            }
            """)), dialect: .swift)
    scenario.tour = .all
    let order = ObservedOrder(Snippet(SourceFile(path: "page.md", text: log)))
    #expect(order.check(scenario.run().trace) == [])
  }

  @Test func aMessageToAViewIsNoneOfAControllersOfTheSameName() {
    let trace = run(
      """
      class Page: UIViewController {
        override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
        override func loadView() { view = Own() }
      }
      class Own: UIView {
        override func willMove(toWindow window: UIWindow?) { super.willMove(toWindow: window) }
      }
      window.rootViewController = UINavigationController(rootViewController: Page())
      window.makeKeyAndVisible()
      settle()
      """
    ).trace
    let log = Snippet(SourceFile(path: "page.md", text: "willMoveToParentViewController:"))
    #expect(ObservedOrder(log).check(trace) == [])
  }

  @Test func saysWhereTheModelParts() throws {
    let log = "a.viewWillDisappear\nb.viewWillAppear\nb.viewDidAppear\na.viewDidDisappear"
    let diagnostic = try #require(check(log).first)
    #expect(
      diagnostic.message
        == "the log has 'b.viewDidAppear', but the model has 'a.viewDidDisappear'")
    #expect(diagnostic.span.start.line == 3)
    #expect(diagnostic.notes.first?.message == "after: b.viewWillAppear")
  }

  @Test func aCallThatWasNotLoggedIsADifference() throws {
    let early = try #require(
      check("of a b\nlogs viewDidAppear viewDidDisappear\na.viewDidDisappear").first)
    #expect(early.message == "the log ends, but the model has 'b.viewDidAppear'")
    let late = try #require(check("b.viewWillAppear\nb.viewDidAppear\nb.viewWillDisappear").first)
    #expect(late.message == "the log has 'b.viewWillDisappear', but the model ends")
  }

  @Test(arguments: [
    // print(#function, self), and the class or a name instead of the object
    "viewWillAppear(_:) <App.PageController: 0x7fb18d50b2e0>",
    "viewWillAppear(_:) PageController", "PageController viewWillAppear(_:)",
    "Optional(<App.PageController: 0x7fb18d50b2e0>) viewWillAppear(_:)",
    "App.PageController viewWillAppear(_:)", "viewWillAppear b", "b viewWillAppear",
    "b: viewWillAppear", "b - viewWillAppear", "b → viewWillAppear(_:)", "📱 b.viewWillAppear()",
    "1. b.viewWillAppear", "b viewWillAppear animated: true",
    "Page.swift:23 b viewWillAppear(_:)",
    // NSLog and os_log
    "2016-03-04 10:11:12.345 App[1234:5678] -[PageController viewWillAppear:]",
    "2023-10-02 10:11:12.345678+0800 App[1234:5678] [general] PageController viewWillAppear(_:)",
    "10:11:12.345 -[PageController viewWillAppear:]", "[10:11:12] b.viewWillAppear",
    "[INFO] (-[PageController viewWillAppear:]) - the page comes",
    "-[PageController viewWillAppear:]: animated 1", "-[PageController viewWillAppear:] [Line 23]",
    "PageController viewWillAppear called", "b viewWillAppear(_:) was called",
    "b viewWillAppear Called", "b: viewWillAppear(_:) - for the first time",
    "PageController viewWillAppear - again", "b viewWillAppear 0D2C7F77-A822",
    "E621E1F8-C36C-495A-93FC-0C247A3E6E5F b viewWillAppear(_:)",
    "-[PageController(Logging) viewWillAppear:] <PageController: 0x7fb1>", "[b viewWillAppear:YES]",
  ])
  func readsTheUsualFormsOfLogs(line: String) {
    let receiver = line.contains("PageController") ? "PageController" : "b"
    let log = "\(line)\n\(receiver).viewDidAppear"
    #expect(faults(log) == [])
    #expect(check(log) == [])
    // The receiver counts, wherever it stands.
    let exchanged = log.replacing("PageController", with: "A").replacing("b", with: "a")
    #expect(check(exchanged) != [] || faults(exchanged) != [])
  }

  @Test(arguments: [
    ("viewWillAppear(_:) Zebra", "nobody in the trace is called 'Zebra'"),
    ("b.viewWilAppear", "there is no message 'viewWilAppear'"),
    ("b.viewWillAppear and so on", "'and' in 'b.viewWillAppear and so on' is no part of a call"),
    (
      "b.viewWillAppear a.viewDidAppear",
      "'a.viewDidAppear' in 'b.viewWillAppear a.viewDidAppear' is no part of a call"
    ),
    ("the view appears now", "'appears' in 'the view appears now' is no part of a call"),
    ("12:13", "'12:13' is no call"),
    (
      "<App.A: 0x7fb1> <App.B: 0x7fb2>",
      "'B' in '<App.A: 0x7fb1> <App.B: 0x7fb2>' is no part of a call"
    ),
  ])
  func refusesWhatIsNoCall(line: String, message: String) throws {
    let fault = try #require(faults("b.viewDidLoad\n" + line).first)
    #expect(fault.message == message)
    #expect(fault.span.start.line == 2)
  }

  @Test(arguments: [
    "", "\n\n", "of", "logs", "[", "-[", "(", ".", "a.", "<", "<a", "[a", "[a b", "a(", "Optional(",
    "x[1]", "of a\nlogs b", "é.ü(", "]",
  ])
  func everyTextIsALog(log: String) {
    _ = check(log)
    _ = faults(log)
  }
}
