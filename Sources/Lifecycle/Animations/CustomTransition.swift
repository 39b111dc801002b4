import CallTrace

/// A transition that the program animates itself: an animator, and whoever drives it.
struct CustomTransition {
  /// The object that animates.
  let animator: Object
  /// The object that drives the transition by a finger, if one does.
  let interaction: Object?
}

/// `UIPercentDrivenInteractiveTransition`: holds the animations of an animator until the finger leaves.
final class PercentDrivenTransition: Object {
  /// The transition that it drives.
  var context: TransitionContext?
  /// The animations that wait for the finger.
  var held: [Animation] = []

  override func perform(_ message: Message, _ payload: Payload, _ simulator: Simulator)
    throws(Halt) -> Value
  {
    switch message {
    case .finishInteraction: try letGo(simulator, isCancelled: false)
    case .cancelInteraction: try letGo(simulator, isCancelled: true)
    default: return try super.perform(message, payload, simulator)
    }
    return .nothing
  }

  /// The finger leaves: the animations run on, or back.
  private func letGo(_ simulator: Simulator, isCancelled: Bool) throws(Halt) {
    guard let context else { return }
    self.context = nil
    try simulator.releaseFinger(of: context, isCancelled: isCancelled, rule: .customAnimation)
    let animations = held
    held = []
    for animation in animations { simulator.start(animation) }
  }

  public override func sever() {
    super.sever()
    context = nil
    held = []
  }
}

extension Simulator {
  /// Has an animator animate a transition; it goes on until the program says that it is complete.
  ///
  /// A controller that stays takes part in the transition, but its view does not.
  func run(
    _ custom: CustomTransition, from: UIViewController?, to: UIViewController?,
    staying: UIViewController? = nil, in container: UIView,
    joining coordinator: TransitionContext? = nil,
    ending: @escaping (Simulator, Bool) throws(Halt) -> Void
  ) throws(Halt) -> TransitionContext {
    let context = coordinator ?? TransitionContext()
    if coordinator == nil { adopt(context) }
    context.from = from
    context.to = to
    context.staying = staying
    let own = try makeContainer(ofTransitionFrom: from, in: container)
    context.container = own ?? container
    context.isOfAnimator = true
    context.label = TransitionContext.nameForAnimators
    context.isAnimated = true
    context.isInteractive = custom.interaction != nil
    let held = [custom.animator, custom.interaction, context].compactMap { $0 }
    for object in held { retain(object) }
    context.ending = { simulator, isFinished throws(Halt) in
      if let own {
        try simulator.empty(own, into: container, keeping: isFinished ? to : from)
      }
      try ending(simulator, isFinished)
      if let own { try simulator.letGo(ofContainer: own) }
      try simulator.tell(
        custom.animator, .animationEnded, [.bool(isFinished)], rule: .customAnimation)
      try context.runCompletions(simulator, rule: .customAnimation)
      for object in held { try simulator.release(object) }
    }
    let arguments: [Value] = [.object(context)]
    let duration = try tell(
      custom.animator, .transitionDuration, arguments, rule: .customAnimation)
    if let seconds = duration?.number { context.duration = seconds }
    if let driver = custom.interaction as? PercentDrivenTransition {
      driver.context = context
      let outer = interactionThatHolds
      interactionThatHolds = driver
      defer { interactionThatHolds = outer }
      try tell(custom.animator, .animateTransition, arguments, rule: .customAnimation)
    } else if let interaction = custom.interaction {
      try tell(interaction, .startInteractive, arguments, rule: .customAnimation)
    } else {
      try tell(custom.animator, .animateTransition, arguments, rule: .customAnimation)
    }
    try context.runAlongside(self, rule: .customAnimation)
    return context
  }

  /// The animator that a delegate answers with, and the one that is to drive it; whoever asked owns them
  /// until it lets go of them.
  func customTransition(
    _ delegate: Object?, _ question: Message, _ arguments: [Value], driver: Message,
    about container: Object?
  ) throws(Halt) -> CustomTransition? {
    guard let answer = try tell(delegate, question, arguments, rule: .customAnimation),
      let animator = answer.object
    else { return nil }
    // Nobody would ever say that such a transition is complete.
    guard animator.runtimeClass.implements(.animateTransition) else {
      try note(
        "\(animator.runtimeClass.name) has no animateTransition(using:) here: the transition is UIKit's own"
      )
      return nil
    }
    // Made for the answer, it has no other owner, and goes with the arguments of the next question.
    retain(animator)
    var asked: [Value] = [.object(animator)]
    if let container { asked.insert(.object(container), at: 0) }
    let interaction = try tell(delegate, driver, asked, rule: .customAnimation)?.object
    if let interaction { retain(interaction) }
    return CustomTransition(animator: animator, interaction: interaction)
  }

  /// A presentation or dismissal that an object of the program's drives is interactive.
  func note(_ custom: CustomTransition?, in presentation: Presentation) {
    guard custom?.interaction != nil else { return }
    presentation.isInteractive = true
    presentation.coordinator?.isInteractive = true
  }

  /// Gives up a transition that has begun, and owns what it needs, or that does not come about.
  func letGo(of custom: CustomTransition?) {
    for held in [custom?.animator, custom?.interaction] {
      if let held { autorelease(held) }
    }
  }
}

extension RuntimeClass {
  /// `UIPercentDrivenInteractiveTransition`.
  static let percentDriven = RuntimeClass(
    shared: "UIPercentDrivenInteractiveTransition", kind: .percentDriven)
}

extension Rule {
  static let customAnimation = Rule(
    207, "custom-animation",
    "A delegate may return an animator: it is asked before the will-callbacks and animates after"
      + " them. The did-callbacks are called when the animator calls completeTransition; with"
      + " false, those of the way back.",
    sources: "apple-animator", .inferred, since: 7)
}
