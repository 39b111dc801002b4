import CallTrace

/// What a program asks of dispatch queues that are not the main thread's.
extension Simulator {
  /// Whether the main thread runs, and no other.
  public var isOnMainThread: Bool { !runLoop.isOffMainThread }

  /// The dispatch queue whose block runs; the main thread's is 0.
  public var currentQueue: Int32 { runLoop.currentQueue }

  /// Says that a queue runs several blocks at once.
  public func makeConcurrent(_ queue: Int32) {
    runLoop.queues[queue] = DispatchQueueState(isConcurrent: true)
  }

  /// `async` of a queue; that of 0 is the main thread's.
  public func async(_ block: Block, on queue: Int32, isBarrier: Bool = false) {
    guard queue != 0 else { return async(block) }
    retain(block)
    runLoop.background.append(elsewhere(block, on: queue, isBarrier: isBarrier))
  }

  /// `asyncAfter` of a queue; that of 0 is the main thread's.
  public func async(after delay: Double, _ block: Block, on queue: Int32) {
    guard queue != 0 else { return async(after: delay, block) }
    retain(block)
    let callout = elsewhere(block, on: queue, isBarrier: false)
    callout.deadline = runLoop.now + Instant(seconds: max(0, delay))
    runLoop.timers.insert(callout)
  }

  /// Runs on a queue what is to run at once, and has what stands on it already run before.
  ///
  /// It runs on the thread that asks for it, as libdispatch does; on the main thread's queue it runs on
  /// the main thread.
  public func sync<Result>(
    on queue: Int32, _ body: () throws(Halt) -> Result
  ) throws(Halt) -> Result {
    if queue != 0 {
      while let callout = runLoop.background.removeFirst(where: { $0.queue == queue }) {
        try inBackground { () throws(Halt) in try self.perform(callout.action) }
      }
      _ = try block(within: nil) { self.mayBegin(on: queue, isBarrier: false) }
      begin(on: queue, isBarrier: false)
    }
    let outer = (runLoop.currentQueue, runLoop.isOffMainThread, runLoop.outerQueues)
    runLoop.outerQueues.append(runLoop.currentQueue)
    runLoop.currentQueue = queue
    if queue == 0 { runLoop.isOffMainThread = false }
    defer {
      (runLoop.currentQueue, runLoop.isOffMainThread, runLoop.outerQueues) = outer
      if queue != 0 { end(on: queue) }
    }
    return try body()
  }

  /// Whether what would run at once on a queue would wait for the thread that asks for it: the queue is the
  /// main thread's and that runs, or it is a serial one which this thread runs a block of.
  public func wouldWaitForItself(on queue: Int32) -> Bool {
    guard queue != 0 else { return isOnMainThread }
    guard queue == runLoop.currentQueue || runLoop.outerQueues.contains(queue) else { return false }
    return !(runLoop.queues[queue]?.isConcurrent ?? (queue == 1))
  }

  // MARK: Blocks that wait

  /// Says that the block which runs now goes on later; its queue is not free before it has ended.
  public func putBlockAside() { runLoop.isPutAside = true }

  /// Continues a block that has put itself aside.
  public func goOn(_ block: Block, on queue: Int32) {
    let goOn = owning([block]) { simulator throws(Halt) in
      try simulator.on(queue) { () throws(Halt) in
        try simulator.run(block, as: .backgroundBlock, rule: .backgroundQueues)
      }
    }
    let callout = runLoop.callout(.mainQueue, at: runLoop.now, Action(run: goOn))
    callout.queue = queue
    runLoop.background.append(callout)
  }

  /// Says that a block which had put itself aside has ended.
  public func endBlockPutAside(on queue: Int32) { end(on: queue) }

  /// Calls a closure after everything that happens on any thread until it returns true: so a blocked thread
  /// goes on when what it waits for has happened.
  public func poll(_ isDone: @escaping () -> Bool) { runLoop.blocked.append(isDone) }

  /// Blocks a thread until something holds, and has the others go on; false where it does not within a
  /// time, in seconds, or ever.
  public func block(within seconds: Double?, until isOver: () -> Bool) throws(Halt) -> Bool {
    let end = seconds.map { runLoop.now + Instant(seconds: max(0, $0)) }
    guard end.map({ $0 <= Instant(seconds: budget.seconds) }) ?? true else {
      throw .budget(.time)
    }
    while !isOver() {
      guard try runOthers(until: end) else { break }
    }
    if let end, !isOver() { runLoop.now = max(runLoop.now, end) }
    return isOver()
  }
}
