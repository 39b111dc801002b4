import Tracing

/// The application: its state, and whoever is its delegate.
public final class UIApplication: Object, @unchecked Sendable {
  /// The program's application delegate.
  @exclusivity(unchecked) public var delegate: Object?
  /// Whether the launch has been completed.
  @exclusivity(unchecked) var hasLaunched = false

  override var participantKind: Participant.Kind { .application }
}

extension Simulator {
  /// The end of the launch callout: the application becomes active before anything has appeared.
  func launchIfNeeded() throws(Halt) {
    guard !application.hasLaunched else { return }
    application.hasLaunched = true
    try tellApplication(.didBecomeActive, rule: .launchOrder)
  }

  /// The person goes to the home screen: no controller is told.
  public func goHome() throws(Halt) {
    try tellApplication(.willResignActive, rule: .backgroundSilent)
    removeAllAnimations()
    try tellApplication(.didEnterBackground, rule: .backgroundSilent)
  }

  /// The person comes back: no controller is told.
  public func returnToApp() throws(Halt) {
    try tellApplication(.willEnterForeground, rule: .backgroundSilent)
    try tellApplication(.didBecomeActive, rule: .backgroundSilent)
  }

  private func tellApplication(_ message: Message, rule: Rule) throws(Halt) {
    try send(
      message, .object(application), to: application.delegate ?? application, rule: rule)
  }

  /// A memory warning reaches every live controller (R188), and before iOS 6 unloads the views that
  /// are not showing (R189).
  public func receiveMemoryWarning() throws(Halt) {
    for object in objects {
      guard let controller = object as? UIViewController, !controller.isDeallocated,
        controller.owners > 0
      else { continue }
      let outer = controller.runningCallback
      controller.runningCallback = .didReceiveMemoryWarning
      defer { controller.runningCallback = outer }
      try send(.didReceiveMemoryWarning, to: controller, rule: .memoryWarning)
    }
  }
}

extension Rule {
  static let launchOrder = Rule(
    35, "launch-order",
    "At launch the root's viewDidLoad and viewWillAppear come before the application becomes active,"
      + " its viewDidAppear after.",
    sources: "log with timestamps, iOS 8 and 9", .observed)
  static let backgroundSilent = Rule(
    36, "background-foreground-silent",
    "Going to the background and coming back sends no appearance callback.",
    sources: "two device logs", .observed)
  static let memoryWarning = Rule(
    188, "memory-warning-6plus",
    "A memory warning reaches every live controller; since iOS 6 no view is unloaded by it.",
    sources: "UIKit documentation", .documented)
}
