extension Bibliography {
  /// Entries: the rest of Apple's reference, its guides, its talks and its headers.
  static let appleDocuments: [Source] = [
    Source(
      "apple-uiviewcontroller", .documentation, .text,
      at: "https://developer.apple.com/documentation/uikit/uiviewcontroller",
      by: "Apple", title: "UIViewController",
      shows:
        "The view is loaded when it is first read; a diagram has the four states of its visibility and the callbacks between them; appearance callbacks are forwarded to children by default; a change of size goes from the root to the children."
    ),
    Source(
      "apple-pagesheet", .documentation, .text,
      at: "https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/pagesheet",
      by: "Apple", title: "UIModalPresentationStyle.pageSheet",
      system: "iOS 13+",
      shows:
        "What is below stays visible, so viewWillDisappear and viewDidDisappear are not called on the presenter; in a compact height it covers the screen."
    ),
    Source(
      "apple-should-dismiss", .documentation, .text,
      at:
        "https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollershoulddismiss(_:)",
      by: "Apple", title: "presentationControllerShouldDismiss(_:)",
      system: "iOS 13+",
      shows: "It may be called at any time, and willDismiss and didDismiss need not follow."),
    Source(
      "apple-did-dismiss", .documentation, .text,
      at:
        "https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollerdiddismiss(_:)",
      by: "Apple", title: "presentationControllerDidDismiss(_:)",
      system: "iOS 13+",
      shows: "It is not called when the program dismisses."),
    Source(
      "apple-did-attempt", .documentation, .text,
      at:
        "https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollerdidattempttodismiss(_:)",
      by: "Apple", title: "presentationControllerDidAttemptToDismiss(_:)",
      system: "iOS 13+",
      shows: "It is called when isModalInPresentation or shouldDismiss prevents a dismissal."),
    Source(
      "apple-adaptive-style", .documentation, .listing,
      at:
        "https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/adaptivepresentationstyle(for:traitcollection:)",
      by: "Apple", title: "adaptivePresentationStyle(for:traitCollection:)",
      system: "iOS 8.3+",
      shows: "The delegate says which style a presentation adapts to."),
    Source(
      "apple-popover-should-dismiss", .documentation, .listing,
      at:
        "https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate/popoverpresentationcontrollershoulddismisspopover(_:)",
      by: "Apple", title: "popoverPresentationControllerShouldDismissPopover(_:)",
      system: "iOS 8 to 12",
      shows: "It asks whether a popover may go; deprecated in iOS 13."),
    Source(
      "apple-prepare-popover", .documentation, .listing,
      at: "https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate",
      by: "Apple", title: "UIPopoverPresentationControllerDelegate",
      system: "iOS 8+",
      shows: "The delegate may prepare the popover before it is presented."),
    Source(
      "apple-addsubview", .documentation, .text,
      at: "https://developer.apple.com/documentation/uikit/uiview/addsubview(_:)",
      by: "Apple", title: "addSubview(_:)",
      shows: "A view has one superview; another one is given up first."),
    Source(
      "apple-willmove-window", .documentation, .listing,
      at: "https://developer.apple.com/documentation/uikit/uiview/willmove(towindow:)",
      by: "Apple", title: "willMove(toWindow:)",
      shows: "It is called before the view's window changes, with nil when it leaves."),
    Source(
      "apple-removefromsuperview", .documentation, .listing,
      at: "https://developer.apple.com/documentation/uikit/uiview/removefromsuperview()",
      by: "Apple", title: "removeFromSuperview()",
      shows: "It takes the view out of its superview and window."),
    Source(
      "apple-updateconstraints", .documentation, .listing,
      at: "https://developer.apple.com/documentation/uikit/uiview/updateconstraints()",
      by: "Apple", title: "updateConstraints()",
      shows: "A view updates its constraints here, when it was asked to."),
    Source(
      "apple-safearea", .documentation, .listing,
      at: "https://developer.apple.com/documentation/uikit/uiview/safeareainsetsdidchange()",
      by: "Apple", title: "safeAreaInsetsDidChange()",
      system: "iOS 11+",
      shows: "It is called when the safe area changes."),
    Source(
      "apple-draw", .documentation, .listing,
      at: "https://developer.apple.com/documentation/uikit/uiview/draw(_:)",
      by: "Apple", title: "draw(_:)",
      shows: "A view draws here when it is first shown and when it was invalidated."),
    Source(
      "apple-uiview-transition", .documentation, .listing,
      at:
        "https://developer.apple.com/documentation/uikit/uiview/transition(from:to:duration:options:completion:)",
      by: "Apple", title: "UIView.transition(from:to:duration:options:completion:)",
      shows: "It animates from one view to another."),
    Source(
      "apple-showhide", .documentation, .text,
      at:
        "https://developer.apple.com/documentation/uikit/uiview/animationoptions/showhidetransitionviews",
      by: "Apple", title: "showHideTransitionViews",
      system: "iOS 4+",
      shows:
        "A view transition hides and shows the views, and adds and removes none. The method of controllers is not named."
    ),
    Source(
      "apple-animate", .documentation, .quotation,
      at:
        "https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:)",
      by: "Apple", title: "UIView.animate(withDuration:animations:completion:)",
      shows:
        "The completion is passed whether the animations finished; with a duration of zero it runs at the beginning of the next cycle of the run loop."
    ),
    Source(
      "apple-flushupdates", .documentation, .listing,
      at: "https://developer.apple.com/documentation/uikit/uiview/animationoptions/flushupdates",
      by: "Apple", title: "flushUpdates",
      system: "iOS 26+",
      shows: "Pending updates are applied before an animation's block and after it."),
    Source(
      "apple-updateproperties", .documentation, .text,
      at: "https://developer.apple.com/documentation/uikit/uiview/updateproperties()",
      by: "Apple", title: "updateProperties()",
      system: "iOS 26+",
      shows: "A view configures its content here, before its layout."),
    Source(
      "apple-observation-tracking", .documentation, .text,
      at: "https://developer.apple.com/documentation/uikit/automatic-observation-tracking",
      by: "Apple", title: "Updating views automatically with observation tracking",
      system: "iOS 26+",
      shows:
        "What certain methods read of an observable object is tracked; a change calls the method again."
    ),
    Source(
      "apple-withobservationtracking", .documentation, .listing,
      at:
        "https://developer.apple.com/documentation/observation/withobservationtracking(_:onchange:)",
      by: "Apple", title: "withObservationTracking(_:onChange:)",
      system: "iOS 17+",
      shows: "It calls onChange once, for the first change of what was read."),
    Source(
      "apple-traits-did-change", .documentation, .listing,
      at:
        "https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollectiondidchange(_:)",
      by: "Apple", title: "traitCollectionDidChange(_:)",
      system: "iOS 8+",
      shows: "It is called when the traits of a view or controller change; deprecated in iOS 17."),
    Source(
      "apple-size-transition", .documentation, .quotation,
      at:
        "https://developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:)",
      by: "Apple", title: "viewWillTransition(to:with:)",
      system: "iOS 8+",
      shows: "A change of size is passed on to the children by the method of the class."),
    Source(
      "apple-preferredcontentsize", .documentation, .listing,
      at:
        "https://developer.apple.com/documentation/uikit/uicontentcontainer/preferredcontentsizedidchange(forchildcontentcontainer:)",
      by: "Apple", title: "preferredContentSizeDidChange(forChildContentContainer:)",
      system: "iOS 8+",
      shows: "A container is notified that the preferred size of a child has changed."),
    Source(
      "apple-makekeyandvisible", .documentation, .listing,
      at: "https://developer.apple.com/documentation/uikit/uiwindow/makekeyandvisible()",
      by: "Apple", title: "makeKeyAndVisible()",
      shows: "It shows the window and makes it the key window."),
    Source(
      "apple-rootviewcontroller", .documentation, .listing,
      at: "https://developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller",
      by: "Apple", title: "rootViewController",
      shows:
        "The root provides the content of the window; a new one takes the place of the old view."),
    Source(
      "apple-didbecomekey", .documentation, .text,
      at: "https://developer.apple.com/documentation/uikit/uiwindow/didbecomekeynotification",
      by: "Apple", title: "didBecomeKeyNotification",
      shows: "It is posted when a window becomes key; since iOS 15 one for each scene."),
    Source(
      "apple-nav-init", .documentation, .quotation,
      at:
        "https://developer.apple.com/documentation/uikit/uinavigationcontroller/init(rootviewcontroller:)",
      by: "Apple", title: "init(rootViewController:)",
      shows: "It pushes the root without animation."),
    Source(
      "apple-push", .documentation, .text,
      at:
        "https://developer.apple.com/documentation/uikit/uinavigationcontroller/pushviewcontroller(_:animated:)",
      by: "Apple", title: "pushViewController(_:animated:)",
      shows:
        "A controller that is on the stack already raises; a tab bar controller must not be pushed."
    ),
    Source(
      "apple-nav-willshow", .documentation, .listing,
      at:
        "https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate/navigationcontroller(_:willshow:animated:)",
      by: "Apple", title: "navigationController(_:willShow:animated:)",
      shows: "The delegate is notified of a page just before and just after it is shown."),
    Source(
      "apple-tab-didselect", .documentation, .text,
      at:
        "https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:didselect:)",
      by: "Apple", title: "tabBarController(_:didSelect:)",
      system: "iOS 3+",
      shows: "The delegate is notified of taps alone, and of one on the selected tab too."),
    Source(
      "apple-tab-shouldselecttab", .documentation, .listing,
      at:
        "https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:shouldselecttab:)",
      by: "Apple", title: "tabBarController(_:shouldSelectTab:)",
      system: "iOS 18+",
      shows: "The delegate is asked before a tab is selected."),
    Source(
      "apple-tab-didselecttab", .documentation, .listing,
      at:
        "https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:didselecttab:previoustab:)",
      by: "Apple", title: "tabBarController(_:didSelectTab:previousTab:)",
      system: "iOS 18+",
      shows: "The delegate is notified that a tab was selected."),
    Source(
      "apple-tab-interaction", .documentation, .listing,
      at:
        "https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:interactioncontrollerfor:)",
      by: "Apple", title: "tabBarController(_:interactionControllerFor:)",
      system: "iOS 7+",
      shows: "The delegate may animate the switch of tabs."),
    Source(
      "apple-pages-source", .documentation, .listing,
      at: "https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource",
      by: "Apple", title: "UIPageViewControllerDataSource",
      shows: "The data source is asked for the page before and the page after one."),
    Source(
      "apple-topcolumn", .documentation, .text,
      at:
        "https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:topcolumnforcollapsingtoproposedtopcolumn:)",
      by: "Apple", title: "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
      system: "iOS 14+",
      shows: "The delegate chooses the column that is on top when the columns collapse."),
    Source(
      "apple-lifecycle", .documentation, .quotation,
      at: "https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle",
      by: "Apple", title: "Managing your app's life cycle",
      system: "iOS 13+",
      shows:
        "With scenes it is the scene's delegate that is notified of the foreground and the background."
    ),
    Source(
      "apple-didenterbackground", .documentation, .listing,
      at:
        "https://developer.apple.com/documentation/uikit/uiapplication/didenterbackgroundnotification",
      by: "Apple", title: "didEnterBackgroundNotification",
      shows: "What is called on the delegate is posted as a notification too."),
    Source(
      "apple-awakefromnib", .documentation, .listing,
      at:
        "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/awakefromnib()",
      by: "Apple", title: "awakeFromNib()",
      shows: "It is called on what is loaded from a nib when everything has been made."),
    Source(
      "apple-tn2298", .documentation, .text,
      at: "https://developer.apple.com/library/archive/technotes/tn2298/_index.html",
      by: "Apple", title: "Technical Note TN2298: Using Unwind Segues",
      date: "4 February 2015", system: "iOS 6+",
      shows:
        "The destination is searched for from the source upwards; then the source prepares, the action is called, and the way back is taken."
    ),
    Source(
      "apple-custom-presentations", .documentation, .quotation,
      at:
        "https://developer.apple.com/library/archive/featuredarticles/ViewControllerPGforiPhoneOS/DefiningCustomPresentations.html",
      by: "Apple", title: "View Controller Programming Guide: Creating Custom Presentations",
      system: "iOS 8+",
      shows:
        "The delegate is asked for the presentation controller, which is notified of the beginning and the end of the transition and lays out the presented view."
    ),
    Source(
      "apple-removes-presenter", .documentation, .text,
      at:
        "https://developer.apple.com/documentation/uikit/uipresentationcontroller/shouldremovepresentersview",
      by: "Apple", title: "shouldRemovePresentersView",
      system: "iOS 8+",
      shows: "It is false by default; true has the presenter's view removed at the end."),
    Source(
      "apple-containerview", .documentation, .text,
      at: "https://developer.apple.com/documentation/uikit/uipresentationcontroller/containerview",
      by: "Apple", title: "containerView",
      system: "iOS 8+",
      shows: "It is set shortly after the delegate has returned the presentation controller."),
    Source(
      "apple-animator", .documentation, .listing,
      at: "https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning",
      by: "Apple", title: "UIViewControllerAnimatedTransitioning",
      system: "iOS 7+",
      shows: "An animator animates a transition and says when it is complete."),
    Source(
      "apple-coordinator", .documentation, .text,
      at:
        "https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator/animate(alongsidetransition:completion:)",
      by: "Apple", title: "animate(alongsideTransition:completion:)",
      system: "iOS 7+",
      shows: "What is animated alongside, and what runs when the transition is complete."),
    Source(
      "apple-fluid", .documentation, .text,
      at:
        "https://developer.apple.com/documentation/uikit/enhancing-your-app-with-fluid-transitions",
      by: "Apple", title: "Enhancing your app with fluid transitions",
      system: "iOS 18+",
      shows:
        "The steps of a push and of a pop with their callbacks; a zoom push that is interrupted is completed and turned into a pop in one cycle of the run loop; a push or pop may begin while another runs."
    ),
    Source(
      "apple-transaction", .documentation, .text,
      at:
        "https://developer.apple.com/documentation/quartzcore/catransaction/setcompletionblock(_:)",
      by: "Apple", title: "CATransaction.setCompletionBlock(_:)",
      shows:
        "The block runs when the animations added in the transaction have ended, at once where there are none."
    ),
    Source(
      "apple-perform", .documentation, .text,
      at: "https://developer.apple.com/documentation/objectivec/nsobject/1414900-performselector",
      by: "Apple", title: "performSelector(onMainThread:with:waitUntilDone:)",
      shows:
        "On the main thread a call that waits is made at once, another is queued on the run loop."),
    Source(
      "apple-url", .documentation, .listing,
      at:
        "https://developer.apple.com/documentation/foundation/url/init(string:encodinginvalidcharacters:)",
      by: "Apple", title: "URL.init(string:encodingInvalidCharacters:)",
      system: "iOS 17+",
      shows: "Characters that do not belong in a URL are encoded."),
    Source(
      "apple-textfield", .documentation, .text,
      at: "https://developer.apple.com/documentation/uikit/uitextfielddelegate",
      by: "Apple", title: "UITextFieldDelegate",
      shows:
        "The questions and messages of one text field that begins and ends to be edited, in order."),
    Source(
      "apple-tn3187", .documentation, .quotation,
      at:
        "https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle",
      by: "Apple", title: "Technical Note TN3187: Migrating to the UIKit scene-based life cycle",
      system: "iOS 18.4+",
      shows:
        "The texts by which iOS 18.4 and iOS 26 ask for scenes; programs built with the SDK after that must use them, or do not launch."
    ),
    Source(
      "swift-arc", .documentation, .quotation,
      at:
        "https://docs.swift.org/swift-book/documentation/the-swift-programming-language/automaticreferencecounting/",
      by: "Apple", title: "The Swift Programming Language: Automatic Reference Counting",
      shows: "An object lives as long as a strong reference to it is left; cycles keep it alive."),
    Source(
      "wwdc-2019-224", .talk, .quotation,
      at: "https://developer.apple.com/videos/play/wwdc2019/224/",
      by: "Apple", title: "WWDC 2019, session 224: Modernizing Your UI for iOS 13",
      date: "2019", system: "iOS 13",
      shows:
        "A sheet no longer covers the presenter, on which no callback of disappearance is called."),
    Source(
      "wwdc-2023-10055", .talk, .quotation,
      at: "https://developer.apple.com/videos/play/wwdc2023/10055/",
      by: "Apple", title: "WWDC 2023, session 10055: What's new in UIKit",
      date: "2023", system: "iOS 17",
      shows:
        "viewIsAppearing is called after the traits and the geometry of the view are known, and before its subviews are laid out."
    ),
    Source(
      "wwdc-2023-10057", .talk, .quotation,
      at: "https://developer.apple.com/videos/play/wwdc2023/10057/",
      by: "Apple", title: "WWDC 2023, session 10057: Unleash the UIKit trait system",
      date: "2023", system: "iOS 17",
      shows: "Overridden traits are passed on with the next update of the views, before the layout."
    ),
    Source(
      "wwdc-2025-243", .talk, .quotation,
      at: "https://developer.apple.com/videos/play/wwdc2025/243/",
      by: "Apple", title: "WWDC 2025, session 243: What's new in UIKit",
      date: "2025", system: "iOS 26",
      shows:
        "updateProperties, automatic observation tracking and flushUpdates; scenes become necessary."
    ),
    Source(
      "header-uiviewcontroller", .header, .text,
      at:
        "https://github.com/xybp888/iOS-SDKs/blob/88fdca9de873f60303011685188c9415d4ebff0a/iPhoneOS18.0.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewController.h",
      by: "Apple", title: "UIViewController.h",
      system: "iOS 18 SDK",
      shows:
        "The contract of containment, the conditions of transition(from:to:), when the hierarchy is inconsistent, which style automatic stands for, what a memory warning no longer does."
    ),
    Source(
      "header-uitab", .header, .listing,
      at:
        "https://github.com/xybp888/iOS-SDKs/blob/88fdca9de873f60303011685188c9415d4ebff0a/iPhoneOS18.0.sdk/System/Library/Frameworks/UIKit.framework/Headers/UITab.h",
      by: "Apple", title: "UITab.h",
      system: "iOS 18 SDK",
      shows: "A tab has a provider that is asked for its controller."),
    Source(
      "header-uisearchcontroller", .header, .listing,
      at:
        "https://github.com/xybp888/iOS-SDKs/blob/88fdca9de873f60303011685188c9415d4ebff0a/iPhoneOS18.0.sdk/System/Library/Frameworks/UIKit.framework/Headers/UISearchController.h",
      by: "Apple", title: "UISearchController.h",
      system: "iOS 18 SDK",
      shows: "The messages to the delegate and to the updater of a search controller."),
    Source(
      "swift-algorithms-31", .backtrace, .text,
      at: "https://github.com/thexande/SwiftAlgorithms/issues/31",
      by: "SwiftAlgorithms", title: "Issue 31",
      date: "6 February 2020",
      shows: "The newer text, which names the navigation controller and the program."),
  ]
}
