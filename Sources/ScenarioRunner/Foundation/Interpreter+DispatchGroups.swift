import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// Dispatch groups and semaphores.
extension Interpreter {
  func makeDispatchGroup() -> Value {
    let state = GroupState()
    simulator.adopt(state)
    return .aggregate(
      Opaque.value("DispatchGroup", [Aggregate.Field(name: "state", value: .object(state))]))
  }

  func makeSemaphore(_ count: Value?) -> Value {
    let state = SemaphoreState()
    simulator.adopt(state)
    if let number = count?.place { state.count = number }
    return .aggregate(
      Opaque.value("DispatchSemaphore", [Aggregate.Field(name: "state", value: .object(state))]))
  }

  func groupState(of value: Value) -> GroupState? {
    guard case .aggregate(let aggregate) = value else { return nil }
    return aggregate["state"]?.object as? GroupState
  }

  func callGroup(
    _ name: String, _ group: Aggregate, _ arguments: [PassedArgument], at span: NodeSpan
  ) throws(Halt) -> Value? {
    guard let state = aggregate(group, as: GroupState.self) else { return nil }
    switch name {
    case "enter": state.count += 1
    case "leave": try leave(state)
    case "notify":
      guard let block = arguments.last?.value.object as? RuntimeBlock else { return nil }
      let queue = arguments.count > 1 ? queueID(of: arguments[arguments.count - 2].value) : 0
      notify(block, on: queue, of: state)
    case "wait":
      return try blockThread(
        within: timeout(arguments), for: "leaves the group", at: span, answer: waitResult
      ) { state.count == 0 }
    default: return nil
    }
    return .nothing
  }

  /// Runs a block on a queue, as one of a group's.
  func dispatch(_ block: RuntimeBlock, in state: GroupState, on queue: Int32) -> Value {
    state.count += 1
    simulator.retain(state)
    dispatch(block, on: queue) { interpreter throws(Halt) in
      try interpreter.leave(state)
      try interpreter.simulator.release(state)
    }
    return .nothing
  }

  private func leave(_ state: GroupState) throws(Halt) {
    guard state.count > 0 else {
      throw simulator.raise(
        name: "EXC_BAD_INSTRUCTION",
        reason: "BUG IN CLIENT OF LIBDISPATCH: Unbalanced call to dispatch_group_leave()")
    }
    state.count -= 1
    guard state.count == 0 else { return }
    let waiting = state.waiting
    state.waiting = []
    for (block, queue) in waiting {
      dispatch(block, on: queue)
      try simulator.release(block)
    }
  }

  private func notify(_ block: RuntimeBlock, on queue: Int32, of state: GroupState) {
    guard state.count > 0 else { return dispatch(block, on: queue) }
    simulator.retain(block)
    state.waiting.append((block, queue))
  }

  func callSemaphore(
    _ name: String, _ semaphore: Aggregate, _ arguments: [PassedArgument], at span: NodeSpan
  ) throws(Halt) -> Value? {
    guard let state = aggregate(semaphore, as: SemaphoreState.self) else { return nil }
    switch name {
    case "signal":
      if state.count < .max { state.count += 1 }
      return .int(state.count > 0 ? 0 : 1)
    case "wait":
      return try blockThread(
        within: timeout(arguments), for: "signals the semaphore", at: span, answer: waitResult
      ) {
        guard state.count > 0 else { return false }
        state.count -= 1
        return true
      }
    default: return nil
    }
  }

  /// What a wait returns, in the language of whoever waits.
  private var waitResult: (Bool) -> Value {
    let isSwift = frame.dialect == .swift
    return { isSwift ? .member($0 ? "success" : "timedOut") : .int($0 ? 0 : 1) }
  }

  /// The functions of C's form: `dispatch_group_enter(group)`, `dispatch_semaphore_wait(s, …)`.
  func dispatchGroup(_ name: String, _ arguments: [PassedArgument], at span: NodeSpan)
    throws(Halt) -> Value
  {
    if name == "dispatch_group_create" { return makeDispatchGroup() }
    if name == "dispatch_semaphore_create" { return makeSemaphore(arguments.first?.value) }
    guard case .aggregate(let base)? = arguments.first?.value else { return .nothing }
    let rest = Array(arguments.dropFirst())
    let message = name.utf8.split(separator: UInt8(ascii: "_")).last.flatMap { String($0) } ?? ""
    if message == "async" {
      guard let block = arguments.last?.value.object as? RuntimeBlock,
        let state = aggregate(base, as: GroupState.self), let queue = rest.first?.value
      else { return .nothing }
      return dispatch(block, in: state, on: queueID(of: queue))
    }
    if let result = try callGroup(message, base, rest, at: span) { return result }
    return try callSemaphore(message, base, rest, at: span) ?? .nothing
  }

  private func aggregate<State>(_ aggregate: Aggregate, as type: State.Type) -> State? {
    aggregate["state"]?.object as? State
  }
}

/// How many have entered a dispatch group, and what waits for the last one to leave.
final class GroupState: Object {
  var count = 0
  var waiting: [(RuntimeBlock, Int32)] = []

  init() { super.init(.object) }

  override var ownedObjects: [(name: String, object: Object)] {
    super.ownedObjects + waiting.map { (name: "notify", object: $0.0) }
  }

  override func releaseContents(_ simulator: Simulator) throws(Halt) {
    try super.releaseContents(simulator)
    let held = waiting
    waiting = []
    for (block, _) in held { try simulator.release(block) }
  }

  override func sever() {
    super.sever()
    waiting = []
  }
}

/// How often a semaphore can be waited for.
final class SemaphoreState: Object {
  var count = 0

  init() { super.init(.object) }
}
