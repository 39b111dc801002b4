import Lifecycle
import ScenarioSyntax

/// A statement that is one expression and what is done with its value.
final class StatementStep: TaskStep {
  private let statement: Statement
  private let expression: Expression
  private let type: TypeName?
  private var outer: NodeSpan?

  init(_ statement: Statement, _ expression: Expression, expecting type: TypeName? = nil) {
    self.statement = statement
    self.expression = expression
    self.type = type
  }

  override func advance(
    _ outcome: Outcome?, _ task: RuntimeTask, _ interpreter: Interpreter
  ) throws(Halt) -> Outcome? {
    guard let outcome else {
      try interpreter.step()
      outer = interpreter.position.statement
      interpreter.note(statement.span)
      task.push(interpreter.step(for: expression, expecting: type))
      return nil
    }
    var result = outcome
    if case .value(let value) = outcome { result = try end(value, interpreter) }
    interpreter.position.statement = outer
    try interpreter.simulator.drainTemporaries(from: task.mark)
    return result
  }

  private func end(_ value: Value, _ interpreter: Interpreter) throws(Halt) -> Outcome {
    switch statement.kind {
    case .return: return .return(value)
    case .throw: return .error(value)
    case .variable(let variable): interpreter.declare(variable, interpreter.coerce(value, to: type))
    case .tupleBinding(let binding): try interpreter.declare(binding, value)
    default: break
    }
    try interpreter.simulator.release(value)
    return .next
  }
}

/// `async let`: a task of its own, which begins as soon as this one waits.
final class AsyncLetStep: TaskStep {
  private let variable: VariableDeclaration
  private let expression: Expression

  init(_ variable: VariableDeclaration, _ expression: Expression) {
    self.variable = variable
    self.expression = expression
  }

  override func advance(
    _ outcome: Outcome?, _ task: RuntimeTask, _ interpreter: Interpreter
  ) throws(Halt) -> Outcome? {
    try interpreter.step()
    interpreter.note(variable.span)
    let child = RuntimeTask(.asyncLet, owner: task.owner, interpreter.simulator)
    child.push(interpreter.step(for: expression, isAwaited: true, expecting: variable.type))
    child.context = interpreter.taskContext
    task.adopt(child)
    interpreter.register(child)
    interpreter.schedule(child)
    interpreter.scope.declare(
      variable.name, Variable(.object(child), isConstant: true, interpreter.simulator),
      interpreter.simulator)
    return .next
  }
}

/// A statement with a label that is no loop.
final class LabeledStep: TaskStep {
  private let label: String
  private let statement: Statement

  init(_ label: String, _ statement: Statement) {
    self.label = label
    self.statement = statement
  }

  override func advance(
    _ outcome: Outcome?, _ task: RuntimeTask, _ interpreter: Interpreter
  ) throws(Halt) -> Outcome? {
    guard let outcome else {
      task.push(try interpreter.step(for: statement))
      return nil
    }
    if case .break(let target?) = outcome, target == label { return .next }
    return outcome
  }
}

extension Interpreter {
  /// What runs a statement in which something waits.
  func step(for statement: Statement, label: String? = nil) throws(Halt) -> TaskStep {
    switch statement.kind {
    case .expression(let expression), .throw(let expression), .return(let expression?):
      return StatementStep(statement, expression)
    case .variable(let variable):
      guard let value = variable.initialValue else { break }
      guard !variable.modifiers.contains(.async) else { return AsyncLetStep(variable, value) }
      return StatementStep(statement, value, expecting: variable.type)
    case .tupleBinding(let binding): return StatementStep(statement, binding.value)
    case .if(let statement): return IfStep(statement)
    case .guard(let conditions, let otherwise): return GuardStep(conditions, otherwise)
    case .forIn(let loop): return ForInStep(loop, label: label, at: statement.span)
    case .while(let conditions, let body):
      return WhileStep(conditions, body, label: label, at: statement.span)
    case .repeatWhile(let body, let condition):
      return RepeatStep(body, condition, label: label, at: statement.span)
    case .switch(let statement): return SwitchStep(statement, label: label)
    case .do(let statement): return DoStep(statement)
    case .block(let block): return BlockStep(block)
    case .labeled(let label, let inner):
      switch inner.kind {
      case .forIn, .while, .repeatWhile, .switch: return try step(for: inner, label: label)
      default: return LabeledStep(label, inner)
      }
    default: break
    }
    return SequenceStep([])
  }
}
