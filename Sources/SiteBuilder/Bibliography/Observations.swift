extension Bibliography {
  /// Entries: logs, unit tests and experiments of people who ran UIKit.
  static let observations: [Source] = [
    Source(
      "catalyst-2026", .log, .text,
      at:
        "https://github.com/tommywutong/obsidian-notes/blob/2022161d06ae3d185478e05616479c5839d30543/iOS/20%20%E4%B8%93%E9%A2%98%E7%AC%94%E8%AE%B0/UIKit%20%E4%B8%8E%E6%B8%B2%E6%9F%93/iOS%20UIViewController%EF%BC%9A%E7%94%9F%E5%91%BD%E5%91%A8%E6%9C%9F%E7%9A%84%E7%9C%9F%E5%AE%9E%E9%A1%BA%E5%BA%8F%E4%B8%8E%E5%AE%B9%E5%99%A8%E6%8E%A7%E5%88%B6%E5%99%A8.md",
      by: "tommywutong",
      title: "UIViewController: the real order of its life cycle, and container controllers",
      date: "27 July 2026", system: "UIKit of iPadOS 26.5 on a Mac",
      shows:
        "Logs with time stamps and backtraces of pushes, pops, presentations, tabs, containment with and without each of its calls, releases, the view getter, memory warnings."
    ),
    Source(
      "wangling-2014", .experiment, .text,
      at: "https://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html",
      by: "Wang Ling", title: "The inconsistent order of view transition events",
      date: "February 2014", system: "iOS 7",
      shows:
        "The order of the four callbacks in a push, a pop, a scroll and a curl of pages, finished and cancelled."
    ),
    Source(
      "hb-2015", .log, .text,
      at: "https://github.com/HustBroventure/HBNavigationBarDemo",
      by: "HustBroventure", title: "HBNavigationBarDemo",
      date: "29 October 2015", system: "iOS 9",
      shows:
        "Logs with time stamps of a launch, a push and a pop, a swipe back that is cancelled, a presentation and a dismissal with their completions, and the background."
    ),
    Source(
      "xinus-2017", .experiment, .text,
      at: "http://xinus.wang/2017/07/ios-interactive-pop-gesture/",
      by: "Xinus Wang", title: "The interactive pop gesture",
      date: "July 2017", system: "iOS 10",
      shows: "The callbacks of a swipe back that is let go."),
    Source(
      "so-18927878", .experiment, .text,
      at: "https://stackoverflow.com/questions/18927878",
      by: "Stack Overflow",
      title: "View controller lifecycle when swiping to pop from UINavigationController in iOS 7",
      date: "September 2013", system: "iOS 7",
      shows: "What is called on the top page by a swipe back, finished and cancelled."),
    Source(
      "neuburg-containment", .log, .text,
      at:
        "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/iOS14bookExamples/bk2ch06p334containerEventForwarding/ch19p647containerEventForwarding/ViewController.swift",
      by: "Matt Neuburg", title: "Programming iOS, containerEventForwarding",
      system: "iOS 13 to 15",
      shows:
        "The log of a container at launch, of transition(from:to:) and of a rotation, in comments of the code."
    ),
    Source(
      "workflow-test", .unitTest, .text,
      at:
        "https://github.com/square/workflow-swift/blob/0061902f4bdc7d836ae60ef723b99eec6289897a/WorkflowUI/Tests/UIViewControllerExtensionTests.swift",
      by: "Square", title: "workflow-swift, UIViewControllerExtensionTests",
      date: "2022 to 2025", system: "simulators of CI",
      shows:
        "On children that are exchanged before anything is loaded only willMove and didMove are called; with the view in place each callback is called once."
    ),
    Source(
      "rns-stack", .unitTest, .text,
      at:
        "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/FabricExample/e2e/single-feature-tests/stack-v5/test-stack-lifecycle-events.e2e.ts",
      by: "Software Mansion", title: "react-native-screens, test-stack-lifecycle-events",
      system: "iOS 18.6 and 26.2",
      shows:
        "The four callbacks of pushes and pops, also of a stack inside a page, by the back button, by code and by a swipe."
    ),
    Source(
      "rns-screen", .experiment, .text,
      at:
        "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/ios/legacy/RNSScreen.mm",
      by: "Software Mansion", title: "react-native-screens, RNSScreen.mm",
      date: "2019 to 2026", system: "iOS 11 to 26",
      shows:
        "The library tells JavaScript that a page was popped when its parent is nil in viewDidDisappear: by the swipe, the back button and code."
    ),
    Source(
      "rns-tabs", .unitTest, .text,
      at:
        "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/FabricExample/e2e/single-feature-tests/tabs/test-tabs-lifecycle-events.e2e.ts",
      by: "Software Mansion", title: "react-native-screens, test-tabs-lifecycle-events",
      system: "iOS 18.6 and 26.2",
      shows: "The four callbacks of a launch with tabs and of a switch."),
    Source(
      "rns-tabs-plan", .unitTest, .text,
      at:
        "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/apps/src/tests/single-feature-tests/tabs/test-tabs-lifecycle-events/scenario.md",
      by: "Software Mansion", title: "react-native-screens, test plan of the tabs",
      system: "iOS 18.6 and 26.2",
      shows:
        "A second tap on the selected tab sends nothing: a step that testers carry out by hand, and that runs by itself on Android only."
    ),
    Source(
      "animated-tab-bar-40", .report, .text,
      at: "https://github.com/Ramotion/animated-tab-bar/pull/40",
      by: "Ramotion", title: "Pull request 40", date: "2015-07",
      shows:
        "A library of tab bars takes over what the system's does: a second tap pops to the root of the navigation controller."
    ),
    Source(
      "moe-views", .unitTest, .text,
      at:
        "https://github.com/multi-os-engine/moe-tests/blob/5d652553e96a932d3e682c9c5f7fe4ad5571628d/xosrt_tests/src/test/java/org/moe/xosrt/binding/test/uikit/viewTest/ViewController0.java",
      by: "Multi-OS Engine", title: "moe-tests, ViewController0",
      date: "August 2016", system: "iOS 9",
      shows:
        "What is called on a view and its superview by addSubview, the variants of insertSubview and a removal, and the layout after a change of frame."
    ),
    Source(
      "moe-unparented", .unitTest, .text,
      at:
        "https://github.com/multi-os-engine/moe-tests/blob/5d652553e96a932d3e682c9c5f7fe4ad5571628d/xosrt_tests/src/test/java/org/moe/xosrt/binding/test/uikit/controllers/UIViewControllerViewLifeCycleAddSubviewViewController.java",
      by: "Multi-OS Engine",
      title: "moe-tests, UIViewControllerViewLifeCycleAddSubviewViewController",
      date: "August 2016", system: "iOS 9",
      shows:
        "The view of a controller without a parent is added and removed: all four callbacks are called."
    ),
    Source(
      "moe-push", .unitTest, .text,
      at:
        "https://github.com/multi-os-engine/moe-tests/blob/5d652553e96a932d3e682c9c5f7fe4ad5571628d/xosrt_tests/src/test/java/org/moe/xosrt/binding/test/uikit/UIViewControllerViewLifeCycleWithDelayTests.java",
      by: "Multi-OS Engine", title: "moe-tests, UIViewControllerViewLifeCycleWithDelayTests",
      date: "August 2016", system: "iOS 9",
      shows: "Pushes and pops, animated or not, send the same four callbacks in the same order."),
    Source(
      "moe-reentrant", .unitTest, .text,
      at:
        "https://github.com/multi-os-engine/moe-tests/blob/5d652553e96a932d3e682c9c5f7fe4ad5571628d/xosrt_tests/src/test/java/org/moe/xosrt/binding/test/uikit/UIViewControllerViewLifeCycleTests.java",
      by: "Multi-OS Engine", title: "moe-tests, UIViewControllerViewLifeCycleTests",
      date: "August 2016", system: "iOS 9",
      shows:
        "A push without animation from inside viewDidAppear: no callback is called on the leaving page."
    ),
    Source(
      "uikittestable", .unitTest, .text,
      at:
        "https://github.com/Kuniwak/UIKitTestable/blob/17bd00de1746003b96120d7ef7f101a4113a6755/UIKitTestableApp/UIKitTestableAppTests/debugViewControllerTests.swift",
      by: "Kuniwak", title: "UIKitTestable, debugViewControllerTests",
      date: "April 2019", system: "iOS 12",
      shows:
        "The callbacks of a presentation without animation, margins and safe area before the layout, and that all say they are animated."
    ),
    Source(
      "perfsuite", .unitTest, .quotation,
      at:
        "https://github.com/bookingcom/perfsuite-ios/blob/HEAD/PerformanceSuite/Tests/TTIObserverExtensionTests.swift",
      by: "Booking.com", title: "perfsuite-ios, TTIObserverExtensionTests",
      date: "2024", system: "simulators of CI",
      shows: "A push without animation lays out the new page before its viewDidAppear."),
    Source(
      "datadog-modals", .unitTest, .quotation,
      at:
        "https://github.com/DataDog/dd-sdk-ios/blob/HEAD/IntegrationTests/IntegrationScenarios/Scenarios/RUM/RUMModalViewsScenarioTests.swift",
      by: "Datadog", title: "dd-sdk-ios, RUMModalViewsScenarioTests",
      system: "iOS 13 and later",
      shows:
        "Screens that are counted by viewDidAppear: a drag of a sheet that is let go counts none."),
    Source(
      "pingu-2015", .log, .quotation,
      at: "https://github.com/pingu342/ios-app-presentviewcontrollerinios8",
      by: "pingu342", title: "ios-app-presentviewcontrollerinios8",
      date: "March 2015", system: "iOS 7 and 8",
      shows:
        "A chain of presentations is dismissed from below: in one step on iOS 7, in two on iOS 8."),
    Source(
      "yagamo-2019", .log, .quotation,
      at: "https://yagamo-style.com/2019/05/21/viewcontrollerlifecycle",
      by: "aokiplayer", title: "The life cycle of a view controller",
      date: "21 May 2019", system: "iOS 12.2",
      shows:
        "Logs of a launch, a segue that presents, a rotation, and the way to the home screen and back."
    ),
    Source(
      "vandrj-pushed-2025", .log, .quotation,
      at:
        "https://github.com/VAndrJ/awesome-apple-bugs/tree/HEAD/Bugs/LifeCyclePushedViewController",
      by: "VAndrJ", title: "The life cycle of controllers when one is pushed at once",
      date: "3 February 2025", system: "iOS 17.4 and 18.2",
      shows:
        "Logs of a push right after makeKeyAndVisible in a scene delegate, on two versions: pictures of the console."
    ),
    Source(
      "seeking-star", .log, .quotation,
      at: "https://seeking-star.com/prog/swift/lifecycle_uiviewcontroller/",
      by: "seeking-star", title: "The life cycle of UIViewController",
      system: "before iOS 13",
      shows: "Logs of a launch and of a presentation, with the layout of the page that is covered."),
    Source(
      "ppabner-2020", .log, .listing,
      at:
        "https://github.com/AbnerPei/PPStudyExamples/blob/6f93cb2ecd7925fa9b10454db5a21a5baf846d15/APIExamples/API_UIViewControllerExample/API_UIViewControllerExample/ViewController.m",
      by: "AbnerPei", title: "API_UIViewControllerExample",
      date: "1 April 2020", system: "iOS 13",
      shows: "The log of a launch with a navigation controller, in a comment of the code."),
    Source(
      "jianshu-4d42", .log, .text,
      at: "https://www.jianshu.com/p/4d42363993b7",
      by: "jianshu.com", title: "The order of a controller's methods",
      system: "iOS 9 and later",
      shows: "The log of a launch, a push and a pop with loadViewIfNeeded."),
    Source(
      "jianshu-ff7d", .experiment, .text,
      at: "https://www.jianshu.com/p/ff7ded05242d",
      by: "jianshu.com", title: "The life cycle of a page that is pushed without animation",
      date: "18 November 2018", system: "iOS 12.1",
      shows:
        "Without animation viewDidAppear is called before the layout, and nothing is on the screen yet; loadViewIfNeeded, which follows viewWillAppear where it is animated, is called before loadView."
    ),
    Source(
      "jianshu-6810", .log, .text,
      at: "https://www.jianshu.com/p/681053cc48fd",
      by: "jianshu.com", title: "The life cycle of a view",
      date: "28 August 2019",
      shows: "The log, with time stamps, of a view that is added and removed."),
    Source(
      "ecomnet-5357521", .log, .text,
      at: "https://e-com-net.com/article/5357521.htm",
      by: "e-com-net.com", title: "didAddSubview, willRemoveSubview and the others",
      date: "10 May 2016",
      shows: "The log, with time stamps, of a view that is added in viewDidLoad and removed later."),
    Source(
      "itworkman-2017", .log, .text,
      at: "https://www.itworkman.com/detailed-example-of-ios-uiview-life-cycle",
      by: "itworkman.com", title: "The life cycle of a view by example",
      date: "16 June 2017",
      shows:
        "The log, with time stamps, of a view on a page that is pushed and popped, with removeFromSuperview and dealloc."
    ),
    Source(
      "ivan-2016", .experiment, .text,
      at:
        "https://github.com/IvanChan/IvanChan.github.io/blob/HEAD/_posts/2016-04-27-UIKit-ViewWillAppear.md",
      by: "Ivan Chan", title: "UIKit-ViewAppear/Disappear",
      date: "27 April 2016", system: "iOS 9",
      shows:
        "The view of a controller is added to a pushed page in viewDidLoad, five seconds later, and with addChild."
    ),
    Source(
      "regularberry-2019", .experiment, .text,
      at: "https://regularberry.github.io/2019/02/22/why-isnt-viewwillappear-getting-called.html",
      by: "Regular Berry", title: "Why isn't viewWillAppear getting called?",
      date: "22 February 2019", system: "iOS 12",
      shows:
        "For each style of presentation, on a phone and on a tablet, whether callbacks are called on the presenter."
    ),
    Source(
      "velog-rudin", .experiment, .text,
      at: "https://velog.io/@rudin_/iOS-LifeCycle-in-Modal",
      by: "rudin", title: "iOS: the life cycle in a modal",
      date: "7 February 2024", system: "iOS 17",
      shows: "A sheet and a full screen presentation and their dismissals; a drag that is let go."),
    Source(
      "winobjc-tests", .unitTest, .quotation,
      at:
        "https://github.com/microsoft/WinObjC/blob/HEAD/tests/functionaltests/Tests/UIKitTests/UIViewControllerTests.mm",
      by: "Microsoft", title: "WinObjC, UIViewControllerTests",
      date: "2017", system: "iOS 10 as reference",
      shows:
        "Presentations and dismissals with their flags; pull request 2195 says the order was matched to iOS."
    ),
    Source(
      "so-48653763", .log, .text,
      at: "https://stackoverflow.com/questions/48653763",
      by: "Stack Overflow",
      title: "UIPageViewController's setViewController invokes unexpected view lifecycle",
      date: "February 2018", system: "iOS 11",
      shows:
        "On a page that is set in viewDidLoad viewDidAppear and didMove are called before the layout."
    ),
    Source(
      "parchment-468", .log, .text,
      at: "https://github.com/rechsteiner/Parchment/pull/468",
      by: "Parchment", title: "Pull request 468",
      date: "April 2020", system: "iOS 13",
      shows: "The four callbacks of a fast flick between pages."),
    Source(
      "yajamon-pages", .experiment, .text,
      at: "https://techbird.site/yajamon-items-e1754e7fc847b595c26a/",
      by: "yajamon", title: "When viewControllerBefore and viewControllerAfter are called",
      shows:
        "Both neighbours are asked for once at the first paging, and then the one in the direction of each that is finished."
    ),
    Source(
      "wisdomskyduan", .log, .text,
      at: "http://wisdomskyduan.blogspot.com/2015/11/ios-uipageviewcontroller-test-note.html",
      by: "wisdomskyduan", title: "UIPageViewController test note",
      date: "November 2015", system: "iOS 9.1",
      shows:
        "The questions to the data source and the messages to the delegate of slight scrolls, finished and not."
    ),
    Source(
      "pgzxc-tabs", .log, .quotation,
      at: "https://pgzxc.github.io/posts/efa3afd7.html",
      by: "pgzxc", title: "UITabBarController",
      system: "before iOS 18",
      shows: "The log of a first display with tabs and of a first switch."),
    Source(
      "xiaobotalk-2019", .experiment, .text,
      at: "https://www.xiaobotalk.com/2019/05/addsubview/",
      by: "Xiaobo", title: "The order of addChildViewController and addSubview",
      date: "May 2019", system: "iOS 12",
      shows:
        "Children added before, after and in the middle of their parent's appearance, in either order, with backtraces of both callbacks."
    ),
    Source(
      "jianshu-e14a", .experiment, .text,
      at: "https://www.jianshu.com/p/e14a6c67392d",
      by: "jianshu.com", title: "Thoughts and practice about the life cycle of UIViewController",
      shows:
        "The order of the callbacks in a push and in a presentation, compared with Chameleon's code."
    ),
    Source(
      "vclifecycle-2018", .experiment, .quotation,
      at: "https://github.com/sunyazhou13/VCLifeCycle",
      by: "sunyazhou13", title: "Managing the life cycle of controllers by hand",
      date: "8 May 2018",
      shows:
        "Children whose callbacks are called by begin- and endAppearanceTransition, and transition(from:to:)."
    ),
    Source(
      "jianshu-ad86", .experiment, .text,
      at: "https://www.jianshu.com/p/ad86ca978747",
      by: "jianshu.com", title: "Calling the callbacks of the life cycle",
      shows:
        "The warning of a direct call, and what a plain addSubview and removeFromSuperview send."),
    Source(
      "useyourloaf-traits", .article, .text,
      at: "https://useyourloaf.com/blog/predicting-size-classes-in-ios-13/",
      by: "Use Your Loaf", title: "Predicting size classes in iOS 13", system: "iOS 12 and 13",
      shows:
        "Until iOS 12 traitCollectionDidChange is called with nil when a view is first added; since then the traits are predicted."
    ),
    Source(
      "presentation-styles", .experiment, .quotation,
      at: "https://github.com/suterusu/Experiment_PresentationStyle",
      by: "suterusu", title: "Experiment_PresentationStyle",
      shows: "Which controller presents, for each style."),
    Source(
      "ecomnet-1728", .log, .quotation,
      at: "https://e-com-net.com/article/1728916719277256704",
      by: "e-com-net.com", title: "The update of constraints",
      date: "15 April 2020",
      shows: "The log, with time stamps, of updateConstraints and layout in a view and its subview."
    ),
    Source(
      "haomeiwen-safe-area", .experiment, .quotation,
      at: "https://haomeiwen.com/subject/aedzsqtx.html",
      by: "haomeiwen.com", title: "The safe area",
      date: "31 May 2020", system: "iOS 13",
      shows: "The safe area changes after viewWillAppear and before viewWillLayoutSubviews."),
    Source(
      "jianshu-9047", .log, .quotation,
      at: "https://www.jianshu.com/p/904706b1b361",
      by: "jianshu.com", title: "A push by a touch",
      date: "20 February 2021",
      shows: "The log, with time stamps, of a push from a touch on."),
    Source(
      "remkoh-4214", .log, .quotation,
      at: "https://remkoh.dev/?p=4214",
      by: "Remko H.", title: "The life cycle of a controller in a storyboard",
      shows: "The log of a modal segue after a login."),
    Source(
      "malcolmhall-2017", .experiment, .text,
      at:
        "https://www.malcolmhall.com/2017/01/27/default-behaviour-of-uisplitviewcontroller-collapsesecondaryviewcontroller/",
      by: "Malcolm Hall",
      title: "Default behaviour of UISplitViewController collapseSecondaryViewController",
      date: "27 January 2017",
      shows:
        "In a compact width the secondary controller is pushed onto the primary navigation stack as it stands; in a regular one it is popped from there."
    ),
    Source(
      "jianshu-485c", .article, .text,
      at: "https://www.jianshu.com/p/485c534b58fa",
      by: "jianshu.com", title: "How a navigation controller shows its root",
      shows: "initWithRootViewController: calls the navigation controller's push."),
    Source(
      "juejin-2020", .log, .quotation,
      at: "https://juejin.cn/post/6844904181753446408",
      by: "juejin.cn", title: "LifeCircleDemo",
      date: "22 May 2020", system: "iOS 13",
      shows:
        "The log, with time stamps, of a launch from a storyboard and of a push and back: loadViewIfNeeded loads the view at the launch, and follows viewWillAppear on the way back."
    ),
    Source(
      "lasso-modal", .unitTest, .text,
      at:
        "https://github.com/ww-tech/lasso/blob/307d51225c684ec8369cde6cdee662764b69528c/Example/LassoTestUtilities_Tests/ModalTestingTests%2BSystemBehavior.swift",
      by: "WW International", title: "Lasso, ModalTestingTests+SystemBehavior",
      date: "30 August 2019", system: "iOS 12 and 13",
      shows:
        "What presenter and presented have been told when the main queue has run dry after a presentation or dismissal, and when the transition has ended; full screen and page sheet, with and without animation."
    ),
    Source(
      "lasso-navigation", .unitTest, .text,
      at:
        "https://github.com/ww-tech/lasso/blob/053cb573fe47c983208a94e237e871eda0547da4/Example/LassoTestUtilities_Tests/NavigationTestingTests.swift",
      by: "WW International", title: "Lasso, NavigationTestingTests",
      date: "8 August 2019", system: "iOS 12 and 13",
      shows:
        "What the two pages have been told after a push, a pop and a first page, when the main queue has run dry and when the transition has ended."
    ),
    Source(
      "level49-2016", .experiment, .text,
      at: "https://level49.com/date/2016/05",
      by: "level49.com", title: "Launching an iPhone Plus on its side",
      date: "May 2016, tried again on iOS 11", system: "iOS 11",
      shows:
        "A screen that is returned to after the device was turned is told willTransitionToTraitCollection, then viewWillAppear and viewDidAppear; a program that was in the background, before applicationWillEnterForeground."
    ),
  ]
}
