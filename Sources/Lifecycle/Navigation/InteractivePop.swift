/// The swipe from the edge that pops, finished or let go.
extension Simulator {
  /// How long the finger stays on the screen, in seconds of virtual time.
  static let gestureDuration = 0.3

  /// The navigation controller in which the person goes back: at the root of an inner one it is the next
  /// outer one that has a page to go back to (R262); nil where none has.
  public func navigationController(goingBackFrom inner: UINavigationController)
    -> UINavigationController?
  {
    var current: UIViewController? = inner
    while let found = current {
      if let navigation = found as? UINavigationController, navigation.viewControllers.count > 1 {
        if navigation !== inner { apply(.backInOuter) }
        return navigation
      }
      current = found.parent
    }
    return nil
  }

  /// Whether the delegate of a navigation controller makes its recognizer of the swipe refuse (R300).
  public func delegateSwitchesSwipeOff(of navigation: UINavigationController) -> Bool {
    guard navigation.delegate?.runtimeClass.implements(.navigationAnimator) == true else {
      return false
    }
    apply(.swipeWithAnimator)
    return true
  }

  /// Whether pages can be swiped back in this version.
  public var canSwipeBack: Bool { profile.follows(.interactivePopBegin) }

  /// The person swipes back in a navigation controller (R132), and lets go early or not; false where it
  /// does not let itself be swiped.
  @discardableResult
  public func swipeBack(in navigation: UINavigationController, cancelled: Bool) throws(Halt) -> Bool
  {
    guard profile.follows(.interactivePopBegin), !navigation.isBusy,
      navigation.viewControllers.count > 1,
      let top = navigation.topViewController, navigation.displayed === top,
      navigation.appearanceState == .appeared
    else { return false }
    navigation.viewControllers.remove(top)
    try send(.willMoveToParent, .object(nil), to: top, rule: .interactivePopBegin)
    navigation.leaving.append(top)
    try startTransition(of: navigation, animated: true, interactive: true)
    guard let transition = navigation.transition, transition.isInteractive else { return true }
    let end = owning([navigation]) { simulator throws(Halt) in
      if navigation.transition === transition {
        try simulator.releaseFinger(of: transition.coordinator, isCancelled: cancelled)
        if cancelled {
          try simulator.cancelPop(in: navigation, transition)
        } else {
          try simulator.finishTransition(of: navigation)
        }
      }
    }
    afterAnimation(Self.gestureDuration, by: navigation, end)
    return true
  }

  /// The swipe is let go: both pages go back, at once (R134).
  func cancelPop(in navigation: UINavigationController, _ transition: NavigationTransition)
    throws(Halt)
  {
    navigation.transition = nil
    if !transition.isPop {
      navigation.viewControllers.remove(transition.to)
      navigation.arriving.remove(transition.to)
      navigation.displayed = transition.from
    } else if let top = transition.from, top.parent === navigation {
      navigation.leaving.remove(top)
      navigation.viewControllers.append(top)
      navigation.displayed = top
      top.isMovingFrom = false
    }
    for shown in shown(for: transition.to) {
      try cancelTransition(of: shown, rule: .interactivePopCancel)
    }
    try uninstallPage(transition.to)
    if let top = transition.from {
      for shown in shown(for: top) {
        try cancelTransition(of: shown, rule: .interactivePopCancel)
      }
    }
    if !transition.isPop {
      try send(
        .willMoveToParent, .object(nil), to: transition.to, rule: .interactivePopCancel)
      try leave(transition.to, navigation, rule: .interactivePopCancel)
    }
    try end(transition.coordinator, isCancelled: true)
    try resume(navigation)
  }
}

extension Rule {
  static let backInOuter = Rule(
    262, "back-in-outer",
    "At the root of an inner navigation controller the back button and the swipe are those of the outer"
      + " one, and pop its page with all that is inside.",
    sources: "rns-4578 react-navigation-11236", .observed)
  static let swipeWithAnimator = Rule(
    300, "swipe-with-animator",
    "A delegate of the navigation controller that implements animationControllerFor, whatever it returns,"
      + " switches the swipe off, unless the swipe's recognizer is given a delegate, or none.",
    sources: "radar-15215690 wordpress-6639 rns-3173", .observed, since: 7)
  static let interactivePopBegin = Rule(
    132, "interactive-pop-begin",
    "A swipe back begins like an animated pop; its progress calls nothing.",
    sources: "hb-2015 wangling-2014", .observed, since: 7)
  static let interactivePopFinish = Rule(
    133, "interactive-pop-finish", "A swipe back that is carried through ends like a pop.",
    sources: "rns-stack wangling-2014", .observed, since: 7)
  static let interactivePopCancel = Rule(
    134, "interactive-pop-cancel",
    "A swipe back that is cancelled calls the revealed page's viewWillDisappear and"
      + " viewDidDisappear, then the top page's viewWillAppear and viewDidAppear, at once.",
    sources: "hb-2015 wangling-2014 xinus-2017 so-18927878", .observed, since: 7)
}
