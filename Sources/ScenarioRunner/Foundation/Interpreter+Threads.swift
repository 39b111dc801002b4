import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// Threads: each runs what it is given on a queue of its own, beside the main thread's.
extension Interpreter {
  private static var body: String { "body" }

  /// `Thread.current`.
  var currentThread: Value {
    let isMain = simulator.isOnMainThread
    let text =
      isMain
      ? "<_NSMainThread: 0x600000000000>{number = 1, name = main}"
      : "<NSThread: 0x600000000010>{number = 2, name = (null)}"
    return .aggregate(
      Opaque.value(
        "Thread",
        [
          Aggregate.Field(name: Opaque.text, value: .string(text)),
          Aggregate.Field(name: "isMainThread", value: .bool(isMain)),
        ]))
  }

  /// `Thread { … }`, `Thread(target:selector:object:)`.
  func makeThread(_ arguments: [PassedArgument], at span: NodeSpan) -> Value {
    guard let block = threadBody(arguments, at: span) else {
      return .aggregate(Opaque.value("Thread"))
    }
    return .aggregate(
      Opaque.value("Thread", [Aggregate.Field(name: Self.body, value: .object(block))]))
  }

  /// A call on a thread; nil where it is nothing that an order tells of.
  func callThread(
    _ name: String, _ thread: Aggregate, _ arguments: [PassedArgument], at span: NodeSpan
  ) -> Value? {
    switch name {
    case "start":
      guard case .object(let block as RuntimeBlock)? = thread[Self.body] else { return nil }
      run(block)
      return .nothing
    case _ where name.hasPrefix("init") && !arguments.isEmpty:
      return makeThread(arguments, at: span)
    default: return nil
    }
  }

  /// `Thread.detachNewThread { … }` and its kind.
  func detachThread(_ arguments: [PassedArgument], at span: NodeSpan) throws(Halt) {
    guard let block = threadBody(arguments, at: span) else {
      throw fail("scenario.wrong-arguments", "a thread needs a closure or a selector", at: span)
    }
    run(block)
  }

  /// `performSelector(inBackground:with:)`.
  func performInBackground(
    _ selector: String, _ values: [Value], on object: Object, at span: NodeSpan
  ) {
    run(performing(selector, values, on: object, at: span))
  }

  /// `DispatchQueue.concurrentPerform(iterations:)` and `dispatch_apply`: all runs are over when it returns.
  func performConcurrently(_ arguments: [PassedArgument], at span: NodeSpan) throws(Halt) {
    guard let count = arguments.first?.value.place,
      let block = arguments.last?.value.object as? RuntimeBlock
    else {
      throw fail("scenario.wrong-arguments", "this needs a number and a closure", at: span)
    }
    for index in 0..<max(0, count) {
      try step()
      _ = try call(block, [.count(index)])
    }
  }

  private func run(_ block: RuntimeBlock) {
    dispatch(block, on: system.queues.make())
  }

  private func threadBody(_ arguments: [PassedArgument], at span: NodeSpan) -> RuntimeBlock? {
    var selector: String?
    var objects: [Value] = []
    for argument in arguments {
      switch argument.value {
      case .selector(let name): selector = name
      case .object(let block as RuntimeBlock): return block
      default: objects.append(argument.value)
      }
    }
    guard let selector, let target = objects.first?.object else { return nil }
    return performing(selector, Array(objects.dropFirst()), on: target, at: span)
  }

  /// A closure that sends an object a message.
  func performing(
    _ selector: String, _ values: [Value], on target: Object, at span: NodeSpan
  ) -> RuntimeBlock {
    let block = makeBlock(owner: target, captures: [.object(target)] + values) {
      interpreter, _ throws(Halt) in
      try interpreter.perform(selector, values, on: target, at: span)
      return .nothing
    }
    simulator.adopt(block)
    return block
  }
}
