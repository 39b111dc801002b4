import Lifecycle
import ScenarioSyntax

/// How subscriptions end: a completion goes through the steps behind the values, and some of them keep
/// it, turn it into something else, or end what is before them.
extension Interpreter {
  /// Passes a completion through the steps of a subscription, from one of them on.
  func finish(_ subscription: Subscription, _ completion: Value, from start: Int = 0) throws(Halt) {
    try simulator.checkStack()
    simulator.retain(subscription)
    defer { simulator.autorelease(subscription) }
    var completion = completion
    var place = start
    while place < subscription.steps.count {
      try step()
      guard !subscription.isCancelled, place >= subscription.firstOpen,
        let next = try pass(completion, subscription, place)
      else { return }
      completion = next
      place += 1
    }
    guard !subscription.isCancelled, place >= subscription.firstOpen else { return }
    try subscription.close(before: subscription.steps.count + 1, simulator)
    if let block = subscription.completion { _ = try call(block, [completion]) }
  }

  /// What a step makes of a completion; nil where it goes no further, or later.
  private func pass(_ completion: Value, _ subscription: Subscription, _ place: Int) throws(Halt)
    -> Value?
  {
    let error = Self.error(of: completion)
    switch (subscription.steps[place], error) {
    case (.replaceError(let value), _?):
      try subscription.close(before: place, simulator)
      try deliver(value, through: subscription, from: place + 1)
      return .member("finished")
    case (.mapError(let block), let error?):
      return .aggregate(Results.value("failure", try call(block, [error])))
    case (.catch(let block), let error?):
      try replace(subscription, place, by: block, error)
      return nil
    case (.retry(let count), _?):
      guard subscription.counts[place] < count else { return completion }
      try retry(subscription, place)
      return nil
    case (.peek(_, let block?), _):
      _ = try call(block, [completion])
      return completion
    case (.collect, nil), (.reduce, nil), (.last, nil), (.count, nil):
      if let value = result(of: subscription, place) {
        try deliver(value, through: subscription, from: place + 1)
      }
      return completion
    case (.flatMap, nil), (.switchToLatest, nil):
      subscription.hasEnded[place] = true
      return subscription.running[place + 1] == 0 ? completion : nil
    case (.queue(let queue), _): dispatch(finishing(subscription, completion, place), on: queue)
    case (.runLoop, _):
      simulator.performInRunLoop(finishing(subscription, completion, place))
    case (.delay(let time), _), (.debounce(let time), _):
      simulator.async(after: time, finishing(subscription, completion, place))
    default: return completion
    }
    return nil
  }

  private func finishing(_ subscription: Subscription, _ completion: Value, _ place: Int)
    -> RuntimeBlock
  {
    later(subscription, capturing: completion) {
      interpreter throws(Halt) in
      try interpreter.finish(subscription, completion, from: place + 1)
    }
  }

  private static func error(of completion: Value) -> Value? {
    guard case .aggregate(let result) = completion, result.isUntypedCase("failure") else {
      return nil
    }
    return result.fields.first?.value ?? .nothing
  }

  // MARK: Steps that end

  /// Ends what is before a `prefix` or a `first` that has let its last value through.
  func endPrefixes(of subscription: Subscription, from start: Int) throws(Halt) {
    guard !subscription.isCancelled else { return }
    for place in subscription.steps.indices.reversed()
    where place >= max(start, subscription.firstOpen) {
      guard case .prefix(let count) = subscription.steps[place],
        subscription.counts[place] >= count
      else { continue }
      try subscription.close(before: place + 1, simulator)
      return try finish(subscription, .member("finished"), from: place + 1)
    }
  }

  // MARK: Publishers in the place of others

  /// `catch`: goes on with the publisher that the closure makes of an error.
  private func replace(
    _ subscription: Subscription, _ place: Int, by block: RuntimeBlock, _ error: Value
  ) throws(Halt) {
    try subscription.close(before: place + 1, simulator)
    guard let other = publisher(try call(block, [error])) else { return }
    try connectPart(of: subscription, to: other, .steps(subscription, place + 1)) {
      interpreter, completion throws(Halt) in
      try interpreter.finish(subscription, completion, from: place + 1)
    }
  }

  /// `retry`: subscribes to what is before it once more.
  private func retry(_ subscription: Subscription, _ place: Int) throws(Halt) {
    guard let upstream = subscription.upstream else { return }
    subscription.counts[place] += 1
    try subscription.close(before: place, simulator)
    let again = Publisher(
      upstream.source, Array(upstream.steps.prefix(place)), holding: [.object(upstream)], simulator)
    try connectPart(of: subscription, to: again, .steps(subscription, place)) {
      interpreter, completion throws(Halt) in
      try interpreter.finish(subscription, completion, from: place)
    }
  }

  // MARK: Parts

  /// One of the publishers that a subscription merges or combines has ended; with the last of them it
  /// does, and with the first that fails.
  func partEnded(_ subscription: Subscription, _ completion: Value) throws(Halt) {
    subscription.running[0] -= 1
    guard subscription.running[0] == 0 || Self.error(of: completion) != nil else { return }
    try finish(subscription, completion)
  }

  /// A publisher that `flatMap` has made has ended.
  func innerEnded(_ subscription: Subscription, _ place: Int, _ completion: Value) throws(Halt) {
    subscription.running[place + 1] -= 1
    if Self.error(of: completion) != nil {
      try subscription.close(before: place + 1, simulator)
      return try finish(subscription, completion, from: place + 1)
    }
    guard subscription.hasEnded[place], subscription.running[place + 1] == 0 else { return }
    try finish(subscription, completion, from: place + 1)
  }
}
