import Lifecycle
import ScenarioSyntax

/// The next element of a sequence whose elements are awaited.
final class NextStep: Step {
  private let iterator: Value
  private let span: NodeSpan

  init(_ iterator: Value, at span: NodeSpan) {
    self.iterator = iterator
    self.span = span
  }

  override func advance(_ outcome: Outcome?, _ interpreter: Interpreter) throws(Halt) -> Outcome? {
    if let outcome { return outcome }
    interpreter.tasks.isAwaiting = true
    let value = try interpreter.callMember(of: iterator, "next", [], base: nil, at: span)
    interpreter.simulator.retain(value)
    interpreter.tasks.isAwaiting = false
    if let call = interpreter.tasks.pendingCall {
      interpreter.tasks.pendingCall = nil
      interpreter.tasks.steps.push(call)
      return nil
    }
    return interpreter.tasks.steps.task?.isWaiting == true ? nil : .value(value)
  }
}
