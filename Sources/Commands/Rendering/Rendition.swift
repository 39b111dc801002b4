import CallTrace
import Diagrams
import Lifecycle
import ScenarioRunner
import ScenarioSyntax
import SiteBuilder
import SourceText

/// Something to draw, and how it is shown: a scenario that is run, or a diagram that was written.
struct Rendition {
  /// The scenario's id, or its place on its page.
  let id: String
  /// The anchor of its figure, which differs from its id where a heading has that.
  private(set) var anchor: String
  /// What is run; nil for a diagram that was written.
  var scenario: Scenario?
  /// Where it stands on a page.
  private var page: PageScenario?
  /// The versions of iOS on which it is run, ascending.
  var versions: [Int]
  /// What it is compared with, on the left of it.
  private var others: [Rendition] = []
  /// The levels that are shown.
  var levels: Set<MessageSelector.Level>
  /// Whether somebody has said which.
  var choosesLevels = false
  /// The spelling of the calls.
  var spelling: Spelling
  /// What happened, on each version.
  private(set) var traces: [Trace] = []
  /// What of the program has never run, on the first version.
  private(set) var uncalled: UncalledMethods?
  /// What was done to the text before it was run, on the first version.
  private(set) var completed: Completed?
  /// The diagram that was written.
  private var drawing = SequenceDiagram()

  /// A scenario by itself.
  init(id: String, _ scenario: Scenario) {
    self.id = id
    anchor = id
    self.scenario = scenario
    versions = [scenario.iOSVersion]
    levels = PageScenario.usualLevels
    spelling = scenario.dialect == .swift ? .swift : .objectiveC
  }

  /// A scenario of a page, with the stage it names.
  init(_ scenario: PageScenario, in notebook: Notebook) {
    self.init(id: scenario.id ?? scenario.anchor, notebook.scenario(scenario))
    anchor = scenario.anchor
    page = scenario
    versions = scenario.iOSVersions
    levels = scenario.shownLevels
  }

  /// A diagram that was written.
  init(id: String, _ drawing: SequenceDiagram) {
    self.id = id
    anchor = id
    self.drawing = drawing
    versions = []
    levels = PageScenario.usualLevels
    spelling = .swift
  }

  /// What is written above it.
  var title: String { (scenario == nil ? drawing.title : scenario?.title) ?? id }

  /// Runs the scenario on each version, and what it is compared with, as far as an allowance lasts, and
  /// returns what is wrong.
  mutating func run(_ allowance: inout RunAllowance) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for index in others.indices { diagnostics += others[index].run(&allowance) }
    guard var scenario else { return diagnostics }
    if let refusal = page.flatMap({ allowance.refusal(of: $0) }) { return diagnostics + [refusal] }
    traces = []
    uncalled = nil
    completed = nil
    var use = Use()
    var known = Set(diagnostics)
    for version in versions {
      scenario.iOSVersion = version
      let result = scenario.run(budget: allowance.budget)
      use += result.use
      if traces.isEmpty {
        uncalled = result.uncalled
        completed = result.completed
      }
      traces.append(result.trace)
      diagnostics += result.diagnostics.filter { known.insert($0).inserted }
    }
    if let excess = page.flatMap({ allowance.take(use, by: $0) }) { diagnostics.append(excess) }
    showMoreOfLaunch()
    return diagnostics
  }

  /// A program of which the usual levels show nothing but a launch shows what it does to its views.
  private mutating func showMoreOfLaunch() {
    guard page == nil, !choosesLevels, let trace = traces.first else { return }
    guard !trace.showsOwnCode(at: levels) else { return }
    // What the program itself overrides goes before what it only does.
    let overridden = [MessageSelector.Level.views, .layout, .runloop].first {
      trace.callsOwnOverride(at: $0)
    }
    if let overridden {
      levels.insert(overridden)
      return
    }
    for level in [MessageSelector.Level.views, .runloop] {
      var more = levels
      more.insert(level)
      guard trace.showsOwnCode(at: more) else { continue }
      levels = more
      return
    }
  }

  /// What happened on the first version.
  var trace: Trace { traces.first ?? Trace() }

  /// Sets it beside another, which is drawn to its left.
  mutating func compare(with other: Rendition) { others = [other] }

  /// Changes it, and what it is compared with.
  mutating func changeAll(_ change: (inout Rendition) -> Void) {
    change(&self)
    for index in others.indices { change(&others[index]) }
  }

  /// The diagram that was written, or that of what happened.
  var diagram: SequenceDiagram {
    scenario == nil ? drawing : SequenceDiagram(trace: trace, options: options)
  }

  private var options: DiagramOptions {
    var options = DiagramOptions(levels: levels, spelling: spelling, title: scenario?.title)
    if let page {
      options.numbersNotes = page.numbersNotes
      options.misplaced = Notebook.misplaced(Notebook.claims(of: page, traces))
    }
    return options
  }

  /// It beside what it is compared with, or as it is on several versions; nil where it is alone.
  var comparison: Comparison? {
    if let other = others.first {
      return Comparison([other.side, side])
    }
    return traces.count > 1 ? Comparison(runs: traces, options: options) : nil
  }

  private var side: Comparison.Side {
    guard scenario != nil else { return Comparison.Side(title: title, drawing) }
    return Comparison.Side(title: title, trace: trace, options: options)
  }

  /// One call a line, as expected traces are written; one listing for each version that differs.
  var listing: String {
    if let other = others.first {
      return "# \(other.title)\n\(other.listing)# \(title)\n\(listing(trace))"
    }
    var groups: [(versions: [Int], text: String)] = []
    for trace in traces {
      let text = listing(trace)
      if let same = groups.firstIndex(where: { $0.text == text }) {
        groups[same].versions.append(trace.iOSVersion)
      } else {
        groups.append(([trace.iOSVersion], text))
      }
    }
    guard groups.count > 1 else { return groups.first?.text ?? "" }
    return groups.map { "# \(VersionSet($0.versions).title)\n\($0.text)" }.joined()
  }

  private func listing(_ trace: Trace) -> String {
    TraceListing(trace, levels: levels, spelling: spelling).text
  }
}
