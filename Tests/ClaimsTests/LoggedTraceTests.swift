import CallTrace
import Claims
import ScenarioRunner
import SourceText
import Testing

/// What programs print on devices, read as a trace.
@Suite("A log of a device")
struct LoggedTraceTests {
  private static let selectors = [
    MessageSelector(swift: "viewDidLoad()", objectiveC: "viewDidLoad", level: .appearance),
    MessageSelector(swift: "viewWillAppear(_:)", objectiveC: "viewWillAppear:", level: .appearance),
    MessageSelector(
      swift: "willMove(toParent:)", objectiveC: "willMoveToParentViewController:",
      level: .containment),
  ]

  private func read(_ text: String) -> LoggedTrace {
    LoggedTrace(
      SourceFile(path: "log.txt", bytes: Array(text.utf8)), selectors: Self.selectors)
  }

  private func listing(_ text: String) -> [String] {
    TraceListing(read(text).trace, levels: Set(MessageSelector.Level.allCases)).lines.map(
      \.indentedText)
  }

  @Test(arguments: [
    ("A viewDidLoad", "A.viewDidLoad()"),
    ("-[A viewWillAppear:]", "A.viewWillAppear"),
    ("[A viewWillAppear:YES]", "A.viewWillAppear(true)"),
    ("viewWillAppear(_:) <App.A: 0x7fb1>", "A.viewWillAppear"),
    ("2024-05-01 10:11:12.345678+0200 App[12:3456] -[App.A viewDidLoad]", "A.viewDidLoad()"),
    ("12:00:01.5 A: viewDidLoad", "A.viewDidLoad()"),
    ("🔵 A - viewDidLoad()", "A.viewDidLoad()"),
    ("a.willMove(toParent: nil)", "a.willMove(toParent: nil)"),
    ("A.configure(with: 3)", "A.configure(with: 3)"),
    ("viewDidLoad", "unnamed.viewDidLoad()"),
    ("方法:-[A viewDidLoad]", "A.viewDidLoad()"),
    ("-[A viewDidLoad] line 23", "A.viewDidLoad()"),
    ("A ---> -[A viewDidLoad]", "A.viewDidLoad()"),
    ("B ---> -[A viewDidLoad]", "B.viewDidLoad()"),
    ("entering +[A initialize] of the app", "A.initialize"),
    ("A ViewWillAppear", "A.viewWillAppear"),
    ("[A] viewDidLoad()", "A.viewDidLoad()"),
    ("[DEBUG] viewDidLoad()", "unnamed.viewDidLoad()"),
    ("DEBUG: A viewDidLoad", "A.viewDidLoad()"),
    ("A viewDidLoad -- begin", "A.viewDidLoad()"),
    ("A.swift viewDidLoad() 23", "A.viewDidLoad()"),
    ("[DEBUG] A.swift:12 viewDidLoad() - hello", "A.viewDidLoad()"),
    ("B viewDidLoad() (A.swift:12)", "B.viewDidLoad()"),
    ("App.A viewDidLoad() line: 23", "A.viewDidLoad()"),
    (
      "A application:didFinishLaunchingWithOptions:", "A.application:didFinishLaunchingWithOptions:"
    ),
    ("A:viewDidLoad", "A.viewDidLoad()"),
    ("First Page viewDidLoad()", "FirstPage.viewDidLoad()"),
    ("A::viewDidLoad", "A.viewDidLoad()"),
    ("View did load", "unnamed.viewDidLoad()"),
    ("First VC - View Will Appear called", "FirstVC.viewWillAppear"),
    ("ViewDidLoad A", "A.viewDidLoad()"),
    ("viewWillAppear(_:) animated = true", "unnamed.viewWillAppear"),
    ("A.viewWillAppear(_:) isMovingToParent = true", "A.viewWillAppear"),
    ("! Unbalanced calls", "! Unbalanced calls"),
    ("lifeline| 0.5 3 0 App.A#2 viewWillAppear(false)", "A_2.viewWillAppear(false)"),
    ("2024-05-01 10:11:12.3 App[1:2] lifeline| 0.5 3 0 A viewDidLoad()", "A.viewDidLoad()"),
  ])
  func `is read in the forms that programs print`(line: String, call: String) {
    #expect(listing(line) == [call])
  }

  @Test func `has other lines, of which it is known where they are`() {
    let log = read("start\nA viewDidLoad\nhello world\nGET https://example.com 200\nlifeline| x\n")
    #expect(log.callCount == 1)
    #expect(log.leftOut.map { log.file.lineIndex(at: $0.lowerBound) } == [0, 2, 3, 4])
  }

  @Test func `tells objects of one class apart by their addresses`() {
    #expect(
      listing("A viewDidLoad\nviewDidLoad <A: 0x1>\nviewDidLoad <A: 0x2>\nA viewDidLoad")
        == ["A.viewDidLoad()", "A.viewDidLoad()", "A_2.viewDidLoad()", "A.viewDidLoad()"])
  }

  @Test(arguments: [
    ("10:00:00.000 A viewDidLoad\n10:00:00.600 A viewDidLoad", "after 0.6 s"),
    ("23:59:59.900 A viewDidLoad\n00:00:00.400 A viewDidLoad", "after 0.5 s"),
    ("0.25 A viewDidLoad\n1.5 A viewDidLoad", "after 1.25 s"),
    ("[0.25] A viewDidLoad\n[0.5] A viewDidLoad", "after 0.25 s"),
  ])
  func `says where time passes`(log: String, pause: String) {
    #expect(listing(log) == ["A.viewDidLoad()", "== \(pause) ==", "A.viewDidLoad()"])
  }

  @Test func `of two runs of a program has a line where the second begins`() {
    let log = """
      2024-05-01 10:11:12.345 App[12:3456] -[A viewDidLoad]
      2024-05-01 10:11:12.346 App[12:9999] -[A viewWillAppear:]
      2024-05-01 10:12:12.345 App[13:3457] -[A viewDidLoad]
      """
    #expect(
      listing(log)
        == ["A.viewDidLoad()", "A.viewWillAppear", "== process 13 ==", "A.viewDidLoad()"])
  }

  @Test(arguments: [
    "A viewDidLoad before B viewDidLoad", "-[A viewDidLoad] before -[B viewDidLoad]",
    "Present A", "the view did load",
  ])
  func `is not read where it is not known which call it says`(line: String) {
    #expect(read(line).callCount == 0)
  }

  @Test func `of the logger says who called whom and when`() {
    let log = """
      lifeline| 0.000000 1 0 A#1 viewDidLoad()
      lifeline| 0.000100 1 1 B#1 viewDidLoad()
      lifeline| 0.000200 1 2 B#2 viewDidLoad()
      lifeline| 0.016000 2 0 A#1 viewWillAppear(false)
      """
    #expect(
      listing(log) == [
        "A.viewDidLoad()", "  B.viewDidLoad()", "    B_2.viewDidLoad()", "— turn 2 · 0.016 s —",
        "A.viewWillAppear(false)",
      ])
    // What is listed is read again as it is.
    let again = listing(log).joined(separator: "\n")
    #expect(listing(again) == listing(log))
  }

  @Test func `has no end of calls, and is read as far as anybody looks`() {
    let log = read(String(repeating: "A viewDidLoad\n", count: LoggedTrace.mostCalls + 1))
    #expect(log.isTooLong && log.callCount == LoggedTrace.mostCalls)
  }
}
