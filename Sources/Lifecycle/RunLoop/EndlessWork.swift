public import CallTrace

/// Work that schedules itself anew each time it is done: a game's clock made of delays, an animation that
/// begins again when it has ended.
///
/// On a device it goes on as long as the application does. The loop does not wait for it: once it has been
/// scheduled often enough by itself, and is due later than a horizon behind the last statement, it is as
/// a repeating timer is, which runs when there is something else to wait for.
struct EndlessWork {
  /// How long after the last statement the loop waits for it, in seconds.
  static let horizon = 10.0
  /// How often it has to have scheduled itself.
  private static let leastGenerations: Int32 = 8

  /// The last time at which the loop still waits for it; nil while it waits for a time of its own.
  private var end: Instant?
  /// What runs, as far as it was scheduled.
  private var current: (generation: Int32, isEndless: Bool) = (0, false)
  /// The statement that scheduled the first that is not waited for.
  private(set) var origin: Origin?
  /// Whether there is any.
  private(set) var isFound = false

  /// The loop begins to wait until it is idle.
  mutating func begin(at now: Instant) { end = now + Instant(seconds: Self.horizon) }

  /// It waits no more, and what comes next is no work's.
  mutating func finish() {
    end = nil
    current = (0, false)
  }

  /// Something runs that was scheduled.
  mutating func run(_ callout: RunLoop.Callout) {
    current = (callout.generation, callout.isEndless)
  }

  /// Says of what is scheduled now whether it is endless.
  func judge(_ callout: RunLoop.Callout) {
    callout.generation = current.generation + 1
    let isLate = end.map { callout.deadline > $0 } ?? false
    callout.isEndless =
      current.isEndless || isLate && callout.generation > Self.leastGenerations
  }

  /// Remembers where the first was scheduled.
  mutating func note(_ callout: RunLoop.Callout, at origin: Origin?) {
    guard callout.isEndless, !isFound else { return }
    isFound = true
    self.origin = origin
  }
}

extension Simulator {
  /// Where work is scheduled that schedules itself for ever, and was not waited for; nil where there is none
  /// or it has no statement.
  public var endlessWork: (isFound: Bool, origin: Origin?) {
    (runLoop.endless.isFound, runLoop.endless.origin)
  }
}
