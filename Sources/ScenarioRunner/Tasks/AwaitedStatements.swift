import Lifecycle
import ScenarioSyntax

/// The expression of a statement, which waits.
private final class AwaitedStatementStep: Step {
  private let statement: Statement
  private let expression: Expression
  private let type: TypeName?

  init(_ expression: Expression, in statement: Statement, expecting type: TypeName?) {
    self.statement = statement
    self.expression = expression
    self.type = type
  }

  override func advance(_ outcome: Outcome?, _ interpreter: Interpreter) throws(Halt) -> Outcome? {
    switch outcome {
    case nil:
      interpreter.tasks.steps.push(interpreter.step(for: expression, expecting: type))
      return nil
    case .value(let value)?:
      interpreter.simulator.autorelease(value)
      return try interpreter.finish(statement, with: value)
    case .chainEnded?: return .next
    default: return outcome
    }
  }
}

extension Interpreter {
  /// Has the expression of a statement evaluated by steps, if that may wait; then the statement is finished by
  /// them.
  func awaits(_ expression: Expression, in statement: Statement, expecting type: TypeName? = nil)
    -> Bool
  {
    guard isInSteps(expression) else { return false }
    tasks.steps.push(AwaitedStatementStep(expression, in: statement, expecting: type))
    return true
  }

  /// The value of an expression in the head of a statement: what a step has given, or nil where one has been
  /// pushed that is to give it.
  func asked(_ expression: Expression, given value: Value? = nil) throws(Halt) -> Value? {
    if let value { return value }
    guard isInSteps(expression) else { return try evaluate(expression) }
    note(expression.span)
    tasks.steps.push(step(for: expression))
    return nil
  }

  /// `async let`: a task of its own, which begins as soon as this one waits.
  func begin(_ variable: VariableDeclaration, with value: Expression) throws(Halt) -> Outcome {
    guard let task = tasks.steps.task else { return .next }
    let child = RuntimeTask(.asyncLet, owner: task.owner, simulator)
    child.stack.push(step(for: value, isAwaited: true, expecting: variable.type))
    child.context = taskContext
    task.adopt(child)
    register(child)
    schedule(child)
    scope.declare(
      variable.name, Variable(.object(child), isConstant: true, simulator), simulator)
    return .next
  }
}
