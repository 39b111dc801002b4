import Lifecycle
import ScenarioSyntax

/// How far the tests of a program have come, as XCTest remembers it.
final class TestProgress {
  /// The test that runs, where one does.
  var run: TestCaseRun?
  /// The instances of test cases, which live to the end.
  private var instances: [Object] = []
  /// The assertions that have failed.
  private var failedAssertions: Set<NodeSpan> = []
  /// The failure that a block is to have, while it runs.
  var blockFailure: ExpectedFailure?
  /// How many expectations have been fulfilled.
  private var expectationsFulfilled = 0

  /// Keeps an instance of a test case to the end.
  func keep(_ instance: Object) { instances.append(instance) }

  /// Takes note that an assertion has failed; the answer is whether it is for the first time.
  func noteFailure(at span: NodeSpan) -> Bool { failedAssertions.insert(span).inserted }

  /// Takes note that an expectation is fulfilled; the answer is which one in the order of all.
  func noteFulfilment() -> Int {
    expectationsFulfilled += 1
    return expectationsFulfilled
  }

  /// The failures that are expected now, the innermost first.
  var expectedFailures: [ExpectedFailure] {
    (blockFailure.map { [$0] } ?? []) + (run?.expectedFailures ?? [])
  }

  /// Lets go of what refers to each other.
  func sever() {
    run = nil
    instances = []
  }
}
