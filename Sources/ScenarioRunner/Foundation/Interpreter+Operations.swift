import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// Operations and their queues: each runs when those that it depends on have finished.
extension Interpreter {
  /// `OperationQueue()`: a queue of its own.
  func makeOperationQueue() -> Value {
    let id = system.queues.make()
    simulator.makeConcurrent(id)
    return .aggregate(
      Opaque.value(
        "OperationQueue", [Aggregate.Field(name: "queue", value: .int(Int64(id)))]))
  }

  /// What an operation queue does; nil for what is opaque.
  func callOperationQueue(
    _ name: String, _ queue: Aggregate, _ arguments: [PassedArgument], at span: NodeSpan
  ) throws(Halt) -> Value? {
    let id = queueID(of: .aggregate(queue))
    let first = arguments.first?.value
    switch name {
    case "addOperation", "addOperationWithBlock", "addBarrierBlock":
      if let block = first?.object as? RuntimeBlock {
        dispatch(block, on: id, isBarrier: runsAlone(name, queue))
      } else if let operation = first?.object, isOperation(operation) {
        try add(operation, to: id, isAlone: runsAlone(name, queue), at: span)
      } else {
        return nil
      }
    case "addOperations":
      let operations = (first?.elements ?? []).compactMap { $0.object }.filter { isOperation($0) }
      for operation in operations {
        try add(operation, to: id, isAlone: runsAlone(name, queue), at: span)
      }
      guard arguments.count > 1, truth(of: arguments[1].value) else { break }
      return try wait(for: operations, at: span)
    case "waitUntilAllOperationsAreFinished":
      return try wait(
        for: system.queues.operations(of: id), at: span)
    case "cancelAllOperations":
      for operation in system.queues.operations(of: id) { cancel(operation) }
    default: return nil
    }
    return .nothing
  }

  /// What an operation does itself; nil for what it does not know.
  func callOperation(
    _ native: UIKitMethods.Native, _ values: [Value], on operation: Object, at span: NodeSpan
  ) throws(Halt) -> Value {
    let first = values.first ?? .nothing
    switch native {
    case .startOperation: try start(operation, at: span)
    case .mainOfOperation: try runBlocks(of: operation)
    case .cancelOperation: cancel(operation)
    case .waitForOperation: return try wait(for: [operation], at: span)
    case .addDependency: add(first, to: "dependencies", of: operation)
    case .addExecutionBlock: add(first, to: Self.blocksKey, of: operation)
    default:
      let kept = (operation.properties["dependencies"]?.elements ?? []).filter {
        $0.object !== first.object
      }
      if let gone = first.object,
        kept.count < operation.properties["dependencies"]?.elements?.count ?? 0
      {
        simulator.autorelease(gone)
      }
      operation.properties["dependencies"] = .array(kept)
      try startReady(at: span)
    }
    return .nothing
  }

  /// What a block operation is made with.
  func keepBlock(_ value: Value, of operation: Object) {
    add(value, to: Self.blocksKey, of: operation)
  }

  func isOperation(_ object: Object) -> Bool { info(of: object).isKind(of: "Operation") }

  private static let blocksKey = "executionBlocks"

  /// Adds a value to the list that an object keeps under a name, and owns it.
  func add(_ value: Value, to key: String, of object: Object) {
    let present = object.properties[key]?.elements ?? []
    simulator.spend(parts: 4 * present.count)
    simulator.retain(value)
    object.properties[key] = .array(present + [value])
  }

  private func cancel(_ operation: Object) { operation.properties["isCancelled"] = .bool(true) }

  private func isFinished(_ operation: Object) -> Bool {
    if case .bool(true)? = operation.properties["isFinished"] { return true }
    return false
  }

  // MARK: Running

  /// Whether nothing else of its queue runs beside it: a barrier, or on a queue of one at a time.
  private func runsAlone(_ name: String, _ queue: Aggregate) -> Bool {
    name == "addBarrierBlock" || queue["maxConcurrentOperationCount"]?.number == 1
  }

  private func add(
    _ operation: Object, to queue: Int32, isAlone: Bool, at span: NodeSpan
  ) throws(Halt) {
    guard !isFinished(operation), !system.queues.has(operation) else {
      throw simulator.raise(
        name: "NSInvalidArgumentException",
        reason:
          "*** -[NSOperationQueue addOperation:]: operation is finished, executing, or already"
          + " in a queue, and cannot be enqueued")
    }
    guard simulator.spend(parts: system.queues.operations.count) else { throw .budget(.steps) }
    simulator.retain(operation)
    system.queues.add(QueuedOperation(operation: operation, queue: queue, isAlone: isAlone))
    try startIfReady(system.queues.operations.count - 1, at: span)
  }

  /// Puts on their queues what waits for nothing any more; all that are there are looked at.
  private func startReady(at span: NodeSpan) throws(Halt) {
    guard simulator.spend(parts: 4 * system.queues.operations.count) else { throw .budget(.steps) }
    for place in system.queues.operations.indices { try startIfReady(place, at: span) }
  }

  /// Puts an operation on its queue, unless it is there or waits for another.
  private func startIfReady(_ place: Int, at span: NodeSpan) throws(Halt) {
    let entry = system.queues.operations[place]
    guard !entry.isScheduled else { return }
    let others = entry.operation.properties["dependencies"]?.elements ?? []
    guard simulator.spend(parts: 2 * others.count) else { throw .budget(.steps) }
    guard others.allSatisfy({ $0.object.map { isFinished($0) } ?? true }) else { return }
    system.queues.schedule(place)
    let operation = entry.operation
    let run = makeBlock(owner: operation, captures: [.object(operation)]) {
      interpreter, _ throws(Halt) in
      try interpreter.begin(operation, at: span)
      return .nothing
    }
    simulator.adopt(run)
    dispatch(run, on: entry.queue, isBarrier: entry.isAlone) { interpreter throws(Halt) in
      if !interpreter.isFinished(operation) { try interpreter.finish(operation, at: span) }
    }
  }

  /// An operation's own `start` takes the place of Foundation's.
  private func begin(_ operation: Object, at span: NodeSpan) throws(Halt) {
    guard let own = info(of: operation).method(selector: "start", isStatic: false) else {
      return try start(operation, at: span)
    }
    warn(
      "scenario.unsent-callback",
      "the operation is taken to have finished when its 'start' returns: 'isFinished' is not observed",
      at: own.declaration.nameSpan)
    _ = try send(own, [], to: operation)
    if tasks.pendingCall == nil { try finish(operation, at: span) }
  }

  private func start(_ operation: Object, at span: NodeSpan) throws(Halt) {
    guard !isFinished(operation) else { return }
    if case .bool(true)? = operation.properties["isCancelled"] {
      return try finish(operation, at: span)
    }
    operation.properties["isExecuting"] = .bool(true)
    if let own = info(of: operation).method(selector: "main", isStatic: false) {
      _ = try send(own, [], to: operation)
    } else {
      try runBlocks(of: operation)
    }
    // One that has put itself aside finishes when it has ended.
    if tasks.pendingCall == nil { try finish(operation, at: span) }
  }

  private func runBlocks(of operation: Object) throws(Halt) {
    let blocks = operation.properties[Self.blocksKey]?.elements ?? []
    // Only one alone can be put aside.
    if blocks.count > 1 { tasks.isAwaiting = false }
    for block in blocks {
      if let block = block.object as? RuntimeBlock { _ = try call(block, []) }
    }
  }

  private func finish(_ operation: Object, at span: NodeSpan) throws(Halt) {
    operation.properties["isExecuting"] = .bool(false)
    operation.properties["isFinished"] = .bool(true)
    if isObserved("isFinished", of: operation) {
      try tellObservers(of: "isFinished", operation, .bool(false), .bool(true))
    }
    if let done = operation.properties["completionBlock"]?.object as? RuntimeBlock {
      dispatch(done, on: 1)
    }
    if system.queues.remove(operation) { simulator.autorelease(operation) }
    if !system.queues.operations.isEmpty { try startReady(at: span) }
  }

  private func wait(for awaited: [Object], at span: NodeSpan) throws(Halt) -> Value {
    let areFinished = { [interpreter = Unowned(self)] in
      awaited.allSatisfy { interpreter.value.isFinished($0) }
    }
    return try blockThread(
      within: nil, for: "finishes the operation", at: span, answer: { _ in .nothing },
      until: areFinished)
  }
}

/// An operation that a queue has, until it has finished.
struct QueuedOperation {
  let operation: Object
  let queue: Int32
  /// Whether nothing else of its queue runs beside it.
  let isAlone: Bool
  /// Whether it waits for nothing but its turn.
  var isScheduled = false
}
