/// Forwarding: what a controller passes on to its children.
extension Simulator {
  /// Passes a state on to the children whose views are in the controller's view (R070–R072), and
  /// through them to theirs; a child in another state than its parent was is first put there,
  /// silently.
  ///
  /// However deep controllers stand in one another, the machine's own stack does not grow with it.
  func forward(
    _ state: UIViewController.AppearanceState, from parent: UIViewController,
    old: UIViewController.AppearanceState, animated: Bool
  ) throws(Halt) {
    guard var level = try forwarding(of: parent, old: old, below: nil) else { return }
    var levelsAbove: [Forwarding] = []
    while true {
      guard let child = level.next(self) else {
        guard let above = levelsAbove.popLast() else { return }
        level = above
        continue
      }
      guard let next = try pass(state, on: level, to: child, animated: animated) else { continue }
      levelsAbove.append(level)
      level = next
    }
  }

  /// Passes a state on to one controller; its own children, if it has any that are to be told.
  ///
  /// On a child that has missed the will-callback it is called just before the did-callback; nothing is
  /// called again on a child that is in the state already (R221).
  private func pass(
    _ state: UIViewController.AppearanceState, on level: Forwarding, to child: UIViewController,
    animated: Bool
  ) throws(Halt) -> Forwarding? {
    guard let view = child.loadedView, isView(view, below: level.container) else {
      apply(.forwardSkips)
      return nil
    }
    let rule: Rule = child.appearanceState == level.old ? .forwardAfterSelf : .forwardToChild
    var missed: UIViewController.AppearanceState?
    switch (child.appearanceState, state) {
    case (.disappeared, .appearing), (.appearing, .appeared), (.appeared, .disappearing),
      (.disappearing, .disappeared), (.disappearing, .appearing), (.appearing, .disappearing):
      break
    // The one repetition that was observed (R071).
    case (.appeared, .appeared) where child.parent === level.parent && level.old == .appearing:
      break
    case (.disappeared, .appeared):
      // One that came off a window, while its parent was appearing there.
      if profile.follows(.midFlightChild) { missed = .appearing }
    case (.appeared, .disappeared), (.appearing, .disappeared): missed = .disappearing
    default:
      apply(.forwardCatchesUp)
      return nil
    }
    if let missed {
      try acting(as: level.parentAbove) { () throws(Halt) in
        try enterState(
          missed, of: child, animated: animated,
          rule: missed == .appearing ? .midFlightChild : .forwardCatchesUp)
      }
    }
    if !profile.follows(.doubleDidAppear) { child.hasPendingDidStep = false }
    var next: Forwarding?
    try acting(as: level.parent) { () throws(Halt) in
      guard let old = try take(state, of: child, animated: animated, rule: rule) else { return }
      next = try forwarding(of: child, old: old, below: level.parent)
    }
    return next
  }

  /// What a controller that has taken a state has to pass on; nil when it passes on nothing.
  private func forwarding(
    of parent: UIViewController, old: UIViewController.AppearanceState,
    below parentAbove: UIViewController?
  ) throws(Halt) -> Forwarding? {
    guard !parent.children.isEmpty, let container = parent.loadedView else { return nil }
    guard try parent.forwardsAppearance(self) else {
      if parent.runtimeClass.kind == .viewController { apply(.manualForwarding) }
      return nil
    }
    if parent.children.count > 1 { apply(.childOrder) }
    return Forwarding(
      parent: parent, parentAbove: parentAbove, container: container, old: old,
      children: parent.children[...])
  }
}

/// A controller that is passing on the state it has taken.
private struct Forwarding {
  let parent: UIViewController
  /// Whoever passed the state on to it.
  let parentAbove: UIViewController?
  let container: UIView
  /// The state in which it was before.
  let old: UIViewController.AppearanceState
  /// The children that have still to be told, as they were when its callback had returned.
  var children: ArraySlice<UIViewController>
  /// Those that show for the child that is being told.
  private var shown: ArraySlice<UIViewController> = []

  init(
    parent: UIViewController, parentAbove: UIViewController?, container: UIView,
    old: UIViewController.AppearanceState, children: ArraySlice<UIViewController>
  ) {
    self.parent = parent
    self.parentAbove = parentAbove
    self.container = container
    self.old = old
    self.children = children
  }

  /// The next controller that is to be told.
  mutating func next(_ simulator: Simulator) -> UIViewController? {
    while true {
      if let next = shown.popFirst() { return next }
      guard let child = children.popFirst() else { return nil }
      if child.parent === parent { shown = simulator.shown(for: child)[...] }
    }
  }
}

extension Rule {
  static let childOrder = Rule(
    51, "child-array-order",
    "Callbacks are forwarded to children in the order they were added, as they are when the"
      + " parent's own callback has returned.",
    sources: "xiaobotalk-2019 apple-children", .observed)
  static let forwardToChild = Rule(
    71, "forward-to-child",
    "A child in another state than its parent was is first put into that state without a callback:"
      + " so viewDidAppear is called again on one that has appeared already.",
    sources: "xiaobotalk-2019 chameleon-controller", .observed)
  static let forwardCatchesUp = Rule(
    221, "forward-catches-up",
    "A child that is added in the middle of its parent's disappearance gets viewWillDisappear just"
      + " before viewDidDisappear; it is not called again on one that a transition of its own has"
      + " brought there.",
    sources: "chameleon-controller", .inferred)
  static let forwardSkips = Rule(
    72, "forward-skips-detached",
    "Nothing is forwarded to children that are not loaded, or whose view is not inside the"
      + " parent's view.",
    sources: "jianshu-e14a chameleon-controller", .observed)
  static let manualForwarding = Rule(
    73, "manual-forwarding",
    "A container that returns false from shouldAutomaticallyForwardAppearanceMethods forwards by"
      + " itself, or no callback is called on its children.",
    sources: "apple-forwarding neuburg-containment catalyst-2026", .documented)
  static let forwardAfterSelf = Rule(
    70, "forward-after-self",
    "A container forwards its four appearance callbacks to its children after its own, to those"
      + " whose view is loaded and inside its view.",
    sources: "rns-stack xiaobotalk-2019", .observed)
}
