/// The tasks of a program, and what the one that runs is about to do.
final class TaskState {
  /// The tasks that have not ended, in the order they began.
  private(set) var all = TaskList()
  /// The task whose code runs, if one's does.
  var running: RuntimeTask?
  /// Whether what is called next is awaited, so that it may wait.
  var isAwaiting = false
  /// What has been called and waits: the next step of the task that runs.
  var pendingCall: TaskStep?
  /// How many values of operands tasks have kept.
  var keptValues = 0

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
  func wait(for step: TaskStep) {
    isAwaiting = false
    pendingCall = step
  }

  /// Takes what has been called and waits.
  func takePendingCall() -> TaskStep? {
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
