import Lifecycle
import ScenarioSyntax
import SourceText
import Tracing

/// Calls on arrays and sets.
extension Interpreter {
  func callArray(
    _ name: String, _ elements: [Value], _ arguments: [PassedArgument],
    _ base: CollectionPlace?, at span: NodeSpan
  ) throws(Halt) -> Value? {
    if let block = try closure(arguments, arguments.count - 1),
      let result = try callArray(name, elements, with: block, arguments, base)
    {
      return result
    }
    let first = arguments.first?.value
    switch name {
    case "contains", "containsObject":
      return .bool(elements.contains { isEqual($0, first ?? .nothing) })
    case "firstIndex", "indexOfObject", "index", "indexOfObjectIdenticalTo",
      "lastIndex"
    where arguments.first?.label == nil || arguments.first?.label == "of":
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
    case "makeIterator": return .array(elements)
    case "enumerated", "enumerate": return .array(enumerated(elements))
    case "joined", "componentsJoinedByString":
      let separator = first.map { describe($0) } ?? ""
      let text = elements.map { describe($0) }.joined(separator: separator)
      try count(output: text.utf8.count)
      return .string(text)
    case "dropFirst": return .array(Array(elements.dropFirst(max(0, integer(first) ?? 1))))
    case "dropLast": return .array(Array(elements.dropLast(max(0, integer(first) ?? 1))))
    case "prefix": return .array(Array(elements.prefix(max(0, integer(first) ?? 0))))
    case "suffix": return .array(Array(elements.suffix(max(0, integer(first) ?? 0))))
    case "sorted", "sortedArrayUsingSelector": return .array(sorted(elements))
    case "min": return sorted(elements).first ?? .nothing
    case "max": return sorted(elements).last ?? .nothing
    case "union", "arrayByAddingObjectsFromArray":
      return .array(elements + (first?.unboxed.elements ?? []))
    case "isSubset", "isSuperset", "isDisjoint", "isEqualToArray", "isEqual":
      return .bool(relation(name, elements, first?.unboxed.elements ?? []))
    case "subtracting", "intersection", "symmetricDifference":
      let other = first?.unboxed.elements ?? []
      return .array(
        elements.filter { element in
          other.contains { isEqual($0, element) } == (name == "intersection")
        })
    case "subarrayWithRange": return .array(elements)
    case "randomElement", "shuffled":
      return name == "shuffled" ? .array(elements) : elements.first ?? .nothing
    case "index" where arguments.first?.label != nil && arguments.first?.label != "of":
      guard case .int(let place)? = first else { return .nothing }
      let offset = arguments.count > 1 ? integer(arguments[1].value) ?? 0 : 1
      let step = arguments.first?.label == "before" ? -1 : offset
      return .int(place &+ step)
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

  private func relation(_ name: String, _ left: [Value], _ right: [Value]) -> Bool {
    func contains(_ list: [Value], _ value: Value) -> Bool {
      list.contains { isEqual($0, value) }
    }
    switch name {
    case "isSubset": return left.allSatisfy { contains(right, $0) }
    case "isSuperset": return right.allSatisfy { contains(left, $0) }
    case "isDisjoint": return !left.contains { contains(right, $0) }
    default: return isEqual(.array(left), .array(right))
    }
  }

  func integer(_ value: Value?) -> Int? {
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

  /// Orders elements by a closure that says whether one comes before another, or, as a comparator,
  /// how they compare.
  private func order(
    _ name: String, _ elements: [Value], by block: RuntimeBlock, _ base: CollectionPlace?
  ) throws(Halt) -> Value {
    var result: [Value] = []
    for element in elements {
      var low = 0
      var high = result.count
      while low < high {
        try step()
        let middle = (low + high) / 2
        if try precedes(element, result[middle], block) { high = middle } else { low = middle + 1 }
      }
      result.insert(element, at: low)
    }
    switch name {
    case "min": return result.first ?? .nothing
    case "max": return result.last ?? .nothing
    case "sort", "sortUsingComparator":
      if let base { try keep(.array(result), in: base) }
      return .nothing
    default: return .array(result)
    }
  }

  private func precedes(_ left: Value, _ right: Value, _ block: RuntimeBlock) throws(Halt) -> Bool {
    switch try call(block, [left, right]) {
    case .bool(let isBefore): isBefore
    case .member(let order): order == "orderedAscending" || order == "ascending"
    case let value: (value.number ?? 0) < 0
    }
  }

  /// The methods that take a closure.
  private func callArray(
    _ name: String, _ elements: [Value], with block: RuntimeBlock, _ arguments: [PassedArgument],
    _ base: CollectionPlace?
  ) throws(Halt) -> Value? {
    simulator.retain(.array(elements))
    defer { simulator.autorelease(.array(elements)) }
    var results: [Value] = []
    switch name {
    case "forEach", "enumerateObjectsUsingBlock", "enumerateObjectsWithOptions",
      "enumerateObjects":
      let stop = makeStop()
      let isReversed = arguments.contains {
        if case .member("reverse") = $0.value { return true }
        return false
      }
      for offset in elements.indices where !truth(of: stop.value) {
        try step()
        let index = isReversed ? elements.count - 1 - offset : offset
        _ = try call(block, [elements[index], .int(index), .object(stop)])
      }
      return .nothing
    case "sorted", "sort", "sortedArrayUsingComparator", "sortUsingComparator", "min", "max":
      return try order(name, elements, by: block, base)
    case "sortedArray": return .array(elements)
    case "indexesOfObjectsPassingTest", "indexOfObjectPassingTest":
      let stop = makeStop()
      for (index, element) in elements.enumerated()
      where truth(of: try call(block, [element, .int(index), .object(stop)])) {
        return .int(index)
      }
      return .int(Int.max)
    case "lastIndex":
      for (index, element) in elements.enumerated().reversed()
      where truth(of: try call(block, [element])) {
        return .int(index)
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
      let isInto = arguments.first?.label == "into"
      for element in elements {
        isReducing = isInto
        result = try call(block, [result, element])
      }
      return result
    default: return nil
    }
  }

  /// The methods that change the array where it is kept.
  private func mutateArray(
    _ name: String, _ elements: [Value], _ arguments: [PassedArgument], _ base: CollectionPlace
  ) throws(Halt) -> Value? {
    var changed = elements
    var result = Value.nothing
    let first = arguments.first?.value ?? .nothing
    let place = arguments.count > 1 ? integer(arguments[1].value) : integer(first)
    switch name {
    case "append", "addObject":
      if arguments.first?.label == "contentsOf" {
        changed += first.unboxed.elements ?? []
      } else {
        changed.append(first)
      }
    case "addObjectsFromArray": changed += first.unboxed.elements ?? []
    case "insert", "insertObject":
      guard let place, place >= 0, place <= elements.count else {
        throw trap("Array index is out of range")
      }
      changed.insert(first, at: place)
    case "remove", "removeObjectAtIndex":
      guard let place, elements.indices.contains(place) else { throw trap("Index out of range") }
      result = changed.remove(at: place)
    case "removeObject", "removeObjectIdenticalTo":
      changed.removeAll { isEqual($0, first) }
    case "removeObjectsInArray":
      let gone = first.unboxed.elements ?? []
      changed.removeAll { element in gone.contains { isEqual($0, element) } }
    case "setArray": changed = first.unboxed.elements ?? []
    case "update": if !elements.contains(where: { isEqual($0, first) }) { changed.append(first) }
    case "removeFirstObject": changed = Array(elements.dropFirst())
    case "replaceObjectAtIndex":
      guard let at = integer(first), elements.indices.contains(at), arguments.count > 1 else {
        throw trap("Index out of range")
      }
      changed[at] = arguments[1].value
    case "reserveCapacity", "formUnion", "unionSet":
      changed += first.unboxed.elements ?? []
    case "removeSubrange", "removeObjectsInRange":
      guard case .aggregate(let range) = first, case .int(let lower)? = range["lower"],
        case .int(let upper)? = range["upper"], lower >= 0, lower <= upper, upper <= elements.count
      else { throw trap("Array index is out of range") }
      changed.removeSubrange(lower..<upper)
    // What is left of an iterator's elements is an array, as they are.
    case "next", "nextObject", "popFirst":
      guard !elements.isEmpty else { return .nothing }
      result = changed.removeFirst()
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
    try keep(.array(changed), in: base)
    simulator.autorelease(result)
    return result
  }
}
