import Lifecycle
import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing
import Tracing

/// Runs a text as a scenario.
func run(
  _ text: String, dialect: Dialect = .swift, ios: Int = 17, stage: String? = nil,
  stageDialect: Dialect? = nil, inClass: String? = nil, selfName: String? = nil,
  budget: Budget = .standard
) -> ScenarioResult {
  var scenario = Scenario(
    program: Snippet(SourceFile(path: "scenario", text: text)), dialect: dialect)
  scenario.iOSVersion = ios
  scenario.inClass = inClass
  scenario.selfName = selfName
  if let stage {
    scenario.stage = Stage(
      id: "stage", program: Snippet(SourceFile(path: "stage", text: stage)),
      dialect: stageDialect ?? dialect)
  }
  return scenario.run(budget: budget)
}

/// The listing of a result, diagnostics below it as they would be printed.
func listing(
  _ result: ScenarioResult,
  levels: Set<Tracing.Selector.Level> = [.appearance, .containment, .console],
  spelling: Spelling = .swift
) -> String {
  TraceListing(result.trace, levels: levels, spelling: spelling).text
    + DiagnosticPrinter().print(result.diagnostics)
}

/// The reasons of the exceptions that ended a program.
func exceptions(_ result: ScenarioResult) -> [String] {
  result.trace.events.compactMap { event in
    if case .exception(let exception) = event.kind { exception.reason } else { nil }
  }
}

/// What a program printed, line by line.
func consoleLines(_ result: ScenarioResult) -> [String] {
  var lines: [String] = []
  for event in result.trace.events {
    if case .console(let console) = event.kind, console.source == .program {
      lines.append(console.text)
    }
  }
  return lines
}
