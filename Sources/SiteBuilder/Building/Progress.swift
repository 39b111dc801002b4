import Synchronization

/// How far a piece of work is: counted from any thread, and told to whoever shows it.
package final class Progress: Sendable {
  private struct Count {
    var done = 0
    var total = 0
  }

  private let count = Mutex(Count())
  private let report: @Sendable (_ done: Int, _ total: Int) -> Void

  /// Makes ready to count.
  ///
  /// - Parameter report: What is told how many parts are done, of how many; never by two threads at once.
  package init(_ report: @escaping @Sendable (_ done: Int, _ total: Int) -> Void) {
    self.report = report
  }

  /// There are so many parts more to do.
  package func expect(_ parts: Int) {
    count.withLock { $0.total += parts }
  }

  /// So many parts are done.
  package func advance(by parts: Int = 1) {
    count.withLock {
      $0.done += parts
      report($0.done, $0.total)
    }
  }
}
