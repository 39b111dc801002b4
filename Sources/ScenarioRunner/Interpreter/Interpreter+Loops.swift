import Lifecycle
import ScenarioSyntax

/// Loops and `switch`.
extension Interpreter {
  /// What a round of a loop leads to.
  private enum Round {
    case goOn
    case leave(Flow)

    /// How the loop ends after it, where it is the last one.
    var flow: Flow {
      if case .leave(let flow) = self { flow } else { .next }
    }
  }

  private func round(_ body: CodeBlock, label: String?, at span: NodeSpan) throws(Halt) -> Round {
    position.loop = span
    try step()
    let mark = simulator.temporaryCount
    let flow = try run(body)
    if simulator.temporaryCount > mark { try simulator.drainTemporaries(from: mark) }
    switch flow {
    case .next, .fallthrough, .continue(nil): return .goOn
    case .break(nil): return .leave(.next)
    case .continue(let target?): return target == label ? .goOn : .leave(flow)
    case .break(let target?): return .leave(target == label ? .next : flow)
    case .return: return .leave(flow)
    }
  }

  func runWhile(
    _ conditions: [Condition], _ body: CodeBlock, label: String?, at span: NodeSpan
  ) throws(Halt) -> Flow {
    let outerLoop = position.loop
    while true {
      position.loop = span
      let result = try inScope { () throws(Halt) -> Round in
        try holds(conditions) ? try round(body, label: label, at: span) : .leave(.next)
      }
      if case .leave(let flow) = result {
        position.loop = outerLoop
        return flow
      }
    }
  }

  func runRepeat(
    _ body: CodeBlock, _ condition: Expression, label: String?, at span: NodeSpan
  ) throws(Halt) -> Flow {
    let outerLoop = position.loop
    var result = Round.goOn
    repeat {
      result = try round(body, label: label, at: span)
      if case .leave = result { break }
    } while try isTrue(condition)
    position.loop = outerLoop
    return result.flow
  }

  func run(_ statement: ForCStatement, label: String?, at span: NodeSpan) throws(Halt) -> Flow {
    let outerLoop = position.loop
    let flow = try inScope { () throws(Halt) -> Flow in
      for start in statement.start { _ = try run(start) }
      while try statement.condition.map({ condition throws(Halt) in try isTrue(condition) }) ?? true
      {
        if case .leave(let flow) = try round(statement.body, label: label, at: span) { return flow }
        for step in statement.step { _ = try evaluate(step) }
      }
      return .next
    }
    position.loop = outerLoop
    return flow
  }

  func run(_ statement: ForInStatement, label: String?, at span: NodeSpan) throws(Halt) -> Flow {
    var sequence = try sequence(
      try evaluate(statement.sequence), at: statement.sequence.span)
    let outerLoop = position.loop
    simulator.retain(sequence)
    defer { simulator.autorelease(sequence) }
    var place = 0
    var result = Round.goOn
    while let element = try element(place, of: &sequence, at: statement.sequence.span) {
      place += 1
      result = try inScope { () throws(Halt) -> Round in
        guard try matches(statement.pattern, element),
          try statement.filter.map({ filter throws(Halt) in try isTrue(filter) }) ?? true
        else { return .goOn }
        return try self.round(statement.body, label: label, at: span)
      }
      if case .leave = result { break }
    }
    position.loop = outerLoop
    return result.flow
  }

  /// What a loop goes through: of a text its characters, of a type of the program's its iterator.
  func sequence(_ value: Value, at span: NodeSpan) throws(Halt) -> Value {
    let sequence = value.unboxed
    if case .string = sequence { return .array(try elements(of: sequence)) }
    if let elements = sequence.setElements { return .array(elements) }
    guard hasMethod("makeIterator", sequence) else { return sequence }
    return try callMember(of: sequence, "makeIterator", [], base: nil, at: span)
  }

  /// Whether a value's type is the program's and has a method.
  func hasMethod(_ name: String, _ value: Value) -> Bool {
    let type: ClassInfo? =
      switch value {
      case .object(let object): info(of: object)
      case .aggregate(let aggregate): structureType(aggregate)
      default: nil
      }
    return type?.methods(named: name).contains { !$0.isStatic } ?? false
  }

  /// The element at a place of what a loop goes through; nil after the last.
  ///
  /// An iterator that is a structure is another one behind each element.
  func element(_ place: Int, of sequence: inout Value, at span: NodeSpan) throws(Halt) -> Value? {
    switch sequence {
    case .array(let elements): return place < elements.count ? elements[place] : nil
    case .dictionary(let entries):
      guard place < entries.count else { return nil }
      // Objective-C goes through the keys.
      guard frame.dialect == .swift else { return entries[place].key }
      return .aggregate(
        Aggregate(
          .tuple,
          fields: [
            Aggregate.Field(name: "key", value: entries[place].key),
            Aggregate.Field(name: "value", value: entries[place].value),
          ]))
    case .aggregate(let range) where range.typeName == Self.rangeType:
      guard case .int(let lower)? = range["lower"], let end = range["upper"] else {
        throw notASequence(sequence, at: span)
      }
      let (value, overflow) = lower.addingReportingOverflow(Int64(place))
      // `0...` goes on until the loop is left.
      if end.isNothing, !overflow { return .int(value) }
      guard case .int(let upper) = end else { throw notASequence(sequence, at: span) }
      return !overflow && value < upper ? .int(value) : nil
    case .nothing where frame.dialect == .objectiveC: return nil
    // A sequence that is opaque, such as one of notifications, yields nothing here.
    case .aggregate(let aggregate) where Opaque.isOpaque(aggregate): return nil
    default:
      guard hasMethod("next", sequence) else { throw notASequence(sequence, at: span) }
      let next = try callMember(of: sequence, "next", [], base: nil, at: span)
      try advance(&sequence)
      return next.isNothing ? nil : next
    }
  }

  /// Takes what a structure's `next()` has made of it for the structure.
  func advance(_ iterator: inout Value) throws(Halt) {
    guard case .aggregate = iterator, case .aggregate = calls.left.selfValue else { return }
    simulator.retain(calls.left.selfValue)
    try simulator.release(iterator)
    iterator = calls.left.selfValue
  }

  func notASequence(_ value: Value, at span: NodeSpan) -> Halt {
    fail(
      "scenario.not-a-sequence", "\(describe(kindOf: value)) cannot be gone through by a loop",
      at: span)
  }

  // MARK: switch

  func run(_ statement: SwitchStatement, label: String?) throws(Halt) -> Flow {
    let subject = try evaluate(statement.subject)
    var isFalling = false
    var place = try matchingCase(subject, statement)
    while let current = place {
      let flow = try inScope { () throws(Halt) -> Flow in
        if !isFalling { try bind(subject, statement.cases[current]) }
        return try run(statement.cases[current].body)
      }
      let next = current + 1 < statement.cases.count ? current + 1 : nil
      switch flow {
      case .fallthrough: place = next
      case .next where statement.fallsThrough: place = next
      case .next, .break(nil): return .next
      case .break(let target?): return target == label ? .next : flow
      case .continue, .return: return flow
      }
      isFalling = true
    }
    return .next
  }

  /// The first case that a value matches.
  func matchingCase(_ subject: Value, _ statement: SwitchStatement) throws(Halt) -> Int? {
    for (index, candidate) in statement.cases.enumerated() {
      for label in candidate.labels {
        let isMatch = try inScope { () throws(Halt) -> Bool in
          guard try matches(label.pattern, subject) else { return false }
          return try label.filter.map { filter throws(Halt) in try isTrue(filter) } ?? true
        }
        if isMatch { return index }
      }
    }
    return statement.cases.firstIndex { $0.isDefault }
  }

  /// Binds the names of the label that matched.
  func bind(_ subject: Value, _ candidate: SwitchStatement.Case) throws(Halt) {
    for label in candidate.labels where try matches(label.pattern, subject) { return }
  }
}
