/// Rules by which the system calls what a program has handed to it: delegates, targets of actions,
/// observers, tests.
///
/// Whoever runs a program keeps these, and sends by the rules.
extension Rule {
  package static let launchDelegates = Rule(
    264, "launch-delegates",
    "A launch calls application(_:willFinishLaunchingWithOptions:) and"
      + " application(_:didFinishLaunchingWithOptions:) of the application's delegate, and in an application"
      + " with scenes then scene(_:willConnectTo:options:) of the scene's.",
    sources: "apple-launch-sequence", .documented)
  package static let plainLaunch = Rule(
    331, "plain-launch",
    "A launch calls applicationDidFinishLaunching of an application's delegate that does not implement the"
      + " method with options.",
    sources: "apple-plain-launch", .inferred)
  package static let backButton = Rule(
    265, "back-button",
    "A tap on the back button asks navigationBar(_:shouldPop:) of a navigation controller that implements"
      + " it, and unless that says no pops the page as popViewController does.",
    sources: "woocommerce-2089 hb-2015 apple-bar-delegate", .observed)
  package static let swipeAsks = Rule(
    266, "swipe-asks",
    "A recognizer that is about to begin, such as that of the swipe back, asks its delegate"
      + " gestureRecognizerShouldBegin, and does not begin where the answer is no.",
    sources: "apple-should-begin", .documented)
  package static let targetAction = Rule(
    267, "target-action",
    "A control, a bar button or a recognizer calls the action of its target at once, with itself as the"
      + " sender where the action takes one.",
    sources: "apple-send-action", .documented)
  package static let notificationObservers = Rule(
    268, "notification-observers",
    "A notification that is posted calls its observers before the call that posts it returns.",
    sources: "apple-notification-centers", .documented)
  package static let alertAction = Rule(
    269, "alert-action",
    "A tap on an action of an alert dismisses the alert, and calls the action's handler when it has gone.",
    sources: "apple-alert-action", .inferred, since: 8)
  package static let testOrder = Rule(
    285, "test-order",
    "XCTest runs every test on an instance of its own: setUpWithError, setUp, the test, its teardown blocks,"
      + " the last one first, tearDown, tearDownWithError.",
    sources: "apple-xctest-setup", .documented)
}
