/// Types of Foundation of which some members hold nothing until they are set.
extension Interface {
  static let nsUserActivity = Interface(
    """
    @opaque class NSUserActivity: NSObject {
      init(activityType: String)
      @own var activityType: String { get }
      var title: String?
      var userInfo: [AnyHashable: Any]?
      var requiredUserInfoKeys: Set<String>?
      var keywords: Set<String> = []
      var webpageURL: URL?
      var referrerURL: URL?
      var expirationDate: Date?
      weak var delegate: (any NSUserActivityDelegate)?
      var targetContentIdentifier: String?
      var persistentIdentifier: String?
      var needsSave: Bool
      var isEligibleForHandoff: Bool = true
      var isEligibleForSearch: Bool
      var isEligibleForPublicIndexing: Bool
      var isEligibleForPrediction: Bool
      var supportsContinuationStreams: Bool
      func becomeCurrent()
      func resignCurrent()
      func invalidate()
      func addUserInfoEntries(from otherDictionary: [AnyHashable: Any])
    }
    """)

  static let urlRequest = Interface(
    """
    @opaque struct URLRequest {
      init(url: URL, cachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60)
      @own @objc(URL) var url: URL?
      @own @objc(HTTPMethod) var httpMethod: String?
      @objc(HTTPBody) var httpBody: Data?
      @objc(HTTPBodyStream) var httpBodyStream: InputStream?
      var allHTTPHeaderFields: [String: String]?
      var mainDocumentURL: URL?
      var cachePolicy: URLRequest.CachePolicy
      var timeoutInterval: TimeInterval = 60
      var allowsCellularAccess: Bool = true
      @objc(HTTPShouldHandleCookies) var httpShouldHandleCookies: Bool = true
      @objc(HTTPShouldUsePipelining) var httpShouldUsePipelining: Bool
      func value(forHTTPHeaderField field: String) -> String?
      func setValue(_ value: String?, forHTTPHeaderField field: String)
      func addValue(_ value: String, forHTTPHeaderField field: String)
    }
    """)

  static let notification = Interface(
    """
    @opaque struct Notification {
      init(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil)
      var name: Notification.Name
      var object: Any?
      var userInfo: [AnyHashable: Any]?
    }
    """)

  static let thread = Interface(
    """
    @opaque class Thread: NSObject {
      class var current: Thread { get }
      class var main: Thread { get }
      class var isMainThread: Bool { get }
      var name: String?
      var isMainThread: Bool { get }
      @objc(executing) var isExecuting: Bool { get }
      @objc(finished) var isFinished: Bool { get }
      @objc(cancelled) var isCancelled: Bool { get }
      var threadPriority: Double
      var qualityOfService: QualityOfService
      var stackSize: Int
      var threadDictionary: NSMutableDictionary { get }
      @engine(sleep) class func sleep(forTimeInterval ti: TimeInterval)
      @engine(sleep) class func sleep(until date: Date)
      @engine(thread) class func detachNewThread(_ block: @escaping @Sendable () -> Void)
      @engine(thread) class func detachNewThreadSelector(_ selector: Selector, toTarget target: Any, with argument: Any?)
      func start()
      func cancel()
      func main()
    }
    """)

  static let processInfo = Interface(
    """
    @opaque class ProcessInfo: NSObject {
      class var processInfo: ProcessInfo { get }
      var environment: [String: String] = [:] { get }
      var arguments: [String] = ["App"] { get }
      var processName: String
      var processIdentifier: Int32 { get }
      var hostName: String { get }
      var globallyUniqueString: String { get }
      var operatingSystemVersionString: String { get }
      var operatingSystemVersion: OperatingSystemVersion { get }
      var processorCount: Int { get }
      var activeProcessorCount: Int { get }
      var physicalMemory: UInt64 { get }
      var systemUptime: TimeInterval { get }
      var thermalState: ProcessInfo.ThermalState { get }
      @objc(lowPowerModeEnabled) var isLowPowerModeEnabled: Bool { get }
      @objc(macCatalystApp) var isMacCatalystApp: Bool { get }
      @objc(iOSAppOnMac) var isiOSAppOnMac: Bool { get }
      func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool
    }
    """)
}
