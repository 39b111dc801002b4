import Lifecycle
import ScenarioSyntax

/// Values that say themselves how they are written: by a `description` of the program's.
extension Interpreter {
  /// A value as `print` and an interpolation show it.
  func text(of value: Value) throws(Halt) -> String { describe(try described(value)) }

  /// A value as `debugPrint` and `String(reflecting:)` show it: a text is in quotes.
  func debugText(of value: Value) throws(Halt) -> String {
    describe(quoted: try described(value), 0)
  }

  /// A value with what describes itself in it replaced by its description.
  func described(_ value: Value) throws(Halt) -> Value {
    guard code.hasDescriptions else { return value }
    try simulator.checkStack()
    try step()
    if let text = try ownDescription(of: value) { return .member(text) }
    switch value {
    case .array(let elements): return .array(try described(elements))
    case .dictionary(let entries):
      var result: [DictionaryValueEntry] = []
      for entry in entries {
        result.append(
          DictionaryValueEntry(key: try described(entry.key), value: try described(entry.value)))
      }
      return .dictionary(result)
    case .aggregate(var aggregate):
      for (place, field) in aggregate.fields.enumerated() {
        aggregate.fields[place].value = try described(field.value)
      }
      return .aggregate(aggregate)
    default: return value
    }
  }

  func described(_ values: [Value]) throws(Halt) -> [Value] {
    guard code.hasDescriptions else { return values }
    var result: [Value] = []
    for value in values { result.append(try described(value)) }
    return result
  }

  private func ownDescription(of value: Value) throws(Halt) -> String? {
    switch value {
    case .object, .member, .aggregate: break
    default: return nil
    }
    guard let info = operandType(value), isDescribed(info) else { return nil }
    if let property = info.property("description"), let getter = property.declaration.getter {
      return describe(
        try runGetter(getter, selfValue: value, type: property.owner, dialect: property.dialect))
    }
    guard case .object(let object) = value,
      let method = info.method(selector: "description", isStatic: false)
    else { return nil }
    return describe(try send(method, [], to: object))
  }

  /// Whether values of a type are written by their `description`: those that say that they can be, and
  /// objects of Objective-C's.
  private func isDescribed(_ info: ClassInfo) -> Bool {
    var current: ClassInfo? = info
    while let found = current {
      if !found.isOfProgram { return true }
      if !Self.describing.isDisjoint(with: found.conformances) { return true }
      current = found.superclass
    }
    return false
  }

  private static let describing: Set<String> = [
    "CustomStringConvertible", "LosslessStringConvertible",
  ]
}
