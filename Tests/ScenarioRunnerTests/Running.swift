import CallTrace
import Lifecycle
import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// Runs a text as a scenario. Where an error of it offers a line, that line is tried at once: it has no error of
/// its own, and the error is gone. So every error of these tests keeps what it offers.
func run(
  _ text: String, dialect: Dialect = .swift, ios: Int = 17, stage: String? = nil,
  stageDialect: Dialect? = nil, inClass: String? = nil, selfName: String? = nil,
  budget: Budget = .standard
) -> ScenarioResult {
  // Where there is no stage, an offer is in the program's own language.
  let offered = stage == nil ? dialect : stageDialect
  func plain(_ stage: String?) -> ScenarioResult {
    plainRun(
      text, dialect: dialect, ios: ios, stage: stage, stageDialect: offered,
      inClass: inClass, selfName: selfName, budget: budget)
  }
  let result = plain(stage)
  for error in result.diagnostics where error.severity == .error {
    for line in error.notes.compactMap(\.line) {
      let errors = plain((stage.map { $0 + "\n" } ?? "") + line).diagnostics.filter {
        $0.severity == .error
      }
      #expect(
        !errors.contains {
          $0.id == error.id && $0.message == error.message && $0.span == error.span
        }
          && errors.allSatisfy { $0.span.file.path != "stage" || stage != nil },
        "what is offered does not help: \(line)\n\(DiagnosticPrinter().print(errors))")
    }
  }
  return result
}

/// Runs a text as a scenario, and tries nothing of what its errors offer.
private func plainRun(
  _ text: String, dialect: Dialect, ios: Int, stage: String?, stageDialect: Dialect?,
  inClass: String?, selfName: String?, budget: Budget
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
  levels: Set<CallTrace.MessageSelector.Level> = [.appearance, .containment, .console],
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
