import ScenarioSyntax

/// Operators, and what unwraps optionals.
extension TypeChecker {
  /// Whether a value is surely there.
  func isPlain(_ type: Type) -> Bool {
    guard case .nominal(let name, _) = type else { return false }
    return types.kind(of: name) != nil && types.kind(of: name) != .protocol
  }

  /// Whether something may be what a function gives whose name has a capital: `MTLCreateSystemDefaultDevice()`. What
  /// nothing declares and is called is mostly a class, and then it is there.
  func mayBeFunction(_ value: Expression, _ type: Type) -> Bool {
    guard case .call = value.kind, case .nominal(let name, _) = type else { return false }
    return types.isAssumed(name)
  }

  /// `base?` in a chain.
  mutating func chained(_ base: Expression) -> Type {
    let type = infer(base)
    guard isPlain(type), !mayBeFunction(base, type) else { return type.wrapped ?? .unknown }
    let sign = NodeSpan(
      source: base.span.source, lower: base.span.upper, upper: base.span.upper + 1)
    report(
      TypeFault(
        "scenario.optional-member",
        "cannot use optional chaining on non-optional value of type '\(type)'", at: base.span,
        fixes: [TypeFault.Fix(message: "write it without '?'", span: sign, text: "")]))
    return type
  }

  /// `value!`.
  mutating func forced(_ value: Expression) -> Type {
    let type = infer(value)
    guard isPlain(type), !mayBeFunction(value, type) else { return type.wrapped ?? .unknown }
    let sign = NodeSpan(
      source: value.span.source, lower: value.span.upper, upper: value.span.upper + 1)
    report(
      TypeFault(
        "scenario.optional-member",
        "cannot force unwrap value of non-optional type '\(type)'", at: value.span,
        fixes: [TypeFault.Fix(message: "write it without '!'", span: sign, text: "")]))
    return type
  }

  /// `left ?? right`.
  mutating func coalesced(
    _ left: Expression, _ right: Expression, expecting expected: Type
  ) -> Type {
    let first = infer(left)
    guard let wrapped = first.wrapped else {
      _ = infer(right)
      return .unknown
    }
    let second = infer(right, expecting: wrapped)
    if second.isUnknown { return .unknown }
    if second == .literal(.nil) || second.wrapped != nil { return .optional(wrapped) }
    // Where anything is wanted, both may be that.
    if expected == wrapped { judge(second, as: wrapped, .argument, at: right.span) }
    return types.conversion(from: second, to: wrapped) == .fits ? wrapped : .unknown
  }

  /// What two values have in common of which one is taken.
  func common(_ first: Type, _ second: Type) -> Type {
    if first == second { return first }
    if first == .literal(.nil) { return second.asOptional }
    if second == .literal(.nil) { return first.asOptional }
    if case .literal = second, types.conversion(from: second, to: first) == .fits { return first }
    if case .literal = first, types.conversion(from: first, to: second) == .fits { return second }
    return .unknown
  }

  mutating func infer(_ sign: UnaryOperator, _ value: Expression) -> Type {
    let isOwn = types.operators.contains(sign.rawValue)
    switch sign {
    case .not where !isOwn:
      check(value, fits: .bool, for: .argument)
      return .bool
    case .minus where !isOwn, .plus where !isOwn: return infer(value)
    case .addressOf:
      _ = infer(value)
      checkChange(of: value, by: .passing)
      return .unknown
    default:
      _ = infer(value)
      return .unknown
    }
  }

  mutating func infer(
    _ sign: BinaryOperator, _ left: Expression, _ right: Expression, at span: NodeSpan
  ) -> Type {
    if types.operators.contains(sign.rawValue) {
      _ = infer(left)
      _ = infer(right)
      return .unknown
    }
    switch sign {
    case .and, .or:
      check(left, fits: .bool, for: .argument)
      check(right, fits: .bool, for: .argument)
      return .bool
    case .equal, .notEqual, .identical, .notIdentical, .less, .lessOrEqual, .greater,
      .greaterOrEqual, .matches:
      let first = infer(left)
      let second = infer(right, expecting: first)
      if sign != .matches { judge(sign, first, second, at: span) }
      return .bool
    default:
      let first = infer(left)
      let second = infer(right, expecting: first)
      judge(sign, first, second, at: span)
      return result(first, second)
    }
  }

  /// Numbers and texts of two types do not mix.
  private mutating func judge(
    _ sign: BinaryOperator, _ first: Type, _ second: Type, at span: NodeSpan
  ) {
    // With an optional only equality is asked for.
    let isEquality = [.equal, .notEqual, .identical, .notIdentical].contains(sign)
    if !isEquality {
      for (type, other) in [(first, second), (second, first)]
      where checkUnwrapped(type, beside: other, at: span) { return }
    }
    guard let left = basic(first), let right = basic(second),
      types.conversion(from: first, to: right) == .isRefused,
      types.conversion(from: second, to: left) == .isRefused
    else { return }
    report(
      TypeFault(
        "scenario.bad-operand",
        "binary operator '\(sign.rawValue)' cannot be applied to operands of type '\(left)' and"
          + " '\(right)'", at: span))
  }

  /// Reports an optional that is calculated with; whether there is one. What is unwrapped where it is used is none.
  private mutating func checkUnwrapped(_ type: Type, beside other: Type, at span: NodeSpan) -> Bool
  {
    guard case .optional(let wrapped) = type, basic(wrapped) != nil,
      basic(other.unwrapped) != nil
    else { return false }
    judge(type, as: wrapped, .argument, at: span)
    return true
  }

  /// A number, a text or a truth value; nil of anything else.
  private func basic(_ type: Type) -> Type? {
    switch type {
    case .literal(.nil): return nil
    case .literal: return type.ofVariable
    case .nominal(let name, _):
      switch types.kind(of: name) {
      case .number, .truth: return type
      case .text where name == "String": return type
      default: return nil
      }
    default: return nil
    }
  }

  private func result(_ first: Type, _ second: Type) -> Type {
    switch (first, second) {
    case (.literal(.integer), .literal(.float)): .literal(.float)
    case (.literal, .literal): first
    case (.literal, _): basic(second) ?? .unknown
    default: first == second || second.isLiteral ? basic(first) ?? .unknown : .unknown
    }
  }

  // MARK: Assignments

  mutating func assign(_ value: Expression, to target: Expression, _ sign: BinaryOperator?) -> Type
  {
    if case .name("_") = target.kind {
      _ = infer(value)
      return .void
    }
    let type = targetType(of: target)
    checkChange(of: target, by: sign == nil ? .assignment : .operation)
    if let sign {
      let found = infer(value, expecting: type)
      if !types.operators.contains(sign.rawValue + "=") { judge(sign, type, found, at: value.span) }
    } else {
      check(value, fits: type, for: .assignment)
    }
    return .void
  }

  /// What a place takes; at the end of a chain that is what the place has, and no optional of it.
  private mutating func targetType(of target: Expression) -> Type {
    if case .optionalChain(let inner) = target.kind { return infer(inner) }
    return infer(target)
  }
}

extension Type {
  fileprivate var isLiteral: Bool {
    if case .literal = self { return true }
    return false
  }
}
