import CallTrace
import Claims
import Diagrams
import Lifecycle
import Markup
import ScenarioRunner
import ScenarioSyntax
import SiteBuilder
import SourceText

/// Runs the scenarios of pages, compares what happens with what the pages say, and keeps both.
struct NotebookCheck {
  /// What was found.
  var report = CheckReport()
  /// Pages whose expected traces are rewritten, when that is asked for.
  private(set) var edits: [FileEdits] = []
  /// What the scenarios of all groups may still use.
  private var allowance: RunAllowance
  /// What is told how many pages are checked.
  var progress: Progress?
  /// How many bytes of diagrams may still be drawn.
  private var diagramBytes: Int

  /// - Parameters:
  ///   - bytes: How large the pages of all groups are together.
  ///   - drawing: Whether what failed is drawn.
  init(budget: Budget, bytes: Int, drawing: Bool = false) {
    allowance = RunAllowance(budget, bytes: bytes)
    diagramBytes = drawing ? SummaryWriter.largest : 0
  }

  /// Checks the pages of a group.
  mutating func check(_ group: CheckedPages.Group, accepting: Bool) {
    report.paths += group.pages.map { group.notebook.pages[$0].file.path }
    report.pageDiagnostics += group.diagnostics + group.links
    var running = group.running
    running.budget = allowance.budget
    for index in group.pages {
      let page = group.notebook.pages[index]
      allowance.beginPage()
      var changes = FileEdits(page.file)
      for scenario in page.scenarios {
        let outcome = running.run(scenario, &allowance)
        let before = changes.growth
        let accepted = accepting ? accept(scenario, outcome, &changes) : []
        allowance.grow(by: changes.growth - before)
        add(scenario, outcome, accepted: accepted)
      }
      if !changes.isEmpty { edits.append(changes) }
      progress?.advance()
    }
  }

  private mutating func add(
    _ scenario: PageScenario, _ outcome: ScenarioOutcome, accepted: Set<Int>
  ) {
    let traces = outcome.traces.enumerated().filter { !accepted.contains($0.offset) }
    var item = CheckReport.Case(
      id: scenario.anchor, title: scenario.title ?? scenario.anchor,
      span: scenario.fence.markSpan,
      claims: outcome.checkCount,
      diagnostics: outcome.problems + traces.flatMap(\.element.failures)
        + outcome.claims.flatMap(\.failures) + outcome.observed.flatMap(\.failures))
    if item.hasErrors { item.diagram = diagram(of: scenario, outcome) }
    report.cases.append(item)
    report.accepted += accepted.count
  }

  /// What happened, as text, with the calls marked that false claims name; nil where nothing did, or where it
  /// is more than a summary has room for.
  private mutating func diagram(
    of scenario: PageScenario, _ outcome: ScenarioOutcome
  ) -> String? {
    guard diagramBytes > 0 else { return nil }
    var options = DiagramOptions(
      levels: scenario.shownLevels, spelling: scenario.dialect == .swift ? .swift : .objectiveC,
      title: scenario.title)
    options.numbersNotes = scenario.numbersNotes
    options.misplaced = outcome.misplaced
    let renderer = TextRenderer(width: 120)
    let text: String
    if outcome.runs.count > 1 {
      text = renderer.render(Comparison(runs: outcome.runs, options: options))
    } else {
      let diagram = SequenceDiagram(trace: outcome.trace, options: options)
      guard !diagram.items.isEmpty else { return nil }
      text = renderer.render(diagram)
    }
    diagramBytes -= text.utf8.count
    guard diagramBytes > 0, text.utf8.count <= SummaryWriter.largestDiagram else { return nil }
    return text
  }

  /// Rewrites the expected traces that do not hold, and returns which.
  private func accept(
    _ scenario: PageScenario, _ outcome: ScenarioOutcome, _ edits: inout FileEdits
  ) -> Set<Int> {
    guard outcome.isSound else { return [] }
    var accepted: Set<Int> = []
    for (index, (fence, check)) in zip(scenario.traces, outcome.traces).enumerated() {
      let expected = ExpectedTrace(fence.literal)
      // A block that is about several versions can only say what is the same on all.
      let texts = Set(
        Notebook.runs(outcome.runs, of: fence).map {
          expected.accepted($0, levels: scenario.shownLevels)
        })
      guard !check.holds, fence.isClosed, texts.count == 1, let text = texts.first ?? nil
      else { continue }
      AcceptedTrace.replace(fence.span, with: text, in: &edits)
      accepted.insert(index)
    }
    return accepted
  }
}
