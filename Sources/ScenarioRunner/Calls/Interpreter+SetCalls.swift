import Lifecycle
import ScenarioSyntax
import SourceText

/// Calls on sets, and on the option sets that are arrays of cases here.
extension Interpreter {
  /// What a call gives; nil where nothing of the name takes its labels.
  func callSet(_ call: CollectionCall, kind: SetValue.Kind) throws(Halt) -> Value? {
    let method = SetMethods.table.method(call.name, call.arguments, in: frame.dialect)
    if isForShared(call) { return nil }
    switch method {
    case .ask(.enumerate)? where kind == .ordered: break
    case .ask(let question)?: return try answer(question, call, kind)
    case .make(.union)? where call.place?.isShared == true && call.name == "union":
      // `NSMutableSet`'s own changes it.
      return try change(.union, call, kind)
    case .make(let algebra)?:
      return SetValue.value(try combined(algebra, call), kind)
    case .change(let algebra)?: return try change(algebra, call, kind)
    case .edit(let edit)?: return try self.edit(edit, call, kind)
    case .all?, nil: break
    }
    let other = ArrayMethods.table.method(call.name, call.arguments, in: frame.dialect)
    guard let other, other.isOfSequences || kind == .ordered && other.isOfPlaces else { return nil }
    return try callArray(call)
  }

  private func answer(
    _ question: SetMethods.Question, _ call: CollectionCall, _ kind: SetValue.Kind
  )
    throws(Halt) -> Value
  {
    let elements = call.elements
    switch question {
    case .contains: return .bool(contains(elements, call.first))
    case .member: return elements.first { isEqual($0, call.first) } ?? .nothing
    case .isEqual: return .bool(isEqual(SetValue.value(elements), SetValue.value(try other(call))))
    case .filter, .enumerate, .passingTest: return try ask(question, call, kind)
    default: break
    }
    let other = try other(call)
    try countSearches(for: elements, among: other)
    let isInside = isSubset(elements, of: other)
    let isAround = isSubset(other, of: elements)
    switch question {
    case .isSubset: return .bool(isInside)
    case .isStrictSubset: return .bool(isInside && !isAround)
    case .isSuperset: return .bool(isAround)
    case .isStrictSuperset: return .bool(isAround && !isInside)
    default:
      let isDisjoint = !elements.contains { contains(other, $0) }
      return .bool(isDisjoint == (question == .isDisjoint))
    }
  }

  /// The methods that take a closure; those of `NSSet` tell it no place.
  private func ask(_ question: SetMethods.Question, _ call: CollectionCall, _ kind: SetValue.Kind)
    throws(Halt) -> Value
  {
    guard let block = call.first.object as? RuntimeBlock else {
      throw fail("scenario.wrong-arguments", "'\(call.name)' needs a closure", at: call.span)
    }
    simulator.retain(.array(call.elements))
    defer { simulator.autorelease(.array(call.elements)) }
    let stop = makeStop()
    var chosen: [Value] = []
    for element in call.elements where !truth(of: stop.value) {
      try step()
      let arguments = question == .filter ? [element] : [element, .object(stop)]
      if truth(of: try self.call(block, arguments)) { chosen.append(element) }
    }
    return question == .enumerate ? .nothing : SetValue.value(chosen, kind)
  }

  /// The elements of the other set, or of whatever sequence is given.
  private func other(_ call: CollectionCall) throws(Halt) -> [Value] {
    unique(try elements(ofSequence: call.first, at: call.span))
  }

  // MARK: Sets made of two

  private func combined(_ algebra: SetMethods.Algebra, _ call: CollectionCall) throws(Halt)
    -> [Value]
  {
    let elements = call.elements
    if algebra == .adding {
      return contains(elements, call.first) ? elements : elements + [call.first]
    }
    let other = try other(call)
    try countSearches(for: elements, among: other)
    switch algebra {
    case .union: return unique(elements + other)
    case .intersection: return elements.filter { contains(other, $0) }
    case .subtracting: return elements.filter { !contains(other, $0) }
    case .symmetricDifference:
      return elements.filter { !contains(other, $0) } + other.filter { !contains(elements, $0) }
    default: return other
    }
  }

  private func change(_ algebra: SetMethods.Algebra, _ call: CollectionCall, _ kind: SetValue.Kind)
    throws(Halt) -> Value?
  {
    guard let place = call.place else { return nil }
    let changed = SetValue.value(try combined(algebra, call), kind)
    return try keep(changed, in: place, giving: .nothing)
  }

  // MARK: One element

  private func edit(_ edit: SetMethods.Edit, _ call: CollectionCall, _ kind: SetValue.Kind)
    throws(Halt) -> Value?
  {
    guard let place = call.place else { return nil }
    var changed = call.elements
    let first = call.first
    let known = changed.firstIndex { isEqual($0, first) }
    var result = Value.nothing
    switch edit {
    case .insert, .add:
      if edit == .insert {
        let member = known.map { changed[$0] } ?? first
        result = Self.pair("inserted", .bool(known == nil), "memberAfterInsert", member)
      }
      // Nothing changes, so that a set of its own is not copied for it.
      guard known == nil else { return result }
      changed.append(first)
    case .update:
      if let known {
        result = changed[known]
        changed[known] = first
      } else {
        changed.append(first)
      }
    case .remove, .take:
      guard let known else { return .nothing }
      let old = changed.remove(at: known)
      if edit == .remove { result = old }
    case .removeFirst, .popFirst:
      guard !changed.isEmpty else {
        if edit == .popFirst { return .nothing }
        throw trap("Can't removeFirst from an empty Set")
      }
      result = changed.removeFirst()
    case .removeAll:
      throw fail(
        "scenario.unknown-member", words(unknownMember: call.name, ofType: SetValue.typeName),
        at: call.span, notes: [Diagnostic.Note("'filter' gives the set without some elements")])
    case .clear: changed = []
    }
    return try keep(SetValue.value(changed, kind), in: place, giving: result)
  }

  // MARK: Option sets

  /// A call of a set's on an array: on an option set, which is an array of cases here, or on `[]`,
  /// of which nothing says what it is until something is put into it.
  func callOptionSet(_ call: CollectionCall) throws(Halt) -> Value? {
    guard frame.dialect == .swift, call.elements.allSatisfy({ $0.isCase }),
      SetMethods.table.method(call.name, call.arguments, in: .swift) != nil
    else { return nil }
    return try callSet(call, kind: .options)
  }
}
