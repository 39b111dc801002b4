import Lifecycle

/// Combine's operators that keep values until there are enough of them, or until the end.
extension Interpreter {
  /// A list of so many values; nil where there are fewer as yet.
  func collect(_ value: Value, _ limit: Int?, _ subscription: Subscription, _ place: Int) -> Value?
  {
    let gathered = (subscription.last[place].elements ?? []) + [value]
    simulator.charge(.array(gathered))
    guard let limit, gathered.count >= limit else {
      subscription.last[place] = .array(gathered)
      return nil
    }
    subscription.last[place] = .array([])
    return .array(gathered)
  }

  /// What a step has kept at the end; nil where that is nothing.
  func result(of subscription: Subscription, _ place: Int) -> Value? {
    let kept = subscription.last[place]
    let count = subscription.counts[place]
    switch subscription.steps[place] {
    case .collect(let limit):
      let elements = kept.elements ?? []
      return limit != nil && elements.isEmpty ? nil : .array(elements)
    case .reduce(_, let initial): return count == 0 ? initial : kept
    case .last: return count == 0 ? nil : kept
    case .count: return .count(count)
    default: return nil
    }
  }

  /// `switchToLatest`: goes on with a publisher, and no longer with the one before it.
  func switchOver(to value: Value, _ subscription: Subscription, _ place: Int) throws(Halt) {
    guard let inner = publisher(value) else { return }
    for part in subscription.parts where part.isPart(of: subscription, at: place + 1) {
      guard !part.isCancelled else { continue }
      try part.cancel(simulator)
      subscription.running[place + 1] = 0
    }
    subscription.running[place + 1] += 1
    try connectPart(of: subscription, to: inner, .steps(subscription, place + 1)) {
      interpreter, completion throws(Halt) in
      try interpreter.innerEnded(subscription, place, completion)
    }
  }
}

extension Subscription {
  /// Whether its values go on through another one from a step.
  fileprivate func isPart(of outer: Subscription, at place: Int) -> Bool {
    guard case .steps(let target, let start)? = receiver else { return false }
    return target === outer && start == place
  }
}
