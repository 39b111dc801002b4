import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// An expression in which something waits.
///
/// Its operands are evaluated one by one, up to the last that waits, and kept in variables that no
/// program can name; then the expression itself is evaluated as any other. What it calls, or what it
/// reads, may wait in its turn: then it is that whose value it has.
final class ExpressionStep: TaskStep {
  private let expression: Expression
  /// Whether it stands behind `await`.
  private let isAwaited: Bool
  private let expected: TypeName?
  private var operands: [Expression] = []
  private var next = 0
  /// How many of the operands have to be evaluated before the expression is.
  private var count = 0
  private var kept: [Variable] = []
  private var home: Scope?
  /// The function it has called, which may wait.
  private var called: FunctionStep?
  /// Whether what it has called, or waits for, is its value.
  private var isCalled = false

  init(_ expression: Expression, isAwaited: Bool, expecting expected: TypeName?) {
    self.expression = expression
    self.isAwaited = isAwaited
    self.expected = expected
  }

  override func advance(
    _ outcome: Outcome?, _ task: RuntimeTask, _ interpreter: Interpreter
  ) throws(Halt) -> Outcome? {
    if let outcome {
      guard case .value(let value) = outcome else { return try end(outcome, interpreter) }
      if let called { try writeBack(called, interpreter) }
      if isCalled { return try end(outcome, interpreter) }
      try keep(value, interpreter)
    } else {
      begin(interpreter)
    }
    while next < count {
      let operand = operands[next]
      if stays(operand, interpreter) {
        next += 1
      } else if mayWait(operand, interpreter) {
        task.push(interpreter.step(for: operand, isAwaited: isAwaited))
        return nil
      } else {
        let outcome = try interpreter.value(of: operand)
        guard case .value(let value) = outcome else { return try end(outcome, interpreter) }
        try keep(value, interpreter)
      }
    }
    return try evaluate(task, interpreter)
  }

  private func begin(_ interpreter: Interpreter) {
    home = interpreter.scope
    operands = expression.operands
    count =
      1
      + (operands.lastIndex { mayWait($0, interpreter) && !$0.isUnchanging }
        ?? -1)
  }

  /// Whether an operand may wait, or blocks the thread that it is on.
  private func mayWait(_ operand: Expression, _ interpreter: Interpreter) -> Bool {
    interpreter.waits(operand, isAwaited: isAwaited) || interpreter.isInSteps(operand)
  }

  /// Whether an operand is left where it is: what cannot change, and the way to what is called.
  private func stays(_ operand: Expression, _ interpreter: Interpreter) -> Bool {
    if operand.isUnchanging { return true }
    guard next == 0, case .call(let call) = expression.kind, call.receiver != nil, operand.isPath
    else { return false }
    if case .name = operand.kind { return !mayWait(operand, interpreter) }
    return !isAwaited && !interpreter.isInSteps(operand)
  }

  /// Puts the value of an operand in its place.
  private func keep(_ value: Value, _ interpreter: Interpreter) throws(Halt) {
    let operand = operands[next]
    next += 1
    if next == 1, case .call(let call) = expression.kind, call.receiver != nil, operand.isPath,
      value.object == nil
    {
      // A structure's method changes it where it is.
      return try interpreter.simulator.release(value)
    }
    keep(value, under: &operands[next - 1], interpreter)
    try interpreter.simulator.release(value)
  }

  private func keep(_ value: Value, under expression: inout Expression, _ interpreter: Interpreter)
  {
    let name = "await \(interpreter.tasks.keptValues)"
    interpreter.tasks.keptValues += 1
    let variable = Variable(value, isConstant: true, interpreter.simulator)
    home?.declare(name, variable, interpreter.simulator)
    kept.append(variable)
    expression.kind = .name(name)
  }

  private func evaluate(_ task: RuntimeTask, _ interpreter: Interpreter) throws(Halt) -> Outcome? {
    if isAwaited, let child = interpreter.asyncLet(expression) {
      if child.isFinished { return try end(interpreter.answer(.value, of: child), interpreter) }
      isCalled = true
      child.onEnd.append(TaskEndWaiter(wait: task.beginWait()))
      return nil
    }
    var callsClosure = false
    if case .call(let call) = expression.kind { callsClosure = call.isOfWaitingClosure }
    var last = count == 0 ? expression : expression.replacing(operands: operands)
    let completion = isAwaited ? complete(&last, interpreter) : nil
    interpreter.tasks.isAwaiting = isAwaited || callsClosure || interpreter.isOnThread
    var outcome = try interpreter.value(of: last, expecting: expected)
    interpreter.tasks.isAwaiting = false
    if let completion, case .value = outcome {
      // What the method returns is what its completion is given.
      if let given = completion.outcome {
        outcome = given
      } else {
        completion.wait = task.beginWait()
      }
    }
    if let call = interpreter.tasks.takePendingCall() {
      isCalled = true
      called = call as? FunctionStep
      task.push(call)
      return nil
    }
    if task.isWaiting {
      isCalled = true
      return nil
    }
    return try end(outcome, interpreter)
  }

  /// Gives a call of UIKit's that has a completion one that ends the wait: `await present(page,
  /// animated: true)`.
  private func complete(_ expression: inout Expression, _ interpreter: Interpreter)
    -> RuntimeContinuation?
  {
    guard case .call(var call) = expression.kind, interpreter.hasAsyncForm(call),
      var argument = call.arguments.last
    else { return nil }
    let (continuation, block) = interpreter.makeCompletion()
    keep(.object(block), under: &argument.value, interpreter)
    argument.label = "completion"
    call.arguments.append(argument)
    expression.kind = .call(call)
    return continuation
  }

  /// What a function leaves in its `inout` parameters, and a structure's method in the structure.
  private func writeBack(_ function: FunctionStep, _ interpreter: Interpreter) throws(Halt) {
    guard case .call(let call) = expression.kind, let method = function.method else { return }
    if method.declaration.modifiers.contains(.mutating), let receiver = call.receiver {
      try interpreter.assign(interpreter.calls.left.selfValue, to: receiver)
    }
    var passed: [PassedArgument] = []
    for argument in call.arguments {
      var target: Expression?
      if case .unary(.addressOf, let operand) = argument.value.kind { target = operand }
      passed.append(
        PassedArgument(
          label: argument.label, value: .nothing, isTrailing: argument.isTrailing,
          span: argument.span, target: target))
    }
    try interpreter.writeBack(method, passed)
  }

  private func end(_ outcome: Outcome, _ interpreter: Interpreter) throws(Halt) -> Outcome {
    for variable in kept { try home?.withdraw(variable, interpreter.simulator) }
    kept = []
    return outcome
  }
}
