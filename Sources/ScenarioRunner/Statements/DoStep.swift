import Lifecycle
import ScenarioSyntax

/// `do` with its `catch` clauses; `@try` with `@catch` and `@finally`.
final class DoStep: Step {
  private enum Part { case body, handler, finally }

  private let statement: DoStatement
  private var part = Part.body
  /// The loop around it, in which its clauses are too.
  private var loop: NodeSpan?
  /// The error that a clause has caught.
  private var caught: Value?
  /// What it comes to, unless `@finally` comes to something else.
  private var result = Outcome.next

  init(_ statement: DoStatement) { self.statement = statement }

  override func advance(_ outcome: Outcome?, _ interpreter: Interpreter) throws(Halt) -> Outcome? {
    guard let outcome else {
      loop = interpreter.position.loop
      interpreter.push(statement.body)
      return nil
    }
    switch part {
    case .body:
      part = .handler
      if let error = interpreter.caught(outcome), try handles(error, interpreter) { return nil }
    case .handler: if let caught { interpreter.simulator.autorelease(caught) }
    case .finally:
      if case .next = outcome { return result }
      return outcome
    }
    guard let finally = statement.finally else { return outcome }
    part = .finally
    result = outcome
    interpreter.push(finally)
    return nil
  }

  /// Has the clause that catches an error run, if there is one.
  private func handles(_ error: Value, _ interpreter: Interpreter) throws(Halt) -> Bool {
    interpreter.position.loop = loop
    for clause in statement.catches {
      let outcome = try interpreter.push(clause.body) { () throws(Halt) in
        try interpreter.catches(error, clause)
      }
      guard outcome == nil else { continue }
      caught = error
      return true
    }
    return false
  }
}
