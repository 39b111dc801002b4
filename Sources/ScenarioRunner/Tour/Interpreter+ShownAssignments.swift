import Lifecycle
import ScenarioSyntax
import Tracing

/// Properties that a program sets, in the trace of a tour: much of what is pasted does nothing else.
extension Interpreter {
  /// How many are shown: more nobody reads.
  private static let mostAssignments = 400

  /// Sets a property and shows that it is: one of UIKit's, or one of another object than the one whose code
  /// runs. Where setting it calls something, that is shown instead.
  func showing(
    _ name: String, _ value: Value, of object: Object, isOwn: Bool = false,
    _ assign: (Interpreter) throws(Halt) -> Void
  ) throws(Halt) {
    guard isForTour, shownAssignments < Self.mostAssignments,
      !isOwn || object !== frame.selfValue.object, statement?.source == ownSource
    else { return try assign(self) }
    let count = simulator.eventCount
    try assign(self)
    guard simulator.eventCount == count, !object.isDeallocated else { return }
    shownAssignments += 1
    let bare = name.hasPrefix("is") && name.dropFirst(2).first?.isUppercase == true
    let setter = "set" + (bare ? String(name.dropFirst(2)) : SelectorName.capitalized(name)) + ":"
    let id = simulator.intern(Selector(swift: name, objectiveC: setter, level: .views))
    let call = try simulator.enter(
      id, .values([value]), object, rule: nil, isOverridden: false)
    simulator.leave(call)
  }
}
