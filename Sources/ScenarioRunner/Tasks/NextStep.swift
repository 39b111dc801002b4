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
    interpreter.isAwaiting = true
    let value = try interpreter.callMember(of: iterator, "next", [], base: nil, at: span)
    interpreter.simulator.retain(value)
    interpreter.isAwaiting = false
    if let call = interpreter.pendingCall {
      interpreter.pendingCall = nil
      interpreter.steps.push(call)
      return nil
    }
    return interpreter.steps.task?.isWaiting == true ? nil : .value(value)
  }
}
