/// The swipe from the edge that pops, finished or let go.
extension Simulator {
  /// How long the finger stays on the screen, in seconds of virtual time.
  static let gestureDuration = 0.3

  /// The person swipes back in a navigation controller (R132), and lets go early or not.
  public func swipeBack(in navigation: UINavigationController, cancelled: Bool) throws(Halt) {
    let stack = navigation.viewControllers
    guard profile.hasInteractivePop, navigation.transition == nil, stack.count > 1,
      let top = stack.last, navigation.displayed === top, navigation.loadedView?.window != nil
    else { return }
    navigation.viewControllers.removeLast()
    try send(.willMoveToParent, .object(nil), to: top, rule: .interactivePopBegin)
    navigation.leaving.append(top)
    try startTransition(of: navigation, animated: true, interactive: true)
    retain(navigation)
    afterAnimation(Self.gestureDuration, by: navigation) { simulator throws(Halt) in
      if cancelled {
        try simulator.cancelPop(in: navigation, of: top)
      } else {
        try simulator.finishTransition(of: navigation)
      }
      try simulator.release(navigation)
    }
  }

  /// The swipe is let go: both pages go back, at once (R134).
  private func cancelPop(in navigation: UINavigationController, of top: UIViewController)
    throws(Halt)
  {
    guard let transition = navigation.transition else { return }
    navigation.transition = nil
    navigation.leaving.removeAll { $0 === top }
    navigation.viewControllers.append(top)
    navigation.displayed = top
    top.isMovingFrom = false
    try cancelTransition(of: transition.to, rule: .interactivePopCancel)
    try uninstallPage(transition.to)
    try cancelTransition(of: top, rule: .interactivePopCancel)
    try resume(navigation)
  }
}

extension Rule {
  static let interactivePopBegin = Rule(
    132, "interactive-pop-begin",
    "A swipe back begins like an animated pop; its progress sends nothing.",
    sources: "experiments; log with timestamps", .observed)
  static let interactivePopCancel = Rule(
    134, "interactive-pop-cancel",
    "A swipe back that is let go sends the revealed page's viewWillDisappear and viewDidDisappear,"
      + " then the top page's viewWillAppear and viewDidAppear, at once.",
    sources: "experiments; log with timestamps", .observed)
}
