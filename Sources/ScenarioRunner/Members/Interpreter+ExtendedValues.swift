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
      return asSet(value, property.declaration.type)
    }
    return nil
  }

  /// What a method that an extension adds returns; nil where none of the name takes the arguments.
  func callExtension(_ name: String, of owner: Value, _ arguments: [CallArgument]) throws(Halt)
    -> Value?
  {
    for info in extensions(of: owner) {
      let candidates = info.methods(named: name).filter { !$0.isStatic }
      guard !candidates.isEmpty else { continue }
      let passed = try pass(arguments)
      for candidate in candidates {
        guard let values = try bind(candidate, passed, selfValue: owner) else { continue }
        return try invoke(candidate, on: owner, values)
      }
    }
    return nil
  }

  /// The types of a value that the program extends.
  private func extensions(of owner: Value) -> [ClassInfo] {
    guard !extendedTypes.isEmpty else { return [] }
    let names: [String]
    switch owner {
    case .string: names = ["String", "StringProtocol"]
    case .int: names = ["Int", "BinaryInteger"]
    case .double: names = ["Double", "CGFloat", "TimeInterval", "Float"]
    case .bool: names = ["Bool"]
    case .array: names = ["Array", "Collection", "Sequence"]
    case .dictionary: names = ["Dictionary"]
    case .aggregate(let set) where SetValue.elements(of: set) != nil:
      names = [SetValue.typeName, "Collection", "Sequence"]
    case .aggregate(let aggregate): names = [aggregate.typeName]
    default: return []
    }
    return names.filter { extendedTypes.contains($0) }.compactMap { classes[$0] }
  }
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
