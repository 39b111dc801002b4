import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// `UIViewPropertyAnimator`: its animations run when it starts, and its completions after its duration.
extension Interpreter {
  private static var field: String { "animator" }

  /// `UIViewPropertyAnimator(duration:curve:animations:)`.
  func makeAnimator(_ arguments: [PassedArgument]) -> Value {
    let animator = Animator()
    simulator.adopt(animator)
    for argument in arguments {
      // Objective-C's first argument has no label.
      if let number = argument.value.number, argument.label ?? "duration" == "duration" {
        animator.duration = number
      }
      if let block = argument.value.object as? RuntimeBlock {
        animator.add(animations: block, simulator)
      }
    }
    return value(of: animator)
  }

  /// `UIViewPropertyAnimator.runningPropertyAnimator(withDuration:delay:options:animations:completion:)`.
  func runAnimator(_ arguments: [PassedArgument]) throws(Halt) -> Value {
    let animator = Animator()
    simulator.adopt(animator)
    var delay = 0.0
    for argument in arguments {
      switch (argument.label, argument.value) {
      case ("delay", let value): delay = value.number ?? 0
      case ("completion", .object(let block as RuntimeBlock)):
        animator.add(completion: block, simulator)
      case (_, .object(let block as RuntimeBlock)): animator.add(animations: block, simulator)
      case (let label?, let value) where label.hasSuffix("uration"):
        animator.duration = value.number ?? animator.duration
      default: break
      }
    }
    try start(animator, after: delay)
    return value(of: animator)
  }

  private func value(of animator: Animator) -> Value {
    .aggregate(
      Opaque.value(
        "UIViewPropertyAnimator",
        [Aggregate.Field(name: Self.field, value: .object(animator))]))
  }

  /// A call on an animator; nil where it changes nothing that an order tells of.
  func callAnimator(_ name: String, _ aggregate: Aggregate, _ arguments: [PassedArgument])
    throws(Halt) -> Value?
  {
    guard case .object(let animator as Animator)? = aggregate[Self.field] else {
      return name.hasPrefix("initWith") ? makeAnimator(arguments) : nil
    }
    let block = arguments.last { $0.value.object is RuntimeBlock }?.value.object as? RuntimeBlock
    switch name {
    case "addAnimations":
      guard let block else { break }
      animator.add(animations: block, simulator)
      if animator.state == .active { try animate(animator, for: animator.duration, nil) }
    case "addCompletion": if let block { animator.add(completion: block, simulator) }
    case "startAnimation", "startAnimationAfterDelay":
      if animator.state == .inactive {
        try start(animator, after: arguments.first?.value.number ?? 0)
      } else if animator.state == .active, animator.runsSince == nil {
        runOn(animator)
      }
    case "pauseAnimation": try pause(animator)
    case "continueAnimation", "continueAnimationWithTimingParameters":
      try runOn(animator, within: arguments.last?.value.number ?? 0)
    case "stopAnimation":
      guard animator.state == .active else { break }
      try halt(animator)
      let isFinal = arguments.first.map { truth(of: $0.value) } ?? false
      animator.state = isFinal ? .inactive : .stopped
      if isFinal { try animator.dropCompletions(simulator) }
    case "finishAnimation", "finishAnimationAtPosition":
      guard animator.state == .stopped else { break }
      try finish(animator, at: arguments.first?.value ?? .member("current"))
    default: return nil
    }
    return .nothing
  }

  /// Whether an animator runs, and what else it says of that.
  func animatorMember(_ name: String, of aggregate: Aggregate) -> Value? {
    guard case .object(let animator as Animator)? = aggregate[Self.field] else { return nil }
    switch name {
    case "isRunning", "running": return .bool(animator.runsSince != nil)
    case "isReversed", "reversed": return .bool(animator.isReversed)
    case "fractionComplete": return .double(animator.fraction(at: simulator.seconds))
    case "state": return .member(animator.state.rawValue)
    case "duration": return .double(animator.duration)
    default: return nil
    }
  }

  /// Turns an animator round, or puts it somewhere on its way; false where a member does neither.
  func setAnimatorMember(_ name: String, of aggregate: Aggregate, to value: Value) throws(Halt)
    -> Bool
  {
    guard case .object(let animator as Animator)? = aggregate[Self.field] else { return false }
    switch name {
    case "isReversed", "reversed":
      let isReversed = truth(of: value)
      guard animator.isReversed != isReversed else { break }
      let runs = animator.runsSince != nil
      if runs { try halt(animator) }
      animator.isReversed = isReversed
      if runs { runOn(animator) }
    case "fractionComplete":
      if animator.state == .inactive { try pause(animator) }
      if animator.runsSince != nil { try halt(animator) }
      animator.fraction = min(1, max(0, value.number ?? 0))
    default: return false
    }
    return true
  }

  private func start(_ animator: Animator, after delay: Double) throws(Halt) {
    animator.state = .active
    animator.fraction = animator.isReversed ? 1 : 0
    animator.pace = 1
    animator.runsSince = simulator.seconds + max(0, delay)
    try animate(animator, for: animator.duration + delay, completion(of: animator))
  }

  /// What tells an animator's completions when it has come to its end, or back to its start.
  private func completion(of animator: Animator) -> RuntimeBlock {
    // It is alive as long as it runs, whoever else has it.
    let complete = makeBlock(owner: nil, captures: [.object(animator)]) {
      interpreter, _ throws(Halt) in
      try interpreter.finish(animator, at: .member(animator.isReversed ? "start" : "end"))
      return .nothing
    }
    simulator.adopt(complete)
    return complete
  }

  /// Pauses an animator; one that has not been started runs its animations first.
  private func pause(_ animator: Animator) throws(Halt) {
    switch animator.state {
    case .inactive:
      animator.state = .active
      animator.fraction = 0
      try animate(animator, for: animator.duration, nil)
    case .active: try halt(animator)
    case .stopped: break
    }
  }

  /// Has an animator stay where it is.
  private func halt(_ animator: Animator) throws(Halt) {
    animator.fraction = animator.fraction(at: simulator.seconds)
    animator.runsSince = nil
    animator.haltedViews += try simulator.haltAnimations(of: animator)
  }

  /// Has a halted animator run on, in its own time or in a multiple of its duration.
  private func runOn(_ animator: Animator, within factor: Double) throws(Halt) {
    guard animator.state == .active, animator.runsSince == nil else { return }
    let usual = animator.isReversed ? animator.fraction : 1 - animator.fraction
    runOn(animator, pace: factor > 0 && usual > 0 ? usual / factor : 1)
  }

  private func runOn(_ animator: Animator, pace: Double = 1) {
    animator.pace = pace
    animator.runsSince = simulator.seconds
    let views = animator.haltedViews
    animator.haltedViews = []
    simulator.runAnimationsOn(
      of: animator, views, for: animator.remaining, completion: completion(of: animator))
  }

  /// Runs the animations that have not run yet.
  private func animate(_ animator: Animator, for duration: Double, _ completion: RuntimeBlock?)
    throws(Halt)
  {
    let animations = animator.animations
    let animate = makeBlock(owner: nil) { interpreter, _ throws(Halt) in
      for block in animations { _ = try interpreter.call(block, []) }
      return .nothing
    }
    simulator.adopt(animate)
    try simulator.animate(
      duration: max(0, duration), animations: animate, completion: completion, owner: animator)
    try animator.dropAnimations(simulator)
  }

  /// Tells the completions where the animation has ended.
  private func finish(_ animator: Animator, at position: Value) throws(Halt) {
    animator.state = .inactive
    animator.runsSince = nil
    animator.fraction = 0
    for block in animator.completions { _ = try call(block, [position]) }
    try animator.dropCompletions(simulator)
  }
}
