extension Message {
  /// Whether UIKit sends it to a delegate or a data source, which may be an object of any class.
  public var isForDelegates: Bool {
    switch self {
    case .willShow, .didShow, .presentationShouldDismiss, .presentationWillDismiss,
      .presentationDidDismiss, .presentationDidAttemptToDismiss, .tabShouldSelect, .tabDidSelect,
      .pageWillTransition, .pageDidFinish, .pageBefore, .pageAfter, .didFinishLaunching,
      .willFinishLaunching,
      .sceneConfiguration, .sceneDidDisconnect, .applicationWillTerminate,
      .didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground,
      .splitCollapse, .navigationAnimator, .navigationDriver, .presentationAnimator,
      .presentationDriver, .dismissalAnimator, .dismissalDriver, .transitionDuration,
      .animateTransition, .animationEnded, .startInteractive, .presentationControllerFor,
      .sceneWillConnect, .sceneDidBecomeActive, .sceneWillResignActive, .sceneWillEnterForeground,
      .sceneDidEnterBackground, .presentationWillBegin, .presentationDidEnd, .dismissalWillBegin,
      .dismissalDidEnd, .containerWillLayout, .containerDidLayout, .tabAnimator, .tabDriver,
      .adaptiveStyle, .adaptiveStyleBefore, .adaptedController, .willPresentAdapted,
      .preparePopover, .popoverShouldDismiss, .popoverDidDismiss, .applicationMemoryWarning,
      .splitTopColumn, .splitDidCollapse, .splitDisplayMode, .splitDidExpand,
      .textFieldShouldBegin, .textFieldDidBegin, .textFieldShouldEnd, .textFieldDidEnd,
      .textFieldDidEndForReason, .textViewShouldBegin, .textViewDidBegin, .textViewShouldEnd,
      .textViewDidEnd, .tabShouldSelectObject, .tabDidSelectObject, .presentSearch,
      .splitWillChangeMode, .supportedOrientationsOfWindow,
      .willPresentSearch, .didPresentSearch, .willDismissSearch, .didDismissSearch, .updateSearch:
      true
    default: false
    }
  }

  /// Whether UIKit asks it of a property, which was a method in Swift 1 and 2 and is one in Objective-C.
  public var isGetter: Bool {
    switch self {
    case .shouldAutomaticallyForwardAppearanceMethods, .shouldForwardRotation,
      .automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers,
      .presentedController, .presentationStyle, .modalInPresentation, .definesContext,
      .removesPresentersView, .supportedOrientations, .shouldAutorotate, .preferredOrientation:
      true
    default: false
    }
  }

  /// Whether it says that constraints, properties, a safe area, margins or traits change, or that it is
  /// time to draw: only those who implement it are sent it; of traits, the first time.
  var isLayoutCallback: Bool {
    switch self {
    case .updateViewConstraints, .updateConstraints, .viewSafeAreaInsetsDidChange,
      .safeAreaInsetsDidChange, .viewLayoutMarginsDidChange, .layoutMarginsDidChange, .draw,
      .traitCollectionDidChange, .updateProperties, .updateContentUnavailable:
      true
    default: false
    }
  }
}
