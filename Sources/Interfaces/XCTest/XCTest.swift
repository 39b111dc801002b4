extension Interface {
  static let xcTestCase = Interface(
    """
    class XCTestCase: NSObject {
      var name: String?
      var testRun: XCTestRun?
      var continueAfterFailure: Bool = true
      var executionTimeAllowance: TimeInterval
      @unsent func invokeTest()
      func setUp()
      func tearDown()
      func setUpWithError() throws
      func tearDownWithError() throws
      func addTeardownBlock(_ block: @escaping () -> Void)
      func record(_ issue: XCTIssue)
      @objc(expectationWithDescription:) func expectation(description: String) -> XCTestExpectation
      @objc(expectationForNotification:object:handler:)
      func expectation(forNotification notificationName: NSNotification.Name, object objectToObserve: Any?, handler: ((Notification) -> Bool)? = nil) -> XCTestExpectation
      @objc(expectationForPredicate:evaluatedWithObject:handler:)
      func expectation(for predicate: NSPredicate, evaluatedWith object: Any?, handler: (() -> Bool)? = nil) -> XCTestExpectation
      @objc(keyValueObservingExpectationForObject:keyPath:expectedValue:)
      func keyValueObservingExpectation(for objectToObserve: Any, keyPath: String, expectedValue: Any?) -> XCTestExpectation
      @objc(waitForExpectationsWithTimeout:handler:)
      func waitForExpectations(timeout: TimeInterval, handler: (((any Error)?) -> Void)? = nil)
      @objc(waitForExpectations:timeout:)
      func wait(for expectations: [XCTestExpectation], timeout seconds: TimeInterval = 0)
      @objc(waitForExpectations:timeout:enforceOrder:)
      func wait(for expectations: [XCTestExpectation], timeout seconds: TimeInterval = 0, enforceOrder: Bool)
      func fulfillment(of expectations: [XCTestExpectation], timeout seconds: TimeInterval = 0, enforceOrder: Bool = false) async
      @objc(measureBlock:) func measure(_ block: () -> Void)
      @objc(measureWithMetrics:block:) func measure(metrics: [any XCTMetric], block: () -> Void)
      @objc(measureWithOptions:block:) func measure(options: XCTMeasureOptions, block: () -> Void)
    }
    """)

  static let xcTestExpectation = Interface(
    """
    class XCTestExpectation: NSObject {
      init(description: String)
      var expectationDescription: String?
      var isInverted: Bool
      var assertForOverFulfill: Bool
      var expectedFulfillmentCount: Int
      func fulfill()
    }
    """)

  static let xctNSPredicateExpectation = Interface(
    "class XCTNSPredicateExpectation: XCTestExpectation {}")
  static let xctKVOExpectation = Interface("class XCTKVOExpectation: XCTestExpectation {}")
  static let xctNSNotificationExpectation = Interface(
    "class XCTNSNotificationExpectation: XCTestExpectation {}")

  static let xctWaiter = Interface(
    """
    class XCTWaiter: NSObject {
      @objc(waitForExpectations:timeout:enforceOrder:)
      @engine(testing) class func wait(for expectations: [XCTestExpectation], timeout seconds: TimeInterval = 0, enforceOrder: Bool = false) -> XCTWaiter.Result
      @engine(testing) class func fulfillment(of expectations: [XCTestExpectation], timeout seconds: TimeInterval = 0, enforceOrder: Bool = false) async -> XCTWaiter.Result
      @objc(waitForExpectations:timeout:)
      func wait(for expectations: [XCTestExpectation], timeout seconds: TimeInterval) -> XCTWaiter.Result
      @objc(waitForExpectations:timeout:enforceOrder:)
      func wait(for expectations: [XCTestExpectation], timeout seconds: TimeInterval, enforceOrder: Bool) -> XCTWaiter.Result
      func fulfillment(of expectations: [XCTestExpectation], timeout seconds: TimeInterval = 0, enforceOrder: Bool = false) async -> XCTWaiter.Result
    }
    """)
}
