/// The appearance machine: explicit transitions, their steps, and forwarding to children.
extension Simulator {
  // MARK: Explicit transitions

  /// Opens a transition (R057): the will-step, unless one in the same direction is open already.
  func begin(_ controller: UIViewController, appearing: Bool, animated: Bool) throws(Halt) {
    let open = controller.openTransitions
    setOpenTransitions(controller.openTransitions + 1, of: controller)
    if open > 0 {
      guard controller.isAppearing != appearing else { return }
      setOpenTransitions(1, of: controller)
    }
    // UIKit does not check whether the controller is visible already (R058).
    let isThere = controller.appearanceState == (appearing ? .appeared : .disappeared)
    try willStep(
      controller, appearing: appearing, animated: animated,
      rule: open > 0 ? .reversal : isThere ? .willStep : .begin)
  }

  /// Closes a transition (R059): the did-step, when it is the outermost.
  func end(_ controller: UIViewController) throws(Halt) {
    let open = controller.openTransitions
    if open <= 0 {
      try warn(
        "Unbalanced calls to begin/end appearance transitions for \(controller.debugName).",
        about: controller, rule: .end)
    }
    setOpenTransitions(max(0, open - 1), of: controller)
    if open > 1, try controller.forwardsAppearance(self) { return }
    try didStep(controller, rule: .end)
  }

  /// Opens and closes, as a container does that cancels (R063): the reverse callbacks back to back.
  func cancelTransition(of controller: UIViewController, rule: Rule) throws(Halt) {
    setOpenTransitions(0, of: controller)
    apply(.cancelTransition)
    let animated = controller.isAnimated
    switch controller.appearanceState {
    case .appearing:
      try willStep(controller, appearing: false, animated: animated, rule: rule)
      try didStep(controller, rule: rule)
    case .disappearing:
      try willStep(controller, appearing: true, animated: animated, rule: rule)
      try sendOwedIsAppearing(below: controller)
      try didStep(controller, rule: rule)
    case .appeared, .disappeared: break
    }
  }

  /// Sends viewIsAppearing to a controller and those in it that are back at once: all of them before
  /// the first viewDidAppear.
  private func sendOwedIsAppearing(below controller: UIViewController) throws(Halt) {
    var pending = [controller]
    while let next = pending.popLast() {
      guard next.owesIsAppearing, next.loadedView?.window != nil else { continue }
      try sendOwedIsAppearing(next)
      pending += childrenToVisit(of: next).reversed()
    }
  }

  /// Notes how many explicit transitions a controller is in.
  func setOpenTransitions(_ count: Int, of controller: UIViewController) {
    if controller.openTransitions > 0 { controllersInTransition -= 1 }
    if count > 0 { controllersInTransition += 1 }
    controller.openTransitions = count
  }

  // MARK: Steps

  /// Calls viewWillAppear or viewWillDisappear, unless that is already the state (R058).
  func willStep(
    _ controller: UIViewController, appearing: Bool, animated: Bool, rule: Rule
  ) throws(Halt) {
    let target: UIViewController.AppearanceState = appearing ? .appearing : .disappearing
    controller.isAppearing = appearing
    controller.isAnimated = animated
    guard controller.appearanceState != target else {
      setOpenTransitions(0, of: controller)
      return
    }
    if appearing { _ = try view(of: controller, rule: .whatForcesLoad) }
    // What has no view has not appeared, and is told nothing.
    guard controller.loadedView != nil else { return }
    try enterState(target, of: controller, animated: animated, rule: rule)
  }

  /// Calls viewDidAppear or viewDidDisappear, unless that is already the state (R059).
  func didStep(_ controller: UIViewController, rule: Rule) throws(Halt) {
    let target: UIViewController.AppearanceState =
      controller.isAppearing ? .appeared : .disappeared
    controller.hasPendingDidStep = false
    guard controller.appearanceState != target else { return }
    guard controller.loadedView != nil else {
      controller.appearanceState = .disappeared
      return
    }
    apply(.animatedArgument)
    try enterState(target, of: controller, animated: controller.isAnimated, rule: rule)
  }

  /// Takes a state, calls the callback of it, and then passes it on to the children.
  func enterState(
    _ state: UIViewController.AppearanceState, of controller: UIViewController, animated: Bool,
    rule: Rule
  ) throws(Halt) {
    guard let old = try take(state, of: controller, animated: animated, rule: rule) else { return }
    try forward(state, from: controller, old: old, animated: animated)
  }

  /// Takes a state and calls the callback of it; the state before, unless it has not come to that.
  func take(
    _ state: UIViewController.AppearanceState, of controller: UIViewController, animated: Bool,
    rule: Rule
  ) throws(Halt) -> UIViewController.AppearanceState? {
    let old = controller.appearanceState
    if state == .appeared {
      try sendOwedIsAppearing(controller)
      // In that callback the program may have sent it away again.
      guard controller.appearanceState == old else { return nil }
      controller.hasAppeared = true
    }
    controller.appearanceState = state
    controller.isAppearing = state == .appearing || state == .appeared
    controller.isAnimated = animated
    controller.owesIsAppearing = state == .appearing && profile.follows(.isAppearingOnce)
    noteState(old, controller)
    let message = callback(of: state)
    let outer = controller.runningCallback
    controller.runningCallback = message
    defer { controller.runningCallback = outer }
    controller.hasReachedBase = false
    try send(message, .bool(animated), to: controller, rule: rule)
    controller.runningCallback = outer
    if !controller.hasReachedBase { apply(.superCall) }
    if controller.owesIsAppearing, let view = controller.loadedView, view.window != nil {
      markForLayoutPass(view)
    }
    // In its callback the program may have sent it away again.
    return controller.appearanceState == state ? old : nil
  }

  /// Takes note of a reversal (R056), and of flags that the callback will find set (R050).
  private func noteState(
    _ old: UIViewController.AppearanceState, _ controller: UIViewController
  ) {
    switch (old, controller.appearanceState) {
    case (.appearing, .disappearing), (.disappearing, .appearing): apply(.states)
    default: break
    }
    if controller.isMovingTo || controller.isMovingFrom { apply(.movingFlags) }
  }

  private func callback(of state: UIViewController.AppearanceState) -> Message {
    switch state {
    case .appearing: .viewWillAppear
    case .appeared: .viewDidAppear
    case .disappearing: .viewWillDisappear
    case .disappeared: .viewDidDisappear
    }
  }

  // MARK: viewIsAppearing

  /// Sends viewIsAppearing in the layout pass, once an appearance (R102).
  func sendIsAppearing(_ controller: UIViewController) throws(Halt) {
    guard controller.owesIsAppearing, controller.loadedView?.window != nil else { return }
    controller.owesIsAppearing = false
    let outer = controller.runningCallback
    controller.runningCallback = .viewIsAppearing
    defer { controller.runningCallback = outer }
    let isForwarded = controller.parent?.runtimeClass.kind == .viewController
    try send(
      .viewIsAppearing, .bool(controller.isAnimated), to: controller,
      rule: isForwarded ? .isAppearingOfChildren : .isAppearingOnce)
  }

  /// Sends a viewIsAppearing that is late just before viewDidAppear; off a window it is dropped.
  private func sendOwedIsAppearing(_ controller: UIViewController) throws(Halt) {
    try sendIsAppearing(controller)
    controller.owesIsAppearing = false
  }
}

extension Rule {
  static let movingFlags = Rule(
    50, "is-moving-to-parent",
    "isMovingToParent and isMovingFromParent are true only inside the controller's own"
      + " appearance callbacks, while it is added to a container or taken from one.",
    sources: "apple-ismovingtoparent", .documented)
  static let states = Rule(
    56, "states",
    "Disappeared, appearing, appeared, disappearing, and round again; a transition may reverse in the"
      + " middle, and no step is left out.",
    sources: "apple-uiviewcontroller apple-fluid wangling-2014", .documented)
  static let willStep = Rule(
    58, "will-step",
    "beginAppearanceTransition does not check whether the controller is visible already: it calls"
      + " the will-callback all the same.",
    sources: "vclifecycle-2018 chameleon-controller", .observed)
  static let animatedArgument = Rule(
    61, "animated-argument",
    "The did-callback of a transition carries the animated of its will-callback; a reversal brings its"
      + " own.",
    sources: "catalyst-2026 uikittestable", .observed)
  static let cancelTransition = Rule(
    63, "cancel-transition",
    "A container that cancels a transition sends both callbacks of the way back at once.",
    sources: "hb-2015 wangling-2014", .observed)
  static let superCall = Rule(
    68, "super-call",
    "An override that does not call super does not stop the machine, except in UIKit's containers,"
      + " whose own implementation forwards to their pages.",
    sources: "apple-viewwillappear", .documented)
  static let forwardingName = Rule(
    219, "forwarding-name",
    "A container is asked by the name shouldAutomaticallyForwardAppearanceMethods; before, by"
      + " automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers alone.",
    sources: "apple-forwarding header-uiviewcontroller", .documented, since: 6)
  static let isAppearingOfChildren = Rule(
    104, "is-appearing-children",
    "A child that callbacks are forwarded to gets viewIsAppearing of its own, called after its"
      + " parent's.",
    sources: "apple-viewisappearing", .inferred, since: 13)
  static let whatForcesLoad = Rule(
    3, "what-forces-load",
    "Beginning to appear, a transition, a presentation, installing a root and selecting a tab load"
      + " the view at once.",
    sources: "header-uiviewcontroller hb-2015 apple-view", .observed)
  static let begin = Rule(
    57, "begin",
    "beginAppearanceTransition calls the will-callback at once; a second begin in the same direction"
      + " only nests.",
    sources: "apple-begin header-uiviewcontroller chameleon-controller", .documented)
  static let end = Rule(
    59, "end",
    "endAppearanceTransition calls the did-callback when it closes the outermost begin; without a"
      + " begin it is warned about.",
    sources: "apple-end header-uiviewcontroller", .documented)
  static let reversal = Rule(
    62, "reversal-trace",
    "A begin in the other direction before the end reverses: the opposite will-callback, and one end"
      + " closes both.",
    sources: "wangling-2014", .observed)
  static let isAppearingOnce = Rule(
    102, "is-appearing-once",
    "viewIsAppearing is called once an appearance, after viewWillAppear, when the view is in the"
      + " hierarchy and before it is laid out.",
    sources: "apple-viewisappearing wwdc-2023-10055", .documented, since: 13)
}
