import Tracing

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
  struct Callout {
    /// What sort of source it comes from.
    enum Source {
      case mainQueue, performedSelector, timer
      /// The end of an animation or a transition of UIKit's.
      case animation
      /// A repeating timer; it alone keeps nobody waiting.
      case repeatingTimer(interval: Instant)
    }

    let source: Source
    let deadline: Instant
    let order: Int
    let action: (Simulator) throws(Halt) -> Void
    /// Whose it is, by which it can be cancelled: a timer's block, or a selector's target.
    var owner: Object?
    /// The selector that is to be performed.
    var selector: SelectorID?
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
  var performedSelectors = Queue<Callout>()
  var timers = TimerQueue()
  /// What the commit starts with, such as transitions of navigation controllers.
  var commitActions: [Action] = []
  /// What waits for the commit.
  var afterCommit: [Action] = []
  private var scheduled = 0

  mutating func callout(
    _ source: Callout.Source, at deadline: Instant,
    _ action: @escaping (Simulator) throws(Halt) -> Void
  ) -> Callout {
    scheduled += 1
    return Callout(source: source, deadline: deadline, order: scheduled, action: action)
  }

  /// Whether nothing but repeating timers is left.
  var isIdle: Bool {
    mainQueue.isEmpty && performedSelectors.isEmpty && timers.awaited == 0
  }
}

/// The timers of a run loop, earliest first; equal deadlines in the order of registration (R097).
struct TimerQueue {
  private var heap: [RunLoop.Callout] = []
  /// How many of them are waited for: all but repeating ones.
  private(set) var awaited = 0

  var first: RunLoop.Callout? { heap.first }
  var count: Int { heap.count }

  mutating func insert(_ callout: RunLoop.Callout) {
    if Self.isAwaited(callout) { awaited += 1 }
    heap.append(callout)
    var child = heap.count - 1
    while child > 0, Self.precedes(heap[child], heap[(child - 1) / 2]) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func removeFirst() -> RunLoop.Callout? {
    guard let result = heap.first, let last = heap.popLast() else { return nil }
    if Self.isAwaited(result) { awaited -= 1 }
    if !heap.isEmpty {
      heap[0] = last
      siftDown()
    }
    return result
  }

  /// Brings every deadline forward by a time; their order stays.
  mutating func shift(by time: Instant) {
    heap = heap.map { callout in
      let rest = max(0, callout.deadline.microseconds - time.microseconds)
      return RunLoop.Callout(
        source: callout.source, deadline: Instant(microseconds: rest), order: callout.order,
        action: callout.action, owner: callout.owner, selector: callout.selector)
    }
  }

  /// Takes out what is not wanted any more.
  mutating func removeAll(where isUnwanted: (RunLoop.Callout) -> Bool) {
    let kept = heap.filter { !isUnwanted($0) }
    guard kept.count < heap.count else { return }
    heap = []
    awaited = 0
    for callout in kept { insert(callout) }
  }

  private mutating func siftDown() {
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
        if Self.precedes(heap[child], heap[least]) { least = child }
      }
      if least == parent { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }

  private static func isAwaited(_ callout: RunLoop.Callout) -> Bool {
    if case .repeatingTimer = callout.source { return false }
    return true
  }

  private static func precedes(_ left: RunLoop.Callout, _ right: RunLoop.Callout) -> Bool {
    left.deadline == right.deadline ? left.order < right.order : left.deadline < right.deadline
  }
}
