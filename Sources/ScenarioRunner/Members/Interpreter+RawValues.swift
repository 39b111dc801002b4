import Lifecycle
import ScenarioSyntax

/// The raw values of cases, and the least and greatest numbers of types.
extension Interpreter {
  /// The raw value of a case: what is written, the number after the last one, or the name.
  ///
  /// It is kept. C makes the value of one enumerator of another's, and a header may do so any number of
  /// times: those that are needed come first, so that no chain of them is as deep as it is long.
  func rawValue(of place: Int, in info: ClassInfo) throws(Halt) -> Value {
    if let known = info.rawValues[place] { return known }
    try simulator.checkStack()
    for earlier in casesNeeded(by: place, in: info) {
      info.rawValues[earlier] = try makeRawValue(of: earlier, in: info)
    }
    let value = try makeRawValue(of: place, in: info)
    info.rawValues[place] = value
    return value
  }

  /// The raw value of a case of one of UIKit's enumerations, or of a level or a priority, as it is read of
  /// an expression; nil for anything else.
  func rawValue(ofUIKits value: Value, _ expression: Expression) -> Value? {
    switch value {
    case .int, .double: value
    case .member(let name) where operandType(value) == nil:
      UIKitNumbers.rawValue(of: name, readBy: expression.nameOfEnumeration)
    default: nil
    }
  }

  /// A case of one of UIKit's enumerations by its raw value, `UIModalPresentationStyle(rawValue: 1)`: nothing where
  /// there is none; nil for any other call.
  func uiKitCase(of type: String, _ arguments: [PassedArgument]) -> Value? {
    guard arguments.count == 1, arguments[0].label == "rawValue",
      let number = arguments[0].value.place, UIKitCases.required(of: type) != nil
    else { return nil }
    return UIKitCases.name(ofRawValue: number, in: type).map { .member($0) } ?? .nothing
  }

  private func makeRawValue(of place: Int, in info: ClassInfo) throws(Halt) -> Value {
    if let (written, back) = writtenValue(of: place, in: info) {
      let value = try evaluate(written)
      if back == 0 { return value }
      if case .int(let number) = value { return .int(number &+ Int64(back)) }
    }
    let isNumber = info.conformances.contains { Self.integerTypes.contains($0) }
    return isNumber ? .count(place) : .string(info.cases[place].name)
  }

  /// The value that is written for a case or for the nearest one before it, and how far back that is.
  private func writtenValue(of place: Int, in info: ClassInfo) -> (Expression, Int)? {
    guard let nearest = info.casesWithValues[place] else { return nil }
    return info.cases[nearest].rawValue.map { ($0, place - nearest) }
  }

  /// The cases before one whose values its own is made of and that are not known yet, in their order.
  private func casesNeeded(by place: Int, in info: ClassInfo) -> [Int] {
    var needed: Set<Int> = []
    var pending = [place]
    var places: [String: Int] = [:]
    while let current = pending.popLast() {
      guard let (written, back) = writtenValue(of: current, in: info) else { continue }
      for name in FreeNames(written).names {
        if places.isEmpty {
          for (place, other) in info.cases.enumerated() where places[other.name] == nil {
            places[other.name] = place
          }
        }
        guard let earlier = places[name], earlier < current - back,
          info.rawValues[earlier] == nil, needed.insert(earlier).inserted
        else { continue }
        pending.append(earlier)
      }
    }
    return needed.sorted()
  }

  /// The least or the greatest number of one of Swift's integer types; nil for anything else, and where a number
  /// here cannot hold it.
  func bound(_ name: String, ofInteger base: Expression) -> Value? {
    guard name == "max" || name == "min", case .name(let type) = base.kind, types[type] == nil
    else { return nil }
    let isLeast = name == "min"
    switch type {
    case "Int8": return .int(isLeast ? Int64(Int8.min) : Int64(Int8.max))
    case "Int16": return .int(isLeast ? Int64(Int16.min) : Int64(Int16.max))
    case "Int32": return .int(isLeast ? Int64(Int32.min) : Int64(Int32.max))
    case "Int64": return .int(isLeast ? .min : .max)
    case "UInt8": return .int(isLeast ? 0 : Int64(UInt8.max))
    case "UInt16": return .int(isLeast ? 0 : Int64(UInt16.max))
    case "UInt32": return .int(isLeast ? 0 : Int64(UInt32.max))
    case "UInt", "UInt64": return isLeast ? .int(0) : nil
    default: return nil
    }
  }
}

extension Expression {
  /// What says of which enumeration a value is: the property that it is read of, or the type before it.
  fileprivate var nameOfEnumeration: String? {
    switch kind {
    case .name(let name): name
    case .member(let base, let name):
      if case .name(let type) = base.kind, type.first?.isUppercase == true, type != "UIDevice" {
        type
      } else {
        name
      }
    case .optional(let base), .optionalChain(let base), .forceUnwrap(let base):
      base.nameOfEnumeration
    default: nil
    }
  }
}
