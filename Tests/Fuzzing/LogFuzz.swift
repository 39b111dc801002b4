import CallTrace
import Claims
import Diagrams
import ScenarioRunner
import SourceText

/// Logs of devices at random, read, drawn, and held against what a scenario does.
public struct LogFuzz: Sendable {
  private static let samples = [
    """
    2024-05-01 10:11:12.345678+0200 App[12:3456] -[A viewWillDisappear:]
    2024-05-01 10:11:12.345700+0200 App[12:3456] some other line of the app
    2024-05-01 10:11:12.345712+0200 App[12:3456] -[B viewWillAppear:]
    """,
    """
    10:11:12.360 A viewWillAppear(_:)
    viewDidAppear(true) <App.A: 0x7fb1>
    A.viewDidLoad() Optional(<UIView: 0x7f8; frame = (0 0; 390 844)>)
    """,
    """
    lifeline| 0.350112 3 1 A#2 viewDidAppear(true)
    lifeline| 0.350113 3 2 B#1 viewDidLoad()
    — turn 3 · 0.35 s —
    A.viewWillAppear(animated: true)
      B.viewDidLoad()
    ! Unbalanced calls to begin/end appearance transitions for <B: 0x1>.
    """,
  ]

  /// What lines of logs are made of.
  private static let words = [
    "-[", "+[", "]", "viewDidLoad", "viewWillAppear:", "viewDidAppear(_:)", "(true)", "[A ", "A.",
    "<App.A: 0x7fb1>", "lifeline| ", "10:11:12.345", "2024-05-01 ", "App[12:34] ", "! ",
    "— turn 2 · 1 s —",
    "\n", "\n  ", "#2 ", " 0.5 1 0 ", "deinit", "dealloc", "Optional(", "animated: ",
    "initWithCoder:",
  ]

  private var texts: TextFuzz

  public init(_ samples: FuzzSamples, seed: UInt64) {
    texts = TextFuzz(
      Self.samples.map { Array($0.utf8) } + samples.notes.compactMap(Self.observed),
      words: Self.words + FuzzWords.anywhere, seed: seed)
  }

  /// The first published log of a note.
  private static func observed(_ note: [UInt8]) -> [UInt8]? {
    let lines = note.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.starts(with: "```observed".utf8) }) else {
      return nil
    }
    let log = lines[(start + 1)...].prefix { !$0.starts(with: "```".utf8) }
    return log.isEmpty ? nil : Array(log.joined(separator: [UInt8(ascii: "\n")]))
  }

  public mutating func next() -> [UInt8] { texts.next() }

  /// What is made of a log, alone and beside a small scenario.
  public static func perform(_ text: [UInt8]) -> FuzzOutcome {
    let scenario = Scenario(
      program: Snippet(
        SourceFile(
          path: "scenario", text: "window.rootViewController = A()\nwindow.makeKeyAndVisible()")))
    let model = scenario.run().trace
    let logged = LoggedTrace(SourceFile(path: "fuzz", bytes: text), selectors: model.selectors)
    let levels = Set(MessageSelector.Level.allCases)
    let diagram = SequenceDiagram(trace: logged.trace, options: DiagramOptions(levels: levels))
    let drawing = SVGRenderer().render(diagram)
    let comparison = LogComparison(logged, model)
    var outcome = FuzzOutcome(TraceListing(logged.trace, levels: levels).text + drawing)
    outcome.said += TextRenderer(width: 60).render(diagram)
    outcome.said += DiagnosticPrinter().print(comparison.differences + comparison.leftOut)
    outcome.said += comparison.lines.joined(separator: "\n")
    outcome.fault = ActiveMarkup.first(in: Array(drawing.utf8))
    return outcome
  }
}
