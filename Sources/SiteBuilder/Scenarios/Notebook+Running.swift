package import CallTrace
package import Claims
import Lifecycle
package import Markup
package import ScenarioRunner
import ScenarioSyntax
package import SourceText

extension Notebook {
  /// A page's scenario as it is run: its program, its stage and a version of iOS, the first of its
  /// own where none is asked for.
  package func scenario(_ scenario: PageScenario, iOSVersion: Int? = nil) -> Scenario {
    var program = Scenario(program: scenario.fence.literal, dialect: scenario.dialect)
    program.title = scenario.title
    program.iOSVersion = iOSVersion ?? scenario.iOSVersions.first ?? 17
    program.isPad = scenario.isPad
    program.isLandscape = scenario.isLandscape
    program.inClass = scenario.inClass
    program.selfName = scenario.selfName
    program.tour = scenario.tour
    if completesScenarios { program.completion = .offers }
    program.questions = scenario.claims.flatMap { ClaimBlock($0.literal).questions }
    program.stage = stage(of: scenario).map {
      Stage(id: $0.id, program: $0.fence.literal, dialect: $0.dialect)
    }
    return program
  }

  /// What is wrong with the stage that a scenario names: that no page defines it.
  ///
  /// A property of a vault's that is the name of none is another's word, unless it is nearly a name.
  package func missingStage(of scenario: PageScenario) -> Diagnostic? {
    guard let name = scenario.stage, stage(of: scenario) == nil else { return nil }
    if let draft = draft(withStageOf: scenario) {
      return Diagnostic(
        id: "scenario.unknown-stage", "there is no stage '\(name.value)'", at: name.span,
        notes: [.leftOut(draft)])
    }
    let fixIt = likelyStages.name(near: name.value, on: pages).map { name.fixIt($0) }
    if scenario.isStageOfVault, fixIt == nil { return nil }
    let missing = Diagnostic(
      id: "scenario.unknown-stage", "there is no stage '\(name.value)'", at: name.span,
      fixIts: fixIt.map { [$0] } ?? [])
    return scenario.isStageOfVault ? missing.asWarning : missing
  }

  /// Runs a scenario on each of its versions of iOS, and compares what happens with what its page
  /// says.
  ///
  /// What a page says of a program that cannot be run is not compared: the fault of the program is
  /// all there is to say.
  package func run(_ scenario: PageScenario) -> ScenarioOutcome {
    outcome(of: scenario, results(of: scenario))
  }

  /// The same, as far as an allowance lasts.
  package func run(_ scenario: PageScenario, _ allowance: inout RunAllowance) -> ScenarioOutcome {
    if let refusal = allowance.refusal(of: scenario) {
      return ScenarioOutcome(runs: [], problems: [refusal])
    }
    let results = results(of: scenario)
    let excess = allowance.take(use(of: scenario, results), by: scenario)
    return outcome(of: scenario, results, excess: excess)
  }

  /// What runs of a scenario have used together, and what it takes to read it and its stage for each.
  func use(of scenario: PageScenario, _ results: [ScenarioResult]) -> Use {
    let stage = stage(of: scenario)?.fence.literal.bytes.count ?? 0
    let program = scenario.fence.literal.bytes.count
    let read = results.count * stage + max(0, results.count - 1) * program
    return scenario.use(of: results) + Use(steps: read / Self.bytesOfStep)
  }

  /// How many bytes of programs are read, and shown, in the time of a step.
  private static let bytesOfStep = 4

  /// How large its pages are together.
  package var bytes: Int { knownBytes ?? pages.reduce(0) { $0 + $1.file.bytes.count } }

  /// What a scenario comes to on each of its versions of iOS; nothing when its stage is missing.
  func results(of scenario: PageScenario) -> [ScenarioResult] {
    if missingStage(of: scenario)?.severity == .error { return [] }
    return scenario.iOSVersions.map {
      runs.run(self.scenario(scenario, iOSVersion: $0), budget: budget)
    }
  }

  /// The results of a scenario, held against what its page says, unless it has used too much.
  func outcome(
    of scenario: PageScenario, _ results: [ScenarioResult], excess: Diagnostic? = nil
  ) -> ScenarioOutcome {
    let missing = missingStage(of: scenario)
    if let missing, missing.severity == .error {
      return ScenarioOutcome(runs: [], problems: [missing])
    }
    let traces = results.map(\.trace)
    // What is wrong on one version is mostly wrong on all.
    var problems = missing.map { [$0] } ?? []
    var known = Set(problems)
    let onEach = results.map { Set($0.diagnostics) }
    for diagnostic in results.flatMap(\.diagnostics) where known.insert(diagnostic).inserted {
      // What has no effect on some of the versions is what their comparison is to show.
      let isOfVersions =
        ["scenario.without-effect", "scenario.window-without-scene"].contains(diagnostic.id)
        && !onEach.allSatisfy { $0.contains(diagnostic) }
      if !isOfVersions { problems.append(diagnostic) }
    }
    if let completed = results.first?.completed {
      problems.insert(scenario.warning(of: completed), at: 0)
    }
    if let excess { problems.append(excess) }
    guard excess == nil, !results.contains(where: \.hasErrors) else {
      return ScenarioOutcome(runs: traces, problems: problems, program: results.first?.program)
    }
    let claims = Self.claims(of: scenario, traces)
    return ScenarioOutcome(
      runs: traces, problems: problems, program: results.first?.program,
      claims: claims.map { claim in
        ScenarioOutcome.Check(
          text: claim.text, failures: claim.diagnostic.map { [$0] } ?? [])
      },
      traces: scenario.traces.map { fence in
        ScenarioOutcome.Check(
          text: fence.literal.text,
          failures: Self.failures(of: fence, Self.runs(traces, of: fence), scenario.shownLevels))
      },
      observed: scenario.observed.filter { !$0.saysNothing }.map {
        ObservedCheck($0, Self.runs(traces, of: $0).first ?? traces[0])
      },
      misplaced: Self.misplaced(claims), uncalled: results.first?.uncalled)
  }

  /// The claims of a scenario, held against its runs.
  package static func claims(of scenario: PageScenario, _ runs: [Trace]) -> [ClaimResult] {
    scenario.claims.flatMap { ClaimBlock($0.literal).check(Self.runs(runs, of: $0)) }
  }

  /// The events that false claims about order name, by version of iOS.
  package static func misplaced(_ claims: [ClaimResult]) -> [Int: Set<Int>] {
    claims.reduce(into: [:]) { $0.merge($1.misplaced) { $0.union($1) } }
  }

  /// The runs that a block of the page is about: those of the versions it names, otherwise all.
  package static func runs(_ runs: [Trace], of fence: FencedBlock) -> [Trace] {
    guard let set = fence["ios"].flatMap({ VersionSet($0.value) }) else { return runs }
    return runs.filter { set.contains($0.iOSVersion) }
  }

  /// What is wrong with a block of expected calls on the first version on which anything is.
  private static func failures(
    of fence: FencedBlock, _ runs: [Trace], _ levels: Set<MessageSelector.Level>
  ) -> [Diagnostic] {
    let expected = ExpectedTrace(fence.literal)
    var failures: [Diagnostic] = []
    var failing: [Int] = []
    for run in runs {
      let found = expected.check(run, levels: levels)
      guard !found.isEmpty else { continue }
      failing.append(run.iOSVersion)
      if failures.isEmpty { failures = found }
    }
    guard runs.count > 1, !failures.isEmpty else { return failures }
    let holding = VersionSet(runs.map(\.iOSVersion).filter { !failing.contains($0) })
    let rest = holding.versions.isEmpty ? "" : "; as expected on \(holding.title)"
    failures[0].notes.append(
      Diagnostic.Note(
        "on \(VersionSet(failing).title)\(rest); 'ios=' of the block can name its versions"))
    return failures
  }
}

extension PageScenario {
  /// Says what was done to a program so that it runs, which only a preview does.
  fileprivate func warning(of completed: Completed) -> Diagnostic {
    Diagnostic(
      .warning, id: "scenario.completed",
      "this runs in the preview only, with what its errors offer", at: fence.span,
      notes: completed.words.map { Diagnostic.Note($0) })
  }
}
