import Foundation

/// What some work allocates and keeps, and the most the process took while it ran.
struct MemoryUse<Result> {
  /// What came of the work.
  let result: Result
  /// Bytes on the heap that the result keeps; nil where the system does not say.
  let kept: Int?
  /// The process's largest size in memory, in bytes; nil where the system does not say.
  let peak: Int?

  /// Measures work.
  static func of(_ work: () throws -> Result) rethrows -> MemoryUse {
    resetPeak()
    let before = heap
    let result = try work()
    let after = heap
    return MemoryUse(
      result: result, kept: before.flatMap { before in after.map { $0 - before } },
      peak: peakSize)
  }

  /// The figures: a message's share of what is kept, and the peak.
  func text(per messages: Int) -> String {
    guard let kept, let peak, messages > 0 else { return "memory not measured on this system" }
    let share = rounded(Double(kept) / Double(messages))
    return "\(share) bytes a message kept, peak \(rounded(Double(peak) / 1e6)) MB"
  }

  private static var heap: Int? {
    #if canImport(Glibc)
      let info = mallinfo2()
      return Int(info.uordblks) + Int(info.hblkhd)
    #else
      return nil
    #endif
  }

  /// Has the peak counted from here, where the system can do that.
  private static func resetPeak() {
    try? Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
  }

  private static var peakSize: Int? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kilobytes = Int(line.split(separator: " ").dropLast().last ?? "")
    else { return nil }
    return kilobytes * 1_024
  }
}
