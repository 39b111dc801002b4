public import CallTrace

/// What a task needs of the run loop and of the trace to wait and to go on.
///
/// Whatever resumes a task puts it on the main queue, as the main actor's executor does: there it goes
/// on in its order, as a block like any other (R094, R095). A sleep ends by a clock that is not the main
/// thread's, and so its end is no turn of its own.
extension Simulator {
  /// Who sends what is sent now.
  ///
  /// A task that goes on sends in the name of whoever it was that waited, although the call is over in
  /// the trace that once began it.
  public var actor: ParticipantID {
    get { recorder.caller }
    set { _ = recorder.beginActing(as: newValue) }
  }

  /// Runs a block when a time is over, in seconds; it is not shown, and may only resume a task.
  ///
  /// - Parameter queue: the dispatch queue that sleeps, which wakes also while the main thread waits.
  public func sleep(_ seconds: Double, _ block: Block, on queue: Int32 = 0) {
    let wake = owning([block]) { simulator throws(Halt) in _ = try block.body(simulator, []) }
    schedule(.clock, after: seconds, owner: block, on: queue, wake)
  }

  /// Runs turns until something has happened; false where nothing is left that could bring it about.
  public func runTurns(until isDone: () -> Bool) throws(Halt) -> Bool {
    try finishTurn()
    while !isDone() {
      guard !runLoop.isIdle, try runNextTurn(until: nil) else { return false }
    }
    beginEvent()
    return true
  }

  /// Runs turns until something has happened, no longer than a time, in seconds; false where it has not.
  public func runTurns(within seconds: Double, until isDone: () -> Bool) throws(Halt) -> Bool {
    try finishTurn()
    let end = min(
      runLoop.now + Instant(seconds: max(0, seconds)), Instant(seconds: budget.seconds))
    while !isDone(), try runNextTurn(until: end) {}
    if !isDone() { runLoop.now = max(runLoop.now, end) }
    beginEvent()
    return isDone()
  }
}
