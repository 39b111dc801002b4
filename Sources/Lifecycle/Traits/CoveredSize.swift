/// What becomes of a change of size or traits with controllers that are in no window meanwhile.
extension Simulator {
  /// Whether a controller would show if what it presents did not cover it.
  func isCovered(_ controller: UIViewController) -> Bool {
    guard let presented = controller.presentedViewController,
      let presentation = presented.presentation, presentation.presenter === controller,
      presentation.removesPresenter, presentation.presenterSuperview != nil,
      controller.loadedView?.window == nil
    else { return false }
    return presented.loadedView?.window != nil || isCovered(presented)
  }

  /// Whether a controller shows, or would if nothing covered it or what contains it (R249).
  func standsInPlace(_ controller: UIViewController) -> Bool {
    guard let view = controller.loadedView else { return false }
    if view.window != nil || isCovered(controller) { return true }
    guard let container = controller.parent?.loadedView, container.window == nil else {
      return false
    }
    return view.superview != nil
  }

  /// Gives a controller's view its new size, and the pages of UIKit's own containers theirs; how
  /// other children are laid out is their container's business.
  func resize(_ controller: UIViewController, to size: Rect) {
    guard controller.loadedView?.window != nil else { return noteMissedSize(controller) }
    takeSize(size, controller)
  }

  func takeSize(_ size: Rect, _ controller: UIViewController) {
    guard let view = controller.loadedView else { return }
    setFrame(size, of: view)
    if hasLayoutListeners {
      view.needsUpdateConstraints = true
      if view.window != nil { queueConstraints(of: view) }
    }
    switch controller.runtimeClass.kind {
    case .navigationController, .tabBarController, .pageViewController:
      for child in controller.children { takeSizeInPlace(size, child) }
    default: break
    }
  }

  /// The same of a page of a container's, and of what it presents in its own place.
  private func takeSizeInPlace(_ size: Rect, _ page: UIViewController) {
    var front: UIViewController? = page
    while let found = front {
      if found.loadedView?.superview == nil {
        noteMissedSize(found)
      } else {
        takeSize(size, found)
      }
      front = found.presentedViewController
      if front?.presentation?.isInContext != true { return }
    }
  }

  /// Takes note that a controller in no window has missed a change of size.
  private func noteMissedSize(_ controller: UIViewController) {
    guard controller.loadedView != nil, controller.missedSize != .untold else { return }
    controller.missedSize = standsInPlace(controller) ? .told : .untold
  }

  /// Notifies a page that its container puts back of a change of size that it has missed, before it appears,
  /// and of size classes if they have changed with it (R187).
  func announceMissedSize(to page: UIViewController, in container: UIView) throws(Halt) {
    guard page.missedSize == .untold, profile.follows(.sizeTransition),
      let view = page.loadedView
    else { return }
    page.missedSize = .announced
    let running = page.parent.flatMap { transitionCoordinator(of: $0) }
    let coordinator = running ?? TransitionContext()
    if running == nil { adopt(coordinator) }
    retain(coordinator)
    if haveChangedClasses(from: view.frame, to: container) {
      try send(
        .willTransitionToTraits,
        .values([knownTraits(of: page, in: container.frame).value, .object(coordinator)]),
        to: page, rule: .coveredSizeChange)
    }
    try send(
      .viewWillTransition, .values([Self.size(container.frame), .object(coordinator)]), to: page,
      rule: .coveredSizeChange)
    if running == nil {
      try coordinator.runAlongside(self, rule: .coveredSizeChange)
      try coordinator.runCompletions(self, rule: .coveredSizeChange)
    }
    try release(coordinator)
  }

  /// Whether the size classes of a page that fills its window are others than they were.
  private func haveChangedClasses(from old: Rect, to container: UIView) -> Bool {
    guard let window = container.window, window.frame.width == container.frame.width,
      window.frame.height == container.frame.height
    else { return false }
    return SizeClasses(of: old, profile) != SizeClasses(of: window.frame, profile)
  }

  /// Gives a controller that comes back the size that it has missed, and notifies it of that if it has not
  /// been notified yet (R187, R249); puts its view into the container, and passes on changed traits.
  func enter(_ view: UIView, of controller: UIViewController, _ container: UIView) throws(Halt) {
    let old = view.frame
    let hasMissedTraits =
      controller.missedSize == .announced && haveChangedClasses(from: old, to: container)
    try catchUpWithSize(controller, in: container)
    if !view.needsLayout { apply(.returningWithoutLayout) }
    try move(view, into: container)
    if hasMissedTraits { try changeTraits(of: controller, from: old, withPresented: false) }
  }

  /// Gives a controller that comes back the size that it has missed (R249).
  func catchUpWithSize(_ controller: UIViewController, in container: UIView) throws(Halt) {
    try announceMissedSize(to: controller, in: container)
    let missed = controller.missedSize
    guard missed != .none else { return }
    controller.missedSize = .none
    if missed == .told { follows(.coveredPresenterSize) }
    takeSize(container.frame, controller)
  }

  /// Takes note of the traits that a covered controller knows; answers who covers it, if it is covered.
  func noteMissedTraits(of controller: UIViewController, _ old: Rect) -> UIViewController? {
    guard isCovered(controller), let presented = controller.presentedViewController else {
      return nil
    }
    if presented.presentation?.frameOfKnownTraits == nil {
      presented.presentation?.frameOfKnownTraits = old
    }
    return presented
  }

  /// Tells a presenter that has come back, and what it contains, of traits that have changed.
  func catchUpWithTraits(_ presentation: Presentation) throws(Halt) {
    guard let old = presentation.frameOfKnownTraits,
      let window = presentation.presenter.loadedView?.window
    else { return }
    presentation.frameOfKnownTraits = nil
    guard SizeClasses(of: old, profile) != SizeClasses(of: window.frame, profile) else { return }
    try changeTraits(of: presentation.presenter, from: old, withPresented: false)
  }
}

/// What a controller in no window has missed of a change of size.
enum MissedSize: UInt8 {
  case none
  /// It has been notified, and its view has its old size.
  case told
  /// It has not even been notified.
  case untold
  /// It has been notified on its way back.
  case announced
}

extension Rule {
  static let coveredSizeChange = Rule(
    187, "covered-size-change",
    "On a page that its container does not show when the size changes, these are called when it is shown"
      + " again: willTransition(to:with:), if the size classes have changed, and viewWillTransition(to:with:)"
      + " before its viewWillAppear, traitCollectionDidChange as its view enters the window.",
    sources: "level49-2016 apple-uiviewcontroller", .observed, since: 8)
  static let coveredPresenterSize = Rule(
    249, "covered-presenter-size",
    "viewWillTransition is called at once on a controller that a presentation covers, and on those"
      + " of its children that would show. When its view is back in the window, it takes the new"
      + " size and is laid out, and then traits that have changed are passed on.",
    sources: "apple-uiviewcontroller", .inferred, since: 8)
}
