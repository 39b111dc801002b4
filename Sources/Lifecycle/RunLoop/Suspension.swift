import Tracing

/// A task's wait for something: `await Task.sleep(…)`, a continuation.
///
/// A task that waits gives up its turn, and goes on in a later one as a block of the main queue's.
/// Whoever called the task's code is still there, below the loop that runs meanwhile; so of two
/// tasks the one that has waited longer can go on only when the other one has ended.
public final class Suspension: @unchecked Sendable {
  /// How a wait ended.
  public enum End {
    case resumed
    /// The task could have gone on while another one waited that had begun to wait after it.
    case late
    /// Nothing is left that could resume it, or nothing before the time to which the loop is run.
    case never
  }

  var isReady = false
  var isLate = false

  /// Creates a wait that nothing has ended yet.
  public init() {}
}

extension Simulator {
  /// Whether no call is open: the scenario's own statements run.
  public var isBetweenCalls: Bool { recorder.depth == 0 }

  /// Lets a task go on that waits, or is about to: in a turn of the main queue's, not at once.
  public func resume(_ suspension: Suspension) {
    runLoop.mainQueue.append(
      runLoop.callout(
        .mainQueue, at: runLoop.now,
        Action { simulator throws(Halt) in
          suspension.isReady = true
          if simulator.runLoop.suspensions.last === suspension {
            simulator.runLoop.isResuming = true
          } else {
            suspension.isLate = true
          }
        }))
  }

  /// Has a task go on after a time, in seconds.
  public func resume(_ suspension: Suspension, after delay: Double) {
    runLoop.timers.insert(
      runLoop.callout(
        .timer, at: runLoop.now + Instant(seconds: max(0, delay)),
        Action { simulator throws(Halt) in
          if !suspension.isReady { simulator.resume(suspension) }
        }))
  }

  /// Suspends the task that runs: ends its turn, and runs the loop until the task may go on.
  public func suspend(_ suspension: Suspension) throws(Halt) -> Suspension.End {
    try checkStack()
    let pause = recorder.pause()
    let statement = origin
    let outermost = recorder.outermost
    // What the statement has made is still in use.
    let held = temporaries
    temporaries = []
    runLoop.suspensions.append(suspension)
    recorder.outermost = recorder.runLoop
    origin = nil
    try drainRest()
    if !runLoop.isResuming { try finishTurn() }
    while !runLoop.isResuming, !suspension.isLate, try runNextTurn(until: runLoop.end) {}
    runLoop.isResuming = false
    runLoop.suspensions.removeLast()
    origin = statement
    recorder.outermost = outermost
    temporaries = held + temporaries
    guard suspension.isReady else {
      return runLoop.suspensions.contains { $0.isLate } ? .late : .never
    }
    beginEvent()
    guard pause.calls > 0 else { return suspension.isLate ? .late : .resumed }
    guard recorder.count < budget.messages else { throw .budget(.messages) }
    let call = recorder.enter(
      Message.mainQueueBlock.selectorID, PackedArgument(.nothing), to: pause.owner,
      rule: Rule.mainQueueAsync.traceID, isOverridden: true, at: moment, origin: origin)
    recorder.resume(pause, inside: call)
    return suspension.isLate ? .late : .resumed
  }
}
