import CallTrace
import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// Swift's tasks: what they do begins on the main queue, and goes on there whenever they are resumed; what
/// a detached one does is on another thread.
extension Interpreter {
  /// `Task { … }`, `Task.detached { … }`; `Task.immediate { … }` begins at once.
  func makeTask(
    _ arguments: [PassedArgument], isImmediate: Bool = false, on queue: Int32 = 0
  ) throws(Halt) -> Value {
    guard let work = arguments.last?.value.object as? RuntimeBlock else {
      return .aggregate(Opaque.value("Task"))
    }
    let task = RuntimeTask(.task, on: queue, owner: work.owner, simulator)
    task.push(CallStep(work, [], simulator))
    register(task)
    if isImmediate { try proceed(task) } else { schedule(task) }
    return .object(task)
  }

  /// What a task costs beside what it does: it is kept, has a place to stand at, and is scheduled.
  private static let stepsOfTask = 16

  /// Keeps a task until it has ended.
  func register(_ task: RuntimeTask) {
    simulator.spend(parts: Self.stepsOfTask * Simulator.partsOfStep)
    simulator.adopt(task)
    simulator.retain(task)
    tasks.add(task)
  }

  /// Has a task go on: on the main queue, in its order.
  func schedule(_ task: RuntimeTask) {
    guard task.kind != .topLevel else {
      task.isReady = true
      return
    }
    let block = makeBlock(owner: task.owner, captures: [.object(task)]) {
      interpreter, _ throws(Halt) in
      try interpreter.proceed(task)
      return .nothing
    }
    simulator.adopt(block)
    if task.queue == 0 { simulator.async(block) } else { simulator.goOn(block, on: task.queue) }
  }

  /// Ends a wait; the task goes on with an outcome.
  func end(_ wait: TaskWait, with outcome: Outcome) {
    guard !wait.isOver else { return }
    wait.isOver = true
    if let alarm = wait.alarm { simulator.cancelTimers(of: alarm) }
    wait.alarm = nil
    wait.stream = nil
    wait.task.outcome = outcome
    schedule(wait.task)
  }

  // MARK: Running

  /// Runs a task until it waits or ends.
  func proceed(_ task: RuntimeTask) throws(Halt) {
    guard !task.isFinished else { return }
    let outer = taskContext
    let outerTask = tasks.running
    tasks.running = task
    if let context = task.context { enter(context) }
    task.mark = simulator.temporaryCount
    var outcome = task.endWait()
    while !task.isWaiting, let step = task.steps.last {
      guard task.steps.count <= 16 * simulator.budget.depth else { throw .budget(.depth) }
      try self.step()
      let result = try step.advance(outcome, task, self)
      outcome = result
      if result != nil { task.pop() }
    }
    if task.isWaiting {
      let actor = simulator.actor
      for step in task.steps.reversed() { step.leaveTrace(simulator) }
      task.context = taskContext
      task.context?.actor = actor
    } else {
      try end(task, with: outcome ?? .next)
    }
    tasks.running = outerTask
    enter(outer)
  }

  /// Where the code stands that runs now.
  var taskContext: TaskContext {
    TaskContext(
      frame: frame, scope: scope, origin: simulator.origin, loop: position.loop,
      statement: position.statement,
      actor: nil)
  }

  private func enter(_ context: TaskContext) {
    frame = context.frame
    scope = context.scope
    simulator.origin = context.origin
    position.loop = context.loop
    position.statement = context.statement
    calls.isChainEnded = false
    tasks.isAwaiting = false
    calls.expectedClass = nil
    if let actor = context.actor { simulator.actor = actor }
  }

  private func end(_ task: RuntimeTask, with outcome: Outcome) throws(Halt) {
    switch outcome {
    case .value(let value), .return(let value):
      try task.value.assign(value, simulator)
      try simulator.release(value)
    case .error(let error):
      // What a task throws is kept for whoever asks for its value.
      try task.error.assign(error, simulator)
      try simulator.release(error)
    default: break
    }
    task.end()
    tasks.remove(task)
    let waiters = task.onEnd
    task.onEnd = []
    for waiter in waiters { end(waiter.wait, with: answer(waiter.question, of: task)) }
    if let group = task.group { try childEnded(task, of: group) }
    if let whenDone = task.whenDone { try whenDone(self) }
    if task.isPutAside { simulator.endBlockPutAside(on: task.queue) }
    simulator.autorelease(task)
  }

  /// What a task that has ended answers.
  func answer(_ question: TaskEndWaiter.Question, of task: RuntimeTask) -> Outcome {
    let error = task.error.value
    let answer: Outcome
    switch question {
    case .end: return .value(.nothing)
    case .value: answer = error.isNothing ? .value(task.value.value) : .error(error)
    case .result:
      answer = .value(
        .aggregate(
          error.isNothing
            ? Results.value("success", task.value.value) : Results.value("failure", error)))
    }
    switch answer {
    case .value(let value), .error(let value): simulator.retain(value)
    default: break
    }
    return answer
  }

  // MARK: What a program says to tasks

  /// What a task can be told; nil for anything else.
  func call(_ name: String, on task: RuntimeTask) throws(Halt) -> Value? {
    guard name == "cancel" else { return nil }
    try cancel(task)
    return .nothing
  }

  /// Cancels a task, and those that are parts of it.
  func cancel(_ task: RuntimeTask) throws(Halt) {
    var rest = [task]
    while let task = rest.popLast() {
      guard !task.isCancelled, !task.isFinished else { continue }
      task.isCancelled = true
      if let wait = task.wait, let outcome = wait.cancelled {
        if let stream = wait.stream { try cancel(stream) }
        end(wait, with: outcome)
      }
      let handlers = task.cancellationHandlers
      task.cancellationHandlers = []
      for handler in handlers { _ = try call(handler, []) }
      rest += task.children.reversed()
    }
  }

  /// What a task can be asked; nil for anything else.
  func read(_ name: String, of task: RuntimeTask, at span: NodeSpan) throws(Halt) -> Value? {
    switch name {
    case "isCancelled": return .bool(task.isCancelled)
    case "value", "result":
      let question = name == "value" ? TaskEndWaiter.Question.value : .result
      guard task.isFinished else {
        task.onEnd.append(TaskEndWaiter(wait: try beginWait(at: span), question: question))
        return .nothing
      }
      return try give(answer(question, of: task))
    default: return nil
    }
  }

  /// The value of an outcome as an expression's: nothing owns it yet.
  func give(_ outcome: Outcome) throws(Halt) -> Value {
    switch outcome {
    case .value(let value):
      simulator.autorelease(value)
      return value
    case .error(let error):
      calls.thrown = error
      throw .failure
    default: return .nothing
    }
  }

  /// `Task.sleep`, `Task.yield`, `Task.checkCancellation`, `Task.detached`, `Task.immediate`.
  func callTask(_ name: String, _ arguments: [PassedArgument], at span: NodeSpan) throws(Halt)
    -> Value
  {
    switch name {
    case "detached": return try makeTask(arguments, on: 1)
    case "immediate": return try makeTask(arguments, isImmediate: true)
    case "yield": end(try beginWait(at: span), with: .value(.nothing))
    case "checkCancellation": try checkCancellation()
    default:
      let amount = arguments.first?.value.number ?? 0
      let isNanoseconds = arguments.first?.label != "for" && arguments.first?.label != "until"
      try sleep(isNanoseconds ? amount / 1e9 : amount, at: span)
    }
    return .nothing
  }

  /// Has the task that runs sleep for a time, in seconds.
  func sleep(_ seconds: Double, at span: NodeSpan) throws(Halt) {
    guard tasks.isAwaiting else { throw missingAwait(at: span) }
    try checkCancellation()
    let wait = try beginWait(at: span, cancelledBy: .error(Self.cancellationError))
    let alarm = makeBlock(owner: wait.task.owner, captures: [.object(wait.task)]) {
      interpreter, _ throws(Halt) in
      wait.alarm = nil
      interpreter.end(wait, with: .value(.nothing))
      return .nothing
    }
    simulator.adopt(alarm)
    wait.alarm = alarm
    simulator.sleep(seconds, alarm)
  }

  static var cancellationError: Value {
    .aggregate(Aggregate(typeName: "CancellationError", fields: []))
  }

  private func checkCancellation() throws(Halt) {
    guard tasks.running?.isCancelled == true else { return }
    calls.thrown = Self.cancellationError
    throw .failure
  }

  // MARK: Waiting

  /// Has the task that runs wait; an error where the expression does not stand behind `await`.
  func beginWait(at span: NodeSpan, cancelledBy outcome: Outcome? = nil) throws(Halt) -> TaskWait {
    guard let task = tasks.takeAwaiting() else { throw missingAwait(at: span) }
    return task.beginWait(cancelledBy: outcome)
  }

  /// Has a body that waits begin as a step of the task that awaits it; false for any other, which is
  /// run at once.
  func pend(
    _ body: CodeBlock, _ frame: Frame, environment: Scope? = nil, of method: MethodInfo? = nil,
    holding held: Value = .nothing, _ declare: (Interpreter) -> Void
  ) -> Bool {
    guard tasks.isAwaiting, isInSteps(body) else { return false }
    tasks.isAwaiting = false
    let outer = (self.frame, scope)
    self.frame = frame
    scope = Scope(parent: environment)
    declare(self)
    let step = FunctionStep(body, frame, scope, of: method)
    step.hold(held, simulator)
    tasks.pendingCall = step
    (self.frame, scope) = outer
    return true
  }

  /// The error of something that waits, and that stands behind no `await`.
  func missingAwait(at span: NodeSpan) -> Halt {
    guard let running = tasks.running, running.kind != .thread else {
      return asyncContext(at: span)
    }
    return fail(
      "scenario.missing-await", "expression is 'async' but is not marked with 'await'", at: span)
  }

  /// The error of an `await` where nothing can wait.
  func asyncContext(at span: NodeSpan) -> Halt {
    fail(
      "scenario.async-context",
      "'async' call in a function that does not support concurrency", at: span,
      notes: [Diagnostic.Note("a task can wait: 'Task { await … }'")])
  }

  // MARK: The scenario's own statements

  /// Runs a statement of the top level that waits; the run loop runs meanwhile.
  func runWaiting(_ statement: Statement) throws(Halt) -> Outcome {
    let task = RuntimeTask(.topLevel, owner: nil, simulator)
    let result = ResultStep(statement)
    task.push(result)
    register(task)
    while !task.isFinished {
      task.isReady = false
      try proceed(task)
      guard !task.isFinished else { break }
      guard try simulator.runTurns(until: { task.isReady }) else {
        throw fail(
          "scenario.task-never-resumed", "nothing that is left to do lets this statement go on",
          at: statement.span,
          notes: [
            Diagnostic.Note(
              "what resumes it has to be on its way already: a completion, a timer, another task")
          ])
      }
    }
    return result.outcome
  }
}

/// A call of a closure with which a task begins.
final class CallStep: TaskStep {
  private let block: RuntimeBlock
  private let arguments: [Value]

  init(_ block: RuntimeBlock, _ arguments: [Value], _ simulator: Simulator) {
    self.block = block
    self.arguments = arguments
    simulator.retain(block)
  }

  override func advance(
    _ outcome: Outcome?, _ task: RuntimeTask, _ interpreter: Interpreter
  ) throws(Halt) -> Outcome? {
    var result = outcome
    if result == nil { result = try interpreter.begin(block, arguments, task) }
    guard let result else { return nil }
    interpreter.simulator.autorelease(block)
    return result
  }

  override var ownedObjects: [(name: String, object: Object)] { [("", block)] }
}

/// A statement of the top level, with what came of it.
final class ResultStep: TaskStep {
  private let statement: Statement
  private(set) var outcome = Outcome.next

  init(_ statement: Statement) { self.statement = statement }

  override func advance(
    _ outcome: Outcome?, _ task: RuntimeTask, _ interpreter: Interpreter
  ) throws(Halt) -> Outcome? {
    guard let outcome else {
      task.push(try interpreter.step(for: statement))
      return nil
    }
    self.outcome = outcome
    return .next
  }
}

extension Interpreter {
  /// Calls a closure that may wait; nil where it does, and then it is the task's next step.
  func begin(_ block: RuntimeBlock, _ arguments: [Value], _ task: RuntimeTask) throws(Halt)
    -> Outcome?
  {
    tasks.isAwaiting = true
    let outcome = try attempt { interpreter throws(Halt) in
      let value = try interpreter.call(block, arguments)
      interpreter.simulator.retain(value)
      return .value(value)
    }
    tasks.isAwaiting = false
    guard let call = tasks.takePendingCall() else { return outcome }
    task.push(call)
    return nil
  }
}
