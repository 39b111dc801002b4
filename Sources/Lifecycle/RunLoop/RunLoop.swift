import CallTrace

/// Something to be done later.
struct Action {
  /// In whose name it is done; nil for the run loop's.
  var actor: Object?
  /// What it does.
  let run: (Simulator) throws(Halt) -> Void
}

/// What the main run loop has still to do, and where it is.
///
/// A turn is one callout, then the commit, then the blocks that wait for the commit.
struct RunLoop {
  /// One thing the run loop will call.
  final class Callout {
    /// What sort of source it comes from.
    enum Source {
      case mainQueue, performedSelector, timer
      /// A clock that is not the main thread's: what it wakes comes to the main queue.
      case clock
      /// The end of an animation or a transition of UIKit's.
      case animation
      /// A repeating timer; it alone keeps nobody waiting.
      case repeatingTimer(interval: Instant)
    }

    let source: Source
    let action: Action
    var deadline: Instant
    /// When it was scheduled; of equal deadlines the earlier one comes first (R097).
    var order: Int
    /// Whose it is, by which it can be cancelled: a timer's block, or a selector's target.
    var owner: Object?
    /// The selector that is to be performed.
    var selector: SelectorID?
    /// The transactions that wait for it.
    var transactions: [AnimationTransaction] = []
    /// The dispatch queue that it is on; the main thread's is 0.
    var queue: Int32 = 0
    /// How many others, each scheduled by the one before it, it comes after.
    var generation: Int32 = 0
    /// Whether what schedules it does so for ever.
    var isEndless = false
    /// Whether it is not wanted any more.
    var isCancelled = false

    /// Whether its time is no turn of the run loop's.
    var isOffMainThread: Bool {
      if case .clock = source { return true }
      return false
    }

    /// Whether it is another thread's, or no turn of the run loop's.
    var isElsewhere: Bool { isOffMainThread || queue != 0 }

    init(_ source: Source, at deadline: Instant, order: Int, _ action: Action) {
      self.source = source
      self.deadline = deadline
      self.order = order
      self.action = action
    }

    /// Whether the loop goes on until it has come: all but repeating timers, and what is like one.
    var isAwaited: Bool {
      if isEndless { return false }
      if case .repeatingTimer = source { return false }
      return true
    }
  }

  /// The number of the current turn, from one.
  var turn: Int32 = 1
  var phase: Moment.Phase = .callout
  var now = Instant.zero
  /// Whether the current turn's callout came from the main queue, which is not served twice in a
  /// row without a commit between (R094).
  var servedMainQueue = false
  /// Whether a turn is going on whose commit has still to come.
  var isTurnOpen = true

  var mainQueue: [Callout] = []
  /// The blocks that the loop is to perform itself.
  var loopBlocks: [Callout] = []
  /// What of the main queue is being served, and has still to run.
  var draining = Queue<Callout>()
  var performedSelectors = Queue<Callout>()
  var timers = TimerQueue()
  /// What is due on other threads than the main one.
  var background = Queue<Callout>()
  /// The dispatch queues that are not the main thread's, as far as anything is known of them.
  var queues: [Int32: DispatchQueueState] = [:]
  /// What threads wait for: each is asked until it says that it is done.
  var blocked: [() -> Bool] = []
  /// The dispatch queue whose block runs; the main thread's is 0.
  var currentQueue: Int32 = 0
  /// The queues whose blocks wait on the same thread for the one that runs, by `sync`.
  var outerQueues: [Int32] = []
  /// Whether another thread runs than the main one.
  var isOffMainThread = false
  /// Whether the block that runs goes on later.
  var isPutAside = false
  /// What the commit starts with, such as transitions of navigation controllers.
  var commitActions: [Action] = []
  /// What waits for the commit.
  var afterCommit: [Action] = []
  /// What schedules itself anew, for ever.
  var endless = EndlessWork()
  private var scheduled = 0
  private var turnsBegun: Int32 = 1

  mutating func callout(
    _ source: Callout.Source, at deadline: Instant, _ action: Action
  ) -> Callout {
    let callout = Callout(source, at: deadline, order: nextOrder(), action)
    endless.judge(callout)
    return callout
  }

  /// The order of what is scheduled now.
  mutating func nextOrder() -> Int {
    scheduled += 1
    return scheduled
  }

  /// The number of a turn that begins.
  mutating func nextTurn() -> Int32 {
    turnsBegun += 1
    return turnsBegun
  }

  /// Counts turns and time from the start again.
  mutating func restart() {
    timers.shift(by: now)
    now = .zero
    turn = 1
    turnsBegun = 1
  }

  /// Whether nothing but repeating timers is left.
  var isIdle: Bool {
    mainQueue.isEmpty && loopBlocks.isEmpty && background.isEmpty && performedSelectors.isEmpty
      && timers.awaited == 0
  }
}
