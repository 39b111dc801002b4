/// `transition(from:to:duration:options:animations:completion:)` of a container.
extension Simulator {
  /// Switches from one child to another (R107–R111); who is a child is left to the caller (R110).
  func transition(in parent: UIViewController, _ payload: Payload) throws(Halt) {
    guard let from = payload[0].object as? UIViewController,
      let to = payload[1].object as? UIViewController
    else { return }
    try checkTransition(in: parent, from: from, to: to)
    let duration = max(0, payload[2].number ?? 0)
    if payload[3].names("showHideTransitionViews") { apply(.showHide) }
    apply(.transitionContainment)
    let fromView = try view(of: from, rule: .whatForcesLoad)
    let toView = try view(of: to, rule: .whatForcesLoad)
    try willStepOfTransition(from, appearing: false, animated: duration > 0)
    try willStepOfTransition(to, appearing: true, animated: duration > 0)
    if let superview = fromView.superview {
      try send(.showView, .object(toView), to: superview, rule: .transitionAddsView)
    }
    var views = [fromView, toView]
    if let superview = fromView.superview { views.append(superview) }
    if let animations = payload[4].object as? Block {
      views += try runAnimations(animations, duration: duration, rule: .transitionOrder)
    }
    let completion = payload[5].object as? Block
    let rule: Rule = duration > 0 ? .transitionOrder : .transitionZeroDuration
    start(
      Animation(
        of: views, duration: duration, by: parent, owning: [from, to, parent, completion], in: self
      ) { simulator, isFinished throws(Halt) in
        try simulator.finishTransition(from: from, to: to, rule: rule)
        if let completion {
          try simulator.run(completion, as: .completion, .bool(isFinished), rule: rule)
        }
      })
  }

  private func checkTransition(
    in parent: UIViewController, from: UIViewController, to: UIViewController
  ) throws(Halt) {
    let method =
      "-[UIViewController transitionFromViewController:toViewController:duration:options:"
      + "animations:completion:]"
    guard try parent.forwardsAppearance(self) else {
      throw raise(
        .invalidArgument,
        "Parent view controller is using legacy containment in call to \(method)", by: parent,
        rule: .transitionPreconditions)
    }
    guard from.parent === parent, to.parent === parent else {
      throw raise(
        .invalidArgument,
        "Children view controllers \(from.debugName) and \(to.debugName) must have a common parent"
          + " view controller when calling \(method)", by: parent, rule: .transitionPreconditions)
    }
  }

  private func willStepOfTransition(
    _ controller: UIViewController, appearing: Bool, animated: Bool
  ) throws(Halt) {
    setOpenTransitions(controller.openTransitions + 1, of: controller)
    guard controller.openTransitions == 1 || controller.isAppearing != appearing else { return }
    // A transition that overtakes another one reverses it, and leaves it to close both (R062).
    setOpenTransitions(1, of: controller)
    try willStep(controller, appearing: appearing, animated: animated, rule: .transitionOrder)
    setOpenTransitions(1, of: controller)
  }

  private func finishTransition(from: UIViewController, to: UIViewController, rule: Rule)
    throws(Halt)
  {
    try close(to, rule: rule)
    if from !== to, let view = from.loadedView, view.superview != nil {
      try send(.hideView, to: view, rule: .transitionAddsView)
    }
    try close(from, rule: rule)
  }

  /// Closes a child's transition, whatever else has been opened around it; one that another transition
  /// has closed already is left alone.
  private func close(_ child: UIViewController, rule: Rule) throws(Halt) {
    guard !child.isDeallocated else { return }
    setOpenTransitions(0, of: child)
    try didStep(child, rule: rule)
  }
}

extension Rule {
  static let transitionPreconditions = Rule(
    107, "transition-preconditions",
    "transition(from:to:) needs a container that forwards by itself, and both controllers to be its"
      + " children; otherwise it raises before anything has happened.",
    sources: "header-uiviewcontroller apple-child-transition vclifecycle-2018", .documented)
  static let transitionOrder = Rule(
    108, "transition-order",
    "transition(from:to:) calls from's viewWillDisappear and to's viewWillAppear at once; at the end"
      + " of the animation to's viewDidAppear, from's viewDidDisappear, the completion.",
    sources: "neuburg-containment apple-child-transition vclifecycle-2018", .observed)
  static let transitionContainment = Rule(
    110, "transition-containment-untouched",
    "transition(from:to:) makes no controller a child and removes no child: willMove, didMove,"
      + " addChild and removeFromParent are the caller's.",
    sources: "header-uiviewcontroller apple-child-transition neuburg-containment", .documented)
  static let transitionZeroDuration = Rule(
    111, "transition-zero-duration",
    "With a duration of zero the callbacks say that nothing is animated, and the did-callbacks are"
      + " called in the next turn of the run loop.",
    sources: "apple-animate", .inferred)
  static let transitionAddsView = Rule(
    109, "transition-adds-view-itself",
    "transition(from:to:) adds the new view to the old one's superview and removes the old one; the"
      + " caller does neither.",
    sources: "apple-child-transition header-uiviewcontroller", .documented)
}
