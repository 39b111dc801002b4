public import CallTrace

extension Simulator {
  /// The time since the program began, in seconds.
  public var seconds: Double { Double(runLoop.now.microseconds) / 1e6 }

  // MARK: What the program asks for

  /// `DispatchQueue.main.async`: runs the block in a later turn, never in this one.
  public func async(_ block: Block) {
    let action = runOwned(block, as: .mainQueueBlock, rule: .mainQueueAsync)
    runLoop.mainQueue.append(runLoop.callout(.mainQueue, at: runLoop.now, Action(run: action)))
  }

  /// `DispatchQueue.main.asyncAfter`: runs the block no earlier than after a delay, in seconds.
  public func async(after delay: Double, _ block: Block) {
    schedule(.timer, after: delay, runOwned(block, as: .delayedBlock, rule: .delays))
  }

  /// A timer that fires once, or again and again.
  public func startTimer(every interval: Double, repeats: Bool, _ block: Block) {
    guard repeats else {
      let fire = runOwned(block, as: .timerFired, rule: .delays)
      return schedule(.timer, after: interval, owner: block, fire)
    }
    retain(block)
    // A timer of no interval fires every tenth of a millisecond, as Foundation's does.
    let step = Instant(seconds: max(interval, 0.0001))
    schedule(.repeatingTimer(interval: step), after: interval, owner: block) {
      simulator throws(Halt) in
      try simulator.run(block, as: .timerFired, rule: .delays)
    }
  }

  /// Stops the timers that were to run a block; what they owned is given up with the statement.
  public func cancelTimers(of block: Block) {
    spend(parts: block.timers.count)
    for _ in 0..<runLoop.timers.cancel(of: block) { autorelease(block) }
  }

  /// `cancelPreviousPerformRequests(withTarget:selector:object:)`; of all selectors where none is
  /// named.
  public func cancelPerforms(of selector: SelectorID?, on target: Object) {
    spend(parts: target.timers.count)
    let count = runLoop.timers.cancel(of: target) {
      $0.selector != nil && (selector == nil || $0.selector == selector)
    }
    for _ in 0..<count { autorelease(target) }
  }

  /// `perform(_:with:afterDelay:)`.
  public func perform(_ selector: SelectorID, _ payload: Payload, on target: Object, after: Double)
  {
    let perform = owning([target]) { simulator throws(Halt) in
      try simulator.send(selector: selector, payload, to: target, rule: .delays)
    }
    schedule(.timer, after: after, owner: target, selector: selector, perform)
  }

  /// `performSelector(onMainThread:with:waitUntilDone:)`: at once when it is to wait, otherwise in
  /// the next turn.
  public func performOnMainThread(
    _ selector: SelectorID, _ payload: Payload, on target: Object, waitUntilDone: Bool
  ) throws(Halt) {
    guard !waitUntilDone else {
      try send(selector: selector, payload, to: target, rule: .performOnMain)
      return
    }
    let perform = owning([target]) { simulator throws(Halt) in
      try simulator.send(selector: selector, payload, to: target, rule: .performOnMain)
    }
    runLoop.performedSelectors.append(
      runLoop.callout(.performedSelector, at: runLoop.now, Action(run: perform)))
  }

  /// Runs the loop until nothing is left to do but repeating timers.
  public func settle() throws(Halt) {
    try finishTurn()
    runLoop.endless.begin(at: runLoop.now)
    while !runLoop.isIdle, try runNextTurn(until: nil) {}
    runLoop.endless.finish()
    beginEvent()
  }

  /// Runs the loop for a time, in seconds.
  public func wait(_ seconds: Double) throws(Halt) {
    try finishTurn()
    let end = runLoop.now + Instant(seconds: max(0, seconds))
    guard end <= Instant(seconds: budget.seconds) else { throw .budget(.time) }
    while try runNextTurn(until: end) {}
    runLoop.endless.finish()
    runLoop.now = max(runLoop.now, end)
    beginEvent()
  }

  /// Runs one turn of the loop, if one begins within a time; false where none does, and the time is over.
  public func runTurn(within seconds: Double?) throws(Halt) -> Bool {
    try finishTurn()
    let end = seconds.map { runLoop.now + Instant(seconds: max(0, $0)) }
    if let end, end > Instant(seconds: budget.seconds) { throw .budget(.time) }
    let hasRun = try runNextTurn(until: end)
    if !hasRun, let end { runLoop.now = max(runLoop.now, end) }
    beginEvent()
    return hasRun
  }

  /// Lets a time pass, in seconds, in the middle of a turn: the thread sleeps, what is due on it
  /// meanwhile waits, and the others go on.
  public func pass(_ seconds: Double) throws(Halt) {
    _ = try block(within: seconds) { false }
  }

  /// Ends the current turn, and lets something happen to the program as an event of its own.
  public func event(_ action: (Simulator) throws(Halt) -> Void) throws(Halt) {
    try finishTurn()
    beginEvent()
    let outermost = recorder.outermost
    recorder.outermost = recorder.user
    defer { recorder.outermost = outermost }
    try action(self)
    try finishTurn()
    beginEvent()
  }

  // MARK: What UIKit asks for

  /// Runs an action when the current turn's layout pass begins.
  ///
  /// - Parameter actor: whoever acts, as the trace shows it; nil for the run loop itself.
  func atCommit(
    by actor: Object? = nil, _ action: @escaping (Simulator) throws(Halt) -> Void
  ) {
    runLoop.commitActions.append(Action(actor: actor, run: action))
  }

  /// Runs an action after the commit of the current turn.
  func afterCommit(
    by actor: Object? = nil, _ action: @escaping (Simulator) throws(Halt) -> Void
  ) {
    runLoop.afterCommit.append(Action(actor: actor, run: action))
  }

  /// Runs an action when an animation of a duration, in seconds, that starts now has ended.
  func afterAnimation(
    _ duration: Double, by actor: Object? = nil, owner: Object? = nil,
    _ action: @escaping (Simulator) throws(Halt) -> Void
  ) {
    let end = callout(.animation, after: duration, Action(actor: actor, run: action))
    end.owner = owner
    end.transactions = joinTransactions()
    runLoop.endless.note(end, at: origin)
    runLoop.timers.insert(end)
  }

  /// Does what was put off, in the name of whoever put it off.
  func perform(_ action: Action) throws(Halt) {
    guard let actor = action.actor else { return try action.run(self) }
    try acting(as: actor) { () throws(Halt) in try action.run(self) }
  }

  /// Does something in the name of an object that has not been called: what is sent is sent by it;
  /// without one, by whoever runs.
  func acting(as object: Object?, _ body: () throws(Halt) -> Void) throws(Halt) {
    guard let object else { return try body() }
    let outer = recorder.beginActing(as: participant(of: object))
    defer { recorder.endActing(outer) }
    try body()
  }

  // MARK: Turns

  /// Starts the turn of an event; what the scenario does next happens in it.
  func beginEvent() {
    guard !runLoop.isTurnOpen else { return }
    beginTurn()
    runLoop.servedMainQueue = false
  }

  func beginTurn() {
    if runLoop.isTurnOpen { runLoop.isTurnOpen = false }
    runLoop.turn = runLoop.nextTurn()
    runLoop.phase = .callout
    runLoop.isTurnOpen = true
  }

  func schedule(
    _ source: RunLoop.Callout.Source, after delay: Double, owner: Object? = nil,
    selector: SelectorID? = nil, on queue: Int32 = 0,
    _ action: @escaping (Simulator) throws(Halt) -> Void
  ) {
    let callout = callout(source, after: delay, Action(run: action))
    callout.owner = owner
    callout.queue = queue
    callout.selector = selector
    runLoop.endless.note(callout, at: origin)
    runLoop.timers.insert(callout)
  }

  private func callout(
    _ source: RunLoop.Callout.Source, after delay: Double, _ action: Action
  ) -> RunLoop.Callout {
    runLoop.callout(source, at: runLoop.now + Instant(seconds: max(0, delay)), action)
  }

  /// Brings the open turn to its end.
  ///
  /// Before it sleeps the loop looks at the main queue, unless it has just served it: a block that
  /// an event has dispatched runs before the event's commit (R094); one of the launch after it (R259).
  func finishTurn() throws(Halt) {
    guard runLoop.isTurnOpen else { return }
    let outermost = recorder.outermost
    let statement = origin
    recorder.outermost = recorder.runLoop
    defer {
      recorder.outermost = outermost
      origin = statement
    }
    origin = nil
    let launches = try launchIfNeeded()
    try drainTemporaries()
    if launches { try commitLaunch() }
    try drainLoopBlocks()
    if !runLoop.servedMainQueue, !runLoop.mainQueue.isEmpty {
      try drainMainQueue()
    }
    try drainLoopBlocks()
    try commit()
    try sealTransactions()
    runLoop.isTurnOpen = false
    try runBackground()
  }

  /// Runs one turn; false when nothing is due by a deadline, or at all.
  func runNextTurn(until end: Instant?) throws(Halt) -> Bool {
    let outermost = recorder.outermost
    recorder.outermost = recorder.runLoop
    defer { recorder.outermost = outermost }
    if try runBackground() { return true }
    if !runLoop.loopBlocks.isEmpty {
      try drainLoopBlocks()
      try finishTurn()
      return true
    }
    if !runLoop.mainQueue.isEmpty {
      try drainMainQueue()
      try drainLoopBlocks()
      try commit()
      runLoop.isTurnOpen = false
      try runBackground()
      return true
    }
    guard let callout = try nextCallout(until: end) else { return false }
    runLoop.endless.run(callout)
    if callout.isElsewhere {
      try fireElsewhere(callout)
      return true
    }
    beginTurn()
    runLoop.servedMainQueue = false
    try perform(callout.action)
    if !callout.transactions.isEmpty { try leave(callout.transactions) }
    try finishTurn()
    return true
  }

  private func nextCallout(until end: Instant?) throws(Halt) -> RunLoop.Callout? {
    if let next = runLoop.performedSelectors.popFirst() { return next }
    guard let callout = runLoop.timers.first() else { return nil }
    if let end, callout.deadline > end { return nil }
    guard callout.deadline <= Instant(seconds: budget.seconds) else { throw .budget(.time) }
    runLoop.timers.remove(callout)
    runLoop.now = max(runLoop.now, callout.deadline)
    if case .repeatingTimer(let interval) = callout.source {
      callout.deadline = callout.deadline + interval
      callout.order = runLoop.nextOrder()
      runLoop.timers.insert(callout)
    }
    return callout
  }

  /// Runs the blocks that are on the main queue now; those they add wait for the next drain (R095).
  private func drainMainQueue() throws(Halt) {
    beginTurn()
    runLoop.servedMainQueue = true
    for block in runLoop.mainQueue { runLoop.draining.append(block) }
    runLoop.mainQueue = []
    while let block = runLoop.draining.popFirst() {
      runLoop.endless.run(block)
      try perform(block.action)
      try drainTemporaries()
    }
    if !runLoop.mainQueue.isEmpty { apply(.mainQueueSnapshot) }
  }

  /// Lays out what is dirty, then runs what waits for the commit, until neither is left.
  func commit() throws(Halt) {
    runLoop.phase = .commit
    try layOut()
    if !displayQueue.isEmpty { try display() }
    runLoop.phase = .afterCommit
    while !runLoop.afterCommit.isEmpty {
      let actions = runLoop.afterCommit
      runLoop.afterCommit = []
      for action in actions { try perform(action) }
      try layOut()
      if !displayQueue.isEmpty { try display() }
    }
    try drainTemporaries()
  }

  /// The launch's own commit, which is due before the loop looks at the main queue for the first time.
  private func commitLaunch() throws(Halt) {
    if !runLoop.mainQueue.isEmpty { apply(.launchCommit) }
    try commit()
  }

  /// A block that is to run later, and is owned until then.
  func runOwned(_ block: Block, as message: Message, rule: Rule)
    -> (Simulator) throws(Halt) -> Void
  {
    owning([block]) { simulator throws(Halt) in
      try simulator.run(block, as: message, rule: rule)
    }
  }
}

extension Rule {
  static let mainQueueAsync = Rule(
    94, "main-queue-async",
    "A block on the main queue never runs inside the callout that enqueued it: from an event it runs"
      + " before the commit, from the commit or another block after it.",
    sources: "cf-runloop", .observed)
  static let launchCommit = Rule(
    259, "launch-commit",
    "A launch ends with a commit of its own: the root's viewDidAppear is called before the blocks"
      + " that the launch, such as the root's viewDidLoad, has put on the main queue.",
    sources: "so-47962261 xianbinkit cf-runloop", .observed)
  static let mainQueueSnapshot = Rule(
    95, "main-queue-snapshot",
    "Blocks that are put on the main queue while it is served wait for the next time.",
    sources: "cf-runloop", .inferred)
  static let performOnMain = Rule(
    96, "perform-on-main",
    "performSelectorOnMainThread on the main thread runs at once when it waits, otherwise in the"
      + " next turn of the run loop.",
    sources: "apple-perform xiaobotalk-2019", .documented)
  package static let delays = Rule(
    97, "dispatch-after-timers",
    "Delayed blocks, delayed selectors and timers each fire as a callout of their own, no earlier"
      + " than asked; equal deadlines in order of registration.",
    sources: "xiaobotalk-2019 cf-runloop", .observed)
}
