import Lifecycle
import ScenarioSyntax
import SourceText
import Tracing

/// Calls on values that are no objects: arrays, dictionaries, strings, queues, structures.
extension Interpreter {
  func callOnValue(
    _ owner: Value, _ name: String, _ arguments: [PassedArgument], base: Expression?,
    at span: NodeSpan
  ) throws(Halt) -> Value {
    switch owner {
    case .array(let elements):
      if let result = try callArray(name, elements, arguments, base, at: span) { return result }
    case .dictionary(let entries):
      if let result = try callDictionary(name, entries, arguments, base) { return result }
    case .string(let text):
      if let result = try callString(name, text, arguments) { return result }
    case .aggregate(let aggregate):
      if let result = try callAggregate(name, aggregate, arguments, base, at: span) {
        return result
      }
    case .int(let number):
      switch name {
      case "isMultiple":
        if case .int(let divisor)? = arguments.first?.value {
          return .bool(divisor == 0 ? number == 0 : number.isMultiple(of: divisor))
        }
      default: break
      }
    case .bool(let value) where name == "toggle":
      if let base { try assign(.bool(!value), to: base) }
      return .nothing
    case .double(let number) where name == "rounded":
      return .double(number.rounded())
    case .member(let member):
      if let result = try callCase(name, member, owner, arguments) { return result }
    default: break
    }
    if let property = try readMemberIfKnown(name, of: owner, at: span) {
      if case .object(let block as RuntimeBlock) = property {
        return try call(block, arguments.map { $0.value })
      }
      if case .aggregate(let carried) = property, Carried.isCarried(carried) { return property }
      // In Objective-C a property is read by a message.
      if arguments.isEmpty, frame.dialect == .objectiveC { return property }
    }
    throw unknownMember(name, of: owner, at: span)
  }

  private func closure(_ arguments: [PassedArgument], _ place: Int = 0) throws(Halt)
    -> RuntimeBlock?
  {
    guard arguments.indices.contains(place) else { return nil }
    return arguments[place].value.object as? RuntimeBlock
  }

  // MARK: Arrays

  private func callArray(
    _ name: String, _ elements: [Value], _ arguments: [PassedArgument], _ base: Expression?,
    at span: NodeSpan
  ) throws(Halt) -> Value? {
    if let block = try closure(arguments, arguments.count - 1),
      let result = try callArray(name, elements, with: block, arguments)
    {
      return result
    }
    let first = arguments.first?.value
    switch name {
    case "contains", "containsObject":
      return .bool(elements.contains { isEqual($0, first ?? .nothing) })
    case "firstIndex", "indexOfObject", "index":
      let place = elements.firstIndex { isEqual($0, first ?? .nothing) }
      if let place { return .int(place) }
      return frame.dialect == .swift ? .nothing : .int(Int.max)
    case "objectAtIndex":
      guard case .int(let place)? = first, elements.indices.contains(place) else {
        throw simulator.raise(
          name: "NSRangeException", reason: "*** -[__NSArrayI objectAtIndex:]: index beyond bounds")
      }
      return elements[place]
    case "reversed": return .array(elements.reversed())
    case "enumerated": return .array(enumerated(elements))
    case "joined", "componentsJoinedByString":
      let separator = first.map { describe($0) } ?? ""
      let text = elements.map { describe($0) }.joined(separator: separator)
      try count(output: text.utf8.count)
      return .string(text)
    case "dropFirst": return .array(Array(elements.dropFirst(max(0, integer(first) ?? 1))))
    case "dropLast": return .array(Array(elements.dropLast(max(0, integer(first) ?? 1))))
    case "prefix": return .array(Array(elements.prefix(max(0, integer(first) ?? 0))))
    case "suffix": return .array(Array(elements.suffix(max(0, integer(first) ?? 0))))
    case "sorted": return .array(sorted(elements))
    case "arrayByAddingObject": return .array(elements + [first ?? .nothing])
    case "makeObjectsPerformSelector":
      for element in elements {
        guard case .selector(let selector)? = first, let object = element.object else { continue }
        try perform(selector, [], on: object, at: span)
      }
      return .nothing
    default: break
    }
    guard let base else { return nil }
    return try mutateArray(name, elements, arguments, base)
  }

  private func integer(_ value: Value?) -> Int? {
    if case .int(let number)? = value { return number }
    return nil
  }

  private func enumerated(_ elements: [Value]) -> [Value] {
    var pairs: [Value] = []
    for (index, element) in elements.enumerated() {
      pairs.append(
        .aggregate(
          Aggregate(
            typeName: "",
            fields: [
              Aggregate.Field(name: "offset", value: .int(index)),
              Aggregate.Field(name: "element", value: element),
            ])))
    }
    return pairs
  }

  private func sorted(_ elements: [Value]) -> [Value] {
    elements.sorted { left, right in
      if let left = left.number, let right = right.number { return left < right }
      if case .string(let left) = left, case .string(let right) = right { return left < right }
      return false
    }
  }

  /// The methods that take a closure.
  private func callArray(
    _ name: String, _ elements: [Value], with block: RuntimeBlock, _ arguments: [PassedArgument]
  ) throws(Halt) -> Value? {
    simulator.retain(.array(elements))
    defer { simulator.autorelease(.array(elements)) }
    var results: [Value] = []
    switch name {
    case "forEach", "enumerateObjectsUsingBlock":
      for (index, element) in elements.enumerated() {
        try step()
        _ = try call(block, [element, .int(index), .nothing])
      }
      return .nothing
    case "map", "compactMap", "flatMap":
      for element in elements {
        let result = try call(block, [element])
        if name == "map" {
          results.append(result)
        } else if case .array(let inner) = result, name == "flatMap" {
          results += inner
        } else if !result.isNothing {
          results.append(result)
        }
      }
      return .array(results)
    case "filter":
      for element in elements where truth(of: try call(block, [element])) {
        results.append(element)
      }
      return .array(results)
    case "first", "last":
      for element in name == "first" ? elements : elements.reversed()
      where truth(of: try call(block, [element])) {
        return element
      }
      return .nothing
    case "contains", "allSatisfy":
      for element in elements where truth(of: try call(block, [element])) == (name == "contains") {
        return .bool(name == "contains")
      }
      return .bool(name != "contains")
    case "firstIndex":
      for (index, element) in elements.enumerated() where truth(of: try call(block, [element])) {
        return .int(index)
      }
      return .nothing
    case "reduce":
      var result = arguments.first?.value ?? .nothing
      for element in elements { result = try call(block, [result, element]) }
      return result
    default: return nil
    }
  }

  /// The methods that change the array where it is kept.
  private func mutateArray(
    _ name: String, _ elements: [Value], _ arguments: [PassedArgument], _ base: Expression
  ) throws(Halt) -> Value? {
    var changed = elements
    var result = Value.nothing
    let first = arguments.first?.value ?? .nothing
    let place = arguments.count > 1 ? integer(arguments[1].value) : integer(first)
    switch name {
    case "append", "addObject":
      if arguments.first?.label == "contentsOf" {
        changed += first.elements ?? []
      } else {
        changed.append(first)
      }
    case "addObjectsFromArray": changed += first.elements ?? []
    case "insert", "insertObject":
      guard let place, place >= 0, place <= elements.count else {
        throw trap("Array index is out of range")
      }
      changed.insert(first, at: place)
    case "remove", "removeObjectAtIndex":
      guard let place, elements.indices.contains(place) else { throw trap("Index out of range") }
      result = changed.remove(at: place)
    case "removeObject": changed.removeAll { isEqual($0, first) }
    case "removeFirst", "removeLast", "removeLastObject", "popLast":
      guard !elements.isEmpty else {
        if name == "popLast" || name == "removeLastObject" { return .nothing }
        throw trap(
          "Can't remove \(name == "removeFirst" ? "first" : "last") element from an empty"
            + " collection")
      }
      result = name == "removeFirst" ? changed.removeFirst() : changed.removeLast()
    case "removeAll", "removeAllObjects":
      if let block = first.object as? RuntimeBlock {
        changed = []
        for element in elements where !truth(of: try call(block, [element])) {
          changed.append(element)
        }
      } else {
        changed = []
      }
    case "reverse": changed.reverse()
    case "sort": changed = sorted(elements)
    case "swapAt", "exchangeObjectAtIndex":
      guard let left = integer(first), let right = place, elements.indices.contains(left),
        elements.indices.contains(right)
      else { throw trap("Index out of range") }
      changed.swapAt(left, right)
    default: return nil
    }
    // What is taken out is still in use.
    simulator.retain(result)
    try assign(.array(changed), to: base)
    simulator.autorelease(result)
    return result
  }

  // MARK: Dictionaries and strings

  private func callDictionary(
    _ name: String, _ entries: [DictionaryValueEntry], _ arguments: [PassedArgument],
    _ base: Expression?
  ) throws(Halt) -> Value? {
    let first = arguments.first?.value ?? .nothing
    switch name {
    case "objectForKey", "valueForKey":
      return entries.first { isEqual($0.key, first) }?.value ?? .nothing
    case "removeValue", "removeObjectForKey":
      let old = entries.first { isEqual($0.key, first) }?.value ?? .nothing
      simulator.retain(old)
      if let base { try assign(.dictionary(setting(first, to: .nothing, in: entries)), to: base) }
      simulator.autorelease(old)
      return old
    case "setObject", "setValue", "updateValue":
      guard let base, arguments.count > 1 else { return nil }
      try assign(.dictionary(setting(arguments[1].value, to: first, in: entries)), to: base)
      return .nothing
    case "removeAll", "removeAllObjects":
      if let base { try assign(.dictionary([]), to: base) }
      return .nothing
    case "forEach":
      guard let block = try closure(arguments) else { return nil }
      for entry in entries { _ = try call(block, [entry.key, entry.value]) }
      return .nothing
    default: return nil
    }
  }

  private func callString(_ name: String, _ text: String, _ arguments: [PassedArgument])
    throws(Halt) -> Value?
  {
    var other = ""
    if case .string(let value)? = arguments.first?.value { other = value }
    switch name {
    case "uppercased": return .string(text.uppercased())
    case "lowercased": return .string(text.lowercased())
    case "hasPrefix": return .bool(text.hasPrefix(other))
    case "hasSuffix": return .bool(text.hasSuffix(other))
    case "isEqualToString", "isEqual": return .bool(text == other)
    case "stringByAppendingString", "appending", "append":
      try count(output: text.utf8.count + other.utf8.count)
      return .string(text + other)
    case "stringByAppendingFormat":
      return .string(text + format(other, arguments.dropFirst().map { $0.value }))
    default: return nil
    }
  }

  // MARK: Structures and queues

  private func callAggregate(
    _ name: String, _ aggregate: Aggregate, _ arguments: [PassedArgument], _ base: Expression?,
    at span: NodeSpan
  ) throws(Halt) -> Value? {
    if aggregate.typeName == "DispatchQueue" || aggregate.typeName == "RunLoop" {
      return try callQueue(name, arguments, at: span)
    }
    if let info = classes[aggregate.typeName] {
      for method in info.methods(named: name) where !method.isStatic {
        guard let values = try bind(method, arguments, selfValue: .aggregate(aggregate)) else {
          continue
        }
        let result = try invoke(method, on: .aggregate(aggregate), values)
        if method.declaration.modifiers.contains(.mutating), let base {
          try assign(lastSelf, to: base)
        }
        return result
      }
    }
    if let result = Geometry.call(name, on: aggregate, arguments.map { $0.value }) { return result }
    if aggregate.typeName == Self.rangeType {
      let elements = rangeElements(aggregate)
      if name == "contains", let number = arguments.first?.value.number {
        let lower = aggregate["lower"]?.number ?? -.infinity
        return .bool(lower <= number && number < aggregate["upper"]?.number ?? .infinity)
      }
      return try callArray(name, elements, arguments, nil, at: span)
    }
    if Carried.isCarried(aggregate) { return .aggregate(Carried.value(aggregate.typeName)) }
    if aggregate.typeName.hasPrefix("."),
      let result = try callCase(
        name, String(aggregate.typeName.dropFirst()), .aggregate(aggregate), arguments)
    {
      return result
    }
    return nil
  }

  private func rangeElements(_ range: Aggregate) -> [Value] {
    guard case .int(let lower)? = range["lower"], case .int(let upper)? = range["upper"],
      upper > lower, upper - lower <= 100_000
    else { return [] }
    return (lower..<upper).map { .int($0) }
  }

  /// A method of the program's enumeration that has a case.
  private func callCase(
    _ name: String, _ member: String, _ owner: Value, _ arguments: [PassedArgument]
  ) throws(Halt) -> Value? {
    for type in declaredTypes {
      guard let info = classes[type], info.cases.contains(where: { $0.name == member }) else {
        continue
      }
      for method in info.methods(named: name) where !method.isStatic {
        guard let values = try bind(method, arguments, selfValue: owner) else { continue }
        return try invoke(method, on: owner, values)
      }
    }
    return nil
  }

  /// `async`, `asyncAfter`, `sync`, and a run loop's `run(until:)`.
  private func callQueue(_ name: String, _ arguments: [PassedArgument], at span: NodeSpan)
    throws(Halt) -> Value?
  {
    let block = arguments.last?.value.object as? RuntimeBlock
    switch name {
    case "async", "addOperation", "addOperationWithBlock", "perform":
      guard let block else { break }
      simulator.async(block)
      return .nothing
    case "asyncAfter":
      guard let block, let delay = arguments.first?.value.number else { break }
      simulator.async(after: delay, block)
      return .nothing
    case "sync":
      // On the main thread this waits for itself for ever.
      throw simulator.raise(
        name: "EXC_BAD_INSTRUCTION",
        reason: "BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by"
          + " current thread")
    case "run": return .nothing
    default: return nil
    }
    throw fail("scenario.wrong-arguments", "'\(name)' needs a closure to run", at: span)
  }
}
