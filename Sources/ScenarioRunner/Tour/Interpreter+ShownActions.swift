import CallTrace
import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// What a program sets, and what it calls that changes no order, in the trace of a tour: much of what is
/// pasted does nothing else.
extension Interpreter {
  /// Whether what the program's own code does now is to be shown.
  private var showsAll: Bool {
    tour.showsMore && (position.statement.map { source.owns($0) } ?? false)
  }

  /// Sets a property and shows that it is: one of UIKit's, or one of another object than the one whose code
  /// runs. Where setting it calls something, that is shown instead.
  ///
  /// - Parameter assign: Sets it; false where there is none of the name.
  func showing(
    _ name: String, _ value: Value, of object: Object, isOwn: Bool = false,
    _ assign: (Interpreter) throws(Halt) -> Bool
  ) throws(Halt) {
    let count = simulator.eventCount
    let isShown = showsAll && (!isOwn || object !== frame.selfValue.object)
    guard try assign(self), isShown, simulator.eventCount == count, !object.isDeallocated else {
      return
    }
    try show(setting: name, value, of: object)
  }

  /// Shows that a property is set.
  func show(
    setting name: String, _ value: Value, of object: Object, level: MessageSelector.Level = .views
  ) throws(Halt) {
    let bare = name.hasPrefix("is") && name.dropFirst(2).first?.isUppercase == true
    let setter = "set" + (bare ? String(name.dropFirst(2)) : SelectorName.capitalized(name)) + ":"
    try show(
      MessageSelector(swift: name, objectiveC: setter, level: level), .values([value]), object)
  }

  /// Shows the call of a method that changes no order: `tableView.reloadData()`.
  func show(call name: String, _ arguments: [PassedArgument], on object: Object) throws(Halt) {
    guard showsAll, !object.isDeallocated else { return }
    try show(
      written(name, arguments, level: .views), payload(arguments.map { $0.value }), object)
  }

  private func show(_ selector: MessageSelector, _ payload: Payload, _ object: Object) throws(Halt)
  {
    tour.noteShown()
    let call = try simulator.enter(
      simulator.intern(selector), payload, object, rule: nil, isOverridden: false)
    simulator.leave(call)
  }
}
