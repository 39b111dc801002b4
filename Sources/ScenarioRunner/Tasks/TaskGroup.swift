import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// A group of tasks: those that run, and what came of those that have ended.
final class RuntimeTaskGroup: TaskObject {
  /// The task that waits for the group.
  let parent: RuntimeTask
  /// Whether it keeps no results.
  let isDiscarding: Bool
  var running: [RuntimeTask] { members.filter { !$0.isFinished } }
  /// With some that have ended: these are given up when they are more than half.
  private var members: [RuntimeTask] = []
  private var runningCount = 0
  /// What those have come to that have ended, and that nobody has asked for yet.
  var ended: ArraySlice<Outcome> = []
  var isCancelled = false
  /// The wait for the next to end, or for all.
  var wait: TaskWait?
  var waitsForAll = false

  init(of parent: RuntimeTask, isDiscarding: Bool) {
    self.parent = parent
    self.isDiscarding = isDiscarding
    super.init()
  }

  /// Whether a task of it has not ended.
  var isRunning: Bool { runningCount > 0 }

  func add(_ child: RuntimeTask) {
    members.append(child)
    runningCount += 1
    child.group = self
    parent.adopt(child)
    if isCancelled { child.isCancelled = true }
  }

  /// Takes note that a task has ended.
  func removeEnded() {
    runningCount -= 1
    if 2 * runningCount < members.count { members = running }
  }

  override var ownedObjects: [(name: String, object: Object)] { running.map { ("", $0) } }

  override func sever() {
    super.sever()
    members = []
    runningCount = 0
    ended = []
    wait = nil
  }
}

/// `withTaskGroup` and its kind: the body, and then the wait for the tasks that it has left running.
final class TaskGroupStep: TaskStep {
  private let group: RuntimeTaskGroup
  private let body: RuntimeBlock
  private var result: Outcome?

  init(_ group: RuntimeTaskGroup, _ body: RuntimeBlock) {
    self.group = group
    self.body = body
  }

  override func advance(
    _ outcome: Outcome?, _ task: RuntimeTask, _ interpreter: Interpreter
  ) throws(Halt) -> Outcome? {
    if result == nil {
      var outcome = outcome
      if outcome == nil { outcome = try interpreter.begin(body, [.object(group)], task) }
      guard let outcome else { return nil }
      result = outcome
      if case .error = outcome { try interpreter.cancel(group) }
    }
    guard !group.isRunning else {
      group.waitsForAll = true
      group.wait = task.beginWait()
      return nil
    }
    try interpreter.forget(group)
    interpreter.simulator.autorelease(body)
    interpreter.simulator.autorelease(group)
    return result
  }

  override var ownedObjects: [(name: String, object: Object)] { [("", body), ("", group)] }
}

extension Interpreter {
  /// `withTaskGroup(of:) { group in … }`.
  func awaitGroup(_ name: String, _ arguments: [PassedArgument], at span: NodeSpan) throws(Halt)
    -> Value
  {
    guard let body = arguments.last?.value.object as? RuntimeBlock else { return .nothing }
    guard let task = tasks.takeAwaiting() else { throw missingAwait(at: span) }
    let group = RuntimeTaskGroup(of: task, isDiscarding: name.hasSuffix("DiscardingTaskGroup"))
    simulator.adopt(group)
    simulator.retain(group)
    simulator.retain(body)
    tasks.pendingCall = TaskGroupStep(group, body)
    return .nothing
  }

  /// What a group can be told; nil for anything else.
  func call(
    _ name: String, on group: RuntimeTaskGroup, _ arguments: [PassedArgument], at span: NodeSpan
  ) throws(Halt) -> Value? {
    switch name {
    case "addTask", "addTaskUnlessCancelled", "addImmediateTask":
      let isWanted = name != "addTaskUnlessCancelled" || !group.isCancelled && !isCancelled(group)
      guard isWanted, let work = arguments.last?.value.object as? RuntimeBlock else {
        return .bool(false)
      }
      let child = RuntimeTask(.child, owner: work.owner, simulator)
      child.push(CallStep(work, [], simulator))
      group.add(child)
      register(child)
      if name == "addImmediateTask" { try proceed(child) } else { schedule(child) }
      return .bool(true)
    case "cancelAll":
      try cancel(group)
      return .nothing
    case "makeAsyncIterator": return .object(group)
    case "next", "nextResult":
      if !group.ended.isEmpty { return try give(group.ended.removeFirst()) }
      guard group.isRunning else { return .nothing }
      group.waitsForAll = false
      group.wait = try beginWait(at: span)
      return .nothing
    case "waitForAll":
      guard group.isRunning else { return try give(all(of: group)) }
      group.waitsForAll = true
      group.wait = try beginWait(at: span)
      return .nothing
    default: return nil
    }
  }

  /// What a group can be asked; nil for anything else.
  func read(_ name: String, of group: RuntimeTaskGroup) -> Value? {
    switch name {
    case "isEmpty": .bool(!group.isRunning && group.ended.isEmpty)
    case "isCancelled": .bool(isCancelled(group))
    default: nil
    }
  }

  private func isCancelled(_ group: RuntimeTaskGroup) -> Bool {
    group.isCancelled || group.parent.isCancelled
  }

  func cancel(_ group: RuntimeTaskGroup) throws(Halt) {
    group.isCancelled = true
    for child in group.running { try cancel(child) }
  }

  /// Tells whoever waits for a group that one of its tasks has ended.
  func childEnded(_ child: RuntimeTask, of group: RuntimeTaskGroup) throws(Halt) {
    group.removeEnded()
    child.group = nil
    let outcome = answer(.value, of: child)
    guard let wait = group.wait else { return group.ended.append(outcome) }
    if group.waitsForAll {
      group.ended.append(outcome)
      guard !group.isRunning else { return }
      group.wait = nil
      end(wait, with: try all(of: group))
    } else {
      group.wait = nil
      end(wait, with: outcome)
    }
  }

  /// What waiting for all comes to: the first error, if there was one.
  private func all(of group: RuntimeTaskGroup) throws(Halt) -> Outcome {
    let ended = group.ended
    group.ended = []
    var first: Value?
    for outcome in ended {
      switch outcome {
      case .error(let error) where first == nil: first = error
      case .error(let value), .value(let value): try simulator.release(value)
      default: break
      }
    }
    return first.map { .error($0) } ?? .value(.nothing)
  }

  /// Gives up what nobody has asked a group for.
  func forget(_ group: RuntimeTaskGroup) throws(Halt) {
    if case .error(let error) = try all(of: group) { try simulator.release(error) }
  }
}

/// `withTaskCancellationHandler { … } onCancel: { … }`.
final class CancellationHandlerStep: TaskStep {
  private let operation: RuntimeBlock
  private let handler: RuntimeBlock

  init(_ operation: RuntimeBlock, _ handler: RuntimeBlock) {
    self.operation = operation
    self.handler = handler
  }

  override func advance(
    _ outcome: Outcome?, _ task: RuntimeTask, _ interpreter: Interpreter
  ) throws(Halt) -> Outcome? {
    if outcome == nil {
      if task.isCancelled { _ = try interpreter.call(handler, []) }
      task.cancellationHandlers.append(handler)
    }
    var result = outcome
    if result == nil { result = try interpreter.begin(operation, [], task) }
    guard let result else { return nil }
    task.cancellationHandlers.removeAll { $0 === handler }
    interpreter.simulator.autorelease(operation)
    interpreter.simulator.autorelease(handler)
    return result
  }

  override var ownedObjects: [(name: String, object: Object)] { [("", operation), ("", handler)] }
}

extension Interpreter {
  /// `withTaskCancellationHandler(operation:onCancel:)`.
  func awaitWithHandler(_ arguments: [PassedArgument], at span: NodeSpan) throws(Halt) -> Value {
    let blocks = arguments.compactMap { $0.value.object as? RuntimeBlock }
    guard blocks.count == 2 else {
      throw fail(
        "scenario.wrong-arguments",
        "'withTaskCancellationHandler' needs an operation and what to do on a cancellation",
        at: span)
    }
    guard tasks.isAwaiting else { throw missingAwait(at: span) }
    tasks.isAwaiting = false
    let isHandlerFirst = arguments.first?.label == "handler" || arguments.first?.label == "onCancel"
    let operation = blocks[isHandlerFirst ? 1 : 0]
    let handler = blocks[isHandlerFirst ? 0 : 1]
    simulator.retain(operation)
    simulator.retain(handler)
    tasks.pendingCall = CancellationHandlerStep(operation, handler)
    return .nothing
  }
}
