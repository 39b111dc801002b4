import Lifecycle
import ScenarioSyntax

/// What a program adds to the language's own types: `extension String { … }`.
extension Interpreter {
  /// The value of a property that an extension adds; nil where none does.
  func readExtension(_ name: String, of owner: Value) throws(Halt) -> Value? {
    for info in extensions(of: owner) {
      guard let property = info.property(name), let getter = property.declaration.getter else {
        continue
      }
      let value = try runGetter(getter, selfValue: owner, type: info, dialect: property.dialect)
      return coerce(value, to: property.declaration.type)
    }
    return nil
  }

  /// What a method that an extension adds returns; nil where none of the name takes the arguments.
  func callExtension(
    _ name: String, of owner: Value, _ arguments: [CallArgument], base: Expression?
  ) throws(Halt) -> Value? {
    for info in extensions(of: owner) {
      let candidates = info.methods(named: name).filter { !$0.isStatic }
      guard !candidates.isEmpty else { continue }
      let passed = try pass(arguments)
      for candidate in candidates {
        guard let values = try bind(candidate, passed, selfValue: owner) else { continue }
        let result = try invoke(candidate, on: owner, values)
        let changed = calls.left.selfValue
        try writeBack(candidate, passed)
        if candidate.declaration.modifiers.contains(.mutating), let base {
          try assign(changed, to: base)
        }
        return result
      }
    }
    return nil
  }

  /// The types of a value that the program extends.
  func extensions(of owner: Value) -> [ClassInfo] {
    guard !types.extended.isEmpty else { return [] }
    // Whatever it is, it may be what an optional holds.
    return (Self.extensibleNames(of: owner) + ["Optional"]).filter { types.extended.contains($0) }
      .compactMap { types[$0] }
  }

  /// What an extension may call the type of a value: its name, and those of Swift's protocols.
  private static func extensibleNames(of owner: Value) -> [String] {
    switch owner {
    case .string: ["String", "StringProtocol", "Collection", "Sequence"] + compared
    case .int: ["Int", "BinaryInteger", "FixedWidthInteger", "SignedInteger", "Numeric"] + compared
    case .double:
      [
        "Double", "CGFloat", "TimeInterval", "Float", "FloatingPoint", "BinaryFloatingPoint",
        "Numeric",
      ]
        + compared
    case .bool: ["Bool", "Equatable", "Hashable"]
    case .array:
      ["Array", "RangeReplaceableCollection", "MutableCollection", "RandomAccessCollection"]
        + ["BidirectionalCollection", "Collection", "Sequence"]
    case .dictionary: ["Dictionary", "Collection", "Sequence"]
    case .aggregate(let set) where SetValue.elements(of: set) != nil:
      [SetValue.typeName, "Collection", "Sequence"]
    case .aggregate(let aggregate):
      aggregate.typeName.map { [$0] + protocols(of: $0) } ?? []
    default: []
    }
  }

  private static let compared = ["Comparable", "Equatable", "Hashable"]

  /// Swift's protocols that values of its own types conform to, which an extension may add to.
  static let protocolsOfValues: Set<String> = [
    "StringProtocol", "Collection", "Sequence", "Comparable", "Equatable", "Hashable",
    "BinaryInteger", "FixedWidthInteger", "SignedInteger", "Numeric", "FloatingPoint",
    "BinaryFloatingPoint", "RangeReplaceableCollection", "MutableCollection",
    "RandomAccessCollection", "BidirectionalCollection",
  ]
}

extension Value {
  /// Whether it is a value of one of the language's own types, which an extension may add to.
  var isPlain: Bool {
    switch self {
    case .string, .int, .double, .bool, .array, .dictionary: true
    default: false
    }
  }
}
