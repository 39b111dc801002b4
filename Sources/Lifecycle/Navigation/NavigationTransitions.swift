/// A navigation controller's transitions: what happens in the commit, and when they end.
extension Simulator {
  /// How long a push or a pop takes, in seconds of virtual time (R097).
  static let navigationDuration = 0.35

  /// Has the change of the visible page begin in this turn's layout pass, if it is on screen (R122).
  func scheduleTransition(of navigation: UINavigationController, animated: Bool) throws(Halt) {
    guard navigation.displayed != nil, navigation.loadedView?.window != nil else {
      if navigation.loadedView != nil, navigation.appearanceState != .disappeared {
        try startTransition(of: navigation, animated: false)
      } else {
        try settlePagesOffScreen(navigation)
      }
      return
    }
    navigation.isScheduledAnimated = animated
    guard !navigation.isTransitionScheduled else { return }
    navigation.isTransitionScheduled = true
    retain(navigation)
    atCommit(by: navigation) { simulator throws(Halt) in
      navigation.isTransitionScheduled = false
      try simulator.startTransition(of: navigation, animated: navigation.isScheduledAnimated)
      simulator.autorelease(navigation)
    }
  }

  /// Off screen a new top simply takes the old one's place; it will be told when the navigation
  /// controller appears.
  private func settlePagesOffScreen(_ navigation: UINavigationController) throws(Halt) {
    let top = navigation.topViewController
    if let old = navigation.displayed, old !== top {
      try uninstallPage(old)
      navigation.displayed = nil
    }
    let gone = navigation.leaving
    navigation.leaving = []
    for page in gone { try leave(page, navigation, rule: .popToRootMiddle) }
  }

  /// Begins the change from the displayed page to the top one.
  func startTransition(
    of navigation: UINavigationController, animated: Bool, interactive: Bool = false
  ) throws(Halt) {
    guard navigation.transition == nil, let to = navigation.topViewController else { return }
    let from = navigation.displayed
    guard from !== to else { return try settleStack(navigation) }
    var transition = NavigationTransition(from: from, to: to, isAnimated: animated)
    transition.isInteractive = interactive
    navigation.transition = transition
    let isPop = navigation.leaving.contains { $0 === from }
    let rule: Rule = isPop ? .pop : .pushTransition
    _ = try view(of: to, rule: .pushTransition)
    if let from { try beginPage(from, appearing: false, animated: animated, rule: rule) }
    try beginPage(to, appearing: true, animated: animated, rule: rule)
    try tellDelegate(of: navigation, .willShow, to, animated: animated)
    try installPage(to, in: try view(of: navigation))
    navigation.displayed = to
    if interactive { return }
    if animated {
      retain(navigation)
      afterAnimation(Self.navigationDuration, by: navigation) { simulator throws(Halt) in
        try simulator.finishTransition(of: navigation)
        try simulator.release(navigation)
      }
    } else {
      try layOut(below: try view(of: navigation))
      try finishTransition(of: navigation)
    }
  }

  /// Ends the running transition: the old page's callbacks, the new one's, then who belongs to whom.
  func finishTransition(of navigation: UINavigationController) throws(Halt) {
    guard let transition = navigation.transition else { return }
    navigation.transition = nil
    let isPop = navigation.leaving.contains { $0 === transition.from }
    let rule: Rule = isPop ? .pop : .pushTransition
    if let from = transition.from {
      try uninstallPage(from)
      try endPage(from, rule: rule)
    }
    try endPage(transition.to, rule: rule)
    try settleStack(navigation)
    try tellDelegate(of: navigation, .didShow, transition.to, animated: transition.isAnimated)
    try drainTemporaries()
    try resume(navigation)
  }

  /// Goes on with what has been waiting for the end of a transition.
  func resume(_ navigation: UINavigationController) throws(Halt) {
    while !navigation.isBusy, !navigation.queue.isEmpty {
      try perform(navigation.queue.removeFirst())
    }
    guard !navigation.isBusy else { return }
    let waiting = navigation.whenSettled
    navigation.whenSettled = []
    for action in waiting { try perform(action) }
  }

  /// Sends the didMoves that were waiting for the transition.
  func settleStack(_ navigation: UINavigationController) throws(Halt) {
    let arrived = navigation.arriving
    navigation.arriving = []
    for page in arrived where page.parent === navigation {
      try send(.didMoveToParent, .object(navigation), to: page, rule: .pushTransition)
    }
    let gone = navigation.leaving
    navigation.leaving = []
    for page in gone { try leave(page, navigation, rule: .pop) }
  }

  // MARK: The navigation controller's own appearance

  /// Drives the top page when the navigation controller itself begins to appear or disappear (R118).
  func tellTop(of navigation: UINavigationController, appearing: Bool, animated: Bool)
    throws(Halt)
  {
    guard let top = navigation.topViewController else { return }
    let isNew = appearing && navigation.displayed !== top
    try beginPage(top, appearing: appearing, animated: animated, rule: .navigationForwards)
    guard isNew else { return }
    if let old = navigation.displayed { try uninstallPage(old) }
    navigation.displayed = top
    try installPage(top, in: try view(of: navigation))
    try tellDelegate(of: navigation, .willShow, top, animated: animated)
  }

  /// Closes what `tellTop` opened.
  func tellTopDone(of navigation: UINavigationController) throws(Halt) {
    guard let page = navigation.displayed, navigation.transition == nil else { return }
    try endPage(page, rule: .navigationForwards)
    guard page.appearanceState == .appeared else { return }
    let isFirstTime = navigation.arriving.contains { $0 === page }
    try settleStack(navigation)
    if isFirstTime { try tellDelegate(of: navigation, .didShow, page, animated: false) }
  }

  // MARK: Steps

  private func tellDelegate(
    of navigation: UINavigationController, _ message: Message, _ page: UIViewController,
    animated: Bool
  ) throws(Halt) {
    try tell(
      navigation.delegate, message, [.object(navigation), .object(page), .bool(animated)],
      rule: .navigationDelegate)
  }
}

extension Rule {
  static let navigationForwards = Rule(
    118, "nav-forwards-itself",
    "A navigation controller drives only its top page, from its own appearance callbacks: itself"
      + " first, then the page.",
    sources: "end-to-end tests on iOS 18 and 26", .observed)
  static let pushTransition = Rule(
    122, "push-transition",
    "A push begins in the layout pass: the new page loads, the old one's viewWillDisappear, the new"
      + " one's viewWillAppear; at the end the old one's viewDidDisappear, the new one's"
      + " viewDidAppear, didMove.",
    sources: "note 002; backtraces; logs of iOS 7 to 26", .observed)
  static let pop = Rule(
    126, "pop",
    "A pop calls willMove(nil) at once, the will-callbacks in the commit, and at the end the"
      + " did-callbacks and didMove(nil).",
    sources: "note 003; logs of iOS 8 to 26", .observed)
  static let navigationDelegate = Rule(
    135, "nav-delegate",
    "The delegate's willShow comes after the entering viewWillAppear, its didShow after the entering"
      + " viewDidAppear.",
    sources: "a developer's log of the interleaving", .observed)
}
