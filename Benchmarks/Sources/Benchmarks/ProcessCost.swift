import EngineWork
import Foundation

/// What a process took from its start to its end: processor time of all its threads, time on the
/// clock, and the most memory that it held.
struct ProcessCost {
  let processor: Double
  let wall: Double
  let megabytes: Int

  /// Runs a program to its end; nil when it cannot be run, or fails.
  static func of(_ program: String, _ arguments: [String]) -> ProcessCost? {
    var pointers: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    pointers.append(nil)
    defer { for pointer in pointers { free(pointer) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let start = ContinuousClock().now
    var process: pid_t = 0
    guard posix_spawnp(&process, program, &actions, nil, pointers, environ) == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process, status == 0 else { return nil }
    let wall = (ContinuousClock().now - start) / .seconds(1)
    // Linux counts kilobytes, macOS bytes.
    #if os(Linux)
      let unit = 1024
    #else
      let unit = 1024 * 1024
    #endif
    return ProcessCost(
      processor: seconds(usage.ru_utime) + seconds(usage.ru_stime), wall: wall,
      megabytes: Int(usage.ru_maxrss) / unit)
  }

  /// The median of several runs by processor time, each after a preparation.
  static func median(
    of count: Int, _ program: String, _ arguments: [String], prepare: () -> Void
  ) -> ProcessCost? {
    var costs: [ProcessCost] = []
    for _ in 0..<count {
      prepare()
      guard let cost = of(program, arguments) else { return nil }
      costs.append(cost)
    }
    return costs.sorted { $0.processor < $1.processor }[count / 2]
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }

  /// The figures as they stand in the table.
  var text: String {
    "\(rounded(processor)) s of processor time, \(rounded(wall)) s, \(megabytes) MB"
  }
}
