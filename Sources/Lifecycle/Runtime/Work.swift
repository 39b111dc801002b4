/// The work of a program, counted in steps and in parts of a step.
///
/// A statement and an expression are a step each. Whatever looks at more than one thing counts a part for
/// each thing that it copies, compares or passes over, so that the steps of a program bound the time that
/// it takes, whichever of the built-in operations it uses. The same program counts the same on every
/// machine.
extension Simulator {
  /// How many parts are one step.
  public static let partsOfStep = 64

  /// Counts what it costs to go through something; false where that is more than a scenario may take,
  /// so that nothing is to be gone through: the next step ends it.
  public func spend(_ cost: Int) -> Bool {
    steps = min(steps, Int.max / 2) + min(cost, Int.max / 2)
    return steps <= budget.steps
  }

  /// Counts parts of a step; false where nothing is left.
  @discardableResult
  public func spend(parts count: Int) -> Bool {
    parts += min(count, Int.max / 2)
    guard parts >= Self.partsOfStep else { return steps <= budget.steps }
    let whole = parts / Self.partsOfStep
    parts -= whole * Self.partsOfStep
    return spend(whole)
  }

  /// Counts the use of a value by its size; false where nothing is left.
  @discardableResult
  public func charge(_ value: Value) -> Bool {
    let size = value.size
    return size == 0 || spend(parts: size)
  }

  /// Takes the count of a value's use back, when all that was asked of it takes as long for a small
  /// value as for a large one.
  public func refund(_ value: Value) {
    let size = value.size
    guard size > 0, steps < Int.max / 4 else { return }
    let rest = parts - size
    let whole = rest >= 0 ? 0 : (Self.partsOfStep - 1 - rest) / Self.partsOfStep
    steps -= whole
    parts = rest + whole * Self.partsOfStep
  }

  /// Leaves nothing to spend, for want of something else, where nothing can be thrown: the next step ends
  /// the scenario and says so.
  public func exhaust(_ kind: Budget.Kind) {
    guard steps <= budget.steps else { return }
    steps = Int.max / 2
    exhausted = kind
  }

  /// Whether there are steps left.
  public var isAffordable: Bool { steps <= budget.steps }
}

extension Value {
  /// How many parts there are to copy, compare or pass over: the elements of a collection, the bytes of
  /// a text, nothing for what is always small.
  ///
  /// It is known without looking through the value. Elements that are not small themselves count more,
  /// and what the first is they are mostly all.
  public var size: Int {
    switch self {
    case .nothing, .bool, .int, .double, .type: 0
    case .string(let text), .selector(let text), .member(let text): text.utf8.count
    case .array(let values): Self.size(of: values.count, like: values.first)
    case .dictionary(let entries): 2 * Self.size(of: entries.count, like: entries.first?.value)
    case .aggregate(let aggregate): aggregate.size
    case .object(let object): object.size
    }
  }

  fileprivate static func size(of count: Int, like first: Value?) -> Int {
    switch first {
    case .aggregate(let aggregate)?: count * (4 + 2 * aggregate.fields.count)
    case .string?: 2 * count
    default: count
    }
  }
}

extension Aggregate {
  /// The parts of a structure: its fields, and of what holds a collection or a text alone those of that.
  fileprivate var size: Int {
    guard fields.count == 1 else { return fields.count }
    return switch fields[0].value {
    case .array(let values): Value.size(of: values.count, like: values.first)
    case .string(let text): text.utf8.count
    default: 1
    }
  }
}
