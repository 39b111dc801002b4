import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// What a failure is, as an issue says it: `XCTIssue.IssueType`.
enum FailureKind: String { case assertionFailure, thrownError, uncaughtException }

/// `XCTExpectFailure`, its options, and failures that are recorded.
extension Interpreter {
  /// `XCTExpectFailure(_:)`: the failures of the block, or of the rest of the test, are expected.
  func expectFailure(_ arguments: [PassedArgument], at span: NodeSpan) throws(Halt) -> Value {
    let block = arguments.first { $0.label != "issueMatcher" && $0.value.object is RuntimeBlock }
    let body = block?.value.object as? RuntimeBlock
    var reason = ""
    if case .string(let text)? = arguments.first?.value { reason = text }
    let options = options(arguments)
    guard options.isEnabled else { return try body.map(callExpected) ?? .nothing }
    let expected = ExpectedFailure(
      reason, isStrict: options.isStrict, matcher: options.matcher, at: span)
    if let matcher = options.matcher { simulator.retain(matcher) }
    guard let body else {
      system.tests.run?.expectedFailures.insert(expected, at: 0)
      return .nothing
    }
    let outer = system.tests.blockFailure
    system.tests.blockFailure = expected
    defer { system.tests.blockFailure = outer }
    let value = try call(body, [])
    system.tests.blockFailure = outer
    try failIfMissing(expected)
    return value
  }

  private func callExpected(_ block: RuntimeBlock) throws(Halt) -> Value { try call(block, []) }

  /// What the arguments of a call say, or the `XCTExpectedFailure.Options` among them.
  private func options(_ arguments: [PassedArgument]) -> (
    isEnabled: Bool, isStrict: Bool, matcher: RuntimeBlock?
  ) {
    var found: [String: Value] = [:]
    var isStrict = true
    for argument in arguments {
      if let label = argument.label { found[label] = argument.value }
      guard case .aggregate(let options) = argument.value else { continue }
      for field in options.fields { found[field.name] = field.value }
      if (options.caseName ?? options.typeText).hasSuffix("nonStrict") { isStrict = false }
    }
    func flag(_ names: String...) -> Bool? {
      names.compactMap { found[$0] }.first.map { truth(of: $0) }
    }
    return (
      flag("enabled", "isEnabled") ?? true, flag("strict", "isStrict") ?? isStrict,
      found["issueMatcher"]?.object as? RuntimeBlock
    )
  }

  /// The failure of a test whose expected failure has not come.
  func failIfMissing(_ expected: ExpectedFailure) throws(Halt) {
    guard expected.isStrict, !expected.hasCome else { return }
    try recordFailure(
      "Expected failure but none recorded"
        + (expected.reason.isEmpty ? "." : ": '\(expected.reason)'"), at: expected.place)
  }

  /// Records a failure where it was, unless it is expected; the first one of a place, as a loop would say it
  /// thousands of times.
  func recordFailure(
    _ text: String, _ kind: FailureKind = .assertionFailure, at span: NodeSpan
  ) throws(Halt) {
    if let expected = try expectedFailure(text, kind) {
      expected.hasCome = true
      return
    }
    if system.tests.noteFailure(at: span) {
      log.add(Diagnostic(.error, id: "scenario.assertion", text, at: self.span(span)))
    }
    guard let run = system.tests.run,
      case .bool(false)? = run.object.properties["continueAfterFailure"]
    else { return }
    run.isInterrupted = true
    throw .failure
  }

  /// The innermost expected failure that a failure is, by its matcher if it has one.
  private func expectedFailure(_ text: String, _ kind: FailureKind) throws(Halt) -> ExpectedFailure?
  {
    for expected in system.tests.expectedFailures {
      guard let matcher = expected.matcher else { return expected }
      let issue = Opaque.value(
        "XCTIssue",
        [
          Aggregate.Field(name: "type", value: .member(kind.rawValue)),
          Aggregate.Field(name: "compactDescription", value: .string(text)),
        ])
      if truth(of: try call(matcher, [.aggregate(issue)])) { return expected }
    }
    return nil
  }
}
