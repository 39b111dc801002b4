/// Appearance that follows from a view's entering or leaving a window, without anybody's begin and
/// end: the `addSubview` path.
extension Simulator {
  /// Decides, before a controller's view enters or leaves a window, whether that is what makes the
  /// controller appear or disappear, and calls the will-callback if so (R074, R078).
  func windowHook(
    _ controller: UIViewController, view: UIView, root: UIView, target: UIWindow?
  ) throws(Halt) {
    let isEntering = target != nil
    // A view that goes from one window to another has appeared already.
    guard isEntering != (view.window != nil) else { return }
    let isInFlight = isMidFlightChild(controller, isEntering: isEntering)
    if !isInFlight {
      guard try followsWindow(controller, isRoot: view === root) else { return }
    }
    switch (isEntering, controller.appearanceState) {
    case (true, .disappeared), (true, .disappearing): break
    case (false, .appearing), (false, .appeared): break
    default: return
    }
    let rule = windowRule(controller, isInFlight: isInFlight, isEntering: isEntering)
    controller.owesDidStep = !isInFlight
    try willStep(
      controller, appearing: isEntering, animated: (animationDuration ?? 0) > 0, rule: rule)
  }

  /// Registers the did-callback that a will-callback of `windowHook` owes: after the commit, or when
  /// the animation around the change has ended (R079).
  func scheduleDidStep(_ controller: UIViewController) throws(Halt) {
    guard controller.owesDidStep else { return }
    controller.owesDidStep = false
    // The parent passes its own did-callback on as soon as its body returns (R085).
    if let parent = controller.parent, parent.runningCallback == .viewDidAppear { return }
    guard !controller.hasPendingDidStep else { return }
    controller.hasPendingDidStep = true
    // It outlives its removal until it has been told (R192).
    retain(controller)
    let step: (Simulator) throws(Halt) -> Void = { simulator throws(Halt) in
      if controller.hasPendingDidStep { try simulator.finishWindowDriven(controller) }
      try simulator.release(controller)
    }
    if let duration = animationDuration, duration > 0 {
      afterAnimation(duration) { simulator throws(Halt) in simulator.afterCommit(step) }
    } else {
      afterCommit(step)
    }
  }

  /// The did-step that has been waiting for the commit, and what some versions send again with it.
  private func finishWindowDriven(_ controller: UIViewController) throws(Halt) {
    if controller.appearanceState == .appeared, profile.repeatsDidAppearUnderRoot {
      controller.hasPendingDidStep = false
      try send(
        .viewDidAppear, .bool(controller.isAnimated), to: controller, rule: .doubleDidAppear)
    } else {
      try didStep(controller, rule: .didHookDeferred)
    }
    guard profile.repeatsDidMove, controller.repeatsDidMove else { return }
    controller.repeatsDidMove = false
    try send(
      .didMoveToParent, .object(controller.parent), to: controller, rule: .repeatedDidMove)
  }

  /// Whether window membership alone drives a controller: nobody else is going to tell it.
  private func followsWindow(_ controller: UIViewController, isRoot: Bool) throws(Halt) -> Bool {
    guard !hasOpenTransition(controller) else { return false }
    guard let parent = controller.parent else {
      return isRoot ? true : try isNestedBelowWindowDriven(controller)
    }
    // A nested child is told by its parent's forwarding.
    guard isRoot, try parent.forwardsAppearance(self) else { return false }
    // Inside its parent's viewWillAppear or viewWillDisappear the forwarding is about to come.
    switch parent.runningCallback {
    case .viewWillAppear, .viewWillDisappear, .viewDidDisappear: return false
    default: return true
    }
  }

  /// Whether a controller or one that contains it is in a transition of its container's (R064).
  private func hasOpenTransition(_ controller: UIViewController) -> Bool {
    var current: UIViewController? = controller
    while let found = current {
      if found.openTransitions > 0 { return true }
      current = found.parent
    }
    return false
  }

  /// Whether an un-parented controller whose view comes along inside another controller's view hears
  /// of the window: not when that one is installed by a container that does its own telling (R083).
  private func isNestedBelowWindowDriven(_ controller: UIViewController) throws(Halt) -> Bool {
    var current = controller.loadedView?.superview?.nearestViewController
    while let host = current {
      if host.openTransitions > 0 { return false }
      if let parent = host.parent {
        if !(try parent.forwardsAppearance(self)) { return false }
        current = parent
      } else {
        current = host.loadedView?.superview?.nearestViewController
      }
    }
    return true
  }

  /// Whether a child is added while its parent is appearing in an explicit transition, and so would
  /// miss viewWillAppear (R077).
  private func isMidFlightChild(_ controller: UIViewController, isEntering: Bool) -> Bool {
    guard isEntering, profile.tellsChildrenAddedInMidFlight, let parent = controller.parent,
      parent.appearanceState == .appearing, parent.loadedView?.window != nil,
      parent.runningCallback != .viewWillAppear,
      controller.appearanceState == .disappeared, controller.openTransitions == 0
    else { return false }
    return hasOpenTransition(parent)
  }

  private func windowRule(
    _ controller: UIViewController, isInFlight: Bool, isEntering: Bool
  ) -> Rule {
    if isInFlight { return .midFlightChild }
    return isEntering ? .appearHook : .disappearHook
  }
}

extension Rule {
  static let appearHook = Rule(
    74, "appear-hook-entry",
    "A controller that nobody else tells hears viewWillAppear inside the addSubview that brings its"
      + " view into a window.",
    sources: "note 000, backtrace; logs", .observed)
  static let midFlightChild = Rule(
    77, "mid-flight-child-exception",
    "A child added while its parent is appearing hears viewWillAppear at once; the did-callback"
      + " comes with the parent's.",
    sources: "note 000", .observed)
  static let disappearHook = Rule(
    78, "disappear-hook",
    "A controller whose view is taken out of a window hears viewWillDisappear before the view"
      + " leaves.",
    sources: "unit test", .observed)
  static let repeatedDidMove = Rule(
    49, "did-move-repeated",
    "A didMove that comes in the middle of a window-driven appearance or disappearance is sent again"
      + " at its end, as iOS 26 was seen to do.",
    sources: "log with timestamps, iPadOS 26 on a Mac", .observed)
  static let doubleDidAppear = Rule(
    88, "double-did-appear-under-root",
    "On iOS 6 a child that is added while its window's root is appearing hears viewDidAppear from"
      + " the root and once more by itself.",
    sources: "a bug report with a log, iOS 6.1", .observed)
  static let didHookDeferred = Rule(
    79, "did-hook-deferred",
    "The did-callback of a window-driven appearance waits for the commit of its turn, or for the"
      + " animation around it.",
    sources: "note 000, backtrace of the run-loop observer", .observed)
}
