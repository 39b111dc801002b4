import POSIX
import SiteBuilder
import Synchronization

/// A line on a terminal that says how far a command is, when it takes longer than half a second.
///
/// It is on standard error, has no colours, and is gone before anything else is written.
final class ProgressLine: Sendable {
  /// What a line is shown by: the time that has passed, and where it goes.
  struct Screen: Sendable {
    var now: @Sendable () -> Duration
    var write: @Sendable (String) -> Void

    /// The terminal that standard error is; nil where it is none, or none that can take a line back.
    static func terminal() -> Screen? {
      guard isatty(STDERR_FILENO) == 1, Environment.value(of: "TERM") != "dumb" else { return nil }
      let start = ContinuousClock().now
      return Screen(now: { ContinuousClock().now - start }, write: { Streams.terminal($0) })
    }
  }

  private struct Shown {
    var last: Duration?
    var isThere = false
    var isOver = false
  }

  private let noun: String
  private let screen: Screen
  private let shown = Mutex(Shown())

  /// A line about parts by their name, such as "page".
  init(_ noun: String, on screen: Screen) {
    self.noun = noun
    self.screen = screen
  }

  /// Before it nothing is shown, and then it changes so often at most.
  private static let patience = Duration.milliseconds(500), pause = Duration.milliseconds(100)

  /// What is counted for the line.
  var progress: Progress { Progress { self.show($0, of: $1) } }

  private func show(_ done: Int, of total: Int) {
    shown.withLock { shown in
      let now = screen.now()
      guard !shown.isOver, now >= shown.last.map({ $0 + Self.pause }) ?? Self.patience else {
        return
      }
      shown.last = now
      shown.isThere = true
      screen.write("\r\(done) of \(Counted.text(total, noun))\u{1B}[K")
    }
  }

  /// Takes the line back, for good.
  func end() {
    shown.withLock { shown in
      if shown.isThere { screen.write("\r\u{1B}[K") }
      shown.isThere = false
      shown.isOver = true
    }
  }
}
