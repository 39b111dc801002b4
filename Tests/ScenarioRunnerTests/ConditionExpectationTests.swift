import CallTrace
import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// XCTest's expectations of predicates, properties and notifications, and the options of expected failures.
@Suite struct ConditionExpectationTests {
  private func test(_ body: String) -> ScenarioResult {
    run(
      """
      class Model: NSObject { @objc dynamic var count = 0 }
      class ModelTests: XCTestCase {
        let model = Model()
        func testModel() {
          \(body)
        }
      }
      """)
  }

  private func failures(_ body: String) -> [String] {
    test(body).diagnostics.filter { $0.id == "scenario.assertion" }.map(\.message)
  }

  @Test(arguments: [
    """
    let met = XCTNSPredicateExpectation(
      predicate: NSPredicate { model, _ in (model as? Model)?.count == 2 }, object: model)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { self.model.count = 2 }
    wait(for: [met], timeout: 3)
    """,
    """
    expectation(for: NSPredicate(format: "count == 1 AND NOT count > %d", 4), evaluatedWith: model)
    model.count = 1
    waitForExpectations(timeout: 1)
    """,
    """
    let met = XCTKVOExpectation(keyPath: "count", object: model, expectedValue: 3)
    DispatchQueue.main.async { self.model.count = 3 }
    wait(for: [met], timeout: 1)
    """,
    """
    model.count = 3
    wait(for: [XCTKVOExpectation(keyPath: "count", object: model, expectedValue: 3)], timeout: 0)
    """,
    """
    keyValueObservingExpectation(for: model, keyPath: "count") { model, _ in
      (model as? Model)?.count == 2
    }
    DispatchQueue.main.async { self.model.count = 1; self.model.count = 2 }
    waitForExpectations(timeout: 1)
    """,
    """
    let met = XCTNSNotificationExpectation(name: Notification.Name("loaded"))
    NotificationCenter.default.post(name: Notification.Name("loaded"), object: nil)
    wait(for: [met], timeout: 1)
    """,
  ])
  func isMetByWhatItWaitsFor(_ body: String) {
    let result = test(body)
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
  }

  @Test(arguments: [
    // A predicate is asked once a second, so that no shorter wait is long enough.
    """
    let late = XCTNSPredicateExpectation(predicate: NSPredicate(value: true), object: nil)
    wait(for: [late], timeout: 0.9)
    """,
    """
    wait(for: [XCTKVOExpectation(keyPath: "count", object: model, expectedValue: 3)], timeout: 1)
    """,
    """
    model.count = 3
    wait(for: [XCTKVOExpectation(keyPath: "count", object: model)], timeout: 1)
    """,
    """
    wait(for: [XCTNSNotificationExpectation(name: Notification.Name("loaded"))], timeout: 1)
    """,
  ])
  func failsWhereNothingMeetsIt(_ body: String) {
    #expect(failures(body).first?.contains("Exceeded timeout") == true, "\(listing(test(body)))")
  }

  @Test func aPredicateIsAskedOnceASecond() {
    let result = test(
      """
      let asked = XCTNSPredicateExpectation(
        predicate: NSPredicate { _, _ in print("asked"); return false }, object: nil)
      XCTWaiter().wait(for: [asked], timeout: 3.5)
      """)
    #expect(consoleLines(result) == ["asked", "asked", "asked"], "\(listing(result))")
  }

  @Test func aFormatThatIsNotReadSaysWhatIs() {
    let result = test(
      "XCTAssertTrue(NSPredicate(format: \"ANY count.@sum > 3\").evaluate(with: model))")
    let fault = result.diagnostics.first
    #expect(fault?.message.contains("is not modelled") == true, "\(listing(result))")
    #expect(fault?.notes.first?.message.contains("NSPredicate { object, _ in") == true)
  }

  @Test(arguments: [
    ("count BETWEEN {1, 2}", nil), ("count >= 2 OR count == 0", true), ("(count = 0)", true),
    ("count != 0 || !(count < 1)", false), ("SELF.count == 0", true), ("count IN %@", nil),
  ])
  func readsTheFormatsThatTestsUse(_ format: String, _ answer: Bool?) {
    let result = test("print(NSPredicate(format: \"\(format)\").evaluate(with: model))")
    #expect(consoleLines(result) == (answer.map { ["\($0)"] } ?? []), "\(listing(result))")
    #expect(result.diagnostics.isEmpty == (answer != nil), "\(listing(result))")
  }

  @Test func formatsOfAnyShapeEnd() {
    let parentheses = String(repeating: "(", count: 3_000)
    for format in ["", "(", parentheses, "! ! !", "count ==", "'", "[", "%K", "count == 'b"] {
      let result = test("print(NSPredicate(format: \"\(format)\").evaluate(with: model))")
      #expect(result.diagnostics.count == 1, "\(format): \(listing(result))")
    }
  }

  // MARK: Options of expected failures

  @Test(arguments: [
    ("options.isStrict = false", "XCTExpectFailure(\"now and then\", options: options)", 0),
    ("options.isEnabled = false", "XCTExpectFailure(\"off\", options: options) {}", 0),
    ("", "XCTExpectFailure(\"always\", options: options) {}", 1),
    (
      "options.issueMatcher = { $0.type == .assertionFailure }",
      "XCTExpectFailure(\"known\", options: options) { XCTAssertTrue(false) }", 0
    ),
    (
      "options.issueMatcher = { $0.compactDescription.contains(\"another\") }",
      "XCTExpectFailure(\"known\", options: options) { XCTFail(\"this\") }", 2
    ),
  ])
  func optionsSayWhichFailuresAreExpected(_ setting: String, _ call: String, _ count: Int) {
    let body = "let options = XCTExpectedFailure.Options()\n\(setting)\n\(call)"
    #expect(failures(body).count == count, "\(listing(test(body)))")
  }
}
