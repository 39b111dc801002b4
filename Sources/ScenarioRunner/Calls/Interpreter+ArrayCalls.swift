import CallTrace
import Lifecycle
import ScenarioSyntax
import SourceText

/// Calls on arrays, and on whatever else is gone through.
extension Interpreter {
  /// What a call gives; nil where nothing of the name takes its labels.
  func callArray(_ call: CollectionCall) throws(Halt) -> Value? {
    guard let method = ArrayMethods.table.method(call.name, call.arguments, in: frame.dialect)
    else {
      return try callOptionSet(call)
    }
    switch method {
    case .ask(let question): return try answer(question, call)
    case .take(let part): return try take(part, of: call)
    case .each(let method): return try callEach(method, call)
    case .change(let change):
      if isForShared(call) { return try callOptionSet(call) }
      guard let place = call.place else { return nil }
      return try changeArray(change, call, in: place)
    }
  }

  /// Whether a method is of Foundation's shared collections alone, and the collection is Swift's.
  func isForShared(_ call: CollectionCall) -> Bool {
    guard frame.dialect == .swift, call.place?.isShared != true else { return false }
    return ArrayMethods.namesOfShared.contains(call.name)
  }

  private func answer(_ question: ArrayMethods.Question, _ call: CollectionCall) throws(Halt)
    -> Value
  {
    let elements = call.elements
    let first = call.first
    switch question {
    case .contains: return .bool(contains(elements, first))
    case .firstIndex: return index(elements.firstIndex { isEqual($0, first) })
    case .lastIndex: return index(elements.lastIndex { isEqual($0, first) })
    case .objectAtIndex:
      guard let place = call.integer(0), elements.indices.contains(place) else {
        throw outOfRange(
          ArrayBounds.words(
            "objectAtIndex:", call.integer(0), count: elements.count,
            isMutable: call.place?.isShared == true))
      }
      return elements[place]
    case .joined: return try joined(call)
    case .description: return try joinedDescriptions(elements, describe(first))
    case .isEqual: return .bool(isEqual(.array(elements), .array(first.listed ?? [first])))
    case .startsWith:
      let start = try self.elements(ofSequence: first, at: call.span)
      return .bool(isEqual(.array(Array(elements.prefix(start.count))), .array(start)))
    case .sorted: return .array(try sorted(elements, at: call.span))
    case .sortedBySelector: return .array(try sorted(elements, bySelector: first, at: call.span))
    case .minimum: return try sorted(elements, at: call.span).first ?? .nothing
    case .maximum: return try sorted(elements, at: call.span).last ?? .nothing
    case .any: return elements.first ?? .nothing
    case .shuffled: return .array(elements)
    case .indexAfter: return try index(first, offsetBy: 1)
    case .indexBefore: return try index(first, offsetBy: -1)
    case .indexOffset: return try index(first, offsetBy: call.integer(1) ?? 0)
    case .adding: return .array(elements + [first])
    case .addingAll: return .array(elements + (first.listed ?? []))
    case .perform:
      let argument = call.arguments.dropFirst().map { $0.value }
      for element in elements {
        guard case .selector(let selector) = first, let object = element.object else { continue }
        _ = try perform(selector, Array(argument), on: object, at: call.span)
      }
      return .nothing
    }
  }

  /// A place as the language says it: nothing, or a number like no other, where there is none.
  func index(_ place: Int?) -> Value {
    if let place { return .count(place) }
    return frame.dialect == .swift ? .nothing : .int(.max)
  }

  private func index(_ value: Value, offsetBy offset: Int) throws(Halt) -> Value {
    guard case .int(let place) = value else { return .nothing }
    let (result, overflow) = place.addingReportingOverflow(Int64(offset))
    guard !overflow else { throw trap("Arithmetic overflow") }
    return .int(result)
  }

  /// A place that an array does not have; the result is to be thrown.
  func outOfRange(_ words: String, swift: String = "Array index is out of range") -> Halt {
    guard frame.dialect == .objectiveC else { return trap(swift) }
    return simulator.raise(name: "NSRangeException", reason: "*** " + words)
  }

  // MARK: Joining

  /// Texts one behind the other, or the elements of sequences in one array.
  private func joined(_ call: CollectionCall) throws(Halt) -> Value {
    var isOfTexts = true
    var isOfSequences = !call.elements.isEmpty
    for element in call.elements {
      switch element {
      case .string: isOfSequences = false
      case .member, .nothing: isOfSequences = false
      case .aggregate(let aggregate) where Opaque.isOpaque(aggregate): isOfSequences = false
      case .array, .dictionary, .aggregate, .object(is MutableCollection): isOfTexts = false
      default:
        isOfTexts = false
        isOfSequences = false
      }
    }
    if isOfSequences { return .array(try flattened(call.elements, between: call.first)) }
    guard isOfTexts else {
      throw fail(
        "scenario.wrong-arguments", "'joined' is for texts, or for sequences", at: call.span,
        notes: [Diagnostic.Note("'map { String($0) }' before it makes texts of the elements")])
    }
    return try joinedDescriptions(call.elements, call.arguments.isEmpty ? "" : describe(call.first))
  }

  /// Elements as texts one behind the other. It is counted as it grows, for a list may hold one long
  /// text any number of times.
  func joinedDescriptions(_ elements: [Value], _ separator: String = "") throws(Halt) -> Value {
    var text = ""
    for (index, element) in elements.enumerated() {
      let piece = describe(element)
      try count(output: piece.utf8.count + separator.utf8.count)
      if index > 0 { text += separator }
      text += piece
    }
    return .string(text)
  }

  private func flattened(_ sequences: [Value], between separator: Value) throws(Halt) -> [Value] {
    let separators = separator.isNothing ? [] : try elements(of: separator)
    var result: [Value] = []
    for (index, sequence) in sequences.enumerated() {
      if index > 0 { result += separators }
      let inner = try elements(of: sequence)
      guard simulator.spend(inner.count / 8 + 1) else { throw .budget(.steps) }
      result += inner
    }
    return result
  }

  // MARK: Parts

  private func take(_ part: ArrayMethods.Part, of call: CollectionCall) throws(Halt) -> Value {
    let elements = call.elements
    switch part {
    case .dropFirst: return .array(Array(elements.dropFirst(try length(call) ?? 1)))
    case .dropLast: return .array(Array(elements.dropLast(try length(call) ?? 1)))
    case .prefix: return .array(Array(elements.prefix(try length(call) ?? 0)))
    case .suffix: return .array(Array(elements.suffix(try length(call) ?? 0)))
    case .prefixUpTo:
      return .array(Array(elements[..<(try place(call, below: elements.count + 1))]))
    case .prefixThrough: return .array(Array(elements[...(try place(call, below: elements.count))]))
    case .suffixFrom:
      return .array(Array(elements[(try place(call, below: elements.count + 1))...]))
    case .range:
      let range = try bounds(
        call.first, count: elements.count, "-[NSArray subarrayWithRange:]: range beyond bounds",
        at: call.span)
      return .array(Array(elements[range]))
    case .reversed: return .array(elements.reversed())
    case .enumerated: return .array(enumerated(elements))
    case .iterator: return .array(elements)
    }
  }

  /// How many elements a call is about; nothing where it does not say.
  func length(_ call: CollectionCall) throws(Halt) -> Int? {
    guard let number = call.integer(0) else { return nil }
    guard number >= 0 else {
      throw trap("Can't take or drop a negative number of elements of a collection")
    }
    return number
  }

  private func place(_ call: CollectionCall, below end: Int) throws(Halt) -> Int {
    guard let place = call.integer(0), place >= 0, place < end else {
      throw trap("Array index is out of range")
    }
    return place
  }

  /// The places that a range of Swift's or of Foundation's is about.
  func bounds(_ value: Value, count: Int, _ words: String, at span: NodeSpan) throws(Halt)
    -> Range<Int>
  {
    guard case .aggregate(let range) = value else {
      throw fail(
        "scenario.wrong-arguments", "\(describe(kindOf: value)) is no range of places", at: span)
    }
    var lower = 0
    var upper = count
    if let location = range["location"]?.place, let length = range["length"]?.place {
      let (end, overflow) = location.addingReportingOverflow(length)
      guard !overflow else { throw outOfRange(words) }
      lower = location
      upper = end
    } else if range.typeName == Self.rangeType {
      if let bound = range["lower"], !bound.isNothing { lower = bound.place ?? -1 }
      if let bound = range["upper"], !bound.isNothing { upper = bound.place ?? -1 }
    } else {
      throw fail(
        "scenario.wrong-arguments", "\(describe(kindOf: value)) is no range of places", at: span)
    }
    guard lower >= 0, lower <= upper, upper <= count else { throw outOfRange(words) }
    return lower..<upper
  }

  private func enumerated(_ elements: [Value]) -> [Value] {
    var pairs: [Value] = []
    for (index, element) in elements.enumerated() {
      pairs.append(Self.pair("offset", .count(index), "element", element))
    }
    return pairs
  }

  /// A tuple of two.
  static func pair(_ first: String, _ one: Value, _ second: String, _ other: Value) -> Value {
    .aggregate(
      Aggregate(
        .tuple,
        fields: [
          Aggregate.Field(name: first, value: one), Aggregate.Field(name: second, value: other),
        ]))
  }
}
