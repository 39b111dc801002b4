import Lifecycle
import ScenarioSyntax

/// What an `XCTestExpectation` knows besides what a program sets of it.
final class ExpectationState: Object {
  let text: String
  /// Where it was made.
  let place: NodeSpan
  var fulfillments = 0
  /// When it was fulfilled, as a number that only grows; nil until then.
  var order: Int?
  var hasBeenWaitedFor = false
  /// Who waits for it.
  var wait: ExpectationWait?
  /// What is asked from time to time while somebody waits, and may fulfill it.
  var condition: RuntimeBlock?

  init(_ text: String, at place: NodeSpan) {
    self.text = text
    self.place = place
    super.init(.object)
  }

  override func sever() {
    super.sever()
    wait = nil
    condition = nil
  }
}

/// A wait for expectations, from its beginning to what has come of it.
final class ExpectationWait {
  /// An expectation as far as a wait is about it.
  struct Expectation {
    let state: ExpectationState
    let isInverted: Bool
  }

  /// What comes of a wait, as `XCTWaiter.Result` names it.
  enum Result: String { case completed, timedOut, incorrectOrder, invertedFulfillment }

  let seconds: Double
  private let expectations: [Expectation]
  private let isOrdered: Bool
  private(set) var result: Result?
  /// Why it has failed; nil where it has not.
  private(set) var failure: String?
  /// What is done when it is over.
  var whenOver: (() -> Void)?

  init(for expectations: [Expectation], seconds: Double, isOrdered: Bool) {
    self.expectations = expectations
    self.seconds = seconds
    self.isOrdered = isOrdered
    for expectation in expectations {
      expectation.state.hasBeenWaitedFor = true
      expectation.state.wait = self
    }
    look(isTimeOver: false)
  }

  /// What may fulfill those that are missing, and has to be asked.
  var conditions: [RuntimeBlock] {
    expectations.compactMap { $0.state.order == nil ? $0.state.condition : nil }
  }

  /// Looks whether it is over, as it does when one of its expectations is fulfilled, and when its time is over.
  func look(isTimeOver: Bool) {
    guard result == nil else { return }
    let met = expectations.filter { $0.state.order != nil }
    if let inverted = met.first(where: { $0.isInverted }) {
      return end(
        .invertedFulfillment,
        "Asynchronous wait failed: Fulfilled inverted expectation \"\(inverted.state.text)\".")
    }
    if isOrdered, let (found, required) = firstOutOfOrder(met) {
      return end(
        .incorrectOrder,
        "Failed due to expectation fulfilled in incorrect order: requires '\(required.text)', actually"
          + " fulfilled '\(found.text)'")
    }
    let missing = expectations.filter { $0.state.order == nil }
    if missing.isEmpty { return end(.completed, nil) }
    guard isTimeOver else { return }
    let awaited = missing.filter { !$0.isInverted }
    guard !awaited.isEmpty else { return end(.completed, nil) }
    let names = awaited.map { "\"\($0.state.text)\"" }.joined(separator: ", ")
    let unit = seconds == 1 ? "second" : "seconds"
    end(
      .timedOut,
      "Asynchronous wait failed: Exceeded timeout of \(Interpreter.text(of: seconds, isSwift: false)) \(unit), with"
        + " unfulfilled expectations: \(names).")
  }

  private func firstOutOfOrder(_ met: [Expectation]) -> (ExpectationState, ExpectationState)? {
    let found = met.sorted { ($0.state.order ?? 0) < ($1.state.order ?? 0) }
    let required = expectations.filter { !$0.isInverted }
    for (found, required) in zip(found, required) where found.state !== required.state {
      return (found.state, required.state)
    }
    return nil
  }

  private func end(_ result: Result, _ failure: String?) {
    self.result = result
    self.failure = failure
    for expectation in expectations { expectation.state.wait = nil }
    let whenOver = whenOver
    self.whenOver = nil
    whenOver?()
  }
}
