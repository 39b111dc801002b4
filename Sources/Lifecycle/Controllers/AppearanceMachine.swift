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
    try willStep(
      controller, appearing: appearing, animated: animated,
      rule: open > 0 ? .reversal : .begin)
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
    let message = callback(of: state)
    let outer = controller.runningCallback
    controller.runningCallback = message
    defer { controller.runningCallback = outer }
    try send(message, .bool(animated), to: controller, rule: rule)
    controller.runningCallback = outer
    if controller.owesIsAppearing, let view = controller.loadedView, view.window != nil {
      markForLayoutPass(view)
    }
    try forward(state, from: controller, old: old, animated: animated)
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
    guard !parent.children.isEmpty, try parent.forwardsAppearance(self),
      let container = parent.loadedView
    else { return }
    for child in parent.children where child.parent === parent {
      for shown in shown(for: child) {
        guard let view = shown.loadedView, view.isDescendant(of: container) else { continue }
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
        shown.appearanceState = old
        if !profile.repeatsDidAppearUnderRoot { shown.hasPendingDidStep = false }
        try acting(as: parent) { () throws(Halt) in
          try enterState(state, of: shown, animated: animated, rule: .forwardAfterSelf)
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
    try send(
      .viewIsAppearing, .bool(controller.isAnimated), to: controller, rule: .isAppearingOnce)
  }

  /// Sends a viewIsAppearing that is late just before viewDidAppear; off a window it is dropped.
  private func sendOwedIsAppearing(_ controller: UIViewController) throws(Halt) {
    try sendIsAppearing(controller)
    controller.owesIsAppearing = false
  }
}

extension Rule {
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
