extension Message {
  /// Whether UIKit sends it to a delegate or a data source, which may be an object of any class.
  public var isForDelegates: Bool {
    switch self {
    case .willShow, .didShow, .presentationShouldDismiss, .presentationWillDismiss,
      .presentationDidDismiss, .presentationDidAttemptToDismiss, .tabShouldSelect, .tabDidSelect,
      .pageWillTransition, .pageDidFinish, .pageBefore, .pageAfter, .didFinishLaunching,
      .didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground,
      .splitCollapse, .navigationAnimator, .navigationDriver, .presentationAnimator,
      .presentationDriver, .dismissalAnimator, .dismissalDriver, .transitionDuration,
      .animateTransition, .animationEnded, .startInteractive, .presentationControllerFor,
      .sceneWillConnect, .sceneDidBecomeActive, .sceneWillResignActive, .sceneWillEnterForeground,
      .sceneDidEnterBackground, .presentationWillBegin, .presentationDidEnd, .dismissalWillBegin,
      .dismissalDidEnd, .containerWillLayout, .containerDidLayout:
      true
    default: false
    }
  }
}
