import CallTrace
import Lifecycle

/// A part of what code has still to do: a statement, a body, or an expression that may wait.
///
/// Statements are executed by steps, which lie on a stack that is data. So a task can put itself aside at any
/// `await` and go on from there whenever it is resumed, in whatever order tasks are. Expressions in which
/// nothing waits are evaluated by functions of the interpreter that call each other.
class Step {
  /// Begins, or goes on with the outcome of what it has waited for: a step it has pushed, or an event.
  ///
  /// It returns its own outcome, or nil when it has pushed a step or the task waits. What it throws it is
  /// given as an outcome, so that it can clean up.
  func advance(_ outcome: Outcome?, _ interpreter: Interpreter) throws(Halt) -> Outcome? {
    outcome ?? .next
  }

  /// Keeps a value alive until it has ended.
  func hold(_ value: Value, _ simulator: Simulator) {}

  /// Takes note that the task waits: what is in the trace ends there.
  func putAside(_ simulator: Simulator) {}

  /// What it keeps alive, and what it calls that.
  var ownedObjects: [(name: String, object: Object)] { [] }
}

/// How a step came to its end; values are owned by whoever takes them.
enum Outcome {
  /// A statement ended, and the next one is to come.
  case next
  /// Out of the function.
  case `return`(Value)
  case `break`(String?)
  case `continue`(String?)
  case `fallthrough`
  /// The conditions of a body do not hold.
  case unmet
  /// An expression has a value.
  case value(Value)
  /// An optional chain has met nil.
  case chainEnded
  /// An error is on its way to a `catch`.
  case error(Value)
  /// An exception of Objective-C's is on its way to a `@catch`, or ends the program.
  case exception(Exception)
}

/// What code has still to do, innermost last.
final class StepStack {
  private(set) var steps: [Step] = []
  private let owner: Unowned<RuntimeTask>?
  /// Whether it is a task's, which can wait.
  let canWait: Bool
  /// Where the temporary objects begin of what has run since the task last waited.
  var mark = 0

  /// The stack of a task, or one of code that cannot wait.
  init(of task: RuntimeTask? = nil) {
    owner = task.map { Unowned($0) }
    canWait = task != nil
  }

  /// The task whose code it is.
  var task: RuntimeTask? { owner?.value }

  /// Puts a step before all that is still to do.
  func push(_ step: Step) { steps.append(step) }

  /// Takes the innermost step away, which has ended.
  func pop() { steps.removeLast() }

  /// Gives up what is above a place.
  func cut(to count: Int) { steps.removeLast(steps.count - count) }
}

extension Interpreter {
  /// Runs a step of code that cannot wait to its end.
  func run(_ step: Step) throws(Halt) -> Outcome {
    let outerSteps = tasks.steps
    let outerScope = scope
    let floor = tasks.ownSteps.steps.count
    tasks.steps = tasks.ownSteps
    defer { tasks.steps = outerSteps }
    tasks.steps.push(step)
    let outcome: Outcome?
    do throws(Halt) {
      outcome = try proceed(nil, downTo: floor)
    } catch {
      tasks.ownSteps.cut(to: floor)
      scope = outerScope
      throw error
    }
    switch outcome {
    case .error(let error)?:
      calls.thrown = error
      throw .failure
    case .exception(let exception)?: throw .exception(exception)
    default: return outcome ?? .next
    }
  }

  /// Goes on with the steps above a place until they have ended; nil where their task has to wait.
  func proceed(_ outcome: Outcome?, downTo floor: Int) throws(Halt) -> Outcome? {
    let stack = tasks.steps
    let limit = floor + 16 * simulator.budget.depth
    var outcome = outcome
    while stack.steps.count > floor {
      guard stack.steps.count <= limit else { throw .budget(.depth) }
      let step = stack.steps[stack.steps.count - 1]
      do throws(Halt) {
        if stack.canWait { try self.step() }
        outcome = try step.advance(outcome, self)
      } catch {
        tasks.isAwaiting = false
        outcome = try self.outcome(of: error)
        continue
      }
      if outcome != nil {
        stack.pop()
      } else if stack.canWait, stack.task?.isWaiting == true {
        return nil
      }
    }
    return outcome
  }

  /// What something thrown is for the steps around it; what no code can catch is thrown on.
  func outcome(of halt: Halt) throws(Halt) -> Outcome {
    switch halt {
    case .exception(let exception): return .exception(exception)
    case .failure:
      guard let error = calls.thrown else { throw halt }
      calls.thrown = nil
      return .error(error)
    case .budget, .terminated: throw halt
    }
  }
}
