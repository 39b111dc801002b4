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
    var current: UIView? = view
    while let place = current, !place.awaitsLayoutPass {
      place.awaitsLayoutPass = true
      if let window = place as? UIWindow { layout.windows.append(window) }
      current = place.superview
    }
  }

  /// Lays out until nothing is dirty; transitions that wait for the pass begin with it.
  func layOut() throws(Halt) {
    var passes = 0
    while !runLoop.commitActions.isEmpty || !layout.windows.isEmpty {
      passes += 1
      guard passes <= 100 else { throw .budget(.messages) }
      let actions = runLoop.commitActions
      runLoop.commitActions = []
      for action in actions { try perform(action) }
      let windows = layout.windows
      layout.windows = []
      for window in windows { try layOut(below: window) }
    }
  }

  /// Lays out a view and what is below it, superviews before subviews.
  func layOut(below root: UIView) throws(Halt) {
    // A view outside any window is laid out all the same, when it is asked to.
    var pending = [root]
    while let view = pending.popLast() {
      guard view.awaitsLayoutPass || view.needsLayout else { continue }
      view.awaitsLayoutPass = false
      if let controller = view.viewController { try sendIsAppearing(controller) }
      if view.needsLayout {
        view.needsLayout = false
        try layOut(view)
      }
      pending.append(contentsOf: view.subviews.reversed())
    }
  }

  private func layOut(_ view: UIView) throws(Halt) {
    let controller = view.viewController
    if let controller {
      try send(.viewWillLayoutSubviews, to: controller, rule: .layoutPair)
    }
    try send(.layoutSubviews, to: view, rule: .layoutPair)
    if let controller {
      try send(.viewDidLayoutSubviews, to: controller, rule: .layoutPair)
    }
  }

  /// Sets a view's frame; another size makes it lay out again.
  public func setFrame(_ frame: Rect, of view: UIView) {
    let old = view.frame
    view.frame = frame
    if old.width != frame.width || old.height != frame.height { setNeedsLayout(view) }
  }
}

extension Rule {
  static let layoutPair = Rule(
    99, "layout-pair",
    "When a controller's view lays out, viewWillLayoutSubviews comes before the view's"
      + " layoutSubviews and viewDidLayoutSubviews after it; parents before children.",
    sources: "View Controller Programming Guide; device logs", .documented)
}
