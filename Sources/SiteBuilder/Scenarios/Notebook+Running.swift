import Markup
public import ScenarioRunner
import ScenarioSyntax
public import SourceText
import Tracing

extension Notebook {
  /// A page's scenario as it is run: its program, its stage and the first of its versions of iOS.
  public func scenario(_ scenario: PageScenario) -> Scenario {
    var program = Scenario(program: scenario.fence.literal, dialect: scenario.dialect)
    program.title = scenario.title
    program.iOSVersion = scenario.iOSVersions[0]
    program.inClass = scenario.inClass
    program.selfName = scenario.selfName
    program.stage = stage(of: scenario).map {
      Stage(id: $0.id, program: $0.fence.literal, dialect: $0.dialect)
    }
    return program
  }

  /// What is wrong with the stage that a scenario names: that no page defines it.
  public func missingStage(of scenario: PageScenario) -> Diagnostic? {
    guard let name = scenario.stage, stage(of: scenario) == nil else { return nil }
    let known = pages.flatMap(\.stages).map(\.id)
    let fixIt = Suggestion.nearest(to: name.value, in: known).map {
      Diagnostic.FixIt("did you mean '\($0)'?", replace: name.span, with: "stage=\($0)")
    }
    return Diagnostic(
      id: "scenario.unknown-stage", "there is no stage '\(name.value)'", at: name.span,
      fixIts: fixIt.map { [$0] } ?? [])
  }

  /// Runs a scenario, and compares what happens with what its page says.
  ///
  /// What a page says of a program that cannot be run is not compared: the fault of the program is
  /// all there is to say.
  public func run(_ scenario: PageScenario) -> ScenarioOutcome {
    if let missing = missingStage(of: scenario) {
      return ScenarioOutcome(trace: Trace(), problems: [missing], claims: [], traces: [])
    }
    let result = self.scenario(scenario).run()
    guard !result.hasErrors else {
      return ScenarioOutcome(
        trace: result.trace, problems: result.diagnostics, claims: [], traces: [])
    }
    let claims = scenario.claims.flatMap { Claims($0.literal).check(result.trace) }
    return ScenarioOutcome(
      trace: result.trace, problems: result.diagnostics,
      claims: claims.map { claim in
        ScenarioOutcome.Check(
          text: claim.text, failures: claim.diagnostic.map { [$0] } ?? [])
      },
      traces: scenario.traces.map { fence in
        ScenarioOutcome.Check(
          text: fence.literal.text,
          failures: ExpectedTrace(fence.literal).check(result.trace, levels: scenario.shownLevels))
      })
  }
}
