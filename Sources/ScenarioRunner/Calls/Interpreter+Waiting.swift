import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// What lets time pass before the next line: sleeping, and running the loop inside the program.
extension Interpreter {
  /// `sleep(_:)`, `usleep(_:)`, `Thread.sleep(forTimeInterval:)` and `sleepUntilDate:`: time passes, and
  /// the thread does nothing else meanwhile.
  func sleep(_ arguments: [PassedArgument], unit: Double = 1, at span: NodeSpan) throws(Halt) {
    let first = arguments.first?.value ?? .nothing
    guard let seconds = time(until: first) ?? first.number.map({ $0 * unit }) else {
      throw fail("scenario.wrong-arguments", "'sleep' needs a time", at: span)
    }
    if try !putAside(seconds, at: span) { try simulator.pass(seconds) }
  }

  /// `run(until:)` and `run(mode:before:)` of a run loop: its turns until then, of the second no more than
  /// one. Without a time it would never come back, and is only accepted.
  func runLoop(_ arguments: [PassedArgument]) throws(Halt) -> Value {
    guard let last = arguments.last?.value else { return .nothing }
    let isOneTurn = arguments.count > 1
    guard let seconds = time(until: last) else {
      // A date far away, which is opaque.
      if isOneTurn { return .bool(try simulator.runTurn(within: nil)) }
      return .nothing
    }
    guard isOneTurn else {
      try simulator.wait(seconds)
      return .nothing
    }
    return .bool(try simulator.runTurn(within: seconds))
  }

  /// How long it is until a date; nil for what is none, or none whose time is known.
  func time(until date: Value) -> Double? {
    guard case .aggregate(let aggregate) = date else { return nil }
    return Dates.member("timeIntervalSinceNow", of: aggregate, now: simulator.seconds)?.number
  }
}
