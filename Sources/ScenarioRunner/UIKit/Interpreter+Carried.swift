import Lifecycle
import ScenarioSyntax

/// Calls on values that are only carried, as far as they matter to an order: notifications and
/// animators.
extension Interpreter {
  func callCarried(
    _ name: String, _ aggregate: Aggregate, _ arguments: [PassedArgument], at span: NodeSpan
  ) throws(Halt) -> Value {
    switch aggregate.typeName {
    case "NotificationCenter":
      if let made = makeSystemPublisher(name, arguments) { return made }
      if name == "notifications" { return makeNotifications(arguments) }
      if let result = try callNotificationCenter(name, arguments, at: span) { return result }
    case "UserDefaults", "NSUserDefaults":
      if let result = try callUserDefaults(name, arguments) { return result }
    case "UIViewPropertyAnimator":
      if let result = try callAnimator(name, aggregate, arguments) { return result }
    case "ContinuousClock" where name == "sleep", "SuspendingClock" where name == "sleep":
      try sleep(arguments.first?.value.number ?? 0, at: span)
      return .nothing
    case "DispatchGroup" where name == "notify":
      if let block = arguments.last?.value.object as? RuntimeBlock { simulator.async(block) }
      return .nothing
    case "NSNull": return name == "isKind" || name == "isKindOfClass" ? .bool(true) : .nothing
    default: break
    }
    switch name {
    case "isEqual", "isEqualToString", "isKind", "isKindOfClass", "responds", "respondsToSelector":
      return .bool(false)
    // What is initialised is what was allocated.
    case _ where name.hasPrefix("init"): return .aggregate(aggregate)
    default: break
    }
    if let block = arguments.last?.value.object as? RuntimeBlock, Self.callsAtOnce.contains(name) {
      return try call(block, [.aggregate(aggregate)])
    }
    warnOfClosures(arguments, in: name)
    if let made = try makeExpected() { return made }
    return .aggregate(Carried.value("UIKit"))
  }

  /// A URL, of which a program reads the text; nil where there is none.
  func makeURL(_ arguments: [PassedArgument]) -> Value {
    let text = arguments.first.map { describe($0.value) } ?? ""
    if arguments.first?.label == "string", text.isEmpty { return .nothing }
    let fields = [Carried.text, "absoluteString"].map {
      Aggregate.Field(name: $0, value: .string(text))
    }
    return .aggregate(Carried.value("URL", fields))
  }

  // MARK: Property animators

  /// An animator's animations run when it starts, and its completions after its duration.
  private func callAnimator(_ name: String, _ aggregate: Aggregate, _ arguments: [PassedArgument])
    throws(Halt) -> Value?
  {
    guard case .object(let state as AnimatorState)? = aggregate["state"] else { return nil }
    let block = arguments.last?.value.object as? RuntimeBlock
    switch name {
    case "addAnimations":
      if let block {
        simulator.retain(block)
        state.animations.append(block)
      }
    case "addCompletion":
      if let block {
        simulator.retain(block)
        state.completions.append(block)
      }
    case "startAnimation":
      let animations = state.animations
      let completions = state.completions
      let animate = RuntimeBlock(owner: nil) { [unowned(unsafe) self] _, _ throws(Halt) in
        for block in animations { _ = try self.call(block, []) }
        return .nothing
      }
      let complete = RuntimeBlock(owner: nil) { [unowned(unsafe) self] _, _ throws(Halt) in
        for block in completions { _ = try self.call(block, [.member("end")]) }
        return .nothing
      }
      simulator.adopt(animate)
      simulator.adopt(complete)
      let delay = arguments.first?.value.number ?? 0
      try simulator.animate(
        duration: max(0, state.duration + delay), animations: animate, completion: complete)
    default: return nil
    }
    return .nothing
  }

  /// `UIViewPropertyAnimator(duration:curve:animations:)`.
  func makeAnimator(_ arguments: [PassedArgument]) -> Value {
    let state = AnimatorState()
    simulator.adopt(state)
    for argument in arguments {
      if let number = argument.value.number, argument.label == "duration" {
        state.duration = number
      }
      if let block = argument.value.object as? RuntimeBlock {
        simulator.retain(block)
        state.animations.append(block)
      }
    }
    return .aggregate(
      Carried.value(
        "UIViewPropertyAnimator", [Aggregate.Field(name: "state", value: .object(state))]))
  }
}

/// What a property animator is to do.
final class AnimatorState: Object, @unchecked Sendable {
  var duration = 0.25
  var animations: [RuntimeBlock] = []
  var completions: [RuntimeBlock] = []

  init() { super.init(.object) }

  override func releaseContents(_ simulator: Simulator) throws(Halt) {
    try super.releaseContents(simulator)
    let held = animations + completions
    animations = []
    completions = []
    for block in held { try simulator.release(block) }
  }

  override func sever() {
    super.sever()
    animations = []
    completions = []
  }
}
