extension Bibliography {
  /// Entries: launches, the way to the background, styles, and containers inside each other.
  static let launchesAndStyles: [Source] = [
    Source(
      "xianbinkit", .experiment, .text,
      at:
        "https://xianbinkit.gitbooks.io/swift/content/life-cycle/tipsdispatch-in-viewdidload.html",
      by: "xianbinkit", title: "Dispatch in viewDidLoad",
      shows: "A block that viewDidLoad puts on the main queue prints after viewDidAppear."),
    Source(
      "apple-dispatch-queue", .documentation, .listing,
      at: "https://developer.apple.com/documentation/dispatch/dispatchqueue",
      by: "Apple", title: "DispatchQueue",
      shows:
        "Queues run their work on a pool of threads, serially or concurrently; only the main queue's work is bound to a thread, and nothing is said of which thread runs what."
    ),
    Source(
      "so-63372828", .log, .quotation,
      at: "https://stackoverflow.com/questions/63372828",
      by: "Stack Overflow", title: "User interface style changes back and forth in the background",
      date: "August 2020", system: "iOS 13",
      shows:
        "With the home button traitCollectionDidChange is called twice, to the other style and back, while the application's state is background."
    ),
    Source(
      "fb8734191", .report, .text,
      at: "http://www.openradar.me/FB8734191",
      by: "mason", title: "FB8734191", date: "23 September 2020", system: "iOS 14",
      shows: "An application that goes to the background is told of two changes of style."),
    Source(
      "floatingpanel-228", .report, .text,
      at: "https://github.com/scenee/FloatingPanel/pull/228",
      by: "scenee", title: "FloatingPanel, pull request 228",
      date: "28 June 2019", system: "iOS 13",
      shows:
        "On the way to the background the style changes, and the layout is updated unexpectedly."),
    Source(
      "fluentdarkmode-97", .report, .text,
      at: "https://github.com/microsoft/FluentDarkModeKit/pull/97",
      by: "Microsoft", title: "FluentDarkModeKit, pull request 97",
      date: "14 September 2020", system: "iOS 13",
      shows:
        "The window, and not the screen, gets the other style for a picture when the application goes to the background."
    ),
    Source(
      "apple-dark-mode", .documentation, .listing,
      at:
        "https://developer.apple.com/documentation/uikit/supporting-dark-mode-in-your-interface",
      by: "Apple", title: "Supporting Dark Mode in your interface", system: "iOS 13+",
      shows:
        "When the style changes each window and view is asked to update its traits, constraints, layout and drawing, by the methods that a table names."
    ),
    Source(
      "rns-4578", .report, .text,
      at: "https://github.com/software-mansion/react-native-screens/pull/4578",
      by: "Software Mansion", title: "Pull request 4578", date: "1 September 2026",
      shows:
        "On iOS the back button of the outer bar pops the outer page with the whole stack that is nested in it."
    ),
    Source(
      "react-navigation-11236", .report, .text,
      at: "https://github.com/react-navigation/react-navigation/issues/11236",
      by: "React Navigation", title: "Issue 11236", date: "22 February 2023",
      shows: "A swipe in the first page of a nested stack closes the outer page, and so the stack."),
    Source(
      "commandshift-split", .article, .text,
      at: "http://commandshift.co.uk/blog/2016/04/11/understanding-split-view-controller/",
      by: "commandShift", title: "Understanding split view controller",
      date: "11 April 2016", system: "iOS 9",
      shows:
        "A split view controller that comes into a window of compact width collapses; a table says for each device whether it is collapsed."
    ),
    Source(
      "apple-split-show-detail", .documentation, .text,
      at:
        "https://developer.apple.com/documentation/uikit/uisplitviewcontroller/showdetailviewcontroller(_:sender:)",
      by: "Apple", title: "UISplitViewController showDetailViewController(_:sender:)",
      system: "iOS 8+",
      shows: "The detail is shown in the way that is best for the size class."),
  ]
}
