/// The tasks of a program, and what the one that runs is about to do.
final class TaskState {
  /// The tasks that have not ended, in the order they began.
  private(set) var all = TaskList()
  /// The task whose code runs, if one's does.
  var running: RuntimeTask?
  /// What code that cannot wait has still to do.
  let ownSteps: StepStack
  /// What the code that runs has still to do: a task's, or that of code which cannot wait.
  var steps: StepStack
  /// Whether what is called next is awaited, so that it may wait.
  var isAwaiting = false
  /// What has been called and waits: the next step of the task that runs.
  var pendingCall: Step?
  /// How many values of operands tasks have kept.
  var keptValues = 0

  init() {
    ownSteps = StepStack()
    steps = ownSteps
  }

  /// Adds a task that begins.
  func add(_ task: RuntimeTask) { all.append(task) }

  /// Takes out a task that has ended.
  func remove(_ task: RuntimeTask) { all.remove(task) }

  /// The task that runs, where what is called is awaited; what that calls itself is not.
  func takeAwaiting() -> RuntimeTask? {
    guard isAwaiting, let running else { return nil }
    isAwaiting = false
    return running
  }

  /// Has the task that runs take a step next, for which what is called waits.
  func wait(for step: Step) {
    isAwaiting = false
    pendingCall = step
  }

  /// Takes what has been called and waits.
  func takePendingCall() -> Step? {
    guard let call = pendingCall else { return nil }
    pendingCall = nil
    return call
  }

  /// Lets go of what refers to each other.
  func sever() {
    all = TaskList()
    running = nil
    pendingCall = nil
  }
}
