/// An animation of the program's, or a transition between children, that is under way.
final class Animation {
  /// The views it changes; taking its animations from one of them ends it early.
  var views: [UIView]
  /// In whose name it ends.
  let actor: Object?
  /// What happens when it has ended; told whether it came to its end.
  let finish: (Simulator, Bool) throws(Halt) -> Void
  /// How long it takes, in seconds.
  let duration: Double
  /// Whose it is, by which it can be taken back: a property animator's.
  var owner: Object?
  /// What it owns until it has ended or has been halted.
  let owned: [Object]
  /// Whether something has taken it from its views.
  var isInterrupted = false
  var isOver = false
  /// Which of all animations it is, counted from one as they begin.
  var order = 0

  init(
    of views: [UIView], duration: Double, by actor: Object?, owning objects: [Object?] = [],
    in simulator: Simulator, finish: @escaping (Simulator, Bool) throws(Halt) -> Void
  ) {
    self.views = views
    self.duration = duration
    self.actor = actor
    self.finish = finish
    owned = objects.compactMap { $0 }
    for object in owned { simulator.retain(object) }
  }
}

/// Animations that may be interrupted, and the blocks that are run to describe them.
extension Simulator {
  // MARK: UIView animations

  /// `UIView.animate(withDuration:animations:completion:)`: the changes happen now, the completion
  /// comes when the animation has ended.
  ///
  /// - Parameters:
  ///   - flushes: whether pending updates are applied before the block and after it.
  ///   - owner: whose animation it is, where that may halt it.
  public func animate(
    duration: Double, animations: Block, completion: Block?, flushes: Bool = false,
    owner: Object? = nil
  ) throws(Halt) {
    let flushes = flushes && follows(.flushUpdates)
    if flushes { try flushUpdates() }
    let views = try runAnimations(
      animations, duration: duration, rule: .animationBlock, flushes: flushes)
    guard let completion else { return waitInTransactions(for: max(0, duration)) }
    startAnimation(of: views, duration: duration, completion: completion, owner: owner)
  }

  /// Starts an animation whose views have been changed already.
  func startAnimation(
    of views: [UIView], duration: Double, completion: Block, owner: Object?
  ) {
    let animation = Animation(
      of: views, duration: max(0, duration), by: nil, owning: [completion], in: self
    ) { simulator, isFinished throws(Halt) in
      try simulator.run(completion, as: .completion, .bool(isFinished), rule: .delays)
    }
    animation.owner = owner
    start(animation)
  }

  /// Runs the block that describes an animation; the views that it changes.
  @discardableResult
  func runAnimations(
    _ block: Block, duration: Double, rule: Rule, flushes: Bool = false
  ) throws(Halt) -> [UIView] {
    let outer = animationDuration
    let outerViews = animatedViews
    let outerBlock = animationBlock
    animationBlocks += 1
    animationBlock = animationBlocks
    animationDuration = duration
    animatedViews = []
    defer {
      animationDuration = outer
      animatedViews = outerViews
      animationBlock = outerBlock
    }
    try run(block, as: .animations, rule: rule)
    if flushes { try flushUpdates() }
    return animatedViews
  }

  /// Takes note that the program has changed a view, which the animation around it then animates.
  public func noteChange(of view: UIView) {
    guard animationDuration != nil, view.animationBlock != animationBlock else { return }
    view.animationBlock = animationBlock
    animatedViews.append(view)
  }

  /// `UIView.transition(from:to:duration:options:completion:)`: swaps two views, which drives their
  /// controllers by the window (R117), or only shows the one and hides the other (R113).
  public func transition(
    from: UIView, to: UIView, duration: Double, hides: Bool, completion: Block?
  ) throws(Halt) {
    let outer = animationDuration
    animationDuration = duration
    defer { animationDuration = outer }
    if hides {
      apply(.showHide)
      from.isHidden = true
      to.isHidden = false
    } else if let superview = from.superview {
      try send(.showView, .object(to), to: superview, rule: .viewTransition)
      try send(.hideView, to: from, rule: .viewTransition)
    }
    guard let completion else { return }
    startAnimation(of: [from, to], duration: duration, completion: completion, owner: nil)
  }

  // MARK: Beginning and ending

  /// Starts an animation; it ends after its duration, or when it is interrupted.
  func start(_ animation: Animation) {
    if let driver = interactionThatHolds { return driver.held.append(animation) }
    animationsBegun += 1
    animation.order = animationsBegun
    animations[animation.order] = animation
    afterAnimation(animation.duration, by: animation.actor, owner: animation.owner) {
      simulator throws(Halt) in
      try simulator.end(animation, isFinished: true)
    }
  }

  /// `layer.removeAllAnimations()`: what animates a view ends early, in the next turn.
  public func removeAnimations(of view: UIView) {
    spend(parts: animations.count)
    interrupt(animations(where: { $0.views.place(of: view) != nil }))
  }

  /// The application goes to the background: no animation comes to its end.
  func removeAllAnimations() { interrupt(animations(where: { _ in true })) }

  /// Those of the animations under way that something holds of, in the order in which they have begun.
  func animations(where isWanted: (Animation) -> Bool) -> [Animation] {
    animations.values.filter(isWanted).sorted { $0.order < $1.order }
  }

  private func interrupt(_ running: [Animation]) {
    for animation in running where !animation.isInterrupted {
      animation.isInterrupted = true
      afterAnimation(0, by: animation.actor) { simulator throws(Halt) in
        simulator.apply(.interruptedAnimation)
        try simulator.end(animation, isFinished: false)
      }
    }
  }

  private func end(_ animation: Animation, isFinished: Bool) throws(Halt) {
    guard !animation.isOver else { return }
    animation.isOver = true
    animations[animation.order] = nil
    try animation.finish(self, isFinished)
    for object in animation.owned { try release(object) }
  }
}

extension Rule {
  static let showHide = Rule(
    113, "transition-showhide",
    "With showHideTransitionViews UIView.transition(from:to:) hides and shows the views and moves"
      + " none; the transition of view controllers takes no notice of the option.",
    sources: "apple-showhide apple-uiview-transition apple-child-transition", .inferred)
  static let animationBlock = Rule(
    284, "animation-block",
    "The block that describes an animation runs inside the call; the completion when the animation has"
      + " ended.",
    sources: "so-11467188 apple-animate", .inferred)
  static let interruptedAnimation = Rule(
    201, "animation-interrupted",
    "An animation whose view loses its animations, or whose application goes to the background,"
      + " ends early: its completion is called with false.",
    sources: "apple-animate", .inferred)
}
