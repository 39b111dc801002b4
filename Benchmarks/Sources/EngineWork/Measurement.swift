import Foundation

/// The time of some work: the median of several samples, each of as many runs as fill a sample.
///
/// The median, because a machine that does something else for a moment only ever adds time.
package struct Measurement {
  /// How long one run takes.
  package let time: Duration

  /// Measures work that takes microseconds to milliseconds.
  package static func of(_ work: () throws -> Void) rethrows -> Measurement {
    let clock = ContinuousClock()
    let first = try clock.measure(work)
    let sample = Duration.milliseconds(50)
    let runs = max(1, Int(sample / max(first, .nanoseconds(100))))
    var times: [Duration] = []
    for _ in 0..<15 {
      times.append(try clock.measure { for _ in 0..<runs { try work() } } / runs)
    }
    return Measurement(time: times.sorted()[times.count / 2])
  }

  /// Measures work by the time the processor gave it, the least of many runs.
  package static func least(_ work: () throws -> Void) rethrows -> Measurement {
    var best = Duration.seconds(1_000_000)
    var spent = Duration.zero
    var runs = 0
    while runs < 3 || (spent < .seconds(1) && runs < 2_000) {
      let start = processorTime
      try work()
      let time = processorTime - start
      best = min(best, time)
      spent += time
      runs += 1
    }
    return Measurement(time: best)
  }

  /// Measures work that may take microseconds or seconds, quickly: the least of a few runs.
  package static func shortest(_ work: () throws -> Void) rethrows -> Measurement {
    let clock = ContinuousClock()
    var best = try clock.measure(work)
    var spent = best
    while spent < .milliseconds(20) {
      let time = try clock.measure(work)
      best = min(best, time)
      spent += time
    }
    return Measurement(time: best)
  }

  private static var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }

  /// Measures work that takes seconds, or cannot be repeated without a preparation.
  package static func once(samples: Int, prepare: () throws -> Void = {}, _ work: () throws -> Void)
    rethrows -> Measurement
  {
    var times: [Duration] = []
    for _ in 0..<samples {
      try prepare()
      times.append(try ContinuousClock().measure(work))
    }
    return Measurement(time: times.sorted()[times.count / 2])
  }

  /// The time in the unit that suits it.
  package var text: String {
    let seconds = time / .seconds(1)
    if seconds >= 1 { return "\(rounded(seconds)) s" }
    if seconds >= 1e-3 { return "\(rounded(seconds * 1e3)) ms" }
    return "\(rounded(seconds * 1e6)) µs"
  }

  /// How often the work, done so many times in one run, can be done in a second.
  package func perSecond(_ count: Int) -> Double { Double(count) / (time / .seconds(1)) }
}

/// A number with three significant digits, as a table of figures has it.
package func rounded(_ value: Double) -> String {
  guard value.isFinite, value > 0 else { return "0" }
  var decimals = 0
  var scale = 1.0
  while value * scale < 100, decimals < 3 {
    decimals += 1
    scale *= 10
  }
  let digits = String(Int((value * scale).rounded()))
  guard decimals > 0 else { return digits }
  let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
  return padded.dropLast(decimals) + "." + padded.suffix(decimals)
}
