import CallTrace

/// The timers of a run loop, earliest first; equal deadlines in the order of registration (R097).
///
/// One that is cancelled is only marked: it is dropped when its turn comes, or when there are many.
struct TimerQueue {
  /// When a timer is due, and where it stands; a heap of these is compared without a look at the timers.
  private struct Entry {
    var deadline: Instant
    /// Of equal deadlines the lower comes first.
    let order: Int
    let slot: Int

    func precedes(_ other: Entry) -> Bool {
      deadline == other.deadline ? order < other.order : deadline < other.deadline
    }
  }

  /// How many entries stand below one of the heap.
  private static let branches = 4

  private var heap: [Entry] = []
  /// The timers, each in a place of its own while it waits.
  private var slots: [RunLoop.Callout?] = []
  /// The places that are free.
  private var free: [Int] = []
  /// How many of them are waited for: all but repeating ones.
  private(set) var awaited = 0
  /// How many cancelled ones are still there.
  private var cancelled = 0

  /// The one that comes next.
  mutating func first() -> RunLoop.Callout? {
    while let first = heap.first, let callout = slots[first.slot] {
      guard callout.isCancelled else { return callout }
      cancelled -= 1
      takeFirst()
    }
    return nil
  }

  /// The blocks and targets that those to come hold, earliest first; of tasks that sleep the tasks
  /// say so themselves.
  var owners: [Object] {
    heap.sorted { $0.precedes($1) }.compactMap { entry in
      slots[entry.slot].flatMap { $0.isCancelled || $0.isOffMainThread ? nil : $0.owner }
    }
  }

  /// Takes out the one that comes next of those that are on a dispatch queue of their own, if it comes
  /// by a deadline.
  mutating func takeFirstElsewhere(by end: Instant?) -> RunLoop.Callout? {
    let elsewhere = heap.filter { entry in
      guard let callout = slots[entry.slot] else { return false }
      return callout.queue != 0 && !callout.isCancelled && end.map { entry.deadline <= $0 } ?? true
    }
    guard let first = elsewhere.min(by: { $0.precedes($1) }), let found = slots[first.slot] else {
      return nil
    }
    found.isCancelled = true
    forget(found)
    cancelled += 1
    return found
  }

  mutating func insert(_ callout: RunLoop.Callout) {
    if callout.isAwaited { awaited += 1 }
    callout.owner?.timers.append(callout)
    let slot = free.popLast() ?? slots.count
    if slot == slots.count { slots.append(callout) } else { slots[slot] = callout }
    heap.append(Entry(deadline: callout.deadline, order: callout.order, slot: slot))
    siftUp(heap.count - 1)
  }

  /// Takes out the one that comes next, which `first` has returned.
  mutating func remove(_ first: RunLoop.Callout) {
    takeFirst()
    forget(first)
  }

  /// Brings every deadline forward by a time; their order stays.
  mutating func shift(by time: Instant) {
    for place in heap.indices {
      let rest = max(0, heap[place].deadline.microseconds - time.microseconds)
      heap[place].deadline = Instant(microseconds: rest)
      slots[heap[place].slot]?.deadline = heap[place].deadline
    }
  }

  /// Cancels an owner's, all or those of which something holds, and returns how many.
  mutating func cancel(
    of owner: Object, where isUnwanted: (RunLoop.Callout) -> Bool = { _ in true }
  ) -> Int {
    guard !owner.timers.isEmpty else { return 0 }
    var count = 0
    for callout in owner.timers.members where isUnwanted(callout) {
      callout.isCancelled = true
      forget(callout)
      count += 1
    }
    cancelled += count
    if cancelled * 2 > heap.count { dropCancelled() }
    return count
  }

  /// Drops everything, when the simulator itself goes.
  mutating func sever() { self = TimerQueue() }

  /// It is not waited for any more, nor is it its owner's.
  private mutating func forget(_ callout: RunLoop.Callout) {
    if callout.isAwaited { awaited -= 1 }
    callout.owner?.timers.remove(callout)
  }

  private mutating func dropCancelled() {
    var kept: [Entry] = []
    for entry in heap {
      if slots[entry.slot]?.isCancelled == true { vacate(entry.slot) } else { kept.append(entry) }
    }
    heap = kept
    cancelled = 0
    for place in (0...heap.count / Self.branches).reversed() { siftDown(place) }
  }

  private mutating func vacate(_ slot: Int) {
    slots[slot] = nil
    free.append(slot)
  }

  private mutating func takeFirst() {
    guard let first = heap.first, let last = heap.popLast() else { return }
    vacate(first.slot)
    if heap.isEmpty { return }
    heap[0] = last
    siftDown(0)
  }

  private mutating func siftUp(_ start: Int) {
    heap.withUnsafeMutableBufferPointer { heap in
      let entry = heap[start]
      var place = start
      while place > 0 {
        let parent = (place - 1) / Self.branches
        guard entry.precedes(heap[parent]) else { break }
        heap[place] = heap[parent]
        place = parent
      }
      heap[place] = entry
    }
  }

  private mutating func siftDown(_ start: Int) {
    guard start < heap.count else { return }
    heap.withUnsafeMutableBufferPointer { heap in
      let entry = heap[start]
      var place = start
      while true {
        let first = Self.branches * place + 1
        guard first < heap.count else { break }
        var least = first
        for child in first + 1..<max(first + 1, min(first + Self.branches, heap.count))
        where heap[child].precedes(heap[least]) {
          least = child
        }
        guard heap[least].precedes(entry) else { break }
        heap[place] = heap[least]
        place = least
      }
      heap[place] = entry
    }
  }
}
