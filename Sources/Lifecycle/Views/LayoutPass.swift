/// The layout pass of a commit, and `layoutIfNeeded`.
extension Simulator {
  /// Marks a view as needing layout; the pass comes with the commit.
  func setNeedsLayout(_ view: UIView) {
    view.needsLayout = true
    markForLayoutPass(view)
  }

  /// Notes on the way up to the window that there is something to do below.
  func markForLayoutPass(_ view: UIView) {
    var next: UIView? = view
    while let view = next, !view.awaitsLayoutPass {
      view.awaitsLayoutPass = true
      next = view.superview
      if next == nil, let window = view as? UIWindow { windowsToLayOut.append(window) }
    }
  }

  /// Lays out until nothing is dirty; transitions that wait for the pass begin with it.
  func layOut() throws(Halt) {
    var passes = 0
    while !runLoop.commitActions.isEmpty || !windowsToLayOut.isEmpty {
      passes += 1
      guard passes <= 100 else { throw .budget(.messages) }
      let actions = runLoop.commitActions
      runLoop.commitActions = []
      for action in actions { try perform(action) }
      let windows = windowsToLayOut
      windowsToLayOut = []
      for window in windows { try layOut(below: window) }
    }
  }

  /// Lays out a view and what is below it, superviews before subviews.
  func layOut(below root: UIView) throws(Halt) {
    // A view outside any window is laid out all the same, when it is asked to.
    guard root.awaitsLayoutPass || root.needsLayout else { return }
    try layOutInPass(root)
    var levels = [WaitingSubviews(of: root)]
    while let level = levels.indices.last {
      guard let view = levels[level].next() else {
        levels.removeLast()
        continue
      }
      try layOutInPass(view)
      if !view.subviews.isEmpty { levels.append(WaitingSubviews(of: view)) }
    }
  }

  private func layOutInPass(_ view: UIView) throws(Halt) {
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
  }

  /// Lays out a view although nothing about it has changed.
  func layOutAgain(_ view: UIView, rule: Rule) throws(Halt) {
    view.needsLayout = false
    try layOut(view, rule: rule)
  }

  private func layOut(_ view: UIView, rule: Rule = .layoutPair) throws(Halt) {
    apply(.whenLayout)
    guard let controller = view.viewController else {
      try sendTracked(.layoutSubviews, to: view, invalidating: .layout(view), rule: rule)
      return
    }
    if controller.appearanceState == .appearing { apply(.layoutBeforeDidAppear) }
    try sendTracked(
      .viewWillLayoutSubviews, to: controller, invalidating: .layout(view), rule: rule)
    try tellPresentation(of: controller, .containerWillLayout, of: view)
    try sendTracked(.layoutSubviews, to: view, invalidating: .layout(view), rule: rule)
    try sendTracked(
      .viewDidLayoutSubviews, to: controller, invalidating: .layout(view), rule: rule)
    try tellPresentation(of: controller, .containerDidLayout, of: view)
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

/// The subviews that a pass has still to come to, of those that a view had when it was laid out.
///
/// One that begins to wait while the pass goes on is laid out in it if the pass has still to come to it, and
/// otherwise in the next one.
private struct WaitingSubviews {
  private let superview: UIView
  private let subviews: [UIView]
  private var place = 0

  init(of superview: UIView) {
    self.superview = superview
    subviews = superview.subviews
  }

  mutating func next() -> UIView? {
    while place < subviews.count {
      let view = subviews[place]
      place += 1
      if view.awaitsLayoutPass || view.needsLayout, view.superview === superview { return view }
    }
    return nil
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
