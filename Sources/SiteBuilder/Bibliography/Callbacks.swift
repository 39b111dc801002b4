extension Bibliography {
  /// Entries: how the system calls what a program has handed to it.
  static let callbacks: [Source] = [
    Source(
      "apple-launch-sequence", .documentation, .text,
      at: "https://developer.apple.com/documentation/uikit/about-the-app-launch-sequence",
      by: "Apple", title: "About the app launch sequence",
      shows:
        "A diagram of a launch: willFinishLaunching, didFinishLaunching, then the scene's willConnectTo."
    ),
    Source(
      "apple-plain-launch", .documentation, .text,
      at:
        "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidfinishlaunching(_:)",
      by: "Apple", title: "applicationDidFinishLaunching(_:)",
      system: "iOS 2+",
      shows:
        "It tells the delegate when the application has finished launching; the methods with options are to be used instead."
    ),
    Source(
      "apple-bar-delegate", .documentation, .text,
      at: "https://developer.apple.com/documentation/uikit/uinavigationbardelegate",
      by: "Apple", title: "UINavigationBarDelegate",
      shows:
        "The bar calls its delegate before and after its stack changes; shouldPop controls whether an item is popped."
    ),
    Source(
      "woocommerce-2089", .report, .text,
      at: "https://github.com/woocommerce/woocommerce-ios/issues/2089",
      by: "WooCommerce", title: "Issue 2089", date: "2020-04", system: "iOS 13.3, 13.4",
      shows:
        "A navigation controller's shouldPop is called by the back button of iOS 13.3; in a simulator of 13.4 it was not."
    ),
    Source(
      "apple-should-begin", .documentation, .listing,
      at:
        "https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate/gesturerecognizershouldbegin(_:)",
      by: "Apple", title: "gestureRecognizerShouldBegin(_:)",
      shows: "A recognizer that is about to begin asks its delegate; with false it fails."),
    Source(
      "apple-send-action", .documentation, .text,
      at: "https://developer.apple.com/documentation/uikit/uicontrol/sendaction(_:to:for:)",
      by: "Apple", title: "sendAction(_:to:for:)",
      shows:
        "The application calls the action method of the target; without one it goes up the responders."
    ),
    Source(
      "apple-notification-centers", .documentation, .text,
      at:
        "https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Notifications/Articles/NotificationCenters.html",
      by: "Apple", title: "Notification Programming Topics: Notification Centers",
      shows: "Notifications are delivered before the call that posts them returns."),
    Source(
      "apple-alert-action", .documentation, .text,
      at:
        "https://developer.apple.com/documentation/uikit/uialertaction/init(title:style:handler:)",
      by: "Apple", title: "UIAlertAction: init(title:style:handler:)", system: "iOS 8+",
      shows: "The handler is executed when the user selects the action."),
    Source(
      "apple-xctest-setup", .documentation, .text,
      at:
        "https://developer.apple.com/documentation/xctest/set-up-and-tear-down-state-in-your-tests",
      by: "Apple", title: "Set Up and Tear Down State in Your Tests",
      shows:
        "The order of the methods around each test and around a class of tests, with teardown blocks."
    ),
    Source(
      "apple-show", .documentation, .text,
      at: "https://developer.apple.com/documentation/uikit/uiviewcontroller/show(_:sender:)",
      by: "Apple", title: "show(_:sender:)", system: "iOS 8+",
      shows:
        "It looks for a container above that knows how to show a page, such as a navigation controller, and presents without one."
    ),
    Source(
      "so-11467188", .report, .text,
      at: "https://stackoverflow.com/questions/11467188",
      by: "Stack Overflow", title: "How do iOS animation blocks work?", date: "2012-07",
      shows: "An answer: the block is called at once, and changes the properties at once."),
  ]
}
