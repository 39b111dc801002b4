/// The program's own presentation controller: what it is told of its presentation.
extension Simulator {
  /// Asks the presented controller's delegate for a presentation controller, where its style is custom.
  func findPresentationController(
    of presented: UIViewController, _ presentation: Presentation, _ source: UIViewController
  ) throws(Halt) {
    guard presentation.style == .custom, profile.follows(.presentationController) else { return }
    let answer = try tell(
      presented.transitioningDelegate, .presentationControllerFor,
      [.object(presented), .object(presentation.presenter), .object(source)],
      rule: .presentationController)
    guard let controller = answer?.object, presentation.controller == nil else { return }
    retain(controller)
    presentation.controller = controller
  }

  /// Tells whoever takes part in a dismissal that it has ended; then the presentation controller goes.
  func endDismissing(_ presentation: Presentation?, isFinished: Bool) throws(Halt) {
    guard let presentation else { return }
    try tell(
      presentation.controller, .dismissalDidEnd, [.bool(isFinished)], rule: .presentationController)
    try endAnimation(of: presentation, isCancelled: !isFinished)
    guard isFinished, let controller = presentation.controller else { return }
    presentation.controller = nil
    try release(controller)
  }
}

extension UIViewController {
  /// The program's own presentation controller, while it is presented by one.
  public var ownPresentationController: Object? { presentation?.controller }
}

extension Rule {
  static let presentationController = Rule(
    224, "presentation-controller",
    "A presentation of the custom style asks the delegate for its presentation controller inside the"
      + " call; that hears presentationTransitionWillBegin before the callbacks and"
      + " presentationTransitionDidEnd after them, the same of the dismissal, and the layout of the"
      + " presented view between.",
    sources: "View Controller Programming Guide, The Custom Presentation Process", .documented,
    since: 8)
}
