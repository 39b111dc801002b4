import Lifecycle
import ScenarioSyntax

/// The order of elements: their own, or what a closure says.
extension Interpreter {
  /// Elements by `<`: of numbers and texts what it is to Swift, otherwise the program's own.
  func sorted(_ elements: [Value], at span: NodeSpan) throws(Halt) -> [Value] {
    if elements.allSatisfy({ $0.number != nil }) {
      return elements.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
    }
    // What is opaque has no order here.
    if elements.contains(where: { isOpaque($0) }) { return elements }
    return try sorted(elements) { left, right throws(Halt) in
      if case .string(let left) = left, case .string(let right) = right {
        return self.simulator.spend(parts: min(left.utf8.count, right.utf8.count)) && left < right
      }
      if self.code.hasOperators, let result = try self.callOperator("<", [left, right], at: span) {
        return self.truth(of: result)
      }
      return self.truth(of: try self.apply(.less, left, right, at: span))
    }
  }

  private func isOpaque(_ value: Value) -> Bool {
    guard case .aggregate(let aggregate) = value else { return false }
    return Opaque.isOpaque(aggregate)
  }

  /// Elements by what a selector says of two of them; `compare:` of numbers and texts is their order.
  func sorted(_ elements: [Value], bySelector selector: Value, at span: NodeSpan) throws(Halt)
    -> [Value]
  {
    guard case .selector(let name) = selector else {
      throw fail("scenario.wrong-arguments", "sorting needs a selector", at: span)
    }
    if elements.allSatisfy({ $0.number != nil }) { return try sorted(elements, at: span) }
    return try sorted(elements) { left, right throws(Halt) in
      if case .string(let left) = left, case .string(let right) = right {
        self.simulator.spend(parts: 4 * (left.utf8.count + right.utf8.count))
        return TextOrder.compare(left, right, method: SelectorName.baseName(name)) < 0
      }
      guard let object = left.object else {
        throw self.fail(
          "scenario.unsupported",
          "a scenario cannot sort \(self.describe(kindOf: left)) by a selector", at: span)
      }
      return self.isAscending(try self.perform(name, [right], on: object, at: span))
    }
  }

  /// Elements by a closure that says whether one comes before another, or, as a comparator, how they
  /// compare.
  func sorted(_ elements: [Value], by block: RuntimeBlock) throws(Halt) -> [Value] {
    try sorted(elements) { left, right throws(Halt) in
      self.isAscending(try self.call(block, [left, right]))
    }
  }

  /// Puts one element after the other in its place, behind those that are equal to it.
  private func sorted(_ elements: [Value], _ precedes: (Value, Value) throws(Halt) -> Bool)
    throws(Halt) -> [Value]
  {
    var result: [Value] = []
    result.reserveCapacity(elements.count)
    for element in elements {
      var low = 0
      var high = result.count
      while low < high {
        try step()
        let middle = (low + high) / 2
        if try precedes(element, result[middle]) { high = middle } else { low = middle + 1 }
      }
      result.insert(element, at: low)
    }
    return result
  }

  private func isAscending(_ value: Value) -> Bool {
    switch value {
    case .bool(let isBefore): isBefore
    case .member(let order):
      order == "orderedAscending" || order == "ascending" || order == "NSOrderedAscending"
    case let value: (value.number ?? 0) < 0
    }
  }

  /// How two values compare, as the language names it.
  func comparison(_ order: Int) -> Value {
    let isSwift = frame.dialect == .swift
    if order == 0 { return .member(isSwift ? "orderedSame" : "NSOrderedSame") }
    if order < 0 { return .member(isSwift ? "orderedAscending" : "NSOrderedAscending") }
    return .member(isSwift ? "orderedDescending" : "NSOrderedDescending")
  }
}

/// The order of texts, as Foundation's methods have it.
enum TextOrder {
  /// Below, at or above zero; methods whose names say so take small and capital letters for the same.
  static func compare(_ left: String, _ right: String, method: String) -> Int {
    let ignoresCase =
      method.hasPrefix("caseInsensitive") || method.hasPrefix("localizedCaseInsensitive")
      || method.hasPrefix("localizedStandard")
    let (left, right) = ignoresCase ? (left.lowercased(), right.lowercased()) : (left, right)
    return left == right ? 0 : left < right ? -1 : 1
  }
}
