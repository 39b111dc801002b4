import CallTrace

/// A transition as the program may take part in it: its coordinator, and the context of a custom one.
public final class TransitionContext: Object {
  /// The controller that goes.
  public internal(set) var from: UIViewController?
  /// The controller that comes.
  public internal(set) var to: UIViewController?
  /// The one of them whose view stays where it is: the presenter that a sheet leaves on the screen.
  var staying: UIViewController?
  /// The view in which the transition happens.
  public internal(set) var container: UIView?
  /// Whether it is animated.
  public internal(set) var isAnimated = false
  /// How long it takes when it is animated, in seconds.
  public internal(set) var duration = Simulator.navigationDuration
  /// Whether a finger drives it.
  public internal(set) var isInteractive = false
  /// Whether a finger has driven it, and has left.
  public internal(set) var wasInteractive = false
  /// Whether it was let go.
  public internal(set) var isCancelled = false
  /// What ends it, once the program says that it is complete.
  var ending: ((Simulator, Bool) throws(Halt) -> Void)?
  private var alongside: [Block] = []
  private var completions: [Block] = []
  private var interactionChanges: [Block] = []
  /// Whether the animation has begun, so that it is too late to join it.
  private var hasBegun = false

  /// Whether an animator of the program's has it, and not only those who animate alongside.
  var isOfAnimator = false

  init() { super.init(.transitionContext) }

  /// What UIKit calls the context that an animator is given.
  static var nameForAnimators: String { "_UIViewControllerOneToOneTransitionContext" }

  /// What UIKit calls it: an animator's context, or the coordinator of a transition.
  public var ownName: String {
    isOfAnimator ? Self.nameForAnimators : "_UIViewControllerTransitionCoordinator"
  }

  override var debugClassName: String { ownName }

  override func perform(_ message: Message, _ payload: Payload, _ simulator: Simulator)
    throws(Halt) -> Value
  {
    switch message {
    case .animateAlongside: return join(payload[0], payload[1], simulator)
    // The view only says where the animation happens.
    case .animateAlongsideIn: return join(payload[1], payload[2], simulator)
    case .notifyInteractionChanges, .notifyInteractionEnds:
      if let block = payload[0].object as? Block {
        simulator.retain(block)
        interactionChanges.append(block)
      }
      return .nothing
    case .finishInteraction:
      try simulator.releaseFinger(of: self, isCancelled: false, rule: .customAnimation)
      return .nothing
    case .cancelInteraction:
      try simulator.releaseFinger(of: self, isCancelled: true, rule: .customAnimation)
      return .nothing
    case .completeTransition:
      try complete(simulator, isFinished: payload[0].bool ?? true)
      return .nothing
    default: return try super.perform(message, payload, simulator)
    }
  }

  /// Takes an animation and what is to run after it, as long as it is not too late to join.
  private func join(_ animation: Value, _ completion: Value, _ simulator: Simulator) -> Value {
    if let block = animation.object as? Block, !hasBegun {
      simulator.retain(block)
      alongside.append(block)
    }
    if let block = completion.object as? Block {
      simulator.retain(block)
      completions.append(block)
    }
    return .bool(!hasBegun)
  }

  /// The view that a controller brings into the transition; nil where it stays out of it.
  public func view(of controller: UIViewController?) -> UIView? {
    controller === staying ? nil : controller?.loadedView
  }

  /// Ends the transition; a second time does nothing.
  func complete(_ simulator: Simulator, isFinished: Bool) throws(Halt) {
    guard let ending else { return }
    self.ending = nil
    if !isFinished { isCancelled = true }
    try ending(simulator, isFinished)
  }

  /// Runs what waits for the finger to leave.
  func runInteractionChanges(_ simulator: Simulator, rule: Rule) throws(Halt) {
    let blocks = interactionChanges
    interactionChanges = []
    for block in blocks {
      try simulator.run(block, as: .interactionChange, .object(self), rule: rule)
      try simulator.release(block)
    }
  }

  /// Runs what is to be animated alongside.
  func runAlongside(_ simulator: Simulator, rule: Rule) throws(Halt) {
    hasBegun = true
    let blocks = alongside
    alongside = []
    for block in blocks {
      try simulator.run(block, as: .animations, .object(self), rule: rule)
      try simulator.release(block)
    }
  }

  /// Runs what waits for the end.
  func runCompletions(_ simulator: Simulator, rule: Rule) throws(Halt) {
    let blocks = completions
    completions = []
    for block in blocks {
      try simulator.run(block, as: .completion, .object(self), rule: rule)
      try simulator.release(block)
    }
  }

  public override func releaseContents(_ simulator: Simulator) throws(Halt) {
    try super.releaseContents(simulator)
    let held = alongside + completions + interactionChanges
    alongside = []
    completions = []
    interactionChanges = []
    for block in held { try simulator.release(block) }
  }

  public override func sever() {
    super.sever()
    from = nil
    to = nil
    staying = nil
    container = nil
    ending = nil
    alongside = []
    completions = []
    interactionChanges = []
  }
}

extension RuntimeClass {
  /// What stands for `UIViewControllerTransitionCoordinator` and its contexts.
  static let transitionContext = RuntimeClass(
    shared: "UIViewControllerTransitionCoordinator", kind: .object)
}
