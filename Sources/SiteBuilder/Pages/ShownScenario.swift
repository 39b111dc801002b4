import CallTrace

/// A scenario as a page shows it.
struct ShownScenario: Equatable, Sendable {
  let title: String
  let anchor: String
  /// The rules that it exercises.
  let rules: [RuleID]
  /// The logs of devices that it re-runs.
  let logs: [DeviceLog]
}
