import CallTrace

/// The table of names: data.
extension Message {
  /// The names of all messages, by raw value; what every trace begins its table with.
  static let selectors: [MessageSelector] = [
    MessageSelector(swift: "init()", objectiveC: "init", level: .views),
    MessageSelector(swift: "deinit", objectiveC: "dealloc", level: .appearance),
    MessageSelector(swift: "awakeFromNib()", objectiveC: "awakeFromNib", level: .views),
    MessageSelector(swift: "loadView()", objectiveC: "loadView", level: .views),
    MessageSelector(swift: "loadViewIfNeeded()", objectiveC: "loadViewIfNeeded", level: .views),
    MessageSelector(swift: "viewDidLoad()", objectiveC: "viewDidLoad", level: .appearance),
    MessageSelector(swift: "viewWillUnload()", objectiveC: "viewWillUnload", level: .appearance),
    MessageSelector(swift: "viewDidUnload()", objectiveC: "viewDidUnload", level: .appearance),
    MessageSelector(swift: "viewWillAppear(_:)", objectiveC: "viewWillAppear:", level: .appearance),
    MessageSelector(
      swift: "viewIsAppearing(_:)", objectiveC: "viewIsAppearing:", level: .appearance),
    MessageSelector(swift: "viewDidAppear(_:)", objectiveC: "viewDidAppear:", level: .appearance),
    MessageSelector(
      swift: "viewWillDisappear(_:)", objectiveC: "viewWillDisappear:", level: .appearance),
    MessageSelector(
      swift: "viewDidDisappear(_:)", objectiveC: "viewDidDisappear:", level: .appearance),
    MessageSelector(
      swift: "beginAppearanceTransition(_:animated:)",
      objectiveC: "beginAppearanceTransition:animated:",
      level: .appearance),
    MessageSelector(
      swift: "endAppearanceTransition()",
      objectiveC: "endAppearanceTransition",
      level: .appearance),
    MessageSelector(
      swift: "shouldAutomaticallyForwardAppearanceMethods",
      objectiveC: "shouldAutomaticallyForwardAppearanceMethods",
      level: .runloop),
    MessageSelector(
      swift: "automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers",
      objectiveC: "automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers",
      level: .runloop),
    MessageSelector(
      swift: "didReceiveMemoryWarning()",
      objectiveC: "didReceiveMemoryWarning",
      level: .appearance),
    MessageSelector(
      swift: "viewWillLayoutSubviews()",
      objectiveC: "viewWillLayoutSubviews",
      level: .layout),
    MessageSelector(
      swift: "viewDidLayoutSubviews()", objectiveC: "viewDidLayoutSubviews", level: .layout),
    MessageSelector(swift: "layoutSubviews()", objectiveC: "layoutSubviews", level: .layout),
    MessageSelector(swift: "setNeedsLayout()", objectiveC: "setNeedsLayout", level: .layout),
    MessageSelector(swift: "layoutIfNeeded()", objectiveC: "layoutIfNeeded", level: .layout),
    MessageSelector(
      swift: "addChild(_:)", objectiveC: "addChildViewController:", level: .containment),
    MessageSelector(
      swift: "removeFromParent()",
      objectiveC: "removeFromParentViewController",
      level: .containment),
    MessageSelector(
      swift: "willMove(toParent:)",
      objectiveC: "willMoveToParentViewController:",
      level: .containment),
    MessageSelector(
      swift: "didMove(toParent:)",
      objectiveC: "didMoveToParentViewController:",
      level: .containment),
    MessageSelector(
      swift: "transition(from:to:duration:options:animations:completion:)",
      objectiveC:
        "transitionFromViewController:toViewController:duration:options:animations:completion:",
      level: .containment),
    MessageSelector(swift: "animations", objectiveC: "animations", level: .containment),
    MessageSelector(swift: "completion", objectiveC: "completion", level: .containment),
    MessageSelector(swift: "addSubview(_:)", objectiveC: "addSubview:", level: .views),
    MessageSelector(
      swift: "insertSubview(_:at:)", objectiveC: "insertSubview:atIndex:", level: .views),
    MessageSelector(
      swift: "insertSubview(_:aboveSubview:)",
      objectiveC: "insertSubview:aboveSubview:",
      level: .views),
    MessageSelector(
      swift: "insertSubview(_:belowSubview:)",
      objectiveC: "insertSubview:belowSubview:",
      level: .views),
    MessageSelector(
      swift: "bringSubviewToFront(_:)", objectiveC: "bringSubviewToFront:", level: .views),
    MessageSelector(
      swift: "sendSubviewToBack(_:)", objectiveC: "sendSubviewToBack:", level: .views),
    MessageSelector(
      swift: "exchangeSubview(at:withSubviewAt:)",
      objectiveC: "exchangeSubviewAtIndex:withSubviewAtIndex:",
      level: .views),
    MessageSelector(
      swift: "removeFromSuperview()", objectiveC: "removeFromSuperview", level: .views),
    MessageSelector(swift: "willMove(toWindow:)", objectiveC: "willMoveToWindow:", level: .views),
    MessageSelector(swift: "didMoveToWindow()", objectiveC: "didMoveToWindow", level: .views),
    MessageSelector(
      swift: "willMove(toSuperview:)", objectiveC: "willMoveToSuperview:", level: .views),
    MessageSelector(swift: "didMoveToSuperview()", objectiveC: "didMoveToSuperview", level: .views),
    MessageSelector(swift: "didAddSubview(_:)", objectiveC: "didAddSubview:", level: .views),
    MessageSelector(
      swift: "willRemoveSubview(_:)", objectiveC: "willRemoveSubview:", level: .views),
    MessageSelector(swift: "addSubview(_:)", objectiveC: "addSubview:", level: .containment),
    MessageSelector(
      swift: "removeFromSuperview()",
      objectiveC: "removeFromSuperview",
      level: .containment),
    MessageSelector(
      swift: "rootViewController",
      objectiveC: "setRootViewController:",
      level: .containment),
    MessageSelector(
      swift: "makeKeyAndVisible()", objectiveC: "makeKeyAndVisible", level: .containment),
    MessageSelector(swift: "makeKey()", objectiveC: "makeKeyWindow", level: .containment),
    MessageSelector(swift: "isHidden", objectiveC: "setHidden:", level: .views),
    MessageSelector(
      swift: "pushViewController(_:animated:)",
      objectiveC: "pushViewController:animated:",
      level: .containment),
    MessageSelector(
      swift: "popViewController(animated:)",
      objectiveC: "popViewControllerAnimated:",
      level: .containment),
    MessageSelector(
      swift: "popToViewController(_:animated:)",
      objectiveC: "popToViewController:animated:",
      level: .containment),
    MessageSelector(
      swift: "popToRootViewController(animated:)",
      objectiveC: "popToRootViewControllerAnimated:",
      level: .containment),
    MessageSelector(
      swift: "setViewControllers(_:animated:)",
      objectiveC: "setViewControllers:animated:",
      level: .containment),
    MessageSelector(
      swift: "show(_:sender:)",
      objectiveC: "showViewController:sender:",
      level: .containment),
    MessageSelector(
      swift: "showDetailViewController(_:sender:)",
      objectiveC: "showDetailViewController:sender:",
      level: .containment),
    MessageSelector(
      swift: "navigationController(_:willShow:animated:)",
      objectiveC: "navigationController:willShowViewController:animated:",
      level: .containment),
    MessageSelector(
      swift: "navigationController(_:didShow:animated:)",
      objectiveC: "navigationController:didShowViewController:animated:",
      level: .containment),
    MessageSelector(
      swift: "present(_:animated:completion:)",
      objectiveC: "presentViewController:animated:completion:",
      level: .containment),
    MessageSelector(
      swift: "dismiss(animated:completion:)",
      objectiveC: "dismissViewControllerAnimated:completion:",
      level: .containment),
    MessageSelector(
      swift: "presentationControllerShouldDismiss(_:)",
      objectiveC: "presentationControllerShouldDismiss:",
      level: .containment),
    MessageSelector(
      swift: "presentationControllerWillDismiss(_:)",
      objectiveC: "presentationControllerWillDismiss:",
      level: .containment),
    MessageSelector(
      swift: "presentationControllerDidDismiss(_:)",
      objectiveC: "presentationControllerDidDismiss:",
      level: .containment),
    MessageSelector(
      swift: "presentationControllerDidAttemptToDismiss(_:)",
      objectiveC: "presentationControllerDidAttemptToDismiss:",
      level: .containment),
    MessageSelector(swift: "selectedIndex", objectiveC: "setSelectedIndex:", level: .containment),
    MessageSelector(
      swift: "selectedViewController",
      objectiveC: "setSelectedViewController:",
      level: .containment),
    MessageSelector(
      swift: "tabBarController(_:shouldSelect:)",
      objectiveC: "tabBarController:shouldSelectViewController:",
      level: .containment),
    MessageSelector(
      swift: "tabBarController(_:didSelect:)",
      objectiveC: "tabBarController:didSelectViewController:",
      level: .containment),
    MessageSelector(
      swift: "tabBar(_:didSelect:)",
      objectiveC: "tabBar:didSelectItem:",
      level: .containment),
    MessageSelector(
      swift: "setViewControllers(_:direction:animated:completion:)",
      objectiveC: "setViewControllers:direction:animated:completion:",
      level: .containment),
    MessageSelector(
      swift: "pageViewController(_:willTransitionTo:)",
      objectiveC: "pageViewController:willTransitionToViewControllers:",
      level: .containment),
    MessageSelector(
      swift:
        "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
      objectiveC:
        "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:",
      level: .containment),
    MessageSelector(
      swift: "pageViewController(_:viewControllerBefore:)",
      objectiveC: "pageViewController:viewControllerBeforeViewController:",
      level: .containment),
    MessageSelector(
      swift: "pageViewController(_:viewControllerAfter:)",
      objectiveC: "pageViewController:viewControllerAfterViewController:",
      level: .containment),
    MessageSelector(
      swift: "willTransition(to:with:)",
      objectiveC: "willTransitionToTraitCollection:withTransitionCoordinator:",
      level: .containment),
    MessageSelector(
      swift: "viewWillTransition(to:with:)",
      objectiveC: "viewWillTransitionToSize:withTransitionCoordinator:",
      level: .containment),
    MessageSelector(
      swift: "prepare(for:sender:)",
      objectiveC: "prepareForSegue:sender:",
      level: .containment),
    MessageSelector(swift: "main queue block", objectiveC: "main queue block", level: .runloop),
    MessageSelector(swift: "delayed block", objectiveC: "delayed block", level: .runloop),
    MessageSelector(swift: "timer fired", objectiveC: "timer fired", level: .runloop),
    MessageSelector(
      swift: "application(_:didFinishLaunchingWithOptions:)",
      objectiveC: "application:didFinishLaunchingWithOptions:",
      level: .runloop),
    MessageSelector(
      swift: "applicationDidBecomeActive(_:)",
      objectiveC: "applicationDidBecomeActive:",
      level: .runloop),
    MessageSelector(
      swift: "applicationWillResignActive(_:)",
      objectiveC: "applicationWillResignActive:",
      level: .runloop),
    MessageSelector(
      swift: "applicationDidEnterBackground(_:)",
      objectiveC: "applicationDidEnterBackground:",
      level: .runloop),
    MessageSelector(
      swift: "applicationWillEnterForeground(_:)",
      objectiveC: "applicationWillEnterForeground:",
      level: .runloop),
    MessageSelector(
      swift: "swipeBack(cancelled:)",
      objectiveC: "swipeBackCancelled:",
      level: .containment),
    MessageSelector(swift: "tapBack()", objectiveC: "tapBack", level: .containment),
    MessageSelector(
      swift: "dragSheetDown(cancelled:)",
      objectiveC: "dragSheetDownCancelled:",
      level: .containment),
    MessageSelector(swift: "selectTab(_:)", objectiveC: "selectTab:", level: .containment),
    MessageSelector(
      swift: "swipePage(_:cancelled:)",
      objectiveC: "swipePage:cancelled:",
      level: .containment),
    MessageSelector(swift: "goHome()", objectiveC: "goHome", level: .containment),
    MessageSelector(swift: "returnToApp()", objectiveC: "returnToApp", level: .containment),
    MessageSelector(swift: "rotate()", objectiveC: "rotate", level: .containment),
    MessageSelector(
      swift: "init(rootViewController:)", objectiveC: "initWithRootViewController:",
      level: .containment),
    MessageSelector(swift: "init(coder:)", objectiveC: "initWithCoder:", level: .views),
    MessageSelector(
      swift: "performSegue(withIdentifier:sender:)",
      objectiveC: "performSegueWithIdentifier:sender:", level: .containment),
    MessageSelector(
      swift: "instantiateViewController(withIdentifier:)",
      objectiveC: "instantiateViewControllerWithIdentifier:", level: .containment),
    MessageSelector(
      swift: "instantiateInitialViewController()",
      objectiveC: "instantiateInitialViewController", level: .containment),
    MessageSelector(
      swift: "traitCollectionDidChange(_:)", objectiveC: "traitCollectionDidChange:",
      level: .layout),
    MessageSelector(
      swift: "willRotate(to:duration:)",
      objectiveC: "willRotateToInterfaceOrientation:duration:", level: .containment),
    MessageSelector(
      swift: "willAnimateRotation(to:duration:)",
      objectiveC: "willAnimateRotationToInterfaceOrientation:duration:", level: .containment),
    MessageSelector(
      swift: "didRotate(from:)", objectiveC: "didRotateFromInterfaceOrientation:",
      level: .containment),
    MessageSelector(
      swift: "shouldAutomaticallyForwardRotationMethods",
      objectiveC: "shouldAutomaticallyForwardRotationMethods", level: .runloop),
    MessageSelector(
      swift: "splitViewController(_:collapseSecondary:onto:)",
      objectiveC:
        "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:",
      level: .containment),
    MessageSelector(
      swift: "animate(alongsideTransition:completion:)",
      objectiveC: "animateAlongsideTransition:completion:", level: .runloop),
    MessageSelector(
      swift: "animateAlongsideTransition(in:animation:completion:)",
      objectiveC: "animateAlongsideTransitionInView:animation:completion:", level: .runloop),
    MessageSelector(
      swift: "completeTransition(_:)", objectiveC: "completeTransition:", level: .containment),
    MessageSelector(
      swift: "resize(width:height:)", objectiveC: "resizeToWidth:height:", level: .containment),
    MessageSelector(
      swift: "navigationController(_:animationControllerFor:from:to:)",
      objectiveC:
        "navigationController:animationControllerForOperation:fromViewController:toViewController:",
      level: .runloop),
    MessageSelector(
      swift: "navigationController(_:interactionControllerFor:)",
      objectiveC:
        "navigationController:interactionControllerForAnimationController:",
      level: .runloop),
    MessageSelector(
      swift: "animationController(forPresented:presenting:source:)",
      objectiveC:
        "animationControllerForPresentedController:presentingController:sourceController:",
      level: .runloop),
    MessageSelector(
      swift: "interactionControllerForPresentation(using:)",
      objectiveC:
        "interactionControllerForPresentation:",
      level: .runloop),
    MessageSelector(
      swift: "animationController(forDismissed:)",
      objectiveC:
        "animationControllerForDismissedController:",
      level: .runloop),
    MessageSelector(
      swift: "interactionControllerForDismissal(using:)",
      objectiveC:
        "interactionControllerForDismissal:",
      level: .runloop),
    MessageSelector(
      swift: "transitionDuration(using:)",
      objectiveC:
        "transitionDuration:",
      level: .runloop),
    MessageSelector(
      swift: "animateTransition(using:)",
      objectiveC:
        "animateTransition:",
      level: .containment),
    MessageSelector(
      swift: "animationEnded(_:)",
      objectiveC:
        "animationEnded:",
      level: .containment),
    MessageSelector(
      swift: "startInteractiveTransition(_:)",
      objectiveC:
        "startInteractiveTransition:",
      level: .containment),
    MessageSelector(
      swift: "update(_:)",
      objectiveC:
        "updateInteractiveTransition:",
      level: .containment),
    MessageSelector(
      swift: "finish()",
      objectiveC:
        "finishInteractiveTransition",
      level: .containment),
    MessageSelector(
      swift: "cancel()",
      objectiveC:
        "cancelInteractiveTransition",
      level: .containment),
    MessageSelector(
      swift: "notifyWhenInteractionChanges(_:)",
      objectiveC: "notifyWhenInteractionChangesUsingBlock:",
      level: .runloop),
    MessageSelector(
      swift: "notifyWhenInteractionEnds(_:)",
      objectiveC: "notifyWhenInteractionEndsUsingBlock:",
      level: .runloop),
    MessageSelector(
      swift: "interaction change",
      objectiveC: "interaction change",
      level: .containment),
    MessageSelector(
      swift: "presentationController(forPresented:presenting:source:)",
      objectiveC:
        "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:",
      level: .runloop),
    MessageSelector(
      swift: "presentationTransitionWillBegin()",
      objectiveC: "presentationTransitionWillBegin",
      level: .containment),
    MessageSelector(
      swift: "presentationTransitionDidEnd(_:)",
      objectiveC: "presentationTransitionDidEnd:",
      level: .containment),
    MessageSelector(
      swift: "dismissalTransitionWillBegin()",
      objectiveC: "dismissalTransitionWillBegin",
      level: .containment),
    MessageSelector(
      swift: "dismissalTransitionDidEnd(_:)",
      objectiveC: "dismissalTransitionDidEnd:",
      level: .containment),
    MessageSelector(
      swift: "containerViewWillLayoutSubviews()",
      objectiveC: "containerViewWillLayoutSubviews",
      level: .layout),
    MessageSelector(
      swift: "containerViewDidLayoutSubviews()",
      objectiveC: "containerViewDidLayoutSubviews",
      level: .layout),
    MessageSelector(
      swift: "scene(_:willConnectTo:options:)",
      objectiveC: "scene:willConnectToSession:options:",
      level: .containment),
    MessageSelector(
      swift: "sceneDidBecomeActive(_:)",
      objectiveC: "sceneDidBecomeActive:",
      level: .runloop),
    MessageSelector(
      swift: "sceneWillResignActive(_:)",
      objectiveC: "sceneWillResignActive:",
      level: .runloop),
    MessageSelector(
      swift: "sceneWillEnterForeground(_:)",
      objectiveC: "sceneWillEnterForeground:",
      level: .runloop),
    MessageSelector(
      swift: "sceneDidEnterBackground(_:)",
      objectiveC: "sceneDidEnterBackground:",
      level: .runloop),
    MessageSelector(
      swift: "updateViewConstraints()",
      objectiveC: "updateViewConstraints",
      level: .layout),
    MessageSelector(
      swift: "updateConstraints()",
      objectiveC: "updateConstraints",
      level: .layout),
    MessageSelector(
      swift: "setNeedsUpdateConstraints()",
      objectiveC: "setNeedsUpdateConstraints",
      level: .layout),
    MessageSelector(
      swift: "updateConstraintsIfNeeded()",
      objectiveC: "updateConstraintsIfNeeded",
      level: .layout),
    MessageSelector(
      swift: "viewSafeAreaInsetsDidChange()",
      objectiveC: "viewSafeAreaInsetsDidChange",
      level: .layout),
    MessageSelector(
      swift: "safeAreaInsetsDidChange()",
      objectiveC: "safeAreaInsetsDidChange",
      level: .layout),
    MessageSelector(
      swift: "viewLayoutMarginsDidChange()",
      objectiveC: "viewLayoutMarginsDidChange",
      level: .layout),
    MessageSelector(
      swift: "layoutMarginsDidChange()",
      objectiveC: "layoutMarginsDidChange",
      level: .layout),
    MessageSelector(
      swift: "preferredContentSizeDidChange(forChildContentContainer:)",
      objectiveC: "preferredContentSizeDidChangeForChildContentContainer:",
      level: .containment),
    MessageSelector(
      swift: "tabBarController(_:animationControllerForTransitionFrom:to:)",
      objectiveC:
        "tabBarController:animationControllerForTransitionFromViewController:toViewController:",
      level: .runloop),
    MessageSelector(
      swift: "tabBarController(_:interactionControllerFor:)",
      objectiveC: "tabBarController:interactionControllerForAnimationController:",
      level: .runloop),
    MessageSelector(
      swift: "adaptivePresentationStyle(for:traitCollection:)",
      objectiveC: "adaptivePresentationStyleForPresentationController:traitCollection:",
      level: .runloop),
    MessageSelector(
      swift: "adaptivePresentationStyle(for:)",
      objectiveC: "adaptivePresentationStyleForPresentationController:",
      level: .runloop),
    MessageSelector(
      swift: "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
      objectiveC: "presentationController:viewControllerForAdaptivePresentationStyle:",
      level: .runloop),
    MessageSelector(
      swift: "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
      objectiveC: "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:",
      level: .containment),
    MessageSelector(
      swift: "prepareForPopoverPresentation(_:)",
      objectiveC: "prepareForPopoverPresentation:",
      level: .containment),
    MessageSelector(
      swift: "popoverPresentationControllerShouldDismissPopover(_:)",
      objectiveC: "popoverPresentationControllerShouldDismissPopover:",
      level: .containment),
    MessageSelector(
      swift: "popoverPresentationControllerDidDismissPopover(_:)",
      objectiveC: "popoverPresentationControllerDidDismissPopover:",
      level: .containment),
    MessageSelector(
      swift: "tapOutside()",
      objectiveC: "tapOutside",
      level: .containment),
    MessageSelector(
      swift: "canPerformUnwindSegueAction(_:from:sender:)",
      objectiveC: "canPerformUnwindSegueAction:fromViewController:sender:",
      level: .runloop),
    MessageSelector(
      swift: "unwind(for:towards:)",
      objectiveC: "unwindForSegue:towardsViewController:",
      level: .containment),
    MessageSelector(
      swift: "becomeKey()",
      objectiveC: "becomeKeyWindow",
      level: .views),
    MessageSelector(
      swift: "resignKey()",
      objectiveC: "resignKeyWindow",
      level: .views),
    MessageSelector(
      swift: "draw(_:)",
      objectiveC: "drawRect:",
      level: .layout),
    MessageSelector(
      swift: "setNeedsDisplay()",
      objectiveC: "setNeedsDisplay",
      level: .layout),
    MessageSelector(
      swift: "presentedViewController",
      objectiveC: "presentedViewController",
      level: .runloop),
    MessageSelector(
      swift: "applicationDidReceiveMemoryWarning(_:)",
      objectiveC: "applicationDidReceiveMemoryWarning:",
      level: .runloop),
    MessageSelector(
      swift: "modalPresentationStyle",
      objectiveC: "modalPresentationStyle",
      level: .runloop),
    MessageSelector(
      swift: "isModalInPresentation",
      objectiveC: "isModalInPresentation",
      level: .runloop),
    MessageSelector(
      swift: "definesPresentationContext",
      objectiveC: "definesPresentationContext",
      level: .runloop),
    MessageSelector(
      swift: "shouldRemovePresentersView",
      objectiveC: "shouldRemovePresentersView",
      level: .runloop),
    MessageSelector(
      swift: "tabs",
      objectiveC: "setTabs:",
      level: .containment),
    MessageSelector(
      swift: "selectedTab",
      objectiveC: "setSelectedTab:",
      level: .containment),
    MessageSelector(
      swift: "viewControllerProvider",
      objectiveC: "viewControllerProvider",
      level: .containment),
    MessageSelector(
      swift: "tabBarController(_:shouldSelectTab:)",
      objectiveC: "tabBarController:shouldSelectTab:",
      level: .containment),
    MessageSelector(
      swift: "tabBarController(_:didSelectTab:previousTab:)",
      objectiveC: "tabBarController:didSelectTab:previousTab:",
      level: .containment),
    MessageSelector(
      swift: "presentSearchController(_:)",
      objectiveC: "presentSearchController:",
      level: .containment),
    MessageSelector(
      swift: "willPresentSearchController(_:)",
      objectiveC: "willPresentSearchController:",
      level: .containment),
    MessageSelector(
      swift: "didPresentSearchController(_:)",
      objectiveC: "didPresentSearchController:",
      level: .containment),
    MessageSelector(
      swift: "willDismissSearchController(_:)",
      objectiveC: "willDismissSearchController:",
      level: .containment),
    MessageSelector(
      swift: "didDismissSearchController(_:)",
      objectiveC: "didDismissSearchController:",
      level: .containment),
    MessageSelector(
      swift: "updateSearchResults(for:)",
      objectiveC: "updateSearchResultsForSearchController:",
      level: .containment),
    MessageSelector(
      swift: "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
      objectiveC: "splitViewController:topColumnForCollapsingToProposedTopColumn:",
      level: .containment),
    MessageSelector(
      swift: "splitViewControllerDidCollapse(_:)",
      objectiveC: "splitViewControllerDidCollapse:",
      level: .containment),
    MessageSelector(
      swift: "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
      objectiveC: "splitViewController:displayModeForExpandingToProposedDisplayMode:",
      level: .containment),
    MessageSelector(
      swift: "splitViewControllerDidExpand(_:)",
      objectiveC: "splitViewControllerDidExpand:",
      level: .containment),
    MessageSelector(
      swift: "textFieldShouldBeginEditing(_:)",
      objectiveC: "textFieldShouldBeginEditing:",
      level: .containment),
    MessageSelector(
      swift: "textFieldDidBeginEditing(_:)",
      objectiveC: "textFieldDidBeginEditing:",
      level: .containment),
    MessageSelector(
      swift: "textFieldShouldEndEditing(_:)",
      objectiveC: "textFieldShouldEndEditing:",
      level: .containment),
    MessageSelector(
      swift: "textFieldDidEndEditing(_:)",
      objectiveC: "textFieldDidEndEditing:",
      level: .containment),
    MessageSelector(
      swift: "textFieldDidEndEditing(_:reason:)",
      objectiveC: "textFieldDidEndEditing:reason:",
      level: .containment),
    MessageSelector(
      swift: "textViewShouldBeginEditing(_:)",
      objectiveC: "textViewShouldBeginEditing:",
      level: .containment),
    MessageSelector(
      swift: "textViewDidBeginEditing(_:)",
      objectiveC: "textViewDidBeginEditing:",
      level: .containment),
    MessageSelector(
      swift: "textViewShouldEndEditing(_:)",
      objectiveC: "textViewShouldEndEditing:",
      level: .containment),
    MessageSelector(
      swift: "textViewDidEndEditing(_:)",
      objectiveC: "textViewDidEndEditing:",
      level: .containment),
    MessageSelector(swift: "updateProperties()", objectiveC: "updateProperties", level: .layout),
    MessageSelector(
      swift: "setNeedsUpdateProperties()",
      objectiveC: "setNeedsUpdateProperties",
      level: .layout),
    MessageSelector(
      swift: "updatePropertiesIfNeeded()",
      objectiveC: "updatePropertiesIfNeeded",
      level: .layout),
    MessageSelector(swift: "onChange", objectiveC: "onChange", level: .containment),
    MessageSelector(
      swift: "setEditing(_:animated:)",
      objectiveC: "setEditing:animated:",
      level: .containment),
    MessageSelector(
      swift: "application(_:willFinishLaunchingWithOptions:)",
      objectiveC: "application:willFinishLaunchingWithOptions:",
      level: .runloop),
    MessageSelector(
      swift: "application(_:configurationForConnecting:options:)",
      objectiveC: "application:configurationForConnectingSceneSession:options:",
      level: .runloop),
    MessageSelector(swift: "background block", objectiveC: "background block", level: .runloop),
    MessageSelector(
      swift: "sceneDidDisconnect(_:)",
      objectiveC: "sceneDidDisconnect:",
      level: .runloop),
    MessageSelector(
      swift: "applicationWillTerminate(_:)",
      objectiveC: "applicationWillTerminate:",
      level: .runloop),
    MessageSelector(swift: "terminate()", objectiveC: "terminate", level: .containment),
    MessageSelector(swift: "run loop block", objectiveC: "run loop block", level: .runloop),
    MessageSelector(
      swift: "splitViewController(_:willChangeTo:)",
      objectiveC: "splitViewController:willChangeToDisplayMode:",
      level: .containment),
    MessageSelector(
      swift: "supportedInterfaceOrientations",
      objectiveC: "supportedInterfaceOrientations",
      level: .runloop),
    MessageSelector(
      swift: "application(_:supportedInterfaceOrientationsFor:)",
      objectiveC: "application:supportedInterfaceOrientationsForWindow:",
      level: .runloop),
    MessageSelector(
      swift: "forUnwindSegueAction(_:from:withSender:)",
      objectiveC: "viewControllerForUnwindSegueAction:fromViewController:withSender:",
      level: .containment),
    MessageSelector(
      swift: "updateContentUnavailableConfiguration(using:)",
      objectiveC: "updateContentUnavailableConfigurationUsingState:",
      level: .layout),
    MessageSelector(
      swift: "setNeedsUpdateContentUnavailableConfiguration()",
      objectiveC: "setNeedsUpdateContentUnavailableConfiguration",
      level: .layout),
    MessageSelector(swift: "shouldAutorotate", objectiveC: "shouldAutorotate", level: .runloop),
    MessageSelector(
      swift: "preferredInterfaceOrientationForPresentation",
      objectiveC: "preferredInterfaceOrientationForPresentation",
      level: .runloop),
    MessageSelector(
      swift: "setNeedsUpdateOfSupportedInterfaceOrientations()",
      objectiveC: "setNeedsUpdateOfSupportedInterfaceOrientations",
      level: .runloop),
    MessageSelector(
      swift: "segueForUnwinding(to:from:identifier:)",
      objectiveC: "segueForUnwindingToViewController:fromViewController:identifier:",
      level: .containment),
    MessageSelector(swift: "perform()", objectiveC: "perform", level: .containment),
  ]
}
