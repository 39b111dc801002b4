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
  /// Where it is looked up what is known of pages.
  private let cache: SharedCache?

  /// - Parameters:
  ///   - bytes: How large the pages of all groups are together.
  ///   - drawing: Whether what failed is drawn.
  ///   - cache: Where it is looked up what is known of pages, and kept what is found.
  init(budget: Budget, bytes: Int, drawing: Bool = false, cache: SharedCache? = nil) {
    self.cache = cache
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
      defer { progress?.advance() }
      if addKnown(page, running) { continue }
      var changes = FileEdits(page.file)
      var uses: [Use] = []
      let first = report.cases.count
      for scenario in page.scenarios {
        let before = allowance.used
        defer { uses.append(allowance.used.since(before)) }
        let outcome = running.run(scenario, &allowance)
        let growth = changes.growth
        let accepted = accepting ? accept(scenario, outcome, &changes) : []
        allowance.grow(by: changes.growth - growth)
        add(scenario, outcome, accepted: accepted)
      }
      guard changes.isEmpty else {
        edits.append(changes)
        continue
      }
      keep(page, running, report.cases[first...], uses)
    }
  }

  /// Takes over what a cache knows of a page: that all is well with its scenarios, as far as the allowance lasts.
  private mutating func addKnown(_ page: Page, _ running: Notebook) -> Bool {
    guard let cache, !page.scenarios.isEmpty, let known = running.verdict(of: page, in: cache)
    else { return false }
    var left = allowance
    for (scenario, item) in zip(page.scenarios, known.cases) {
      guard left.refusal(of: scenario) == nil, left.take(item.use, by: scenario) == nil else {
        return false
      }
    }
    allowance = left
    report.cases += zip(page.scenarios, known.cases).map { scenario, item in
      CheckReport.Case(
        id: scenario.anchor, title: scenario.title ?? scenario.anchor,
        span: scenario.fence.markSpan, claims: item.checks, diagnostics: [])
    }
    return true
  }

  /// Has a cache keep that all is well with a page.
  private func keep(
    _ page: Page, _ running: Notebook, _ cases: ArraySlice<CheckReport.Case>, _ uses: [Use]
  ) {
    guard let cache, !cases.isEmpty, cases.allSatisfy(\.diagnostics.isEmpty) else { return }
    let verdict = KeptVerdict(
      cases: zip(cases, uses).map { KeptVerdict.Case(use: $1, checks: $0.claims) })
    running.keep(verdict, of: page, in: cache)
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

extension Use {
  /// What was used since.
  fileprivate func since(_ before: Use) -> Use {
    Use(
      steps: steps - before.steps, messages: messages - before.messages,
      output: output - before.output)
  }
}
