/// When something happened, in virtual time.
public struct Moment: Hashable, Sendable {
  /// The part of a run-loop turn.
  public enum Phase: UInt8, Hashable, Sendable {
    /// One event, timer, block or other callout.
    case callout
    /// Core Animation's commit: layout until nothing is dirty.
    case commit
    /// The blocks that wait for the commit.
    case afterCommit
    /// Another thread, beside the main thread's turns.
    case background
  }

  /// The turn of the run loop, from one.
  public var turn: Int32
  /// The part of the turn.
  public var phase: Phase
  /// The virtual time since the start.
  public var time: Instant

  /// Creates a moment.
  public init(turn: Int32, phase: Phase = .callout, time: Instant) {
    self.turn = turn
    self.phase = phase
    self.time = time
  }
}

/// A point in virtual time, or a length of it, in whole microseconds.
public struct Instant: Hashable, Comparable, Sendable {
  /// Microseconds since the start.
  public var microseconds: Int64

  /// Creates an instant.
  public init(microseconds: Int64) { self.microseconds = microseconds }

  /// Creates an instant from seconds, rounded to the nearest microsecond and kept within ±10¹² s.
  public init(seconds: Double) {
    let bounded = seconds.isNaN ? 0 : min(max(seconds, -1e12), 1e12)
    self.microseconds = Int64(bounded * 1_000_000 + (bounded < 0 ? -0.5 : 0.5))
  }

  /// The start.
  public static let zero = Instant(microseconds: 0)

  /// Orders by time.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.microseconds < right.microseconds
  }

  /// The later instant.
  public static func + (left: Instant, right: Instant) -> Instant {
    Instant(microseconds: left.microseconds &+ right.microseconds)
  }

  /// Seconds with as few decimals as say it: `0.35`, `1`, `0.016667`.
  public var secondsText: String {
    let magnitude = microseconds.magnitude
    var text = (microseconds < 0 ? "-" : "") + String(magnitude / 1_000_000)
    var fraction = magnitude % 1_000_000
    guard fraction > 0 else { return text }
    var digits = 6
    while fraction % 10 == 0 {
      fraction /= 10
      digits -= 1
    }
    let tail = String(fraction)
    text += "." + String(repeating: "0", count: digits - tail.utf8.count) + tail
    return text
  }
}
