import CallTrace
import Lifecycle
import ScenarioSyntax

/// The body of a function, a closure or a getter that waits.
final class FunctionStep: ScopeStep {
  private let frame: Frame
  private let scope: Scope
  private let body: CodeBlock
  /// The function whose `inout` parameters are written back; a closure has none.
  let method: MethodInfo?
  /// What is kept alive as long as it runs.
  private var held: [Value] = []
  /// The message in the trace, as long as the task has not waited since.
  private(set) var call: OpenCall?
  private var isRecorded = false
  private var caller: Caller?

  /// Where the call came from.
  private struct Caller {
    let frame: Frame
    let scope: Scope
    let origin: Origin?
    let loop: NodeSpan?
    let statement: NodeSpan?
    let actor: ParticipantID
  }

  init(_ body: CodeBlock, _ frame: Frame, _ scope: Scope, of method: MethodInfo?) {
    self.body = body
    self.frame = frame
    self.scope = scope
    self.method = method
  }

  /// Keeps a value alive until the body has ended.
  override func hold(_ value: Value, _ simulator: Simulator) {
    simulator.retain(value)
    held.append(value)
  }

  /// Says by which message of the trace it was called.
  func record(_ call: OpenCall) {
    self.call = call
    isRecorded = true
  }

  /// Ends the message in the trace, because the task waits.
  override func leaveTrace(_ simulator: Simulator) {
    guard let call else { return }
    simulator.leave(call)
    self.call = nil
  }

  override var ownedObjects: [(name: String, object: Object)] {
    held.flatMap { Object.objects(in: $0, named: "") } + (caller?.scope.ownedObjects ?? [])
  }

  override func advance(
    _ outcome: Outcome?, _ task: RuntimeTask, _ interpreter: Interpreter
  ) throws(Halt) -> Outcome? {
    if isClosing { return try end(try close(task, interpreter), task, interpreter) }
    guard let outcome else {
      begin(interpreter)
      task.push(SequenceStep(statements))
      return nil
    }
    if let method, method.declaration.parameters.contains(where: { $0.isInout }) {
      interpreter.noteInout(method)
    }
    return try end(try close(outcome, task, interpreter), task, interpreter)
  }

  private func begin(_ interpreter: Interpreter) {
    caller = Caller(
      frame: interpreter.frame, scope: interpreter.scope, origin: interpreter.simulator.origin,
      loop: interpreter.position.loop, statement: interpreter.position.statement,
      actor: call?.caller ?? interpreter.simulator.actor)
    interpreter.frame = frame
    interpreter.scope = scope
  }

  /// A body that is a single expression returns that.
  private var statements: [Statement] {
    guard let result = body.implicitResult else { return body.statements }
    return body.statements.map { statement in
      guard case .expression = statement.kind else { return statement }
      var statement = statement
      statement.kind = .return(result)
      return statement
    }
  }

  private func end(_ outcome: Outcome?, _ task: RuntimeTask, _ interpreter: Interpreter)
    throws(Halt) -> Outcome?
  {
    guard let outcome else { return nil }
    let simulator = interpreter.simulator
    if let caller {
      interpreter.frame = caller.frame
      interpreter.scope = caller.scope
      interpreter.position.loop = caller.loop
      interpreter.position.statement = caller.statement
      simulator.origin = caller.origin
    }
    if let call {
      simulator.leave(call)
    } else if isRecorded, let caller {
      simulator.actor = caller.actor
    }
    for value in held { simulator.autorelease(value) }
    held = []
    interpreter.calls.left.selfValue = frame.selfValue
    let isInitializer = method?.declaration.kind == .initializer
    switch outcome {
    case .error: return outcome
    case .return(let value):
      guard isInitializer else { return .value(value) }
      // `return nil` of one that may fail.
      if case .bool(false) = value { return .value(.nothing) }
    default: break
    }
    guard isInitializer else { return .value(.nothing) }
    simulator.retain(frame.selfValue)
    return .value(frame.selfValue)
  }
}
