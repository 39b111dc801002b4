import CallTrace

/// What is known of each message, one row a message.
extension Message {
  /// The rows of all messages, by raw value.
  static let rows: [Row] = allCases.map { $0.newRow }

  private var newRow: Row {
    switch self {
    case .`init`: Row("init()", .views, to: .implementers)
    case .`deinit`: Row("deinit", objectiveC: "dealloc", .appearance, to: .controllers)
    case .awakeFromNib: Row("awakeFromNib()", .views, to: .decoded)
    case .loadView: Row("loadView()", .views, to: .controllers)
    case .loadViewIfNeeded: Row("loadViewIfNeeded()", .views, to: .controllers)
    case .viewDidLoad: Row("viewDidLoad()", .appearance, to: .controllers)
    case .viewWillUnload: Row("viewWillUnload()", .appearance, to: .controllers)
    case .viewDidUnload: Row("viewDidUnload()", .appearance, to: .controllers)
    case .viewWillAppear: Row("viewWillAppear(_:)", .appearance, to: .controllers)
    case .viewIsAppearing: Row("viewIsAppearing(_:)", .appearance, to: .controllers)
    case .viewDidAppear: Row("viewDidAppear(_:)", .appearance, to: .controllers)
    case .viewWillDisappear: Row("viewWillDisappear(_:)", .appearance, to: .controllers)
    case .viewDidDisappear: Row("viewDidDisappear(_:)", .appearance, to: .controllers)
    case .beginAppearanceTransition:
      Row("beginAppearanceTransition(_:animated:)", .appearance, to: .controllers)
    case .endAppearanceTransition: Row("endAppearanceTransition()", .appearance, to: .controllers)
    case .shouldAutomaticallyForwardAppearanceMethods:
      Row("shouldAutomaticallyForwardAppearanceMethods", .runloop, to: .controllers, .getter)
    case .automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers:
      Row(
        "automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers", .runloop,
        to: .controllers, .getter)
    case .didReceiveMemoryWarning: Row("didReceiveMemoryWarning()", .appearance, to: .controllers)
    case .viewWillLayoutSubviews: Row("viewWillLayoutSubviews()", .layout, to: .controllers)
    case .viewDidLayoutSubviews: Row("viewDidLayoutSubviews()", .layout, to: .controllers)
    case .layoutSubviews: Row("layoutSubviews()", .layout, to: .views)
    case .setNeedsLayout: Row("setNeedsLayout()", .layout)
    case .layoutIfNeeded: Row("layoutIfNeeded()", .layout)
    case .addChild:
      Row("addChild(_:)", objectiveC: "addChildViewController:", .containment, to: .controllers)
    case .removeFromParent:
      Row(
        "removeFromParent()", objectiveC: "removeFromParentViewController", .containment,
        to: .controllers)
    case .willMoveToParent:
      Row(
        "willMove(toParent:)", objectiveC: "willMoveToParentViewController:", .containment,
        to: .controllers)
    case .didMoveToParent:
      Row(
        "didMove(toParent:)", objectiveC: "didMoveToParentViewController:", .containment,
        to: .controllers)
    case .transition:
      Row(
        "transition(from:to:duration:options:animations:completion:)",
        objectiveC:
          "transitionFromViewController:toViewController:duration:options:animations:completion:",
        .containment, to: .controllers)
    case .animations: Row("animations", .containment, to: .anyone)
    case .completion: Row("completion", .containment, to: .anyone)
    case .addSubview: Row("addSubview(_:)", .views, to: .views)
    case .insertSubviewAt:
      Row("insertSubview(_:at:)", objectiveC: "insertSubview:atIndex:", .views, to: .views)
    case .insertSubviewAbove: Row("insertSubview(_:aboveSubview:)", .views, to: .views)
    case .insertSubviewBelow: Row("insertSubview(_:belowSubview:)", .views, to: .views)
    case .bringSubviewToFront: Row("bringSubviewToFront(_:)", .views, to: .views)
    case .sendSubviewToBack: Row("sendSubviewToBack(_:)", .views, to: .views)
    case .exchangeSubview:
      Row(
        "exchangeSubview(at:withSubviewAt:)",
        objectiveC: "exchangeSubviewAtIndex:withSubviewAtIndex:", .views,
        to: .views)
    case .removeFromSuperview: Row("removeFromSuperview()", .views, to: .views)
    case .willMoveToWindow:
      Row("willMove(toWindow:)", objectiveC: "willMoveToWindow:", .views, to: .views)
    case .didMoveToWindow: Row("didMoveToWindow()", .views, to: .views)
    case .willMoveToSuperview:
      Row("willMove(toSuperview:)", objectiveC: "willMoveToSuperview:", .views, to: .views)
    case .didMoveToSuperview: Row("didMoveToSuperview()", .views, to: .views)
    case .didAddSubview: Row("didAddSubview(_:)", .views, to: .views)
    case .willRemoveSubview: Row("willRemoveSubview(_:)", .views, to: .views)
    case .showView: Row("addSubview(_:)", .containment, to: .views)
    case .hideView: Row("removeFromSuperview()", .containment, to: .views)
    case .setRootViewController:
      Row("rootViewController", objectiveC: "setRootViewController:", .containment, to: .windows)
    case .makeKeyAndVisible: Row("makeKeyAndVisible()", .containment, to: .windows)
    case .makeKey: Row("makeKey()", objectiveC: "makeKeyWindow", .containment, to: .windows)
    case .setHidden: Row("isHidden", objectiveC: "setHidden:", .views, to: .views)
    case .pushViewController:
      Row("pushViewController(_:animated:)", .containment, to: .navigationControllers)
    case .popViewController:
      Row(
        "popViewController(animated:)", objectiveC: "popViewControllerAnimated:", .containment,
        to: .navigationControllers)
    case .popToViewController:
      Row("popToViewController(_:animated:)", .containment, to: .navigationControllers)
    case .popToRootViewController:
      Row(
        "popToRootViewController(animated:)", objectiveC: "popToRootViewControllerAnimated:",
        .containment,
        to: .navigationControllers)
    case .setViewControllers: Row("setViewControllers(_:animated:)", .containment)
    case .show: Row("show(_:sender:)", objectiveC: "showViewController:sender:", .containment)
    case .showDetail: Row("showDetailViewController(_:sender:)", .containment)
    case .willShow:
      Row(
        "navigationController(_:willShow:animated:)",
        objectiveC: "navigationController:willShowViewController:animated:", .containment,
        to: .delegates)
    case .didShow:
      Row(
        "navigationController(_:didShow:animated:)",
        objectiveC: "navigationController:didShowViewController:animated:", .containment,
        to: .delegates)
    case .present:
      Row(
        "present(_:animated:completion:)", objectiveC: "presentViewController:animated:completion:",
        .containment, to: .controllers)
    case .dismiss:
      Row(
        "dismiss(animated:completion:)", objectiveC: "dismissViewControllerAnimated:completion:",
        .containment,
        to: .controllers)
    case .presentationShouldDismiss:
      Row("presentationControllerShouldDismiss(_:)", .containment, to: .delegates)
    case .presentationWillDismiss:
      Row("presentationControllerWillDismiss(_:)", .containment, to: .delegates)
    case .presentationDidDismiss:
      Row("presentationControllerDidDismiss(_:)", .containment, to: .delegates)
    case .presentationDidAttemptToDismiss:
      Row("presentationControllerDidAttemptToDismiss(_:)", .containment, to: .delegates)
    case .setSelectedIndex:
      Row("selectedIndex", objectiveC: "setSelectedIndex:", .containment, to: .tabBarControllers)
    case .setSelectedViewController:
      Row(
        "selectedViewController", objectiveC: "setSelectedViewController:", .containment,
        to: .tabBarControllers
      )
    case .tabShouldSelect:
      Row(
        "tabBarController(_:shouldSelect:)",
        objectiveC: "tabBarController:shouldSelectViewController:",
        .containment, to: .delegates)
    case .tabDidSelect:
      Row(
        "tabBarController(_:didSelect:)", objectiveC: "tabBarController:didSelectViewController:",
        .containment,
        to: .delegates)
    case .tabBarDidSelect:
      Row("tabBar(_:didSelect:)", objectiveC: "tabBar:didSelectItem:", .containment)
    case .setPageViewControllers:
      Row(
        "setViewControllers(_:direction:animated:completion:)", .containment,
        to: .pageViewControllers)
    case .pageWillTransition:
      Row(
        "pageViewController(_:willTransitionTo:)",
        objectiveC: "pageViewController:willTransitionToViewControllers:", .containment,
        to: .delegates)
    case .pageDidFinish:
      Row(
        "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
        .containment, to: .delegates)
    case .pageBefore:
      Row(
        "pageViewController(_:viewControllerBefore:)",
        objectiveC: "pageViewController:viewControllerBeforeViewController:", .containment,
        to: .delegates)
    case .pageAfter:
      Row(
        "pageViewController(_:viewControllerAfter:)",
        objectiveC: "pageViewController:viewControllerAfterViewController:", .containment,
        to: .delegates)
    case .willTransitionToTraits:
      Row(
        "willTransition(to:with:)",
        objectiveC: "willTransitionToTraitCollection:withTransitionCoordinator:",
        .containment, to: .controllers)
    case .viewWillTransition:
      Row(
        "viewWillTransition(to:with:)",
        objectiveC: "viewWillTransitionToSize:withTransitionCoordinator:",
        .containment, to: .controllers)
    case .prepareForSegue:
      Row(
        "prepare(for:sender:)", objectiveC: "prepareForSegue:sender:", .containment,
        to: .controllers)
    case .mainQueueBlock: Row("main queue block", .runloop, to: .anyone)
    case .delayedBlock: Row("delayed block", .runloop, to: .anyone)
    case .timerFired: Row("timer fired", .runloop, to: .anyone)
    case .didFinishLaunching:
      Row("application(_:didFinishLaunchingWithOptions:)", .runloop, to: .application)
    case .didFinishPlainly: Row("applicationDidFinishLaunching(_:)", .runloop, to: .application)
    case .didBecomeActive: Row("applicationDidBecomeActive(_:)", .runloop, to: .application)
    case .willResignActive: Row("applicationWillResignActive(_:)", .runloop, to: .application)
    case .didEnterBackground: Row("applicationDidEnterBackground(_:)", .runloop, to: .application)
    case .willEnterForeground: Row("applicationWillEnterForeground(_:)", .runloop, to: .application)
    case .swipeBack: Row("swipeBack(cancelled:)", objectiveC: "swipeBackCancelled:", .containment)
    case .tapBack: Row("tapBack()", .containment)
    case .dragSheetDown:
      Row("dragSheetDown(cancelled:)", objectiveC: "dragSheetDownCancelled:", .containment)
    case .selectTab: Row("selectTab(_:)", .containment)
    case .swipePage: Row("swipePage(_:cancelled:)", .containment)
    case .goHome: Row("goHome()", .containment)
    case .returnToApp: Row("returnToApp()", .containment)
    case .rotate: Row("rotate()", .containment)
    case .initWithRoot:
      Row(
        "init(rootViewController:)", objectiveC: "initWithRootViewController:", .containment,
        to: .navigationControllers)
    case .initWithCoder: Row("init(coder:)", objectiveC: "initWithCoder:", .views, to: .decoded)
    case .performSegue:
      Row(
        "performSegue(withIdentifier:sender:)", objectiveC: "performSegueWithIdentifier:sender:",
        .containment,
        to: .controllers)
    case .instantiateController:
      Row(
        "instantiateViewController(withIdentifier:)",
        objectiveC: "instantiateViewControllerWithIdentifier:",
        .containment)
    case .instantiateInitial: Row("instantiateInitialViewController()", .containment)
    case .traitCollectionDidChange:
      Row("traitCollectionDidChange(_:)", .layout, to: .controllersAndViews, .layoutCallback)
    case .willRotate:
      Row(
        "willRotate(to:duration:)", objectiveC: "willRotateToInterfaceOrientation:duration:",
        .containment,
        to: .controllers)
    case .willAnimateRotation:
      Row(
        "willAnimateRotation(to:duration:)",
        objectiveC: "willAnimateRotationToInterfaceOrientation:duration:",
        .containment, to: .controllers)
    case .didRotate:
      Row(
        "didRotate(from:)", objectiveC: "didRotateFromInterfaceOrientation:", .containment,
        to: .controllers)
    case .shouldForwardRotation:
      Row("shouldAutomaticallyForwardRotationMethods", .runloop, to: .controllers, .getter)
    case .splitCollapse:
      Row(
        "splitViewController(_:collapseSecondary:onto:)",
        objectiveC:
          "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:",
        .containment, to: .delegates)
    case .animateAlongside:
      Row(
        "animate(alongsideTransition:completion:)",
        objectiveC: "animateAlongsideTransition:completion:",
        .runloop)
    case .animateAlongsideIn:
      Row(
        "animateAlongsideTransition(in:animation:completion:)",
        objectiveC: "animateAlongsideTransitionInView:animation:completion:", .runloop)
    case .completeTransition: Row("completeTransition(_:)", .containment)
    case .resizeWindow:
      Row("resize(width:height:)", objectiveC: "resizeToWidth:height:", .containment)
    case .navigationAnimator:
      Row(
        "navigationController(_:animationControllerFor:from:to:)",
        objectiveC:
          "navigationController:animationControllerForOperation:fromViewController:toViewController:",
        .runloop, to: .delegates)
    case .navigationDriver:
      Row(
        "navigationController(_:interactionControllerFor:)",
        objectiveC: "navigationController:interactionControllerForAnimationController:", .runloop,
        to: .delegates)
    case .presentationAnimator:
      Row(
        "animationController(forPresented:presenting:source:)",
        objectiveC:
          "animationControllerForPresentedController:presentingController:sourceController:",
        .runloop, to: .delegates)
    case .presentationDriver:
      Row(
        "interactionControllerForPresentation(using:)",
        objectiveC: "interactionControllerForPresentation:",
        .runloop, to: .delegates)
    case .dismissalAnimator:
      Row(
        "animationController(forDismissed:)",
        objectiveC: "animationControllerForDismissedController:",
        .runloop, to: .delegates)
    case .dismissalDriver:
      Row(
        "interactionControllerForDismissal(using:)",
        objectiveC: "interactionControllerForDismissal:", .runloop,
        to: .delegates)
    case .transitionDuration:
      Row("transitionDuration(using:)", objectiveC: "transitionDuration:", .runloop, to: .delegates)
    case .animateTransition:
      Row(
        "animateTransition(using:)", objectiveC: "animateTransition:", .containment, to: .delegates)
    case .animationEnded: Row("animationEnded(_:)", .containment, to: .delegates)
    case .startInteractive: Row("startInteractiveTransition(_:)", .containment, to: .delegates)
    case .updateInteraction:
      Row("update(_:)", objectiveC: "updateInteractiveTransition:", .containment)
    case .finishInteraction:
      Row("finish()", objectiveC: "finishInteractiveTransition", .containment)
    case .cancelInteraction:
      Row("cancel()", objectiveC: "cancelInteractiveTransition", .containment)
    case .notifyInteractionChanges:
      Row(
        "notifyWhenInteractionChanges(_:)", objectiveC: "notifyWhenInteractionChangesUsingBlock:",
        .runloop)
    case .notifyInteractionEnds:
      Row(
        "notifyWhenInteractionEnds(_:)", objectiveC: "notifyWhenInteractionEndsUsingBlock:",
        .runloop)
    case .interactionChange: Row("interaction change", .containment, to: .anyone)
    case .presentationControllerFor:
      Row(
        "presentationController(forPresented:presenting:source:)",
        objectiveC:
          "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:",
        .runloop, to: .delegates)
    case .presentationWillBegin:
      Row("presentationTransitionWillBegin()", .containment, to: .delegates)
    case .presentationDidEnd: Row("presentationTransitionDidEnd(_:)", .containment, to: .delegates)
    case .dismissalWillBegin: Row("dismissalTransitionWillBegin()", .containment, to: .delegates)
    case .dismissalDidEnd: Row("dismissalTransitionDidEnd(_:)", .containment, to: .delegates)
    case .containerWillLayout: Row("containerViewWillLayoutSubviews()", .layout, to: .delegates)
    case .containerDidLayout: Row("containerViewDidLayoutSubviews()", .layout, to: .delegates)
    case .sceneWillConnect:
      Row(
        "scene(_:willConnectTo:options:)", objectiveC: "scene:willConnectToSession:options:",
        .containment,
        to: .delegates)
    case .sceneDidBecomeActive: Row("sceneDidBecomeActive(_:)", .runloop, to: .application)
    case .sceneWillResignActive: Row("sceneWillResignActive(_:)", .runloop, to: .application)
    case .sceneWillEnterForeground: Row("sceneWillEnterForeground(_:)", .runloop, to: .application)
    case .sceneDidEnterBackground: Row("sceneDidEnterBackground(_:)", .runloop, to: .application)
    case .updateViewConstraints:
      Row("updateViewConstraints()", .layout, to: .implementers, .layoutCallback)
    case .updateConstraints: Row("updateConstraints()", .layout, to: .implementers, .layoutCallback)
    case .setNeedsUpdateConstraints: Row("setNeedsUpdateConstraints()", .layout)
    case .updateConstraintsIfNeeded: Row("updateConstraintsIfNeeded()", .layout)
    case .viewSafeAreaInsetsDidChange:
      Row("viewSafeAreaInsetsDidChange()", .layout, to: .implementers, .layoutCallback)
    case .safeAreaInsetsDidChange:
      Row("safeAreaInsetsDidChange()", .layout, to: .implementers, .layoutCallback)
    case .viewLayoutMarginsDidChange:
      Row("viewLayoutMarginsDidChange()", .layout, to: .implementers, .layoutCallback)
    case .layoutMarginsDidChange:
      Row("layoutMarginsDidChange()", .layout, to: .implementers, .layoutCallback)
    case .contentSizeDidChange:
      Row(
        "preferredContentSizeDidChange(forChildContentContainer:)",
        objectiveC: "preferredContentSizeDidChangeForChildContentContainer:", .containment,
        to: .controllers)
    case .tabAnimator:
      Row(
        "tabBarController(_:animationControllerForTransitionFrom:to:)",
        objectiveC:
          "tabBarController:animationControllerForTransitionFromViewController:toViewController:",
        .runloop, to: .delegates)
    case .tabDriver:
      Row(
        "tabBarController(_:interactionControllerFor:)",
        objectiveC: "tabBarController:interactionControllerForAnimationController:", .runloop,
        to: .delegates)
    case .adaptiveStyle:
      Row(
        "adaptivePresentationStyle(for:traitCollection:)",
        objectiveC: "adaptivePresentationStyleForPresentationController:traitCollection:", .runloop,
        to: .delegates)
    case .adaptiveStyleBefore:
      Row(
        "adaptivePresentationStyle(for:)",
        objectiveC: "adaptivePresentationStyleForPresentationController:",
        .runloop, to: .delegates)
    case .adaptedController:
      Row(
        "presentationController(_:viewControllerForAdaptivePresentationStyle:)", .runloop,
        to: .delegates)
    case .willPresentAdapted:
      Row(
        "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
        .containment, to: .delegates)
    case .preparePopover: Row("prepareForPopoverPresentation(_:)", .containment, to: .delegates)
    case .popoverShouldDismiss:
      Row("popoverPresentationControllerShouldDismissPopover(_:)", .containment, to: .delegates)
    case .popoverDidDismiss:
      Row("popoverPresentationControllerDidDismissPopover(_:)", .containment, to: .delegates)
    case .tapOutside: Row("tapOutside()", .containment)
    case .canUnwind:
      Row(
        "canPerformUnwindSegueAction(_:from:sender:)",
        objectiveC: "canPerformUnwindSegueAction:fromViewController:sender:", .runloop,
        to: .implementers)
    case .unwindTowards:
      Row(
        "unwind(for:towards:)", objectiveC: "unwindForSegue:towardsViewController:", .containment,
        to: .controllers)
    case .becomeKey: Row("becomeKey()", objectiveC: "becomeKeyWindow", .views, to: .windows)
    case .resignKey: Row("resignKey()", objectiveC: "resignKeyWindow", .views, to: .windows)
    case .draw:
      Row("draw(_:)", objectiveC: "drawRect:", .layout, to: .implementers, .layoutCallback)
    case .setNeedsDisplay: Row("setNeedsDisplay()", .layout)
    case .presentedController: Row("presentedViewController", .runloop, .getter)
    case .applicationMemoryWarning:
      Row("applicationDidReceiveMemoryWarning(_:)", .runloop, to: .application)
    case .presentationStyle: Row("modalPresentationStyle", .runloop, .getter)
    case .modalInPresentation: Row("isModalInPresentation", .runloop, .getter)
    case .definesContext: Row("definesPresentationContext", .runloop, .getter)
    case .removesPresentersView: Row("shouldRemovePresentersView", .runloop, .getter)
    case .setTabs: Row("tabs", objectiveC: "setTabs:", .containment, to: .tabBarControllers)
    case .setSelectedTab:
      Row("selectedTab", objectiveC: "setSelectedTab:", .containment, to: .tabBarControllers)
    case .tabProvider: Row("viewControllerProvider", .containment, to: .anyone)
    case .tabShouldSelectObject:
      Row("tabBarController(_:shouldSelectTab:)", .containment, to: .delegates)
    case .tabDidSelectObject:
      Row("tabBarController(_:didSelectTab:previousTab:)", .containment, to: .delegates)
    case .presentSearch: Row("presentSearchController(_:)", .containment, to: .delegates)
    case .willPresentSearch: Row("willPresentSearchController(_:)", .containment, to: .delegates)
    case .didPresentSearch: Row("didPresentSearchController(_:)", .containment, to: .delegates)
    case .willDismissSearch: Row("willDismissSearchController(_:)", .containment, to: .delegates)
    case .didDismissSearch: Row("didDismissSearchController(_:)", .containment, to: .delegates)
    case .updateSearch:
      Row(
        "updateSearchResults(for:)", objectiveC: "updateSearchResultsForSearchController:",
        .containment,
        to: .delegates)
    case .splitTopColumn:
      Row(
        "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)", .containment,
        to: .delegates)
    case .splitDidCollapse: Row("splitViewControllerDidCollapse(_:)", .containment, to: .delegates)
    case .splitDisplayMode:
      Row(
        "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)", .containment,
        to: .delegates)
    case .splitDidExpand: Row("splitViewControllerDidExpand(_:)", .containment, to: .delegates)
    case .textFieldShouldBegin: Row("textFieldShouldBeginEditing(_:)", .containment, to: .delegates)
    case .textFieldDidBegin: Row("textFieldDidBeginEditing(_:)", .containment, to: .delegates)
    case .textFieldShouldEnd: Row("textFieldShouldEndEditing(_:)", .containment, to: .delegates)
    case .textFieldDidEnd: Row("textFieldDidEndEditing(_:)", .containment, to: .delegates)
    case .textFieldDidEndForReason:
      Row("textFieldDidEndEditing(_:reason:)", .containment, to: .delegates)
    case .textViewShouldBegin: Row("textViewShouldBeginEditing(_:)", .containment, to: .delegates)
    case .textViewDidBegin: Row("textViewDidBeginEditing(_:)", .containment, to: .delegates)
    case .textViewShouldEnd: Row("textViewShouldEndEditing(_:)", .containment, to: .delegates)
    case .textViewDidEnd: Row("textViewDidEndEditing(_:)", .containment, to: .delegates)
    case .updateProperties: Row("updateProperties()", .layout, to: .implementers, .layoutCallback)
    case .setNeedsUpdateProperties: Row("setNeedsUpdateProperties()", .layout)
    case .updatePropertiesIfNeeded: Row("updatePropertiesIfNeeded()", .layout)
    case .onChange: Row("onChange", .containment, to: .anyone)
    case .setEditing: Row("setEditing(_:animated:)", .containment, to: .controllers)
    case .willFinishLaunching:
      Row("application(_:willFinishLaunchingWithOptions:)", .runloop, to: .application)
    case .sceneConfiguration:
      Row(
        "application(_:configurationForConnecting:options:)",
        objectiveC: "application:configurationForConnectingSceneSession:options:", .runloop,
        to: .delegates)
    case .backgroundBlock: Row("background block", .runloop, to: .anyone)
    case .sceneDidDisconnect: Row("sceneDidDisconnect(_:)", .runloop, to: .application)
    case .applicationWillTerminate: Row("applicationWillTerminate(_:)", .runloop, to: .delegates)
    case .terminate: Row("terminate()", .containment)
    case .runLoopBlock: Row("run loop block", .runloop, to: .anyone)
    case .splitWillChangeMode:
      Row(
        "splitViewController(_:willChangeTo:)",
        objectiveC: "splitViewController:willChangeToDisplayMode:",
        .containment, to: .delegates)
    case .supportedOrientations: Row("supportedInterfaceOrientations", .runloop, .getter)
    case .supportedOrientationsOfWindow:
      Row(
        "application(_:supportedInterfaceOrientationsFor:)",
        objectiveC: "application:supportedInterfaceOrientationsForWindow:", .runloop, to: .delegates
      )
    case .unwindHandler:
      Row(
        "forUnwindSegueAction(_:from:withSender:)",
        objectiveC: "viewControllerForUnwindSegueAction:fromViewController:withSender:",
        .containment,
        to: .implementers)
    case .updateContentUnavailable:
      Row(
        "updateContentUnavailableConfiguration(using:)",
        objectiveC: "updateContentUnavailableConfigurationUsingState:", .layout, to: .implementers,
        .layoutCallback)
    case .setNeedsUpdateContentUnavailable:
      Row("setNeedsUpdateContentUnavailableConfiguration()", .layout)
    case .shouldAutorotate: Row("shouldAutorotate", .runloop, .getter)
    case .preferredOrientation:
      Row("preferredInterfaceOrientationForPresentation", .runloop, .getter)
    case .updateOfOrientations: Row("setNeedsUpdateOfSupportedInterfaceOrientations()", .runloop)
    case .segueForUnwinding:
      Row(
        "segueForUnwinding(to:from:identifier:)",
        objectiveC: "segueForUnwindingToViewController:fromViewController:identifier:",
        .containment,
        to: .implementers)
    case .performItself: Row("perform()", .containment, to: .implementers)
    }
  }
}
