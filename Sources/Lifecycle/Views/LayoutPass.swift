/// The views whose layout pass is due.
struct LayoutQueue {
  /// Windows with a view below them that waits, in the order they began to.
  var windows: [UIWindow] = []
}

/// The layout pass of a commit, and `layoutIfNeeded`.
extension Simulator {
  /// Marks a view as needing layout; the pass comes with the commit.
  func setNeedsLayout(_ view: UIView) {
    view.needsLayout = true
    markForLayoutPass(view)
  }

  /// Notes on the way up to the window that there is something to do below.
  func markForLayoutPass(_ view: UIView) {
    // The way up counts no references: views live as long as the simulator.
    var place = Unmanaged.passUnretained(view)
    while let superview = place._withUnsafeGuaranteedRef({ waitForLayoutPass($0) }) {
      place = superview
    }
  }

  /// Notes of one view that it waits; its superview, if that is still to be told.
  @inline(__always)
  private func waitForLayoutPass(_ view: UIView) -> Unmanaged<UIView>? {
    if view.awaitsLayoutPass { return nil }
    view.awaitsLayoutPass = true
    guard let superview = view.superview else {
      if let window = view as? UIWindow { layout.windows.append(window) }
      return nil
    }
    superview.addWaiting(view)
    return Unmanaged.passUnretained(superview)
  }

  /// Lays out until nothing is dirty; transitions that wait for the pass begin with it.
  func layOut() throws(Halt) {
    var passes = 0
    while !runLoop.commitActions.isEmpty || !layout.windows.isEmpty {
      passes += 1
      guard passes <= 100 else { throw .budget(.messages) }
      try performCommitActions()
      if layout.windows.count == 1 {
        try layOut(below: layout.windows.removeLast())
        continue
      }
      var windows: [UIWindow] = []
      swap(&windows, &layout.windows)
      for window in windows { try layOut(below: window) }
      // The memory serves the next pass.
      windows.removeAll(keepingCapacity: true)
      if layout.windows.isEmpty { swap(&windows, &layout.windows) }
    }
  }

  private func performCommitActions() throws(Halt) {
    if runLoop.commitActions.isEmpty { return }
    if runLoop.commitActions.count == 1 {
      return try perform(runLoop.commitActions.removeLast())
    }
    var actions: [Action] = []
    swap(&actions, &runLoop.commitActions)
    for action in actions { try perform(action) }
    actions.removeAll(keepingCapacity: true)
    if runLoop.commitActions.isEmpty { swap(&actions, &runLoop.commitActions) }
  }

  /// Lays out a view and what is below it, superviews before subviews.
  func layOut(below root: UIView) throws(Halt) {
    // A view outside any window is laid out all the same, when it is asked to.
    guard root.awaitsLayoutPass || root.needsLayout else { return }
    let height = pendingViews.height
    defer { pendingViews.cut(to: height) }
    var next: Unmanaged<UIView>? = Unmanaged.passUnretained(root)
    while let view = next ?? pendingViews.pop(above: height)?.reference {
      next = try view.with { view throws(Halt) in try layOutNext(view) }
    }
  }

  /// Lays out a view, and has its subviews that wait visited next; the one that does, if it is alone.
  @inline(__always)
  private func layOutNext(_ view: UIView) throws(Halt) -> Unmanaged<UIView>? {
    guard view.awaitsLayoutPass || view.needsLayout else { return nil }
    view.awaitsLayoutPass = false
    if hasLayoutListeners {
      try tellFirstTraits(below: view)
      try tellSafeArea(of: view)
    }
    if let controller = view.viewController, controller.owesIsAppearing {
      try sendIsAppearing(controller)
    }
    if hasLayoutListeners { try updateProperties(of: view) }
    if view.needsLayout {
      view.needsLayout = false
      try layOut(view)
    }
    return pendingViews.pushWaitingSubviews(of: view)
  }

  /// Lays out a view although nothing about it has changed.
  func layOutAgain(_ view: UIView, rule: Rule) throws(Halt) {
    view.needsLayout = false
    try layOut(view, rule: rule)
  }

  private func layOut(_ view: UIView, rule: Rule = .layoutPair) throws(Halt) {
    apply(.whenLayout)
    guard let controller = view.viewController.uncounted else {
      try sendTracked(.layoutSubviews, to: view, invalidating: .layout(view), rule: rule)
      return
    }
    try controller.with { controller throws(Halt) in
      if controller.appearanceState == .appearing { apply(.layoutBeforeDidAppear) }
      try sendTracked(
        .viewWillLayoutSubviews, to: controller, invalidating: .layout(view), rule: rule)
      try tellPresentation(of: controller, .containerWillLayout, of: view)
      try sendTracked(.layoutSubviews, to: view, invalidating: .layout(view), rule: rule)
      try sendTracked(
        .viewDidLayoutSubviews, to: controller, invalidating: .layout(view), rule: rule)
      try tellPresentation(of: controller, .containerDidLayout, of: view)
    }
  }

  /// Tells the program's own presentation controller, if there is one, that a view is laid out.
  private func tellPresentation(
    of controller: UIViewController, _ message: Message, of view: UIView
  ) throws(Halt) {
    guard let own = controller.presentation?.controller, !own.isDeallocated,
      own.runtimeClass.implements(message)
    else { return }
    try sendTracked(
      message, .values([]), to: own, invalidating: .layout(view), rule: .presentationController)
  }

  /// Sets a view's frame; another size makes it lay out again.
  public func setFrame(_ frame: Rect, of view: UIView) {
    let old = view.frame
    view.frame = frame
    view.hasFrame = true
    if old.width != frame.width || old.height != frame.height { setNeedsLayout(view) }
  }
}

extension Rule {
  static let whenLayout = Rule(
    100, "when-layout",
    "A view is laid out when it first enters a window, when its size changes, when subviews are"
      + " added or removed, and when layout is requested; the pass runs with the commit.",
    sources: "yagamo-2019 ppabner-2020 moe-views", .observed)
  static let layoutBeforeDidAppear = Rule(
    101, "layout-before-did-appear",
    "A view that appears is laid out before viewDidAppear, except after a push without animation"
      + " since iOS 26.",
    sources: "yagamo-2019 ppabner-2020 catalyst-2026", .observed)
  static let layoutPair = Rule(
    99, "layout-pair",
    "When a controller's view lays out, viewWillLayoutSubviews is called before the view's"
      + " layoutSubviews and viewDidLayoutSubviews after it; parents before children.",
    sources: "apple-viewwilllayoutsubviews header-uiviewcontroller moe-views", .documented)
}
