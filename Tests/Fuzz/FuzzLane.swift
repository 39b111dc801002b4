import Foundation
import Fuzzing

/// What is noticed while random inputs are worked on: how long they take, how much memory the process holds,
/// and which of them was worked on when it ended.
struct FuzzLane {
  /// How much memory the process may hold, in megabytes.
  private static let mostMemory = 2_000

  private let name: String
  private let seed: UInt64
  private let start = ContinuousClock.now
  private var done = 0
  private var slowest: [(time: Duration, index: Int, text: [UInt8])] = []

  /// Where the input that is worked on can be read, by whoever finds the process dead.
  private let running: FileHandle

  init(_ name: String, seed: UInt64, running path: String) throws {
    self.name = name
    self.seed = seed
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    running = try FileHandle(forWritingTo: URL(filePath: path))
  }

  /// Works on an input, or on some at once.
  ///
  /// - Parameter repeats: Whether it is worked on twice, and the same is to be said of it.
  mutating func perform(
    _ text: [UInt8], count: Int = 1, repeats: Bool = false, _ body: () throws -> FuzzOutcome
  ) throws {
    ftruncate(running.fileDescriptor, 0)
    pwrite(running.fileDescriptor, text, text.count, 0)
    Self.stop(after: 10)
    let begin = Self.time
    let outcome = try body()
    let time = Self.time - begin
    var fault = outcome.fault
    if repeats, try body().said != outcome.said { fault = "says another thing the second time" }
    if Self.memory > Self.mostMemory { fault = fault ?? "the process holds \(Self.memory) MB" }
    if let fault {
      print("== \(name), number \(done): \(fault)\n\(String(decoding: text, as: UTF8.self))")
      exit(1)
    }
    done += count
    if done / 50_000 != (done - count) / 50_000 { report() }
    guard slowest.count < 5 || time > slowest[slowest.count - 1].time else { return }
    slowest.append((time, done, text))
    slowest.sort { $0.time > $1.time }
    if slowest.count > 5 { slowest.removeLast() }
  }

  /// Prints how it goes.
  func report() {
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let times = slowest.map { "\(Int($0.time / .milliseconds(1))) ms" }.joined(separator: ", ")
    print(
      "seed \(seed): \(done) \(name) in \(Int(seconds)) s, at most \(Self.memory) MB, slowest \(times)"
    )
    if ProcessInfo.processInfo.environment["FUZZ_SLOWEST"] != nil {
      for slow in slowest {
        print(
          "== \(slow.time), number \(slow.index)\n\(String(decoding: slow.text, as: UTF8.self))")
      }
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
    #if canImport(Darwin)
      return Int(usage.ru_maxrss) / 1_048_576
    #else
      return Int(usage.ru_maxrss) / 1024
    #endif
  }
}
