import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// A sequence whose elements are awaited and that changes, or leaves out, those of another.
final class DerivedSequence: TaskObject {
  /// What is done with the elements.
  enum Change {
    case map(RuntimeBlock)
    case compactMap(RuntimeBlock)
    case filter(RuntimeBlock)
    case prefix(Int)
    case dropFirst(Int)

    /// The closure that is called with each.
    var block: RuntimeBlock? {
      switch self {
      case .map(let block), .compactMap(let block), .filter(let block): block
      case .prefix, .dropFirst: nil
      }
    }
  }

  let base: TaskObject
  let change: Change
  /// How many elements have come.
  var count = 0
  private var held: [Object]

  init(_ base: TaskObject, _ change: Change, _ simulator: Simulator) {
    self.base = base
    self.change = change
    held = [base, change.block].compactMap { $0 }
    super.init()
    simulator.adopt(self)
    for object in held { simulator.retain(object) }
  }

  override var ownedObjects: [(name: String, object: Object)] { held.map { ("", $0) } }

  override func releaseContents(_ simulator: Simulator) throws(Halt) {
    try super.releaseContents(simulator)
    let objects = held
    held = []
    for object in objects { try simulator.release(object) }
  }

  override func sever() {
    super.sever()
    held = []
  }
}

/// The next element of a sequence that changes another's.
final class DerivedNextStep: TaskStep {
  private let sequence: DerivedSequence
  private let span: NodeSpan
  /// The element of the other sequence that the closure is called with.
  private var element: Value?

  init(_ sequence: DerivedSequence, at span: NodeSpan) {
    self.sequence = sequence
    self.span = span
  }

  override func advance(
    _ outcome: Outcome?, _ task: RuntimeTask, _ interpreter: Interpreter
  ) throws(Halt) -> Outcome? {
    var outcome = outcome
    while let current = outcome {
      guard case .value(let value) = current else { return current }
      if let element {
        self.element = nil
        if let result = try result(value, of: element, interpreter) { return result }
        break
      }
      guard !value.isNothing else { return current }
      sequence.count += 1
      switch sequence.change {
      case .prefix(let limit): return sequence.count > limit ? .value(.nothing) : current
      case .dropFirst(let limit):
        if sequence.count > limit { return current }
        outcome = nil
      case .map(let block), .compactMap(let block), .filter(let block):
        element = value
        guard let made = try interpreter.begin(block, [value], task) else { return nil }
        outcome = made
      }
    }
    if case .prefix(let limit) = sequence.change, sequence.count >= limit {
      return .value(.nothing)
    }
    task.push(NextStep(.object(sequence.base), at: span))
    return nil
  }

  /// What the closure's value makes of an element; nil where it is left out.
  private func result(_ value: Value, of element: Value, _ interpreter: Interpreter) throws(Halt)
    -> Outcome?
  {
    switch sequence.change {
    case .filter:
      if interpreter.truth(of: value) { return .value(element) }
      try interpreter.simulator.release(element)
      return nil
    case .compactMap where value.isNothing:
      try interpreter.simulator.release(element)
      return nil
    default:
      try interpreter.simulator.release(element)
      return .value(value)
    }
  }
}

/// What is made of all elements of a sequence: `reduce`, `contains`, `max`.
final class CollectStep: TaskStep {
  private let sequence: TaskObject
  private let name: String
  private let arguments: [PassedArgument]
  private let span: NodeSpan
  private var elements: [Value] = []

  init(
    _ sequence: TaskObject, _ name: String, _ arguments: [PassedArgument], at span: NodeSpan,
    _ simulator: Simulator
  ) {
    self.sequence = sequence
    self.name = name
    self.arguments = arguments
    self.span = span
    simulator.retain(sequence)
    for argument in arguments { simulator.retain(argument.value) }
  }

  override func advance(
    _ outcome: Outcome?, _ task: RuntimeTask, _ interpreter: Interpreter
  ) throws(Halt) -> Outcome? {
    guard let outcome else {
      task.push(NextStep(.object(sequence), at: span))
      return nil
    }
    guard case .value(let value) = outcome else { return try end(outcome, interpreter) }
    guard value.isNothing else {
      elements.append(value)
      task.push(NextStep(.object(sequence), at: span))
      return nil
    }
    let result = try interpreter.attempt { interpreter throws(Halt) in
      let value = try interpreter.callOnValue(
        .array(elements), name, arguments, base: nil, at: span)
      interpreter.simulator.retain(value)
      return .value(value)
    }
    return try end(result, interpreter)
  }

  private func end(_ outcome: Outcome, _ interpreter: Interpreter) throws(Halt) -> Outcome {
    for element in elements { try interpreter.simulator.release(element) }
    for argument in arguments { interpreter.simulator.autorelease(argument.value) }
    interpreter.simulator.autorelease(sequence)
    return outcome
  }

  override var ownedObjects: [(name: String, object: Object)] {
    [("", sequence)] + elements.flatMap { Object.objects(in: $0, named: "") }
  }
}

extension Interpreter {
  /// What sequences have in common whose elements are awaited; nil for anything else.
  func call(
    _ name: String, onSequence sequence: TaskObject, _ arguments: [PassedArgument],
    at span: NodeSpan
  ) throws(Halt) -> Value? {
    let block = arguments.last?.value.object as? RuntimeBlock
    let count = Int(clamping: Self.integer(arguments.first?.value.number ?? 1))
    let change: DerivedSequence.Change
    switch (name, block) {
    case ("map", let block?): change = .map(block)
    case ("compactMap", let block?): change = .compactMap(block)
    case ("filter", let block?): change = .filter(block)
    case ("prefix", nil): change = .prefix(count)
    case ("dropFirst", nil): change = .dropFirst(count)
    case ("makeAsyncIterator", _): return .object(sequence)
    case ("next", _):
      guard tasks.isAwaiting, let derived = sequence as? DerivedSequence else { return nil }
      tasks.wait(for: DerivedNextStep(derived, at: span))
      return .nothing
    case ("reduce", _), ("contains", _), ("allSatisfy", _), ("max", _), ("min", _), ("first", _):
      guard tasks.isAwaiting else { throw missingAwait(at: span) }
      tasks.wait(for: CollectStep(sequence, name, arguments, at: span, simulator))
      return .nothing
    default: return nil
    }
    return .object(DerivedSequence(sequence, change, simulator))
  }
}
