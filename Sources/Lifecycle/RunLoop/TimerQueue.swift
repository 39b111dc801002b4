import Tracing

/// The timers of a run loop, earliest first; equal deadlines in the order of registration (R097).
///
/// One that is cancelled is only marked: it is dropped when its turn comes, or when there are many.
struct TimerQueue {
  private var heap: [RunLoop.Callout] = []
  /// Those that have an owner, by owner.
  private var owned: [ObjectIdentifier: Row<RunLoop.Callout>] = [:]
  /// How many of them are waited for: all but repeating ones.
  private(set) var awaited = 0
  /// How many cancelled ones are still there.
  private var cancelled = 0

  /// The one that comes next.
  mutating func first() -> RunLoop.Callout? {
    while let first = heap.first, first.isCancelled {
      cancelled -= 1
      _ = takeFirst()
    }
    return heap.first
  }

  /// The blocks and targets that those to come hold, earliest first.
  var owners: [Object] {
    heap.filter { !$0.isCancelled }.sorted { $0.precedes($1) }.compactMap { $0.owner }
  }

  mutating func insert(_ callout: RunLoop.Callout) {
    if callout.isAwaited { awaited += 1 }
    if let owner = callout.owner { owned[ObjectIdentifier(owner), default: Row()].append(callout) }
    heap.append(callout)
    siftUp(heap.count - 1)
  }

  /// Takes out the one that comes next.
  mutating func removeFirst() {
    guard first() != nil, let first = takeFirst() else { return }
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
    guard let callouts = owned[ObjectIdentifier(owner)]?.members else { return 0 }
    var count = 0
    for callout in callouts where isUnwanted(callout) {
      callout.isCancelled = true
      forget(callout)
      count += 1
    }
    cancelled += count
    if cancelled * 2 > heap.count { dropCancelled() }
    return count
  }

  /// Drops everything, when the simulator itself goes.
  mutating func sever() {
    for callout in heap { callout.neighbours = Neighbours() }
    self = TimerQueue()
  }

  /// It is not waited for any more, nor is it its owner's.
  private mutating func forget(_ callout: RunLoop.Callout) {
    if callout.isAwaited { awaited -= 1 }
    guard let owner = callout.owner else { return }
    let key = ObjectIdentifier(owner)
    owned[key]?.remove(callout)
    if owned[key]?.isEmpty == true { owned[key] = nil }
  }

  private mutating func dropCancelled() {
    heap.removeAll { $0.isCancelled }
    cancelled = 0
    for place in (0..<heap.count / 2).reversed() { siftDown(place) }
  }

  private mutating func takeFirst() -> RunLoop.Callout? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    if !heap.isEmpty {
      heap[0] = last
      siftDown(0)
    }
    return first
  }

  private mutating func siftUp(_ place: Int) {
    var child = place
    while child > 0, heap[child].precedes(heap[(child - 1) / 2]) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private mutating func siftDown(_ place: Int) {
    var parent = place
    while true {
      var least = parent
      let child = 2 * parent + 1
      if child < heap.count, heap[child].precedes(heap[least]) { least = child }
      if child + 1 < heap.count, heap[child + 1].precedes(heap[least]) { least = child + 1 }
      if least == parent { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
