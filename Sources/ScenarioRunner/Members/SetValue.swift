import Lifecycle
import ScenarioSyntax
import SourceText

/// Sets as values: each element once, and equal whatever their order.
///
/// A set is a structure of one field, so that it is copied and owned as any value is. Its elements keep the
/// order in which they came: on a device it is no order at all, and a trace is to be the same each time.
enum SetValue {
  static let typeName = "Set"
  /// `NSOrderedSet`, whose elements have places as well.
  static let orderedTypeName = "NSOrderedSet"
  /// No field of a program's structure is called so.
  private static let field = "in set"

  /// What sort of set it is.
  enum Kind {
    case plain
    case ordered
    /// An option set, which is an array as long as there are cases in it and nothing else.
    case options
  }

  /// A set of elements that differ.
  static func value(_ unique: [Value], _ kind: Kind = .plain) -> Value {
    if kind == .options, unique.allSatisfy({ $0.isCase }) { return .array(unique) }
    return .aggregate(
      Aggregate(
        typeName: kind == .ordered ? orderedTypeName : typeName,
        fields: [Aggregate.Field(name: field, value: .array(unique))]))
  }

  /// The elements of a set; nil for any other structure.
  static func elements(of aggregate: Aggregate) -> [Value]? {
    guard aggregate.fields.count == 1, aggregate.fields[0].name == field else { return nil }
    return aggregate.fields[0].value.elements
  }

  /// The types that a set is of, for casts.
  static let typeNames: Set<String> = [
    "Set", "NSSet", "NSMutableSet", "Any", "AnyObject", "NSObject", "AnyHashable",
  ]

  /// The value of a set's property; nil when there is none of that name.
  static func property(_ name: String, _ set: Aggregate, _ elements: [Value]) -> Value? {
    switch name {
    case "count": .count(elements.count)
    case "isEmpty": .bool(elements.isEmpty)
    case "first", "anyObject": elements.first ?? .nothing
    case "allObjects", "array", "lazy", "objectEnumerator": .array(elements)
    case "copy": .aggregate(set)
    case "set": value(elements)
    case "firstObject", "lastObject":
      set.typeName == orderedTypeName
        ? (name == "firstObject" ? elements.first : elements.last) ?? .nothing : nil
    default: nil
    }
  }
}

extension Value {
  /// The elements, if it is a set.
  var setElements: [Value]? {
    guard case .aggregate(let aggregate) = self else { return nil }
    return SetValue.elements(of: aggregate)
  }

  /// Whether it is a case, or a value of an option set with a raw value of its own.
  var isCase: Bool {
    switch self {
    case .member: true
    case .aggregate(let aggregate):
      aggregate.fields.count == 1 && aggregate.fields[0].name == "rawValue"
    default: false
    }
  }

  /// The elements of an array or a set, shared or not.
  var listed: [Value]? {
    let value = unboxed
    return value.elements ?? value.setElements
  }
}

extension Interpreter {
  /// Whether one of some elements equals a value.
  func contains(_ elements: [Value], _ value: Value) -> Bool {
    simulator.isAffordable && elements.contains { isEqual($0, value) }
  }

  /// Elements without those that equal an earlier one.
  func unique(_ elements: [Value]) -> [Value] {
    var result: [Value] = []
    result.reserveCapacity(elements.count)
    for element in elements {
      // Where nothing is left to spend, the next step ends the scenario.
      guard simulator.spend(result.count / 8) else { break }
      if !contains(result, element) { result.append(element) }
    }
    return result
  }

  /// Counts what it costs to look for each of some elements among others.
  func countSearches(for elements: [Value], among others: [Value]) throws(Halt) {
    let (cost, overflow) = (elements.count / 8 + 1)
      .multipliedReportingOverflow(by: others.count / 8 + 1)
    guard simulator.spend(overflow ? Int.max : cost) else { throw .budget(.steps) }
  }

  /// Whether all of some elements are among others.
  func isSubset(_ elements: [Value], of others: [Value]) -> Bool {
    elements.allSatisfy { simulator.spend(others.count / 8) && contains(others, $0) }
  }

  /// Whether a type's name is that of Swift's sets, or another name for it.
  private func isSet(_ type: TypeName) -> Bool {
    type.name == SetValue.typeName
      || types.hasAliases && types.unaliased(type.name) == SetValue.typeName
  }

  /// Whether a variable keeps sets: its type says so, or its first value.
  func keepsSets(_ type: TypeName?, _ value: Value) -> Bool {
    if let type { return isSet(type) }
    return value.setElements != nil
  }

  /// An array literal as the set that a type asks for; any other value as it is.
  func asSet(_ value: Value, _ type: TypeName?) -> Value {
    guard let type else { return value }
    switch value {
    case .array(let elements):
      if isSet(type) { return SetValue.value(unique(elements)) }
      guard type.text.hasPrefix("[Set<"), !elements.isEmpty else { return value }
      return .array(elements.map { asSet($0) })
    case .dictionary(let entries) where !entries.isEmpty:
      guard TextSearch.contains(type.text, ": Set<") || TextSearch.contains(type.text, ":Set<")
      else {
        return value
      }
      return .dictionary(
        entries.map { DictionaryValueEntry(key: $0.key, value: asSet($0.value)) })
    default: return value
    }
  }

  private func asSet(_ value: Value) -> Value {
    guard case .array(let elements) = value else { return value }
    return SetValue.value(unique(elements))
  }

  /// What is stored where a value was: a literal behind a set is one.
  func asSet(_ value: Value, replacing old: Value?) -> Value {
    guard case .array = value, let old, old.setElements != nil else { return value }
    return asSet(value)
  }
}
