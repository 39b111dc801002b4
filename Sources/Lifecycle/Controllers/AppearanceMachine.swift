/// The appearance machine: explicit transitions, their steps, and forwarding to children.
extension Simulator {
  // MARK: Explicit transitions

  /// Opens a transition (R057): the will-step, unless one in the same direction is open already.
  func begin(_ controller: UIViewController, appearing: Bool, animated: Bool) throws(Halt) {
    let open = controller.openTransitions
    controller.openTransitions += 1
    if open > 0 {
      guard controller.isAppearing != appearing else { return }
      controller.openTransitions = 1
    }
    // Nobody looks whether it shows already (R058).
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
    controller.openTransitions = max(0, open - 1)
    if open > 1, try controller.forwardsAppearance(self) { return }
    try didStep(controller, rule: .end)
  }

  /// Opens and closes, as a container does that cancels (R063): the reverse callbacks back to back.
  func cancelTransition(of controller: UIViewController, rule: Rule) throws(Halt) {
    controller.openTransitions = 0
    apply(.cancelTransition)
    let animated = controller.isAnimated
    switch controller.appearanceState {
    case .appearing:
      try willStep(controller, appearing: false, animated: animated, rule: rule)
      try didStep(controller, rule: rule)
    case .disappearing:
      try willStep(controller, appearing: true, animated: animated, rule: rule)
      try didStep(controller, rule: rule)
    case .appeared, .disappeared: break
    }
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
      controller.openTransitions = 0
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
  private func enterState(
    _ state: UIViewController.AppearanceState, of controller: UIViewController, animated: Bool,
    rule: Rule
  ) throws(Halt) {
    let old = controller.appearanceState
    if state == .appeared {
      try sendOwedIsAppearing(controller)
      // In that callback the program may have sent it away again.
      guard controller.appearanceState == old else { return }
    }
    controller.appearanceState = state
    controller.isAppearing = state == .appearing || state == .appeared
    controller.isAnimated = animated
    controller.owesIsAppearing = state == .appearing && profile.sendsViewIsAppearing
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
    try forward(state, from: controller, old: old, animated: animated)
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

  // MARK: Forwarding

  /// Passes a state on to the children whose views are in the controller's view (R070–R072); a child
  /// in another state than its parent was is first put there, silently.
  private func forward(
    _ state: UIViewController.AppearanceState, from parent: UIViewController,
    old: UIViewController.AppearanceState, animated: Bool
  ) throws(Halt) {
    guard !parent.children.isEmpty, let container = parent.loadedView else { return }
    guard try parent.forwardsAppearance(self) else {
      if parent.runtimeClass.kind == .viewController { apply(.manualForwarding) }
      return
    }
    if parent.children.count > 1 { apply(.childOrder) }
    for child in parent.children where child.parent === parent {
      for shown in shown(for: child) {
        guard let view = shown.loadedView, view.isDescendant(of: container) else {
          apply(.forwardSkips)
          continue
        }
        // One that came while its parent was leaving has never appeared.
        if shown.appearanceState == .disappeared, state == .disappearing || state == .disappeared {
          continue
        }
        // One that came off a window, while its parent was appearing there, has missed the first half.
        if state == .appeared, shown.appearanceState == .disappeared,
          profile.tellsChildrenAddedInMidFlight
        {
          try enterState(.appearing, of: shown, animated: animated, rule: .midFlightChild)
        }
        let rule: Rule = shown.appearanceState == old ? .forwardAfterSelf : .forwardToChild
        shown.appearanceState = old
        if !profile.repeatsDidAppearUnderRoot { shown.hasPendingDidStep = false }
        try acting(as: parent) { () throws(Halt) in
          try enterState(state, of: shown, animated: animated, rule: rule)
        }
      }
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
    "isMovingToParent and isMovingFromParent are true only inside the controller's own callbacks,"
      + " between its willMove and its didMove.",
    sources: "UIViewController documentation; device log", .documented)
  static let childOrder = Rule(
    51, "child-array-order",
    "Children are told in the order they were added, as they are when the parent's own callback has"
      + " returned.",
    sources: "note 000, backtrace of the enumeration", .observed)
  static let states = Rule(
    56, "states",
    "Disappeared, appearing, appeared, disappearing, and round again; a transition may reverse in the"
      + " middle, and no step is left out.",
    sources: "a developer's list of the states; experiments with cancelled transitions", .observed)
  static let willStep = Rule(
    58, "will-step",
    "beginAppearanceTransition does not look whether the controller shows: it calls the will-callback"
      + " all the same.",
    sources: "a re-implementation; note 004", .observed)
  static let animatedArgument = Rule(
    61, "animated-argument",
    "The did-callback of a transition carries the animated of its will-callback; a reversal brings its"
      + " own.",
    sources: "device logs", .observed)
  static let cancelTransition = Rule(
    63, "cancel-transition",
    "A container that cancels a transition sends both callbacks of the way back at once.",
    sources: "log with timestamps", .observed)
  static let superCall = Rule(
    68, "super-call",
    "An override that does not call super does not stop the machine, except in UIKit's containers,"
      + " which tell their pages from there.",
    sources: "UIViewController documentation; log of a navigation controller", .documented)
  static let forwardToChild = Rule(
    71, "forward-to-child",
    "A child in another state than its parent was is put there first, in silence: so one that has"
      + " appeared already hears viewDidAppear again.",
    sources: "note 000; re-implementations", .observed)
  static let forwardSkips = Rule(
    72, "forward-skips-detached",
    "Children that are not loaded, or whose view is not inside the parent's view, are told nothing.",
    sources: "note 002; log of iOS 5", .observed)
  static let manualForwarding = Rule(
    73, "manual-forwarding",
    "A container that answers false to shouldAutomaticallyForwardAppearanceMethods tells its children"
      + " itself, or they hear nothing.",
    sources: "UIViewController.h; notes 000, 004", .documented)
  static let isAppearingOfChildren = Rule(
    104, "is-appearing-children",
    "A child that is forwarded to hears viewIsAppearing of its own, after its parent's.",
    sources: "no published trace", .inferred)
  static let whatForcesLoad = Rule(
    3, "what-forces-load",
    "Beginning to appear, a transition, a presentation, installing a root and selecting a tab load"
      + " the view at once.",
    sources: "note 002; UIViewController.h; a log", .observed)
  static let begin = Rule(
    57, "begin",
    "beginAppearanceTransition calls the will-callback at once; a second begin in the same direction"
      + " only nests.",
    sources: "note 002; UIViewController.h", .documented)
  static let end = Rule(
    59, "end",
    "endAppearanceTransition calls the did-callback when it closes the outermost begin; without a"
      + " begin it is warned about.",
    sources: "UIViewController.h; console messages", .documented)
  static let reversal = Rule(
    62, "reversal-trace",
    "A begin in the other direction before the end reverses: the opposite will-callback, and one end"
      + " closes both.",
    sources: "experiments with cancelled transitions", .observed)
  static let forwardAfterSelf = Rule(
    70, "forward-after-self",
    "A container passes its four appearance callbacks on to its children after its own, to those"
      + " whose view is loaded and inside its view.",
    sources: "end-to-end tests on iOS 18 and 26; note 000", .observed)
  static let isAppearingOnce = Rule(
    102, "is-appearing-once",
    "viewIsAppearing comes once an appearance, after viewWillAppear, when the view is in the"
      + " hierarchy and before it is laid out.",
    sources: "UIViewController documentation; WWDC 2023", .documented)
}
