import Lifecycle
import ScenarioSyntax
import Tracing

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

  private func describe(quoted value: Value, _ depth: Int) -> String {
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
    if Carried.isCarried(aggregate) { return Carried.describe(aggregate) }
    var texts: [String] = []
    for field in aggregate.fields {
      let text = describe(quoted: field.value, depth + 1)
      texts.append(field.name.isEmpty ? text : "\(field.name): \(text)")
    }
    let name =
      aggregate.typeName.hasPrefix(".")
      ? String(aggregate.typeName.dropFirst()) : aggregate.typeName
    return name + "(" + texts.joined(separator: ", ") + ")"
  }

  /// A number as Swift prints it, `1.0`, or as `%@` does, `1`.
  static func text(of number: Double, isSwift: Bool) -> String {
    let text = Trace.spell(number)
    return isSwift && number.isFinite && !text.utf8.contains(UInt8(ascii: "."))
      ? text + ".0" : text
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
      aggregate.typeName.isEmpty ? "a tuple" : "a value of type '\(aggregate.typeName)'"
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
    case .aggregate(let aggregate): aggregate.typeName
    case .selector: "Selector"
    case .type(let type): type.name + ".Type"
    }
  }

  /// A text with C's format, as `NSLog` and `stringWithFormat:` write it.
  func format(_ format: String, _ arguments: [Value]) -> String {
    var result = ""
    var rest = arguments[...]
    var characters = Array(format)[...]
    while let character = characters.popFirst() {
      guard character == "%" else {
        result.append(character)
        continue
      }
      var precision: Int?
      // Flags, widths and lengths change nothing that a trace shows.
      while let next = characters.first, "0123456789-+ #hlqzt.".contains(next) {
        characters.removeFirst()
        if next == "." {
          var digits = 0
          while let digit = characters.first?.wholeNumberValue, digit < 10, digits < 100 {
            digits = digits * 10 + digit
            characters.removeFirst()
          }
          precision = digits
        }
      }
      guard let conversion = characters.popFirst() else { break }
      if conversion == "%" {
        result.append("%")
        continue
      }
      let value = rest.popFirst() ?? .nothing
      result += convert(value, conversion, precision)
    }
    return result
  }

  private func convert(_ value: Value, _ conversion: Character, _ precision: Int?) -> String {
    switch conversion {
    case "d", "i", "u", "D", "U":
      switch value {
      case .bool(let isTrue): return isTrue ? "1" : "0"
      case .double(let number): return String(Self.integer(number))
      case .nothing: return "0"
      default: return describe(value)
      }
    case "f", "g", "e":
      return Self.fixed(value.number ?? 0, digits: conversion == "f" ? precision ?? 6 : nil)
    case "x", "X", "p":
      if case .int(let number) = value { return String(number, radix: 16) }
      return describe(value)
    default: return describe(value)
    }
  }

  /// A number with a fixed count of decimals, at most six.
  static func fixed(_ number: Double, digits: Int?) -> String {
    guard let digits, number.isFinite, number.magnitude < 1e12 else { return Trace.spell(number) }
    let kept = min(digits, 6)
    var scale = 1.0
    for _ in 0..<kept { scale *= 10 }
    let scaled = (number.magnitude * scale).rounded()
    let whole = Int(scaled / scale)
    var text = (number < 0 && scaled > 0 ? "-" : "") + String(whole)
    guard kept > 0 else { return text }
    let fraction = String(Int(scaled - Double(whole) * scale))
    text += "." + String(repeating: "0", count: max(0, kept - fraction.utf8.count)) + fraction
    return text
  }
}
