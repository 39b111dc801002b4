/// What a controller may ask about the transition it is in; true only while it is asked in time.
extension UIViewController {
  /// Whether it is being presented: from its viewWillAppear to its viewDidAppear (R163).
  public var isBeingPresented: Bool { isBeingPresentedNow }

  /// Whether it is being dismissed: from its viewWillDisappear to its viewDidDisappear (R163).
  public var isBeingDismissed: Bool { isBeingDismissedNow }

  /// Whether it appears because it was added to a parent; true only inside its own appearance
  /// callbacks (R050).
  public var isMovingToParent: Bool {
    switch runningCallback {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear: isMovingTo
    default: false
    }
  }

  /// Whether it disappears because it is taken from its parent; true only inside its own
  /// disappearance callbacks (R050).
  public var isMovingFromParent: Bool {
    switch runningCallback {
    case .viewWillDisappear, .viewDidDisappear: isMovingFrom
    default: false
    }
  }
}
