import Lifecycle
import ScenarioSyntax
import SourceText

/// Conditions and patterns.
extension Interpreter {
  /// Whether all conditions hold; names they bind are declared in the current scope.
  func holds(_ conditions: [Condition]) throws(Halt) -> Bool {
    for condition in conditions where try !holds(condition) { return false }
    return true
  }

  func holds(_ condition: Condition) throws(Halt) -> Bool {
    switch condition.kind {
    case .expression(let expression): try isTrue(expression)
    case .binding(let name, _, _, let value):
      if let value {
        try holds(condition, try evaluate(value))
      } else {
        try holds(condition, try read(name, at: condition.span))
      }
    case .pattern(_, let expression): try holds(condition, try evaluate(expression))
    }
  }

  /// Whether a condition holds whose expression has a value.
  func holds(_ condition: Condition, _ value: Value) throws(Halt) -> Bool {
    switch condition.kind {
    case .expression: return try isTrue(value, at: condition.span)
    case .binding(let name, let isConstant, _, _):
      guard !value.isNothing else { return false }
      scope.declare(name, Variable(value, isConstant: isConstant, simulator), simulator)
      return true
    case .pattern(let pattern, _): return try matches(pattern, value)
    }
  }

  /// Whether an expression is true; Objective-C takes anything but zero and nil for true.
  func isTrue(_ expression: Expression) throws(Halt) -> Bool {
    try isTrue(try evaluate(expression), at: expression.span)
  }

  /// Whether the value of an expression is true.
  func isTrue(_ value: Value, at span: NodeSpan) throws(Halt) -> Bool {
    if case .bool(let isTrue) = value { return isTrue }
    if frame.dialect == .objectiveC { return truth(of: value) }
    // What a member has that nothing declares is not known; of what is declared, the check of types has told.
    if case .aggregate(let aggregate) = value, Opaque.isOpaque(aggregate) { return false }
    if value.isNothing {
      throw trap("Unexpectedly found nil while implicitly unwrapping an Optional value")
    }
    throw fail(
      "scenario.not-a-condition",
      "type '\(typeName(of: value))' cannot be used as a boolean", at: span,
      notes: [
        Diagnostic.Note(
          value.number == nil ? "test for '!= nil' instead" : "test for '!= 0' instead")
      ])
  }

  /// What C takes a value for.
  func truth(of value: Value) -> Bool {
    switch value {
    case .nothing: false
    case .bool(let value): value
    case .int(let value): value != 0
    case .double(let value): value != 0
    default: true
    }
  }

  /// How many parts of a step it takes to hold a value against a pattern.
  private static let partsOfPattern = 32

  /// Whether a value looks like a pattern; the names of its parts are declared in the current scope.
  func matches(_ pattern: Pattern, _ value: Value) throws(Halt) -> Bool {
    switch pattern.kind {
    // What takes every value takes no time, and an expression counts by itself.
    case .wildcard, .binding, .expression: break
    default: simulator.spend(parts: Self.partsOfPattern)
    }
    switch pattern.kind {
    case .wildcard: return true
    case .binding(let name, let isConstant):
      scope.declare(name, Variable(value, isConstant: isConstant, simulator), simulator)
      return true
    case .expression(let expression): return try matches(expression, value)
    // The name of a notification: `case UIApplication.didBecomeActiveNotification`.
    case .enumCase(let type?, let name, let arguments) where value.isText && arguments.isEmpty:
      let ownerName = type.hasSuffix(".Name") ? "Name" : type
      guard let owner = try classInfo(named: ownerName) else { return false }
      return isEqual(
        try readStatic(name, of: owner.runtime, at: pattern.span) ?? .nothing, value)
    case .enumCase(let type, let name, let arguments):
      if let type, case .aggregate(let found) = value, found.isTypedCase, !isCase(found, of: type) {
        return false
      }
      return try matchesCase(name, arguments, value)
    case .some(let inner):
      if value.isNothing { return false }
      return try matches(inner, value)
    case .tuple(let arguments):
      guard case .aggregate(let tuple) = value, tuple.fields.count == arguments.count else {
        return false
      }
      for (index, argument) in arguments.enumerated()
      where try !matches(argument.pattern, tuple.fields[index].value) {
        return false
      }
      return true
    case .isType(let type): return try isOfType(value, type)
    case .asType(let inner, let type):
      guard try isOfType(value, type) else { return false }
      return try matches(inner, value)
    }
  }

  private func matches(_ expression: Expression, _ value: Value) throws(Halt) -> Bool {
    matches(try evaluate(expression), value)
  }

  /// Whether a value is in a range, or equal to anything else: `~=`.
  func matches(_ wanted: Value, _ value: Value) -> Bool {
    if case .aggregate(let range) = wanted, range.typeName == Self.rangeType,
      let number = value.number
    {
      let lower = range["lower"]?.number ?? -.infinity
      return lower <= number && Collections.isBelow(number, upperBoundOf: range)
    }
    return isEqual(wanted, value)
  }

  private func matchesCase(
    _ name: String, _ arguments: [Pattern.Argument], _ value: Value
  ) throws(Halt) -> Bool {
    switch name {
    case "none" where value.isNothing: return true
    case "some" where !value.isNothing && arguments.count == 1:
      return try matches(arguments[0].pattern, value)
    case "some" where !value.isNothing && value.caseName == nil: return arguments.isEmpty
    default: break
    }
    switch value {
    case .member(let member): return member == name && arguments.isEmpty
    // The name of a notification: `case .didReload`, `case .init("reload")`.
    case .string where arguments.isEmpty: return isEqual(.member(name), value)
    case .string where name == "init" && arguments.count == 1:
      return try matches(arguments[0].pattern, value)
    case .aggregate(let aggregate) where aggregate.isCase(name):
      guard !arguments.isEmpty else { return true }
      // One name may stand for all that the case carries.
      if arguments.count == 1, aggregate.fields.count > 1 {
        return try matches(
          arguments[0].pattern, .aggregate(Aggregate(.tuple, fields: aggregate.fields)))
      }
      guard arguments.count == aggregate.fields.count else { return false }
      for (index, argument) in arguments.enumerated()
      where try !matches(argument.pattern, aggregate.fields[index].value) {
        return false
      }
      return true
    default: return false
    }
  }
}

extension Value {
  fileprivate var isText: Bool {
    if case .string = self { return true }
    return false
  }
}
