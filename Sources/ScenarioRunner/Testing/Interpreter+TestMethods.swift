import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// The methods and functions of XCTest that do more than assert.
extension Interpreter {
  /// A method of a test case, an expectation or a waiter; nil for anything else.
  func callTesting(
    _ name: String, _ arguments: [PassedArgument], on object: Object, at span: NodeSpan
  )
    throws(Halt) -> Value?
  {
    let info = info(of: object)
    if info.isKind(of: "XCTestCase") { return try callTestCase(name, arguments, at: span) }
    if info.isKind(of: "XCTestExpectation"), name == "fulfill" {
      try fulfill(object, at: span)
      return .nothing
    }
    guard info.isKind(of: "XCTWaiter") else { return nil }
    return try waitByWaiter(arguments, isAsync: name == "fulfillment", at: span)
  }

  private func callTestCase(_ name: String, _ arguments: [PassedArgument], at span: NodeSpan)
    throws(Halt) -> Value?
  {
    switch name {
    case "expectation" where arguments.first?.label == "description", "expectationWithDescription":
      return .object(
        try makeExpectation(arguments.first.map { describe($0.value) } ?? "", at: span))
    case "expectation" where arguments.first?.label == "forNotification",
      "expectationForNotification":
      return try expectNotification(arguments, at: span)
    case "expectation", "expectationForPredicate": return try expectPredicate(arguments, at: span)
    case "keyValueObservingExpectation", "keyValueObservingExpectationForObject":
      return try expectChange(arguments, at: span)
    case "waitForExpectations" where arguments.first?.value.elements == nil,
      "waitForExpectationsWithTimeout":
      return try waitForAll(arguments, at: span)
    case "wait" where arguments.first?.label == nil:
      return try callNative(.wait, name, arguments, at: span)
    case "wait", "waitForExpectations": return try waitInTest(arguments, at: span)
    case "fulfillment": return try waitInTest(arguments, isAsync: true, at: span)
    case "measure", "measureBlock", "measureWithMetrics", "measureWithOptions":
      return try measure(arguments)
    case "addTeardownBlock":
      guard let block = arguments.last?.value.object as? RuntimeBlock else { return nil }
      simulator.retain(block)
      system.tests.run?.teardownBlocks.append(block)
      return .nothing
    default: return nil
    }
  }

  /// Runs a block as often as a measurement does: ten times, and with options or metrics five times and
  /// once before.
  private func measure(_ arguments: [PassedArgument]) throws(Halt) -> Value {
    guard let block = arguments.last?.value.object as? RuntimeBlock else { return .nothing }
    for _ in 0..<(arguments.count > 1 ? 6 : 10) { _ = try call(block, []) }
    return .nothing
  }

  /// A function of XCTest's, or a class method.
  func callTestFunction(_ name: String, _ arguments: [PassedArgument], at span: NodeSpan)
    throws(Halt)
    -> Value
  {
    switch name {
    case "runActivity", "runActivityNamed":
      guard let block = arguments.last?.value.object as? RuntimeBlock else { return .nothing }
      return try call(block, [.aggregate(Opaque.value("XCTActivity"))])
    case "wait", "waitForExpectations": return try waitByWaiter(arguments, at: span)
    case "fulfillment": return try waitByWaiter(arguments, isAsync: true, at: span)
    case "XCTSkip":
      let skip = Self.skip(nil, arguments.first.map { describe($0.value) })
      guard frame.dialect == .objectiveC else { return skip }
      calls.thrown = skip
      throw .failure
    case "XCTSkipIf", "XCTSkipUnless":
      let isTrue = arguments.first.map { truth(of: $0.value) } ?? false
      guard isTrue == (name == "XCTSkipIf") else { return .nothing }
      calls.thrown = Self.skip(
        "required \(!isTrue) value but got \(isTrue)",
        arguments.count > 1 ? describe(arguments[1].value) : nil)
      throw .failure
    default: return try expectFailure(arguments, at: span)
    }
  }

  // MARK: Skipping

  private static let skipType = "XCTSkip"

  private static func skip(_ explanation: String?, _ message: String?) -> Value {
    var text = "Test skipped"
    if let explanation { text += ": " + explanation }
    if let message, !message.isEmpty { text += " - " + message }
    return .aggregate(
      Aggregate(
        typeName: skipType,
        fields: [
          Aggregate.Field(name: "message", value: message.map { .string($0) } ?? .nothing),
          Aggregate.Field(name: "summary", value: .string(text)),
        ]))
  }

  /// What the console says of a test that an error skips; nil for any other error.
  func skipSummary(of error: Value) -> String? {
    guard case .aggregate(let aggregate) = error, aggregate.typeName == Self.skipType else {
      return nil
    }
    return aggregate["summary"].map { describe($0) }
  }
}
