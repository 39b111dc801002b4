/// Parents and children.
extension Simulator {
  /// The children of a controller for whoever goes through all below it, the first of them last. Each is
  /// counted; there are none where nothing is left to spend.
  func childrenToVisit(of controller: UIViewController) -> [UIViewController] {
    let children = controller.children
    return spend(1 + children.count) ? children.reversed() : []
  }

  /// Makes a controller a child of another (R040), after taking it from its present parent (R041).
  func addChild(_ child: UIViewController, to parent: UIViewController) throws(Halt) {
    try checkContainment(child, in: parent)
    retain(child)
    while let present = child.parent, present !== parent {
      try send(.willMoveToParent, .object(nil), to: child, rule: .addChildReparents)
      try send(.removeFromParent, to: child, rule: .addChildReparents)
      // The callbacks may have moved either of them.
      try checkContainment(child, in: parent)
    }
    if child.parent === parent {
      // The entry moves to the end; the parent already owns the child.
      parent.children.remove(child)
      parent.children.append(child)
      try send(.willMoveToParent, .object(parent), to: child, rule: .addChildAgain)
      try release(child)
      return
    }
    child.parent = parent
    if child.presentation != nil { cutLinks += 1 }
    parent.children.append(child)
    apply(.parentOwnsChildren)
    if child.loadedView == nil { apply(.passiveCalls) }
    try send(.willMoveToParent, .object(parent), to: child, rule: .addChild)
  }

  /// Ends a controller's being a child; its view stays where it is (R046).
  func removeFromParent(_ child: UIViewController) throws(Halt) {
    guard let parent = child.parent else { return }
    if !child.isMovingFrom { apply(.manualContract) }
    if child.loadedView == nil { apply(.passiveCalls) }
    child.wasRemovedWhileShowing = child.loadedView?.window != nil
    parent.children.remove(child)
    child.parent = nil
    cutLinks += 1
    parent.forget(child)
    try send(.didMoveToParent, .object(nil), to: child, rule: .removeFromParent)
    autorelease(child)
  }

  func checkContainment(_ child: UIViewController, in parent: UIViewController) throws(Halt) {
    if parent === child || leadsAway(child) && leads(from: parent, to: child) {
      throw raise(
        .invalidArgument,
        "Can't add \(child.debugName) as a child of \(parent.debugName), which it contains",
        by: parent, rule: .addChild)
    }
    if child.presentingViewController != nil {
      throw raise(
        .invalidArgument,
        "trying to add child view controller that is already presented: \(child.debugName)",
        by: parent, rule: .addPresentedChild)
    }
    guard child.parent == nil, let view = child.loadedView, view.window != nil else { return }
    if let window = view.superview as? UIWindow, window.rootViewController === child {
      throw raise(
        .hierarchyInconsistency,
        "adding a root view controller \(child.debugName) as a child of view controller:"
          + parent.debugName, by: parent, rule: .addWindowRoot)
    }
    let actual = view.superview.flatMap { nearestController(of: $0) }
    if actual !== parent, let actual {
      throw raise(
        .hierarchyInconsistency,
        "child view controller:\(child.debugName) should have parent view controller:"
          + "\(actual.debugName) but requested parent is:\(parent.debugName)",
        by: parent, rule: .addChildElsewhere)
    }
  }

  /// Whether anybody can be reached from a controller by going down.
  func leadsAway(_ controller: UIViewController) -> Bool {
    !controller.children.isEmpty || controller.presentedViewController != nil
  }

  /// Refuses a view that enters a window below a controller that is not its controller's parent
  /// (R053).
  func checkHierarchy(
    _ controller: UIViewController, of view: UIView, _ root: UIView, _ receiver: UIView
  ) throws(Halt) {
    // Nearly always it goes right into its parent's view.
    if view === root, receiver.viewController === controller.parent,
      receiver === controller.parent?.loadedView
    {
      return
    }
    guard let parent = controller.parent else { return }
    let above = view === root ? receiver : view.superview
    let nearest = above.flatMap { nearestController(of: $0) }
    guard nearest !== parent else {
      if above !== parent.loadedView { apply(.deepDescendant) }
      return
    }
    let nearestForwards = try nearest.map { found throws(Halt) in
      try found.forwardsAppearance(self)
    }
    let parentForwards = try parent.forwardsAppearance(self)
    guard nearestForwards == true || parentForwards else { return }
    throw raise(
      .hierarchyInconsistency,
      "child view controller:\(controller.debugName) should have parent view controller:"
        + "\(nearest?.debugName ?? "(null)") but actual parent is:\(parent.debugName)",
      by: controller, rule: .hierarchyCheck)
  }
}

extension Rule {
  static let passiveCalls = Rule(
    2, "is-view-loaded-passive",
    "isViewLoaded, viewIfLoaded, containment calls and the call of a push never load a view.",
    sources: "workflow-test apple-viewifloaded", .observed)
  static let manualContract = Rule(
    48, "manual-will-did-contract",
    "willMove(nil) before a removal and didMove(parent) after an addition are the container's duty;"
      + " leaving one out raises nothing.",
    sources: "apple-willmove apple-didmove header-uiviewcontroller", .documented)
  static let parentOwnsChildren = Rule(
    52, "retain",
    "A parent owns its children, not the other way round; a view owns no controller.",
    sources: "so-60386750 catalyst-2026", .observed)
  static let deepDescendant = Rule(
    54, "deep-descendant-ok",
    "A child's view may stand at any depth in its parent's view, with no other controller's view"
      + " between.",
    sources: "header-uiviewcontroller apple-hierarchy", .documented)
  static let addChild = Rule(
    40, "add-child",
    "addChild calls willMove(toParent:) with the parent; didMove is left to the container, and no"
      + " view is loaded or moved.",
    sources: "apple-willmove header-uiviewcontroller", .documented)
  static let addChildReparents = Rule(
    41, "add-child-reparents",
    "addChild takes the child from its present parent first: willMove(nil), removeFromParent with"
      + " didMove(nil), then willMove with the new parent.",
    sources: "dtfoundation-33 apple-addchild apple-willmove apple-didmove", .observed)
  static let addChildElsewhere = Rule(
    42, "add-child-view-elsewhere",
    "A controller whose view is in a window inside another controller's view cannot be adopted by a"
      + " third.",
    sources: "extra-7 layered-6", .observed)
  static let addPresentedChild = Rule(
    43, "add-child-presented", "A controller that is presented cannot become a child.",
    sources: "header-uiviewcontroller", .inferred)
  static let addWindowRoot = Rule(
    44, "add-child-window-root", "A window's root controller cannot become a child.",
    sources: "snapshot-310", .observed)
  static let addChildAgain = Rule(
    45, "add-child-same-parent",
    "Adding a child again takes it out first and adds it at the end: it stays one entry, and"
      + " willMove is called again.",
    sources: "apple-addchild", .documented)
  static let removeFromParent = Rule(
    46, "remove-from-parent",
    "removeFromParent calls didMove(nil), not willMove(nil); the view stays, and no appearance"
      + " callback is called.",
    sources: "apple-didmove header-uiviewcontroller", .documented)
  static let hierarchyCheck = Rule(
    53, "hierarchy-check-on-add-subview",
    "A child's view may enter a window only inside its parent's view, with no other controller's"
      + " view between.",
    sources: "header-uiviewcontroller apple-hierarchy lazypages-5 klcpopup-6 cascade-7", .documented
  )
}
