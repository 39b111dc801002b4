import Lifecycle
import ScenarioSyntax

/// Types of the program's that literals stand for: `ExpressibleByStringLiteral` and its kind.
extension Interpreter {
  /// What a literal makes where a type of the program's is wanted; nil where it makes nothing of it.
  ///
  /// Only a literal can be there: a compiler refuses any other value of another type.
  func made(ofLiteral value: Value, as type: TypeName?) throws(Halt) -> Value? {
    guard frame.dialect == .swift, let type, !type.isFunction,
      let labels = Self.literalLabels(value),
      let info = types[unaliased: type.name], info.isOfProgram,
      info.conformances.contains(where: { $0.hasPrefix("ExpressibleBy") })
    else { return nil }
    let initializers = info.methods(named: "init")
    let label = labels.first { label in
      initializers.contains { $0.declaration.parameters.first?.label == label }
    }
    guard let label else { return nil }
    let span = position.statement ?? type.span
    let arguments = Self.parts(value, label).enumerated().map { place, part in
      PassedArgument(
        label: place == 0 ? label : nil, value: part, isTrailing: false, span: span)
    }
    guard !arguments.isEmpty else { return nil }
    // What a method has left behind is not that of what is made here.
    let left = calls.left
    defer { calls.left = left }
    return try instantiate(info.runtime, arguments, at: span)
  }

  /// The labels of the initialisers that take a literal, the nearest first.
  private static func literalLabels(_ value: Value) -> [String]? {
    switch value {
    case .string: ["stringLiteral", "extendedGraphemeClusterLiteral", "unicodeScalarLiteral"]
    case .int: ["integerLiteral", "floatLiteral"]
    case .double: ["floatLiteral"]
    case .bool: ["booleanLiteral"]
    case .array: ["arrayLiteral"]
    case .dictionary: ["dictionaryLiteral"]
    default: nil
    }
  }

  /// What such an initialiser is given: a collection's elements one by one.
  private static func parts(_ value: Value, _ label: String) -> [Value] {
    switch value {
    case .array(let elements): elements
    case .dictionary(let entries): entries.map { pair("", $0.key, "", $0.value) }
    case .int(let number) where label == "floatLiteral": [.double(Double(number))]
    default: [value]
    }
  }
}
