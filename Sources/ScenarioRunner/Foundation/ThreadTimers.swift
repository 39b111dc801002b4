import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// A timer on a thread that is not the main one. It fires only while that thread's own run loop runs, which
/// on a dispatch queue's none does unless the block itself runs it.
struct ThreadTimer {
  /// The queue whose thread it is.
  let queue: Int32
  let place: NodeSpan
  /// What it was asked for by.
  let name: String
  /// Lets it run.
  let start: (Interpreter) -> Void
}

extension Interpreter {
  /// Starts a timer at once on the main thread; on another one as soon as its run loop runs.
  func onRunLoop(_ name: String, at span: NodeSpan, _ start: @escaping (Interpreter) -> Void) {
    guard !simulator.isOnMainThread else { return start(self) }
    system.timers.add(
      ThreadTimer(queue: simulator.currentQueue, place: span, name: name, start: start))
  }

  /// Runs the run loop of the thread that runs, which is not the main one: its timers begin.
  func runThreadLoop(_ arguments: [PassedArgument]) throws(Halt) -> Value {
    let queue = simulator.currentQueue
    for timer in system.timers.take(of: queue) { timer.start(self) }
    guard let seconds = time(until: arguments.last?.value ?? .nothing) else { return .bool(true) }
    try simulator.pass(seconds)
    return .bool(true)
  }

  /// Whether a run loop is another thread's than the main one.
  func isOfThread(_ loop: Aggregate) -> Bool { loop[Self.threadField] != nil }

  /// `RunLoop.current`; nil on the main thread, whose run loop is the one of all.
  var currentRunLoop: Value? {
    guard !simulator.isOnMainThread else { return nil }
    let field = Aggregate.Field(name: Self.threadField, value: .bool(true))
    return .aggregate(Aggregate(typeName: "RunLoop", fields: [field]))
  }

  private static var threadField: String { "thread" }

  /// Says of timers on threads whose run loop has never run that they have not fired.
  func warnOfThreadTimers() {
    for timer in system.timers.onThreads {
      warn(
        "scenario.no-run-loop",
        "'\(timer.name)' never fires here: it is not on the main thread, and nothing runs this thread's run"
          + " loop", at: timer.place,
        notes: [
          Diagnostic.Note(
            "'DispatchQueue.main.async' around it makes it a timer of the main thread")
        ])
    }
  }
}
