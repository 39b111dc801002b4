import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// What a test asserts is checked, and what does not hold is an error where it is written.
@Suite struct TestAssertionTests {
  @Test(arguments: [
    ("XCTAssertTrue(false)", "XCTAssertTrue failed"),
    ("XCTAssert(1 > 2, \"order\")", "XCTAssert failed - order"),
    ("XCTAssertFalse(true)", "XCTAssertFalse failed"),
    ("XCTAssertNil(page)", "XCTAssertNil failed: \"<UIViewController"),
    ("XCTAssertNotNil(page.parent)", "XCTAssertNotNil failed"),
    (
      "XCTAssertEqual(page.children.count, 1, \"children\")",
      "XCTAssertEqual failed: (\"0\") is not equal to (\"1\") - children"
    ),
    (
      "XCTAssertEqual(1.0, 1.2, accuracy: 0.1, \"near\")",
      "XCTAssertEqual failed: (\"1.0\") is not equal to (\"1.2\") - near"
    ),
    ("XCTAssertNotEqual(1, 1)", "XCTAssertNotEqual failed: (\"1\") is equal to (\"1\")"),
    ("XCTAssertIdentical(page, UIViewController())", "XCTAssertIdentical failed: "),
    ("XCTAssertLessThan(2, 2)", "XCTAssertLessThan failed: (\"2\") is not less than (\"2\")"),
    ("XCTAssertGreaterThanOrEqual(1, 2)", "XCTAssertGreaterThanOrEqual failed: (\"1\") is less"),
    ("XCTFail(\"never\")", "failed - never"),
    ("try f(fails: true)\nXCTFail()", "failed"),
    ("XCTAssertThrowsError(try f(fails: false))", "XCTAssertThrowsError failed: did not throw"),
    ("XCTAssertNoThrow(try f(fails: true))", "XCTAssertNoThrow failed: threw error \"wrong\""),
    ("let parent = try XCTUnwrap(page.parent)", "XCTUnwrap failed: expected non-nil value"),
  ])
  func whatDoesNotHoldIsAnError(_ assertion: String, _ message: String) {
    let found = errors(
      """
      enum Failure: Error { case wrong }
      func f(fails: Bool) throws { if fails { throw Failure.wrong } }
      let page = UIViewController()
      do { \(assertion) } catch { XCTFail() }
      """)
    #expect(found.contains { $0.hasPrefix(message) }, "\(found)")
  }

  @Test func whatHoldsIsNone() {
    let found = errors(
      """
      enum Failure: Error { case wrong }
      func f(fails: Bool) throws { if fails { throw Failure.wrong } }
      let page = UIViewController()
      XCTAssertTrue(true); XCTAssertFalse(page.isViewLoaded); XCTAssertNil(page.parent)
      XCTAssertNotNil(page); XCTAssertEqual(page.children, []); XCTAssertNotEqual(1, 2)
      XCTAssertEqual(1.0, 1.05, accuracy: 0.1); XCTAssertNotEqual(1.0, 1.5, accuracy: 0.1)
      XCTAssertIdentical(page, page); XCTAssertNotIdentical(page, UIViewController())
      XCTAssertLessThan(1, 2); XCTAssertLessThanOrEqual(2, 2); XCTAssertGreaterThan("b", "a")
      XCTAssertThrowsError(try f(fails: true)) { XCTAssertEqual($0 as? Failure, .wrong) }
      XCTAssertNoThrow(try f(fails: false))
      XCTAssertEqual(try XCTUnwrap(page.view).frame.width, 390)
      """)
    #expect(found == [])
  }

  @Test func aTestGoesOnAfterAFailure() {
    let found = errors("XCTAssertTrue(false)\nXCTAssertEqual(1, 2)")
    #expect(found.count == 2, "\(found)")
  }

  @Test func aPlaceFailsOnce() {
    let found = errors("for i in 0..<20 { XCTAssertEqual(i, -1) }\nXCTFail()")
    #expect(found == ["XCTAssertEqual failed: (\"0\") is not equal to (\"-1\")", "failed"])
  }

  @Test func aTestWaitsForItsExpectations() {
    let found = errors(
      """
      final class PageTests: XCTestCase {
        func testAppears() {
          var isDone = false
          let appeared = expectation(description: "appeared")
          DispatchQueue.main.async { isDone = true; appeared.fulfill() }
          waitForExpectations(timeout: 1)
          XCTAssertTrue(isDone)
        }
      }
      """)
    #expect(found == [])
  }

  @Test func objectiveCAssertsToo() {
    let found = errors(
      "UIViewController *page = [UIViewController new];\nXCTAssertNil(page, @\"gone\");\n"
        + "XCTAssertEqualObjects(@\"a\", @\"a\");\nXCTAssertEqual(page.childViewControllers.count, 0);",
      .objectiveC)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.hasSuffix(" - gone") == true, "\(found)")
  }

  private func errors(_ text: String, _ dialect: Dialect = .swift) -> [String] {
    Scenario(
      program: Snippet(SourceFile(path: "page.md", text: text)), dialect: dialect
    ).run().diagnostics.map { $0.message }
  }
}
