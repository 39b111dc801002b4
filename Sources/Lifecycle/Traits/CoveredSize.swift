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
      for child in controller.contained { takeSizeInPlace(size, child) }
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

  /// Gives a controller that comes back the size that it has missed, and notifies it of that if it has not
  /// been notified yet (R187, R249).
  func catchUpWithSize(_ controller: UIViewController, in container: UIView) throws(Halt) {
    let missed = controller.missedSize
    guard missed != .none else { return }
    controller.missedSize = .none
    if missed == .untold, profile.follows(.sizeTransition) {
      try send(
        .viewWillTransition, .values([Self.size(container.frame), .nothing]), to: controller,
        rule: .coveredSizeChange)
    } else if missed == .told {
      follows(.coveredPresenterSize)
    }
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
}

extension Rule {
  static let coveredSizeChange = Rule(
    187, "covered-size-change",
    "viewWillTransition is called on a page that its container does not show when the size"
      + " changes, once the page is shown again.",
    sources: "apple-uiviewcontroller", .inferred, since: 8)
  static let coveredPresenterSize = Rule(
    249, "covered-presenter-size",
    "viewWillTransition is called at once on a controller that a presentation covers, and on those"
      + " of its children that would show. When its view is back in the window, it takes the new"
      + " size and is laid out, and then traits that have changed are passed on.",
    sources: "apple-uiviewcontroller", .inferred, since: 8)
}
