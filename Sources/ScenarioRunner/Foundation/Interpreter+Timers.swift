import CallTrace
import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// `Timer`: one that is scheduled when it is made, and one that is added to a run loop.
extension Interpreter {
  /// When a timer that no run loop has yet is to fire.
  private static var waiting: (interval: String, delay: String) {
    ("timer interval", "timer delay")
  }

  /// `Timer.scheduledTimer(…)` in all its forms.
  func startTimer(_ arguments: [PassedArgument], at span: NodeSpan) throws(Halt) -> Value {
    let timer = try makeTimer(arguments, at: span)
    onRunLoop("Timer.scheduledTimer", at: span) { $0.schedule(timer) }
    return timer
  }

  /// `Timer(timeInterval:…)`, which fires once it is added to a run loop.
  func makeTimer(_ arguments: [PassedArgument], at span: NodeSpan) throws(Halt) -> Value {
    var interval = 0.0
    var delay: Double?
    var repeats = false
    var block: RuntimeBlock?
    var target: Object?
    var selector: String?
    var userInfo = Value.nothing
    for argument in arguments {
      switch (argument.label, argument.value) {
      case ("userInfo", let value): userInfo = value
      case ("repeats", let value) where value.object == nil: repeats = truth(of: value)
      case ("fire", .aggregate(let date)), ("fireAt", .aggregate(let date)):
        delay = Dates.member("timeIntervalSinceNow", of: date, now: simulator.seconds)?.number
      case ("target", .object(let object)): target = object
      case (_, .selector(let name)): selector = name
      case (_, .object(let object as RuntimeBlock)): block = object
      default: if let number = argument.value.number, interval == 0 { interval = number }
      }
    }
    if let target, let selector {
      let made = makeBlock(owner: target, captures: [.object(target)]) {
        interpreter, arguments throws(Halt) in
        try interpreter.perform(selector, arguments, on: target, at: span, rule: .delays)
        return .nothing
      }
      simulator.adopt(made)
      block = made
    }
    guard let block else {
      throw fail("scenario.wrong-arguments", "a timer needs a closure or a target", at: span)
    }
    guard let info = try classInfo(named: "Timer") else { throw .failure }
    let timer = try allocate(info)
    simulator.retain(userInfo)
    timer.properties["userInfo"] = userInfo
    timer.properties["timeInterval"] = .double(repeats ? interval : 0)
    timer.properties[Self.waiting.interval] = .double(interval)
    if let delay { timer.properties[Self.waiting.delay] = .double(max(0, delay)) }
    // Whoever runs the timer is given it.
    let fired = block
    let firesOnce = !repeats
    if repeats { system.timers.add(timer, at: span) }
    let action = makeBlock(owner: fired.owner, captures: [.object(fired), .object(timer)]) {
      interpreter, _ throws(Halt) in
      if !firesOnce { interpreter.system.timers.noteFiring(of: timer) }
      defer { if firesOnce { interpreter.letGo(of: timer) } }
      return try interpreter.call(fired, [.object(timer)])
    }
    simulator.adopt(action)
    simulator.retain(action)
    system.uiKit.set(.block(action), of: timer)
    return .object(timer)
  }

  /// Says of the repeating timers that have not fired that nothing waits for them.
  func warnOfUnfiredTimers() {
    for (timer, span) in system.timers.unfired {
      guard timer.properties[Self.waiting.interval] == nil,
        !system.uiKit.actions(of: timer).isEmpty
      else { continue }
      let interval = timer.properties["timeInterval"]?.number ?? 1
      warn(
        "scenario.timer-not-awaited",
        "nothing waits for a repeating timer, and this one has not fired", at: span,
        notes: [Diagnostic.Note("'wait(\(Instant(seconds: interval).secondsText))' lets it")])
    }
  }

  /// Says that something schedules itself anew for ever, where it does.
  func warnOfEndlessWork(_ program: Program) {
    let work = simulator.endlessWork
    guard work.isFound else { return }
    let place =
      work.origin.map { NodeSpan(source: $0.source, lower: $0.lower, upper: $0.upper) }
      ?? program.statements.last?.span ?? Self.nowhere
    warn(
      "scenario.endless-work",
      "this schedules itself anew for ever, and is left at a horizon of 10 s after the last statement",
      at: place, notes: [Diagnostic.Note("'wait(60)' lets it go on")])
  }

  /// Lets a timer fire that a run loop is given; one that it has already stays as it is.
  func schedule(_ timer: Value) {
    guard let timer = timer.object, !timer.isDeallocated,
      let interval = timer.properties[Self.waiting.interval]?.number,
      case .block(let action)? = system.uiKit.actions(of: timer).first
    else { return }
    timer.properties[Self.waiting.interval] = nil
    let repeats = (timer.properties["timeInterval"]?.number ?? 0) > 0
    guard let delay = timer.properties[Self.waiting.delay]?.number else {
      return simulator.startTimer(every: interval, repeats: repeats, action)
    }
    guard repeats else { return simulator.startTimer(every: delay, repeats: false, action) }
    let first = makeBlock(owner: action.owner, captures: [.object(action)]) {
      interpreter, _ throws(Halt) in
      _ = try interpreter.call(action, [])
      // It may have been invalidated meanwhile.
      guard !interpreter.system.uiKit.actions(of: timer).isEmpty else { return .nothing }
      interpreter.simulator.startTimer(every: interval, repeats: true, action)
      return .nothing
    }
    simulator.adopt(first)
    simulator.startTimer(every: delay, repeats: false, first)
  }
}
