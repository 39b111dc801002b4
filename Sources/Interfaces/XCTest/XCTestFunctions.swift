/// The functions of XCTest that are no assertions.
extension FreeDeclarations {
  static let xcTest: StaticString = """
    extension XCTSkip {
      @engine(testing) init(_ message: @autoclosure () -> String? = nil, file: StaticString = #file, line: UInt = #line)
    }
    @engine(testing) func XCTSkipIf(_ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil, file: StaticString = #file, line: UInt = #line) throws
    @engine(testing) func XCTSkipUnless(_ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil, file: StaticString = #file, line: UInt = #line) throws
    @engine(testing) func XCTExpectFailure(_ failureReason: String? = nil, options: XCTExpectedFailure.Options = .init())
    @engine(testing) func XCTExpectFailure<R>(_ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, failingBlock: () throws -> R) -> R
    @engine(testing) func XCTExpectFailureInBlock(_ failureReason: String?, _ failingBlock: () -> Void)
    extension XCTContext {
      @formerly(runActivityNamed)
      @engine(testing) class func runActivity<T>(named name: String, block: (any XCTActivity) throws -> T) -> T
    }
    """
}
