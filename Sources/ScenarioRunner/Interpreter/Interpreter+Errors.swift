import CallTrace
import Lifecycle
import ScenarioSyntax

/// `throw`, `do`, `try`, and Objective-C's exceptions.
extension Interpreter {
  /// Starts an error on its way; the result is to be thrown.
  func raise(_ expression: Expression) throws(Halt) -> Halt {
    let value = try evaluate(expression)
    if frame.dialect == .objectiveC {
      let text = describe(value)
      return simulator.raise(name: exceptionName(value), reason: text)
    }
    simulator.retain(value)
    calls.thrown = value
    return .failure
  }

  private func exceptionName(_ value: Value) -> String {
    if case .aggregate(let exception) = value, case .string(let name)? = exception["name"] {
      return name
    }
    return "NSGenericException"
  }

  func run(_ statement: DoStatement) throws(Halt) -> Flow {
    var flow = Flow.next
    let outerLoop = position.loop
    do throws(Halt) {
      flow = try run(statement.body)
    } catch {
      guard let caught = try caught(error) else { throw error }
      position.loop = outerLoop
      guard let handled = try handle(caught, by: statement) else {
        calls.thrown = caught
        if let finally = statement.finally { _ = try run(finally) }
        throw error
      }
      flow = handled
    }
    guard let finally = statement.finally else { return flow }
    let last = try run(finally)
    if case .next = last { return flow }
    return last
  }

  /// The value that a `catch` gets; nil for what cannot be caught.
  func caught(_ halt: Halt) throws(Halt) -> Value? {
    switch halt {
    case .failure:
      guard let value = calls.thrown else { return nil }
      calls.thrown = nil
      return value
    case .exception(let exception):
      guard frame.dialect == .objectiveC else { return nil }
      return .aggregate(
        Aggregate(
          typeName: "NSException",
          fields: [
            Aggregate.Field(name: "name", value: .string(exception.name)),
            Aggregate.Field(name: "reason", value: .string(exception.reason)),
          ]))
    case .budget, .terminated: return nil
    }
  }

  private func handle(_ value: Value, by statement: DoStatement) throws(Halt) -> Flow? {
    for clause in statement.catches {
      let flow = try inScope { () throws(Halt) -> Flow? in
        try catches(value, clause) ? try run(clause.body) : nil
      }
      if let flow { return flow }
    }
    return nil
  }

  /// Whether a clause catches an error; the names it binds are declared in the current scope.
  func catches(_ error: Value, _ clause: DoStatement.Catch) throws(Halt) -> Bool {
    if let pattern = clause.pattern {
      guard try matches(pattern, error) else { return false }
    } else {
      scope.declare("error", Variable(error, isConstant: true, simulator), simulator)
    }
    return try clause.filter.map { filter throws(Halt) in try isTrue(filter) } ?? true
  }

  func evaluate(_ kind: Try, _ expression: Expression) throws(Halt) -> Value {
    guard kind != .plain else { return try evaluate(expression) }
    let outer = position.statement
    do throws(Halt) {
      return try evaluate(expression)
    } catch {
      guard let value = calls.thrown else { throw error }
      calls.thrown = nil
      position.statement = outer
      if kind == .optional { return .nothing }
      throw trap("'try!' expression unexpectedly raised an error: \(describe(value))")
    }
  }
}
