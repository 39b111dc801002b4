import Lifecycle
import ScenarioSyntax

/// One test method while it runs, with what XCTest remembers of it.
final class TestCaseRun {
  /// The instance whose method it is.
  let object: Object
  let name: String
  /// The place of the method's name.
  let place: NodeSpan
  /// What it expects, in the order in which it has made the expectations.
  var expectations: [Object] = []
  /// What is to be done when the method has ended, the last one first.
  var teardownBlocks: [RuntimeBlock] = []
  /// The failures that it expects, the last one first.
  var expectedFailures: [ExpectedFailure] = []
  /// Whether its method is not to run, or not to go on.
  var isSkipped = false
  /// Whether a failure has just ended its method.
  var isInterrupted = false
  /// Whether its method has come to its end.
  var hasEnded = false

  init(_ object: Object, _ name: String, at place: NodeSpan) {
    self.object = object
    self.name = name
    self.place = place
  }
}

/// A failure that a test says it expects.
final class ExpectedFailure {
  let reason: String
  let place: NodeSpan
  /// Whether it is a failure when none comes.
  let isStrict: Bool
  /// What says of a failure whether it is the one; nil where any is.
  let matcher: RuntimeBlock?
  var hasCome = false

  init(_ reason: String, isStrict: Bool, matcher: RuntimeBlock?, at place: NodeSpan) {
    self.reason = reason
    self.isStrict = isStrict
    self.matcher = matcher
    self.place = place
  }
}
