import CallTrace

/// A view controller: its view, its place among parents and children, and how far it has appeared.
public class UIViewController: Object {
  /// How far a controller has appeared (R056).
  public enum AppearanceState: UInt8, Sendable {
    case disappeared, appearing, appeared, disappearing
  }

  /// Its view, if it is loaded; reading it never loads (R002).
  public internal(set) var loadedView: UIView?
  /// The controller that contains it.
  public internal(set) var parent: UIViewController?
  /// The controllers it contains, in the order they were added (R051).
  public internal(set) var children: [UIViewController] = []
  /// The controller it presents.
  public internal(set) var presentedViewController: UIViewController?
  /// The controller that presents it.
  public internal(set) var presentingViewController: UIViewController?
  /// How far it has appeared.
  public internal(set) var appearanceState = AppearanceState.disappeared

  /// How many explicit transitions are open.
  var openTransitions = 0
  /// The direction of the last transition; true when appearing.
  var isAppearing = true
  /// Whether the last transition is animated.
  var isAnimated = false
  /// What it was last found to lead to.
  var attachment: Attachment?
  /// Which of its own callbacks is running, so that what happens inside is not told twice.
  var runningCallback: Message?
  /// Whether a did-callback waits for the commit.
  var hasPendingDidStep = false
  /// Whether its window-driven will-callback is still to be matched by a did-callback.
  var owesDidStep = false
  /// Whether `viewIsAppearing` is still to be sent.
  var owesIsAppearing = false
  /// Whether a `willMove(toParent:)` with a parent has not been followed by `didMove` (R050).
  var isMovingTo = false
  /// Whether a `willMove(toParent: nil)` has not been followed by `didMove` (R050).
  var isMovingFrom = false
  /// Whether a didMove came in the middle of a transition.
  var repeatsDidMove = false
  /// Whether it is in the middle of being presented or dismissed.
  var isBeingPresentedNow = false
  var isBeingDismissedNow = false
  /// The storyboard's scene that it was made of.
  public internal(set) var scene: Scene?
  /// The nib that its view is to be loaded from, if it was told.
  public var nibName: String?
  /// Whether its view is being loaded.
  var isLoadingView = false
  /// Whether it has ever appeared.
  var hasAppeared = false
  /// Whether its view has been loaded before.
  var hasLoadedBefore = false
  /// Whether its properties are to be updated.
  var needsUpdateProperties = true
  var needsUpdateContentUnavailable = true
  /// What it overrides of its own traits, and what its container does.
  public internal(set) var traitOverrides = TraitOverrides.none
  var imposedTraits = TraitOverrides.none
  /// What it has missed of a change of size, until it comes back (R187, R249).
  var missedSize = MissedSize.none
  /// Whether it was taken from its parent while its view showed.
  var wasRemovedWhileShowing = false
  /// Whether the callback that runs has come to UIKit's own implementation.
  var hasReachedBase = false
  /// How it is presented; nil for the default style.
  public var modalPresentationStyle: PresentationStyle?
  /// Whether it answers as the context of presentations in the current context.
  public var definesPresentationContext = false
  /// Whether a sheet refuses to be dragged away.
  public var isModalInPresentation = false
  /// Whether it shows what can be edited, as `setEditing(_:animated:)` has it.
  public private(set) var isEditing = false
  /// The object by which its presentation is configured, once somebody has asked for it.
  var presentationHandle: UIPresentationController?
  /// Whoever may animate its presentation and dismissal.
  public var transitioningDelegate: Object?
  /// What its presentation has remembered.
  var presentation: Presentation?

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
    let orphans = children
    children = []
    for child in orphans {
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
    children = []
    presentedViewController = nil
    presentingViewController = nil
    presentationHandle = nil
    transitioningDelegate = nil
    presentation = nil
    scene = nil
  }
}
