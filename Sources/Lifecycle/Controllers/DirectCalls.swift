import CallTrace

/// UIKit's own implementation of the four callbacks: it looks whether it is UIKit that calls.
extension Simulator {
  /// A callback has come to UIKit's own implementation. One that the program calls by hand is warned
  /// about since iOS 15, and the state it stands for is taken; children are told nothing (R067).
  func reachBase(_ message: Message, of controller: UIViewController) throws(Halt) {
    controller.hasReachedBase = true
    guard controller.runningCallback != message, let state = Self.state(after: message) else {
      return
    }
    apply(.directCalls)
    guard profile.follows(.directCallsWarned) else { return }
    try warn(
      "Calling -\(message.selector.objectiveC) directly on a view controller is not supported, and"
        + " may result in out-of-order callbacks and other inconsistent behavior. Use the"
        + " -beginAppearanceTransition:animated: and -endAppearanceTransition APIs on"
        + " UIViewController to manually drive appearance callbacks instead. Make a symbolic"
        + " breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the"
        + " debugger. View controller: \(controller.debugName)",
      about: controller, rule: .directCallsWarned)
    controller.appearanceState = state
  }

  private static func state(after message: Message) -> UIViewController.AppearanceState? {
    switch message {
    case .viewWillAppear: .appearing
    case .viewDidAppear: .appeared
    case .viewWillDisappear: .disappearing
    case .viewDidDisappear: .disappeared
    default: nil
    }
  }
}

extension Rule {
  static let directCalls = Rule(
    67, "callbacks-not-directly-called",
    "A program must not call the four callbacks itself: they are not forwarded to children.",
    sources: "apple-begin jianshu-ad86", .documented)
  static let directCallsWarned = Rule(
    218, "direct-calls-warned",
    "A callback that the program calls itself is warned about, and the state it stands for is taken.",
    sources: "pocketcasts-599 jianshu-ad86", .observed, since: 15)
}
