import CallTrace

/// A view controller: its view, its place among parents and children, and how far it has appeared.
public class UIViewController: Object, RowMember, @unchecked Sendable {
  /// How far a controller has appeared (R056).
  public enum AppearanceState: UInt8, Sendable {
    case disappeared, appearing, appeared, disappearing
  }

  /// Its view, if it is loaded; reading it never loads (R002).
  @exclusivity(unchecked) public internal(set) var loadedView: UIView?
  /// The controller that contains it.
  @exclusivity(unchecked) public internal(set) var parent: UIViewController?
  /// The controllers it contains, in the order they were added (R051).
  public var children: [UIViewController] { childRow.members }
  @exclusivity(unchecked) var childRow = Row<UIViewController>()
  /// The children beside it in its parent.
  @exclusivity(unchecked) var neighbours = Neighbours<UIViewController>()
  /// The controller it presents.
  @exclusivity(unchecked) public internal(set) var presentedViewController: UIViewController?
  /// The controller that presents it.
  @exclusivity(unchecked) public internal(set) var presentingViewController: UIViewController?
  /// How far it has appeared.
  @exclusivity(unchecked) public internal(set) var appearanceState = AppearanceState.disappeared

  /// How many explicit transitions are open.
  @exclusivity(unchecked) var openTransitions = 0
  /// The direction of the last transition; true when appearing.
  @exclusivity(unchecked) var isAppearing = true
  /// Whether the last transition is animated.
  @exclusivity(unchecked) var isAnimated = false
  /// What it was last found to lead to.
  @exclusivity(unchecked) var attachment: Attachment?
  /// Its place in the stack of a navigation controller that it was put into last.
  @exclusivity(unchecked) var stackPlace: StackPlace?
  /// Which of its own callbacks is running, so that what happens inside is not told twice.
  @exclusivity(unchecked) var runningCallback: Message?
  /// Whether a did-callback waits for the commit.
  @exclusivity(unchecked) var hasPendingDidStep = false
  /// Whether its window-driven will-callback is still to be matched by a did-callback.
  @exclusivity(unchecked) var owesDidStep = false
  /// Whether `viewIsAppearing` is still to be sent.
  @exclusivity(unchecked) var owesIsAppearing = false
  /// Whether a `willMove(toParent:)` with a parent has not been followed by `didMove` (R050).
  @exclusivity(unchecked) var isMovingTo = false
  /// Whether a `willMove(toParent: nil)` has not been followed by `didMove` (R050).
  @exclusivity(unchecked) var isMovingFrom = false
  /// Whether a didMove came in the middle of a transition.
  @exclusivity(unchecked) var repeatsDidMove = false
  /// Whether it is in the middle of being presented or dismissed.
  @exclusivity(unchecked) var isBeingPresentedNow = false
  @exclusivity(unchecked) var isBeingDismissedNow = false
  /// The storyboard's scene that it was made of.
  @exclusivity(unchecked) public internal(set) var scene: Scene?
  /// The nib that its view is to be loaded from, if it was told.
  @exclusivity(unchecked) public var nibName: String?
  /// Whether its view is being loaded.
  @exclusivity(unchecked) var isLoadingView = false
  /// Whether it has ever appeared.
  @exclusivity(unchecked) var hasAppeared = false
  /// Whether its view has been loaded before.
  @exclusivity(unchecked) var hasLoadedBefore = false
  /// Whether its properties are to be updated.
  @exclusivity(unchecked) var needsUpdateProperties = true
  @exclusivity(unchecked) var needsUpdateContentUnavailable = true
  /// What it overrides of its own traits, and what its container does.
  @exclusivity(unchecked) public internal(set) var traitOverrides = TraitOverrides.none
  @exclusivity(unchecked) var imposedTraits = TraitOverrides.none
  /// What it has missed of a change of size, until it comes back (R187, R249).
  @exclusivity(unchecked) var missedSize = MissedSize.none
  /// Whether it was taken from its parent while its view showed.
  @exclusivity(unchecked) var wasRemovedWhileShowing = false
  /// Whether the callback that runs has come to UIKit's own implementation.
  @exclusivity(unchecked) var hasReachedBase = false
  /// How it is presented; nil for the default style.
  @exclusivity(unchecked) public var modalPresentationStyle: PresentationStyle?
  /// Whether it answers as the context of presentations in the current context.
  @exclusivity(unchecked) public var definesPresentationContext = false
  /// Whether a sheet refuses to be dragged away.
  @exclusivity(unchecked) public var isModalInPresentation = false
  /// Whether it shows what can be edited, as `setEditing(_:animated:)` has it.
  @exclusivity(unchecked) public private(set) var isEditing = false
  /// The object by which its presentation is configured, once somebody has asked for it.
  @exclusivity(unchecked) var presentationHandle: UIPresentationController?
  /// Whoever may animate its presentation and dismissal.
  @exclusivity(unchecked) public var transitioningDelegate: Object?
  /// What its presentation has remembered.
  @exclusivity(unchecked) var presentation: Presentation?

  override var participantKind: Participant.Kind { .viewController }

  /// Whether its own callbacks are passed on to its children; the program may override it.
  func forwardsAppearance(_ simulator: Simulator) throws(Halt) -> Bool {
    if simulator.profile.follows(.forwardingName),
      let answer = try simulator.ask(.shouldAutomaticallyForwardAppearanceMethods, of: self)
    {
      simulator.apply(.forwardingName)
      return answer.bool ?? true
    }
    let legacy = Message.automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers
    return try simulator.ask(legacy, of: self)?.bool ?? true
  }

  /// Called when the program has taken a child away; containers of UIKit's strike it off their lists.
  func forget(_ child: UIViewController) {}

  /// The view whose place in a window decides whether children can be told: the controller's own.
  override func perform(_ message: Message, _ payload: Payload, _ simulator: Simulator)
    throws(Halt) -> Value
  {
    switch message {
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      try simulator.reachBase(message, of: self)
    case .loadView: try simulator.loadDefaultView(of: self)
    case .loadViewIfNeeded: _ = try simulator.view(of: self)
    case .updateViewConstraints:
      if let view = loadedView, view.runtimeClass.implements(.updateConstraints) {
        try simulator.sendTracked(
          .updateConstraints, to: view, invalidating: .constraints(view), rule: .constraintPass)
      }
    case .setNeedsUpdateContentUnavailable: simulator.setNeedsUpdateContentUnavailable(self)
    case .updateOfOrientations: try simulator.updateOrientation()
    case .setNeedsUpdateProperties: simulator.setNeedsUpdateProperties(self)
    case .updatePropertiesIfNeeded:
      if let loadedView { try simulator.updateProperties(below: loadedView) }
    case .addChild:
      if let child = payload[0].object as? UIViewController {
        try simulator.addChild(child, to: self)
      }
    case .removeFromParent: try simulator.removeFromParent(self)
    case .willMoveToParent: noteMove(to: payload[0].object, isDone: false)
    case .didMoveToParent: noteMove(to: payload[0].object, isDone: true)
    case .beginAppearanceTransition:
      try simulator.begin(
        self, appearing: payload[0].bool ?? true, animated: payload[1].bool ?? false)
    case .endAppearanceTransition: try simulator.end(self)
    case .transition: try simulator.transition(in: self, payload)
    case .present: try simulator.present(self, payload)
    case .dismiss: try simulator.dismiss(self, payload)
    case .didReceiveMemoryWarning: try simulator.unloadViewIfUnused(of: self)
    case .presentationShouldDismiss: return .bool(true)
    case .setEditing: isEditing = payload[0].bool ?? false
    case .performSegue:
      guard case .string(let identifier) = payload[0] else { break }
      try simulator.performSegue(identifier, from: self, sender: payload[1])
    case .show, .showDetail:
      if let page = payload[0].object as? UIViewController {
        try simulator.show(message, page, from: self)
      }
    case .willRotate, .willAnimateRotation, .didRotate:
      try simulator.passOnRotation(message, payload, from: self)
    case .willTransitionToTraits, .viewWillTransition:
      try simulator.passOn(message, payload, from: self)
    default: break
    }
    return .nothing
  }

  private func noteMove(to parent: Object?, isDone: Bool) {
    // A didMove in the middle of a transition comes again at its end (R049).
    if isDone { repeatsDidMove = appearanceState == .appearing || appearanceState == .disappearing }
    isMovingTo = !isDone && parent != nil
    isMovingFrom = !isDone && parent == nil
  }

  public override var ownedObjects: [(name: String, object: Object)] {
    var owned = super.ownedObjects
    owned += children.map { ("children", $0) }
    if let presentedViewController {
      owned.append(("presentedViewController", presentedViewController))
    }
    if let loadedView { owned.append(("view", loadedView)) }
    if let presentationHandle { owned.append(("presentationController", presentationHandle)) }
    return owned
  }

  public override func releaseContents(_ simulator: Simulator) throws(Halt) {
    try super.releaseContents(simulator)
    if let presented = presentedViewController {
      presentedViewController = nil
      presented.presentingViewController = nil
      try simulator.release(presented)
    }
    for child in childRow.removeAll() {
      child.parent = nil
      simulator.cutLinks += 1
      try simulator.release(child)
    }
    if let handle = presentationHandle {
      presentationHandle = nil
      try simulator.release(handle)
    }
    if let view = loadedView {
      view.viewController = nil
      loadedView = nil
      try simulator.release(view)
    }
  }

  public override func sever() {
    super.sever()
    loadedView = nil
    parent = nil
    childRow = Row()
    neighbours = Neighbours()
    presentedViewController = nil
    presentingViewController = nil
    presentationHandle = nil
    transitioningDelegate = nil
    presentation = nil
    scene = nil
  }
}
