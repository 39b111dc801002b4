import CallTrace
import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// An object of Swift's concurrency: a task, a group, a continuation, a stream.
class TaskObject: Object {
  init() { super.init(.object) }
}

extension Interpreter {
  /// A method of such an object; nil for one that it has not.
  func call(
    _ name: String, on object: TaskObject, _ arguments: [PassedArgument], at span: NodeSpan
  ) throws(Halt) -> Value? {
    switch object {
    case let task as RuntimeTask: return try call(name, on: task)
    case let continuation as RuntimeContinuation: return try call(name, on: continuation, arguments)
    case let group as RuntimeTaskGroup:
      if let value = try call(name, on: group, arguments, at: span) { return value }
    case let stream as RuntimeStream:
      if let value = try call(name, on: stream, arguments, at: span) { return value }
    default: break
    }
    return try call(name, onSequence: object, arguments, at: span)
  }

  /// A property of such an object; nil for one that it has not.
  func read(_ name: String, of object: TaskObject, at span: NodeSpan) throws(Halt) -> Value? {
    switch object {
    case let task as RuntimeTask: try read(name, of: task, at: span)
    case let group as RuntimeTaskGroup: read(name, of: group)
    default: nil
    }
  }

  /// Sends a message whose answer may take a task's time: it ends in the trace when the task waits, or
  /// when it is answered.
  func sendAwaited(_ method: MethodInfo, _ values: [Value], to object: Object, rule: Rule?)
    throws(Halt) -> Value
  {
    let call = try simulator.enter(
      method.id, payload(values), object, rule: rule, isOverridden: true)
    let value: Value
    do throws(Halt) {
      value = try invoke(method, on: .object(object), values)
    } catch {
      simulator.leave(call)
      throw error
    }
    if let pending = tasks.pendingCall as? FunctionStep {
      pending.record(call)
    } else {
      simulator.leave(call)
    }
    return value
  }
}
