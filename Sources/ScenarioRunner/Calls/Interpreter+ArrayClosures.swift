import Lifecycle
import ScenarioSyntax

/// The methods of arrays, and of what else is gone through, that take a closure.
extension Interpreter {
  func callEach(_ method: ArrayMethods.Closure, _ call: CollectionCall) throws(Halt) -> Value? {
    guard let block = call.arguments.last?.value.object as? RuntimeBlock else {
      throw fail("scenario.wrong-arguments", "'\(call.name)' needs a closure", at: call.span)
    }
    let elements = call.elements
    simulator.retain(.array(elements))
    defer { simulator.autorelease(.array(elements)) }
    switch method {
    case .forEach:
      for element in elements { _ = try ask(block, element) }
      return .nothing
    case .enumerate: return try enumerate(call, block)
    case .map, .compactMap, .flatMap, .filter, .prefix, .drop:
      return .array(try chosen(method, elements, block))
    case .first, .last, .firstIndex, .lastIndex, .contains, .allSatisfy, .count:
      return try find(method, elements, block)
    case .passingTest:
      let stop = makeStop()
      for (index, element) in elements.enumerated() where !truth(of: stop.value) {
        try step()
        if truth(of: try self.call(block, [element, .count(index), .object(stop)])) {
          return .count(index)
        }
      }
      return .int(.max)
    case .reduce, .reduceInto:
      var result = call.first
      for element in elements {
        try step()
        guard method == .reduceInto else {
          result = try self.call(block, [result, element])
          continue
        }
        _ = try self.call(block, [result, element], changing: [0])
        result = calls.takeFirstLeftValue() ?? result
      }
      return result
    case .areEqual:
      let others = try self.elements(ofSequence: call.first, at: call.span)
      guard others.count == elements.count else { return .bool(false) }
      for (element, other) in zip(elements, others) {
        try step()
        guard truth(of: try self.call(block, [element, other])) else { return .bool(false) }
      }
      return .bool(true)
    case .minimum: return try sorted(elements, by: block).first ?? .nothing
    case .maximum: return try sorted(elements, by: block).last ?? .nothing
    case .sorted: return .array(try sorted(elements, by: block))
    case .sort, .removeAll:
      guard let place = call.place else { return nil }
      var changed = elements
      if method == .sort {
        changed = try sorted(elements, by: block)
      } else {
        changed = []
        for element in elements where !truth(of: try ask(block, element)) {
          changed.append(element)
        }
      }
      try keep(.array(changed), in: place)
      return .nothing
    }
  }

  private func ask(_ block: RuntimeBlock, _ element: Value) throws(Halt) -> Value {
    try step()
    return try call(block, [element])
  }

  /// `enumerateObjectsUsingBlock:` and its kind, which tell the place and may be stopped.
  private func enumerate(_ call: CollectionCall, _ block: RuntimeBlock) throws(Halt) -> Value {
    let stop = makeStop()
    let isReversed = call.arguments.count > 1 && call.first.names("reverse")
    for offset in call.elements.indices where !truth(of: stop.value) {
      try step()
      let index = isReversed ? call.elements.count - 1 - offset : offset
      _ = try self.call(block, [call.elements[index], .count(index), .object(stop)])
    }
    return .nothing
  }

  /// The elements that a closure makes, or lets through.
  private func chosen(
    _ method: ArrayMethods.Closure, _ elements: [Value], _ block: RuntimeBlock
  ) throws(Halt) -> [Value] {
    var results: [Value] = []
    for (index, element) in elements.enumerated() {
      let result = try ask(block, element)
      switch method {
      case .map: results.append(result)
      case .flatMap:
        if let inner = result.listed {
          guard simulator.spend(inner.count / 8) else { throw .budget(.steps) }
          results += inner
        } else if !result.isNothing {
          results.append(result)
        }
      case .compactMap: if !result.isNothing { results.append(result) }
      case .filter: if truth(of: result) { results.append(element) }
      case .prefix:
        guard truth(of: result) else { return results }
        results.append(element)
      default:
        // `drop(while:)` asks no further once something stays.
        guard truth(of: result) else { return Array(elements[index...]) }
      }
    }
    return results
  }

  /// The first or last element that a closure says yes to, its place, or whether or how often it does.
  private func find(
    _ method: ArrayMethods.Closure, _ elements: [Value], _ block: RuntimeBlock
  ) throws(Halt) -> Value {
    let isFromEnd = method == .last || method == .lastIndex
    var count = 0
    for offset in elements.indices {
      let index = isFromEnd ? elements.count - 1 - offset : offset
      guard truth(of: try ask(block, elements[index])) else {
        if method == .allSatisfy { return .bool(false) }
        continue
      }
      switch method {
      case .first, .last: return elements[index]
      case .firstIndex, .lastIndex: return .count(index)
      case .contains: return .bool(true)
      default: count += 1
      }
    }
    switch method {
    case .contains: return .bool(false)
    case .allSatisfy: return .bool(true)
    case .count: return .count(count)
    default: return .nothing
    }
  }
}
