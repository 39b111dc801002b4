import Lifecycle
import ScenarioSyntax

/// Whether conditions hold, of which one waits; the names they bind are declared in the current scope.
final class ConditionsStep: TaskStep {
  private let conditions: [Condition]
  private var place = 0

  init(_ conditions: [Condition]) { self.conditions = conditions }

  override func advance(
    _ outcome: Outcome?, _ task: RuntimeTask, _ interpreter: Interpreter
  ) throws(Halt) -> Outcome? {
    if let outcome {
      guard case .value(let value) = outcome else { return outcome }
      let holds = try interpreter.holds(conditions[place], value)
      try interpreter.simulator.release(value)
      guard holds else { return .value(.bool(false)) }
      place += 1
    }
    while place < conditions.count {
      let condition = conditions[place]
      interpreter.note(condition.span)
      if let expression = condition.expression, interpreter.isInSteps(expression) {
        task.push(interpreter.step(for: expression))
        return nil
      }
      let outcome = try interpreter.attempt { interpreter throws(Halt) in
        .value(.bool(try interpreter.holds([condition])))
      }
      guard case .value(.bool(true)) = outcome else { return outcome }
      place += 1
    }
    return .value(.bool(true))
  }
}

/// `if`, with all its branches.
final class IfStep: ScopeStep {
  private let statement: IfStatement
  private var branch = 0
  private var isInBody = false

  init(_ statement: IfStatement) { self.statement = statement }

  override func advance(
    _ outcome: Outcome?, _ task: RuntimeTask, _ interpreter: Interpreter
  ) throws(Halt) -> Outcome? {
    if isClosing { return try close(task, interpreter) }
    guard let outcome else {
      try interpreter.step()
      return begin(task, interpreter)
    }
    // The last branch has no conditions, and no scope but its block's.
    if branch >= statement.branches.count { return outcome }
    guard !isInBody, case .value(let holds) = outcome else {
      return try close(outcome, task, interpreter)
    }
    if case .bool(true) = holds {
      isInBody = true
      task.push(BlockStep(statement.branches[branch].body))
      return nil
    }
    guard try close(.next, task, interpreter) != nil else { return nil }
    branch += 1
    return begin(task, interpreter)
  }

  private func begin(_ task: RuntimeTask, _ interpreter: Interpreter) -> Outcome? {
    if branch < statement.branches.count {
      open(interpreter)
      task.push(ConditionsStep(statement.branches[branch].conditions))
      return nil
    }
    guard let otherwise = statement.otherwise else { return .next }
    task.push(BlockStep(otherwise))
    return nil
  }
}

/// `guard`, whose names are the scope's around it.
final class GuardStep: TaskStep {
  private let conditions: [Condition]
  private let otherwise: CodeBlock
  private var hasFailed = false

  init(_ conditions: [Condition], _ otherwise: CodeBlock) {
    self.conditions = conditions
    self.otherwise = otherwise
  }

  override func advance(
    _ outcome: Outcome?, _ task: RuntimeTask, _ interpreter: Interpreter
  ) throws(Halt) -> Outcome? {
    guard let outcome else {
      try interpreter.step()
      task.push(ConditionsStep(conditions))
      return nil
    }
    guard !hasFailed, case .value(let holds) = outcome else { return outcome }
    if case .bool(true) = holds { return .next }
    hasFailed = true
    task.push(BlockStep(otherwise))
    return nil
  }
}

/// `switch`.
final class SwitchStep: ScopeStep {
  private let statement: SwitchStatement
  private let label: String?
  private var subject: Value?
  private var place = 0

  init(_ statement: SwitchStatement, label: String?) {
    self.statement = statement
    self.label = label
  }

  override func advance(
    _ outcome: Outcome?, _ task: RuntimeTask, _ interpreter: Interpreter
  ) throws(Halt) -> Outcome? {
    if isClosing { return try leave(try close(task, interpreter), task, interpreter) }
    guard let outcome else {
      try interpreter.step()
      interpreter.note(statement.subject.span)
      task.push(interpreter.step(for: statement.subject))
      return nil
    }
    if subject != nil {
      return try leave(try close(outcome, task, interpreter), task, interpreter)
    }
    guard case .value(let value) = outcome else { return outcome }
    subject = value
    guard let place = try interpreter.matchingCase(value, statement) else {
      try interpreter.simulator.release(value)
      return .next
    }
    self.place = place
    open(interpreter)
    try interpreter.bind(value, statement.cases[place])
    task.push(BlockStep(statement.cases[place].body))
    return nil
  }

  private func leave(_ outcome: Outcome?, _ task: RuntimeTask, _ interpreter: Interpreter)
    throws(Halt) -> Outcome?
  {
    guard let outcome else { return nil }
    if case .fallthrough = outcome, place + 1 < statement.cases.count {
      place += 1
      open(interpreter)
      task.push(BlockStep(statement.cases[place].body))
      return nil
    }
    if let subject { try interpreter.simulator.release(subject) }
    switch outcome {
    case .break(nil), .fallthrough: return .next
    case .break(let target?) where target == label: return .next
    default: return outcome
    }
  }
}

/// `do` with its `catch` clauses.
final class DoStep: ScopeStep {
  private let statement: DoStatement
  /// The error that a clause has caught.
  private var caught: Value?

  init(_ statement: DoStatement) { self.statement = statement }

  override func advance(
    _ outcome: Outcome?, _ task: RuntimeTask, _ interpreter: Interpreter
  ) throws(Halt) -> Outcome? {
    if isClosing { return try leave(try close(task, interpreter), interpreter) }
    guard let outcome else {
      task.push(BlockStep(statement.body))
      return nil
    }
    if caught != nil { return try leave(try close(outcome, task, interpreter), interpreter) }
    guard case .error(let error) = outcome else { return outcome }
    for clause in statement.catches {
      open(interpreter)
      if try interpreter.catches(error, clause) {
        caught = error
        task.push(BlockStep(clause.body))
        return nil
      }
      _ = try close(.next, task, interpreter)
    }
    return outcome
  }

  private func leave(_ outcome: Outcome?, _ interpreter: Interpreter) throws(Halt) -> Outcome? {
    guard let outcome else { return nil }
    if let caught { try interpreter.simulator.release(caught) }
    return outcome
  }
}
