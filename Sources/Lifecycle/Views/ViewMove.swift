/// Adding, moving and removing views: the callbacks in their order.
extension Simulator {
  /// Puts a view into another one, in front or at a place among its subviews (R015, R016).
  ///
  /// - Parameter cause: the rule by which UIKit moves it, if it is more than the order of the move.
  func move(
    _ view: UIView, into superview: UIView, at place: ViewPlace = .front, rule cause: Rule? = nil
  ) throws(Halt) {
    try checkMove(of: view, into: superview)
    if view.superview === superview {
      apply(.reorderSilent)
      superview.reorder(view, to: place)
      setNeedsLayout(superview)
      return
    }
    let target = superview.window ?? (superview as? UIWindow).flatMap { $0.isVisible ? $0 : nil }
    let entersWindow = view.window !== target
    retain(view)
    let rule: Rule
    if target == nil {
      rule = cause ?? .addOffWindow
      noteAddedOffWindow(view, superview)
    } else {
      rule = cause ?? (entersWindow ? .addInWindow : .moveInsideWindow)
    }
    apply(.didCallbacksSeeNewState)
    if entersWindow { try willMoveToWindow(view, target, receiver: superview) }
    if let old = view.superview {
      try send(.willRemoveSubview, .object(view), to: old, rule: .moveBetweenSuperviews)
    }
    try send(.willMoveToSuperview, .object(superview), to: view, rule: rule)
    // The callbacks may have moved either of them.
    try checkMove(of: view, into: superview)
    try unlink(view)
    view.superview = superview
    superview.insert(view, at: place)
    setNeedsLayout(superview)
    if entersWindow { try didMoveToWindow(view, target) }
    try send(.didMoveToSuperview, to: view, rule: rule)
    try send(.didAddSubview, .object(view), to: superview, rule: rule)
  }

  /// Takes a view out of its superview (R022); one that has none is left alone (R023).
  func remove(_ view: UIView, rule cause: Rule? = nil) throws(Halt) {
    guard let superview = view.superview else { return apply(.removeNotAttached) }
    // A window that dies with its views in it tells nobody.
    let isDying = superview.isDeallocated
    let rule = cause ?? (isDying ? .teardownViews : .removeView)
    let leavesWindow = view.window != nil && !isDying
    retain(view)
    if !isDying || superview.runtimeClass.implements(.willRemoveSubview) {
      try send(.willRemoveSubview, .object(view), to: superview, rule: rule)
    }
    try send(.willMoveToSuperview, .object(nil), to: view, rule: rule)
    if leavesWindow { try willMoveToWindow(view, nil, receiver: superview) }
    try unlink(view)
    if !isDying { setNeedsLayout(superview) }
    if leavesWindow { try didMoveToWindow(view, nil) }
    if isDying { forgetWindow(below: view) }
    try send(.didMoveToSuperview, to: view, rule: rule)
    autorelease(view)
  }

  /// Takes views out of a window that has died; who was still to appear in it is told no more.
  private func forgetWindow(below root: UIView) {
    guard root.window != nil else { return }
    root.visitTree { view in
      _ = spend(1 + view.subviews.count)
      view.window = nil
      if let controller = view.viewController, controller.appearanceState == .appearing {
        controller.hasPendingDidStep = false
        controller.owesDidStep = false
        controller.owesIsAppearing = false
        controller.appearanceState = .disappeared
      }
    }
  }

  /// A view that dies takes a subview out of itself (R030), by the message that a class may override.
  func tearOut(_ view: UIView, of superview: UIView) throws(Halt) {
    guard view.superview === superview else { return }
    try holding(view) { () throws(Halt) in
      try send(.removeFromSuperview, to: view, rule: .teardownViews)
      // An override that does not call super has left it where it was.
      if view.superview === superview { try unlink(view) }
    }
  }

  /// Takes note of what does not happen to a controller whose view is added where no window is.
  private func noteAddedOffWindow(_ view: UIView, _ superview: UIView) {
    guard view.viewController != nil else { return }
    let host = nearestController(of: superview)
    apply(host?.runningCallback == .viewWillAppear ? .insideWillAppear : .addedBeforeWindow)
  }

  /// Takes a view out of its superview, and the superview's ownership with it.
  private func unlink(_ view: UIView) throws(Halt) {
    guard let old = view.superview else { return }
    if old.subviews.remove(view) { autorelease(view) }
    view.superview = nil
  }

  private func checkMove(of view: UIView, into superview: UIView) throws(Halt) {
    if view === superview {
      throw raise(.invalidArgument, "Can't add self as subview", by: superview, rule: .addSelf)
    }
    if !view.subviews.isEmpty, isView(superview, below: view) {
      throw raise(
        .layerInvalid,
        "layer \(view.debugName) is a part of cycle in its layer tree", by: superview,
        rule: .addSelf)
    }
  }

  /// Tells a subtree that it will enter or leave a window: every view before its subviews, and a
  /// view's controller before the view.
  private func willMoveToWindow(_ root: UIView, _ target: UIWindow?, receiver: UIView)
    throws(Halt)
  {
    try root.visitTree { view throws(Halt) in
      try tellWillMove(view, root, target, receiver)
    }
  }

  private func tellWillMove(
    _ view: UIView, _ root: UIView, _ target: UIWindow?, _ receiver: UIView
  ) throws(Halt) {
    if let controller = view.viewController {
      if target != nil { try checkHierarchy(controller, of: view, root, receiver) }
      try windowHook(controller, view: view, root: root, target: target, receiver: receiver)
    }
    let rule: Rule = target == nil ? .removeView : .addInWindow
    try send(.willMoveToWindow, .object(target), to: view, rule: rule)
  }

  /// Tells a subtree that it is in its window: subviews before the view that holds them.
  private func didMoveToWindow(_ root: UIView, _ target: UIWindow?) throws(Halt) {
    place(root, in: target)
    if target == nil, firstResponder != nil { try endEditing(inRemoved: root) }
    var pending = [(view: root, subviewsAreDone: true)]
    pending += root.subviews.reversed().map { ($0, false) }
    while let (view, subviewsAreDone) = pending.popLast() {
      if subviewsAreDone {
        try tellDidMove(view, target)
      } else {
        place(view, in: target)
        pending.append((view, true))
        pending += view.subviews.reversed().map { ($0, false) }
      }
    }
  }

  private func place(_ view: UIView, in target: UIWindow?) {
    view.window = target
    if target != nil,
      view.needsLayout || view.viewController?.owesIsAppearing == true || owesFirstTraits(view)
    {
      markForLayoutPass(view)
    }
    if hasLayoutListeners, target != nil {
      queueConstraints(of: view)
      queueDisplay(of: view)
    }
  }

  private func tellDidMove(_ view: UIView, _ target: UIWindow?) throws(Halt) {
    if let controller = view.viewController, controller.owesDidStep {
      try scheduleDidStep(controller)
    }
    try send(.didMoveToWindow, to: view, rule: target == nil ? .removeView : .addInWindow)
  }
}

extension Rule {
  static let addInWindow = Rule(
    15, "add-subview-order-windowed",
    "A view that enters a window gets willMove(toWindow:), willMove(toSuperview:), didMoveToWindow"
      + " and didMoveToSuperview in this order; in a subtree the will-callbacks are called from"
      + " the top, the did-callbacks from the bottom.",
    sources: "moe-views itworkman-2017 apple-willmove-window", .observed)
  static let addOffWindow = Rule(
    16, "add-subview-order-offwindow",
    "A view that is added where there is no window gets only the callbacks for its superview; none"
      + " is called on a controller.",
    sources: "workflow-test ecomnet-5357521", .observed)
  static let moveBetweenSuperviews = Rule(
    18, "add-subview-moves-from-old-superview",
    "A view has one superview: adding it elsewhere takes it from the one it had.",
    sources: "apple-addsubview winobjc-controller chameleon-view", .documented)
  static let moveInsideWindow = Rule(
    19, "move-inside-window",
    "A view that is added elsewhere gets the callbacks of one move, not of a removal before it;"
      + " between superviews of one window it gets only those for the superview.",
    sources: "chameleon-view", .inferred)
  static let addSelf = Rule(
    21, "add-self", "A view cannot be added to itself or to a view inside it.",
    sources: "radar-37068517", .observed)
  static let removeView = Rule(
    22, "remove-from-superview",
    "A view that is removed gets willMove(toSuperview:), willMove(toWindow:), didMoveToWindow and"
      + " didMoveToSuperview in this order: otherwise than when it is added, those for the"
      + " superview first and last.",
    sources: "jianshu-6810 ecomnet-5357521 apple-removefromsuperview", .observed)
  static let removeNotAttached = Rule(
    23, "remove-not-attached", "Removing a view that has no superview does nothing.",
    sources: "chameleon-view winobjc-controller", .inferred)
  static let reorderSilent = Rule(
    24, "reorder-silent",
    "Adding a view to the superview it has, or moving it among its siblings, changes their order"
      + " and calls nothing.",
    sources: "chameleon-view", .inferred)
  static let didCallbacksSeeNewState = Rule(
    28, "did-callbacks-see-new-state",
    "In willMove the old superview and window can still be read, in didMove the new ones.",
    sources: "chameleon-view winobjc-controller", .inferred)
}
