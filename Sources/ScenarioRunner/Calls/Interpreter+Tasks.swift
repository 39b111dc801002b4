import Lifecycle
import ScenarioSyntax
import SourceText
import Tracing

/// What a `Task` still has to do, and the variables it has so far.
final class TaskRun: @unchecked Sendable {
  let statements: [Statement]
  let environment: Scope
  let scope: Scope
  let frame: Frame
  /// How many statements it has begun.
  var begun = 0

  init(_ statements: [Statement], _ environment: Scope, _ frame: Frame) {
    self.statements = statements
    self.environment = environment
    self.frame = frame
    scope = Scope(parent: environment)
  }
}

/// Tasks on the main actor: a block of the main queue, which `Task.sleep` puts off in the middle.
extension Interpreter {
  /// Starts a task; its closure runs when the main queue is served.
  func startTask(_ block: RuntimeBlock) {
    let start = RuntimeBlock(owner: block.owner, captures: [.object(block)]) {
      [unowned(unsafe) self, unowned(unsafe) block] _, _ throws(Halt) in
      self.startingTask = block
      defer { self.startingTask = nil }
      return try self.call(block, [])
    }
    simulator.adopt(start)
    simulator.async(start)
  }

  /// Runs a task on to its end, or to where it sleeps; the rest comes when the time is over.
  func run(_ task: TaskRun, of block: RuntimeBlock) throws(Halt) {
    _ = try inFrame(task.frame, environment: task.environment) { interpreter throws(Halt) in
      let own = interpreter.scope
      let outer = interpreter.statementThatMaySleep
      interpreter.scope = task.scope
      defer {
        interpreter.scope = own
        interpreter.statementThatMaySleep = outer
      }
      while task.begun < task.statements.count {
        let statement = task.statements[task.begun]
        task.begun += 1
        if case .expression = statement.kind {
          interpreter.statementThatMaySleep = statement.span
        } else {
          interpreter.statementThatMaySleep = nil
        }
        let flow = try interpreter.run(statement)
        if let seconds = interpreter.sleep {
          interpreter.sleep = nil
          interpreter.resume(task, of: block, after: seconds)
          return .nothing
        }
        guard case .next = flow else { break }
      }
      try interpreter.leaveScope()
      return .nothing
    }
  }

  private func resume(_ task: TaskRun, of block: RuntimeBlock, after seconds: Double) {
    let rest = RuntimeBlock(owner: block.owner, captures: [.object(block)]) {
      [unowned(unsafe) self, unowned(unsafe) block] _, _ throws(Halt) in
      try self.run(task, of: block)
      return .nothing
    }
    simulator.adopt(rest)
    simulator.async(after: max(0, seconds), rest)
  }

  /// `Task.sleep(nanoseconds:)` and `Task.sleep(for:)`, among the statements of a task's own closure.
  func sleepTask(_ arguments: [PassedArgument], at span: NodeSpan) throws(Halt) {
    guard let place = statementThatMaySleep, place == statement else {
      throw fail(
        "scenario.unsupported",
        "'Task.sleep' suspends only among the statements of a Task's own closure here", at: span,
        notes: [
          Diagnostic.Note(
            "what comes later can stand in 'DispatchQueue.main.asyncAfter(deadline:execute:)'")
        ])
    }
    let number = arguments.first?.value.number ?? 0
    sleep = arguments.first?.label == "for" ? number : number / 1e9
  }
}
