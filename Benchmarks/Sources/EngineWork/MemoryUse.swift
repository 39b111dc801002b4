import Foundation

/// How much memory some work takes: what stays as long as its result does, and the peak.
struct MemoryUse<Result> {
  /// What came of the work.
  let result: Result
  /// Bytes by which the process has grown; nil where the system does not say.
  let kept: Int?
  /// The process's largest size while it worked, in bytes; nil where the system does not say.
  let peak: Int?

  /// Measures work.
  static func of(_ work: () throws -> Result) rethrows -> MemoryUse {
    giveBackFreeMemory()
    resetPeak()
    let before = size("VmRSS:")
    let result = try work()
    let after = size("VmRSS:")
    return MemoryUse(
      result: result, kept: before.flatMap { before in after.map { $0 - before } },
      peak: size("VmHWM:"))
  }

  /// The figures: a message's share of what is kept, and the peak.
  func text(per messages: Int) -> String {
    guard let kept, let peak, messages > 0 else { return "memory not measured on this system" }
    let share = rounded(Double(kept) / Double(messages))
    return "\(share) bytes a message kept, peak \(rounded(Double(peak) / 1e6)) MB"
  }

  /// Gives the system back what earlier work has freed, where the C library can do that.
  private static func giveBackFreeMemory() {
    typealias Trim = @convention(c) (Int) -> Int32
    guard let trim = dlsym(nil, "malloc_trim") else { return }
    _ = unsafeBitCast(trim, to: Trim.self)(0)
  }

  /// Has the peak counted from here, where the system can do that.
  private static func resetPeak() {
    try? Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
  }

  /// A size out of what Linux says of the process.
  private static func size(_ name: String) -> Int? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix(name) })
    else { return nil }
    return line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }.map { $0 * 1_024 }
  }
}

/// Has what one run frees kept for the next, where the C library can do that.
///
/// Otherwise each run begins by asking the system for the pages that the one before has given back, and
/// what is measured of a long trace is the system's work.
package func keepFreedMemory() {
  typealias Set = @convention(c) (Int32, Int32) -> Int32
  guard let set = dlsym(nil, "mallopt") else { return }
  let (trimThreshold, mapThreshold): (Int32, Int32) = (-1, -3)
  let option = unsafeBitCast(set, to: Set.self)
  _ = option(trimThreshold, .max)
  _ = option(mapThreshold, 32 << 20)
}
