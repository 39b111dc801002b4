import CallTrace
import Lifecycle
import ScenarioSyntax

/// The body of a function, a closure or an accessor.
final class FunctionStep: BodyStep {
  let frame: Frame
  let body: CodeBlock
  /// The function; a closure and an accessor have none.
  let method: MethodInfo?
  /// The parameters whose last values are written back.
  private let changed: [ChangedParameter]
  private var caller: Caller?
  /// The loop around the call, for the words on a used-up budget.
  private var loop: NodeSpan?
  /// Whether it is a step of a task's.
  private var isAwaited = false
  /// What is kept alive as long as it runs.
  private var held: [Value] = []
  /// The message in the trace, as long as the task has not waited since.
  private var call: OpenCall?
  /// Who has sent the message.
  private var sender: ParticipantID?

  init(
    _ body: CodeBlock, _ frame: Frame, environment: Scope? = nil, of method: MethodInfo? = nil,
    changing changed: [ChangedParameter] = []
  ) {
    self.body = body
    self.frame = frame
    self.method = method
    self.changed = changed
    super.init(
      body.statements, in: Scope(parent: environment),
      isResult: frame.dialect == .swift && body.implicitResult != nil)
  }

  /// Makes it a step of a task's, which keeps a value alive until it has ended.
  func await(holding value: Value, _ simulator: Simulator) {
    isAwaited = true
    hold(value, simulator)
  }

  override func hold(_ value: Value, _ simulator: Simulator) {
    simulator.retain(value)
    held.append(value)
  }

  /// Says by which message of the trace it was called.
  func record(_ call: OpenCall) {
    self.call = call
    sender = call.caller
  }

  /// Ends the message in the trace.
  override func putAside(_ simulator: Simulator) {
    super.putAside(simulator)
    if let call { simulator.leave(call) }
    call = nil
  }

  override var ownedObjects: [(name: String, object: Object)] {
    held.flatMap { Object.objects(in: $0, named: "") } + (outerScope?.ownedObjects ?? [])
  }

  override func begin(_ interpreter: Interpreter) {
    caller = interpreter.enter(frame)
    loop = interpreter.position.loop
  }

  override func end(_ outcome: Outcome, _ interpreter: Interpreter) {
    switch outcome {
    case .error, .exception: break
    default: if !changed.isEmpty { interpreter.noteInout(changed) }
    }
  }

  override func result(_ outcome: Outcome, _ interpreter: Interpreter) -> Outcome {
    leave(interpreter)
    interpreter.position.loop = loop
    switch outcome {
    case .error, .exception: return outcome
    default: break
    }
    // A value is what its method has left of it; an object is changed where it is.
    if method != nil, frame.selfValue.object == nil {
      interpreter.calls.left.selfValue = frame.selfValue
    }
    if isAwaited, let declaration = method?.declaration, declaration.kind == .initializer {
      if frame.hasFailed { return .value(.nothing) }
      // `return nil` of one that may fail.
      if declaration.modifiers.contains(.failable), case .return(.bool(false)) = outcome {
        return .value(.nothing)
      }
      interpreter.simulator.retain(frame.selfValue)
      return .value(frame.selfValue)
    }
    if case .return(let value) = outcome { return .value(value) }
    return .value(.nothing)
  }

  /// Goes back to where it was called, if it has not yet.
  func leave(_ interpreter: Interpreter) {
    guard let caller else { return }
    self.caller = nil
    let simulator = interpreter.simulator
    interpreter.leave(to: caller)
    if let call {
      simulator.leave(call)
    } else if let sender {
      simulator.actor = sender
    }
    for value in held { simulator.autorelease(value) }
    held = []
  }
}

/// A parameter that a function changes for its caller.
struct ChangedParameter {
  let name: String
  /// Its place among the parameters.
  let place: Int
}

/// Where code is called from, to which it goes back.
struct Caller {
  let frame: Frame
  let origin: Origin?
  let isChainEnded: Bool
  let isAwaiting: Bool
}

extension Interpreter {
  /// Begins to run code of its own, with another `self`.
  func enter(_ frame: Frame) -> Caller {
    let caller = Caller(
      frame: self.frame, origin: simulator.origin, isChainEnded: calls.isChainEnded,
      isAwaiting: tasks.isAwaiting)
    self.frame = frame
    calls.isChainEnded = false
    tasks.isAwaiting = false
    return caller
  }

  /// Goes back to where code was called from.
  func leave(to caller: Caller) {
    frame = caller.frame
    simulator.origin = caller.origin
    calls.isChainEnded = caller.isChainEnded
    tasks.isAwaiting = caller.isAwaiting
  }

  /// Calls a function at once; where it may wait, it becomes the next step of the task that awaits it.
  ///
  /// - Parameters:
  ///   - isAwaited: whether it is awaited, if it has anything to wait for.
  ///   - held: what is kept alive until it has ended.
  ///   - declare: declares the parameters.
  /// - Returns: what it returns; nil where that is to come.
  func call(
    _ function: FunctionStep, isAwaited: Bool, holding held: Value = .nothing,
    _ declare: (Interpreter) -> Void = { _ in }
  ) throws(Halt) -> Value? {
    let outerFrame = frame
    let outerScope = scope
    frame = function.frame
    if let inner = function.scope { scope = inner }
    declare(self)
    frame = outerFrame
    scope = outerScope
    guard !isAwaited || !isInSteps(function.body) else {
      tasks.isAwaiting = false
      function.await(holding: held, simulator)
      tasks.pendingCall = function
      return nil
    }
    try simulator.checkStack()
    let statement = position.statement
    do throws(Halt) {
      guard case .value(let value) = try run(function) else { return .nothing }
      simulator.autorelease(value)
      return value
    } catch {
      function.leave(self)
      // Of a function that is one expression, the words on the end point at the call.
      if function.isResult { self.position.statement = statement }
      throw error
    }
  }

  /// Keeps the last values of the parameters that a call changes until the caller has them.
  fileprivate func noteInout(_ changed: [ChangedParameter]) {
    calls.left.values = [:]
    for parameter in changed {
      guard let value = scope.lookup(parameter.name)?.value else { continue }
      simulator.retain(value)
      simulator.autorelease(value)
      calls.left.values[parameter.place] = value
    }
  }
}
