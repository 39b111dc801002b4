import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// The methods of dictionaries: data.
enum DictionaryMethods {
  enum Method {
    case value, remove, removeThese, update, set, clear, enumerate, merge, merging, add, replace
    case mapValues, compactMapValues, filter, isEqual, popFirst, keysOf
  }

  static let table = MethodTable<Method>([
    (.value, "object(forKey:) value(forKey:) objectForKey: valueForKey:"),
    (.remove, "removeValue(forKey:) removeObject(forKey:) removeObjectForKey:"),
    (.removeThese, "removeObjects(forKeys:) removeObjectsForKeys:"),
    (.update, "updateValue(_:forKey:)"),
    (.set, "setObject(_:forKey:) setValue(_:forKey:) setObject:forKey: setValue:forKey:"),
    (.set, "setObject:forKeyedSubscript:"),
    (.clear, "removeAll() removeAll(keepingCapacity:) removeAllObjects() removeAllObjects"),
    (.enumerate, "enumerateKeysAndObjects(_:) enumerateKeysAndObjectsUsingBlock:"),
    (.merge, "merge(_:uniquingKeysWith:)"),
    (.merging, "merging(_:uniquingKeysWith:)"),
    (.add, "addEntries(from:) addEntriesFromDictionary:"),
    (.replace, "setDictionary(_:) setDictionary:"),
    (.mapValues, "mapValues(_:)"),
    (.compactMapValues, "compactMapValues(_:)"),
    (.filter, "filter(_:)"),
    (.isEqual, "isEqual(to:) isEqual: isEqualToDictionary:"),
    (.popFirst, "popFirst()"),
    (.keysOf, "allKeys(for:) allKeysForObject:"),
  ])
}

/// Calls on dictionaries.
extension Interpreter {
  /// What a call gives; nil where nothing of the name takes its labels.
  func callDictionary(
    _ name: String, _ entries: [DictionaryValueEntry], _ arguments: [PassedArgument],
    _ place: CollectionPlace?, at span: NodeSpan
  ) throws(Halt) -> Value? {
    guard let method = DictionaryMethods.table.method(name, arguments, in: frame.dialect) else {
      return try callPairs(name, entries, arguments, at: span)
    }
    let first = arguments.first?.value ?? .nothing
    switch method {
    case .value: return value(of: first, in: entries)
    case .isEqual: return .bool(isEqual(.dictionary(entries), first))
    case .keysOf: return .array(entries.filter { isEqual($0.value, first) }.map { $0.key })
    case .mapValues, .compactMapValues, .filter, .enumerate:
      guard let block = arguments.last?.value.object as? RuntimeBlock else {
        throw fail("scenario.wrong-arguments", "'\(name)' needs a closure", at: span)
      }
      return try each(method, entries, block)
    case .merging:
      return .dictionary(try merged(entries, with: arguments, at: span))
    default:
      guard let place else { return nil }
      return try changeDictionary(method, entries, arguments, in: place, at: span)
    }
  }

  private func value(of key: Value, in entries: [DictionaryValueEntry]) -> Value {
    entries.first { isEqual($0.key, key) }?.value ?? .nothing
  }

  /// The methods of all that is gone through, which see pairs of keys and values.
  private func callPairs(
    _ name: String, _ entries: [DictionaryValueEntry], _ arguments: [PassedArgument],
    at span: NodeSpan
  ) throws(Halt) -> Value? {
    guard ArrayMethods.methodOfSequences(name, arguments, in: frame.dialect) != nil else {
      return nil
    }
    let pairs = try elements(of: .dictionary(entries))
    return try callArray(
      CollectionCall(name: name, elements: pairs, arguments: arguments, place: nil, span: span))
  }

  private func each(
    _ method: DictionaryMethods.Method, _ entries: [DictionaryValueEntry], _ block: RuntimeBlock
  ) throws(Halt) -> Value {
    simulator.retain(.dictionary(entries))
    defer { simulator.autorelease(.dictionary(entries)) }
    let stop = makeStop()
    var result: [DictionaryValueEntry] = []
    for entry in entries where !truth(of: stop.value) {
      try step()
      switch method {
      case .enumerate: _ = try call(block, [entry.key, entry.value, .object(stop)])
      case .filter:
        let pair = Self.pair("key", entry.key, "value", entry.value)
        if truth(of: try call(block, [pair])) { result.append(entry) }
      default:
        let value = try call(block, [entry.value])
        if value.isNothing, method == .compactMapValues { continue }
        result.append(DictionaryValueEntry(key: entry.key, value: value))
      }
    }
    return method == .enumerate ? .nothing : .dictionary(result)
  }

  private func changeDictionary(
    _ method: DictionaryMethods.Method, _ entries: [DictionaryValueEntry],
    _ arguments: [PassedArgument], in place: CollectionPlace, at span: NodeSpan
  ) throws(Halt) -> Value {
    let first = arguments.first?.value ?? .nothing
    var changed = entries
    var result = Value.nothing
    switch method {
    case .remove:
      if frame.dialect == .swift { result = value(of: first, in: entries) }
      changed = setting(first, to: .nothing, in: entries)
    case .removeThese:
      for key in try elements(ofSequence: first, at: span) {
        guard simulator.spend(changed.count / 8) else { throw .budget(.steps) }
        changed = setting(key, to: .nothing, in: changed)
      }
    case .update, .set:
      let key = arguments[1].value
      if method == .update { result = value(of: key, in: entries) }
      changed = setting(key, to: first, in: entries)
    case .clear: changed = []
    case .popFirst:
      guard !entries.isEmpty else { return .nothing }
      let entry = changed.removeFirst()
      result = Self.pair("key", entry.key, "value", entry.value)
    case .merge: changed = try merged(entries, with: arguments, at: span)
    default:
      guard case .dictionary(let more) = first.unboxed else {
        throw fail(
          "scenario.wrong-arguments", "\(describe(kindOf: first)) is no dictionary", at: span)
      }
      if method == .replace { changed = [] }
      for entry in more {
        guard simulator.spend(changed.count / 8) else { throw .budget(.steps) }
        changed = setting(entry.key, to: entry.value, in: changed)
      }
    }
    return try keep(.dictionary(changed), in: place, giving: result)
  }

  /// The entries with those of another dictionary, or of a sequence of pairs; where both have a key, a
  /// closure is given the old value and the new.
  func merged(
    _ entries: [DictionaryValueEntry], with arguments: [PassedArgument], at span: NodeSpan
  ) throws(Halt) -> [DictionaryValueEntry] {
    guard let block = arguments.last?.value.object as? RuntimeBlock else {
      throw fail("scenario.wrong-arguments", "nothing says which of two values is kept", at: span)
    }
    var result = entries
    for (key, value) in try pairs(in: arguments[0].value, at: span) {
      try step()
      guard simulator.spend(result.count / 8) else { throw .budget(.steps) }
      if let place = result.firstIndex(where: { isEqual($0.key, key) }) {
        result[place].value = try call(block, [result[place].value, value])
      } else {
        result.append(DictionaryValueEntry(key: key, value: value))
      }
    }
    return result
  }

  /// The pairs of keys and values that a sequence has.
  private func pairs(in sequence: Value, at span: NodeSpan) throws(Halt) -> [(Value, Value)] {
    var result: [(Value, Value)] = []
    for element in try elements(ofSequence: sequence, at: span) {
      guard case .aggregate(let pair) = element, pair.isTuple, pair.fields.count == 2
      else {
        throw fail(
          "scenario.wrong-arguments",
          "\(describe(kindOf: element)) is no pair of a key and a value",
          at: span)
      }
      result.append((pair.fields[0].value, pair.fields[1].value))
    }
    return result
  }

  // MARK: Making dictionaries

  /// `Dictionary(…)` in the forms that Swift has.
  func makeDictionary(_ arguments: [PassedArgument], at span: NodeSpan) throws(Halt) -> Value {
    switch arguments.map({ $0.label ?? ($0.isTrailing ? "trailing" : "_") }) {
    case [], ["minimumCapacity"], ["capacity"]: return .dictionary([])
    case ["grouping", "by"], ["grouping", "trailing"]: return try grouped(arguments, at: span)
    case ["uniqueKeysWithValues"]:
      var result: [DictionaryValueEntry] = []
      for (key, value) in try pairs(in: arguments[0].value, at: span) {
        guard simulator.spend(result.count / 8) else { throw .budget(.steps) }
        if result.contains(where: { isEqual($0.key, key) }) {
          throw trap("Duplicate values for key: '\(describe(key))'")
        }
        result.append(DictionaryValueEntry(key: key, value: value))
      }
      return .dictionary(result)
    case ["_", "uniquingKeysWith"], ["_", "trailing"]:
      return .dictionary(try merged([], with: arguments, at: span))
    case ["_"], ["dictionary"]:
      if case .dictionary? = arguments.first?.value.unboxed { return arguments[0].value.unboxed }
    default: break
    }
    throw fail(
      "scenario.unsupported", "a scenario cannot make a dictionary of these arguments", at: span,
      notes: [
        Diagnostic.Note(
          "what it knows is 'Dictionary()', 'Dictionary(grouping:by:)',"
            + " 'Dictionary(uniqueKeysWithValues:)' and 'Dictionary(_:uniquingKeysWith:)'")
      ])
  }

  private func grouped(_ arguments: [PassedArgument], at span: NodeSpan) throws(Halt) -> Value {
    guard let block = arguments[1].value.object as? RuntimeBlock else {
      throw fail("scenario.wrong-arguments", "'Dictionary(grouping:by:)' needs a closure", at: span)
    }
    var keys: [Value] = []
    var groups: [[Value]] = []
    for element in try elements(ofSequence: arguments[0].value, at: span) {
      try step()
      guard simulator.spend(keys.count / 8) else { throw .budget(.steps) }
      let key = try call(block, [element])
      if let place = keys.firstIndex(where: { isEqual($0, key) }) {
        groups[place].append(element)
      } else {
        keys.append(key)
        groups.append([element])
      }
    }
    return .dictionary(
      zip(keys, groups).map { DictionaryValueEntry(key: $0, value: .array($1)) })
  }
}
