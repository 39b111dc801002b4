import CallTrace

/// The timers of a run loop, earliest first; equal deadlines in the order of registration (R097).
///
/// One that is cancelled is only marked: it is dropped when its turn comes, or when there are many.
struct TimerQueue {
  /// A binary heap: nothing comes before what stands at half its place.
  private var heap: [RunLoop.Callout] = []
  /// How many of them are waited for: all but repeating ones.
  private(set) var awaited = 0
  /// How many cancelled ones are still there.
  private var cancelled = 0

  /// The one that comes next.
  mutating func first() -> RunLoop.Callout? {
    while let first = heap.first, first.isCancelled {
      cancelled -= 1
      removeFirst()
    }
    return heap.first
  }

  /// The blocks and targets that those to come hold, earliest first; of tasks that sleep the tasks
  /// say so themselves.
  var owners: [Object] {
    heap.sorted { $0.precedes($1) }.compactMap { callout in
      callout.isCancelled || callout.isOffMainThread ? nil : callout.owner
    }
  }

  /// Takes out the one that comes next of those that are on a dispatch queue of their own, if it comes
  /// by a deadline.
  mutating func takeFirstElsewhere(by end: Instant?) -> RunLoop.Callout? {
    let elsewhere = heap.filter { callout in
      callout.queue != 0 && !callout.isCancelled && end.map { callout.deadline <= $0 } ?? true
    }
    guard let first = elsewhere.min(by: { $0.precedes($1) }) else { return nil }
    first.isCancelled = true
    forget(first)
    cancelled += 1
    return first
  }

  mutating func insert(_ callout: RunLoop.Callout) {
    if callout.isAwaited { awaited += 1 }
    callout.owner?.timers[callout.order] = callout
    heap.append(callout)
    moveUp(from: heap.count - 1)
  }

  /// Takes out the one that comes next, which `first` has returned.
  mutating func remove(_ first: RunLoop.Callout) {
    removeFirst()
    forget(first)
  }

  /// Brings every deadline forward by a time; their order stays.
  func shift(by time: Instant) {
    for callout in heap {
      let rest = max(0, callout.deadline.microseconds - time.microseconds)
      callout.deadline = Instant(microseconds: rest)
    }
  }

  /// Cancels an owner's, all or those of which something holds, and returns how many.
  mutating func cancel(
    of owner: Object, where isUnwanted: (RunLoop.Callout) -> Bool = { _ in true }
  ) -> Int {
    let unwanted = owner.timers.values.filter(isUnwanted)
    for callout in unwanted {
      callout.isCancelled = true
      forget(callout)
    }
    cancelled += unwanted.count
    if cancelled * 2 > heap.count {
      // What is sorted is a heap.
      heap = heap.filter { !$0.isCancelled }.sorted { $0.precedes($1) }
      cancelled = 0
    }
    return unwanted.count
  }

  /// Drops everything, when the simulator itself goes.
  mutating func sever() {
    for callout in heap { callout.owner = nil }
    self = TimerQueue()
  }

  /// It is not waited for any more, nor is it its owner's.
  private mutating func forget(_ callout: RunLoop.Callout) {
    if callout.isAwaited { awaited -= 1 }
    callout.owner?.timers[callout.order] = nil
  }

  private mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    moveDown()
  }

  private mutating func moveUp(from start: Int) {
    var place = start
    while place > 0, heap[place].precedes(heap[(place - 1) / 2]) {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func moveDown() {
    var place = 0
    while 2 * place + 1 < heap.count {
      var child = 2 * place + 1
      if child + 1 < heap.count, heap[child + 1].precedes(heap[child]) { child += 1 }
      guard heap[child].precedes(heap[place]) else { return }
      heap.swapAt(place, child)
      place = child
    }
  }
}

extension RunLoop.Callout {
  /// Whether it comes before another one: of equal deadlines the lower order comes first.
  fileprivate func precedes(_ other: RunLoop.Callout) -> Bool {
    deadline == other.deadline ? order < other.order : deadline < other.deadline
  }
}
