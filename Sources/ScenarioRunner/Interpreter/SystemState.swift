import Lifecycle

/// What the system remembers of a program, as far as the simulator does not: each framework its own.
final class SystemState {
  let uiKit = UIKitState()
  let notifications = NotificationObservers()
  let keyObservers = KeyObservers()
  let queues = QueueState()
  let timers = TimerState()
  let tests = TestProgress()
  let printed = PrintedText()
  /// What the program has put into the user defaults.
  var userDefaults: [String: Value] = [:]

  /// Lets go of what refers to each other.
  func sever() {
    uiKit.sever()
    notifications.sever()
    keyObservers.sever()
    timers.sever()
    tests.sever()
    userDefaults = [:]
  }
}
