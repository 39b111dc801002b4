import Diagrams
import ScenarioRunner
import ScenarioSyntax
import SiteBuilder
import SourceText
import Tracing

/// Something to draw, and how it is shown: a scenario that is run, or a diagram that was written.
struct Rendition {
  /// The scenario's id, or its place on its page.
  let id: String
  /// What is run; nil for a diagram that was written.
  var scenario: Scenario?
  /// The levels that are shown.
  var levels: Set<Selector.Level>
  /// The spelling of the calls.
  var spelling: Spelling
  /// What happened.
  private(set) var trace = Trace()
  /// The diagram that was written.
  private var drawing = SequenceDiagram()

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

  /// A diagram that was written.
  init(id: String, _ drawing: SequenceDiagram) {
    self.id = id
    self.drawing = drawing
    levels = PageScenario.usualLevels
    spelling = .swift
  }

  /// What is written above it.
  var title: String { (scenario == nil ? drawing.title : scenario?.title) ?? id }

  /// Runs the scenario and returns what is wrong with it.
  mutating func run() -> [Diagnostic] {
    guard let scenario else { return [] }
    let result = scenario.run()
    trace = result.trace
    return result.diagnostics
  }

  /// The diagram that was written, or that of what happened.
  var diagram: SequenceDiagram {
    guard let scenario else { return drawing }
    let options = DiagramOptions(levels: levels, spelling: spelling, title: scenario.title)
    return SequenceDiagram(trace: trace, options: options)
  }

  /// One call a line, as expected traces are written.
  var listing: String { TraceListing(trace, levels: levels, spelling: spelling).text }
}
