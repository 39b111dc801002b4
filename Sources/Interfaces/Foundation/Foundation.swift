extension Interface {
  static let timer = Interface(
    """
    class Timer: NSObject {
      @objc(valid) var isValid: Bool = true { get }
      var userInfo: Any? { get }
      var timeInterval: TimeInterval { get }
      var tolerance: TimeInterval
      var fireDate: Date
      @engine func invalidate()
      @engine func fire()
      init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void)
      init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
        userInfo: Any?, repeats yesOrNo: Bool)
      @engine(timer) class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool,
        block: @escaping @Sendable (Timer) -> Void) -> Timer
      @engine(timer) class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
        userInfo: Any?, repeats yesOrNo: Bool) -> Timer
      @engine(publish) static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
        in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil) -> Timer.TimerPublisher
    }
    """)

  static let operation = Interface(
    """
    class Operation: NSObject {
      @objc(cancelled) var isCancelled: Bool { get }
      @objc(executing) var isExecuting: Bool { get }
      @objc(finished) var isFinished: Bool { get }
      @objc(ready) var isReady: Bool = true { get }
      @objc(asynchronous) var isAsynchronous: Bool { get }
      @objc(concurrent) var isConcurrent: Bool { get }
      var dependencies: [Operation] { get }
      var completionBlock: (() -> Void)?
      var name: String?
      var queuePriority: Operation.QueuePriority = .normal
      var qualityOfService: QualityOfService = .default
      @engine func start()
      @engine func main()
      @engine func cancel()
      @engine func waitUntilFinished()
      @engine func addDependency(_ op: Operation)
      @engine func removeDependency(_ op: Operation)
    }
    """)

  static let blockOperation = Interface(
    """
    class BlockOperation: Operation {
      @objc(blockOperationWithBlock:) init(block: @escaping () -> Void)
      @engine func addExecutionBlock(_ block: @escaping () -> Void)
    }
    """)
}
