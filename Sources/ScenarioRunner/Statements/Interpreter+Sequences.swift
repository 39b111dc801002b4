import Lifecycle
import ScenarioSyntax
import SourceText

/// What loops go through.
extension Interpreter {
  /// What a loop goes through: of a text its characters, of a type of the program's its iterator.
  func sequence(_ value: Value, at span: NodeSpan) throws(Halt) -> Value {
    let sequence = value.unboxed
    if case .string = sequence { return .array(try elements(of: sequence)) }
    if let elements = sequence.setElements { return .array(elements) }
    guard hasMethod("makeIterator", sequence) else { return sequence }
    return try callMember(of: sequence, "makeIterator", [], base: nil, at: span)
  }

  /// Whether a value's type is the program's and has a method.
  func hasMethod(_ name: String, _ value: Value) -> Bool {
    let type: ClassInfo? =
      switch value {
      case .object(let object): info(of: object)
      case .aggregate(let aggregate): structureType(aggregate)
      default: nil
      }
    return type?.methods(named: name).contains { !$0.isStatic } ?? false
  }

  /// The element at a place of what a loop goes through; nil after the last.
  ///
  /// An iterator that is a structure is another one behind each element.
  func element(_ place: Int, of sequence: inout Value, at span: NodeSpan) throws(Halt) -> Value? {
    switch sequence {
    case .array(let elements): return place < elements.count ? elements[place] : nil
    case .dictionary(let entries):
      guard place < entries.count else { return nil }
      // Objective-C goes through the keys.
      guard frame.dialect == .swift else { return entries[place].key }
      return .aggregate(
        Aggregate(
          .tuple,
          fields: [
            Aggregate.Field(name: "key", value: entries[place].key),
            Aggregate.Field(name: "value", value: entries[place].value),
          ]))
    case .aggregate(let range) where range.typeName == Self.rangeType:
      guard case .int(let lower)? = range["lower"], let end = range["upper"] else {
        throw notASequence(sequence, at: span)
      }
      let (value, overflow) = lower.addingReportingOverflow(Int64(place))
      // `0...` goes on until the loop is left.
      if end.isNothing, !overflow { return .int(value) }
      guard case .int(let upper) = end else { throw notASequence(sequence, at: span) }
      return !overflow && value < upper ? .int(value) : nil
    case .nothing where frame.dialect == .objectiveC: return nil
    // A sequence that is opaque, such as one of notifications, yields nothing here.
    case .aggregate(let aggregate) where Opaque.isOpaque(aggregate): return nil
    default:
      guard hasMethod("next", sequence) else { throw notASequence(sequence, at: span) }
      let next = try callMember(of: sequence, "next", [], base: nil, at: span)
      try advance(&sequence)
      return next.isNothing ? nil : next
    }
  }

  /// Takes what a structure's `next()` has made of it for the structure.
  func advance(_ iterator: inout Value) throws(Halt) {
    guard case .aggregate = iterator, case .aggregate = calls.left.selfValue else { return }
    simulator.retain(calls.left.selfValue)
    try simulator.release(iterator)
    iterator = calls.left.selfValue
  }

  func notASequence(_ value: Value, at span: NodeSpan) -> Halt {
    if value.object is RuntimeStream {
      return fail(
        "scenario.not-a-sequence", "for-in loop requires 'AsyncStream' to conform to 'Sequence'",
        at: span,
        notes: [Diagnostic.Note("its values come one by one: 'for await value in …'")])
    }
    return fail(
      "scenario.not-a-sequence", "\(describe(kindOf: value)) cannot be gone through by a loop",
      at: span)
  }
}
