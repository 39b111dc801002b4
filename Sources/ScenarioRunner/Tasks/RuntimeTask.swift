import CallTrace
import Lifecycle
import ScenarioSyntax

/// A task: what it has still to do, what came of it, and who waits for that.
final class RuntimeTask: TaskObject {
  /// How a task came to be.
  enum Kind {
    case task
    /// By `async let`; the scope that declares it does not end before the task has.
    case asyncLet
    /// In a group.
    case child
    /// A statement of the scenario's own that waits: it goes on as an event, not on the main queue.
    case topLevel
    /// A block of another dispatch queue.
    case thread
  }

  let kind: Kind
  /// The dispatch queue that it is on; the main thread's is 0.
  let queue: Int32
  /// On whose behalf it runs.
  let owner: Object?
  /// What it has still to do.
  private(set) lazy var stack = StepStack(of: self)
  /// Where it stood when it began to wait.
  var context: TaskContext?
  /// What it goes on with.
  var outcome: Outcome?
  /// What it waits for.
  private(set) var wait: TaskWait?
  let value: Variable
  let error: Variable
  var isFinished = false
  var isCancelled = false
  /// Its place among those that have not ended.
  var place = 0
  /// Whether a statement of the scenario's own can go on.
  var isReady = true
  /// Who waits for its end.
  var onEnd: [TaskEndWaiter] = []
  /// The tasks that are cancelled with it.
  private(set) var children: [RuntimeTask] = []
  /// With how many of them it is looked whether some have ended.
  private var mostChildren = 16
  /// What is called when it is cancelled.
  var cancellationHandlers: [RuntimeBlock] = []
  var group: RuntimeTaskGroup?
  /// What is done when a block of another queue has ended.
  var whenDone: ((Interpreter) throws(Halt) -> Void)?
  /// Whether it has put itself aside, so that its queue waits for it.
  var isPutAside = false

  init(_ kind: Kind, on queue: Int32 = 0, owner: Object?, _ simulator: Simulator) {
    self.kind = kind
    self.queue = queue
    self.owner = owner
    value = Variable(.nothing, isConstant: false, simulator)
    error = Variable(.nothing, isConstant: false, simulator)
    super.init()
  }

  var isWaiting: Bool { wait != nil }

  /// Has it wait; whatever it waits for ends the wait.
  func beginWait(cancelledBy outcome: Outcome? = nil) -> TaskWait {
    let wait = TaskWait(self, cancelledBy: outcome)
    self.wait = wait
    return wait
  }

  /// Goes on; what it had been given is what it goes on with.
  func endWait() -> Outcome? {
    wait = nil
    defer { outcome = nil }
    return outcome
  }

  /// Has a task be cancelled with this one.
  func adopt(_ child: RuntimeTask) {
    // Those that have ended are given up when there may be as many as those that have not.
    if children.count >= mostChildren {
      children.removeAll { $0.isFinished }
      mostChildren = max(16, 2 * children.count)
    }
    children.append(child)
    child.isCancelled = isCancelled
  }

  /// Forgets what it had to do.
  func end() {
    isFinished = true
    stack.cut(to: 0)
    context = nil
    children = []
    cancellationHandlers = []
  }

  override var ownedObjects: [(name: String, object: Object)] {
    var owned = value.ownedObjects
    for step in stack.steps { owned += step.ownedObjects }
    return owned + (context?.scope.ownedObjects ?? [])
  }

  override func releaseContents(_ simulator: Simulator) throws(Halt) {
    try super.releaseContents(simulator)
    try value.releaseContents(simulator)
    try error.releaseContents(simulator)
  }

  override func sever() {
    super.sever()
    value.sever()
    error.sever()
    end()
    wait = nil
    outcome = nil
    onEnd = []
    group = nil
  }
}

/// Where a task stands: what the interpreter has to have before it goes on.
struct TaskContext {
  let frame: Frame
  let scope: Scope
  let origin: Origin?
  let loop: NodeSpan?
  let statement: NodeSpan?
  /// Who sends what it sends; whoever is called first where it has not begun.
  var actor: ParticipantID?
}

/// A task's wait for something that has not happened yet.
final class TaskWait {
  let task: RuntimeTask
  /// What a cancellation ends the wait with; nil where none does.
  let cancelled: Outcome?
  var isOver = false
  /// What ends a sleep.
  var alarm: RuntimeBlock?
  /// The stream whose next element is waited for.
  var stream: RuntimeStream?
  /// Where a thread is blocked, and for what, if nothing but that ends the wait.
  var blocks: (span: NodeSpan, what: String)?

  init(_ task: RuntimeTask, cancelledBy outcome: Outcome?) {
    self.task = task
    cancelled = outcome
  }
}

/// Whoever waits for the end of a task, and what it is to be told.
struct TaskEndWaiter {
  enum Question { case value, result, end }

  let wait: TaskWait
  var question = Question.value
}
