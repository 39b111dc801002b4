import Lifecycle
import ScenarioSyntax

/// `switch`.
final class SwitchStep: Step {
  private let statement: SwitchStatement
  private let label: String?
  private var subject: Value?
  private var place = 0

  init(_ statement: SwitchStatement, label: String?) {
    self.statement = statement
    self.label = label
  }

  override func advance(_ outcome: Outcome?, _ interpreter: Interpreter) throws(Halt) -> Outcome? {
    if let outcome, subject != nil { return end(outcome, interpreter) }
    var value: Value?
    switch outcome {
    case nil: value = try interpreter.asked(statement.subject)
    case .value(let given)?:
      interpreter.simulator.autorelease(given)
      value = given
    case .some(let outcome): return outcome
    }
    guard let value else { return nil }
    interpreter.simulator.retain(value)
    subject = value
    return try choose(value, interpreter)
  }

  /// Has the first case run that the subject matches, or the default.
  private func choose(_ subject: Value, _ interpreter: Interpreter) throws(Halt) -> Outcome? {
    for (place, candidate) in statement.cases.enumerated() {
      self.place = place
      let outcome = try interpreter.push(candidate.body) { () throws(Halt) in
        try interpreter.matches(candidate, subject)
      }
      if outcome == nil { return nil }
    }
    guard let place = statement.cases.firstIndex(where: { $0.isDefault }) else {
      return end(.break(nil), interpreter)
    }
    self.place = place
    interpreter.push(statement.cases[place].body)
    return nil
  }

  /// Goes on with the next case, or ends.
  private func end(_ outcome: Outcome, _ interpreter: Interpreter) -> Outcome? {
    let isFalling =
      switch outcome {
      case .fallthrough: true
      case .next: statement.fallsThrough
      default: false
      }
    if isFalling, place + 1 < statement.cases.count {
      place += 1
      interpreter.push(statement.cases[place].body)
      return nil
    }
    if let subject { interpreter.simulator.autorelease(subject) }
    switch outcome {
    case .break(nil), .fallthrough: return .next
    case .break(let target?) where target == label: return .next
    default: return outcome
    }
  }
}

extension Interpreter {
  /// Whether a value matches a label of a case; the names of that are declared in the current scope.
  func matches(_ candidate: SwitchStatement.Case, _ value: Value) throws(Halt) -> Bool {
    for label in candidate.labels where try matches(label.pattern, value) {
      guard let filter = label.filter else { return true }
      if try isTrue(filter) { return true }
    }
    return false
  }
}
