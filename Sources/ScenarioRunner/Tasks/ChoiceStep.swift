import Lifecycle
import ScenarioSyntax

/// An expression whose first operand decides what is done.
class FirstOperandStep: TaskStep {
  let expression: Expression
  let isAwaited: Bool

  init(_ expression: Expression, isAwaited: Bool) {
    self.expression = expression
    self.isAwaited = isAwaited
  }

  final override func advance(
    _ outcome: Outcome?, _ task: RuntimeTask, _ interpreter: Interpreter
  ) throws(Halt) -> Outcome? {
    if let outcome { return try decide(outcome, task, interpreter) }
    guard let first = expression.operands.first else { return .value(.nothing) }
    task.push(interpreter.step(for: first, isAwaited: isAwaited))
    return nil
  }

  /// Goes on with what the first operand has come to, or what was pushed behind it.
  func decide(_ outcome: Outcome, _ task: RuntimeTask, _ interpreter: Interpreter) throws(Halt)
    -> Outcome?
  {
    outcome
  }
}

/// An expression whose first operand decides whether, or which of, the others are evaluated:
/// `a && b`, `a || b`, `a ?? b`, `a ? b : c`.
final class ChoiceStep: FirstOperandStep {
  private var hasChosen = false

  override func decide(_ outcome: Outcome, _ task: RuntimeTask, _ interpreter: Interpreter)
    throws(Halt) -> Outcome?
  {
    guard !hasChosen, case .value(let value) = outcome else { return outcome }
    hasChosen = true
    guard let other = try other(value, interpreter) else { return outcome }
    try interpreter.simulator.release(value)
    task.push(interpreter.step(for: other, isAwaited: isAwaited))
    return nil
  }

  /// What is evaluated beside the first operand; nil where that is the value.
  private func other(_ value: Value, _ interpreter: Interpreter) throws(Halt) -> Expression? {
    switch expression.kind {
    case .coalesce(_, let right): return value.isNothing ? right : nil
    case .binary(let sign, let left, let right):
      let isTrue = try interpreter.isTrue(value, at: left.span)
      return isTrue == (sign == .or) ? nil : right
    case .ternary(let condition, let then?, let otherwise):
      return try interpreter.isTrue(value, at: condition.span) ? then : otherwise
    default: return nil
    }
  }
}

/// `try? …` and `try! …`, or a whole optional chain: what it gives where its expression gives no value.
final class GuardedStep: FirstOperandStep {
  override func decide(_ outcome: Outcome, _ task: RuntimeTask, _ interpreter: Interpreter)
    throws(Halt) -> Outcome?
  {
    switch (outcome, expression.kind) {
    case (.error(let error), .try(.optional, _)):
      try interpreter.simulator.release(error)
      return .value(.nothing)
    case (.error(let error), .try(.forced, _)):
      throw interpreter.trap(
        "'try!' expression unexpectedly raised an error: \(interpreter.describe(error))")
    case (.chainEnded, .optionalChain): return .value(.nothing)
    default: return outcome
    }
  }
}

extension Interpreter {
  /// What evaluates an expression in which something may wait.
  func step(for expression: Expression, isAwaited: Bool = false, expecting type: TypeName? = nil)
    -> TaskStep
  {
    switch expression.kind {
    case .await(let inner): step(for: inner, isAwaited: true, expecting: type)
    case .try(.plain, let inner): step(for: inner, isAwaited: isAwaited, expecting: type)
    case .try, .optionalChain: GuardedStep(expression, isAwaited: isAwaited)
    case .coalesce, .binary(.and, _, _), .binary(.or, _, _), .ternary(_, _?, _):
      ChoiceStep(expression, isAwaited: isAwaited)
    default: ExpressionStep(expression, isAwaited: isAwaited, expecting: type)
    }
  }

  /// The value of an expression in which nothing waits.
  func value(of expression: Expression, expecting type: TypeName? = nil) throws(Halt) -> Outcome {
    try attempt { interpreter throws(Halt) in
      interpreter.calls.isChainEnded = false
      let mark = interpreter.simulator.temporaryCount
      let value = try interpreter.evaluate(expression, expecting: type)
      guard !interpreter.calls.isChainEnded else {
        interpreter.calls.isChainEnded = false
        return .chainEnded
      }
      interpreter.simulator.retain(value)
      if interpreter.simulator.temporaryCount > mark {
        try interpreter.simulator.drainTemporaries(from: mark)
      }
      return .value(value)
    }
  }

  /// The outcome of code that may throw an error of the program's.
  func attempt(_ body: (Interpreter) throws(Halt) -> Outcome) throws(Halt) -> Outcome {
    do throws(Halt) {
      return try body(self)
    } catch {
      guard case .failure = error, let value = calls.thrown else { throw error }
      calls.thrown = nil
      return .error(value)
    }
  }
}
