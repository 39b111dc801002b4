import Lifecycle
import ScenarioSyntax
import SourceText
import Tracing

/// Swift's tasks: what they do begins on the main queue, and stops where they wait for something.
extension Interpreter {
  /// `Task { … }`.
  func makeTask(_ arguments: [PassedArgument]) -> Value {
    guard let work = arguments.last?.value.object as? RuntimeBlock else {
      return .aggregate(Carried.value("Task"))
    }
    let task = RuntimeTask(simulator)
    simulator.adopt(task)
    let block = RuntimeBlock(owner: work.owner, captures: [.object(work), .object(task)]) {
      [unowned(unsafe) self] _, _ throws(Halt) in
      try self.run(task, work)
      return .nothing
    }
    simulator.adopt(block)
    simulator.async(block)
    return .object(task)
  }

  private func run(_ task: RuntimeTask, _ work: RuntimeBlock) throws(Halt) {
    let outer = runningTask
    runningTask = task
    defer { runningTask = outer }
    do throws(Halt) {
      try task.value.assign(try call(work, []), simulator)
    } catch {
      // What a task throws is kept for whoever asks for its value.
      guard case .failure = error, let value = thrown else { throw error }
      thrown = nil
      try task.error.assign(value, simulator)
    }
    task.isFinished = true
    for suspension in task.waiting { simulator.resume(suspension) }
    task.waiting = []
  }

  /// What a task can be told or asked; nil for anything else.
  func call(_ name: String, on task: RuntimeTask) -> Value? {
    guard name == "cancel" else { return nil }
    task.isCancelled = true
    if let sleep = task.sleep { simulator.resume(sleep) }
    task.sleep = nil
    return .nothing
  }

  func read(_ name: String, of task: RuntimeTask, at span: NodeSpan) throws(Halt) -> Value? {
    switch name {
    case "isCancelled": return .bool(task.isCancelled)
    case "value", "result":
      if !task.isFinished {
        let suspension = Suspension()
        task.waiting.append(suspension)
        try wait(for: suspension, at: span)
      }
      let error = task.error.value
      if name == "result" {
        return .aggregate(
          error.isNothing
            ? Results.value("success", task.value.value) : Results.value("failure", error))
      }
      guard error.isNothing else { throw raise(error) }
      return task.value.value
    default: return nil
    }
  }

  /// `Task.sleep`, `Task.yield`, `Task.checkCancellation`, `Task.detached`.
  func callTask(_ name: String, _ arguments: [PassedArgument], at span: NodeSpan) throws(Halt)
    -> Value
  {
    switch name {
    case "detached": return makeTask(arguments)
    case "yield":
      let suspension = Suspension()
      simulator.resume(suspension)
      try wait(for: suspension, at: span)
    case "checkCancellation": try checkCancellation()
    default:
      try checkCancellation()
      let amount = arguments.first?.value.number ?? 0
      let isNanoseconds = arguments.first?.label != "for" && arguments.first?.label != "until"
      let suspension = Suspension()
      runningTask?.sleep = suspension
      simulator.resume(suspension, after: isNanoseconds ? amount / 1e9 : amount)
      try wait(for: suspension, at: span)
      runningTask?.sleep = nil
      try checkCancellation()
    }
    return .nothing
  }

  private func checkCancellation() throws(Halt) {
    guard runningTask?.isCancelled == true else { return }
    throw raise(.aggregate(Aggregate(typeName: "CancellationError", fields: [])))
  }

  // MARK: Continuations

  /// `withCheckedContinuation { … }`: waits until what its closure is given is resumed.
  func awaitContinuation(_ arguments: [PassedArgument], at span: NodeSpan) throws(Halt) -> Value {
    guard let body = arguments.last?.value.object as? RuntimeBlock else { return .nothing }
    let continuation = RuntimeContinuation(simulator)
    simulator.adopt(continuation)
    simulator.retain(continuation)
    defer { simulator.autorelease(continuation) }
    _ = try call(body, [.object(continuation)])
    if continuation.isResumed {
      continuation.isAwaited = false
    } else {
      continuation.isAwaited = true
      try wait(for: continuation.suspension, at: span)
    }
    let error = continuation.error.value
    guard error.isNothing else { throw raise(error) }
    return continuation.value.value
  }

  /// `resume()`, `resume(returning:)`, `resume(throwing:)`, `resume(with:)`; nil for anything else.
  func call(
    _ name: String, on continuation: RuntimeContinuation, _ arguments: [PassedArgument]
  ) throws(Halt) -> Value? {
    guard name == "resume" else { return nil }
    guard !continuation.isResumed else {
      throw trap(
        "SWIFT TASK CONTINUATION MISUSE: tried to resume its continuation more than once")
    }
    continuation.isResumed = true
    var content = arguments.first?.value ?? .nothing
    var fails = arguments.first?.label == "throwing"
    if arguments.first?.label == "with", case .aggregate(let result) = content,
      let inner = result.fields.first?.value
    {
      fails = result.typeName == ".failure"
      content = inner
    }
    try (fails ? continuation.error : continuation.value).assign(content, simulator)
    if continuation.isAwaited { simulator.resume(continuation.suspension) }
    return .nothing
  }

  private func raise(_ error: Value) -> Halt {
    simulator.retain(error)
    thrown = error
    return .failure
  }

  // MARK: Waiting

  /// Suspends the task that runs until something resumes it.
  private func wait(for suspension: Suspension, at span: NodeSpan) throws(Halt) {
    guard runningTask != nil || simulator.isBetweenCalls else {
      throw fail(
        "scenario.async-context",
        "'async' call in a function that does not support concurrency", at: span,
        notes: [Diagnostic.Note("a task can wait: 'Task { await … }'")])
    }
    let outer = (
      frame, scope, isChainEnded, loop, statement, lastSelf, expectedClass, writtenBack, runningTask
    )
    runningTask = nil
    expectedClass = nil
    let end = try simulator.suspend(suspension)
    (
      frame, scope, isChainEnded, loop, statement, lastSelf, expectedClass, writtenBack, runningTask
    ) = outer
    switch end {
    case .resumed: return
    case .late:
      throw fail(
        "scenario.interleaved-tasks",
        "this task would go on while another waits that began to wait after it", at: span,
        notes: [Diagnostic.Note("of two tasks that wait, a scenario can only run one to its end")])
    case .never:
      throw fail(
        "scenario.task-never-resumed",
        "nothing that is left to do lets this task go on", at: span,
        notes: [
          Diagnostic.Note(
            "what resumes it has to be on its way already: a completion, a timer, another task; a"
              + " scenario's later lines are not, and 'wait' ends before a longer sleep does")
        ])
    }
  }
}

/// A task: what came of it, and who waits for that.
final class RuntimeTask: Object, @unchecked Sendable {
  let value: Variable
  let error: Variable
  var isFinished = false
  var isCancelled = false
  var waiting: [Suspension] = []
  /// The sleep that a cancellation ends.
  var sleep: Suspension?

  init(_ simulator: Simulator) {
    value = Variable(.nothing, isConstant: false, simulator)
    error = Variable(.nothing, isConstant: false, simulator)
    super.init(.object)
  }

  override var ownedObjects: [(name: String, object: Object)] { value.ownedObjects }

  override func releaseContents(_ simulator: Simulator) throws(Halt) {
    try super.releaseContents(simulator)
    try value.releaseContents(simulator)
    try error.releaseContents(simulator)
  }

  override func sever() {
    super.sever()
    value.sever()
    error.sever()
  }
}

/// What resumes a task that waits for a closure to be called.
final class RuntimeContinuation: Object, @unchecked Sendable {
  let suspension = Suspension()
  let value: Variable
  let error: Variable
  var isResumed = false
  /// Whether the task has come to wait for it.
  var isAwaited = false

  init(_ simulator: Simulator) {
    value = Variable(.nothing, isConstant: false, simulator)
    error = Variable(.nothing, isConstant: false, simulator)
    super.init(.object)
  }

  override func releaseContents(_ simulator: Simulator) throws(Halt) {
    try super.releaseContents(simulator)
    try value.releaseContents(simulator)
    try error.releaseContents(simulator)
  }

  override func sever() {
    super.sever()
    value.sever()
    error.sever()
  }
}
