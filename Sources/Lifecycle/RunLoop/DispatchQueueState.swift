/// A dispatch queue that is not the main thread's: how many of its blocks have begun and not ended, and
/// which wait for those.
struct DispatchQueueState {
  /// Whether it runs several blocks at once; the others run one after the other.
  var isConcurrent: Bool
  /// How many of its blocks have begun and not ended.
  private var open = 0
  /// Whether one of them lets no other run beside it.
  private var isBarrierOpen = false
  /// What is due, and waits for them.
  private var waiting: [RunLoop.Callout] = []

  init(isConcurrent: Bool) { self.isConcurrent = isConcurrent }

  /// Whether a block may begin now.
  func mayBegin(isBarrier: Bool) -> Bool {
    guard waiting.isEmpty else { return false }
    return open == 0 || isConcurrent && !isBarrier && !isBarrierOpen
  }

  mutating func wait(_ callout: RunLoop.Callout) { waiting.append(callout) }

  mutating func begin(isBarrier: Bool) {
    open += 1
    isBarrierOpen = isBarrier
  }

  /// One has ended; what waited for it is due again.
  mutating func end() -> [RunLoop.Callout] {
    open -= 1
    if open == 0 { isBarrierOpen = false }
    defer { waiting = [] }
    return waiting
  }
}
