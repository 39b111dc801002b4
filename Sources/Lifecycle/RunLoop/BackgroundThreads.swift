import CallTrace

/// Threads beside the main one.
///
/// They take time of their own: what is due on them begins as soon as the main thread has ended its turn,
/// or waits in the middle of one, and where a block of theirs sleeps or waits, everything else goes on.
extension Simulator {
  /// Runs what is due on other threads, and lays out what that has made dirty; false where nothing is due.
  @discardableResult
  func runBackground() throws(Halt) -> Bool {
    try wakeThreads()
    guard !runLoop.background.isEmpty else { return false }
    try inBackground { () throws(Halt) in
      try self.noteUnordered()
      while let callout = self.runLoop.background.popFirst() {
        let mark = self.temporaryCount
        self.runLoop.endless.run(callout)
        try self.perform(callout.action)
        try self.drainTemporaries(from: mark)
        try self.wakeThreads()
      }
      // A thread's own transaction, where the main thread is in the middle of none.
      if !self.runLoop.isTurnOpen { try self.commit() }
    }
    return true
  }

  /// Does something as another thread, beside the main thread's turns.
  func inBackground(_ body: () throws(Halt) -> Void) throws(Halt) {
    let outer = (runLoop.turn, runLoop.phase, origin)
    runLoop.turn = runLoop.nextTurn()
    runLoop.phase = .background
    origin = nil
    let actor = recorder.beginActing(as: recorder.runLoop)
    defer {
      recorder.endActing(actor)
      if runLoop.isTurnOpen { runLoop.turn = outer.0 }
      runLoop.phase = outer.1
      origin = outer.2
    }
    try body()
  }

  /// How many parts of a step it takes to ask a thread what it waits for.
  private static let partsOfThread = 4

  /// Asks every blocked thread whether what it waits for has happened; one that says so has gone on.
  private func wakeThreads() throws(Halt) {
    guard !runLoop.blocked.isEmpty else { return }
    spend(parts: Self.partsOfThread * runLoop.blocked.count)
    let blocked = runLoop.blocked
    runLoop.blocked = []
    let rest = blocked.filter { !$0() }
    runLoop.blocked = rest + runLoop.blocked
  }

  /// Runs what can be run while a thread is blocked, and there is a time until which it is; false where
  /// nothing can.
  func runOthers(until end: Instant?) throws(Halt) -> Bool {
    if try runBackground() { return true }
    guard runLoop.isTurnOpen || isOnMainThread else {
      let outer = (runLoop.currentQueue, runLoop.isOffMainThread, runLoop.outerQueues)
      (runLoop.currentQueue, runLoop.isOffMainThread, runLoop.outerQueues) = (0, false, [])
      defer { (runLoop.currentQueue, runLoop.isOffMainThread, runLoop.outerQueues) = outer }
      return runLoop.isIdle ? false : try runNextTurn(until: end)
    }
    // The main thread does nothing before its own wait is over.
    guard spend(parts: runLoop.timers.awaited) else { throw .budget(exhausted) }
    guard let callout = runLoop.timers.takeFirstElsewhere(by: end) else { return false }
    guard callout.deadline <= Instant(seconds: budget.seconds) else { throw .budget(.time) }
    runLoop.now = max(runLoop.now, callout.deadline)
    try fireElsewhere(callout)
    return true
  }

  /// Does what has become due on other threads, all of one time together.
  func fireElsewhere(_ callout: RunLoop.Callout) throws(Halt) {
    var next: RunLoop.Callout? = callout
    while let callout = next {
      if callout.isOffMainThread {
        try perform(callout.action)
      } else {
        runLoop.background.append(callout)
      }
      next = runLoop.timers.first()
      guard let other = next, other.isElsewhere, other.deadline <= runLoop.now else { break }
      runLoop.timers.remove(other)
    }
    try runBackground()
  }

  // MARK: Queues

  /// A block as it is to run on another queue.
  func elsewhere(_ block: Block, on queue: Int32, isBarrier: Bool) -> RunLoop.Callout {
    let callout = runLoop.callout(
      .timer, at: runLoop.now,
      Action { simulator throws(Halt) in
        try simulator.begin(block, on: queue, isBarrier: isBarrier)
      })
    callout.queue = queue
    return callout
  }

  /// Begins a block on its queue, or has it wait for those that have not ended.
  private func begin(_ block: Block, on queue: Int32, isBarrier: Bool) throws(Halt) {
    guard mayBegin(on: queue, isBarrier: isBarrier) else {
      let callout = elsewhere(block, on: queue, isBarrier: isBarrier)
      runLoop.queues[queue]?.wait(callout)
      return
    }
    begin(on: queue, isBarrier: isBarrier)
    let outer = runLoop.isPutAside
    runLoop.isPutAside = false
    defer { runLoop.isPutAside = outer }
    try on(queue) { () throws(Halt) in
      try self.run(block, as: .backgroundBlock, rule: .backgroundQueues)
    }
    if !runLoop.isPutAside { end(on: queue) }
    try release(block)
  }

  /// Runs something on a thread of a queue's.
  func on(_ queue: Int32, _ body: () throws(Halt) -> Void) throws(Halt) {
    let outer = (runLoop.currentQueue, runLoop.isOffMainThread, runLoop.outerQueues)
    (runLoop.currentQueue, runLoop.isOffMainThread, runLoop.outerQueues) = (queue, true, [])
    defer { (runLoop.currentQueue, runLoop.isOffMainThread, runLoop.outerQueues) = outer }
    try body()
  }

  func mayBegin(on queue: Int32, isBarrier: Bool) -> Bool {
    runLoop.queues[queue]?.mayBegin(isBarrier: isBarrier) ?? true
  }

  func begin(on queue: Int32, isBarrier: Bool) {
    runLoop.queues[queue, default: DispatchQueueState(isConcurrent: queue == 1)]
      .begin(isBarrier: isBarrier)
  }

  /// Says that a block has ended; what waited for it is next.
  func end(on queue: Int32) {
    guard let waiting = runLoop.queues[queue]?.end() else { return }
    runLoop.background.prepend(waiting)
  }

  /// Notes where blocks are due at once whose order nothing promises: of different queues, or of one that
  /// runs several at once.
  private func noteUnordered() throws(Halt) {
    guard let first = runLoop.background.first else { return }
    let isConcurrent = runLoop.queues[first.queue]?.isConcurrent ?? (first.queue == 1)
    let others = runLoop.background.count - 1
    guard others > 0,
      isConcurrent || runLoop.background.contains(where: { $0.queue != first.queue })
    else { return }
    try note("these run at the same time on different threads: nothing promises their order")
  }
}

extension Rule {
  static let backgroundQueues = Rule(
    280, "background-queues",
    "A block of another queue runs on a thread beside the main one: its sleeping and waiting delay neither"
      + " that nor the blocks of other queues. A serial queue begins its next block when the last one has"
      + " ended, a concurrent one several at once, a barrier alone.",
    sources: "apple-dispatch-queue", .documented)
}
