import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// The assertions of XCTest.
enum TestAssertion {
  /// What is asserted.
  enum Kind {
    case isTrue, isFalse, isNil, isNotNil, unwraps, fails, raises, raisesNothing
    case compares(BinaryOperator, failure: String)
  }

  /// The assertion of a name, in Swift or in Objective-C.
  static func kind(_ name: String) -> Kind? { table[name] }

  /// What `XCTUnwrap` throws when it has recorded its failure.
  static var unwrappingError: Value {
    .aggregate(Aggregate(typeName: "XCTestErrorWhileUnwrappingOptional", fields: []))
  }

  /// Whether an error is of a failure that has been recorded.
  static func isReported(_ error: Value) -> Bool {
    guard case .aggregate(let aggregate) = error else { return false }
    return aggregate.typeName == "XCTestErrorWhileUnwrappingOptional"
  }

  private static let table: NameTable<Kind> = [
    "XCTAssert": .isTrue, "XCTAssertTrue": .isTrue, "XCTAssertFalse": .isFalse,
    "XCTAssertNil": .isNil, "XCTAssertNotNil": .isNotNil, "XCTUnwrap": .unwraps,
    "XCTFail": .fails, "XCTAssertThrowsError": .raises, "XCTAssertThrows": .raises,
    "XCTAssertThrowsSpecificNamed": .raises, "XCTAssertNoThrow": .raisesNothing,
    "XCTAssertEqual": .compares(.equal, failure: "is not equal to"),
    "XCTAssertEqualObjects": .compares(.equal, failure: "is not equal to"),
    "XCTAssertEqualWithAccuracy": .compares(.equal, failure: "is not equal to"),
    "XCTAssertNotEqual": .compares(.notEqual, failure: "is equal to"),
    "XCTAssertNotEqualObjects": .compares(.notEqual, failure: "is equal to"),
    "XCTAssertIdentical": .compares(.identical, failure: "is not identical to"),
    "XCTAssertNotIdentical": .compares(.notIdentical, failure: "is identical to"),
    "XCTAssertLessThan": .compares(.less, failure: "is not less than"),
    "XCTAssertLessThanOrEqual": .compares(.lessOrEqual, failure: "is greater than"),
    "XCTAssertGreaterThan": .compares(.greater, failure: "is not greater than"),
    "XCTAssertGreaterThanOrEqual": .compares(.greaterOrEqual, failure: "is less than"),
  ]
}

extension Interpreter {
  /// Checks what a test asserts. What does not hold is an error at its place; the test goes on, as XCTest
  /// does.
  func check(
    _ assertion: TestAssertion.Kind, _ name: String, _ arguments: [CallArgument], at span: NodeSpan
  ) throws(Halt) -> Value {
    switch assertion {
    case .raises, .raisesNothing:
      try checkErrors(assertion, name, arguments, at: span)
      return .nothing
    default: break
    }
    let passed = try pass(arguments)
    let values = passed.map { $0.value }
    if let opaque = values.first(where: { isOpaque($0) }) {
      warn(
        "scenario.unchecked-assertion",
        "'\(name)' is not checked: '\(describe(opaque))' is opaque, and its value is not known",
        at: span)
      return values.first ?? .nothing
    }
    let first = values.first ?? .nothing
    switch assertion {
    case .fails: try report("failed", values.first, at: span)
    case .isTrue where !truth(of: first): try report("\(name) failed", message(passed, 1), at: span)
    case .isFalse where truth(of: first): try report("\(name) failed", message(passed, 1), at: span)
    case .isNil where !first.isNothing:
      try report("\(name) failed: \"\(describe(first))\"", message(passed, 1), at: span)
    case .isNotNil where first.isNothing: try report("\(name) failed", message(passed, 1), at: span)
    case .unwraps where first.isNothing:
      try report("XCTUnwrap failed: expected non-nil value", message(passed, 1), at: span)
      calls.thrown = TestAssertion.unwrappingError
      throw .failure
    case .compares(let sign, let failure) where values.count > 1:
      guard try !compare(sign, passed, at: span) else { break }
      try report(
        "\(name) failed: (\"\(describe(first))\") \(failure) (\"\(describe(values[1]))\")",
        message(passed, accuracy(passed) == nil ? 2 : 3), at: span)
    default: break
    }
    return first
  }

  private func compare(_ sign: BinaryOperator, _ passed: [PassedArgument], at span: NodeSpan)
    throws(Halt) -> Bool
  {
    let (left, right) = (passed[0].value, passed[1].value)
    if let accuracy = accuracy(passed), let left = left.number, let right = right.number {
      return (abs(left - right) <= accuracy) == (sign == .equal)
    }
    return truth(of: try apply(sign, left, right, at: span))
  }

  /// How far apart two numbers may be that count as equal, where an assertion says so.
  private func accuracy(_ passed: [PassedArgument]) -> Double? {
    guard passed.count > 2, passed[0].value.number != nil else { return nil }
    return passed[2].value.number
  }

  /// What a test adds to a failure, behind the values.
  private func message(_ passed: [PassedArgument], _ place: Int) -> Value? {
    passed.indices.contains(place) ? passed[place].value : nil
  }

  /// Runs code that is to raise an error, or none.
  private func checkErrors(
    _ assertion: TestAssertion.Kind, _ name: String, _ arguments: [CallArgument], at span: NodeSpan
  ) throws(Halt) {
    guard let first = arguments.first else { return }
    var caught: Value?
    do throws(Halt) {
      _ = try evaluate(first.value)
    } catch {
      caught = try self.caught(error)
      if caught == nil { throw error }
    }
    let rest = try pass(Array(arguments.dropFirst()))
    switch (assertion, caught) {
    case (.raises, nil):
      try report("\(name) failed: did not throw an error", message(rest, 0), at: span)
    case (.raisesNothing, let error?):
      try report("\(name) failed: threw error \"\(describe(error))\"", message(rest, 0), at: span)
    case (_, let error?):
      if let handler = rest.last?.value.object as? RuntimeBlock { _ = try call(handler, [error]) }
    default: break
    }
  }

  private func report(_ failure: String, _ message: Value?, at span: NodeSpan) throws(Halt) {
    var text = failure
    if case .string(let words)? = message, !words.isEmpty { text += " - " + words }
    try recordFailure(text, at: span)
  }

  private func isOpaque(_ value: Value) -> Bool {
    guard case .aggregate(let aggregate) = value else { return false }
    return Opaque.isOpaque(aggregate) && aggregate[Opaque.text] == nil
      && Geometry.describe(aggregate) == nil
  }
}
