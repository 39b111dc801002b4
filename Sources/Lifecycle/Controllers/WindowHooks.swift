/// Appearance that follows from a view's entering or leaving a window, without anybody's begin and
/// end: the `addSubview` path.
extension Simulator {
  /// Decides, before a controller's view enters or leaves a window, whether that is what makes the
  /// controller appear or disappear, and calls the will-callback if so (R074, R078).
  func windowHook(
    _ controller: UIViewController, view: UIView, root: UIView, target: UIWindow?,
    receiver: UIView
  ) throws(Halt) {
    let isEntering = target != nil
    if view.isHidden || receiver.isHidden { apply(.hiddenIrrelevant) }
    // A view that goes from one window to another has appeared already.
    guard isEntering != (view.window != nil) else { return }
    let isInFlight = isMidFlightChild(controller, isEntering: isEntering)
    if !isInFlight {
      guard try followsWindow(controller, isRoot: view === root, isEntering: isEntering) else {
        return
      }
    }
    switch (isEntering, controller.appearanceState) {
    case (true, .disappeared), (true, .disappearing): break
    case (false, .appearing), (false, .appeared): break
    default: return
    }
    let host = view === root ? nearestController(of: receiver) : nil
    let rule: Rule =
      isInFlight
      ? .midFlightChild
      : isEntering
        ? appearanceRule(controller, under: host, isRoot: view === root)
        : disappearanceRule(controller)
    apply(.syncList)
    controller.wasRemovedWhileShowing = false
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
    apply(.deferredList)
    // It outlives its removal until it has been told (R192).
    let step = owning([controller]) { simulator throws(Halt) in
      if controller.hasPendingDidStep { try simulator.finishWindowDriven(controller) }
    }
    if let duration = animationDuration, duration > 0 {
      afterAnimation(duration) { simulator throws(Halt) in simulator.afterCommit(step) }
    } else {
      afterCommit(step)
    }
  }

  /// The did-step that has been waiting for the commit, and what some versions send again with it.
  private func finishWindowDriven(_ controller: UIViewController) throws(Halt) {
    if controller.appearanceState == .appeared, profile.follows(.doubleDidAppear) {
      controller.hasPendingDidStep = false
      try send(
        .viewDidAppear, .bool(controller.isAnimated), to: controller, rule: .doubleDidAppear)
    } else if try isLeftToParent(controller) {
      controller.hasPendingDidStep = false
    } else {
      try didStep(controller, rule: .didHookDeferred)
    }
    guard profile.follows(.repeatedDidMove), controller.repeatsDidMove else { return }
    controller.repeatsDidMove = false
    try send(
      .didMoveToParent, .object(controller.parent), to: controller, rule: .repeatedDidMove)
  }

  /// Whether a controller that contains one is to appear after the same commit, and passes its own
  /// callback on (R088).
  private func isLeftToParent(_ controller: UIViewController) throws(Halt) -> Bool {
    guard controller.isAppearing, !profile.follows(.doubleDidAppear) else { return false }
    var current = controller
    while current.appearanceState == .appearing, let parent = current.parent,
      let view = current.loadedView, let container = parent.loadedView,
      isView(view, below: container), try parent.forwardsAppearance(self)
    {
      if parent.hasPendingDidStep, parent.appearanceState == .appearing { return true }
      current = parent
    }
    return false
  }

  /// Whether window membership alone drives a controller: nobody else is going to tell it.
  private func followsWindow(
    _ controller: UIViewController, isRoot: Bool, isEntering: Bool
  ) throws(Halt) -> Bool {
    guard !hasOpenTransition(controller) else {
      apply(.beginOwnsWindow)
      return false
    }
    guard let parent = controller.parent else {
      // A presentation controller of the program's may bring it in before the presentation does.
      if isEntering, controller.presentation?.stage == .presenting { return false }
      if isRoot { return true }
      if try isNestedBelowWindowDriven(controller) { return true }
      apply(isEntering ? .nestedUnparented : .disappearNeedsContainment)
      return false
    }
    // A nested child is told by its parent's forwarding.
    guard isRoot, try parent.forwardsAppearance(self) else { return false }
    // Inside its parent's viewWillAppear or viewWillDisappear the forwarding is about to come.
    switch parent.runningCallback {
    case .viewWillAppear, .viewWillDisappear, .viewDidDisappear:
      apply(.insideWillAppear)
      return false
    default: return true
    }
  }

  /// Whether a controller or one that contains it is in a transition of its container's (R064).
  private func hasOpenTransition(_ controller: UIViewController) -> Bool {
    guard controllersInTransition > 0 else { return false }
    if controller.openTransitions > 0 { return true }
    var current = controller.parent
    while let found = current {
      if found.openTransitions > 0 { return true }
      current = found.parent
    }
    return false
  }

  /// Whether callbacks are called with the window on an un-parented controller whose view enters it inside
  /// another controller's view: not when that one is installed by a container that forwards (R083).
  private func isNestedBelowWindowDriven(_ controller: UIViewController) throws(Halt) -> Bool {
    var current = (controller.loadedView?.superview).flatMap { nearestController(of: $0) }
    // Views and parents that disagree can lead round in a circle.
    var hosts = 0
    while let host = current, hosts < objects.count {
      hosts += 1
      let isPage = host.parent is UINavigationController
      if host.openTransitions > 0 {
        if isPage { apply(.pageOfUnparented) }
        return false
      }
      if let parent = host.parent {
        if !(try parent.forwardsAppearance(self)) {
          if isPage { apply(.pageOfUnparented) }
          return false
        }
        current = parent
      } else {
        if visibleWindows.contains(where: { $0.rootViewController === host }) { apply(.belowRoot) }
        current = (host.loadedView?.superview).flatMap { nearestController(of: $0) }
      }
    }
    return true
  }

  /// Whether a child is added while its parent is appearing in an explicit transition, and so would
  /// miss viewWillAppear (R077).
  private func isMidFlightChild(_ controller: UIViewController, isEntering: Bool) -> Bool {
    guard isEntering, profile.follows(.midFlightChild), let parent = controller.parent,
      parent.appearanceState == .appearing, parent.loadedView?.window != nil,
      parent.runningCallback != .viewWillAppear,
      controller.appearanceState == .disappeared, controller.openTransitions == 0
    else { return false }
    return hasOpenTransition(parent)
  }

  /// The case of an appearance that comes of entering a window.
  private func appearanceRule(
    _ controller: UIViewController, under host: UIViewController?, isRoot: Bool
  ) -> Rule {
    if !isRoot { return .nestedUnparented }
    if let duration = animationDuration, duration > 0 { return .viewTransition }
    guard let host else { return .appearHook }
    if host.runningCallback == .viewDidAppear { return .insideDidAppear }
    switch host.appearanceState {
    case .appearing: return .betweenExplicit
    case .appeared: return .addedAfterAppeared
    default: return .appearHook
    }
  }

  /// The case of a disappearance that comes of leaving a window.
  private func disappearanceRule(_ controller: UIViewController) -> Rule {
    if let duration = animationDuration, duration > 0 { return .viewTransition }
    if controller.parent != nil { return .removeVisibleChild }
    return controller.wasRemovedWhileShowing ? .removedStillVisible : .disappearHook
  }
}

extension Rule {
  static let appearHook = Rule(
    74, "appear-hook-entry",
    "viewWillAppear is called on a controller that no container forwards to, inside the addSubview"
      + " that brings its view into a window.",
    sources: "xiaobotalk-2019 catalyst-2026 ivan-2016", .observed)
  static let midFlightChild = Rule(
    77, "mid-flight-child-exception",
    "viewWillAppear is called at once on a child that is added while its parent is appearing; the"
      + " did-callback is called with the parent's.",
    sources: "xiaobotalk-2019 radar-12322346", .observed, since: 7)
  static let disappearHook = Rule(
    78, "disappear-hook",
    "viewWillDisappear is called on a controller whose view is taken out of a window, before the"
      + " view leaves.",
    sources: "moe-unparented jianshu-ad86", .observed)
  static let repeatedDidMove = Rule(
    49, "did-move-repeated",
    "A didMove that is called in the middle of a window-driven appearance or disappearance is"
      + " called again at its end, as iOS 26 was seen to do.",
    sources: "catalyst-2026", .observed, since: 26)
  static let doubleDidAppear = Rule(
    88, "double-did-appear-under-root",
    "On iOS 6 viewDidAppear is called twice on a child that is added while its window's root is"
      + " appearing: forwarded by the root, and once more for its own view.",
    sources: "radar-14058168", .observed, versions: 6...6)
  static let didHookDeferred = Rule(
    79, "did-hook-deferred",
    "The did-callback of a window-driven appearance waits for the commit of its turn, or for the"
      + " animation around it.",
    sources: "xiaobotalk-2019 so-47962261 catalyst-2026", .observed)
}

// MARK: The cases that the hooks tell apart

extension Rule {
  static let belowRoot = Rule(
    39, "add-root-view-elsewhere",
    "The view of a window's root has no parent above it; what stands below it without a parent of its"
      + " own goes by the window.",
    sources: "header-uiviewcontroller", .inferred)
  static let removedStillVisible = Rule(
    47, "removed-child-still-visible",
    "A child that was taken from its parent with its view left in place has not disappeared; it does"
      + " when the view leaves the window.",
    sources: "catalyst-2026 xiaobotalk-2019", .observed)
  static let beginOwnsWindow = Rule(
    64, "begin-vs-window-driven",
    "While a transition is open, of the controller or of one that contains it, entering and"
      + " leaving a window calls no callback: the transition does.",
    sources: "workflow-test xiaobotalk-2019", .observed)
  static let addedBeforeWindow = Rule(
    82, "case-added-before-window",
    "No callback is called yet on a controller whose view is added where there is no window.",
    sources: "xiaobotalk-2019 ivan-2016", .observed)
  static let nestedUnparented = Rule(
    83, "nested-unparented-on-entry",
    "A controller without a parent, whose view enters a window inside another controller's, gets"
      + " its callbacks with the window; under a navigation or tab bar controller none is called"
      + " on it.",
    sources: "xiaobotalk-2019 ivan-2016 radar-32106539", .inferred)
  static let addedAfterAppeared = Rule(
    84, "case-added-after-appeared",
    "A view added under a controller that has appeared: viewWillAppear inside addSubview,"
      + " viewDidAppear after the commit.",
    sources: "xiaobotalk-2019 catalyst-2026 moe-unparented", .observed)
  static let insideDidAppear = Rule(
    85, "inside-did-appear",
    "viewWillAppear is called at once on a child that is added inside its parent's viewDidAppear,"
      + " and viewDidAppear when the parent's body has returned; without a parent, after the"
      + " commit.",
    sources: "xiaobotalk-2019", .inferred)
  static let insideWillAppear = Rule(
    86, "inside-will-appear",
    "A child that is added inside its parent's viewWillAppear gets both callbacks by forwarding,"
      + " right after the parent's.",
    sources: "xiaobotalk-2019 so-48653763", .observed)
  static let betweenExplicit = Rule(
    87, "case-between-explicit",
    "A view added before its controller has a parent, while the one above is appearing:"
      + " viewDidAppear is called after the commit, and once more by the parent.",
    sources: "xiaobotalk-2019", .observed)
  static let removeVisibleChild = Rule(
    89, "remove-visible-child",
    "Removing a child's view calls viewWillDisappear at once and viewDidDisappear after the commit,"
      + " after the didMove(nil) of removeFromParent.",
    sources: "catalyst-2026 vclifecycle-2018 jianshu-ad86", .observed)
  static let disappearNeedsContainment = Rule(
    90, "will-disappear-needs-containment",
    "When a page leaves, no callback is called on a controller that only lent its view to it:"
      + " disappearance is forwarded to children.",
    sources: "xiaobotalk-2019", .observed)
  static let syncList = Rule(
    91, "sync-list",
    "Loading, containment, the callbacks of views, will-callbacks that follow the window, everything"
      + " between begin and end, exceptions and warnings happen inside the call.",
    sources: "catalyst-2026 workflow-test", .observed)
  static let deferredList = Rule(
    92, "deferred-list",
    "Did-callbacks that follow the window, layout, the start of navigation transitions and of"
      + " presentations wait for the commit; animations end in later turns.",
    sources: "catalyst-2026 hb-2015 tisocial-153", .observed)
  static let viewTransition = Rule(
    117, "uiview-transition-between-children",
    "Views that are swapped inside a UIView animation drive their controllers by the window: the"
      + " did-callbacks wait for the end of the animation.",
    sources: "header-uiviewcontroller chameleon-controller", .inferred)
  static let pageOfUnparented = Rule(
    138, "nav-child-of-page-unparented",
    "No callback is ever called on controllers whose views a page adds without addChild.",
    sources: "ivan-2016 xiaobotalk-2019", .observed)
}
