import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// Combine's subscriptions: a value is passed on at once, step by step, to whoever receives it.
extension Interpreter {
  func subscribe(
    to source: Publisher, _ receiver: Subscription.Receiver?, _ completion: RuntimeBlock?,
    _ held: [Value]
  ) throws(Halt) -> Subscription {
    try simulator.checkStack()
    try step()
    let steps = source.steps
    // What a subscription keeps is an object or two, and something for every step.
    guard simulator.spend(16 + steps.count) else { throw .budget(.steps) }
    let subscription = Subscription(
      steps, receiver, completion: completion, holding: held + [.object(source)], simulator)
    subscription.upstream = source
    try connect(subscription, to: source.source)
    return subscription
  }

  private func connect(_ subscription: Subscription, to source: Publisher.Source) throws(Halt) {
    switch source {
    case .subject(let subject):
      guard !subject.isFinished else { return try finish(subscription, .member("finished")) }
      subscription.subject = subject
      subject.subscriptions.append(subscription)
      if let current = subject.current { try deliver(current.value, through: subscription) }
    case .values(let values):
      for value in values where subscription.firstOpen == 0 {
        try deliver(value, through: subscription)
      }
      try finish(subscription, .member("finished"))
    case .failure(let error):
      try finish(subscription, .aggregate(Results.value("failure", error)))
    case .future(let body): try connect(subscription, toFuture: body)
    case .timer(let interval):
      let block = makeBlock(owner: nil, captures: []) { interpreter, _ throws(Halt) in
        try interpreter.deliver(
          Dates.value(interpreter.simulator.seconds, []), through: subscription)
        return .nothing
      }
      simulator.adopt(block)
      subscription.timer = block
      simulator.startTimer(every: interval, repeats: true, block)
    case .notification(let name, let sender):
      let block = makeBlock(owner: nil, captures: []) { interpreter, arguments throws(Halt) in
        try interpreter.deliver(arguments.first ?? .nothing, through: subscription)
        return .nothing
      }
      simulator.adopt(block)
      simulator.retain(block)
      let token = Object(.object)
      simulator.adopt(token)
      subscription.token = token
      system.notifications.add(
        NotificationObserver(
          name: name, sender: sender, target: nil, selector: "", block: block, token: token))
    case .merged(let sources):
      subscription.running[0] = sources.count
      for source in sources {
        try connectPart(of: subscription, to: source, .steps(subscription, 0)) {
          interpreter, completion throws(Halt) in
          try interpreter.partEnded(subscription, completion)
        }
      }
    case .latest(let sources), .zipped(let sources):
      if case .zipped = source {
        subscription.waiting = [[Value]](repeating: [], count: sources.count)
      }
      subscription.latest = [Value?](repeating: nil, count: sources.count)
      subscription.running[0] = sources.count
      for (place, source) in sources.enumerated() {
        try connectPart(of: subscription, to: source, .place(subscription, place)) {
          interpreter, completion throws(Halt) in
          try interpreter.partEnded(subscription, completion)
        }
      }
    }
  }

  /// Subscribes a part of a subscription, and says what its end means to the whole.
  func connectPart(
    of subscription: Subscription, to source: Publisher, _ receiver: Subscription.Receiver,
    _ end: @escaping (Interpreter, Value) throws(Halt) -> Void
  ) throws(Halt) {
    let completion = makeBlock(owner: nil) { interpreter, arguments throws(Halt) in
      try end(interpreter, arguments.first ?? .nothing)
      return .nothing
    }
    simulator.adopt(completion)
    let part = try subscribe(to: source, receiver, completion, [.object(completion)])
    simulator.retain(part)
    subscription.parts.append(part)
  }

  private func connect(_ subscription: Subscription, toFuture body: RuntimeBlock) throws(Halt) {
    let promise = makeBlock(owner: nil, captures: [.object(subscription)]) {
      interpreter, arguments throws(Halt) in
      guard case .aggregate(let result)? = arguments.first, let content = result.fields.first?.value
      else { return .nothing }
      if result.isUntypedCase("success") {
        try interpreter.deliver(content, through: subscription)
        try interpreter.finish(subscription, .member("finished"))
      } else {
        try interpreter.finish(subscription, .aggregate(result))
      }
      return .nothing
    }
    simulator.adopt(promise)
    _ = try call(body, [.object(promise)])
  }

  // MARK: Sending

  /// `send(_:)`, `send()`, `send(completion:)`.
  func send(_ arguments: [PassedArgument], to subject: Subject) throws(Halt) {
    guard !subject.isFinished else { return }
    let value = arguments.first?.value ?? .nothing
    if arguments.first?.label == "completion" {
      subject.isFinished = true
      for subscription in subject.subscriptions { try finish(subscription, value) }
      return
    }
    try send(value, to: subject)
  }

  func send(_ value: Value, to subject: Subject) throws(Halt) {
    try step()
    try subject.current?.assign(value, simulator)
    for subscription in subject.subscriptions { try deliver(value, through: subscription) }
  }

  /// Passes a value through the steps of a subscription, from one of them on.
  func deliver(_ value: Value, through subscription: Subscription, from start: Int = 0) throws(Halt)
  {
    try simulator.checkStack()
    try step()
    simulator.retain(subscription)
    defer { simulator.autorelease(subscription) }
    try pass(value, through: subscription, from: start)
    try endPrefixes(of: subscription, from: start)
  }

  private func pass(_ value: Value, through subscription: Subscription, from start: Int)
    throws(Halt)
  {
    var value = value
    var place = start
    while place < subscription.steps.count {
      try step()
      guard !subscription.isCancelled, place >= subscription.firstOpen else { return }
      guard let next = try applyCatching(value, subscription, place) else { return }
      value = next
      place += 1
    }
    guard !subscription.isCancelled, place >= subscription.firstOpen else { return }
    try receive(value, subscription)
  }

  /// What a step makes of a value; where its closure throws, what comes after it is told of a failure.
  private func applyCatching(_ value: Value, _ subscription: Subscription, _ place: Int)
    throws(Halt) -> Value?
  {
    do throws(Halt) {
      return try apply(subscription.steps[place], to: value, subscription, place)
    } catch {
      guard let reason = calls.takeThrown() else { throw error }
      simulator.autorelease(reason)
      try subscription.close(before: place + 1, simulator)
      let failure = Value.aggregate(Results.value("failure", reason))
      try finish(subscription, failure, from: place + 1)
      return nil
    }
  }

  /// What a step makes of a value; nil where it goes no further, or later.
  private func apply(
    _ step: Publisher.Step, to value: Value, _ subscription: Subscription, _ place: Int
  ) throws(Halt) -> Value? {
    switch step {
    case .map(let block): return try call(block, [value])
    case .path(let names): return try read(names, of: value)
    case .filter(let block): return truth(of: try call(block, [value])) ? value : nil
    case .compactMap(let block):
      let result = try call(block, [value])
      return result.isNothing ? nil : result
    case .peek(let block, _):
      if let block { _ = try call(block, [value]) }
      return value
    case .replaceError, .mapError, .catch, .retry: return value
    case .collect(let limit): return collect(value, limit, subscription, place)
    case .reduce(let block, let initial):
      let before = subscription.counts[place] == 0 ? initial : subscription.last[place]
      _ = note(try call(block, [before, value]), subscription, place)
      return nil
    case .last, .count:
      _ = note(value, subscription, place)
      return nil
    case .switchToLatest:
      try switchOver(to: value, subscription, place)
      return nil
    case .replaceNil(let other): return value.isNothing ? other : value
    case .scan(let block, let initial):
      let before = subscription.counts[place] == 0 ? initial : subscription.last[place]
      return note(try call(block, [before, value]), subscription, place)
    case .removeDuplicates:
      if subscription.counts[place] > 0, isEqual(subscription.last[place], value) { return nil }
      return note(value, subscription, place)
    case .dropFirst(let count):
      subscription.counts[place] += 1
      return subscription.counts[place] > count ? value : nil
    case .prefix(let count):
      subscription.counts[place] += 1
      return subscription.counts[place] <= count ? value : nil
    case .flatMap(let block):
      guard let inner = publisher(try call(block, [value])) else { return nil }
      subscription.running[place + 1] += 1
      try connectPart(of: subscription, to: inner, .steps(subscription, place + 1)) {
        interpreter, completion throws(Halt) in
        try interpreter.innerEnded(subscription, place, completion)
      }
      return nil
    case .queue(let queue): dispatch(passingOn(value, subscription, place), on: queue)
    case .runLoop: simulator.performInRunLoop(passingOn(value, subscription, place))
    case .delay(let time): simulator.async(after: time, passingOn(value, subscription, place))
    case .debounce(let time):
      subscription.counts[place] += 1
      simulator.async(
        after: time,
        passingOn(value, subscription, place, onlyIf: subscription.counts[place]))
    }
    return nil
  }

  private func note(_ value: Value, _ subscription: Subscription, _ place: Int) -> Value {
    subscription.counts[place] += 1
    subscription.last[place] = value
    return value
  }

  /// A block that passes a value on behind a step, unless a newer one has come meanwhile.
  private func passingOn(
    _ value: Value, _ subscription: Subscription, _ place: Int, onlyIf count: Int? = nil
  ) -> RuntimeBlock {
    later(subscription, capturing: value) {
      interpreter throws(Halt) in
      if let count, subscription.counts[place] != count { return }
      try interpreter.deliver(value, through: subscription, from: place + 1)
    }
  }

  /// A block in which a subscription goes on, on behalf of whoever receives its values.
  func later(
    _ subscription: Subscription, capturing value: Value,
    _ action: @escaping (Interpreter) throws(Halt) -> Void
  ) -> RuntimeBlock {
    var owner: Object?
    if case .block(let block)? = subscription.receiver { owner = block.owner }
    let block = makeBlock(owner: owner, captures: [value]) { interpreter, _ throws(Halt) in
      try action(interpreter)
      return .nothing
    }
    simulator.adopt(block)
    return block
  }

  private func receive(_ value: Value, _ subscription: Subscription) throws(Halt) {
    switch subscription.receiver {
    case .block(let block)?: _ = try call(block, [value])
    case .path(let names, let object)?:
      guard let last = names.last else { return }
      let owner = try read(names.dropLast(), of: .object(object))
      _ = try assignMemberIfKnown(
        value, last, of: owner, at: position.place)
    case .published(let object, let name)?:
      guard !object.isDeallocated else { return }
      _ = try assignMemberIfKnown(
        value, name, of: .object(object), at: position.place)
    case .subject(let subject)?: try send(value, to: subject)
    case .steps(let outer, let place)?: try deliver(value, through: outer, from: place)
    case .place(let outer, let place)? where !outer.waiting.isEmpty:
      outer.waiting[place].append(value)
      guard outer.waiting.allSatisfy({ !$0.isEmpty }) else { return }
      let fields = outer.waiting.indices.map {
        Aggregate.Field(name: "", value: outer.waiting[$0].removeFirst())
      }
      try deliver(.aggregate(Aggregate(.tuple, fields: fields)), through: outer)
    case .place(let outer, let place)?:
      outer.latest[place] = value
      let fields = outer.latest.compactMap { value in
        value.map { Aggregate.Field(name: "", value: $0) }
      }
      guard fields.count == outer.latest.count else { return }
      try deliver(.aggregate(Aggregate(.tuple, fields: fields)), through: outer)
    case nil: break
    }
  }

  private func read(_ names: some Sequence<String>, of value: Value) throws(Halt) -> Value {
    var current = value
    for name in names {
      guard !current.isNothing else { return .nothing }
      current =
        try readMemberIfKnown(name, of: current, at: position.place)
        ?? .nothing
    }
    return current
  }

  // MARK: Cancelling

  /// `cancel()` and `store(in:)`; nil for anything else.
  func call(
    _ name: String, onCancellable object: Object, _ arguments: [CallArgument], at span: NodeSpan
  ) throws(Halt) -> Value? {
    switch name {
    case "cancel":
      if let subscription = object as? Subscription {
        try subscription.cancel(simulator)
        system.notifications.remove(token: subscription.token)
      }
      return .nothing
    case "store":
      guard let target = try pass(arguments).first?.target else { return nil }
      let known = try evaluate(target)
      if case .array(let elements) = known {
        try assign(.array(elements + [.object(object)]), to: target)
      } else {
        let elements = known.setElements ?? []
        try assign(SetValue.value(unique(elements + [.object(object)])), to: target)
      }
      return .nothing
    default: return nil
    }
  }
}
