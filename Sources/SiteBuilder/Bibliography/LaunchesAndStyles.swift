extension Bibliography {
  /// Entries: launches, the way to the background, styles, and containers inside each other.
  static let launchesAndStyles: [Source] = [
    Source(
      "mmatiush", .log, .text,
      at: "https://forums.developer.apple.com/forums/thread/732170",
      by: "mmatiush", title: "Unexpected order of scene delegate method calls",
      shows:
        "An application that is swiped away in the switcher: sceneWillResignActive, sceneDidDisconnect; in haste a second scene is connected after that."
    ),
    Source(
      "so-71570813", .experiment, .quotation,
      at: "https://stackoverflow.com/questions/71570813",
      by: "matt",
      title:
        "In iOS 13 and later, what events do I get when the user swipes my app up in the app switcher?",
      date: "March 2022", system: "iOS 15",
      shows:
        "What is called depends on the device; applicationWillTerminate is called last, and nothing is called in one that was not in front."
    ),
    Source(
      "firefox-12622", .report, .text,
      at: "https://github.com/mozilla-mobile/firefox-ios/issues/12622",
      by: "Mozilla", title: "firefox-ios, issue 12622",
      date: "8 December 2022",
      shows:
        "A scene's disconnection always comes before the notification that the application will terminate."
    ),
    Source(
      "gluon-1366", .backtrace, .text,
      at: "https://github.com/gluonhq/substrate/issues/1366",
      by: "jperedadnr", title: "Substrate, issue 1366",
      date: "21 September 2026", system: "iOS 27",
      shows: "The text with which an application without scenes is ended, and the calls below it."),
    Source(
      "metrodroid-904", .report, .text,
      at: "https://github.com/metrodroid/metrodroid/pull/904",
      by: "felipecn", title: "Metrodroid, pull request 904",
      date: "12 July 2026", system: "iOS 27 beta",
      shows: "The same text; with scenes the application runs."),
    Source(
      "aao-7743", .report, .text,
      at: "https://github.com/StoDevX/AAO-React-Native/pull/7743",
      by: "hawkrives", title: "AAO-React-Native, pull request 7743",
      date: "13 August 2026", system: "iOS 27 beta",
      shows:
        "The application is ended when its first scene is made, before anything of its own has started; on iOS 26 it was warned."
    ),
    Source(
      "miniquad-634", .report, .text,
      at: "https://github.com/not-fl3/miniquad/pull/634",
      by: "benface", title: "miniquad, pull request 634",
      date: "13 June 2026", system: "iOS 27 beta",
      shows:
        "A window that is made with a frame is no longer attached to a scene, and stays invisible."),
    Source(
      "onesignal-648", .report, .text,
      at: "https://github.com/OneSignal/OneSignal-iOS-SDK/issues/648",
      by: "jkasten2", title: "OneSignal-iOS-SDK, issue 648",
      date: "29 March 2020", system: "iOS 13",
      shows: "In an application with scenes a window without windowScene does not show."),
    Source(
      "hippy-1285", .report, .text,
      at: "https://github.com/Tencent/Hippy/pull/1285",
      by: "gl-lei", title: "Hippy, pull request 1285",
      date: "24 December 2021", system: "iOS 13+",
      shows: "The same of a window for error messages."),
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
      "apple-scene-storyboard", .documentation, .text,
      at: "https://developer.apple.com/documentation/uikit/uisceneconfiguration/storyboard",
      by: "Apple", title: "UISceneConfiguration: storyboard",
      system: "iOS 13+",
      shows: "UIKit loads the initial controller of a scene's storyboard and displays it."),
    Source(
      "apple-supported-orientations", .documentation, .text,
      at:
        "https://developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations",
      by: "Apple", title: "supportedInterfaceOrientations",
      system: "iOS 6+",
      shows:
        "When the device is turned the root, or the topmost modal controller that fills the window, is asked; if it supports the orientation the window turns."
    ),
    Source(
      "apple-delegate-orientations", .documentation, .text,
      at:
        "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:supportedinterfaceorientationsfor:)",
      by: "Apple", title: "application(_:supportedInterfaceOrientationsFor:)",
      system: "iOS 6 to 27",
      shows:
        "What the delegate answers are all orientations of the application; a controller turns to those that both have."
    ),
    Source(
      "apple-tn2244", .documentation, .listing,
      at: "https://developer.apple.com/library/archive/technotes/tn2244/_index.html",
      by: "Apple", title: "Technical Note TN2244: Launching your iPhone Application in Landscape",
      shows: "An application that supports landscape alone is launched in landscape."),
    Source(
      "myuiviews-launch", .experiment, .text,
      at:
        "https://www.myuiviews.com/2014/03/27/handling-portrait-and-landscape-in-ios7-at-app-launch.html",
      by: "William Welbes", title: "Handling Portrait And Landscape in iOS 7 at App Launch",
      date: "27 March 2014", system: "iOS 7",
      shows: "On an iPad that lies on its side the callback of a rotation is not called at launch."),
    Source(
      "gini-920", .report, .text,
      at: "https://github.com/gini/gini-mobile-ios/pull/920",
      by: "qnaveed87", title: "gini-mobile-ios, pull request 920",
      date: "23 June 2025",
      shows: "viewWillTransition(to:with:) is not called on a page that is entered in landscape."),
    Source(
      "apple-unwind-handler", .documentation, .text,
      at:
        "https://developer.apple.com/documentation/uikit/uiviewcontroller/forunwindsegueaction(_:from:withsender:)",
      by: "Apple", title: "forUnwindSegueAction(_:from:withSender:)",
      system: "iOS 6 to 8",
      shows:
        "A container searches its children for the controller that handles an unwind segue, and returns it."
    ),
    Source(
      "apple-segue-for-unwinding", .documentation, .text,
      at:
        "https://developer.apple.com/documentation/uikit/uiviewcontroller/segueforunwinding(to:from:identifier:)",
      by: "Apple", title: "segueForUnwinding(to:from:identifier:)",
      system: "iOS 6 to 8",
      shows:
        "A custom container returns a segue that takes all the steps which are needed to unwind."
    ),
    Source(
      "apple-transition-container", .documentation, .text,
      at:
        "https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning/containerview",
      by: "Apple", title: "UIViewControllerContextTransitioning: containerView",
      system: "iOS 7+",
      shows:
        "The view contains both views of the transition; UIKit adds the one that is there, and the animator adds the other."
    ),
    Source(
      "apple-split-hide", .documentation, .text,
      at: "https://developer.apple.com/documentation/uikit/uisplitviewcontroller/hide(_:)",
      by: "Apple", title: "UISplitViewController: hide(_:)",
      system: "iOS 14+",
      shows:
        "The interface changes to the nearest display mode in which the column is hidden; the secondary column cannot be; there is a transition coordinator."
    ),
    Source(
      "apple-split-show", .documentation, .text,
      at: "https://developer.apple.com/documentation/uikit/uisplitviewcontroller/show(_:)",
      by: "Apple", title: "UISplitViewController: show(_:)",
      system: "iOS 14+",
      shows: "The interface changes to the nearest display mode in which the column is visible."),
    Source(
      "apple-split-willhide", .documentation, .text,
      at:
        "https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:willhide:)",
      by: "Apple", title: "splitViewController(_:willHide:)",
      system: "iOS 14+",
      shows:
        "It is called when the system hides a column, as when the device is turned, and not when the program does."
    ),
    Source(
      "apple-split-willchange", .documentation, .listing,
      at:
        "https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:willchangeto:)",
      by: "Apple", title: "splitViewController(_:willChangeTo:)",
      system: "iOS 8+",
      shows: "The delegate is notified before the display mode changes."),
    Source(
      "apple-split-mode", .documentation, .text,
      at:
        "https://developer.apple.com/documentation/uikit/uisplitviewcontroller/preferreddisplaymode",
      by: "Apple", title: "UISplitViewController: preferredDisplayMode",
      system: "iOS 8+",
      shows:
        "A change of it that changes the display mode is animated if it is made in an animation block."
    ),
    Source(
      "radar-29824842", .report, .text,
      at: "https://github.com/lionheart/openradar-mirror/issues/16613",
      by: "Open Radar",
      title: "29824842: viewDidAppear not sent to UIViewControllers shown inside a UISplitVC",
      date: "29 December 2016", system: "iOS 10.2",
      shows:
        "No callback was called on a column that was hidden at first and is shown later, where they are on one that shows from the beginning; its author takes it for a fault."
    ),
    Source(
      "chansonyan-storyboard", .article, .text,
      at: "https://blog.csdn.net/Chansonyan2014/article/details/39483059",
      by: "Chansonyan2014",
      title: "What iOS does with a main storyboard, after a tutorial of Apple's that is gone",
      date: "2014",
      shows:
        "UIKit makes the delegate and a window, sets the delegate's window, loads the main storyboard, makes its initial controller the root, calls application:didFinishLaunchingWithOptions:, and makes the window key and visible."
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
      shows: "An application that goes to the background is notified of two changes of style."),
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
    Source(
      "apple-preferred-orientation", .documentation, .text,
      at:
        "https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredinterfaceorientationforpresentation",
      by: "Apple", title: "preferredInterfaceOrientationForPresentation", system: "iOS 6+",
      shows:
        "A controller that is presented full screen is shown in the orientation that it prefers, and without an answer in the present one; later it can be turned to another that it supports."
    ),
    Source(
      "apple-shouldautorotate", .documentation, .text,
      at: "https://developer.apple.com/documentation/uikit/uiviewcontroller/shouldautorotate",
      by: "Apple", title: "shouldAutorotate", system: "iOS 6 to 16",
      shows: "It says whether a controller's contents should turn; since iOS 16 it is deprecated."),
    Source(
      "apple-attempt-rotation", .documentation, .text,
      at:
        "https://developer.apple.com/documentation/uikit/uiviewcontroller/attemptrotationtodeviceorientation()",
      by: "Apple", title: "attemptRotationToDeviceOrientation()", system: "iOS 5 to 16",
      shows:
        "When the conditions for supported orientations have changed it attempts at once to turn all windows as the device lies."
    ),
    Source(
      "gist-attempt-rotation", .report, .text,
      at: "https://gist.github.com/felix-schwarz/417ece0fd3001d4831fc", by: "Felix Schwarz",
      title: "attemptRotationToDeviceOrientation does what it says", date: "24 April 2015",
      shows:
        "It does not turn the interface to what a controller supports where the device does not lie so."
    ),
    Source(
      "webkit-geometry", .sourceCode, .text,
      at: "https://github.com/WebKit/WebKit/commit/b751dd03ccdb9abb0eefb3baa75d3cfe0ddc877a",
      by: "WebKit", title: "All layout tests in fast/events/ios/rotation time out",
      system: "iOS 16",
      shows:
        "Since iOS 16 setting the device's orientation does nothing, and a scene is asked for an orientation by requestGeometryUpdate."
    ),
    Source(
      "apple-geometry-request", .documentation, .listing,
      at:
        "https://developer.apple.com/documentation/uikit/uiwindowscene/requestgeometryupdate(_:errorhandler:)",
      by: "Apple", title: "requestGeometryUpdate(_:errorHandler:)", system: "iOS 16+",
      shows: "It requests an update of a scene's geometry, and calls the handler where that fails."),
    Source(
      "onmyway-210", .report, .text, at: "https://github.com/onmyway133/notes/issues/210",
      by: "Khoa Pham", title: "iOS viewWillTransitionToSize when presented view controller",
      date: "14 September 2016", system: "iOS 9",
      shows:
        "A presenter in portrait is notified of a new size when what it presents turns, and a last time at the end of the dismissal, when it presents nothing any more."
    ),
    Source(
      "onmyway-202", .report, .text, at: "https://github.com/onmyway133/notes/issues/202",
      by: "Khoa Pham", title: "iOS viewWillTransitionToSize called",
      date: "6 September 2016", system: "iOS 9",
      shows:
        "A root that supports portrait alone is notified of no turn of the device, but of each once it presents a controller that turns."
    ),
    Source(
      "apple-content-unavailable", .documentation, .text,
      at:
        "https://developer.apple.com/documentation/uikit/uiviewcontroller/updatecontentunavailableconfiguration(using:)",
      by: "Apple", title: "updateContentUnavailableConfiguration(using:)", system: "iOS 17+",
      shows: "It is overridden to update the configuration, and is not called by programs."),
    Source(
      "apple-needs-content-unavailable", .documentation, .text,
      at:
        "https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdatecontentunavailableconfiguration()",
      by: "Apple", title: "setNeedsUpdateContentUnavailableConfiguration()", system: "iOS 17+",
      shows: "It requests that the system update the configuration for the latest state."),
  ]
}
