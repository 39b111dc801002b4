import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// Closures as objects: work items of dispatch queues, which can be cancelled.
extension Interpreter {
  /// `DispatchWorkItem { … }`: a closure that does nothing once it is cancelled.
  func makeWorkItem(_ arguments: [PassedArgument]) -> Value {
    guard let work = arguments.last?.value.object as? RuntimeBlock else { return .nothing }
    let item = makeBlock(owner: work.owner, captures: [.object(work)]) {
      interpreter, arguments throws(Halt) in
      guard !interpreter.system.queues.isCancelled(work) else { return .nothing }
      return try interpreter.call(work, arguments)
    }
    simulator.adopt(item)
    return .object(item)
  }

  /// Whether a work item has been cancelled.
  func isCancelled(_ item: RuntimeBlock) -> Bool {
    item.captures.first?.object.map { system.queues.isCancelled($0) } ?? false
  }

  /// What a closure can be asked: to run, and as a work item to be cancelled or followed.
  func call(
    _ name: String, onBlock block: RuntimeBlock, _ arguments: [PassedArgument], at span: NodeSpan
  ) throws(Halt) -> Value {
    switch name {
    case "callAsFunction": return try call(block, arguments.map { $0.value })
    case "perform", "invoke": return try call(block, [])
    case "cancel":
      if let work = block.captures.first?.object { system.queues.cancel(work) }
      return .nothing
    case "notify":
      guard let next = arguments.last?.value.object as? RuntimeBlock else { return .nothing }
      simulator.async(next)
      return .nothing
    case "wait", "copy": return .object(block)
    case "isEqual": return .bool(arguments.first?.value.object === block)
    default: return try call(name, on: block, arguments, at: span)
    }
  }
}
