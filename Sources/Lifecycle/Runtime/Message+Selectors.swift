public import Tracing

/// The table of names: data.
extension Message {
  /// The names of all messages, by raw value; what every trace begins its table with.
  public static let selectors: [Selector] = [
    Selector(swift: "init()", objectiveC: "init", level: .views),
    Selector(swift: "deinit", objectiveC: "dealloc", level: .appearance),
    Selector(swift: "awakeFromNib()", objectiveC: "awakeFromNib", level: .views),
    Selector(swift: "loadView()", objectiveC: "loadView", level: .views),
    Selector(swift: "loadViewIfNeeded()", objectiveC: "loadViewIfNeeded", level: .views),
    Selector(swift: "viewDidLoad()", objectiveC: "viewDidLoad", level: .appearance),
    Selector(swift: "viewWillUnload()", objectiveC: "viewWillUnload", level: .appearance),
    Selector(swift: "viewDidUnload()", objectiveC: "viewDidUnload", level: .appearance),
    Selector(swift: "viewWillAppear(_:)", objectiveC: "viewWillAppear:", level: .appearance),
    Selector(swift: "viewIsAppearing(_:)", objectiveC: "viewIsAppearing:", level: .appearance),
    Selector(swift: "viewDidAppear(_:)", objectiveC: "viewDidAppear:", level: .appearance),
    Selector(swift: "viewWillDisappear(_:)", objectiveC: "viewWillDisappear:", level: .appearance),
    Selector(swift: "viewDidDisappear(_:)", objectiveC: "viewDidDisappear:", level: .appearance),
    Selector(
      swift: "beginAppearanceTransition(_:animated:)",
      objectiveC: "beginAppearanceTransition:animated:",
      level: .appearance),
    Selector(
      swift: "endAppearanceTransition()",
      objectiveC: "endAppearanceTransition",
      level: .appearance),
    Selector(
      swift: "shouldAutomaticallyForwardAppearanceMethods",
      objectiveC: "shouldAutomaticallyForwardAppearanceMethods",
      level: .runloop),
    Selector(
      swift: "automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers",
      objectiveC: "automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers",
      level: .runloop),
    Selector(
      swift: "didReceiveMemoryWarning()",
      objectiveC: "didReceiveMemoryWarning",
      level: .appearance),
    Selector(
      swift: "viewWillLayoutSubviews()",
      objectiveC: "viewWillLayoutSubviews",
      level: .layout),
    Selector(swift: "viewDidLayoutSubviews()", objectiveC: "viewDidLayoutSubviews", level: .layout),
    Selector(swift: "layoutSubviews()", objectiveC: "layoutSubviews", level: .layout),
    Selector(swift: "setNeedsLayout()", objectiveC: "setNeedsLayout", level: .layout),
    Selector(swift: "layoutIfNeeded()", objectiveC: "layoutIfNeeded", level: .layout),
    Selector(swift: "addChild(_:)", objectiveC: "addChildViewController:", level: .containment),
    Selector(
      swift: "removeFromParent()",
      objectiveC: "removeFromParentViewController",
      level: .containment),
    Selector(
      swift: "willMove(toParent:)",
      objectiveC: "willMoveToParentViewController:",
      level: .containment),
    Selector(
      swift: "didMove(toParent:)",
      objectiveC: "didMoveToParentViewController:",
      level: .containment),
    Selector(
      swift: "transition(from:to:duration:options:animations:completion:)",
      objectiveC:
        "transitionFromViewController:toViewController:duration:options:animations:completion:",
      level: .containment),
    Selector(swift: "animations", objectiveC: "animations", level: .containment),
    Selector(swift: "completion", objectiveC: "completion", level: .containment),
    Selector(swift: "addSubview(_:)", objectiveC: "addSubview:", level: .views),
    Selector(swift: "insertSubview(_:at:)", objectiveC: "insertSubview:atIndex:", level: .views),
    Selector(
      swift: "insertSubview(_:aboveSubview:)",
      objectiveC: "insertSubview:aboveSubview:",
      level: .views),
    Selector(
      swift: "insertSubview(_:belowSubview:)",
      objectiveC: "insertSubview:belowSubview:",
      level: .views),
    Selector(swift: "bringSubviewToFront(_:)", objectiveC: "bringSubviewToFront:", level: .views),
    Selector(swift: "sendSubviewToBack(_:)", objectiveC: "sendSubviewToBack:", level: .views),
    Selector(
      swift: "exchangeSubview(at:withSubviewAt:)",
      objectiveC: "exchangeSubviewAtIndex:withSubviewAtIndex:",
      level: .views),
    Selector(swift: "removeFromSuperview()", objectiveC: "removeFromSuperview", level: .views),
    Selector(swift: "willMove(toWindow:)", objectiveC: "willMoveToWindow:", level: .views),
    Selector(swift: "didMoveToWindow()", objectiveC: "didMoveToWindow", level: .views),
    Selector(swift: "willMove(toSuperview:)", objectiveC: "willMoveToSuperview:", level: .views),
    Selector(swift: "didMoveToSuperview()", objectiveC: "didMoveToSuperview", level: .views),
    Selector(swift: "didAddSubview(_:)", objectiveC: "didAddSubview:", level: .views),
    Selector(swift: "willRemoveSubview(_:)", objectiveC: "willRemoveSubview:", level: .views),
    Selector(swift: "addSubview(_:)", objectiveC: "addSubview:", level: .containment),
    Selector(
      swift: "removeFromSuperview()",
      objectiveC: "removeFromSuperview",
      level: .containment),
    Selector(
      swift: "rootViewController",
      objectiveC: "setRootViewController:",
      level: .containment),
    Selector(swift: "makeKeyAndVisible()", objectiveC: "makeKeyAndVisible", level: .containment),
    Selector(swift: "makeKey()", objectiveC: "makeKeyWindow", level: .containment),
    Selector(swift: "isHidden", objectiveC: "setHidden:", level: .views),
    Selector(
      swift: "pushViewController(_:animated:)",
      objectiveC: "pushViewController:animated:",
      level: .containment),
    Selector(
      swift: "popViewController(animated:)",
      objectiveC: "popViewControllerAnimated:",
      level: .containment),
    Selector(
      swift: "popToViewController(_:animated:)",
      objectiveC: "popToViewController:animated:",
      level: .containment),
    Selector(
      swift: "popToRootViewController(animated:)",
      objectiveC: "popToRootViewControllerAnimated:",
      level: .containment),
    Selector(
      swift: "setViewControllers(_:animated:)",
      objectiveC: "setViewControllers:animated:",
      level: .containment),
    Selector(
      swift: "show(_:sender:)",
      objectiveC: "showViewController:sender:",
      level: .containment),
    Selector(
      swift: "showDetailViewController(_:sender:)",
      objectiveC: "showDetailViewController:sender:",
      level: .containment),
    Selector(
      swift: "navigationController(_:willShow:animated:)",
      objectiveC: "navigationController:willShowViewController:animated:",
      level: .containment),
    Selector(
      swift: "navigationController(_:didShow:animated:)",
      objectiveC: "navigationController:didShowViewController:animated:",
      level: .containment),
    Selector(
      swift: "present(_:animated:completion:)",
      objectiveC: "presentViewController:animated:completion:",
      level: .containment),
    Selector(
      swift: "dismiss(animated:completion:)",
      objectiveC: "dismissViewControllerAnimated:completion:",
      level: .containment),
    Selector(
      swift: "presentationControllerShouldDismiss(_:)",
      objectiveC: "presentationControllerShouldDismiss:",
      level: .containment),
    Selector(
      swift: "presentationControllerWillDismiss(_:)",
      objectiveC: "presentationControllerWillDismiss:",
      level: .containment),
    Selector(
      swift: "presentationControllerDidDismiss(_:)",
      objectiveC: "presentationControllerDidDismiss:",
      level: .containment),
    Selector(
      swift: "presentationControllerDidAttemptToDismiss(_:)",
      objectiveC: "presentationControllerDidAttemptToDismiss:",
      level: .containment),
    Selector(swift: "selectedIndex", objectiveC: "setSelectedIndex:", level: .containment),
    Selector(
      swift: "selectedViewController",
      objectiveC: "setSelectedViewController:",
      level: .containment),
    Selector(
      swift: "tabBarController(_:shouldSelect:)",
      objectiveC: "tabBarController:shouldSelectViewController:",
      level: .containment),
    Selector(
      swift: "tabBarController(_:didSelect:)",
      objectiveC: "tabBarController:didSelectViewController:",
      level: .containment),
    Selector(
      swift: "tabBar(_:didSelect:)",
      objectiveC: "tabBar:didSelectItem:",
      level: .containment),
    Selector(
      swift: "setViewControllers(_:direction:animated:completion:)",
      objectiveC: "setViewControllers:direction:animated:completion:",
      level: .containment),
    Selector(
      swift: "pageViewController(_:willTransitionTo:)",
      objectiveC: "pageViewController:willTransitionToViewControllers:",
      level: .containment),
    Selector(
      swift:
        "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
      objectiveC:
        "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:",
      level: .containment),
    Selector(
      swift: "pageViewController(_:viewControllerBefore:)",
      objectiveC: "pageViewController:viewControllerBeforeViewController:",
      level: .containment),
    Selector(
      swift: "pageViewController(_:viewControllerAfter:)",
      objectiveC: "pageViewController:viewControllerAfterViewController:",
      level: .containment),
    Selector(
      swift: "willTransition(to:with:)",
      objectiveC: "willTransitionToTraitCollection:withTransitionCoordinator:",
      level: .containment),
    Selector(
      swift: "viewWillTransition(to:with:)",
      objectiveC: "viewWillTransitionToSize:withTransitionCoordinator:",
      level: .containment),
    Selector(
      swift: "prepare(for:sender:)",
      objectiveC: "prepareForSegue:sender:",
      level: .containment),
    Selector(swift: "main queue block", objectiveC: "main queue block", level: .runloop),
    Selector(swift: "delayed block", objectiveC: "delayed block", level: .runloop),
    Selector(swift: "timer fired", objectiveC: "timer fired", level: .runloop),
    Selector(
      swift: "application(_:didFinishLaunchingWithOptions:)",
      objectiveC: "application:didFinishLaunchingWithOptions:",
      level: .runloop),
    Selector(
      swift: "applicationDidBecomeActive(_:)",
      objectiveC: "applicationDidBecomeActive:",
      level: .runloop),
    Selector(
      swift: "applicationWillResignActive(_:)",
      objectiveC: "applicationWillResignActive:",
      level: .runloop),
    Selector(
      swift: "applicationDidEnterBackground(_:)",
      objectiveC: "applicationDidEnterBackground:",
      level: .runloop),
    Selector(
      swift: "applicationWillEnterForeground(_:)",
      objectiveC: "applicationWillEnterForeground:",
      level: .runloop),
    Selector(
      swift: "swipeBack(cancelled:)",
      objectiveC: "swipeBackCancelled:",
      level: .containment),
    Selector(swift: "tapBack()", objectiveC: "tapBack", level: .containment),
    Selector(
      swift: "dragSheetDown(cancelled:)",
      objectiveC: "dragSheetDownCancelled:",
      level: .containment),
    Selector(swift: "selectTab(_:)", objectiveC: "selectTab:", level: .containment),
    Selector(
      swift: "swipePage(_:cancelled:)",
      objectiveC: "swipePage:cancelled:",
      level: .containment),
    Selector(swift: "goHome()", objectiveC: "goHome", level: .containment),
    Selector(swift: "returnToApp()", objectiveC: "returnToApp", level: .containment),
    Selector(swift: "rotate()", objectiveC: "rotate", level: .containment),
    Selector(
      swift: "init(rootViewController:)", objectiveC: "initWithRootViewController:",
      level: .containment),
    Selector(swift: "init(coder:)", objectiveC: "initWithCoder:", level: .views),
    Selector(
      swift: "performSegue(withIdentifier:sender:)",
      objectiveC: "performSegueWithIdentifier:sender:", level: .containment),
    Selector(
      swift: "instantiateViewController(withIdentifier:)",
      objectiveC: "instantiateViewControllerWithIdentifier:", level: .containment),
    Selector(
      swift: "instantiateInitialViewController()",
      objectiveC: "instantiateInitialViewController", level: .containment),
    Selector(
      swift: "traitCollectionDidChange(_:)", objectiveC: "traitCollectionDidChange:",
      level: .layout),
    Selector(
      swift: "willRotate(to:duration:)",
      objectiveC: "willRotateToInterfaceOrientation:duration:", level: .containment),
    Selector(
      swift: "willAnimateRotation(to:duration:)",
      objectiveC: "willAnimateRotationToInterfaceOrientation:duration:", level: .containment),
    Selector(
      swift: "didRotate(from:)", objectiveC: "didRotateFromInterfaceOrientation:",
      level: .containment),
    Selector(
      swift: "shouldAutomaticallyForwardRotationMethods",
      objectiveC: "shouldAutomaticallyForwardRotationMethods", level: .runloop),
    Selector(
      swift: "splitViewController(_:collapseSecondary:onto:)",
      objectiveC:
        "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:",
      level: .containment),
    Selector(
      swift: "animate(alongsideTransition:completion:)",
      objectiveC: "animateAlongsideTransition:completion:", level: .runloop),
    Selector(
      swift: "animateAlongsideTransition(in:animation:completion:)",
      objectiveC: "animateAlongsideTransitionInView:animation:completion:", level: .runloop),
    Selector(
      swift: "completeTransition(_:)", objectiveC: "completeTransition:", level: .containment),
    Selector(
      swift: "resize(width:height:)", objectiveC: "resizeToWidth:height:", level: .containment),
    Selector(
      swift: "navigationController(_:animationControllerFor:from:to:)",
      objectiveC:
        "navigationController:animationControllerForOperation:fromViewController:toViewController:",
      level: .runloop),
    Selector(
      swift: "navigationController(_:interactionControllerFor:)",
      objectiveC:
        "navigationController:interactionControllerForAnimationController:",
      level: .runloop),
    Selector(
      swift: "animationController(forPresented:presenting:source:)",
      objectiveC:
        "animationControllerForPresentedController:presentingController:sourceController:",
      level: .runloop),
    Selector(
      swift: "interactionControllerForPresentation(using:)",
      objectiveC:
        "interactionControllerForPresentation:",
      level: .runloop),
    Selector(
      swift: "animationController(forDismissed:)",
      objectiveC:
        "animationControllerForDismissedController:",
      level: .runloop),
    Selector(
      swift: "interactionControllerForDismissal(using:)",
      objectiveC:
        "interactionControllerForDismissal:",
      level: .runloop),
    Selector(
      swift: "transitionDuration(using:)",
      objectiveC:
        "transitionDuration:",
      level: .runloop),
    Selector(
      swift: "animateTransition(using:)",
      objectiveC:
        "animateTransition:",
      level: .containment),
    Selector(
      swift: "animationEnded(_:)",
      objectiveC:
        "animationEnded:",
      level: .containment),
    Selector(
      swift: "startInteractiveTransition(_:)",
      objectiveC:
        "startInteractiveTransition:",
      level: .containment),
    Selector(
      swift: "update(_:)",
      objectiveC:
        "updateInteractiveTransition:",
      level: .containment),
    Selector(
      swift: "finish()",
      objectiveC:
        "finishInteractiveTransition",
      level: .containment),
    Selector(
      swift: "cancel()",
      objectiveC:
        "cancelInteractiveTransition",
      level: .containment),
    Selector(
      swift: "notifyWhenInteractionChanges(_:)",
      objectiveC: "notifyWhenInteractionChangesUsingBlock:",
      level: .runloop),
    Selector(
      swift: "notifyWhenInteractionEnds(_:)",
      objectiveC: "notifyWhenInteractionEndsUsingBlock:",
      level: .runloop),
    Selector(
      swift: "interaction change",
      objectiveC: "interaction change",
      level: .containment),
    Selector(
      swift: "presentationController(forPresented:presenting:source:)",
      objectiveC:
        "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:",
      level: .runloop),
    Selector(
      swift: "presentationTransitionWillBegin()",
      objectiveC: "presentationTransitionWillBegin",
      level: .containment),
    Selector(
      swift: "presentationTransitionDidEnd(_:)",
      objectiveC: "presentationTransitionDidEnd:",
      level: .containment),
    Selector(
      swift: "dismissalTransitionWillBegin()",
      objectiveC: "dismissalTransitionWillBegin",
      level: .containment),
    Selector(
      swift: "dismissalTransitionDidEnd(_:)",
      objectiveC: "dismissalTransitionDidEnd:",
      level: .containment),
    Selector(
      swift: "containerViewWillLayoutSubviews()",
      objectiveC: "containerViewWillLayoutSubviews",
      level: .layout),
    Selector(
      swift: "containerViewDidLayoutSubviews()",
      objectiveC: "containerViewDidLayoutSubviews",
      level: .layout),
    Selector(
      swift: "scene(_:willConnectTo:options:)",
      objectiveC: "scene:willConnectToSession:options:",
      level: .containment),
    Selector(
      swift: "sceneDidBecomeActive(_:)",
      objectiveC: "sceneDidBecomeActive:",
      level: .runloop),
    Selector(
      swift: "sceneWillResignActive(_:)",
      objectiveC: "sceneWillResignActive:",
      level: .runloop),
    Selector(
      swift: "sceneWillEnterForeground(_:)",
      objectiveC: "sceneWillEnterForeground:",
      level: .runloop),
    Selector(
      swift: "sceneDidEnterBackground(_:)",
      objectiveC: "sceneDidEnterBackground:",
      level: .runloop),
    Selector(
      swift: "updateViewConstraints()",
      objectiveC: "updateViewConstraints",
      level: .layout),
    Selector(
      swift: "updateConstraints()",
      objectiveC: "updateConstraints",
      level: .layout),
    Selector(
      swift: "setNeedsUpdateConstraints()",
      objectiveC: "setNeedsUpdateConstraints",
      level: .layout),
    Selector(
      swift: "updateConstraintsIfNeeded()",
      objectiveC: "updateConstraintsIfNeeded",
      level: .layout),
    Selector(
      swift: "viewSafeAreaInsetsDidChange()",
      objectiveC: "viewSafeAreaInsetsDidChange",
      level: .layout),
    Selector(
      swift: "safeAreaInsetsDidChange()",
      objectiveC: "safeAreaInsetsDidChange",
      level: .layout),
    Selector(
      swift: "viewLayoutMarginsDidChange()",
      objectiveC: "viewLayoutMarginsDidChange",
      level: .layout),
    Selector(
      swift: "layoutMarginsDidChange()",
      objectiveC: "layoutMarginsDidChange",
      level: .layout),
    Selector(
      swift: "preferredContentSizeDidChange(forChildContentContainer:)",
      objectiveC: "preferredContentSizeDidChangeForChildContentContainer:",
      level: .containment),
    Selector(
      swift: "tabBarController(_:animationControllerForTransitionFrom:to:)",
      objectiveC:
        "tabBarController:animationControllerForTransitionFromViewController:toViewController:",
      level: .runloop),
    Selector(
      swift: "tabBarController(_:interactionControllerFor:)",
      objectiveC: "tabBarController:interactionControllerForAnimationController:",
      level: .runloop),
    Selector(
      swift: "adaptivePresentationStyle(for:traitCollection:)",
      objectiveC: "adaptivePresentationStyleForPresentationController:traitCollection:",
      level: .runloop),
    Selector(
      swift: "adaptivePresentationStyle(for:)",
      objectiveC: "adaptivePresentationStyleForPresentationController:",
      level: .runloop),
    Selector(
      swift: "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
      objectiveC: "presentationController:viewControllerForAdaptivePresentationStyle:",
      level: .runloop),
    Selector(
      swift: "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
      objectiveC: "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:",
      level: .containment),
    Selector(
      swift: "prepareForPopoverPresentation(_:)",
      objectiveC: "prepareForPopoverPresentation:",
      level: .containment),
    Selector(
      swift: "popoverPresentationControllerShouldDismissPopover(_:)",
      objectiveC: "popoverPresentationControllerShouldDismissPopover:",
      level: .containment),
    Selector(
      swift: "popoverPresentationControllerDidDismissPopover(_:)",
      objectiveC: "popoverPresentationControllerDidDismissPopover:",
      level: .containment),
    Selector(
      swift: "tapOutside()",
      objectiveC: "tapOutside",
      level: .containment),
    Selector(
      swift: "canPerformUnwindSegueAction(_:from:sender:)",
      objectiveC: "canPerformUnwindSegueAction:fromViewController:sender:",
      level: .runloop),
    Selector(
      swift: "unwind(for:towards:)",
      objectiveC: "unwindForSegue:towardsViewController:",
      level: .containment),
    Selector(
      swift: "becomeKey()",
      objectiveC: "becomeKeyWindow",
      level: .views),
    Selector(
      swift: "resignKey()",
      objectiveC: "resignKeyWindow",
      level: .views),
    Selector(
      swift: "draw(_:)",
      objectiveC: "drawRect:",
      level: .layout),
    Selector(
      swift: "setNeedsDisplay()",
      objectiveC: "setNeedsDisplay",
      level: .layout),
    Selector(
      swift: "presentedViewController",
      objectiveC: "presentedViewController",
      level: .runloop),
    Selector(
      swift: "applicationDidReceiveMemoryWarning(_:)",
      objectiveC: "applicationDidReceiveMemoryWarning:",
      level: .runloop),
    Selector(
      swift: "modalPresentationStyle",
      objectiveC: "modalPresentationStyle",
      level: .runloop),
    Selector(
      swift: "isModalInPresentation",
      objectiveC: "isModalInPresentation",
      level: .runloop),
    Selector(
      swift: "definesPresentationContext",
      objectiveC: "definesPresentationContext",
      level: .runloop),
    Selector(
      swift: "shouldRemovePresentersView",
      objectiveC: "shouldRemovePresentersView",
      level: .runloop),
    Selector(
      swift: "tabs",
      objectiveC: "setTabs:",
      level: .containment),
    Selector(
      swift: "selectedTab",
      objectiveC: "setSelectedTab:",
      level: .containment),
    Selector(
      swift: "viewControllerProvider",
      objectiveC: "viewControllerProvider",
      level: .containment),
    Selector(
      swift: "tabBarController(_:shouldSelectTab:)",
      objectiveC: "tabBarController:shouldSelectTab:",
      level: .containment),
    Selector(
      swift: "tabBarController(_:didSelectTab:previousTab:)",
      objectiveC: "tabBarController:didSelectTab:previousTab:",
      level: .containment),
    Selector(
      swift: "presentSearchController(_:)",
      objectiveC: "presentSearchController:",
      level: .containment),
    Selector(
      swift: "willPresentSearchController(_:)",
      objectiveC: "willPresentSearchController:",
      level: .containment),
    Selector(
      swift: "didPresentSearchController(_:)",
      objectiveC: "didPresentSearchController:",
      level: .containment),
    Selector(
      swift: "willDismissSearchController(_:)",
      objectiveC: "willDismissSearchController:",
      level: .containment),
    Selector(
      swift: "didDismissSearchController(_:)",
      objectiveC: "didDismissSearchController:",
      level: .containment),
    Selector(
      swift: "updateSearchResults(for:)",
      objectiveC: "updateSearchResultsForSearchController:",
      level: .containment),
    Selector(
      swift: "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
      objectiveC: "splitViewController:topColumnForCollapsingToProposedTopColumn:",
      level: .containment),
    Selector(
      swift: "splitViewControllerDidCollapse(_:)",
      objectiveC: "splitViewControllerDidCollapse:",
      level: .containment),
    Selector(
      swift: "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
      objectiveC: "splitViewController:displayModeForExpandingToProposedDisplayMode:",
      level: .containment),
    Selector(
      swift: "splitViewControllerDidExpand(_:)",
      objectiveC: "splitViewControllerDidExpand:",
      level: .containment),
    Selector(
      swift: "textFieldShouldBeginEditing(_:)",
      objectiveC: "textFieldShouldBeginEditing:",
      level: .containment),
    Selector(
      swift: "textFieldDidBeginEditing(_:)",
      objectiveC: "textFieldDidBeginEditing:",
      level: .containment),
    Selector(
      swift: "textFieldShouldEndEditing(_:)",
      objectiveC: "textFieldShouldEndEditing:",
      level: .containment),
    Selector(
      swift: "textFieldDidEndEditing(_:)",
      objectiveC: "textFieldDidEndEditing:",
      level: .containment),
    Selector(
      swift: "textFieldDidEndEditing(_:reason:)",
      objectiveC: "textFieldDidEndEditing:reason:",
      level: .containment),
    Selector(
      swift: "textViewShouldBeginEditing(_:)",
      objectiveC: "textViewShouldBeginEditing:",
      level: .containment),
    Selector(
      swift: "textViewDidBeginEditing(_:)",
      objectiveC: "textViewDidBeginEditing:",
      level: .containment),
    Selector(
      swift: "textViewShouldEndEditing(_:)",
      objectiveC: "textViewShouldEndEditing:",
      level: .containment),
    Selector(
      swift: "textViewDidEndEditing(_:)",
      objectiveC: "textViewDidEndEditing:",
      level: .containment),
    Selector(swift: "updateProperties()", objectiveC: "updateProperties", level: .layout),
    Selector(
      swift: "setNeedsUpdateProperties()",
      objectiveC: "setNeedsUpdateProperties",
      level: .layout),
    Selector(
      swift: "updatePropertiesIfNeeded()",
      objectiveC: "updatePropertiesIfNeeded",
      level: .layout),
    Selector(swift: "onChange", objectiveC: "onChange", level: .containment),
    Selector(
      swift: "setEditing(_:animated:)",
      objectiveC: "setEditing:animated:",
      level: .containment),
    Selector(
      swift: "application(_:willFinishLaunchingWithOptions:)",
      objectiveC: "application:willFinishLaunchingWithOptions:",
      level: .runloop),
    Selector(
      swift: "application(_:configurationForConnecting:options:)",
      objectiveC: "application:configurationForConnectingSceneSession:options:",
      level: .runloop),
    Selector(swift: "background block", objectiveC: "background block", level: .runloop),
    Selector(
      swift: "sceneDidDisconnect(_:)",
      objectiveC: "sceneDidDisconnect:",
      level: .runloop),
    Selector(
      swift: "applicationWillTerminate(_:)",
      objectiveC: "applicationWillTerminate:",
      level: .runloop),
    Selector(swift: "terminate()", objectiveC: "terminate", level: .containment),
    Selector(swift: "run loop block", objectiveC: "run loop block", level: .runloop),
    Selector(
      swift: "splitViewController(_:willChangeTo:)",
      objectiveC: "splitViewController:willChangeToDisplayMode:",
      level: .containment),
    Selector(
      swift: "supportedInterfaceOrientations",
      objectiveC: "supportedInterfaceOrientations",
      level: .runloop),
    Selector(
      swift: "application(_:supportedInterfaceOrientationsFor:)",
      objectiveC: "application:supportedInterfaceOrientationsForWindow:",
      level: .runloop),
    Selector(
      swift: "forUnwindSegueAction(_:from:withSender:)",
      objectiveC: "viewControllerForUnwindSegueAction:fromViewController:withSender:",
      level: .containment),
    Selector(
      swift: "updateContentUnavailableConfiguration(using:)",
      objectiveC: "updateContentUnavailableConfigurationUsingState:",
      level: .layout),
    Selector(
      swift: "setNeedsUpdateContentUnavailableConfiguration()",
      objectiveC: "setNeedsUpdateContentUnavailableConfiguration",
      level: .layout),
    Selector(swift: "shouldAutorotate", objectiveC: "shouldAutorotate", level: .runloop),
    Selector(
      swift: "preferredInterfaceOrientationForPresentation",
      objectiveC: "preferredInterfaceOrientationForPresentation",
      level: .runloop),
    Selector(
      swift: "setNeedsUpdateOfSupportedInterfaceOrientations()",
      objectiveC: "setNeedsUpdateOfSupportedInterfaceOrientations",
      level: .runloop),
    Selector(
      swift: "segueForUnwinding(to:from:identifier:)",
      objectiveC: "segueForUnwindingToViewController:fromViewController:identifier:",
      level: .containment),
    Selector(swift: "perform()", objectiveC: "perform", level: .containment),
  ]
}
