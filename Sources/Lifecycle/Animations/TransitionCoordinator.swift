/// The coordinator of a transition that UIKit animates itself (R223).
extension Simulator {
  /// The coordinator of the animated transition that a controller, or one that contains it, takes part
  /// in; nil when there is none. It is made when it is first asked for.
  public func transitionCoordinator(of controller: UIViewController) -> TransitionContext? {
    guard profile.follows(.transitionCoordinator) else { return nil }
    var context: TransitionContext?
    _ = follow(
      controller, to: { $0.parent },
      until: { found in
        context = ownCoordinator(of: found)
        return context != nil
      })
    return context
  }

  private func ownCoordinator(of controller: UIViewController) -> TransitionContext? {
    let presented = controller.presentedViewController
    if let presentation = presented?.presentation ?? controller.presentation,
      presentation.isAnimating
    {
      return coordinator(of: presentation, presented ?? controller)
    }
    if let presentation = controller.presentation, presentation.isAnimating {
      return coordinator(of: presentation, controller)
    }
    if let running = (controller as? UITabBarController)?.animatedSwitch {
      return coordinator(of: running)
    }
    if let split = controller as? UISplitViewController, split.columnAnimations > 0 {
      return coordinator(of: split)
    }
    guard let navigation = controller as? UINavigationController else { return nil }
    let ending = navigation.isTransitionScheduled ? nil : navigation.ending
    if let running = navigation.transition ?? ending {
      guard running.isAnimated else { return nil }
      if let present = running.coordinator { return present }
      let made = makeCoordinator(
        from: running.from, to: running.to,
        isInteractive: running.isInteractive || running.isDriven)
      running.coordinator = made
      return made
    }
    guard navigation.isTransitionScheduled, navigation.isScheduledAnimated else { return nil }
    if let present = navigation.nextCoordinator { return present }
    let made = makeCoordinator(
      from: navigation.displayed, to: navigation.topViewController, isInteractive: false)
    navigation.nextCoordinator = made
    return made
  }

  /// The coordinator of columns that come or go.
  private func coordinator(of split: UISplitViewController) -> TransitionContext {
    if let present = split.columnCoordinator { return present }
    let made = makeCoordinator(from: nil, to: nil, isInteractive: false)
    made.duration = Self.columnDuration
    split.columnCoordinator = made
    return made
  }

  private func coordinator(of presentation: Presentation, _ presented: UIViewController)
    -> TransitionContext
  {
    if let present = presentation.coordinator { return present }
    let isDismissal = presentation.stage == .dismissing
    let made = makeCoordinator(
      from: isDismissal ? presented : presentation.presenter,
      to: isDismissal ? presentation.presenter : presented,
      isInteractive: presentation.isInteractive)
    made.duration = presentation.duration
    made.isAnimated = presentation.duration > 0
    if !presentation.removesPresenter { made.staying = presentation.presenter }
    presentation.coordinator = made
    return made
  }

  func makeCoordinator(
    from: UIViewController?, to: UIViewController?, isInteractive: Bool
  ) -> TransitionContext {
    let context = TransitionContext()
    adopt(context)
    retain(context)
    context.from = from
    context.to = to
    context.isAnimated = true
    context.isInteractive = isInteractive
    return context
  }

  /// The animation of a transition begins: what is animated alongside runs.
  func begin(_ coordinator: TransitionContext?) throws(Halt) {
    try coordinator?.runAlongside(self, rule: .transitionCoordinator)
  }

  /// The finger leaves: those who wait for that are told whether the transition is let go.
  func releaseFinger(
    of coordinator: TransitionContext?, isCancelled: Bool, rule: Rule = .transitionCoordinator
  ) throws(Halt) {
    guard let coordinator else { return }
    coordinator.isCancelled = isCancelled
    coordinator.wasInteractive = coordinator.isInteractive || coordinator.wasInteractive
    coordinator.isInteractive = false
    try coordinator.runInteractionChanges(self, rule: rule)
  }

  /// A transition has ended: what waits for that runs.
  func end(_ coordinator: TransitionContext?, isCancelled: Bool = false) throws(Halt) {
    guard let coordinator else { return }
    if isCancelled { coordinator.isCancelled = true }
    try coordinator.runCompletions(self, rule: .transitionCoordinator)
    try release(coordinator)
  }

  /// Ends the animation of a presentation or dismissal, and its coordinator.
  func endAnimation(of presentation: Presentation?, isCancelled: Bool = false) throws(Halt) {
    guard let presentation else { return }
    let coordinator = presentation.coordinator
    presentation.coordinator = nil
    presentation.isAnimating = false
    presentation.isInteractive = false
    try end(coordinator, isCancelled: isCancelled)
  }
}

extension Rule {
  static let transitionCoordinator = Rule(
    223, "transition-coordinator",
    "An animated transition has a coordinator, from the call that begins it: what is animated alongside"
      + " runs after the will-callbacks, its completion after the did-callbacks and the delegate's didShow, and"
      + " where a finger drives it, what waits for a change of interaction as the finger leaves.",
    sources: "apple-coordinator", .inferred, since: 7)
}
