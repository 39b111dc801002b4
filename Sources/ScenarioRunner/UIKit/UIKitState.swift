import Lifecycle
import ScenarioSyntax

/// What UIKit remembers of a program, as far as the simulator does not.
final class UIKitState {
  /// What controls, gestures and timers do, by object.
  private var actions: [ObjectIdentifier: [ControlAction]] = [:]
  /// What has been said of the animations that are not committed yet, the innermost last.
  var openAnimations: [OpenAnimation] = []
  /// What objects have registered for changes of their traits, in the order of registration.
  private(set) var traitHandlers: [TraitHandler] = []
  /// Whether the program has made tabs that are objects.
  var hasTabObjects = false
  /// Its methods that are called for such tabs.
  private(set) var tabMethods: [MethodInfo] = []

  /// What an object does when it is tapped, or fires.
  func actions(of object: Object) -> [ControlAction] { actions[ObjectIdentifier(object)] ?? [] }

  /// Has an object do one thing more.
  func add(_ action: ControlAction, to object: Object) {
    actions[ObjectIdentifier(object), default: []].append(action)
  }

  /// Has an object do one thing alone.
  func set(_ action: ControlAction, of object: Object) {
    actions[ObjectIdentifier(object)] = [action]
  }

  /// Has an object do nothing any more.
  func removeActions(of object: Object) { actions[ObjectIdentifier(object)] = [] }

  /// Adds what is to be done when traits change.
  func add(_ handler: TraitHandler) { traitHandlers.append(handler) }

  /// Takes away what a registration has returned the token of.
  func removeHandlers(of token: Object) { traitHandlers.removeAll { $0.token === token } }

  /// Takes note of a method that is called for tabs that are objects.
  func add(tabMethod: MethodInfo) { tabMethods.append(tabMethod) }

  /// Lets go of what refers to each other.
  func sever() {
    actions = [:]
    tabMethods = []
  }
}

/// What a control does when it is tapped.
enum ControlAction {
  /// Sends a message; the target is not owned. The statement that says so is known where there is one.
  case target(Object?, selector: String, events: String, at: NodeSpan?)
  /// Runs a closure.
  case block(RuntimeBlock)
}
