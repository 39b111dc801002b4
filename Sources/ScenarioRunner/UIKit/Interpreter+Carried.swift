import Lifecycle
import ScenarioSyntax

/// Calls on values that are only carried, as far as they matter to an order: notifications,
/// storyboards, animators.
extension Interpreter {
  func callCarried(
    _ name: String, _ aggregate: Aggregate, _ arguments: [PassedArgument], at span: NodeSpan
  ) throws(Halt) -> Value {
    switch aggregate.typeName {
    case "NotificationCenter":
      if let result = try callNotificationCenter(name, arguments, at: span) { return result }
    case "UIStoryboard" where name.hasPrefix("instantiate"):
      return try instantiateFromStoryboard(arguments)
    case "UIViewPropertyAnimator":
      if let result = try callAnimator(name, aggregate, arguments) { return result }
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
    warnOfClosures(arguments, in: name)
    if let made = try makeExpected() { return made }
    return .aggregate(Carried.value("UIKit"))
  }

  // MARK: Storyboards

  /// A controller of a scene: of the class that the program casts it to, or named as its identifier.
  private func instantiateFromStoryboard(_ arguments: [PassedArgument]) throws(Halt) -> Value {
    if let creator = arguments.last?.value.object as? RuntimeBlock {
      let made = try call(creator, [.aggregate(Carried.value("NSCoder"))])
      if !made.isNothing { return made }
    }
    if let name = expectedClass, name != "UIViewController", name != "id" {
      expectedClass = nil
      let place = arguments.first?.span ?? NodeSpan(source: 0, lower: 0, upper: 0)
      let known = try classInfo(named: name)
      let info = if let known { known } else { try plainController(named: name, at: place) }
      if info.runtime.kind != .object { return .object(try allocate(info)) }
    }
    var name = "ViewController"
    if case .string(let identifier)? = arguments.first?.value, Self.mayNameClass(identifier) {
      let bytes = identifier.utf8.filter { $0 != 0x20 }
      name = String(decoding: Array(bytes), as: UTF8.self)
    }
    let known = try classInfo(named: name)
    if let known, known.runtime.kind != .object { return .object(try allocate(known)) }
    let controller =
      known == nil && !UIKitClasses.isProtocol(name) ? name : "ViewController"
    guard let above = try classInfo(named: "UIViewController") else { throw .failure }
    let info =
      classes[controller]
      ?? ClassInfo(
        name: controller, kind: .class, superclass: above,
        runtime: RuntimeClass(name: controller, superclass: above.runtime), isOfProgram: true)
    classes[controller] = info
    return .object(try allocate(info))
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
