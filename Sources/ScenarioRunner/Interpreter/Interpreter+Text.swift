import CallTrace
import Lifecycle
import ScenarioSyntax

/// Values as text.
extension Interpreter {
  /// A value as `print` and an interpolation show it.
  func describe(_ value: Value) -> String { describe(value, depth: 0) }

  private func describe(_ value: Value, depth: Int) -> String {
    // A collection may hold another many times, and a text too.
    var cost = 1
    if case .string(let text) = value { cost += text.utf8.count / 64 }
    guard depth < 8, simulator.spend(depth == 0 ? 0 : cost) else { return "…" }
    switch value {
    case .nothing: return frame.dialect == .swift ? "nil" : "(null)"
    case .bool(let value):
      return frame.dialect == .swift ? (value ? "true" : "false") : (value ? "1" : "0")
    case .int(let value): return String(value)
    case .double(let value): return Self.text(of: value, isSwift: frame.dialect == .swift)
    case .string(let text): return text
    case .object(let box as MutableCollection): return describe(box.content, depth: depth + 1)
    case .object(let object): return object is RuntimeBlock ? "(Function)" : object.debugName
    case .array(let values):
      return "[" + values.map { describe(quoted: $0, depth + 1) }.joined(separator: ", ") + "]"
    case .dictionary(let entries):
      guard !entries.isEmpty else { return "[:]" }
      let texts = entries.map {
        describe(quoted: $0.key, depth + 1) + ": " + describe(quoted: $0.value, depth + 1)
      }
      return "[" + texts.joined(separator: ", ") + "]"
    case .member(let name): return name
    case .aggregate(let aggregate): return describe(aggregate, depth)
    case .selector(let name): return name
    case .type(let type): return type.name
    }
  }

  func describe(quoted value: Value, _ depth: Int) -> String {
    let text = describe(value, depth: depth)
    if case .string = value { return "\"\(text)\"" }
    return text
  }

  private func describe(_ aggregate: Aggregate, _ depth: Int) -> String {
    if let elements = SetValue.elements(of: aggregate) {
      return describe(.array(elements), depth: depth)
    }
    if let text = Geometry.describe(aggregate) { return text }
    if aggregate.typeName == Self.rangeType {
      let upper = Collections.property("upperBound", of: .aggregate(aggregate)) ?? .nothing
      let sign = if case .bool(true)? = aggregate["closed"] { "..." } else { "..<" }
      return describe(aggregate["lower"] ?? .nothing) + sign + describe(upper)
    }
    if Opaque.isOpaque(aggregate) { return Opaque.describe(aggregate) }
    var texts: [String] = []
    for field in aggregate.fields {
      let text = describe(quoted: field.value, depth + 1)
      texts.append(field.name.isEmpty ? text : "\(field.name): \(text)")
    }
    if aggregate.fields.isEmpty, let name = aggregate.caseName { return name }
    return (aggregate.caseName ?? aggregate.typeText) + "(" + texts.joined(separator: ", ") + ")"
  }

  /// A number as Swift prints it, `1.0`, or as `%@` does, `1`: the fewest digits that are no other number.
  static func text(of number: Double, isSwift: Bool) -> String {
    let text = number.description
    return isSwift || !text.hasSuffix(".0") ? text : String(text.dropLast(2))
  }

  /// What sort of value it is, for diagnostics.
  func describe(kindOf value: Value) -> String {
    switch value {
    case .nothing: "nil"
    case .bool: "a truth value"
    case .int: "a whole number"
    case .double: "a number"
    case .string: "a string"
    case .object(let object):
      object is RuntimeBlock ? "a closure" : "a value of type '\(object.runtimeClass.name)'"
    case .array: "an array"
    case .dictionary: "a dictionary"
    case .member(let name): "'.\(name)'"
    case .aggregate(let set) where SetValue.elements(of: set) != nil: "a set"
    case .aggregate(let aggregate):
      aggregate.caseName.map { "'.\($0)'" }
        ?? (aggregate.isTuple ? "a tuple" : "a value of type '\(aggregate.typeText)'")
    case .selector: "a selector"
    case .type(let type): "the type '\(type.name)'"
    }
  }

  /// The name of a value's type.
  func typeName(of value: Value) -> String {
    switch value {
    case .nothing: "Optional"
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .string: "String"
    case .object(let object): object.runtimeClass.name
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .member: "Enumeration"
    case .aggregate(let aggregate): aggregate.typeText
    case .selector: "Selector"
    case .type(let type): type.name + ".Type"
    }
  }
}
