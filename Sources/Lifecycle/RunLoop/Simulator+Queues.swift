import Tracing

/// Dispatch queues that are not the main thread's.
///
/// Their blocks run in turns of their own, as the main queue's do: a scenario has one thread. What tells
/// them apart is that they go on while the main thread waits.
extension Simulator {
  /// Whether the main thread runs, and no block of another queue.
  public var isOnMainThread: Bool { runLoop.currentQueue == 0 }

  /// The dispatch queue whose block runs; the main thread's is 0.
  public var currentQueue: Int32 { runLoop.currentQueue }

  /// `async` of a queue; that of 0 is the main thread's.
  public func async(_ block: Block, on queue: Int32) {
    guard queue != 0 else { return async(block) }
    retain(block)
    let callout = runLoop.callout(
      .mainQueue, at: runLoop.now, elsewhere(block, on: queue, .mainQueueBlock, .mainQueueAsync))
    callout.queue = queue
    runLoop.mainQueue.append(callout)
  }

  /// `asyncAfter` of a queue; that of 0 is the main thread's.
  public func async(after delay: Double, _ block: Block, on queue: Int32) {
    guard queue != 0 else { return async(after: delay, block) }
    retain(block)
    let callout = runLoop.callout(
      .timer, at: runLoop.now + Instant(seconds: max(0, delay)),
      elsewhere(block, on: queue, .delayedBlock, .delays))
    callout.queue = queue
    runLoop.timers.insert(callout)
  }

  /// Runs on a queue what is to run at once, and has what stands on it already run before.
  public func sync<Result>(
    on queue: Int32, _ body: () throws(Halt) -> Result
  ) throws(Halt) -> Result {
    while queue != 0, let callout = takeBlock(of: queue) { try perform(callout.action) }
    let outer = runLoop.currentQueue
    runLoop.currentQueue = queue
    defer { runLoop.currentQueue = outer }
    return try body()
  }

  /// Blocks a thread until something holds, and has the others go on; false where it does not within a
  /// time, in seconds, or ever.
  public func block(within seconds: Double?, until isOver: () -> Bool) throws(Halt) -> Bool {
    let end = seconds.map { runLoop.now + Instant(seconds: max(0, $0)) }
    guard end.map({ $0 <= Instant(seconds: budget.seconds) }) ?? true else {
      throw .budget(.time)
    }
    while !isOver() {
      if isOnMainThread {
        guard let callout = takeBlock(of: nil) ?? runLoop.timers.takeFirstElsewhere(by: end) else {
          break
        }
        guard callout.deadline <= Instant(seconds: budget.seconds) else { throw .budget(.time) }
        runLoop.now = max(runLoop.now, callout.deadline)
        try perform(callout.action)
      } else {
        guard try runOthers(until: end) else { break }
      }
    }
    if let end, !isOver() { runLoop.now = max(runLoop.now, end) }
    return isOver()
  }

  /// Runs a turn of the main thread's while a block of another queue waits.
  private func runOthers(until end: Instant?) throws(Halt) -> Bool {
    let queue = runLoop.currentQueue
    runLoop.currentQueue = 0
    defer { runLoop.currentQueue = queue }
    if let next = runLoop.draining.popFirst() {
      try perform(next.action)
      return true
    }
    if runLoop.isIdle { return false }
    try finishTurn()
    let hasRun = try runNextTurn(until: end)
    beginEvent()
    return hasRun
  }

  /// Takes the next block of a queue, or of all but the main thread's, out of those that wait.
  private func takeBlock(of queue: Int32?) -> RunLoop.Callout? {
    let isWanted = { (callout: RunLoop.Callout) in
      queue.map { callout.queue == $0 } ?? (callout.queue != 0)
    }
    if let next = runLoop.draining.removeFirst(where: isWanted) { return next }
    guard let place = runLoop.mainQueue.firstIndex(where: isWanted) else { return nil }
    return runLoop.mainQueue.remove(at: place)
  }

  private func elsewhere(_ block: Block, on queue: Int32, _ message: Message, _ rule: Rule)
    -> Action
  {
    Action { simulator throws(Halt) in
      let outer = simulator.runLoop.currentQueue
      simulator.runLoop.currentQueue = queue
      defer { simulator.runLoop.currentQueue = outer }
      try simulator.run(block, as: message, rule: rule)
      try simulator.release(block)
    }
  }
}
