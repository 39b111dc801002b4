/// The functions of Dispatch: those of C, and the type methods of its classes.
extension FreeDeclarations {
  static let dispatch: StaticString = """
    @engine(dispatchAsync) func dispatch_async(_ queue: dispatch_queue_t, _ block: @escaping () -> Void)
    @engine(dispatchAsync) func dispatch_barrier_async(_ queue: dispatch_queue_t, _ block: @escaping () -> Void)
    @engine(dispatchSync) func dispatch_sync(_ queue: dispatch_queue_t, _ block: () -> Void)
    @engine(dispatchSync) func dispatch_barrier_sync(_ queue: dispatch_queue_t, _ block: () -> Void)
    @engine(dispatchSync) func dispatch_async_and_wait(_ queue: dispatch_queue_t, _ block: () -> Void)
    @engine(dispatchAfter) func dispatch_after(_ when: dispatch_time_t, _ queue: dispatch_queue_t, _ block: @escaping () -> Void)
    @engine(dispatchTime) func dispatch_time(_ when: dispatch_time_t, _ delta: Int64) -> dispatch_time_t
    @engine(dispatchOnce) func dispatch_once(_ predicate: UnsafeMutablePointer<dispatch_once_t>, _ block: () -> Void)
    @engine(concurrently) func dispatch_apply(_ iterations: Int, _ queue: dispatch_queue_t, _ block: (Int) -> Void)
    @engine(mainQueue) func dispatch_get_main_queue() -> dispatch_queue_t
    @engine(globalQueue) func dispatch_get_global_queue(_ identifier: Int, _ flags: UInt) -> dispatch_queue_t
    @engine(makeQueue) func dispatch_queue_create(_ label: UnsafePointer<CChar>?, _ attr: dispatch_queue_attr_t?) -> dispatch_queue_t
    @engine(dispatchGroup) func dispatch_group_create() -> dispatch_group_t
    @engine(dispatchGroup) func dispatch_group_enter(_ group: dispatch_group_t)
    @engine(dispatchGroup) func dispatch_group_leave(_ group: dispatch_group_t)
    @engine(dispatchGroup) func dispatch_group_notify(_ group: dispatch_group_t, _ queue: dispatch_queue_t, _ block: @escaping () -> Void)
    @engine(dispatchGroup) func dispatch_group_wait(_ group: dispatch_group_t, _ timeout: dispatch_time_t) -> Int
    @engine(dispatchGroup) func dispatch_group_async(_ group: dispatch_group_t, _ queue: dispatch_queue_t, _ block: @escaping () -> Void)
    @engine(dispatchGroup) func dispatch_semaphore_create(_ value: Int) -> dispatch_semaphore_t
    @engine(dispatchGroup) func dispatch_semaphore_signal(_ dsema: dispatch_semaphore_t) -> Int
    @engine(dispatchGroup) func dispatch_semaphore_wait(_ dsema: dispatch_semaphore_t, _ timeout: dispatch_time_t) -> Int
    @engine(dispatchSource) func dispatch_source_create(_ type: dispatch_source_type_t, _ handle: UInt, _ mask: UInt, _ queue: dispatch_queue_t?) -> dispatch_source_t
    @engine(dispatchSource) func dispatch_source_set_timer(_ source: dispatch_source_t, _ start: dispatch_time_t, _ interval: UInt64, _ leeway: UInt64)
    @engine(dispatchSource) func dispatch_source_set_event_handler(_ source: dispatch_source_t, _ handler: (() -> Void)?)
    @engine(dispatchSource) func dispatch_source_set_cancel_handler(_ source: dispatch_source_t, _ handler: (() -> Void)?)
    @engine(dispatchSource) func dispatch_source_cancel(_ source: dispatch_source_t)
    @engine(dispatchSource) func dispatch_source_testcancel(_ source: dispatch_source_t) -> Int
    @engine(dispatchSource) func dispatch_resume(_ object: dispatch_object_t)
    @engine(dispatchSource) func dispatch_suspend(_ object: dispatch_object_t)
    @engine(dispatchSource) func dispatch_activate(_ object: dispatch_object_t)
    extension DispatchQueue {
      @engine(globalQueue) class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue
      @engine(globalQueue) class func global(priority: DispatchQueue.GlobalQueuePriority) -> DispatchQueue
      @engine(globalQueue) class func global(attributes: DispatchQueue.GlobalAttributes) -> DispatchQueue
      @engine(concurrently) class func concurrentPerform(iterations: Int, execute work: (Int) -> Void)
      @engine(makeQueue) init(label: String, qos: DispatchQoS = .unspecified, attributes: DispatchQueue.Attributes = [], autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil)
    }
    extension DispatchTime {
      @engine(now) static func now() -> DispatchTime
    }
    extension DispatchTimeInterval {
      @engine(interval) static func seconds(_ value: Int) -> DispatchTimeInterval
      @engine(interval) static func milliseconds(_ value: Int) -> DispatchTimeInterval
    }
    extension DispatchSource {
      @engine(dispatchTimer) class func makeTimerSource(flags: DispatchSource.TimerFlags = [], queue: DispatchQueue? = nil) -> DispatchSourceTimer
    }
    func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate)
    let NSEC_PER_SEC: UInt64 = 1000000000
    let NSEC_PER_MSEC: UInt64 = 1000000
    let NSEC_PER_USEC: UInt64 = 1000
    let USEC_PER_SEC: UInt64 = 1000000
    let MSEC_PER_SEC: UInt64 = 1000
    let DISPATCH_TIME_NOW: dispatch_time_t = 0
    let DISPATCH_QUEUE_PRIORITY_HIGH: Int = 2
    let DISPATCH_QUEUE_PRIORITY_DEFAULT: Int = 0
    let DISPATCH_QUEUE_PRIORITY_LOW: Int = -2
    let DISPATCH_QUEUE_PRIORITY_BACKGROUND: Int = -3
    let DISPATCH_QUEUE_SERIAL: dispatch_queue_attr_t? = nil
    let DISPATCH_QUEUE_CONCURRENT: dispatch_queue_attr_t = .concurrent
    let QOS_CLASS_DEFAULT: qos_class_t = 0
    let QOS_CLASS_BACKGROUND: qos_class_t = 0
    let QOS_CLASS_USER_INITIATED: qos_class_t = 0
    let QOS_CLASS_USER_INTERACTIVE: qos_class_t = 0
    """
}
