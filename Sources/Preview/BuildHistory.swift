import Foundation

/// What the builds of a preview changed, one after another, for pages that ask what is new.
///
/// Builds are numbered by the clock, so that a page of an earlier preview notices that it is old.
final class BuildHistory: @unchecked Sendable {
  /// What is new since a build.
  struct News: Sendable {
    /// The number of the last build.
    var build: Int
    /// The files that changed, by their paths below the site; nil when nobody remembers.
    var changed: Set<String>?
    /// What is wrong now, each with its place and source line.
    var problems: [String]
  }

  /// How many builds are remembered.
  private static let memory = 200

  private let lock = NSLock()
  private var changes: [(build: Int, files: [String])] = []
  private var last: Int
  private var oldest: Int
  private var problems: [String] = []
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var tickets = 0

  init(start: Int = Int(Date().timeIntervalSince1970 * 1000)) {
    last = start
    oldest = start
  }

  /// Notes what a build did; one that changed nothing and says the same is no news.
  func add(changed files: [String], problems: [String]) {
    let woken: [CheckedContinuation<Void, Never>] = lock.withLock {
      guard !files.isEmpty || problems != self.problems else { return [] }
      last += 1
      self.problems = problems
      changes.append((last, files))
      if changes.count > Self.memory { oldest = changes.removeFirst().build }
      defer { waiting = [:] }
      return Array(waiting.values)
    }
    for continuation in woken { continuation.resume() }
  }

  /// The number of the last build, and what is wrong now.
  var now: News { news(since: lock.withLock { last }) }

  /// What is new since a build.
  func news(since build: Int) -> News {
    lock.withLock {
      var changed: Set<String>?
      if build >= oldest, build <= last {
        changed = Set(changes.lazy.filter { $0.build > build }.flatMap(\.files))
      }
      return News(build: last, changed: changed, problems: problems)
    }
  }

  /// Waits until there is something new since a build, for some time at most.
  func wait(since build: Int, atMost time: Duration) async {
    let ticket = lock.withLock {
      tickets += 1
      return tickets
    }
    let alarm = Task {
      try? await Task.sleep(for: time)
      wake(ticket)
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isNews = lock.withLock {
          guard build == last, !Task.isCancelled else { return true }
          waiting[ticket] = continuation
          return false
        }
        if isNews { continuation.resume() }
      }
    } onCancel: {
      wake(ticket)
    }
    alarm.cancel()
  }

  private func wake(_ ticket: Int) {
    lock.withLock { waiting.removeValue(forKey: ticket) }?.resume()
  }
}
