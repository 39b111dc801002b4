import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// Sequences of the program's own, which have what all sequences have.
extension Interpreter {
  /// Whether a value's type says how its elements are gone through.
  func isOwnSequence(_ value: Value) -> Bool {
    hasMethod("makeIterator", value) || hasMethod("next", value)
  }

  /// The elements of such a sequence, as many as are asked for.
  func ownElements(of value: Value, atMost limit: Int = .max, at span: NodeSpan) throws(Halt)
    -> [Value]
  {
    var sequence = try sequence(value, at: span)
    simulator.retain(sequence)
    defer { simulator.autorelease(sequence) }
    var elements: [Value] = []
    while elements.count < limit,
      let element = try element(elements.count, of: &sequence, at: span)
    {
      try step()
      elements.append(element)
    }
    return elements
  }

  /// A method that every sequence has; nil where it is none of these.
  func callOwnSequence(
    _ name: String, _ owner: Value, _ arguments: [PassedArgument], at span: NodeSpan
  ) throws(Halt) -> Value? {
    guard isOwnSequence(owner),
      ArrayMethods.methodOfSequences(name, arguments, in: frame.dialect) != nil
        || name == "contains"
    else { return nil }
    // One that has no end can still be asked for its beginning.
    var limit = Int.max
    if name == "prefix", let count = arguments.first?.value.place { limit = max(0, count) }
    return try callArray(
      CollectionCall(
        name: name, elements: try ownElements(of: owner, atMost: limit, at: span),
        arguments: arguments, place: nil, span: span))
  }
}
