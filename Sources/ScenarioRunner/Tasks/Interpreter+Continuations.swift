import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// `withCheckedContinuation` and its kind.
extension Interpreter {
  /// Waits until what the closure is given is resumed.
  func awaitContinuation(_ name: String, _ arguments: [PassedArgument], at span: NodeSpan)
    throws(Halt) -> Value
  {
    guard let body = arguments.last?.value.object as? RuntimeBlock else { return .nothing }
    guard let task = tasks.takeAwaiting() else { throw missingAwait(at: span) }
    let function = frame.method?.declaration.fullName ?? "main"
    let continuation = RuntimeContinuation(
      of: function, isChecked: name.hasPrefix("withChecked"), simulator)
    simulator.adopt(continuation)
    simulator.retain(continuation)
    defer { simulator.autorelease(continuation) }
    _ = try call(body, [.object(continuation)])
    if let outcome = continuation.outcome {
      continuation.outcome = nil
      return try give(outcome)
    }
    continuation.wait = task.beginWait()
    return .nothing
  }

  /// `resume()`, `resume(returning:)`, `resume(throwing:)`, `resume(with:)`; nil for anything else.
  func call(
    _ name: String, on continuation: RuntimeContinuation, _ arguments: [PassedArgument]
  ) throws(Halt) -> Value? {
    guard name == "resume" else { return nil }
    var content = arguments.first?.value ?? .nothing
    var fails = arguments.first?.label == "throwing"
    if arguments.first?.label == "with", case .aggregate(let result) = content,
      let inner = result.fields.first?.value
    {
      fails = result.isUntypedCase("failure")
      content = inner
    }
    guard !continuation.isResumed else {
      guard continuation.isChecked else {
        throw simulator.raise(
          name: "EXC_BAD_ACCESS", reason: "a continuation was resumed that had been resumed before")
      }
      let what = content.isNothing ? "()" : describe(content)
      throw trap(
        "SWIFT TASK CONTINUATION MISUSE: \(continuation.function) tried to resume its continuation"
          + " more than once, \(fails ? "throwing" : "returning") \(what)!")
    }
    resume(continuation, with: fails ? .error(content) : .value(content))
    return .nothing
  }

  private func resume(_ continuation: RuntimeContinuation, with outcome: Outcome) {
    continuation.isResumed = true
    switch outcome {
    case .value(let value), .error(let value): simulator.retain(value)
    default: break
    }
    if let wait = continuation.wait {
      end(wait, with: outcome)
      continuation.wait = nil
    } else {
      continuation.outcome = outcome
    }
  }

  // MARK: Methods of UIKit's with completions

  /// Whether a call is of a method of UIKit's that has a completion and is not given one, and that
  /// Swift therefore has as an `async` method too.
  func hasAsyncForm(_ call: CallExpression) -> Bool {
    let name: String
    switch call.callee.kind {
    case .name(let written), .member(_, let written): name = written
    default: return false
    }
    guard Self.methodsWithCompletions.contains(name),
      !call.arguments.contains(where: { $0.label == "completion" })
    else { return false }
    // A navigation controller's has no completion.
    if name == "setViewControllers", !call.arguments.contains(where: { $0.label == "direction" }) {
      return false
    }
    let isOfProgram =
      code.functions[name] != nil
      || types.declared.contains { type in
        types[type]?.methods(named: name).contains {
          $0.declaration.modifiers.contains(.async)
        } ?? false
      }
    return !isOfProgram
  }

  private static let methodsWithCompletions: Set<String> = [
    "present", "dismiss", "animate", "animateKeyframes", "transition", "setViewControllers",
  ]

  /// A completion that ends the wait of the task that runs, with what it is given.
  func makeCompletion() -> (RuntimeContinuation, RuntimeBlock) {
    let continuation = RuntimeContinuation(of: "", isChecked: false, simulator)
    simulator.adopt(continuation)
    let block = makeBlock(owner: tasks.running?.owner, captures: [.object(continuation)]) {
      interpreter, arguments throws(Halt) in
      guard !continuation.isResumed else { return .nothing }
      interpreter.resume(continuation, with: .value(arguments.first ?? .nothing))
      return .nothing
    }
    simulator.adopt(block)
    return (continuation, block)
  }
}

/// What resumes a task that waits for a closure to be called.
final class RuntimeContinuation: TaskObject {
  /// The function that waits, as Swift's words on a misuse have it.
  let function: String
  let isChecked: Bool
  var isResumed = false
  /// The wait that it ends, when the task has come to wait.
  var wait: TaskWait?
  /// What it was resumed with before that.
  var outcome: Outcome?

  init(of function: String, isChecked: Bool, _ simulator: Simulator) {
    self.function = function
    self.isChecked = isChecked
    super.init()
  }

  /// Swift says of one that nobody has any more that its task will never go on.
  override func releaseContents(_ simulator: Simulator) throws(Halt) {
    try super.releaseContents(simulator)
    guard isChecked, !isResumed else { return }
    try simulator.log(
      "SWIFT TASK CONTINUATION MISUSE: \(function) leaked its continuation without resuming it."
        + " This may cause tasks waiting on it to remain suspended forever.")
  }

  override func sever() {
    super.sever()
    wait = nil
    outcome = nil
  }
}
