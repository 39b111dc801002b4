import Lifecycle
import ScenarioSyntax

/// How a step of a task's came to its end.
///
/// Values are owned by whoever takes them.
enum Outcome {
  /// A statement ended, and the next one is to come.
  case next
  case `return`(Value)
  case `break`(String?)
  case `continue`(String?)
  case `fallthrough`
  /// An expression has a value.
  case value(Value)
  /// An optional chain has met nil.
  case chainEnded
  /// Something was thrown.
  case error(Value)

  init(_ flow: Flow) {
    switch flow {
    case .next: self = .next
    case .return(let value): self = .return(value)
    case .break(let label): self = .break(label)
    case .continue(let label): self = .continue(label)
    case .fallthrough: self = .fallthrough
    }
  }
}

/// A part of what a task has still to do: a statement, an expression or a call that may wait.
///
/// Code in which `await` stands is run by steps, which lie in a task's own stack; all other code is run
/// by the interpreter's functions, which call each other. So a task can put itself aside at any `await`,
/// and go on from there whenever it is resumed, in whatever order tasks are.
class TaskStep {
  /// Begins, or goes on with the outcome of what it has waited for: a step it has pushed, or an event.
  ///
  /// It returns its own outcome, or nil when it has pushed a step or the task waits.
  func advance(_ outcome: Outcome?, _ task: RuntimeTask, _ interpreter: Interpreter) throws(Halt)
    -> Outcome?
  {
    outcome ?? .next
  }

  /// Keeps a value alive until it has ended.
  func hold(_ value: Value, _ simulator: Simulator) {}

  /// Ends in the trace what it is, because the task waits.
  func leaveTrace(_ simulator: Simulator) {}

  /// What it keeps alive, and what it calls that.
  var ownedObjects: [(name: String, object: Object)] { [] }
}

/// Statements one after another, in the current scope.
final class SequenceStep: TaskStep {
  private let statements: [Statement]
  private let early: EarlyFunctions?
  private var place = 0

  init(_ statements: [Statement]) {
    self.statements = statements
    early = EarlyFunctions(statements)
  }

  override func advance(
    _ outcome: Outcome?, _ task: RuntimeTask, _ interpreter: Interpreter
  ) throws(Halt) -> Outcome? {
    if let outcome {
      guard case .next = outcome else { return outcome }
    }
    while place < statements.count {
      let statement = statements[place]
      if let early { try interpreter.declare(early, namedBy: statement, at: place) }
      place += 1
      guard !interpreter.isInSteps(statement) else {
        task.push(try interpreter.step(for: statement))
        return nil
      }
      let outcome = try interpreter.attempt { interpreter throws(Halt) in
        Outcome(try interpreter.run(statement))
      }
      guard case .next = outcome else { return outcome }
    }
    return .next
  }
}

/// A step with a scope of its own; what was begun in the scope by `async let` ends with it.
class ScopeStep: TaskStep {
  private var outer: Scope?
  private var last: Outcome?

  /// Opens the scope.
  final func open(_ interpreter: Interpreter) {
    outer = interpreter.scope
    interpreter.scope = Scope(parent: interpreter.scope)
  }

  /// Whether the scope is being closed.
  final var isClosing: Bool { last != nil }

  /// Closes the scope and gives the outcome; nil while a task of the scope's has still to end.
  final func close(
    _ outcome: Outcome, _ task: RuntimeTask, _ interpreter: Interpreter
  ) throws(Halt) -> Outcome? {
    last = outcome
    return try close(task, interpreter)
  }

  /// Goes on closing the scope.
  final func close(_ task: RuntimeTask, _ interpreter: Interpreter) throws(Halt) -> Outcome? {
    let open = interpreter.scope.unfinishedTasks
    if let first = open.first {
      for child in open { try interpreter.cancel(child) }
      first.onEnd.append(TaskEndWaiter(wait: task.beginWait(), question: .end))
      return nil
    }
    try interpreter.leaveScope()
    if let outer { interpreter.scope = outer }
    outer = nil
    defer { last = nil }
    return last
  }
}

/// A block in braces.
final class BlockStep: ScopeStep {
  private let block: CodeBlock

  init(_ block: CodeBlock) { self.block = block }

  override func advance(
    _ outcome: Outcome?, _ task: RuntimeTask, _ interpreter: Interpreter
  ) throws(Halt) -> Outcome? {
    if isClosing { return try close(task, interpreter) }
    guard let outcome else {
      open(interpreter)
      task.push(SequenceStep(block.statements))
      return nil
    }
    return try close(outcome, task, interpreter)
  }
}
