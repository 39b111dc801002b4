public import Markup
public import ScenarioRunner
public import SourceText
public import Tracing

/// What became of a scenario that was run: what happened, and whether it is what the page says.
public struct ScenarioOutcome: Sendable {
  /// Something the page says about a scenario, and whether it is true.
  public struct Check: Sendable {
    /// What the page says: a claim, or the calls of a `trace` block.
    public let text: String
    /// The block that says it.
    public let fence: FencedBlock
    /// Why it is false; empty when it is true.
    public let failures: [Diagnostic]

    /// Whether it is true.
    public var holds: Bool { failures.isEmpty }
  }

  /// What the run gave.
  public let result: ScenarioResult
  /// The claims, in order.
  public internal(set) var claims: [Check] = []
  /// The expected traces, in order.
  public internal(set) var traces: [Check] = []

  init(_ result: ScenarioResult) { self.result = result }

  /// What happened.
  public var trace: Trace { result.trace }

  /// What is wrong with the program itself.
  public var problems: [Diagnostic] { result.diagnostics }

  /// Whether the program could be run as it stands.
  public var isSound: Bool { !result.hasErrors }

  /// All that a check has to report, in order.
  public var diagnostics: [Diagnostic] {
    problems + traces.flatMap(\.failures) + claims.flatMap(\.failures)
  }
}
