import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// Subscripts.
extension Interpreter {
  func readSubscript(_ base: Expression, _ arguments: [CallArgument], at span: NodeSpan)
    throws(Halt) -> Value
  {
    let owner = try evaluate(base)
    if calls.isChainEnded { return .nothing }
    var values: [PassedArgument] = []
    for argument in arguments { values.append(try pass(argument)) }
    guard let index = values.first?.value else { return .nothing }
    if values.count == 1, values[0].label == "keyPath", let path = index.object as? RuntimeBlock {
      return try call(path, [owner])
    }
    if let value = try readAddedElement(of: owner, values, at: span) { return value }
    // An element is found as soon in a long array as in a short one.
    if case (.array, .int) = (owner.unboxed, index) { simulator.refund(owner) }
    switch owner {
    case .nothing:
      if frame.dialect == .objectiveC { return .nothing }
      throw trap("Unexpectedly found nil while implicitly unwrapping an Optional value")
    case .array(let elements):
      return try element(of: elements, index, isMutable: false, at: span)
    case .string(let text):
      if let part = try part(of: text, at: index, span) { return part }
    case .dictionary(let entries):
      if let entry = entries.first(where: { isEqual($0.key, index) }) { return entry.value }
      let fallback = values.first { $0.label == "default" }
      return fallback?.value ?? .nothing
    case .aggregate(let aggregate) where Opaque.isOpaque(aggregate):
      return try readTrait(index, of: aggregate) ?? .aggregate(Opaque.value(aggregate.typeText))
    case .aggregate(let set) where set.typeName == SetValue.orderedTypeName:
      return try element(of: SetValue.elements(of: set) ?? [], index, at: span)
    case .object(let box as MutableCollection):
      return try readElement(box.content, index, values, at: span)
    default: break
    }
    if let info = subscripted(owner) {
      for method in info.methods(named: "subscript") {
        guard let bound = try bind(method, values, selfValue: owner) else { continue }
        return try invoke(method, on: owner, bound)
      }
    }
    throw fail("scenario.no-subscript", "\(describe(kindOf: owner)) has no subscript", at: span)
  }

  /// An element by a subscript that an extension adds to one of the language's own types; nil where that
  /// type's own is meant.
  ///
  /// Its own have no labels, but for a dictionary's `default`: a label that nothing declares is an error.
  private func readAddedElement(of owner: Value, _ arguments: [PassedArgument], at span: NodeSpan)
    throws(Halt) -> Value?
  {
    guard frame.dialect == .swift, owner.isSubscripted else { return nil }
    if !hasOwnSubscript(owner, arguments) {
      for info in extensions(of: owner) {
        for method in info.methods(named: "subscript") {
          guard let bound = try bind(method, arguments, selfValue: owner) else { continue }
          return try invoke(method, on: owner, bound)
        }
      }
    }
    if let unknown = unknownLabel(arguments, of: owner) {
      throw undeclaredSubscript(unknown, of: owner, at: span)
    }
    return nil
  }

  /// Whether arguments are those of a subscript that a type has without the program.
  private func hasOwnSubscript(_ owner: Value, _ arguments: [PassedArgument]) -> Bool {
    guard arguments.allSatisfy({ $0.label == nil }), let index = arguments.first?.value else {
      return false
    }
    switch (owner, index) {
    case (.array, .int), (.dictionary, _): return true
    case (.array, .aggregate(let range)): return range.typeName == Self.rangeType
    default: return false
    }
  }

  private func unknownLabel(_ arguments: [PassedArgument], of owner: Value) -> String? {
    let labels = arguments.compactMap { $0.label }
    if case .dictionary = owner { return labels.first { $0 != "default" } }
    return labels.first
  }

  private func undeclaredSubscript(_ label: String, of owner: Value, at span: NodeSpan) -> Halt {
    fail(
      "scenario.no-subscript", "\(describe(kindOf: owner)) has no subscript '\(label):'", at: span,
      notes: [
        Diagnostic.Note(
          "a stage can declare it: extension \(typeName(of: owner)) { subscript(\(label) index: Int)"
            + " -> Element? { indices.contains(index) ? self[index] : nil } }")
      ])
  }

  /// The program's type of a value that has subscripts of its own.
  private func subscripted(_ value: Value) -> ClassInfo? {
    switch value {
    case .object(let object): info(of: object)
    case .aggregate(let aggregate): structureType(aggregate)
    case .type(let type): types[type.name]
    default: nil
    }
  }

  private func readElement(
    _ content: Value, _ index: Value, _ values: [PassedArgument], at span: NodeSpan
  ) throws(Halt) -> Value {
    switch content {
    case .array(let elements): return try element(of: elements, index, at: span)
    case .dictionary(let entries):
      return entries.first { isEqual($0.key, index) }?.value ?? .nothing
    case .aggregate(let set) where set.typeName == SetValue.orderedTypeName:
      return try element(of: SetValue.elements(of: set) ?? [], index, at: span)
    default:
      throw fail("scenario.no-subscript", "\(describe(kindOf: content)) has no subscript", at: span)
    }
  }

  /// Sets an element by the program's own subscript; false where it has none.
  private func assignOwnElement(
    _ value: Value, _ arguments: [CallArgument], _ owner: Value, _ base: Expression
  ) throws(Halt) -> Bool {
    let types = subscripted(owner).map { [$0] } ?? extensions(of: owner)
    let setters = types.flatMap { $0.methods(named: FunctionDeclaration.subscriptSetter) }
    guard !setters.isEmpty else { return false }
    var passed = try pass(arguments)
    if hasOwnSubscript(owner, passed) { return false }
    passed.append(PassedArgument(label: nil, value: value, isTrailing: false, span: base.span))
    for setter in setters {
      guard let bound = try bind(setter, passed, selfValue: owner) else { continue }
      try invoke(setter, on: owner, bound)
      if case .object = owner {} else { try assign(calls.left.selfValue, to: base) }
      return true
    }
    return false
  }

  private func element(
    of elements: [Value], _ index: Value, isMutable: Bool = true, at span: NodeSpan
  ) throws(Halt) -> Value {
    switch index {
    case .int(let place):
      if let place = Int(exactly: place), elements.indices.contains(place) {
        return elements[place]
      }
      if frame.dialect == .swift { throw trap("Index out of range") }
      throw simulator.raise(
        name: "NSRangeException",
        reason: "*** "
          + ArrayBounds.words(
            "objectAtIndexedSubscript:", Int(exactly: place), count: elements.count,
            isMutable: isMutable))
    case .aggregate(let range) where range.typeName == Self.rangeType:
      let places = try bounds(index, count: elements.count, "index beyond bounds", at: span)
      return .array(Array(elements[places]))
    default:
      throw fail(
        "scenario.bad-index", "\(describe(kindOf: index)) is no index of an array", at: span)
    }
  }

  func assign(
    _ value: Value, toElement arguments: [CallArgument], of base: Expression, at span: NodeSpan
  ) throws(Halt) {
    if arguments.count == 1, arguments[0].label == "keyPath",
      let path = try evaluate(arguments[0].value).object as? RuntimeBlock, let names = path.keyPath
    {
      return try assign(value, to: names.reduce(base) { Expression.member($1, of: $0) })
    }
    let owner = try evaluate(base)
    if calls.isChainEnded { return }
    guard let first = arguments.first else { return }
    if try assignOwnElement(value, arguments, owner, base) { return }
    let index = try evaluate(first.value)
    if owner.isSubscripted, frame.dialect == .swift, let label = first.label {
      throw undeclaredSubscript(label, of: owner, at: span)
    }
    if case .object(let box as MutableCollection) = owner {
      if case .aggregate = box.content {
        throw fail(
          "scenario.no-subscript", "the elements of \(describe(kindOf: box.content)) cannot be set",
          at: span)
      }
      return try box.set(index, to: value, self)
    }
    switch owner {
    case .nothing where frame.dialect == .objectiveC: return
    case .aggregate(let aggregate) where Opaque.isOpaque(aggregate):
      guard let changed = settingTrait(index, to: value, in: aggregate) else { return }
      try assign(.aggregate(changed), to: base)
    case .array(var elements):
      if case .aggregate(let range) = index, range.typeName == Self.rangeType {
        let places = try bounds(index, count: elements.count, "index beyond bounds", at: span)
        elements.replaceSubrange(places, with: try self.elements(of: value))
        return try assign(.array(elements), to: base)
      }
      guard let place = index.place, place >= 0, place <= elements.count else {
        throw trap("Index out of range")
      }
      if place == elements.count {
        guard frame.dialect == .objectiveC else { throw trap("Index out of range") }
        elements.append(value)
      } else {
        elements[place] = value
      }
      try assign(.array(elements), to: base)
    case .dictionary(let entries):
      try assign(.dictionary(setting(index, to: value, in: entries)), to: base)
    default:
      throw fail("scenario.no-subscript", "\(describe(kindOf: owner)) has no subscript", at: span)
    }
  }

  /// A dictionary with another value for a key; nil takes the key out.
  func setting(_ key: Value, to value: Value, in entries: [DictionaryValueEntry])
    -> [DictionaryValueEntry]
  {
    var result = entries
    guard let place = result.firstIndex(where: { isEqual($0.key, key) }) else {
      if !value.isNothing { result.append(DictionaryValueEntry(key: key, value: value)) }
      return result
    }
    if value.isNothing {
      result.remove(at: place)
    } else {
      result[place].value = value
    }
    return result
  }
}

extension Value {
  /// Whether it is a value of one of the language's own types whose elements have places or keys.
  fileprivate var isSubscripted: Bool {
    switch self {
    case .array, .dictionary, .string: true
    default: false
    }
  }
}
