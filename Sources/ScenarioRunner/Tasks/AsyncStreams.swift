import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// A sequence whose elements come when they come: an `AsyncStream` with its continuation, notifications,
/// the values of a publisher.
final class RuntimeStream: TaskObject {
  /// What has come and has not been asked for.
  private(set) var buffer: [Value] = []
  private(set) var isFinished = false
  /// The error that ends it.
  private(set) var error: Value?
  /// Whoever waits for the next element.
  var wait: TaskWait?
  /// What is called when it ends.
  var onTermination: RuntimeBlock?
  /// The closure that makes each element: `AsyncStream(unfolding:)`.
  var unfolding: RuntimeBlock?
  /// What feeds it: an observer's token, or a subscription.
  var source: Object?
  /// How many elements wait at most, and whether the newest are kept.
  var limit = Int.max
  var keepsNewest = true

  /// Puts an element with those that wait; whether there was room for it.
  func append(_ value: Value) -> Value? {
    guard buffer.count >= limit else {
      buffer.append(value)
      return nil
    }
    guard keepsNewest, !buffer.isEmpty else { return value }
    buffer.append(value)
    return buffer.removeFirst()
  }

  /// The next of the elements that wait.
  func takeFirst() -> Value? { buffer.isEmpty ? nil : buffer.removeFirst() }

  /// The error, once.
  func takeError() -> Value? {
    defer { error = nil }
    return error
  }

  /// Ends it; false where it has ended before.
  func finish(throwing error: Value?) -> Bool {
    guard !isFinished else { return false }
    isFinished = true
    self.error = error
    return true
  }

  override var ownedObjects: [(name: String, object: Object)] {
    var owned = buffer.flatMap { Object.objects(in: $0, named: "") }
    for object in [onTermination, unfolding, source].compactMap({ $0 }) {
      owned.append(("", object))
    }
    return owned
  }

  override func sever() {
    super.sever()
    buffer = []
    error = nil
    wait = nil
    onTermination = nil
    unfolding = nil
    source = nil
  }
}

extension Interpreter {
  // MARK: Making

  private func makeStream() -> RuntimeStream {
    let stream = RuntimeStream()
    simulator.adopt(stream)
    return stream
  }

  /// `AsyncStream { continuation in … }`, `AsyncStream(unfolding: …)`.
  func makeStream(_ arguments: [PassedArgument]) throws(Halt) -> Value {
    let stream = makeStream()
    setLimit(arguments, of: stream)
    guard let block = arguments.last(where: { $0.value.object is RuntimeBlock }),
      let body = block.value.object as? RuntimeBlock
    else { return .object(stream) }
    guard arguments.first?.label != "unfolding" else {
      simulator.retain(body)
      stream.unfolding = body
      return .object(stream)
    }
    _ = try call(body, [.object(stream)])
    return .object(stream)
  }

  /// `AsyncStream.makeStream(of:)`: the stream and its continuation.
  func makeStreamPair(_ arguments: [PassedArgument]) -> Value {
    let stream = makeStream()
    setLimit(arguments, of: stream)
    return .aggregate(
      Aggregate(
        .tuple,
        fields: [
          Aggregate.Field(name: "stream", value: .object(stream)),
          Aggregate.Field(name: "continuation", value: .object(stream)),
        ]))
  }

  /// `bufferingPolicy: .bufferingNewest(1)`.
  private func setLimit(_ arguments: [PassedArgument], of stream: RuntimeStream) {
    guard
      case .aggregate(let policy)? = arguments.first(where: { $0.label == "bufferingPolicy" })?
        .value, let limit = policy.fields.first?.value.place
    else { return }
    stream.limit = max(0, limit)
    stream.keepsNewest = policy.isUntypedCase("bufferingNewest")
  }

  /// `NotificationCenter.default.notifications(named:object:)`.
  func makeNotifications(_ arguments: [PassedArgument]) -> Value {
    let stream = makeStream()
    let token = Object(.object)
    simulator.adopt(token)
    simulator.retain(token)
    stream.source = token
    let block = feed(stream)
    simulator.retain(block)
    let name = arguments.first.flatMap { notificationName($0.value) }
    let sender = arguments.dropFirst().first?.value.object
    system.notifications.add(
      NotificationObserver(
        name: name, sender: sender, target: nil, selector: "", block: block, token: token))
    return .object(stream)
  }

  /// A publisher's `values`.
  func makeValues(of source: Object) throws(Halt) -> Value {
    let publisher =
      source as? Publisher
      ?? (source as? Subject).map { Publisher(.subject($0), holding: [.object($0)], simulator) }
    guard let publisher else { return .nothing }
    let stream = makeStream()
    let end = makeBlock(owner: nil) { interpreter, _ throws(Halt) in
      try interpreter.finish(stream, throwing: nil)
      return .nothing
    }
    simulator.adopt(end)
    simulator.retain(end)
    let subscription = try subscribe(to: publisher, .block(feed(stream)), end, [])
    simulator.retain(subscription)
    stream.source = subscription
    return .object(stream)
  }

  /// A closure that puts what it is given into a stream, which does not own it.
  private func feed(_ stream: RuntimeStream) -> RuntimeBlock {
    let block = makeBlock(owner: nil) { interpreter, arguments throws(Halt) in
      try interpreter.yield(arguments.first ?? .nothing, to: stream)
      return .nothing
    }
    simulator.adopt(block)
    return block
  }

  // MARK: Calls

  /// What a stream, its iterator or its continuation can be told; nil for anything else.
  func call(
    _ name: String, on stream: RuntimeStream, _ arguments: [PassedArgument], at span: NodeSpan
  ) throws(Halt) -> Value? {
    switch name {
    case "makeAsyncIterator": return .object(stream)
    case "yield":
      guard arguments.first?.label == "with" else {
        try yield(arguments.first?.value ?? .nothing, to: stream)
        return .member("enqueued")
      }
      if case .aggregate(let result)? = arguments.first?.value,
        let content = result.fields.first?.value
      {
        if result.isUntypedCase("failure") {
          try finish(stream, throwing: content)
        } else {
          try yield(content, to: stream)
        }
      }
      return .member("enqueued")
    case "finish":
      try finish(stream, throwing: arguments.first?.value)
      return .nothing
    case "next": return try next(of: stream, at: span)
    default: return nil
    }
  }

  private func yield(_ value: Value, to stream: RuntimeStream) throws(Halt) {
    guard !stream.isFinished else { return }
    simulator.retain(value)
    if let wait = stream.wait {
      stream.wait = nil
      return end(wait, with: .value(value))
    }
    if let dropped = stream.append(value) { try simulator.release(dropped) }
  }

  private func finish(_ stream: RuntimeStream, throwing error: Value?) throws(Halt) {
    guard stream.finish(throwing: error) else { return }
    if let error { simulator.retain(error) }
    if let wait = stream.wait {
      stream.wait = nil
      end(wait, with: stream.takeError().map { .error($0) } ?? .value(.nothing))
    }
    try terminate(stream, .member("finished"))
  }

  /// Has a stream end because whoever waits for it is cancelled.
  func cancel(_ stream: RuntimeStream) throws(Halt) {
    guard stream.finish(throwing: nil) else { return }
    stream.wait = nil
    try terminate(stream, .member("cancelled"))
  }

  /// Tells of a stream's end, and disconnects it from what feeds it.
  private func terminate(_ stream: RuntimeStream, _ reason: Value) throws(Halt) {
    if let subscription = stream.source as? Subscription { try subscription.cancel(simulator) }
    if let source = stream.source {
      let gone = system.notifications.all.filter { $0.token === source }
      system.notifications.remove(token: source)
      for observer in gone { if let block = observer.block { simulator.autorelease(block) } }
      simulator.autorelease(source)
    }
    stream.source = nil
    guard let handler = stream.onTermination else { return }
    stream.onTermination = nil
    _ = try call(handler, [reason])
    simulator.autorelease(handler)
  }

  private func next(of stream: RuntimeStream, at span: NodeSpan) throws(Halt) -> Value {
    guard tasks.isAwaiting, let task = tasks.running else { throw missingAwait(at: span) }
    if let unfolding = stream.unfolding, !task.isCancelled {
      tasks.wait(for: CallStep(unfolding, [], simulator))
      return .nothing
    }
    if let value = stream.takeFirst() { return try give(.value(value)) }
    if let error = stream.takeError() { return try give(.error(error)) }
    if task.isCancelled { try cancel(stream) }
    guard !stream.isFinished, stream.unfolding == nil else { return .nothing }
    let wait = try beginWait(at: span, cancelledBy: .value(.nothing))
    wait.stream = stream
    stream.wait = wait
    return .nothing
  }

  /// `continuation.onTermination = { … }`.
  func assign(_ value: Value, _ name: String, of stream: RuntimeStream) throws(Halt) -> Bool {
    guard name == "onTermination" else { return false }
    simulator.retain(value)
    if let old = stream.onTermination { try simulator.release(old) }
    stream.onTermination = value.object as? RuntimeBlock
    return true
  }

  // MARK: Loops

  /// What gives the elements of a sequence that are awaited.
  func iterator(of value: Value, at span: NodeSpan) throws(Halt) -> Value {
    if hasMethod("makeAsyncIterator", value) {
      return try callMember(of: value, "makeAsyncIterator", [], base: nil, at: span)
    }
    if isAwaitedIterator(value) { return value }
    if case .object = value { throw notASequence(value, at: span) }
    return try sequence(value, at: span)
  }

  /// Whether a value gives elements that are awaited.
  func isAwaitedIterator(_ value: Value) -> Bool {
    if case .object(let object) = value, object is TaskObject, !(object is RuntimeTask) {
      return true
    }
    return hasMethod("next", value)
  }
}
