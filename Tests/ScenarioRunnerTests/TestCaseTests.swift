import CallTrace
import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// Test cases run as XCTest runs them: each method alone, and what goes wrong in one is its failure.
@Suite struct TestCaseTests {
  @Test(arguments: [
    (
      "let e = expectation(description: \"done\"); wait(for: [e], timeout: 2)",
      "Asynchronous wait failed: Exceeded timeout of 2 seconds, with unfulfilled expectations: \"done\"."
    ),
    (
      "let e = expectation(description: \"done\"); waitForExpectations(timeout: 1) { print($0 == nil) }",
      "Asynchronous wait failed: Exceeded timeout of 1 second, with unfulfilled expectations: \"done\"."
    ),
    (
      """
      let e = expectation(description: "late")
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { e.fulfill() }
      wait(for: [e], timeout: 1)
      """,
      "Asynchronous wait failed: Exceeded timeout of 1 second, with unfulfilled expectations: \"late\"."
    ),
    (
      """
      let e = expectation(description: "never"); e.isInverted = true; e.fulfill()
      wait(for: [e], timeout: 1)
      """, "Asynchronous wait failed: Fulfilled inverted expectation \"never\"."
    ),
    (
      """
      let e = expectation(description: "once"); e.fulfill(); e.fulfill(); wait(for: [e], timeout: 1)
      """,
      "API violation - multiple calls made to -[XCTestExpectation fulfill] for once."
    ),
    (
      """
      let e = expectation(description: "twice"); e.expectedFulfillmentCount = 2; e.fulfill()
      wait(for: [e], timeout: 1)
      """,
      "Asynchronous wait failed: Exceeded timeout of 1 second, with unfulfilled expectations: \"twice\"."
    ),
    (
      """
      let a = expectation(description: "a"), b = XCTestExpectation(description: "b")
      b.fulfill(); a.fulfill()
      wait(for: [a, b], timeout: 1, enforceOrder: true)
      """,
      "Failed due to expectation fulfilled in incorrect order: requires 'a', actually fulfilled 'b'"
    ),
    (
      "_ = expectation(description: \"forgotten\")",
      "Failed due to unwaited expectation 'forgotten'."
    ),
    (
      "waitForExpectations(timeout: 1)",
      "API violation - call made to wait without any expectations having been set."
    ),
    (
      """
      let e = expectation(forNotification: Notification.Name("Done"), object: nil)
      wait(for: [e], timeout: 1)
      """,
      "Asynchronous wait failed: Exceeded timeout of 1 second, with unfulfilled expectations: \"Expect"
        + " notification 'Done'\"."
    ),
    (
      "XCTAssertEqual(XCTWaiter.wait(for: [XCTestExpectation()], timeout: 1), .completed)",
      "XCTAssertEqual failed: (\"timedOut\") is not equal to (\"completed\")"
    ),
    ("throw Wrong.wrong", "failed: caught error: \"wrong\""),
    ("_ = try XCTUnwrap(nil as Int?)", "XCTUnwrap failed: expected non-nil value"),
    (
      "let page = UIViewController(); page.present(page, animated: false)",
      "failed: caught \"NSInvalidArgumentException\", \"Application tried to present modal view"
        + " controller on itself."
    ),
    (
      "XCTExpectFailure(\"a bug\") { XCTAssertTrue(true) }",
      "Expected failure but none recorded: 'a bug'"
    ),
    ("XCTExpectFailure(\"a bug\")", "Expected failure but none recorded: 'a bug'"),
    ("XCTFail(\"first\"); XCTFail(\"second\")", "failed - first"),
  ])
  func aFailureIsAnErrorAndTheNextTestRuns(_ body: String, _ failure: String) {
    let result = run(
      """
      enum Wrong: Error { case wrong }
      final class PageTests: XCTestCase {
        func testA() throws {
          continueAfterFailure = false
          \(body)
        }
        func testB() { print("B runs") }
      }
      """)
    let messages = result.diagnostics.map { $0.message }
    #expect(messages.count == 1 && messages[0].hasPrefix(failure), "\(messages)")
    #expect(prints(result).last == "B runs", "\(prints(result))")
  }

  @Test(arguments: [
    """
    let e = expectation(description: "done"); e.expectedFulfillmentCount = 2
    DispatchQueue.main.async { e.fulfill() }
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in e.fulfill() }
    wait(for: [e], timeout: 0.5)
    """,
    """
    let e = expectation(description: "never"); e.isInverted = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { e.fulfill() }
    waitForExpectations(timeout: 0.5)
    """,
    "let e = XCTestExpectation(description: \"unused\"); e.fulfill(); e.fulfill()",
    """
    let e = expectation(forNotification: UIApplication.didBecomeActiveNotification, object: nil)
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    waitForExpectations(timeout: 0)
    """,
    """
    let e = XCTestExpectation(description: "done")
    DispatchQueue.global().async { e.fulfill() }
    XCTAssertEqual(XCTWaiter().wait(for: [e], timeout: 1), .completed)
    """,
    "XCTExpectFailure(\"a bug\") { XCTFail() }",
    "XCTExpectFailure(\"a bug\"); XCTFail(); XCTFail()",
    "XCTExpectFailure(\"a bug\", options: .nonStrict()) { }",
    "XCTExpectFailure(\"a bug\", strict: false)", "XCTExpectFailure(\"a bug\", enabled: false)",
    "throw XCTSkip(\"no\"); XCTFail()", "try XCTSkipIf(1 < 2, \"no\"); XCTFail()",
    "try XCTSkipUnless(1 > 2); XCTFail()", "_ = try? XCTUnwrap(1 as Int?)",
  ])
  func whatSucceedsIsNoError(_ body: String) {
    let result = run(
      """
      final class PageTests: XCTestCase {
        func testA() throws { \(body) }
      }
      """)
    #expect(result.diagnostics.map { $0.message } == [])
  }

  @Test func anAsynchronousTestWaitsForItsExpectations() {
    let result = run(
      """
      final class PageTests: XCTestCase {
        func testA() async {
          let e = expectation(description: "done")
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("done"); e.fulfill() }
          await fulfillment(of: [e], timeout: 2)
          print("after")
        }
        func testB() async {
          await fulfillment(of: [XCTestExpectation(description: "never")], timeout: 2)
          print("after two seconds")
        }
        func testC() async throws { throw CancellationError() }
      }
      """)
    #expect(prints(result) == ["done", "after", "after two seconds"])
    #expect(
      result.diagnostics.map { $0.message } == [
        "Asynchronous wait failed: Exceeded timeout of 2 seconds, with unfulfilled expectations: \"never\".",
        "failed: caught error: \"CancellationError()\"",
      ])
  }

  @Test func whatSurroundsATestComesInXCTestsOrder() {
    let result = run(
      """
      final class PageTests: XCTestCase {
        override class func setUp() { print("class setUp") }
        override class func tearDown() { print("class tearDown") }
        override func setUp() { print("setUp") }
        override func setUpWithError() throws { print("setUpWithError") }
        override func tearDown() { print("tearDown") }
        override func tearDownWithError() throws { print("tearDownWithError") }
        func testB() { print("B") }
        func testA() {
          addTeardownBlock { print("block 1") }
          addTeardownBlock { print("block 2") }
          XCTContext.runActivity(named: "inner") { _ in print("activity") }
          print("A")
        }
      }
      """)
    #expect(result.diagnostics.map { $0.message } == [])
    #expect(
      prints(result) == [
        "class setUp", "setUpWithError", "setUp", "activity", "A", "block 2", "block 1", "tearDown",
        "tearDownWithError", "setUpWithError", "setUp", "B", "tearDown", "tearDownWithError",
        "class tearDown",
      ])
  }

  @Test func anErrorInSetUpSkipsTheTest() {
    let result = run(
      """
      final class PageTests: XCTestCase {
        override func setUpWithError() throws { throw XCTSkip("not here") }
        override func tearDown() { print("tearDown") }
        func testA() { XCTFail() }
      }
      """)
    #expect(result.diagnostics.map { $0.message } == [])
    #expect(prints(result) == ["Test skipped - not here", "tearDown"])
  }

  @Test func aMeasuredBlockRunsTenTimes() {
    let result = run(
      """
      final class PageTests: XCTestCase {
        func testA() { var n = 0; measure { n += 1 }; XCTAssertEqual(n, 10) }
      }
      """)
    #expect(result.diagnostics.map { $0.message } == [])
  }

  @Test func testsAreInheritedAndEachHasItsInstance() {
    let result = run(
      """
      class BaseTests: XCTestCase {
        var n = 0
        func testA() { n += 1; print("\\(type(of: self)) \\(n)") }
      }
      final class PageTests: BaseTests {
        func testB() { n += 1; print("B \\(n)") }
      }
      """)
    #expect(prints(result) == ["BaseTests 1", "PageTests 1", "B 1"])
  }

  @Test func instancesLiveUntilAllTestsHaveRun() {
    let result = run(
      """
      class Page: UIViewController { deinit { print("gone") } }
      final class PageTests: XCTestCase {
        var page: Page? = Page()
        func testA() { print("A") }
        func testB() { page = nil }
      }
      """)
    #expect(prints(result) == ["A", "gone"])
  }

  @Test func aCrashEndsAllAndSaysSo() {
    let result = run(
      """
      final class PageTests: XCTestCase {
        func testA() { let page: UIViewController? = nil; _ = page!.view }
        func testB() { print("B") }
      }
      """)
    let messages = result.diagnostics.map { $0.message }
    #expect(
      messages.count == 1 && messages[0].hasPrefix("'testA' crashes the process: Fatal error: "))
    #expect(prints(result) == [])
  }

  @Test func objectiveCTestsRunOnce() {
    let result = run(
      """
      @interface PageTests : XCTestCase
      @end
      @implementation PageTests
      + (void)setUp { NSLog(@"class"); }
      - (void)setUp { [super setUp]; NSLog(@"setUp"); }
      - (void)testA {
        XCTestExpectation *e = [self expectationWithDescription:@"done"];
        dispatch_async(dispatch_get_main_queue(), ^{ NSLog(@"async"); [e fulfill]; });
        [self waitForExpectationsWithTimeout:1 handler:^(NSError *error) { NSLog(@"%d", error == nil); }];
        NSLog(@"A");
      }
      - (void)testB {
        XCTestExpectation *e = [[XCTestExpectation alloc] initWithDescription:@"done"];
        XCTWaiterResult result = [XCTWaiter waitForExpectations:@[e] timeout:1];
        XCTAssertEqual(result, XCTWaiterResultTimedOut);
        [self waitForExpectations:@[[self expectationWithDescription:@"never"]] timeout:1];
      }
      - (void)testC { [[NSException exceptionWithName:@"Wrong" reason:@"why" userInfo:nil] raise]; }
      @end
      """, .objectiveC)
    #expect(prints(result) == ["class", "setUp", "async", "1", "A", "setUp", "setUp"])
    #expect(
      result.diagnostics.map { $0.message } == [
        "Asynchronous wait failed: Exceeded timeout of 1 second, with unfulfilled expectations: \"never\".",
        "failed: caught \"Wrong\", \"why\"",
      ])
  }

  @Test func aHostLaunchesBeforeItsTests() {
    let result = run(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions:
          [UIApplication.LaunchOptionsKey: Any]?) -> Bool { print("launch"); return true }
      }
      final class PageTests: XCTestCase { func testA() { print("A") } }
      """)
    #expect(prints(result) == ["launch", "A"])
  }

  private func run(_ text: String, _ dialect: Dialect = .swift) -> ScenarioResult {
    Scenario(
      program: Snippet(SourceFile(path: "page.md", text: text)), dialect: dialect
    ).run()
  }

  private func prints(_ result: ScenarioResult) -> [String] {
    result.trace.events.compactMap { event in
      guard case .console(let line) = event.kind, line.source == .program else { return nil }
      return line.text
    }
  }
}
