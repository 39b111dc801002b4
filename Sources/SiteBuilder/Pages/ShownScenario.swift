import CallTrace
import Diagrams

/// A scenario as a page shows it.
struct ShownScenario: Equatable, Sendable {
  let title: String
  let anchor: String
  /// The rules that it exercises.
  let rules: [RuleID]
  /// The logs of devices that it re-runs.
  let logs: [DeviceLog]
  /// What it looks like in a list; nil for one that is not drawn.
  var thumbnail: DiagramThumbnail?
}
