/// The view of UIKit's own that holds what a custom presentation controller presents.
extension Simulator {
  /// Makes the container of a presentation, and has the program's presentation controller know it (R253).
  ///
  /// UIKit's own presentations have none here: the presented view stands in the window itself, unless an
  /// animator of the program's brings it (R316).
  func makeContainer(
    of presentation: Presentation, for animator: CustomTransition?, in superview: UIView
  ) throws(Halt) -> UIView {
    guard presentation.controller != nil || animator != nil else { return superview }
    let container = try makeTransitionContainer(
      in: superview,
      rule: presentation.controller == nil ? .transitionContainer : .presentationContainer)
    presentation.container = container
    (presentation.controller as? UIPresentationController)?.container = container
    if animator != nil, presentation.removesPresenter,
      let view = presentation.presenter.loadedView, view.superview === superview
    {
      try move(view, into: container, at: .index(0))
    }
    return container
  }

  /// Brings the presented view into the container, unless the program has put it there.
  func enter(_ view: UIView, _ container: UIView, of presentation: Presentation) throws(Halt) {
    if presentation.container != nil, isView(view, below: container) { return }
    try move(view, into: container)
  }

  /// Ends what a presentation holds: its container leaves the window, its presentation controller goes.
  func letGoOfController(of presentation: Presentation) throws(Halt) {
    let controller = presentation.controller
    presentation.controller = nil
    if let container = presentation.container {
      presentation.container = nil
      (controller as? UIPresentationController)?.container = nil
      try remove(container, rule: .presentationContainer)
      try release(container)
    }
    if let controller { try release(controller) }
  }

  /// The view that a presentation controller presents in, from its beginning to the end of the dismissal.
  public func container(of controller: UIPresentationController) -> UIView? {
    if let own = controller.container { return own }
    guard let presented = controller.presented, !presented.isDeallocated,
      let presentation = presented.presentation, presentation.stage != .scheduled
    else { return nil }
    return presented.loadedView?.superview
  }
}

extension Rule {
  static let presentationContainer = Rule(
    253, "presentation-container",
    "A custom presentation controller has a containerView in the window from"
      + " presentationTransitionWillBegin to the end of the dismissal; the presented view is put into it.",
    sources: "apple-containerview radar-22394135", .inferred, since: 8)
}
