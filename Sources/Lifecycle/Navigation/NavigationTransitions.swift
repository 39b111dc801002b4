/// A navigation controller's transitions: what happens in the commit, and when they end.
extension Simulator {
  /// How long a push or a pop takes, in seconds of virtual time (R097).
  static let navigationDuration = 0.35

  /// Has the change of the visible page begin in this turn's layout pass, if it shows (R122).
  func scheduleTransition(of navigation: UINavigationController, animated: Bool) throws(Halt) {
    guard navigation.isShowing else {
      return try settleOffScreen(navigation)
    }
    navigation.isScheduledAnimated = animated
    navigation.isScheduledSilent =
      profile.follows(.reentrantPush) && !animated && navigation.ending != nil
    guard !navigation.isTransitionScheduled, !navigation.awaitsScene else { return }
    navigation.isTransitionScheduled = true
    let begin = owning([navigation], untilDrained: true) { simulator throws(Halt) in
      navigation.isTransitionScheduled = false
      if navigation.isShowing {
        try simulator.finishEarly(navigation)
        try simulator.startTransition(of: navigation, animated: navigation.isScheduledAnimated)
      } else {
        try simulator.settleOffScreen(navigation)
      }
      // A transition that did not come about has ended.
      if let idle = navigation.nextCoordinator {
        navigation.nextCoordinator = nil
        try simulator.end(idle)
      }
    }
    beginAtCommit(by: navigation, begin)
  }

  /// Off screen a new top simply takes the old one's place; it will be told when the navigation
  /// controller appears.
  private func settleOffScreen(_ navigation: UINavigationController) throws(Halt) {
    guard navigation.appearanceState == .disappeared, navigation.transition == nil else { return }
    let top = navigation.topViewController
    if let old = navigation.displayed, old !== top {
      try uninstallPage(old)
      navigation.displayed = nil
    }
    try settleStack(navigation, sendsDidMove: false)
    try resume(navigation)
  }

  /// Ends a transition that another one overtakes: quietly where it gives way, otherwise with a warning
  /// (R210, R272).
  private func finishEarly(_ navigation: UINavigationController) throws(Halt) {
    guard let running = navigation.transition else { return }
    if !givesWay(running) {
      try warn(
        "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree"
          + " might get corrupted.", about: navigation, rule: nestingRule)
    }
    try finishTransition(of: navigation)
  }

  /// Begins the change from the displayed page to the top one.
  func startTransition(
    of navigation: UINavigationController, animated: Bool, interactive: Bool = false
  ) throws(Halt) {
    guard navigation.transition == nil else { return }
    guard let top = navigation.topViewController else { return try showNothing(navigation) }
    guard navigation.displayed !== top else {
      try settleStack(navigation)
      return try resume(navigation)
    }
    let isPop =
      navigation.leaving.contains { $0 === navigation.displayed }
      && !navigation.arriving.contains { $0 === top }
    let transition = NavigationTransition(
      from: navigation.displayed, to: top, isAnimated: animated, isInteractive: interactive,
      isPop: isPop)
    let to = transition.to
    transition.coordinator = navigation.nextCoordinator
    navigation.nextCoordinator = nil
    navigation.transition = transition
    let rule = transition.startRule(profile)
    let custom =
      animated && !interactive ? try customTransition(of: navigation, transition) : nil
    defer { letGo(of: custom) }
    guard navigation.transition === transition else { return }
    transition.isCustom = custom != nil && custom?.interaction == nil
    if custom?.interaction != nil {
      transition.isDriven = true
      transition.coordinator?.isInteractive = true
    }
    if !animated { try makeSureOfView(of: to) }
    _ = try view(of: to, rule: .pushTransition)
    let isSilent = navigation.isScheduledSilent
    navigation.isScheduledSilent = false
    if let from = transition.from {
      if isSilent {
        from.appearanceState = .disappeared
      } else {
        try beginPage(from, appearing: false, animated: animated, rule: rule)
      }
    }
    try beginPage(
      to, appearing: true, animated: animated, rule: isSilent ? .reentrantPush : rule)
    try tellDelegate(of: navigation, .willShow, to, animated: animated)
    navigation.displayed = to
    if animated { try makeSureOfView(of: to) }
    if let custom { return try animate(custom, transition, of: navigation) }
    if to.parent === navigation { try installPage(to, in: try view(of: navigation)) }
    try begin(transition.coordinator)
    if interactive { return }
    if animated {
      let end = owning([navigation]) { simulator throws(Halt) in
        // Another transition may have overtaken it.
        if navigation.transition === transition { try simulator.finishTransition(of: navigation) }
      }
      afterAnimation(Self.navigationDuration, by: navigation, end)
    } else {
      let isAtOnce = navigation.wasPushedWhileConnecting
      navigation.wasPushedWhileConnecting = false
      if profile.follows(.pushUnanimated), !isAtOnce {
        try layOut(below: try view(of: navigation))
      }
      try finishTransition(of: navigation)
    }
  }

  /// The animator that the delegate has for a transition.
  private func customTransition(
    of navigation: UINavigationController, _ transition: NavigationTransition
  ) throws(Halt) -> CustomTransition? {
    guard profile.follows(.customAnimation), navigation.delegate != nil, let from = transition.from
    else { return nil }
    return try customTransition(
      navigation.delegate, .navigationAnimator,
      [
        .object(navigation), .member(transition.isPop ? "pop" : "push"), .object(from),
        .object(transition.to),
      ], driver: .navigationDriver, about: navigation)
  }

  /// Leaves a transition to its animator.
  private func animate(
    _ custom: CustomTransition, _ transition: NavigationTransition,
    of navigation: UINavigationController
  ) throws(Halt) {
    let end = owning([navigation]) { simulator, isFinished throws(Halt) in
      if navigation.transition === transition {
        if isFinished {
          let container = try simulator.view(of: navigation)
          if transition.to.parent === navigation {
            try simulator.installPage(transition.to, in: container)
          }
          try simulator.finishTransition(of: navigation)
        } else {
          try simulator.cancelPop(in: navigation, transition)
        }
      }
    }
    _ = try run(
      custom, from: transition.from, to: transition.to, in: try view(of: navigation),
      joining: transition.coordinator, ending: end)
  }

  /// Sees to it that a page has its view: without animation that is what loads it, and otherwise it is
  /// loaded by then (R208).
  private func makeSureOfView(of page: UIViewController) throws(Halt) {
    guard profile.follows(.navigationLoads) else { return }
    try send(.loadViewIfNeeded, to: page, rule: .navigationLoads)
  }

  /// Takes the last page away when the stack has been emptied.
  private func showNothing(_ navigation: UINavigationController) throws(Halt) {
    guard let page = navigation.displayed else { return }
    navigation.displayed = nil
    try beginPage(page, appearing: false, animated: false, rule: .pop)
    try uninstallPage(page)
    try endPage(page, rule: .pop)
    try settleStack(navigation)
  }

  /// Ends the running transition: the old page's callbacks, the new one's, then who belongs to whom.
  func finishTransition(of navigation: UINavigationController) throws(Halt) {
    guard let transition = navigation.transition else { return }
    navigation.transition = nil
    let rule = transition.endRule(profile)
    let outer = navigation.ending
    navigation.ending = transition
    if let from = transition.from {
      try uninstallPage(from)
      detachIfPopped(from, navigation)
      try endPage(from, rule: rule)
    }
    try endPage(transition.to, rule: rule)
    try settleStack(navigation)
    try tellDelegate(of: navigation, .didShow, transition.to, animated: transition.isAnimated)
    navigation.ending = outer
    try end(transition.coordinator)
    try drainTemporaries()
    try resume(navigation)
  }

  /// Takes a page that has been popped from its parent before its viewDidDisappear; its `didMove` is
  /// called after the others' callbacks (R301).
  private func detachIfPopped(_ page: UIViewController, _ navigation: UINavigationController) {
    guard navigation.leaving.contains(where: { $0 === page }), page.parent === navigation else {
      return
    }
    apply(.poppedPageParent)
    navigation.isDetachedUntold = page === navigation.leavingUntold
    navigation.detached = page
    detach(page, navigation)
  }

  /// Goes on with what has been waiting for the end of a transition.
  func resume(_ navigation: UINavigationController) throws(Halt) {
    while !navigation.isBusy, !navigation.queue.isEmpty {
      if let presentation = presentationUnderWay(over: navigation) {
        presentation.waitingStacks.append(navigation)
        break
      }
      guard let next = navigation.queue.popFirst() else { break }
      try perform(next)
    }
    guard !navigation.isBusy, !navigation.whenSettled.isEmpty else { return }
    let waiting = navigation.whenSettled
    navigation.whenSettled = []
    for action in waiting { try perform(action) }
  }

  /// Sends the didMoves that were waiting for the transition; a page that is still to be shown, or
  /// still shows, goes on waiting.
  private func settleStack(_ navigation: UINavigationController, sendsDidMove: Bool = true)
    throws(Halt)
  {
    let displayed = navigation.displayed.map { ObjectIdentifier($0) }
    if sendsDidMove, !navigation.arriving.isEmpty {
      let arrived = navigation.arriving.take {
        ObjectIdentifier($0) == displayed || $0 !== navigation.topViewController
      }
      for page in arrived where page.parent === navigation {
        try send(.didMoveToParent, .object(navigation), to: page, rule: .pushParentArgument)
      }
    }
    if let page = navigation.detached {
      navigation.detached = nil
      // Somebody may have taken it in its viewDidDisappear.
      let isSilent = navigation.isDetachedUntold || page.parent != nil
      try endLeaving(page, rule: .pop, isSilent: isSilent)
    }
    guard !navigation.leaving.isEmpty else { return }
    let gone = navigation.leaving.take { ObjectIdentifier($0) != displayed }
    for page in gone {
      let isSilent = page === navigation.leavingUntold
      if isSilent { navigation.leavingUntold = nil }
      try leave(page, navigation, rule: .pop, isSilent: isSilent)
    }
  }

  // MARK: The navigation controller's own appearance

  /// Drives the top page when the navigation controller itself begins to appear, and the one that
  /// shows when it begins to disappear (R118).
  func tellTop(of navigation: UINavigationController, appearing: Bool, animated: Bool)
    throws(Halt)
  {
    guard appearing else {
      // A finger loses its hold.
      if let running = navigation.transition, running.isInteractive {
        try cancelPop(in: navigation, running)
      }
      guard let page = navigation.displayed else { return }
      return try beginPage(
        page, appearing: false, animated: animated, rule: forwardingRule(navigation))
    }
    if putsOffFirstPage(of: navigation, animated: animated) { return }
    guard let top = navigation.transition?.to ?? navigation.topViewController else { return }
    let old = navigation.displayed
    if let old, old !== top { try uninstallPage(old) }
    navigation.displayed = top
    let isFirst = old !== top
    if isFirst, top.parent === navigation {
      try makeSureOfView(of: top)
      _ = try view(of: top, rule: .whatForcesLoad)
    }
    try beginPage(
      top, appearing: true, animated: animated,
      rule: isFirst && !isNested(navigation) ? .navigationInWindow : forwardingRule(navigation))
    if old !== top {
      try tellDelegate(of: navigation, .willShow, top, animated: animated)
      if navigation.displayed === top, top.parent === navigation {
        try installPage(top, in: try view(of: navigation))
      }
    }
    // The page may have changed the stack in its viewDidLoad or viewWillAppear.
    if navigation.topViewController !== navigation.displayed {
      try scheduleTransition(of: navigation, animated: false)
    }
  }

  /// Closes what `tellTop` opened.
  func tellTopDone(of navigation: UINavigationController) throws(Halt) {
    guard let page = navigation.displayed, navigation.transition == nil else { return }
    try endPage(page, rule: forwardingRule(navigation))
    guard navigation.appearanceState != .disappeared else {
      return try settleOffScreen(navigation)
    }
    let isFirstTime = navigation.arriving.contains { $0 === page }
    try settleStack(navigation)
    if isFirstTime { try tellDelegate(of: navigation, .didShow, page, animated: false) }
  }

  /// Whether a navigation controller stands inside a page of another one.
  private func isNested(_ navigation: UINavigationController) -> Bool {
    var ancestor = navigation.parent
    while let found = ancestor {
      if found is UINavigationController { return true }
      ancestor = found.parent
    }
    return false
  }

  private func forwardingRule(_ navigation: UINavigationController) -> Rule {
    isNested(navigation) ? .navigationNested : .navigationForwards
  }

  private func tellDelegate(
    of navigation: UINavigationController, _ message: Message, _ page: UIViewController,
    animated: Bool
  ) throws(Halt) {
    guard let delegate = navigation.delegate else { return }
    try tell(
      delegate, message, [.object(navigation), .object(page), .bool(animated)],
      rule: .navigationDelegate)
  }
}

extension Rule {
  static let navigationForwards = Rule(
    118, "nav-forwards-itself",
    "A navigation controller drives only its top page, from its own appearance callbacks: itself"
      + " first, then the page.",
    sources: "rns-stack", .observed)
  static let navigationLoads = Rule(
    208, "nav-load-if-needed",
    "A navigation controller calls loadViewIfNeeded on a page: to load it where nothing is animated, as"
      + " at the launch, and in an animated transition after its viewWillAppear, although it is loaded"
      + " by then.",
    sources: "jianshu-4d42 juejin-2020 jianshu-ff7d", .observed, since: 9)
  static let pushParentArgument = Rule(
    121, "push-parent-argument",
    "willMove and didMove of a pushed page are called with the navigation controller, not with the"
      + " page before it.",
    sources: "apple-willmove chameleon-navigation", .documented)
  static let navigationInWindow = Rule(
    136, "nav-in-window-later",
    "A navigation controller that appears for the first time loads its top page and calls the"
      + " callbacks of both at once: its own first, then the page's.",
    sources: "jianshu-4d42 ppabner-2020", .observed)
  static let navigationNested = Rule(
    137, "nav-nested",
    "The callbacks of a navigation controller inside a page of another one are forwarded by the"
      + " page, and it forwards to its own top page last.",
    sources: "rns-stack", .observed)
  static let pushTransition = Rule(
    122, "push-transition",
    "A push begins in the layout pass: the new page loads, the old one's viewWillDisappear, the new"
      + " one's viewWillAppear; at the end the old one's viewDidDisappear, the new one's"
      + " viewDidAppear, didMove.",
    sources: "catalyst-2026 rns-stack hb-2015 jianshu-9047 apple-fluid", .observed)
  static let pushUnanimated = Rule(
    123, "push-unanimated",
    "A push without animation sends the same callbacks in the same order, all in the commit, after the"
      + " new page's layout.",
    sources: "moe-push perfsuite lasso-navigation", .observed, until: 25)
  static let pushUnanimatedEarly = Rule(
    212, "push-unanimated-early",
    "A push without animation sends the same callbacks in the same order, all in the commit, before"
      + " the new page's layout.",
    sources: "catalyst-2026 jianshu-ff7d", .observed, since: 26)
  static let pop = Rule(
    126, "pop",
    "A pop calls willMove(nil) at once, the will-callbacks in the commit, and at the end the"
      + " did-callbacks and didMove(nil).",
    sources: "rns-stack hb-2015 catalyst-2026 apple-fluid", .observed)
  static let poppedPageParent = Rule(
    301, "popped-page-parent",
    "In its own viewDidDisappear a page that has been popped has no parent and no navigation"
      + " controller any more; didMove(nil) is called after it all the same.",
    sources: "rns-screen", .inferred)
  static let reentrantPush = Rule(
    131, "push-in-did-appear",
    "On iOS 9 a push or pop without animation, from inside the viewDidAppear that ends another"
      + " one, called no callback of the leaving page.",
    sources: "moe-reentrant", .observed, versions: 9...9)
  static let navigationDelegate = Rule(
    135, "nav-delegate",
    "The delegate's willShow is called after the entering viewWillAppear, its didShow after the"
      + " entering viewDidAppear.",
    sources: "apple-nav-willshow chameleon-navigation", .observed)
}
