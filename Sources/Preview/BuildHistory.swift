import POSIX
import Synchronization

/// What the builds of a preview changed, one after another, for pages that ask what is new.
///
/// Builds are numbered by the clock, so that a page of an earlier preview notices that it is old.
final class BuildHistory: Sendable {
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

  private struct State {
    var changes: [(build: Int, files: [String])] = []
    var last: Int
    var oldest: Int
    var problems: [String] = []
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    var tickets = 0
  }

  private let state: Mutex<State>

  init(start: Int = BuildHistory.milliseconds) {
    state = Mutex(State(last: start, oldest: start))
  }

  /// The clock's milliseconds.
  static var milliseconds: Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  /// Notes what a build did; one that changed nothing and says the same is no news.
  func add(changed files: [String], problems: [String]) {
    let woken: [CheckedContinuation<Void, Never>] = state.withLock { state in
      guard !files.isEmpty || problems != state.problems else { return [] }
      state.last += 1
      state.problems = problems
      state.changes.append((state.last, files))
      if state.changes.count > Self.memory { state.oldest = state.changes.removeFirst().build }
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
    }
    for continuation in woken { continuation.resume() }
  }

  /// The number of the last build, and what is wrong now.
  var now: News { news(since: state.withLock { $0.last }) }

  /// What is new since a build.
  func news(since build: Int) -> News {
    state.withLock { state in
      var changed: Set<String>?
      if build >= state.oldest, build <= state.last {
        changed = Set(state.changes.lazy.filter { $0.build > build }.flatMap(\.files))
      }
      return News(build: state.last, changed: changed, problems: state.problems)
    }
  }

  /// Waits until there is something new since a build, for some time at most.
  func wait(since build: Int, atMost time: Duration) async {
    let ticket = state.withLock {
      $0.tickets += 1
      return $0.tickets
    }
    let alarm = Task {
      try? await Task.sleep(for: time)
      wake(ticket)
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isNews = state.withLock {
          guard build == $0.last, !Task.isCancelled else { return true }
          $0.waiting[ticket] = continuation
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
    state.withLock { $0.waiting.removeValue(forKey: ticket) }?.resume()
  }
}
