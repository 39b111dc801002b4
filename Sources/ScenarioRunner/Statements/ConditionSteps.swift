import Lifecycle
import ScenarioSyntax

/// `if`, with all its branches.
final class IfStep: Step {
  private let statement: IfStatement
  private var branch = 0

  init(_ statement: IfStatement) { self.statement = statement }

  override func advance(_ outcome: Outcome?, _ interpreter: Interpreter) throws(Halt) -> Outcome? {
    switch outcome {
    case nil, .unmet?: break
    default: return outcome
    }
    while branch < statement.branches.count {
      let current = statement.branches[branch]
      branch += 1
      guard try interpreter.push(current.body, if: current.conditions) != nil else { return nil }
    }
    guard let otherwise = statement.otherwise else { return .next }
    interpreter.push(otherwise)
    return nil
  }
}

/// `guard`, whose names are the scope's around it.
final class GuardStep: Step {
  private let conditions: [Condition]
  private let otherwise: CodeBlock

  init(_ conditions: [Condition], _ otherwise: CodeBlock) {
    self.conditions = conditions
    self.otherwise = otherwise
  }

  override func advance(_ outcome: Outcome?, _ interpreter: Interpreter) throws(Halt) -> Outcome? {
    switch outcome {
    case nil:
      if interpreter.isInSteps(conditions) {
        interpreter.tasks.steps.push(ConditionsStep(conditions, before: nil))
        return nil
      }
      guard try !interpreter.holds(conditions) else { return .next }
    case .unmet?: break
    default: return outcome
    }
    interpreter.push(otherwise)
    return nil
  }
}

/// Whether conditions hold, of which one waits; then the block behind them is run.
final class ConditionsStep: Step {
  private let conditions: [Condition]
  private let block: CodeBlock?
  private var place = 0
  /// The scope around the block's, as long as that is open.
  private var outer: Scope?

  /// Conditions before a block, in whose scope they bind names; or in the current one.
  init(_ conditions: [Condition], before block: CodeBlock?) {
    self.conditions = conditions
    self.block = block
  }

  override func advance(_ outcome: Outcome?, _ interpreter: Interpreter) throws(Halt) -> Outcome? {
    switch outcome {
    case nil where block != nil:
      outer = interpreter.scope
      interpreter.scope = Scope(parent: outer)
    case nil: break
    case .value(let value)? where place < conditions.count:
      interpreter.simulator.autorelease(value)
      guard try interpreter.holds(conditions[place], value) else {
        return try leave(.unmet, interpreter)
      }
      place += 1
    case .some(let outcome): return try leave(outcome, interpreter)
    }
    while place < conditions.count {
      let condition = conditions[place]
      interpreter.note(condition.span)
      if let expression = condition.expression, interpreter.isInSteps(expression) {
        interpreter.tasks.steps.push(interpreter.step(for: expression))
        return nil
      }
      guard try interpreter.holds(condition) else { return try leave(.unmet, interpreter) }
      place += 1
    }
    guard let block, let outer else { return .next }
    interpreter.tasks.steps.push(BodyStep(block.statements, in: interpreter.scope))
    interpreter.scope = outer
    self.outer = nil
    return nil
  }

  private func leave(_ outcome: Outcome, _ interpreter: Interpreter) throws(Halt) -> Outcome {
    guard let outer else { return outcome }
    self.outer = nil
    defer { interpreter.scope = outer }
    try interpreter.leaveScope()
    return outcome
  }
}

extension Interpreter {
  /// Whether one of several conditions is evaluated by steps.
  fileprivate func isInSteps(_ conditions: [Condition]) -> Bool {
    tasks.steps.canWait && conditions.contains { $0.expression.map { isInSteps($0) } ?? false }
  }

  /// Has a block run if conditions hold; nil where it does, or where that is to be found out.
  func push(_ block: CodeBlock, if conditions: [Condition]) throws(Halt) -> Outcome? {
    guard !isInSteps(conditions) else {
      tasks.steps.push(ConditionsStep(conditions, before: block))
      return nil
    }
    return try push(block) { () throws(Halt) in try holds(conditions) }
  }
}
