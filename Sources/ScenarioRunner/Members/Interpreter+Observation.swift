import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// Observation: what the program reads and sets of `@Observable` classes.
extension Interpreter {
  /// Tells those who have read a property that it is about to change; to set what is equal is no change,
  /// where its type can be compared.
  func noteChange(of property: PropertyInfo, to value: Value, in object: Object) throws(Halt) {
    if let old = object.properties[property.name] {
      if case .object(let one) = old, case .object(let other) = value, one === other { return }
      if canCompare(old), canCompare(value), isEqual(old, value) { return }
    }
    try simulator.noteChange(property.name, of: object)
  }

  /// Whether the type of a value is surely `Equatable`.
  private func canCompare(_ value: Value) -> Bool {
    switch value {
    case .object: false
    case .array(let elements):
      simulator.spend(elements.count) && elements.allSatisfy { canCompare($0) }
    case .dictionary(let entries):
      simulator.spend(entries.count) && entries.allSatisfy { canCompare($0.value) }
    case .aggregate(let aggregate):
      (!aggregate.isCase || aggregate.fields.isEmpty)
        && (structureType(aggregate).map { info in
          !info.isOfProgram || Self.equatable.contains { info.isKind(of: $0) }
        } ?? true)
    default: true
    }
  }

  private static let equatable = ["Equatable", "Hashable", "Comparable"]

  /// `withObservationTracking { … } onChange: { … }`.
  func trackObservation(_ arguments: [PassedArgument], at span: NodeSpan) throws(Halt) -> Value {
    guard arguments.count == 2, let body = arguments[0].value.object as? RuntimeBlock,
      let onChange = arguments[1].value.object as? RuntimeBlock
    else {
      throw fail(
        "scenario.wrong-arguments", "'withObservationTracking' needs two closures", at: span,
        notes: [Diagnostic.Note("it is declared as 'withObservationTracking(_:onChange:)'")])
    }
    return try simulator.track(
      { [interpreter = Unowned(self)] _ throws(Halt) in try interpreter.value.call(body, []) },
      onChange: onChange)
  }
}
