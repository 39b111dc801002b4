import Lifecycle
import ScenarioSyntax

/// Blocks of other queues, which put themselves aside where they sleep or wait.
///
/// A block in which anything blocks its thread is run by steps, as a task is, and each call that does is
/// waited for as if `await` stood before it. Where the way to such a call leads through code that cannot be
/// put aside, a closure that UIKit or an array calls for example, the others go on inside of it.
extension Interpreter {
  /// Whether the code that runs is on a thread of its own, and can put itself aside.
  var isOnThread: Bool { tasks.running.map { $0.queue != 0 } ?? false }

  /// Runs a block on a queue, and something else when it has ended.
  func dispatch(
    _ block: RuntimeBlock, on queue: Int32, after delay: Double? = nil, isBarrier: Bool = false,
    then end: ((Interpreter) throws(Halt) -> Void)? = nil
  ) {
    var work = block
    if queue != 0 {
      work = inSteps(block, on: queue, then: end)
    } else if let end {
      work = makeBlock(owner: block.owner, captures: [.object(block)]) {
        interpreter, arguments throws(Halt) in
        let result = try interpreter.call(block, arguments)
        try end(interpreter)
        return result
      }
      simulator.adopt(work)
    }
    if let delay {
      simulator.async(after: delay, work, on: queue)
    } else {
      simulator.async(work, on: queue, isBarrier: isBarrier)
    }
  }

  private func inSteps(
    _ block: RuntimeBlock, on queue: Int32,
    then end: ((Interpreter) throws(Halt) -> Void)?
  ) -> RuntimeBlock {
    let work = makeBlock(owner: block.owner, captures: [.object(block)]) {
      interpreter, arguments throws(Halt) in
      let task = RuntimeTask(.thread, on: queue, owner: block.owner, interpreter.simulator)
      task.whenDone = end
      task.push(CallStep(block, arguments, interpreter.simulator))
      interpreter.register(task)
      try interpreter.proceed(task)
      if !task.isFinished {
        task.isPutAside = true
        interpreter.simulator.putBlockAside()
      }
      return .nothing
    }
    simulator.adopt(work)
    return work
  }

  // MARK: Blocking a thread

  /// Puts the block that runs aside for a time, in seconds; false where it cannot be.
  func putAside(_ seconds: Double, at span: NodeSpan) throws(Halt) -> Bool {
    guard tasks.isAwaiting, isOnThread else { return false }
    let wait = try beginWait(at: span)
    wake(wait, after: seconds, with: .nothing)
    return true
  }

  private func wake(_ wait: TaskWait, after seconds: Double, with value: Value) {
    let alarm = makeBlock(owner: wait.task.owner, captures: [.object(wait.task)]) {
      interpreter, _ throws(Halt) in
      wait.alarm = nil
      interpreter.end(wait, with: .value(value))
      return .nothing
    }
    simulator.adopt(alarm)
    wait.alarm = alarm
    simulator.sleep(seconds, alarm, on: wait.task.queue)
  }

  /// Blocks the thread that runs until something can be had, or a time is over, in seconds.
  ///
  /// - Parameters:
  ///   - what: what somebody else has to do, for the word on a wait that nothing ends.
  ///   - answer: what the call returns, for whether it could be had.
  ///   - attempt: takes it, where it is there.
  func blockThread(
    within seconds: Double?, for what: String, at span: NodeSpan,
    answer: @escaping (Bool) -> Value, until attempt: @escaping () -> Bool
  ) throws(Halt) -> Value {
    if tasks.isAwaiting, isOnThread {
      if attempt() { return answer(true) }
      let wait = try beginWait(at: span)
      if seconds == nil { wait.blocks = (span, what) }
      simulator.poll { [interpreter = Unowned(self)] in
        guard !wait.isOver else { return true }
        guard attempt() else { return false }
        interpreter.value.end(wait, with: .value(answer(true)))
        return true
      }
      if let seconds { wake(wait, after: seconds, with: answer(false)) }
      return .nothing
    }
    var isOver = false
    let isDone = try simulator.block(within: seconds) {
      if !isOver { isOver = attempt() }
      return isOver
    }
    if !isDone, seconds == nil { throw waitsForever(for: what, at: span) }
    return answer(isDone)
  }

  /// Has the main thread run a closure in a later turn, and waits for what it returns.
  func waitForMainThread(_ block: RuntimeBlock, at span: NodeSpan) throws(Halt) -> Value {
    if tasks.isAwaiting, isOnThread {
      let wait = try beginWait(at: span)
      wait.blocks = (span, "runs the closure")
      onMainQueue(block) { $0.end(wait, with: $1) }
      return .nothing
    }
    var outcome: Outcome?
    let result = MainThreadResult()
    onMainQueue(block) { result.outcome = $1 }
    _ = try simulator.block(within: nil) { result.outcome != nil }
    outcome = result.outcome
    guard let outcome else { throw waitsForever(for: "runs the closure", at: span) }
    return try give(outcome)
  }

  private func onMainQueue(
    _ block: RuntimeBlock, then end: @escaping (Interpreter, Outcome) -> Void
  ) {
    let work = makeBlock(owner: block.owner, captures: [.object(block)]) {
      interpreter, _ throws(Halt) in
      let outcome = try interpreter.attempt { interpreter throws(Halt) in
        let value = try interpreter.call(block, [])
        interpreter.simulator.retain(value)
        return .value(value)
      }
      end(interpreter, outcome)
      return .nothing
    }
    simulator.adopt(work)
    simulator.async(work)
  }

  /// Says which threads wait for what has not come.
  func warnOfBlockedThreads() {
    for task in tasks.all {
      guard let (span, what) = task.wait?.blocks else { continue }
      warn(
        "scenario.waits-forever",
        "this thread waits for ever: nothing that can still run \(what)", at: span)
    }
  }

  // MARK: What blocks

  /// Whether a statement is run by steps: it waits, or on a thread of its own blocks that.
  func isInSteps(_ statement: Statement) -> Bool {
    statement.waits || isOnThread && mayBlock(statement)
  }

  /// The same of an expression.
  func isInSteps(_ expression: Expression) -> Bool {
    guard !expression.waits else { return true }
    guard isOnThread else { return false }
    var search = CallsThatBlock(code.blockers(simulator))
    search.visit(expression)
    return search.isFound
  }

  /// The same of a body.
  func isInSteps(_ body: CodeBlock) -> Bool { body.statements.contains { isInSteps($0) } }

  private func mayBlock(_ statement: Statement) -> Bool {
    var search = CallsThatBlock(code.blockers(simulator))
    search.visit(statement)
    return search.isFound
  }
}

extension ProgramCode {
  /// The names of the functions that block a thread: the system's, and the program's that call one.
  fileprivate func blockers(_ simulator: Simulator) -> Set<String> {
    if let known = knownBlockers, known.declarations == methods.count { return known.names }
    var names = CallsThatBlock.ofTheSystem
    var rest = methods
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      rest.removeAll { method in
        guard let body = method.declaration.body else { return true }
        simulator.spend(parts: body.statements.count)
        var search = CallsThatBlock(names)
        for statement in body.statements { search.visit(statement) }
        guard search.isFound else { return false }
        names.insert(method.declaration.name)
        if let selector = method.declaration.selector { names.insert(selector) }
        hasGrown = true
        return true
      }
    }
    knownBlockers = KnownBlockers(declarations: methods.count, names: names)
    return names
  }
}

/// What came of a closure that a thread had the main thread run.
private final class MainThreadResult {
  var outcome: Outcome?
}

/// The functions of a program that block a thread, as far as it has been declared.
struct KnownBlockers {
  let declarations: Int
  let names: Set<String>
}

/// Looks for calls of functions with some names, outside of closures and functions.
private struct CallsThatBlock: SyntaxWalker {
  /// What blocks by itself.
  static let ofTheSystem: Set<String> = [
    "sleep", "usleep", "sleepForTimeInterval", "sleepUntilDate", "sync", "dispatch_sync", "wait",
    "asyncAndWait", "dispatch_semaphore_wait", "dispatch_group_wait", "waitUntilFinished",
    "waitUntilAllOperationsAreFinished", "addOperations", "performSelector",
    "performSelectorOnMainThread",
  ]

  private let names: Set<String>
  private(set) var isFound = false

  init(_ names: Set<String>) { self.names = names }

  mutating func visit(_ closure: Closure) {}
  mutating func visit(_ function: FunctionDeclaration) {}

  mutating func visit(_ expression: Expression) {
    guard !isFound else { return }
    if case .call(let call) = expression.kind, let name = call.calledName, names.contains(name) {
      isFound = true
      return
    }
    walk(expression)
  }
}

extension CallExpression {
  /// The name of what is called.
  fileprivate var calledName: String? {
    switch callee.kind {
    case .name(let name), .member(_, let name), .implicitMember(let name): name
    case .optional(let inner):
      if case .member(_, let name) = inner.kind { name } else { nil }
    default: nil
    }
  }
}
