extension Bibliography {
  /// Entries: bug reports and crash reports.
  static let reports: [Source] = [
    Source(
      "reswift-412", .report, .text,
      at: "https://github.com/ReSwift/ReSwift/issues/412",
      by: "ReSwift", title: "Issue 412: sheets of iOS 13", system: "iOS 13",
      shows: "None of the four callbacks is called on the presenter of a sheet."),
    Source(
      "winobjc-2195", .report, .text,
      at: "https://github.com/microsoft/WinObjC/pull/2195",
      by: "Microsoft", title: "WinObjC, pull request 2195",
      date: "2017", system: "iOS 10",
      shows:
        "The author saw on iOS that the view of a covered controller passes through another window before it leaves."
    ),
    Source(
      "radar-12322346", .report, .text,
      at: "https://github.com/lionheart/openradar-mirror/issues/14442",
      by: "Open Radar",
      title: "12322346: no viewWillAppear if a container's child changes after a push",
      date: "18 September 2012", system: "iOS 5 and 6",
      shows:
        "On a child that is exchanged while its parent is being pushed viewDidAppear is called without viewWillAppear."
    ),
    Source(
      "radar-14058168", .report, .text,
      at: "https://github.com/lionheart/openradar-mirror/issues/4931",
      by: "Open Radar", title: "14058168: viewDidAppear is called twice",
      date: "4 June 2013", system: "iOS 5.0 and 6.1",
      shows:
        "Logs with time stamps of a child added to the window's root while it appears: twice on iOS 6.1."
    ),
    Source(
      "radar-32106539", .report, .text,
      at: "https://github.com/lionheart/openradar-mirror/issues/17385",
      by: "Open Radar", title: "32106539: no viewWillAppear of a child in a cell",
      system: "iOS 10.3",
      shows:
        "A log with time stamps: no callback is called on a controller embedded in a cell under a tab bar."
    ),
    Source(
      "radar-18002763", .report, .text,
      at: "https://github.com/lionheart/openradar-mirror/issues/3350",
      by: "Open Radar", title: "18002763: willMove(toParent:) is not called when the stack is set",
      date: "August 2014", system: "iOS 7 and 8",
      shows:
        "When a stack is replaced, neither willMove nor didMove is called on the top page; on those below it they are."
    ),
    Source(
      "radar-8920", .report, .text,
      at: "https://github.com/lionheart/openradar-mirror/issues/8920",
      by: "Open Radar", title: "Loading the view of a controller that is being deallocated",
      date: "2015", system: "iOS 9 beta 5",
      shows: "The text of the warning."),
    Source(
      "radar-44091459", .report, .text,
      at: "https://github.com/lionheart/openradar-mirror/issues/20368",
      by: "Open Radar",
      title: "44091459: viewControllers does not update synchronously during a transition",
      date: "4 September 2018", system: "iOS 11.4",
      shows:
        "A push during another push, or during a presentation, leaves the stack as it is until the call has returned."
    ),
    Source(
      "radar-37068517", .report, .text,
      at: "https://github.com/lionheart/openradar-mirror/issues/19278",
      by: "Open Radar", title: "37068517: crash while pushing view controllers",
      date: "31 January 2018", system: "iOS 11.2",
      shows: "Pushes that overlap, then pops: Can't add self as subview."),
    Source(
      "radar-17949", .report, .quotation,
      at: "https://github.com/lionheart/openradar-mirror/issues/17949",
      by: "Open Radar", title: "A split view controller that is collapsed",
      system: "iOS 8 and later",
      shows: "How the detail is shown where there is one column."),
    Source(
      "radar-22394135", .report, .text,
      at: "https://github.com/lionheart/openradar-mirror/issues/8807",
      by: "Open Radar", title: "22394135: the container view of a presentation",
      date: "August 2015", system: "iOS 9",
      shows: "The container view is an ancestor of the presented view, not of the presenter's."),
    Source(
      "radar-20049040", .report, .text,
      at: "https://github.com/lionheart/openradar-mirror/issues/10726",
      by: "Open Radar", title: "20049040: a nib with almost the name of a controller",
      date: "March 2015",
      shows:
        "The text of the exception of a nib whose view outlet is not set; the nib is found by the class's name."
    ),
    Source(
      "radar-18831038", .report, .text,
      at: "https://github.com/lionheart/openradar-mirror/issues/2814",
      by: "Open Radar", title: "18831038: missing assertion in popToViewController",
      date: "October 2014", system: "iOS 8.1",
      shows: "The text of the assertion, which did not occur on 64 bits in that version."),
    Source(
      "radar-15215690", .report, .text,
      at: "https://github.com/lionheart/openradar-mirror/issues/4382",
      by: "Open Radar",
      title: "15215690: interactivePopGestureRecognizer.delegate with custom transition methods",
      date: "October 2013", system: "iOS 7",
      shows:
        "With animationControllerFor in the delegate, even one that returns nil, the recognizer has no delegate and the swipe does not begin."
    ),
    Source(
      "wordpress-6639", .report, .text,
      at: "https://github.com/wordpress-mobile/WordPress-iOS/pull/6639",
      by: "WordPress", title: "Pull request 6639: Restores interactive pop gesture",
      date: "10 February 2017", system: "iOS 10",
      shows:
        "The delegate's animationControllerFor switches the swipe off; a delegate of the recognizer brings it back."
    ),
    Source(
      "rns-3173", .report, .text,
      at: "https://github.com/software-mansion/react-native-screens/pull/3173",
      by: "Software Mansion",
      title: "Pull request 3173: Handle interactiveContentPopGesture for iOS 26",
      date: "September 2025", system: "iOS 26",
      shows:
        "Where animationControllerFor is implemented and returns nil the gestures need delegates of their own; without it they work."
    ),
    Source(
      "rns-409", .report, .text,
      at: "https://github.com/software-mansion/react-native-screens/pull/409",
      by: "Software Mansion", title: "Pull request 409: Fix push updates during transition",
      date: "9 March 2020",
      shows:
        "A change of the stack during a transition is not carried out at once; the library waits for the end."
    ),
    Source(
      "slide-menu-161", .report, .text,
      at: "https://github.com/aryaxt/iOS-Slide-Menu/issues/161",
      by: "aryaxt", title: "iOS-Slide-Menu, issue 161",
      date: "19 June 2015",
      shows: "A pop while an alert is being presented is refused, with the text of the warning."),
    Source(
      "chatsecure-597", .report, .text,
      at: "https://github.com/ChatSecure/ChatSecure-iOS/issues/597",
      by: "ChatSecure", title: "Issue 597",
      date: "November 2016",
      shows: "The warnings of nested pushes, long after iOS 8."),
    Source(
      "cobalt-18", .report, .text,
      at: "https://github.com/cobaltians/Cobalt/issues/18",
      by: "cobaltians", title: "Cobalt, issue 18",
      date: "4 June 2014", system: "iOS 7",
      shows:
        "Pushes and pops that follow each other before the animations have ended run into each other, with both warnings and unbalanced callbacks."
    ),
    Source(
      "buffered-navigation-9", .report, .text,
      at: "https://github.com/Plasma/BufferedNavigationController/issues/9",
      by: "Usipov", title: "BufferedNavigationController, issue 9",
      date: "8 December 2015", system: "iOS 7",
      shows: "Pushes and pops into each other: the warnings of a nested push and a nested pop."),
    Source(
      "rmpzoom-19", .report, .text,
      at: "https://github.com/recruit-mp/RMPZoomTransitionAnimator/issues/19",
      by: "alusev", title: "RMPZoomTransitionAnimator, issue 19",
      date: "23 March 2017",
      shows:
        "A pop in the middle of a transition with an animator of its own is carried out at once, with the warnings of a nested pop."
    ),
    Source(
      "splitview-11", .report, .text,
      at: "https://github.com/grgcombs/IntelligentSplitViewController/issues/11",
      by: "underbjerg", title: "IntelligentSplitViewController, issue 11",
      date: "9 February 2012",
      shows: "A split view controller in the list of further tabs is pushed, and refused: the text."
    ),
    Source(
      "sialertview-115", .report, .text,
      at: "https://github.com/Sumi-Interactive/SIAlertView/pull/115",
      by: "Bigood", title: "SIAlertView, pull request 115",
      date: "4 November 2015", system: "iOS 9",
      shows:
        "A window without a root worked before iOS 9, where the text of the end of the launch began to be an error."
    ),
    Source(
      "qmui-1528", .report, .text,
      at: "https://github.com/Tencent/QMUI_iOS/issues/1528",
      by: "Tencent", title: "QMUI_iOS, issue 1528",
      date: "September 2023 to February 2024",
      shows:
        "A navigation controller is made with a tab bar controller as its root, which its init pushes: an assertion of the library's fails, none of UIKit's; the maintainer calls it not recommended and not wrong."
    ),
    Source(
      "hero-638", .report, .text,
      at: "https://github.com/HeroTransitions/Hero/issues/638",
      by: "Hero", title: "Issue 638",
      date: "November 2019",
      shows: "The warning of a nested push, with a custom transition."),
    Source(
      "rns-2797", .report, .text,
      at: "https://github.com/software-mansion/react-native-screens/pull/2797",
      by: "Software Mansion", title: "Pull request 2797", system: "iOS 18",
      shows: "The automatic style has become a form sheet."),
    Source(
      "extra-7", .report, .text,
      at: "https://github.com/smartnsoft/Extra/pull/7",
      by: "Smart&Soft", title: "Extra, pull request 7",
      date: "25 September 2018",
      shows: "A view inside another controller's, adopted by a third: the text of the exception."),
    Source(
      "layered-6", .report, .text,
      at: "https://github.com/weissi/FRLayeredNavigationController/issues/6",
      by: "FRLayeredNavigationController", title: "Issue 6",
      date: "5 August 2012", system: "iOS 5.1",
      shows: "The exception of an addChild whose view is inside another controller's."),
    Source(
      "lazypages-5", .report, .text,
      at: "https://github.com/sx1989827/LazyPageScrollView/issues/5",
      by: "LazyPageScrollView", title: "Issue 5",
      date: "3 September 2016",
      shows: "The exception of a child's view that enters a window inside another controller's."),
    Source(
      "klcpopup-6", .report, .text,
      at: "https://github.com/jmascia/KLCPopup/issues/6",
      by: "KLCPopup", title: "Issue 6",
      date: "4 September 2014",
      shows:
        "The same exception where the view is added to the window itself: the parent is (null)."),
    Source(
      "cascade-7", .report, .text,
      at: "https://github.com/appunite/CLCascade/issues/7",
      by: "CLCascade", title: "Issue 7",
      date: "27 July 2011", system: "iOS 5 beta",
      shows: "The exception with a backtrace."),
    Source(
      "viewdeck-145", .report, .text,
      at: "https://github.com/ViewDeck/ViewDeck/issues/145",
      by: "ViewDeck", title: "Issue 145",
      date: "25 September 2012",
      shows: "A view that is given to a second controller raises: the text."),
    Source(
      "sialertview-120", .backtrace, .text,
      at: "https://github.com/Sumi-Interactive/SIAlertView/issues/120",
      by: "SIAlertView", title: "Issue 120",
      date: "20 April 2016",
      shows: "setView: raises when the view belongs to another controller."),
    Source(
      "snapshot-310", .report, .text,
      at: "https://github.com/pointfreeco/swift-snapshot-testing/issues/310",
      by: "Point-Free", title: "swift-snapshot-testing, issue 310",
      date: "10 March 2020",
      shows: "A window's root that is added as a child raises: the text."),
    Source(
      "windowroot-7", .backtrace, .text,
      at: "https://github.com/LukasCZ/GSTouchesShowingWindow/issues/7",
      by: "GSTouchesShowingWindow", title: "Issue 7", system: "iOS 9.0",
      shows: "A window without a root at the end of the launch ends the program by an assertion."),
    Source(
      "windowroot-10", .backtrace, .text,
      at: "https://github.com/RolandasRazma/RRFPSBar/issues/10",
      by: "RRFPSBar", title: "Issue 10", system: "iOS 9",
      shows: "The assertion is made at the end of the launch, not in makeKeyAndVisible."),
    Source(
      "mfsidemenu-213", .report, .text,
      at: "https://github.com/mikefrederick/MFSideMenu/issues/213",
      by: "MFSideMenu", title: "Issue 213",
      date: "23 March 2016",
      shows: "A page that is pushed twice raises: the text."),
    Source(
      "newsblur-886", .backtrace, .text,
      at: "https://github.com/samuelclay/NewsBlur/issues/886",
      by: "NewsBlur", title: "Issue 886",
      date: "29 February 2016",
      shows:
        "The exception of a page that is pushed twice; the second push ran when the first transition completed."
    ),
    Source(
      "react-navigation-10740", .report, .text,
      at: "https://github.com/react-navigation/react-navigation/issues/10740",
      by: "React Navigation", title: "Issue 10740",
      date: "9 August 2022",
      shows: "The newer text again."),
    Source(
      "navcontainer-11", .backtrace, .text,
      at: "https://github.com/xiaopin/NavigationContainer/issues/11",
      by: "NavigationContainer", title: "Issue 11",
      date: "15 October 2021", system: "iOS 11",
      shows: "A pop to a page that is not in the stack: the assertion."),
    Source(
      "helpscout-132", .backtrace, .text,
      at: "https://github.com/helpscout/beacon-ios-sdk/issues/132",
      by: "Help Scout", title: "beacon-ios-sdk, issue 132",
      date: "17 November 2020", system: "iOS 14.1",
      shows: "The same assertion with its backtrace."),
    Source(
      "flip-15", .report, .text,
      at: "https://github.com/adamdebono/ADFlipTransition/issues/15",
      by: "ADFlipTransition", title: "Issue 15",
      date: "3 August 2014",
      shows: "Presenting nil raises: the text."),
    Source(
      "walkthrough-3", .report, .text,
      at: "https://github.com/TitouanVanBelle/TDBWalkthrough/issues/3",
      by: "TDBWalkthrough", title: "Issue 3",
      date: "28 February 2015",
      shows: "Presenting a controller that is active already raises: the older text."),
    Source(
      "sharemenu-101", .report, .text,
      at: "https://github.com/Expensify/react-native-share-menu/issues/101",
      by: "react-native-share-menu", title: "Issue 101",
      date: "2021",
      shows: "Presenting a controller that is presented already raises: the newer text."),
    Source(
      "docviewer-50", .report, .text,
      at: "https://github.com/philipphecht/react-native-doc-viewer/pull/50",
      by: "react-native-doc-viewer", title: "Pull request 50",
      date: "2 November 2017",
      shows: "The warning of a presenter whose view is not in the window hierarchy."),
    Source(
      "adapty-116", .report, .text,
      at: "https://github.com/adaptyteam/AdaptySDK-iOS/pull/116",
      by: "Adapty", title: "AdaptySDK-iOS, pull request 116",
      date: "14 March 2025",
      shows: "The warning of a presenter that presents already, in the newer words."),
    Source(
      "transmission-103", .report, .text,
      at: "https://github.com/nathantannar4/Transmission/issues/103",
      by: "Transmission", title: "Issue 103",
      date: "15 September 2025",
      shows: "The warning of a presentation while another is in progress, in the newer words."),
    Source(
      "pageview-16", .report, .text,
      at: "https://github.com/stefanceriu/SCPageViewController/issues/16",
      by: "SCPageViewController", title: "Issue 16",
      date: "23 September 2015", system: "iOS 9.1",
      shows:
        "Presenting from a controller without a parent is discouraged: the text; it presents all the same."
    ),
    Source(
      "sidemenu-323", .report, .text,
      at: "https://github.com/jonkykong/SideMenu/issues/323",
      by: "SideMenu", title: "Issue 323",
      date: "1 February 2018",
      shows: "The warning of a dismissal while a presentation or dismissal runs."),
    Source(
      "dragable-3", .report, .text,
      at: "https://github.com/zoonooz/ZFDragableModalTransition/issues/3",
      by: "ZFDragableModalTransition", title: "Issue 3",
      date: "13 June 2014",
      shows: "The same warning; nothing is dismissed."),
    Source(
      "congress-425", .report, .text,
      at: "https://github.com/sunlightlabs/congress-ios/issues/425",
      by: "Sunlight Labs", title: "congress-ios, issue 425",
      date: "4 November 2014", system: "iOS 8",
      shows: "An action sheet without an anchor raises on a tablet: the text."),
    Source(
      "tisocial-153", .backtrace, .text,
      at: "https://github.com/viezel/TiSocial.Framework/issues/153",
      by: "TiSocial", title: "Issue 153",
      date: "27 October 2015",
      shows:
        "The same exception: raised by presentationTransitionWillBegin, in the blocks that UIKit defers until after the commit."
    ),
    Source(
      "threetwenty-754", .report, .text,
      at: "https://github.com/facebookarchive/three20/pull/754",
      by: "Three20", title: "Pull request 754",
      date: "20 January 2012",
      shows: "Only a controller of the list can be selected in a tab bar controller."),
    Source(
      "til-18", .report, .text,
      at: "https://github.com/Taehyeon-Kim/TIL/issues/18",
      by: "Taehyeon-Kim", title: "TIL, issue 18",
      date: "2022",
      shows: "Three pages are given where one is required: the text of the exception."),
    Source(
      "promotion-379", .report, .text,
      at: "https://github.com/jamonholmgren/ProMotion/issues/379",
      by: "ProMotion", title: "Issue 379",
      date: "2014",
      shows: "A split view controller cannot be pushed: the text."),
    Source(
      "pocketcasts-599", .report, .text,
      at: "https://github.com/Automattic/pocket-casts-ios/issues/599",
      by: "Automattic", title: "pocket-casts-ios, issue 599",
      date: "December 2022",
      shows: "The warning of a callback that the program calls itself."),
    Source(
      "bubble-33", .report, .quotation,
      at: "https://github.com/andreamazz/BubbleTransition/issues/33",
      by: "BubbleTransition", title: "Issue 33",
      shows: "With a custom style no callback is called on the presenter."),
    Source(
      "so-26763020", .report, .quotation,
      at: "https://stackoverflow.com/questions/26763020",
      by: "Stack Overflow", title: "Leaking views when changing rootViewController",
      date: "2014",
      shows: "What the old root presents stays in the window when the root is exchanged."),
    Source(
      "so-60386750", .report, .quotation,
      at: "https://stackoverflow.com/questions/60386750",
      by: "Stack Overflow", title: "A controller whose view is shown without a parent",
      date: "2020",
      shows: "A view does not keep its controller alive."),
    Source(
      "so-47962261", .backtrace, .quotation,
      at: "https://stackoverflow.com/questions/47962261",
      by: "Stack Overflow", title: "viewDidAppear in the backtrace of a launch",
      date: "December 2017", system: "iOS 11",
      shows:
        "viewDidAppear of the root is called by the blocks that are deferred until the launch's first commit."
    ),
    Source(
      "wordpress-11483", .backtrace, .text,
      at: "https://github.com/wordpress-mobile/WordPress-iOS/issues/11483",
      by: "WordPress", title: "WordPress-iOS, issue 11483",
      date: "17 April 2019", system: "iOS 12",
      shows: "A controller that presents itself raises: the text and its backtrace."),
    Source(
      "pysearch-85", .report, .text,
      at: "https://github.com/ko1o/PYSearch/issues/85",
      by: "PYSearch", title: "Issue 85",
      date: "5 June 2017",
      shows: "Presenting a controller that has a parent raises: the older text."),
    Source(
      "rns-185", .report, .text,
      at: "https://github.com/software-mansion/react-native-screens/pull/185",
      by: "Software Mansion", title: "Pull request 185",
      date: "18 October 2019",
      shows:
        "Reading presentationController before the style is set makes it, and the style cannot be changed afterwards."
    ),
    Source(
      "dtfoundation-33", .report, .quotation,
      at: "https://github.com/Cocoanetics/DTFoundation/issues/33",
      by: "Cocoanetics", title: "DTFoundation, issue 33",
      shows:
        "The log of a child that is added to another parent: willMove with nil, didMove with nil, willMove with the new one."
    ),
  ]
}
