import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// Dispatch sources that are timers, in Swift's form and in C's.
extension Interpreter {
  private static var field: String { "source" }

  /// `DispatchSource.makeTimerSource(queue:)` and `dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, …)`.
  func makeDispatchTimer(_ arguments: [PassedArgument]) -> Value {
    let queue = arguments.last { $0.label == "queue" || $0.label == nil }
    // Without a queue it fires on a global one.
    let id = queue.map { $0.value.isNothing ? 1 : queueID(of: $0.value) } ?? 1
    let timer = DispatchTimer(queue: id)
    simulator.adopt(timer)
    return .aggregate(
      Opaque.value(
        "DispatchSourceTimer", [Aggregate.Field(name: Self.field, value: .object(timer))]))
  }

  private func dispatchTimer(_ value: Value?) -> DispatchTimer? {
    guard case .aggregate(let aggregate)? = value,
      case .object(let timer as DispatchTimer)? = aggregate[Self.field]
    else { return nil }
    return timer
  }

  /// A call on such a timer; nil where it is nothing that an order tells of.
  func callDispatchTimer(_ name: String, _ source: Aggregate, _ arguments: [PassedArgument])
    throws(Halt) -> Value?
  {
    guard let timer = dispatchTimer(.aggregate(source)) else { return nil }
    let block = arguments.last { $0.value.object is RuntimeBlock }?.value.object as? RuntimeBlock
    switch name {
    case "schedule", "scheduleRepeating", "scheduleOneshot":
      timer.start = arguments.first?.value.number ?? 0
      let interval = arguments.first { $0.label == "repeating" || $0.label == "interval" }
      timer.interval = interval?.value.number
      if timer.isResumed { start(timer) }
    case "setEventHandler": try timer.setHandler(block, simulator)
    case "setCancelHandler": try timer.setCancelHandler(block, simulator)
    case "resume", "activate": resume(timer)
    case "suspend": suspend(timer)
    case "cancel": try cancel(timer)
    default: return nil
    }
    return .nothing
  }

  /// `isCancelled` of such a timer.
  func dispatchTimerMember(_ name: String, of source: Aggregate) -> Value? {
    guard name == "isCancelled", let timer = dispatchTimer(.aggregate(source)) else { return nil }
    return .bool(timer.isCancelled)
  }

  /// The functions of C's.
  func dispatchSource(_ name: String, _ arguments: [PassedArgument]) throws(Halt) -> Value {
    if name == "dispatch_source_create" { return makeDispatchTimer(arguments) }
    guard let timer = dispatchTimer(arguments.first?.value) else { return .nothing }
    let block = arguments.last?.value.object as? RuntimeBlock
    switch name {
    case "dispatch_source_set_timer":
      guard arguments.count > 2 else { break }
      timer.start = arguments[1].value.number ?? 0
      // Nanoseconds, or never again.
      let interval = (arguments[2].value.number ?? 0) / 1e9
      timer.interval = interval > 0 && interval < 1e9 ? interval : nil
      if timer.isResumed { start(timer) }
    case "dispatch_source_set_event_handler": try timer.setHandler(block, simulator)
    case "dispatch_source_set_cancel_handler": try timer.setCancelHandler(block, simulator)
    case "dispatch_resume", "dispatch_activate": resume(timer)
    case "dispatch_suspend": suspend(timer)
    case "dispatch_source_cancel": try cancel(timer)
    case "dispatch_source_testcancel": return .int(timer.isCancelled ? 1 : 0)
    default: break
    }
    return .nothing
  }

  private func resume(_ timer: DispatchTimer) {
    guard !timer.isResumed, !timer.isCancelled else { return }
    timer.isResumed = true
    start(timer)
  }

  private func suspend(_ timer: DispatchTimer) {
    timer.isResumed = false
    timer.stop(simulator)
  }

  private func start(_ timer: DispatchTimer) {
    // The run loop does not own it.
    timer.run(simulator) { [interpreter = Unowned(self), timer = Unowned(timer)] () throws(Halt) in
      guard let handler = timer.value.handler else { return }
      if timer.value.queue == 0 {
        _ = try interpreter.value.call(handler, [])
      } else {
        interpreter.value.dispatch(handler, on: timer.value.queue)
      }
    }
  }

  private func cancel(_ timer: DispatchTimer) throws(Halt) {
    guard !timer.isCancelled else { return }
    timer.isCancelled = true
    timer.stop(simulator)
    if let handler = timer.cancelHandler { simulator.async(handler, on: timer.queue) }
    try timer.setHandler(nil, simulator)
  }
}
