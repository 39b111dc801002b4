import Markup
public import ScenarioRunner
import ScenarioSyntax
public import SourceText
import Tracing

extension Notebook {
  /// A scenario of a page as it is to be run: with its stage, its class and its version of iOS.
  public func scenario(
    _ scenario: PageScenario, iOSVersion: Int? = nil
  ) -> Checked<Scenario> {
    var result = Scenario(program: scenario.fence.literal, dialect: scenario.dialect)
    result.title = scenario.title
    result.iOSVersion = iOSVersion ?? scenario.iOSVersions[0]
    result.inClass = scenario.inClass
    result.selfName = scenario.selfName
    guard let name = scenario.stage else { return Checked(result) }
    guard let stage = stage(of: scenario) else {
      return Checked(result, [unknownStage(name)])
    }
    result.stage = Stage(id: stage.id, program: stage.fence.literal, dialect: stage.dialect)
    return Checked(result)
  }

  private func unknownStage(_ name: FenceAttribute) -> Diagnostic {
    let nearest = Suggestion.nearest(to: name.value, in: stages.keys.sorted())
    return Diagnostic(
      id: "scenario.unknown-stage", "there is no stage '\(name.value)'", at: name.span,
      notes: [Diagnostic.Note("a stage is a block such as '```swift stage id=\(name.value)'")],
      fixIts: nearest.map {
        [Diagnostic.FixIt("did you mean '\($0)'?", replace: name.span, with: "stage=\($0)")]
      } ?? [])
  }

  /// Runs a scenario and checks what its page says about it.
  ///
  /// Claims about a program that cannot be run are not checked: they would only say the same again.
  public func run(_ scenario: PageScenario, iOSVersion: Int? = nil) -> ScenarioOutcome {
    let program = self.scenario(scenario, iOSVersion: iOSVersion)
    guard !program.hasErrors else {
      return ScenarioOutcome(
        ScenarioResult(trace: Trace(), diagnostics: program.diagnostics, sources: []))
    }
    let result = program.value.run()
    guard !result.hasErrors else { return ScenarioOutcome(result) }
    var outcome = ScenarioOutcome(result)
    for fence in scenario.traces {
      let found = ExpectedTrace(fence.literal).check(result.trace, levels: scenario.shownLevels)
      outcome.traces.append(
        ScenarioOutcome.Check(text: fence.literal.text, fence: fence, failures: found))
    }
    for fence in scenario.claims {
      for claim in Claims(fence.literal).check(result.trace) {
        outcome.claims.append(
          ScenarioOutcome.Check(
            text: claim.text, fence: fence, failures: claim.diagnostic.map { [$0] } ?? []))
      }
    }
    return outcome
  }
}
