import Diagrams
import ScenarioRunner
import ScenarioSyntax
import SiteBuilder
import SourceText
import Tracing

/// A scenario to run, and how what happens is shown.
struct Rendition {
  /// The scenario's id, or its place on its page.
  let id: String
  /// What is run.
  var scenario: Scenario
  /// The levels that are shown.
  var levels: Set<Selector.Level>
  /// The spelling of the calls.
  var spelling: Spelling
  /// What happened.
  private(set) var trace = Trace()

  /// A scenario by itself.
  init(id: String, _ scenario: Scenario) {
    self.id = id
    self.scenario = scenario
    levels = PageScenario.usualLevels
    spelling = scenario.dialect == .swift ? .swift : .objectiveC
  }

  /// A scenario of a page, with the stage it names.
  init(_ scenario: PageScenario, in notebook: Notebook) {
    self.init(id: scenario.anchor, notebook.scenario(scenario))
    levels = scenario.shownLevels
  }

  /// Runs the scenario and returns what is wrong with it.
  mutating func run() -> [Diagnostic] {
    let result = scenario.run()
    trace = result.trace
    return result.diagnostics
  }

  /// The diagram of what happened.
  var diagram: SequenceDiagram {
    let options = DiagramOptions(levels: levels, spelling: spelling, title: scenario.title)
    return SequenceDiagram(trace: trace, options: options)
  }

  /// One call a line, as expected traces are written.
  var listing: String { TraceListing(trace, levels: levels, spelling: spelling).text }
}
