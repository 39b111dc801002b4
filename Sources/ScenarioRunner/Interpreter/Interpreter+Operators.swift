import CallTrace
import Lifecycle
import ScenarioSyntax

/// Operators.
extension Interpreter {
  func evaluate(_ sign: UnaryOperator, _ operand: Expression, at span: NodeSpan) throws(Halt)
    -> Value
  {
    switch sign {
    case .not: return .bool(try !isTrue(operand))
    case .addressOf: return try address(of: operand)
    case .dereference:
      let value = try evaluate(operand)
      if case .object(let pointer as Pointer) = value { return pointer.value }
      return value
    case .plus: return try evaluate(operand)
    case .minus, .bitNot: break
    }
    let value = try evaluate(operand)
    if code.hasOperators, let result = try callOperator(sign.rawValue, [value], at: span) {
      return result
    }
    switch (sign, value) {
    case (.minus, .int(let value)):
      let (result, overflow) = Int64(0).subtractingReportingOverflow(value)
      guard !overflow else { throw trap("Arithmetic overflow") }
      return .int(result)
    case (.minus, .double(let value)): return .double(-value)
    case (.minus, let value) where Self.isUnknown(value): return .double(0)
    case (.bitNot, .int(let value)): return .int(~value)
    case (_, let value):
      throw fail(
        "scenario.bad-operand",
        "'\(sign.rawValue)' cannot be applied to \(describe(kindOf: value))",
        at: span)
    }
  }

  func evaluate(
    _ sign: BinaryOperator, _ left: Expression, _ right: Expression, at span: NodeSpan
  ) throws(Halt) -> Value {
    if sign == .and || sign == .or {
      // The right operand counts only where the left one does not decide.
      let isTrue = try isTrue(left)
      return .bool(isTrue == (sign == .or) ? isTrue : try self.isTrue(right))
    }
    let first = try evaluate(left)
    let second = try evaluate(right)
    if code.hasOperators, let result = try callOperator(sign.rawValue, [first, second], at: span) {
      return result
    }
    return try apply(sign, first, second, at: span)
  }

  /// Calls the program's own function of an operator, or of the one that Swift derives it from; nil
  /// where there is none for these values.
  func callOperator(_ name: String, _ operands: [Value], at span: NodeSpan) throws(Halt) -> Value? {
    if let result = try callOwnOperator(name, operands) { return result }
    guard operands.count == 2, let derived = Self.derivations[name] else { return nil }
    let ordered = derived.isSwapped ? [operands[1], operands[0]] : operands
    guard let result = try callOwnOperator(derived.name, ordered) else { return nil }
    return .bool(truth(of: result) != derived.isNegated)
  }

  /// What types that are comparable or equatable need not declare.
  private static let derivations = [
    ">": (name: "<", isSwapped: true, isNegated: false),
    "<=": (name: "<", isSwapped: true, isNegated: true),
    ">=": (name: "<", isSwapped: false, isNegated: true),
    "!=": (name: "==", isSwapped: false, isNegated: true),
  ]

  /// What the program's own function of an assigning operator leaves in its first operand; nil where
  /// there is none.
  func callAssignment(_ sign: BinaryOperator, _ left: Value, _ right: Value, at span: NodeSpan)
    throws(Halt) -> Value?
  {
    guard code.hasOperators, try callOwnOperator(sign.rawValue + "=", [left, right]) != nil else {
      return nil
    }
    return calls.takeFirstLeftValue() ?? left
  }

  /// How many parts of a step it takes to find whether a declaration is the one that is called.
  private static let partsOfCandidate = 16

  func callOwnOperator(_ name: String, _ operands: [Value]) throws(Halt) -> Value? {
    var candidates: [MethodInfo] = []
    for operand in operands {
      guard let info = operandType(operand) else { continue }
      candidates += info.methods(named: name).filter { $0.isStatic }
    }
    candidates += code.functions[name] ?? []
    for candidate in candidates
    where candidate.declaration.parameters.count == operands.count {
      guard simulator.spend(parts: Self.partsOfCandidate) else { throw .budget(.steps) }
      guard try accepts(candidate, operands) else { continue }
      return try invoke(candidate, on: .type(candidate.owner.runtime), operands)
    }
    return nil
  }

  /// The type of a value that the program may have given methods.
  func operandType(_ value: Value) -> ClassInfo? {
    switch value {
    case .object(let object): return info(of: object)
    case .type(let type): return types[type.name]
    case .aggregate(let aggregate) where !aggregate.isCase: return structureType(aggregate)
    case .aggregate, .member: return enumerations(of: value).first
    default: return nil
    }
  }

  /// Whether the operands are of the types that a function asks for, as far as they are known.
  func accepts(_ method: MethodInfo, _ operands: [Value]) throws(Halt) -> Bool {
    for (parameter, operand) in zip(method.declaration.parameters, operands) {
      guard let type = parameter.type, type.name != "Self", !operand.isNothing,
        !method.declaration.genericParameters.contains(type.name)
      else { continue }
      if try !isOfType(operand, type) { return false }
    }
    return true
  }

  /// An operator as a value: `sorted(by: <)`.
  func makeOperatorValue(_ sign: BinaryOperator, at span: NodeSpan) -> Value {
    let block = makeBlock(owner: nil) { interpreter, arguments throws(Halt) in
      let arguments = Self.spread(arguments, over: 2)
      guard arguments.count == 2 else { return .nothing }
      if interpreter.code.hasOperators,
        let result = try interpreter.callOperator(sign.rawValue, arguments, at: span)
      {
        return result
      }
      return try interpreter.apply(sign, arguments[0], arguments[1], at: span)
    }
    simulator.adopt(block)
    return .object(block)
  }

  func apply(_ sign: BinaryOperator, _ left: Value, _ right: Value, at span: NodeSpan)
    throws(Halt) -> Value
  {
    switch sign {
    case .equal: return .bool(isEqual(left, right))
    case .matches: return .bool(matches(left, right))
    case .notEqual: return .bool(!isEqual(left, right))
    case .identical: return .bool(isIdentical(left, right))
    case .notIdentical: return .bool(!isIdentical(left, right))
    default: break
    }
    if let result = try applyOpaque(sign, left, right)
      ?? Dates.apply(sign, left, right, now: simulator.seconds)
    {
      return result
    }
    if let left = TextPlaces.offset(left), let right = TextPlaces.offset(right) {
      return try apply(sign, Int64(left), Int64(right), at: span)
    }
    switch (left, right) {
    case (.int(let left), .int(let right)): return try apply(sign, left, right, at: span)
    case (.string(let left), .string(let right)):
      return try apply(sign, left, right, at: span)
    case (.array(let left), .array(let right)) where sign == .add: return .array(left + right)
    default: break
    }
    let isC = frame.dialect == .objectiveC
    if let left = isC ? cNumber(left) : left.number,
      let right = isC ? cNumber(right) : right.number,
      !isC || !sign.isOfBits
    {
      return try apply(sign, left, right, at: span)
    }
    // Times are counted from now: `.now + .seconds(1)`.
    if case .member("now") = left, let time = right.number {
      return try apply(sign, 0, time, at: span)
    }
    if let result = compareCases(sign, left, right) { return result }
    // Levels of windows and priorities of constraints are numbers: `.alert + 1`.
    if let left = amount(left), let right = amount(right) {
      return try apply(sign, left, right, at: span)
    }
    if let result = try compareTuples(sign, left, right, at: span) { return result }
    if isC, let result = try applyC(sign, left, right, at: span) { return result }
    if left.isNothing || right.isNothing {
      throw trap("Unexpectedly found nil while implicitly unwrapping an Optional value")
    }
    if let result = try joinUnknown(sign, left, right) { return result }
    if let result = try applyUnknown(sign, left, right, at: span) { return result }
    throw bad(sign, left, right, span)
  }

  /// Adds what the system has and the model does not know to a text, as the text that stands for it.
  private func joinUnknown(_ sign: BinaryOperator, _ left: Value, _ right: Value) throws(Halt)
    -> Value?
  {
    guard sign == .add else { return nil }
    switch (left, right) {
    case (.string(let text), _) where Self.isUnknown(right): return .string(text + describe(right))
    case (_, .string(let text)) where Self.isUnknown(left): return .string(describe(left) + text)
    default: return nil
    }
  }

  /// Reckons with what the system has and the model does not know, `image.size.width / 2`, as with 0.
  private func applyUnknown(
    _ sign: BinaryOperator, _ left: Value, _ right: Value, at span: NodeSpan
  ) throws(Halt) -> Value? {
    guard Self.isUnknown(left) || Self.isUnknown(right),
      let first = Self.isUnknown(left) ? 0 : left.number,
      let second = Self.isUnknown(right) ? 0 : right.number
    else { return nil }
    let isDivision = sign == .divide || sign == .remainder
    return try apply(sign, first, isDivision && second == 0 ? 1 : second, at: span)
  }

  /// Whether a value is one of the system's of which the model knows its type alone.
  static func isUnknown(_ value: Value) -> Bool {
    guard case .aggregate(let aggregate) = value else { return false }
    return Opaque.isOpaque(aggregate)
  }

  /// The number that a value is, or that stands for it.
  private func amount(_ value: Value) -> Double? {
    guard case .member(let name) = value, operandType(value) == nil else { return value.number }
    return UIKitNumbers.amount(of: name) ?? Self.numbers[name]
  }

  /// What numbers themselves have, where only the other operand says that it is one: `.pi / 2`.
  static let numbers: [String: Double] = [
    "pi": .pi, "zero": 0, "infinity": .infinity,
    "greatestFiniteMagnitude": .greatestFiniteMagnitude,
  ]

  /// How two cases of a comparable enumeration compare: in the order in which they are declared.
  private func compareCases(_ sign: BinaryOperator, _ left: Value, _ right: Value) -> Value? {
    guard let first = left.caseName, let second = right.caseName,
      let info = operandType(left.isTypedCase ? left : right), info.isKind(of: "Comparable"),
      let left = info.place(ofCase: first),
      let right = info.place(ofCase: second)
    else { return nil }
    switch sign {
    case .less: return .bool(left < right)
    case .lessOrEqual: return .bool(left <= right)
    case .greater: return .bool(left > right)
    case .greaterOrEqual: return .bool(left >= right)
    default: return nil
    }
  }

  /// How two tuples compare: by the first of their parts that differ.
  private func compareTuples(
    _ sign: BinaryOperator, _ left: Value, _ right: Value, at span: NodeSpan
  ) throws(Halt) -> Value? {
    guard [.less, .lessOrEqual, .greater, .greaterOrEqual].contains(sign),
      case .aggregate(let left) = left, case .aggregate(let right) = right,
      left.isTuple, right.isTuple, left.fields.count == right.fields.count
    else { return nil }
    for (first, second) in zip(left.fields, right.fields)
    where !isEqual(first.value, second.value) {
      if code.hasOperators,
        let result = try callOperator(sign.rawValue, [first.value, second.value], at: span)
      {
        return result
      }
      return try apply(sign, first.value, second.value, at: span)
    }
    return .bool(sign == .lessOrEqual || sign == .greaterOrEqual)
  }

  /// C counts truth values and nil as numbers.
  private func cNumber(_ value: Value) -> Double? {
    switch value {
    case .bool(let isTrue): isTrue ? 1 : 0
    case .nothing: 0
    default: value.number
    }
  }

  /// Option sets and other values that are opaque.
  private func applyOpaque(_ sign: BinaryOperator, _ left: Value, _ right: Value) throws(Halt)
    -> Value?
  {
    guard sign == .bitOr || sign == .bitAnd else { return nil }
    switch (left, right) {
    case (.member(let left), .member(let right)):
      return sign == .bitOr ? .array([.member(left), .member(right)]) : .bool(left == right)
    case (.array(let members), .member), (.member, .array(let members)):
      guard sign == .bitOr else { return .bool(true) }
      if case .member = right { return .array(members + [right]) }
      return .array([left] + members)
    case (.int(0), .member): return sign == .bitOr ? right : left
    case (.member, .int(0)): return sign == .bitOr ? left : right
    default: return nil
    }
  }

  private func bad(_ sign: BinaryOperator, _ left: Value, _ right: Value, _ span: NodeSpan) -> Halt
  {
    fail(
      "scenario.bad-operand",
      words(sign.rawValue, left, right), at: span)
  }

  func apply(_ sign: BinaryOperator, _ left: Int64, _ right: Int64, at span: NodeSpan)
    throws(Halt) -> Value
  {
    let result: (partialValue: Int64, overflow: Bool)
    switch sign {
    case .add: result = left.addingReportingOverflow(right)
    case .subtract: result = left.subtractingReportingOverflow(right)
    case .multiply: result = left.multipliedReportingOverflow(by: right)
    case .divide, .remainder:
      guard right != 0 else { throw trap("Division by zero") }
      result =
        sign == .divide
        ? left.dividedReportingOverflow(by: right)
        : left.remainderReportingOverflow(dividingBy: right)
    case .wrappingAdd: return .int(left &+ right)
    case .wrappingSubtract: return .int(left &- right)
    case .wrappingMultiply: return .int(left &* right)
    case .less: return .bool(left < right)
    case .lessOrEqual: return .bool(left <= right)
    case .greater: return .bool(left > right)
    case .greaterOrEqual: return .bool(left >= right)
    case .bitAnd: return .int(left & right)
    case .bitOr: return .int(left | right)
    case .bitXor: return .int(left ^ right)
    case .shiftLeft: return .int(left << right)
    case .shiftRight: return .int(left >> right)
    default: throw bad(sign, .int(left), .int(right), span)
    }
    guard !result.overflow else { throw trap("Arithmetic overflow") }
    return .int(result.partialValue)
  }

  private func apply(_ sign: BinaryOperator, _ left: Double, _ right: Double, at span: NodeSpan)
    throws(Halt) -> Value
  {
    switch sign {
    case .add: return .double(left + right)
    case .subtract: return .double(left - right)
    case .multiply: return .double(left * right)
    case .divide: return .double(left / right)
    case .less: return .bool(left < right)
    case .lessOrEqual: return .bool(left <= right)
    case .greater: return .bool(left > right)
    case .greaterOrEqual: return .bool(left >= right)
    default: throw bad(sign, .double(left), .double(right), span)
    }
  }

  private func apply(_ sign: BinaryOperator, _ left: String, _ right: String, at span: NodeSpan)
    throws(Halt) -> Value
  {
    switch sign {
    case .add:
      try count(output: left.utf8.count + right.utf8.count)
      return .string(left + right)
    case .less: return .bool(left < right)
    case .lessOrEqual: return .bool(left <= right)
    case .greater: return .bool(left > right)
    case .greaterOrEqual: return .bool(left >= right)
    default: throw bad(sign, .string(left), .string(right), span)
    }
  }
}
