import Foundation
import Fuzzing

/// What is noticed while random programs run: how long they take, how much memory the process holds,
/// and which of them was running when it ended.
struct FuzzLane {
  private let seed: UInt64
  private let start = ContinuousClock.now
  private var slowest: [(time: Duration, index: Int, text: String)] = []

  /// Where the program that is running can be read, by whoever finds the process dead.
  private let running: FileHandle

  init(seed: UInt64, running path: String) throws {
    self.seed = seed
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    running = try FileHandle(forWritingTo: URL(filePath: path))
  }

  /// Runs a program, one in sixteen twice, which must say the same.
  mutating func perform(_ program: FuzzCase, _ index: Int) {
    let text = Array(program.text.utf8)
    ftruncate(running.fileDescriptor, 0)
    pwrite(running.fileDescriptor, text, text.count, 0)
    Self.stop(after: 10)
    let begin = Self.time
    let said = program.perform()
    let time = Self.time - begin
    if index % 16 == 0, program.perform() != said {
      print("== says another thing the second time\n\(program.text)")
      exit(1)
    }
    guard slowest.count < 5 || time > slowest[slowest.count - 1].time else { return }
    slowest.append((time, index, program.text))
    slowest.sort { $0.time > $1.time }
    if slowest.count > 5 { slowest.removeLast() }
  }

  /// Prints how it goes.
  func report(_ count: Int) {
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let times = slowest.map { "\(Int($0.time / .milliseconds(1))) ms" }.joined(separator: ", ")
    print(
      "seed \(seed): \(count) programs in \(Int(seconds)) s, at most \(Self.memory) MB, slowest \(times)"
    )
    if ProcessInfo.processInfo.environment["FUZZ_SLOWEST"] != nil {
      for slow in slowest { print("== \(slow.time), number \(slow.index)\n\(slow.text)") }
    }
    fflush(nil)
  }

  /// Ends the process when it has taken some more seconds of a processor: what hangs is killed, and a
  /// machine that is busy with something else kills nothing.
  private static func stop(after seconds: Int) {
    var timer = itimerval()
    timer.it_value.tv_sec = seconds
    #if os(Linux)
      setitimer(__itimer_which_t(ITIMER_VIRTUAL.rawValue), &timer, nil)
    #else
      setitimer(ITIMER_VIRTUAL, &timer, nil)
    #endif
  }

  /// How long the process has held a processor.
  private static var time: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// The most memory that the process has held, in megabytes.
  private static var memory: Int {
    var usage = rusage()
    getrusage(0, &usage)
    return Int(usage.ru_maxrss) / 1024
  }
}
