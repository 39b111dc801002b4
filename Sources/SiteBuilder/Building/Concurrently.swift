import Dispatch
import Synchronization

/// Work on many things at once, on all cores, with results in the order of the things.
enum Concurrently {
  /// How many things a core takes at a time.
  private static let share = 8

  /// The results of some work on each number below a count.
  static func map<Result: Sendable>(
    _ count: Int, _ work: @Sendable (Int) -> Result
  ) -> [Result] {
    mapRuns(count) { $0.map(work) }
  }

  /// The same, for work on a few numbers beside each other at a time.
  static func mapRuns<Result: Sendable>(
    _ count: Int, _ work: @Sendable (Range<Int>) -> [Result]
  ) -> [Result] {
    guard count > share else { return work(0..<count) }
    let collected = Collected<Result>(count)
    DispatchQueue.concurrentPerform(iterations: (count + share - 1) / share) { chunk in
      let range = (chunk * share)..<min(count, (chunk + 1) * share)
      collected.add(work(range), from: range.lowerBound)
    }
    return collected.results
  }

  /// The results of two pieces of work that need nothing of each other, or what keeps one from being done.
  static func both<First: Sendable, Second: Sendable>(
    _ first: @Sendable () throws(SiteError) -> First,
    _ second: @Sendable () throws(SiteError) -> Second
  ) throws(SiteError) -> (First, Second) {
    let found = Mutex<(Result<First, SiteError>?, Result<Second, SiteError>?)>((nil, nil))
    DispatchQueue.concurrentPerform(iterations: 2) { number in
      if number == 0 {
        let result = Result { () throws(SiteError) in try first() }
        found.withLock { $0.0 = result }
      } else {
        let result = Result { () throws(SiteError) in try second() }
        found.withLock { $0.1 = result }
      }
    }
    let results = found.withLock { $0 }
    let one = results.0 ?? Result { () throws(SiteError) in try first() }
    let other = results.1 ?? Result { () throws(SiteError) in try second() }
    return (try one.get(), try other.get())
  }

  private final class Collected<Result: Sendable>: Sendable {
    private let found: Mutex<[Result?]>

    init(_ count: Int) { found = Mutex(Array(repeating: nil, count: count)) }

    func add(_ results: [Result], from first: Int) {
      found.withLock { found in
        for (index, result) in results.enumerated() { found[first + index] = result }
      }
    }

    var results: [Result] { found.withLock { $0.compactMap { $0 } } }
  }
}
