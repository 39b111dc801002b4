import Lifecycle
import ScenarioSyntax

/// What a program reads of a transition that it takes part in.
extension Interpreter {
  func read(_ native: UIKitProperties.Native, of context: TransitionContext) -> Value {
    switch native {
    case .transitionWasCancelled: .bool(context.isCancelled)
    case .isAnimated: .bool(context.isAnimated)
    case .isInteractive: .bool(context.isInteractive)
    case .initiallyInteractive: .bool(context.isInteractive || context.wasInteractive)
    case .containerView: .optional(context.container)
    case .transitionDuration: .double(context.isAnimated ? context.duration : 0)
    default: .nothing
    }
  }

  /// The views of a presentation controller; its frame is that of the container, which it fills.
  func readSides(
    _ native: UIKitProperties.Native, of controller: UIPresentationController
  ) throws(Halt) -> Value {
    switch native {
    case .containerView: return .optional(simulator.container(of: controller))
    case .presentedView:
      guard let presented = presented(by: controller) else { return .nothing }
      return .object(try simulator.view(of: presented))
    case .presentedFrame:
      guard let frame = simulator.container(of: controller)?.frame else {
        return Geometry.rect(.zero)
      }
      return Geometry.rect(Rect(x: 0, y: 0, width: frame.width, height: frame.height))
    default: return .nothing
    }
  }

  /// `context.view(forKey: .to)`, `viewController(forKey:)` and `finalFrame(for:)`.
  func readContext(_ native: UIKitMethods.Native, _ key: Value, of object: Object) -> Value {
    guard let context = object as? TransitionContext else { return .nothing }
    if case .contextFrame = native {
      return context.container.map { Geometry.rect($0.frame) } ?? .nothing
    }
    guard case .member(let name) = key else { return .nothing }
    let controller = name == "to" ? context.to : context.from
    if case .contextView = native { return .optional(context.view(of: controller)) }
    return .optional(controller)
  }
}
