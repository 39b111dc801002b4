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
    (controller as? UIPresentationController)?.presented = presented
    (controller as? UIPresentationController)?.presenter = presentation.presenter
  }

  /// The object by which a controller's presentation is configured: the program's own while there is
  /// one, otherwise UIKit's, which is made when it is first asked for.
  public func presentationController(of controller: UIViewController) throws(Halt) -> Object {
    if let own = controller.presentation?.controller { return own }
    if let made = controller.presentationHandle { return made }
    let made = UIPresentationController(.presentationController)
    adopt(made)
    retain(made)
    made.presented = controller
    controller.presentationHandle = made
    return made
  }

  /// Tells the delegate of a controller's presentation something about it.
  @discardableResult
  func tellDelegate(
    of presented: UIViewController, _ message: Message, _ others: [Value] = [], rule: Rule
  ) throws(Halt) -> Value? {
    guard let handle = presented.presentationHandle, let delegate = handle.delegate else {
      return nil
    }
    return try tell(delegate, message, [.object(handle)] + others, rule: rule)
  }

  /// Tells whoever takes part in a dismissal that it has ended; then the presentation controller goes.
  func endDismissing(_ presentation: Presentation?, isFinished: Bool) throws(Halt) {
    guard let presentation else { return }
    try tell(
      presentation.controller, .dismissalDidEnd, [.bool(isFinished)], rule: .presentationController)
    try endAnimation(of: presentation, isCancelled: !isFinished)
    if isFinished { try tellOfSearch(presentation, .didDismissSearch) }
    if isFinished { try letGoOfController(of: presentation) }
  }
}

/// `UIPresentationController`, and those for sheets and popovers.
public final class UIPresentationController: Object {
  /// The controller that it presents.
  public internal(set) var presented: UIViewController?
  /// The controller that presents it, which is known also when the link between the two is cut; not owned.
  public internal(set) var presenter: UIViewController?
  /// The delegate that is asked about the presentation and notified of it; not owned.
  public var delegate: Object?
  /// The view that it presents in, while it does.
  var container: UIView?

  public override func sever() {
    super.sever()
    presented = nil
    presenter = nil
    delegate = nil
    container = nil
  }
}

extension RuntimeClass {
  /// `UIPresentationController`.
  static let presentationController = RuntimeClass(
    shared: "UIPresentationController", kind: .presentationController)
}

extension Rule {
  static let presentationController = Rule(
    224, "presentation-controller",
    "A presentation of the custom style asks the delegate for its presentation controller inside"
      + " the call; its presentationTransitionWillBegin is called before the callbacks and"
      + " presentationTransitionDidEnd after them, the same of the dismissal, and the layout of"
      + " the presented view between.",
    sources: "apple-custom-presentations", .documented,
    since: 8)
}
