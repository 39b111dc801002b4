import Lifecycle
import ScenarioSyntax

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
      Carried.value(
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
      }
    case "stopAnimation":
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
    case "isRunning": return .bool(animator.state == .active)
    case "state": return .member(animator.state.rawValue)
    case "duration": return .double(animator.duration)
    default: return nil
    }
  }

  private func start(_ animator: Animator, after delay: Double) throws(Halt) {
    animator.state = .active
    animator.runs += 1
    let run = animator.runs
    // It is alive as long as it runs, whoever else has it.
    let complete = RuntimeBlock(owner: nil, captures: [.object(animator)]) {
      [unowned(unsafe) self] _, _ throws(Halt) in
      if animator.state == .active, animator.runs == run {
        try self.finish(animator, at: .member("end"))
      }
      return .nothing
    }
    simulator.adopt(complete)
    try animate(animator, for: animator.duration + delay, complete)
  }

  /// Runs the animations that have not run yet.
  private func animate(_ animator: Animator, for duration: Double, _ completion: RuntimeBlock?)
    throws(Halt)
  {
    let animations = animator.animations
    let animate = RuntimeBlock(owner: nil) { [unowned(unsafe) self] _, _ throws(Halt) in
      for block in animations { _ = try self.call(block, []) }
      return .nothing
    }
    simulator.adopt(animate)
    try simulator.animate(
      duration: max(0, duration), animations: animate, completion: completion)
    try animator.dropAnimations(simulator)
  }

  /// Tells the completions where the animation has ended.
  private func finish(_ animator: Animator, at position: Value) throws(Halt) {
    animator.state = .inactive
    for block in animator.completions { _ = try call(block, [position]) }
    try animator.dropCompletions(simulator)
  }
}
