import CallTrace
import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// Calls on values that are no objects: arrays, dictionaries, strings, queues, structures.
extension Interpreter {
  func callOnValue(
    _ owner: Value, _ name: String, _ arguments: [PassedArgument], base: Expression?,
    at span: NodeSpan
  ) throws(Halt) -> Value {
    if name == "mutableCopy" { return mutableCopy(of: owner) }
    var place = base.map { CollectionPlace.expression($0) }
    if case .object(let box as MutableCollection) = owner { place = .box(box) }
    try countCost(ofCallOn: owner.unboxed)
    switch owner.unboxed {
    case .array(let elements):
      let call = CollectionCall(
        name: name, elements: elements, arguments: arguments, place: place, span: span)
      if let result = try callArray(call) { return result }
    case .dictionary(let entries):
      if let result = try callDictionary(name, entries, arguments, place, at: span) {
        return result
      }
    case .string(let text):
      if let result = try callString(name, text, arguments, place, at: span) { return result }
    case .aggregate(let exception) where exception.typeName == "NSException" && name == "raise":
      throw simulator.raise(
        name: describe(exception["name"] ?? .nothing),
        reason: describe(exception["reason"] ?? .nothing))
    case .aggregate(let aggregate):
      if let elements = SetValue.elements(of: aggregate) {
        let call = CollectionCall(
          name: name, elements: elements, arguments: arguments, place: place, span: span)
        let isOrdered = aggregate.typeName == SetValue.orderedTypeName
        if let result = try callSet(call, kind: isOrdered ? .ordered : .plain) { return result }
        break
      }
      if let result = try callAggregate(name, aggregate, arguments, base, at: span) {
        return result
      }
    case .int(let number):
      switch name {
      case "isMultiple":
        if case .int(let divisor)? = arguments.first?.value {
          return .bool(divisor == 0 ? number == 0 : number.isMultiple(of: divisor))
        }
      case "quotientAndRemainder":
        guard case .int(let divisor)? = arguments.first?.value else { break }
        return Self.pair(
          "quotient", try apply(.divide, owner, .int(divisor), at: span), "remainder",
          try apply(.remainder, owner, .int(divisor), at: span))
      case "signum" where arguments.isEmpty: return .int(number.signum())
      case "compare": return try compare(Double(number), arguments, at: span)
      default: break
      }
    case .double(let number) where name == "compare":
      return try compare(number, arguments, at: span)
    case .bool(let value) where name == "toggle":
      if let base { try assign(.bool(!value), to: base) }
      return .nothing
    case .double(let number) where name == "truncatingRemainder":
      guard let divisor = arguments.first?.value.number else { break }
      // The library's own function of it is not there where the core runs in a browser.
      return .double(number - divisor * (number / divisor).rounded(.towardZero))
    case .double(let number) where name == "squareRoot" && arguments.isEmpty:
      return .double(number.squareRoot())
    case .double(let number) where name == "rounded":
      return .double(number.rounded(Self.roundingRule(arguments.first?.value)))
    case .member:
      if let result = try callCase(name, owner, arguments, base) { return result }
    default: break
    }
    if let result = try callOwnSequence(name, owner, arguments, at: span) { return result }
    if let property = try readMemberIfKnown(name, of: owner, at: span) {
      if case .object(let block as RuntimeBlock) = property {
        return try call(block, arguments.map { $0.value })
      }
      if case .aggregate(let opaque) = property, Opaque.isOpaque(opaque) { return property }
      // In Objective-C a property is read by a message.
      if arguments.isEmpty, frame.dialect == .objectiveC { return property }
    }
    let known = Collections.signatures(of: owner.unboxed, name, in: frame.dialect)
    if !known.isEmpty { throw unknownLabels(name, arguments, of: owner, known, at: span) }
    throw unknownMember(name, of: owner, at: span)
  }

  private static func roundingRule(_ value: Value?) -> FloatingPointRoundingRule {
    guard case .member(let name)? = value else { return .toNearestOrAwayFromZero }
    return switch name {
    case "up": .up
    case "down": .down
    case "towardZero": .towardZero
    case "awayFromZero": .awayFromZero
    case "toNearestOrEven": .toNearestOrEven
    default: .toNearestOrAwayFromZero
    }
  }

  /// How a number compares with another.
  private func compare(_ number: Double, _ arguments: [PassedArgument], at span: NodeSpan)
    throws(Halt) -> Value
  {
    guard let other = arguments.first?.value.number, arguments.count == 1 else {
      throw fail("scenario.wrong-arguments", "'compare' is for two numbers", at: span)
    }
    return comparison(number < other ? -1 : number > other ? 1 : 0)
  }

  /// Keeps a changed collection where it was.
  func keep(_ value: Value, in place: CollectionPlace) throws(Halt) {
    switch place {
    case .expression(let expression): try assign(value, to: expression)
    case .box(let box): try box.assign(value, simulator)
    }
  }

  func closure(_ arguments: [PassedArgument], _ place: Int = 0) throws(Halt)
    -> RuntimeBlock?
  {
    guard arguments.indices.contains(place) else { return nil }
    return arguments[place].value.object as? RuntimeBlock
  }

  // MARK: Structures and queues

  private func callAggregate(
    _ name: String, _ aggregate: Aggregate, _ arguments: [PassedArgument], _ base: Expression?,
    at span: NodeSpan
  ) throws(Halt) -> Value? {
    if aggregate.typeName == "DispatchQueue" || aggregate.typeName == "RunLoop" {
      return try callQueue(name, aggregate, arguments, at: span)
    }
    if let info = structureType(aggregate) {
      for method in info.methods(named: name) where !method.isStatic {
        guard let values = try bind(method, arguments, selfValue: .aggregate(aggregate)) else {
          continue
        }
        let result = try invoke(method, on: .aggregate(aggregate), values)
        let changed = calls.left.selfValue
        try writeBack(method, arguments)
        if method.declaration.modifiers.contains(.mutating), let base {
          try assign(changed, to: base)
        }
        return result
      }
    }
    if let result = Geometry.call(name, on: aggregate, arguments.map { $0.value }) { return result }
    if let result = try setTrait(name, of: aggregate, arguments, base) { return result }
    if aggregate.typeName == Self.rangeType {
      if name == "contains", let number = arguments.first?.value.number {
        let lower = aggregate["lower"]?.number ?? -.infinity
        return .bool(lower <= number && Collections.isBelow(number, upperBoundOf: aggregate))
      }
      let elements = try elements(ofSequence: .aggregate(aggregate), at: span)
      return try callArray(
        CollectionCall(
          name: name, elements: elements, arguments: arguments, place: nil, span: span))
    }
    if name == "loadNibNamed" { return try loadNib(arguments) }
    if let result = try callResult(name, aggregate, arguments) { return result }
    if let result = Dates.call(name, on: aggregate, arguments.map { $0.value }) { return result }
    if Opaque.isOpaque(aggregate) {
      return try callOpaque(name, aggregate, arguments, at: span)
    }
    if aggregate.isCase,
      let result = try callCase(name, .aggregate(aggregate), arguments, base)
    {
      return result
    }
    return nil
  }

  /// What a sequence has, in order: an array's elements, a range's numbers, a text's characters.
  func elements(of sequence: Value) throws(Halt) -> [Value] {
    switch sequence.unboxed {
    case .array(let elements): return elements
    case .dictionary(let entries):
      guard simulator.spend(entries.count / 4) else { throw .budget(.steps) }
      return entries.map { Self.pair("key", $0.key, "value", $0.value) }
    case .string(let text):
      guard simulator.spend(text.utf8.count / 4) else { throw .budget(.steps) }
      return text.map { .string(String($0)) }
    case .aggregate(let range) where range.typeName == Self.rangeType:
      guard case .int(let lower)? = range["lower"], case .int(let upper)? = range["upper"],
        upper > lower
      else { return [] }
      let (count, overflow) = upper.subtractingReportingOverflow(lower)
      guard !overflow, simulator.spend(Int(clamping: count / 4)) else { throw .budget(.steps) }
      return (lower..<upper).map { .int($0) }
    case .aggregate(let set): return SetValue.elements(of: set) ?? []
    default: return []
    }
  }

  /// The elements of what has to be a sequence; of what is opaque there are none.
  func elements(ofSequence value: Value, at span: NodeSpan) throws(Halt) -> [Value] {
    switch value.unboxed {
    case .array, .dictionary, .string: break
    case .nothing where frame.dialect == .objectiveC: return []
    case .aggregate(let aggregate) where Opaque.isOpaque(aggregate): return []
    case .aggregate(let range) where range.typeName == Self.rangeType:
      guard case .int? = range["lower"], case .int? = range["upper"] else {
        throw notASequence(value, at: span)
      }
    case .aggregate(let set) where SetValue.elements(of: set) != nil: break
    case let other where isOwnSequence(other): return try ownElements(of: other, at: span)
    case let other: throw notASequence(other, at: span)
    }
    return try elements(of: value)
  }

  /// Counts what a call on a value costs that has to go through all of it.
  private func countCost(ofCallOn value: Value) throws(Halt) {
    let cost =
      switch value {
      case .array(let elements): elements.count / 8
      case .dictionary(let entries): entries.count / 8
      case .string(let text): text.utf8.count / 16
      case .aggregate(let set): (SetValue.elements(of: set)?.count ?? 0) / 8
      default: 0
      }
    guard simulator.spend(cost) else { throw .budget(.steps) }
  }

  /// A method of the program's enumeration that has a case.
  private func callCase(
    _ name: String, _ owner: Value, _ arguments: [PassedArgument], _ base: Expression?
  ) throws(Halt) -> Value? {
    for info in enumerations(of: owner) {
      let owner = typed(owner, as: info)
      for method in info.methods(named: name) where !method.isStatic {
        guard let values = try bind(method, arguments, selfValue: owner) else { continue }
        let result = try invoke(method, on: owner, values)
        let changed = calls.left.selfValue
        try writeBack(method, arguments)
        if method.declaration.modifiers.contains(.mutating), let base {
          try assign(changed, to: base)
        }
        return result
      }
    }
    return nil
  }

  /// `async`, `asyncAfter`, `sync`, and a run loop's `run(until:)`.
}
