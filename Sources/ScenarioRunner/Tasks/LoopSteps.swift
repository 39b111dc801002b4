import Lifecycle
import ScenarioSyntax

/// A loop in which something waits; each round has a scope of its own.
class LoopStep: ScopeStep {
  let body: CodeBlock
  private let label: String?
  private let span: NodeSpan
  private var outerLoop: NodeSpan?
  private var isInBody = false

  init(_ body: CodeBlock, label: String?, at span: NodeSpan) {
    self.body = body
    self.label = label
    self.span = span
  }

  /// Begins the loop, and its first round; the outcome where the loop is over.
  func begin(_ task: RuntimeTask, _ interpreter: Interpreter) throws(Halt) -> Outcome? {
    try beginRound(task, interpreter)
  }

  /// Begins a round; the outcome where the loop is over.
  func beginRound(_ task: RuntimeTask, _ interpreter: Interpreter) throws(Halt) -> Outcome? {
    .next
  }

  /// Goes on with what a step outside the body came to.
  func advanceHead(_ outcome: Outcome, _ task: RuntimeTask, _ interpreter: Interpreter)
    throws(Halt) -> Outcome?
  {
    outcome
  }

  /// Runs the body in the scope of the round.
  final func runBody(_ task: RuntimeTask) {
    isInBody = true
    task.push(BlockStep(body))
  }

  final override func advance(
    _ outcome: Outcome?, _ task: RuntimeTask, _ interpreter: Interpreter
  ) throws(Halt) -> Outcome? {
    if isClosing { return try endRound(try close(task, interpreter), task, interpreter) }
    guard let outcome else {
      try interpreter.step()
      outerLoop = interpreter.position.loop
      return try over(try begin(task, interpreter), interpreter)
    }
    guard isInBody else {
      return try over(try advanceHead(outcome, task, interpreter), interpreter)
    }
    return try endRound(try close(outcome, task, interpreter), task, interpreter)
  }

  private func endRound(_ outcome: Outcome?, _ task: RuntimeTask, _ interpreter: Interpreter)
    throws(Halt) -> Outcome?
  {
    guard let outcome else { return nil }
    isInBody = false
    switch outcome {
    case .next, .fallthrough, .continue(nil): break
    case .continue(let target?) where target == label: break
    case .break(nil): return try over(.next, interpreter)
    case .break(let target?) where target == label: return try over(.next, interpreter)
    default: return try over(outcome, interpreter)
    }
    interpreter.position.loop = span
    try interpreter.step()
    return try over(try beginRound(task, interpreter), interpreter)
  }

  private func over(_ outcome: Outcome?, _ interpreter: Interpreter) throws(Halt) -> Outcome? {
    guard let outcome else { return nil }
    interpreter.position.loop = outerLoop
    try end(interpreter)
    return outcome
  }

  /// Gives up what the loop holds.
  func end(_ interpreter: Interpreter) throws(Halt) {}
}

/// `while`.
final class WhileStep: LoopStep {
  private let conditions: [Condition]

  init(_ conditions: [Condition], _ body: CodeBlock, label: String?, at span: NodeSpan) {
    self.conditions = conditions
    super.init(body, label: label, at: span)
  }

  override func beginRound(_ task: RuntimeTask, _ interpreter: Interpreter) throws(Halt) -> Outcome?
  {
    open(interpreter)
    task.push(ConditionsStep(conditions))
    return nil
  }

  override func advanceHead(
    _ outcome: Outcome, _ task: RuntimeTask, _ interpreter: Interpreter
  ) throws(Halt) -> Outcome? {
    if case .value(.bool(true)) = outcome {
      runBody(task)
      return nil
    }
    var result = outcome
    if case .value = outcome { result = .next }
    return try close(result, task, interpreter)
  }
}

/// `repeat … while`.
final class RepeatStep: LoopStep {
  private let condition: Expression

  init(_ body: CodeBlock, _ condition: Expression, label: String?, at span: NodeSpan) {
    self.condition = condition
    super.init(body, label: label, at: span)
  }

  override func begin(_ task: RuntimeTask, _ interpreter: Interpreter) throws(Halt) -> Outcome? {
    open(interpreter)
    runBody(task)
    return nil
  }

  override func beginRound(_ task: RuntimeTask, _ interpreter: Interpreter) throws(Halt) -> Outcome?
  {
    interpreter.note(condition.span)
    task.push(interpreter.step(for: condition))
    return nil
  }

  override func advanceHead(
    _ outcome: Outcome, _ task: RuntimeTask, _ interpreter: Interpreter
  ) throws(Halt) -> Outcome? {
    guard case .value(let value) = outcome else { return outcome }
    guard try interpreter.isTrue(value, at: condition.span) else { return .next }
    return try begin(task, interpreter)
  }
}

/// `for … in`, and `for await … in`.
final class ForInStep: LoopStep {
  private let loop: ForInStatement
  private var sequence: Value?
  private var place = 0
  /// Whether an element has been asked for, and is to come.
  private var awaitsElement = false

  init(_ loop: ForInStatement, label: String?, at span: NodeSpan) {
    self.loop = loop
    super.init(loop.body, label: label, at: span)
  }

  override func begin(_ task: RuntimeTask, _ interpreter: Interpreter) throws(Halt) -> Outcome? {
    interpreter.note(loop.sequence.span)
    task.push(interpreter.step(for: loop.sequence, isAwaited: loop.sequence.waits))
    return nil
  }

  override func advanceHead(
    _ outcome: Outcome, _ task: RuntimeTask, _ interpreter: Interpreter
  ) throws(Halt) -> Outcome? {
    guard case .value(let value) = outcome else { return outcome }
    guard sequence != nil else {
      let made =
        try loop.isAwaited
        ? interpreter.iterator(of: value, at: loop.sequence.span)
        : interpreter.sequence(value, at: loop.sequence.span)
      interpreter.simulator.retain(made)
      try interpreter.simulator.release(value)
      sequence = made
      return try beginRound(task, interpreter)
    }
    guard awaitsElement else { return outcome }
    awaitsElement = false
    if var iterator = sequence {
      try interpreter.advance(&iterator)
      sequence = iterator
    }
    guard !value.isNothing else { return .next }
    defer { interpreter.simulator.autorelease(value) }
    return try run(with: value, task, interpreter)
  }

  override func beginRound(_ task: RuntimeTask, _ interpreter: Interpreter) throws(Halt) -> Outcome?
  {
    guard var sequence else { return .next }
    interpreter.note(loop.sequence.span)
    if loop.isAwaited, interpreter.isAwaitedIterator(sequence) {
      awaitsElement = true
      task.push(NextStep(sequence, at: loop.sequence.span))
      return nil
    }
    while let element = try interpreter.element(place, of: &sequence, at: loop.sequence.span) {
      self.sequence = sequence
      place += 1
      guard let outcome = try run(with: element, task, interpreter) else { return nil }
      guard case .continue = outcome else { return outcome }
    }
    return .next
  }

  /// Runs the body with an element; `.continue` where the element is not wanted.
  private func run(with element: Value, _ task: RuntimeTask, _ interpreter: Interpreter)
    throws(Halt) -> Outcome?
  {
    open(interpreter)
    let outcome = try interpreter.attempt { interpreter throws(Halt) in
      guard try interpreter.matches(loop.pattern, element) else { return .continue(nil) }
      guard let filter = loop.filter else { return .next }
      return try interpreter.isTrue(filter) ? .next : .continue(nil)
    }
    if case .next = outcome {
      runBody(task)
      return nil
    }
    guard let result = try close(outcome, task, interpreter) else { return nil }
    guard case .continue = result, loop.isAwaited else { return result }
    return try beginRound(task, interpreter)
  }

  override func end(_ interpreter: Interpreter) throws(Halt) {
    guard let sequence else { return }
    self.sequence = nil
    try interpreter.simulator.release(sequence)
  }
}

/// The next element of a sequence whose elements are awaited.
final class NextStep: TaskStep {
  private let iterator: Value
  private let span: NodeSpan

  init(_ iterator: Value, at span: NodeSpan) {
    self.iterator = iterator
    self.span = span
  }

  override func advance(
    _ outcome: Outcome?, _ task: RuntimeTask, _ interpreter: Interpreter
  ) throws(Halt) -> Outcome? {
    if let outcome { return outcome }
    let outcome = try interpreter.attempt { interpreter throws(Halt) in
      interpreter.tasks.isAwaiting = true
      let value = try interpreter.callMember(
        of: iterator, "next", [], base: nil, at: span)
      interpreter.simulator.retain(value)
      return .value(value)
    }
    interpreter.tasks.isAwaiting = false
    if let call = interpreter.tasks.takePendingCall() {
      task.push(call)
      return nil
    }
    return task.isWaiting ? nil : outcome
  }
}
