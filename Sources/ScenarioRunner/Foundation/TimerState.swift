import Lifecycle
import ScenarioSyntax

/// The timers that have not fired, of which a reader is told.
final class TimerState {
  /// The repeating timers that have not fired, and where they were made.
  private(set) var unfired: [(timer: Object, span: NodeSpan)] = []
  /// The timers on threads whose run loop does not run, and so will not fire.
  private(set) var onThreads: [ThreadTimer] = []

  /// Takes note of a repeating timer that is made.
  func add(_ timer: Object, at span: NodeSpan) { unfired.append((timer, span)) }

  /// Takes note that a timer has fired.
  func noteFiring(of timer: Object) { unfired.removeAll { $0.timer === timer } }

  /// Adds a timer that waits for the run loop of its thread.
  func add(_ timer: ThreadTimer) { onThreads.append(timer) }

  /// Takes the timers that wait for the run loop of a queue's thread.
  func take(of queue: Int32) -> [ThreadTimer] {
    let own = onThreads.filter { $0.queue == queue }
    onThreads.removeAll { $0.queue == queue }
    return own
  }

  /// Lets go of what refers to each other.
  func sever() {
    unfired = []
    onThreads = []
  }
}
