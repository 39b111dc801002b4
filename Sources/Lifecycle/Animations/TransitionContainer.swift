/// The view in which an animator of the program's animates.
extension Simulator {
  /// Makes a view of its own for a transition inside a container, with the old page's view in it; nil where
  /// the transition has one already, as presentations do (R316).
  func makeContainer(ofTransitionFrom from: UIViewController?, in superview: UIView) throws(Halt)
    -> UIView?
  {
    guard !superview.isTransitionContainer else { return nil }
    let container = try makeTransitionContainer(in: superview)
    if let view = from?.loadedView, view.superview === superview { try move(view, into: container) }
    return container
  }

  /// A view for a transition, as large as the one that it is put into.
  func makeTransitionContainer(in superview: UIView, rule: Rule = .transitionContainer)
    throws(Halt) -> UIView
  {
    let container = try made(.view)
    container.label = "containerView"
    container.isTransitionContainer = true
    container.frame = Rect(
      x: 0, y: 0, width: superview.frame.width, height: superview.frame.height)
    container.hasFrame = true
    retain(container)
    try move(container, into: superview, rule: rule)
    apply(rule)
    return container
  }

  private func made(_ type: RuntimeClass) throws(Halt) -> UIView {
    (try make(type) as? UIView) ?? UIView(type)
  }

  /// Puts the view of who stays back where it is when nothing runs.
  func empty(_ container: UIView, into superview: UIView, keeping page: UIViewController?)
    throws(Halt)
  {
    guard let view = page?.loadedView, view.superview === container else { return }
    try move(view, into: superview)
  }

  /// Takes the view of a transition that has ended out of the window.
  func letGo(ofContainer container: UIView) throws(Halt) {
    try remove(container, rule: .transitionContainer)
    try release(container)
  }
}

extension Rule {
  static let transitionContainer = Rule(
    316, "transition-container",
    "An animator's context has a containerView of its own, in which the old page's view is already; the"
      + " animator adds the new one.",
    sources: "apple-transition-container apple-animator", .documented, since: 7)
}
