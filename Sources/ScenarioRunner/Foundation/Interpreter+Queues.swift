import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// Dispatch queues: the main thread's, the global ones, which are one here, and a program's own.
extension Interpreter {
  /// `DispatchQueue(label: "…")`: each is a queue of its own.
  func makeQueue(_ arguments: [PassedArgument]) -> Value {
    let id = system.queues.make()
    let label = arguments.first.map { describe($0.value) } ?? ""
    let attributes = arguments.dropFirst().filter { $0.label == "attributes" || $0.label == nil }
    if attributes.contains(where: { names("concurrent", $0.value) }) {
      simulator.makeConcurrent(id)
    }
    return Statics.queue(label, id: id)
  }

  /// Whether an option is an attribute of a queue's, or one of several that are.
  private func names(_ option: String, _ value: Value) -> Bool {
    if case .member(option) = value { return true }
    return value.elements?.contains { names(option, $0) } ?? false
  }

  /// The number of a queue, 0 for the main thread's; what is opaque is taken for one of the others.
  func queueID(of value: Value) -> Int32 {
    switch value {
    case .aggregate(let aggregate):
      if case .int(let id)? = aggregate["queue"] { return Int32(truncatingIfNeeded: id) }
      return aggregate.typeName == "RunLoop" ? 0 : 1
    // Written by its member's name alone: `.main`, `.global()`.
    case .member("main"), .nothing: return 0
    default: return 1
    }
  }

  func callQueue(
    _ name: String, _ queue: Aggregate, _ arguments: [PassedArgument], at span: NodeSpan
  ) throws(Halt) -> Value? {
    let block = arguments.last?.value.object as? RuntimeBlock
    let id = queueID(of: .aggregate(queue))
    // `OperationQueue.main`.
    if block == nil, name.hasPrefix("addOperation") || name.hasPrefix("cancelAll"),
      let result = try callOperationQueue(name, queue, arguments, at: span)
    {
      return result
    }
    switch name {
    case "async", "addOperation", "addOperationWithBlock", "perform":
      guard let block else { break }
      if let group = arguments.first(where: { $0.label == "group" })?.value,
        let state = groupState(of: group)
      {
        return dispatch(block, in: state, on: id)
      }
      if queue.typeName == "RunLoop" {
        simulator.performInRunLoop(block)
        return .nothing
      }
      let flags = arguments.filter { $0.label == "flags" }
      dispatch(block, on: id, isBarrier: flags.contains { names("barrier", $0.value) })
      return .nothing
    case "asyncAfter":
      guard let block, let delay = arguments.first?.value.number else { break }
      dispatch(block, on: id, after: delay)
      return .nothing
    case "sync", "asyncAndWait":
      guard let block else { break }
      return try runSynchronously(block, on: id, at: span)
    case "run", "acceptInput", "runUntilDate", "runMode":
      return isOfThread(queue) ? try runThreadLoop(arguments) : try runLoop(arguments)
    case "add", "addTimer":
      guard let timer = arguments.first?.value else { return .nothing }
      guard isOfThread(queue) else {
        schedule(timer)
        return .nothing
      }
      onRunLoop("Timer", at: span) { $0.schedule(timer) }
      return .nothing
    case "suspend", "resume", "activate", "setTarget": return .nothing
    default: return nil
    }
    throw fail("scenario.wrong-arguments", "'\(name)' needs a closure to run", at: span)
  }

  /// `sync`: runs a closure at once, after what is on its queue; on the thread that it is called from it
  /// would wait for itself for ever.
  func runSynchronously(_ block: RuntimeBlock, on queue: Int32, at span: NodeSpan) throws(Halt)
    -> Value
  {
    if queue == 0, !simulator.isOnMainThread { return try waitForMainThread(block, at: span) }
    guard !simulator.wouldWaitForItself(on: queue) else {
      throw simulator.raise(
        name: "EXC_BAD_INSTRUCTION",
        reason: "BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by"
          + " current thread")
    }
    return try simulator.sync(on: queue) { () throws(Halt) in try self.call(block, []) }
  }

  /// Says that a thread waits for what can never come.
  func waitsForever(for what: String, at span: NodeSpan) -> Halt {
    fail(
      "scenario.waits-forever",
      "this waits for ever: nothing that can still run \(what) while this thread is blocked",
      at: span)
  }

  /// The time that a wait has, in seconds; none where it may take for ever.
  func timeout(_ arguments: [PassedArgument]) -> Double? {
    guard let last = arguments.last,
      last.label == "timeout" || last.label == "wallTimeout" || last.label == nil
    else { return nil }
    return last.value.number
  }
}
