import CallTrace
import Lifecycle
import ScenarioSyntax

/// Statements one after another: a block in braces, in a scope of its own, or what stands in the current scope.
///
/// The objects that a statement made and nothing owns go with it. What was begun in the scope by `async let`
/// ends with that.
class BodyStep: Step {
  private let statements: [Statement]
  private let early: EarlyFunctions?
  /// Whether a statement that is an expression is what the function returns.
  final let isResult: Bool
  /// Its own scope, as long as that is not closed, and the one that it was begun in.
  final private(set) var scope: Scope?
  final private(set) var outerScope: Scope?
  private var place = 0
  /// Where the temporary objects of the statement that runs begin, unless the task has waited since.
  private var mark: Int?
  private var outerStatement: NodeSpan?
  /// What it has come to, as long as the scope is being closed.
  private var last: Outcome?

  /// Statements in a scope that is made for them, or in the current one.
  init(_ statements: [Statement], in scope: Scope? = nil, isResult: Bool = false) {
    self.statements = statements
    early = EarlyFunctions(statements)
    self.scope = scope
    self.isResult = isResult
  }

  final override func advance(_ outcome: Outcome?, _ interpreter: Interpreter) throws(Halt)
    -> Outcome?
  {
    if last != nil { return try goOnClosing(outcome, interpreter) }
    if let outcome {
      try endStatement(outcome, interpreter)
      guard case .next = outcome else { return try close(outcome, interpreter) }
    } else if let scope {
      begin(interpreter)
      outerScope = interpreter.scope
      interpreter.scope = scope
    }
    while place < statements.count {
      let statement = try beginStatement(interpreter)
      guard let outcome = try interpreter.execute(statement, isResult: isResult) else { return nil }
      try endStatement(outcome, interpreter)
      guard case .next = outcome else { return try close(outcome, interpreter) }
    }
    return try close(.next, interpreter)
  }

  override func putAside(_ simulator: Simulator) { mark = nil }

  /// Takes note of the beginning, before the scope is entered.
  func begin(_ interpreter: Interpreter) {}

  /// Takes note of the end of the last statement.
  func end(_ outcome: Outcome, _ interpreter: Interpreter) {}

  /// What it comes to when its scope is closed.
  func result(_ outcome: Outcome, _ interpreter: Interpreter) -> Outcome { outcome }

  // MARK: Statements

  private func beginStatement(_ interpreter: Interpreter) throws(Halt) -> Statement {
    mark = interpreter.simulator.temporaryCount
    outerStatement = interpreter.position.statement
    let statement = statements[place]
    if let early { try interpreter.declare(early, namedBy: statement, at: place) }
    place += 1
    try interpreter.step()
    interpreter.enter(statement)
    return statement
  }

  private func endStatement(_ outcome: Outcome, _ interpreter: Interpreter) throws(Halt) {
    let simulator = interpreter.simulator
    let mark = mark ?? interpreter.tasks.steps.mark
    if case .exception = outcome {
      interpreter.position.statement = outerStatement
      return
    }
    if simulator.temporaryCount > mark { try simulator.drainTemporaries(from: mark) }
    // What nothing catches stays the statement that the words on it point at.
    if case .error = outcome { return }
    if simulator.steps > simulator.budget.steps { throw .budget(simulator.exhausted) }
    interpreter.position.statement = outerStatement
  }

  // MARK: The end

  /// Closes the scope; nil while a task of the scope's has still to end.
  private func close(_ outcome: Outcome, _ interpreter: Interpreter) throws(Halt) -> Outcome? {
    guard let outerScope else { return outcome }
    if last == nil { end(outcome, interpreter) }
    last = outcome
    // An exception leaves everything as it is.
    let isException = if case .exception = outcome { true } else { false }
    if !isException {
      guard try !waitsForTasks(interpreter) else { return nil }
      try interpreter.leaveScope()
    }
    interpreter.scope = outerScope
    return result(outcome, interpreter)
  }

  /// Goes on when a task of the scope's has ended, or something that was put off has thrown.
  private func goOnClosing(_ outcome: Outcome?, _ interpreter: Interpreter) throws(Halt) -> Outcome?
  {
    switch outcome {
    case .error(let error)?: return try close(.error(error), interpreter)
    case .exception(let exception)?: return try close(.exception(exception), interpreter)
    default: return try close(last ?? .next, interpreter)
    }
  }

  private func waitsForTasks(_ interpreter: Interpreter) throws(Halt) -> Bool {
    guard interpreter.tasks.steps.canWait, let task = interpreter.tasks.steps.task else {
      return false
    }
    let open = interpreter.scope.unfinishedTasks
    guard let first = open.first else { return false }
    for child in open { try interpreter.cancel(child) }
    first.onEnd.append(TaskEndWaiter(wait: task.beginWait(), question: .end))
    return true
  }
}

extension Interpreter {
  /// Runs statements that cannot wait, in the current scope.
  func run(_ statements: [Statement]) throws(Halt) -> Outcome { try run(BodyStep(statements)) }

  /// The value that a body returns which cannot wait; it is run in the current scope.
  func runBody(_ body: CodeBlock) throws(Halt) -> Value {
    let isResult = frame.dialect == .swift && body.implicitResult != nil
    guard case .return(let value) = try run(BodyStep(body.statements, isResult: isResult)) else {
      return .nothing
    }
    simulator.autorelease(value)
    return value
  }

  /// Has a block run in a scope of its own.
  func push(_ block: CodeBlock) {
    tasks.steps.push(BodyStep(block.statements, in: Scope(parent: scope)))
  }

  /// Has a block run if its head holds, which may bind names in the block's scope; nil where it does.
  func push(_ block: CodeBlock, if holds: () throws(Halt) -> Bool) throws(Halt) -> Outcome? {
    let outer = scope
    let inner = Scope(parent: outer)
    scope = inner
    defer { scope = outer }
    do throws(Halt) {
      if try holds() {
        tasks.steps.push(BodyStep(block.statements, in: inner))
        return nil
      }
    } catch {
      try unwind()
      throw error
    }
    try leaveScope()
    return .unmet
  }

  /// Lets events know the statement; of a compound one only its head.
  fileprivate func enter(_ statement: Statement) {
    switch statement.kind {
    case .function, .type, .typeAlias, .divider, .note, .mark, .block, .do, .labeled, .defer: return
    case .if(let statement): note(statement.branches.first?.conditions.first?.span)
    case .while(let conditions, _), .guard(let conditions, _): note(conditions.first?.span)
    case .forIn(let loop): note(loop.sequence.span)
    case .switch(let statement): note(statement.subject.span)
    default: note(statement.span)
    }
  }

  /// Makes a span the origin of the events to come.
  func note(_ span: NodeSpan?) {
    guard let span else { return }
    position.statement = span
    simulator.origin = Origin(source: span.source, lower: span.lower, upper: span.upper)
  }
}
