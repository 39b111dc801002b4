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
  ///
  /// Each may use all cores in its turn, which it could not as a part of `concurrentPerform`.
  static func both<First: Sendable, Second: Sendable>(
    _ first: () throws(SiteError) -> First,
    _ second: @escaping @Sendable () throws(SiteError) -> Second
  ) throws(SiteError) -> (First, Second) {
    let found = Collected<Result<Second, SiteError>>(1)
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      found.add([Result { () throws(SiteError) in try second() }], from: 0)
    }
    let one = Result { () throws(SiteError) in try first() }
    group.wait()
    let other = found.results.first ?? Result { () throws(SiteError) in try second() }
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
