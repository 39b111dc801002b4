import Lifecycle
import ScenarioSyntax

/// Statements: what each does, or the step that does it.
extension Interpreter {
  /// Executes a statement; nil where that has pushed a step, whose outcome is the statement's.
  ///
  /// The kinds whose expressions may hold calls come first, so that the frames of a deep program stay small.
  ///
  /// - Parameter isResult: whether an expression is what the function returns.
  func execute(_ statement: Statement, isResult: Bool) throws(Halt) -> Outcome? {
    switch statement.kind {
    case .expression(let expression) where isResult:
      return try executeReturn(of: expression, in: statement)
    case .expression(let expression), .throw(let expression):
      guard !awaits(expression, in: statement) else { return nil }
      return try finish(statement, with: try evaluate(expression))
    case .return(let expression?):
      return try executeReturn(of: expression, in: statement)
    case .variable(let variable):
      if let value = variable.initialValue, tasks.steps.canWait {
        if variable.modifiers.contains(.async) { return try begin(variable, with: value) }
        guard !awaits(value, in: statement, expecting: variable.type) else { return nil }
      }
      try declare(variable)
      return .next
    case .tupleBinding(let binding):
      guard !awaits(binding.value, in: statement) else { return nil }
      return try finish(statement, with: try evaluate(binding.value))
    default:
      guard let step = step(for: statement, label: nil) else { return try executeOther(statement) }
      tasks.steps.push(step)
      return nil
    }
  }

  /// Does what is left of a statement when its expression has a value.
  func finish(_ statement: Statement, with value: Value) throws(Halt) -> Outcome {
    switch statement.kind {
    case .return:
      simulator.retain(value)
      return .return(value)
    case .throw: throw raise(value)
    case .variable(let variable): try declare(variable, evaluated: value)
    case .tupleBinding(let binding): try declare(binding, value)
    // What an initialiser hands on to fails for it too.
    default: if frame.hasFailed { return .return(.bool(false)) }
    }
    return .next
  }

  /// Returns a value; an initialiser that may fail returns `nil` as a sign of that.
  private func executeReturn(of expression: Expression, in statement: Statement) throws(Halt)
    -> Outcome?
  {
    if tasks.steps.canWait {
      var statement = statement
      statement.kind = .return(expression)
      guard !awaits(expression, in: statement) else { return nil }
    }
    if case .nil = expression.kind, !frame.callsObservers,
      frame.method?.declaration.modifiers.contains(.failable) == true
    {
      return .return(.bool(false))
    }
    let value = try evaluateResult(expression)
    simulator.retain(value)
    return .return(value)
  }

  /// The step that executes a statement which has statements in it; nil for any other.
  private func step(for statement: Statement, label: String?) -> Step? {
    let span = statement.span
    switch statement.kind {
    case .if(let statement): return IfStep(statement)
    case .guard(let conditions, let otherwise): return GuardStep(conditions, otherwise)
    case .forIn(let loop): return ForInStep(loop, label: label, at: span)
    case .forC(var loop):
      guard !loop.start.isEmpty else { return ForCStep(loop, label: label, at: span) }
      // What it begins with stands in a scope around the loop.
      let start = loop.start
      loop.start = []
      var rest = statement
      rest.kind = .forC(loop)
      if let label { rest.kind = .labeled(label, rest) }
      return BodyStep(start + [rest], in: Scope(parent: scope))
    case .while(let conditions, let body):
      return WhileStep(conditions, body, label: label, at: span)
    case .repeatWhile(let body, let condition):
      return RepeatStep(body, condition, label: label, at: span)
    case .switch(let statement): return SwitchStep(statement, label: label)
    case .do(let statement): return DoStep(statement)
    case .block(let block): return BodyStep(block.statements, in: Scope(parent: scope))
    case .labeled(let label, let inner):
      switch inner.kind {
      case .forIn, .forC, .while, .repeatWhile, .switch: return step(for: inner, label: label)
      default: return LabeledStep(label, inner)
      }
    default: return nil
    }
  }

  /// Executes a statement in which nothing is evaluated.
  private func executeOther(_ statement: Statement) throws(Halt) -> Outcome {
    switch statement.kind {
    case .return: return .return(.nothing)
    case .break(let label): return .break(label)
    case .continue(let label): return .continue(label)
    case .fallthrough: return .fallthrough
    case .defer(let block): scope.deferred.append(block)
    case .function(let function): try declareLocal(function)
    case .type(let type): try declareLocal(type)
    case .typeAlias(let alias): types.add(alias)
    case .divider(let text):
      try count(output: text.utf8.count)
      try simulator.divider(text)
    case .note(let text):
      try count(output: text.utf8.count)
      try simulator.note(text)
    case .mark(let text):
      try count(output: text.utf8.count)
      try simulator.mark(text)
    default: break
    }
    return .next
  }
}

/// A statement with a label that is no loop and no `switch`.
private final class LabeledStep: Step {
  private let label: String
  private let statement: Statement

  init(_ label: String, _ statement: Statement) {
    self.label = label
    self.statement = statement
  }

  override func advance(_ outcome: Outcome?, _ interpreter: Interpreter) throws(Halt) -> Outcome? {
    guard let outcome else {
      interpreter.tasks.steps.push(BodyStep([statement]))
      return nil
    }
    if case .break(let target?) = outcome, target == label { return .next }
    return outcome
  }
}
