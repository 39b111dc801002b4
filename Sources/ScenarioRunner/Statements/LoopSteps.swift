import Lifecycle
import ScenarioSyntax

/// A loop; each round has a scope of its own, with what its head binds and what its body declares.
class LoopStep: Step {
  private let label: String?
  private let span: NodeSpan
  private var outerLoop: NodeSpan?

  init(label: String?, at span: NodeSpan) {
    self.label = label
    self.span = span
  }

  /// Begins a round: `.unmet` where there is none. A step of its head has come to a value, if any.
  func beginRound(_ value: Value?, _ interpreter: Interpreter) throws(Halt) -> Outcome? { .unmet }

  /// Gives up what the loop holds.
  func end(_ interpreter: Interpreter) {}

  final override func advance(_ outcome: Outcome?, _ interpreter: Interpreter) throws(Halt)
    -> Outcome?
  {
    if outcome == nil { outerLoop = interpreter.position.loop }
    var value: Value?
    switch outcome {
    case nil, .next?, .fallthrough?, .continue(nil)?: break
    case .continue(let target?)? where target == label: break
    case .value(let given)?:
      interpreter.simulator.autorelease(given)
      value = given
    case .some(let outcome): return leave(outcome, interpreter)
    }
    interpreter.position.loop = span
    return try beginRound(value, interpreter).map { leave($0, interpreter) }
  }

  private func leave(_ outcome: Outcome, _ interpreter: Interpreter) -> Outcome {
    interpreter.position.loop = outerLoop
    end(interpreter)
    switch outcome {
    case .unmet, .break(nil): return .next
    case .break(let target?) where target == label: return .next
    default: return outcome
    }
  }
}

/// `while`.
final class WhileStep: LoopStep {
  private let conditions: [Condition]
  private let body: CodeBlock

  init(_ conditions: [Condition], _ body: CodeBlock, label: String?, at span: NodeSpan) {
    self.conditions = conditions
    self.body = body
    super.init(label: label, at: span)
  }

  override func beginRound(_ value: Value?, _ interpreter: Interpreter) throws(Halt) -> Outcome? {
    try interpreter.step()
    return try interpreter.push(body, if: conditions)
  }
}

/// `repeat … while`, whose condition does not see what the body declares.
final class RepeatStep: LoopStep {
  private let body: CodeBlock
  private let condition: Expression
  private var isFirst = true

  init(_ body: CodeBlock, _ condition: Expression, label: String?, at span: NodeSpan) {
    self.body = body
    self.condition = condition
    super.init(label: label, at: span)
  }

  override func beginRound(_ value: Value?, _ interpreter: Interpreter) throws(Halt) -> Outcome? {
    if !isFirst {
      guard let value = try interpreter.asked(condition, given: value) else { return nil }
      guard try interpreter.isTrue(value, at: condition.span) else { return .unmet }
    }
    isFirst = false
    try interpreter.step()
    interpreter.push(body)
    return nil
  }
}

/// C's `for`, in a scope in which what it begins with has been done.
final class ForCStep: LoopStep {
  private let loop: ForCStatement
  private var isFirst = true

  init(_ loop: ForCStatement, label: String?, at span: NodeSpan) {
    self.loop = loop
    super.init(label: label, at: span)
  }

  override func beginRound(_ value: Value?, _ interpreter: Interpreter) throws(Halt) -> Outcome? {
    if !isFirst {
      for step in loop.step { _ = try interpreter.evaluate(step) }
    }
    isFirst = false
    if let condition = loop.condition, try !interpreter.isTrue(condition) { return .unmet }
    try interpreter.step()
    interpreter.push(loop.body)
    return nil
  }
}

/// `for … in`, and `for await … in`.
final class ForInStep: LoopStep {
  private let loop: ForInStatement
  private var sequence = Value.nothing
  /// How many elements have been taken; nil until there is a sequence.
  private var place: Int?

  init(_ loop: ForInStatement, label: String?, at span: NodeSpan) {
    self.loop = loop
    super.init(label: label, at: span)
  }

  override func beginRound(_ value: Value?, _ interpreter: Interpreter) throws(Halt) -> Outcome? {
    var value = value
    if place == nil {
      guard let made = try interpreter.asked(loop.sequence, given: value) else { return nil }
      try begin(with: made, interpreter)
      value = nil
    }
    let span = loop.sequence.span
    if interpreter.tasks.steps.canWait, loop.isAwaited, interpreter.isAwaitedIterator(sequence) {
      if let value {
        try interpreter.advance(&sequence)
        guard !value.isNothing else { return .unmet }
        guard try !isRun(with: value, interpreter) else { return nil }
      }
      interpreter.note(span)
      interpreter.tasks.steps.push(NextStep(sequence, at: span))
      return nil
    }
    while let element = try interpreter.element(place ?? 0, of: &sequence, at: span) {
      place = (place ?? 0) + 1
      if try isRun(with: element, interpreter) { return nil }
    }
    return .unmet
  }

  override func end(_ interpreter: Interpreter) {
    interpreter.simulator.autorelease(sequence)
    sequence = .nothing
  }

  private func begin(with value: Value, _ interpreter: Interpreter) throws(Halt) {
    let span = loop.sequence.span
    sequence =
      try interpreter.tasks.steps.canWait && loop.isAwaited
      ? interpreter.iterator(of: value, at: span) : interpreter.sequence(value, at: span)
    interpreter.simulator.retain(sequence)
    place = 0
  }

  /// Has the body run with an element, if that is wanted.
  private func isRun(with element: Value, _ interpreter: Interpreter) throws(Halt) -> Bool {
    try interpreter.push(loop.body) { () throws(Halt) in
      guard try interpreter.matches(loop.pattern, element),
        try loop.filter.map({ filter throws(Halt) in try interpreter.isTrue(filter) }) ?? true
      else { return false }
      try interpreter.step()
      return true
    } == nil
  }
}
