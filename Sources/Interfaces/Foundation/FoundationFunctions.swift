/// The functions of Foundation and of Core Foundation.
extension FreeDeclarations {
  static let foundation: StaticString = """
    @engine(log) func NSLog(_ format: String, _ args: CVarArg...)
    @engine(performWithoutAnimation) func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result
    @engine(log) func os_log(_ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ args: CVarArg...)
    @engine(log) func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: CVarArg...)
    @engine(stringFromClass) func NSStringFromClass(_ aClass: AnyClass) -> String
    @engine(stringFromSelector) func NSStringFromSelector(_ aSelector: Selector) -> String
    @engine(selectorFromString) func Selector(_ str: String) -> Selector
    @engine(selectorFromString) func NSSelectorFromString(_ aSelectorName: String) -> Selector
    @engine(classFromString) func NSClassFromString(_ aClassName: String) -> AnyClass?
    @engine(classFromString) func NSProtocolFromString(_ namestr: String) -> Protocol?
    @engine(localized) func NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String) -> String
    @engine(localized) func NSLocalizedStringFromTable(_ key: String, _ table: String?, _ comment: String?) -> String
    @engine(assert) func NSAssert(_ condition: Bool, _ desc: String, _ args: CVarArg...)
    @engine(assert) func NSCAssert(_ condition: Bool, _ desc: String, _ args: CVarArg...)
    @engine(assert) func NSParameterAssert(_ condition: Bool)
    func os_signpost(_ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive)
    @engine(range) func NSMakeRange(_ loc: Int, _ len: Int) -> NSRange
    let NSFoundationVersionNumber: Double = 2000
    let NSNotFound: Int = 9223372036854775807
    let NSIntegerMax: Int = 9223372036854775807
    let NSRunLoopCommonModes: RunLoop.Mode = .common
    let NSDefaultRunLoopMode: RunLoop.Mode = .default
    """

  static let coreFoundation: StaticString = """
    @engine(clock) func mach_absolute_time() -> UInt64
    @engine(clock) func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime
    @engine(runLoopBlock) func CFRunLoopPerformBlock(_ rl: CFRunLoop?, _ mode: CFTypeRef?, _ block: (() -> Void)?)
    """
}
