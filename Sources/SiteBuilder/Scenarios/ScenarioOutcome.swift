package import CallTrace
import ScenarioRunner
package import ScenarioSyntax
package import SourceText

/// What became of a scenario that was run: what happened, and whether it is what the page says; immutable,
/// so that whoever shows it shares it.
package final class ScenarioOutcome: Sendable {
  /// Something the page says about a scenario, and whether it is true.
  package struct Check: Sendable {
    /// What the page says: a claim, or the calls of a `trace` block.
    package let text: String
    /// Why it is false; empty when it is true.
    package let failures: [Diagnostic]

    /// Whether it is true.
    package var holds: Bool { failures.isEmpty }
  }

  /// The program as tokens; nil where it has not been read.
  package let program: LexedSnippet?
  /// What happened, on each version of iOS; at least one.
  package let runs: [Trace]
  /// What is wrong with the program itself.
  package let problems: [Diagnostic]
  /// The claims, in order.
  package let claims: [Check]
  /// The expected traces, in order.
  package let traces: [Check]

  /// The logs of devices, in order.
  package let observed: [ObservedCheck]
  /// What of the program has never run, on the first version.
  let uncalled: UncalledMethods?
  /// The events that false claims about order name, by version of iOS.
  package let misplaced: [Int: Set<Int>]

  init(
    runs: [Trace], problems: [Diagnostic], program: LexedSnippet? = nil, claims: [Check] = [],
    traces: [Check] = [], observed: [ObservedCheck] = [], misplaced: [Int: Set<Int>] = [:],
    uncalled: UncalledMethods? = nil
  ) {
    self.uncalled = uncalled
    self.program = program
    self.observed = observed
    self.misplaced = misplaced
    self.runs = runs.isEmpty ? [Trace()] : runs
    self.problems = problems
    self.claims = claims
    self.traces = traces
  }

  /// What happened on the first of the versions.
  package var trace: Trace { runs[0] }

  /// How many claims, expected traces and logs were compared with what happened.
  package var checkCount: Int { claims.count + traces.count + observed.count }

  /// Whether the program could be run as it stands.
  package var isSound: Bool { !problems.contains { $0.severity == .error } }

  /// All that a check has to report, in order.
  package var diagnostics: [Diagnostic] {
    problems + traces.flatMap(\.failures) + claims.flatMap(\.failures)
      + observed.flatMap(\.failures)
  }
}
