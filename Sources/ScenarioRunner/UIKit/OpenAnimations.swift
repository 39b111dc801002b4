import Lifecycle
import ScenarioSyntax

/// An animation between `beginAnimations` and `commitAnimations`, with what the program says of it.
struct OpenAnimation {
  /// Its name and its context, which the delegate is told.
  let arguments: [Value]
  /// Who is told of its end; not owned until the animation is committed.
  var delegate: WeakReference?
  /// The selector that is called of the delegate.
  var didStop: String?
}

/// Animations as they were written before there were blocks.
extension Interpreter {
  /// A type method of `UIView` that begins an animation, says something of it or commits it, by its first word in
  /// either language.
  func callOpenAnimation(_ name: String, _ values: [Value]) {
    let first = values.first ?? .nothing
    switch name {
    case "beginAnimations":
      system.uiKit.openAnimations.append(OpenAnimation(arguments: values))
      simulator.beginAnimation()
    case "setAnimationDuration": simulator.setOpenAnimationDuration(first.number ?? 0)
    case "setAnimationDelegate" where !system.uiKit.openAnimations.isEmpty:
      system.uiKit.openAnimations[system.uiKit.openAnimations.count - 1].delegate = first.object.map
      { WeakReference($0) }
    case "setAnimationDidStop" where !system.uiKit.openAnimations.isEmpty,
      "setAnimationDidStopSelector" where !system.uiKit.openAnimations.isEmpty:
      system.uiKit.openAnimations[system.uiKit.openAnimations.count - 1].didStop =
        first.isNothing ? nil : describe(first)
    case "commitAnimations":
      simulator.commitAnimation(
        completion: system.uiKit.openAnimations.popLast().flatMap { completion(of: $0) })
    default: break
    }
  }

  /// Calls the delegate with the animation's name, whether it has come to its end, and its context.
  private func completion(of animation: OpenAnimation) -> RuntimeBlock? {
    guard let selector = animation.didStop, let delegate = animation.delegate?.value.object else {
      return nil
    }
    let place = position.place
    let (name, context) = (
      animation.arguments.first ?? .nothing, animation.arguments.dropFirst().first
    )
    let block = makeBlock(owner: nil, captures: [.object(delegate)]) {
      interpreter, arguments throws(Halt) in
      let isFinished = arguments.first ?? .bool(true)
      return try interpreter.perform(
        selector, [name, isFinished, context ?? .nothing], on: delegate, at: place, rule: .delays)
    }
    simulator.adopt(block)
    return block
  }
}
