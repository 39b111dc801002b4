import ScenarioSyntax

/// What expressions are.
extension TypeChecker {
  mutating func visit(_ expression: Expression) { _ = infer(expression) }

  mutating func visit(_ closure: Closure) { visit(closure, as: .unknown, at: closure.body.span) }

  /// What an expression is; `expected` is what is wanted of it, which says what literals, closures and
  /// members without a base mean.
  mutating func infer(_ expression: Expression, expecting expected: Type = .unknown) -> Type {
    switch expression.kind {
    case .nil: return .literal(.nil)
    case .boolean: return .literal(.boolean)
    case .integer: return .literal(.integer)
    case .double: return .literal(.float)
    case .string: return .literal(.string)
    case .name(let name): return type(ofName: name, at: expression.span)
    case .`self`: return ownType
    case .member(let base, let name): return member(name, of: base, at: expression.span)
    case .implicitMember(let name): return implicitMember(name, of: expected, at: expression.span)
    case .call(let call): return infer(call, expecting: expected, at: expression.span)
    case .assignment(let target, let sign, let value): return assign(value, to: target, sign)
    case .binary(let sign, let left, let right):
      return infer(sign, left, right, at: expression.span)
    case .array(let elements): return array(elements, expecting: expected)
    case .closure(let closure):
      visit(closure, as: expected, at: expression.span)
      return expected.isUnknown ? .unknown : expected
    default: return inferOther(expression, expecting: expected)
    }
  }

  private mutating func inferOther(_ expression: Expression, expecting expected: Type) -> Type {
    switch expression.kind {
    case .interpolation(let parts):
      for part in parts { if case .value(let value) = part { _ = infer(value) } }
      return .literal(.string)
    case .dictionary(let entries): return dictionary(entries, expecting: expected)
    case .metatype(let type), .type(let type): return .metatype(types.type(type))
    case .super: return superType
    case .subscript(let base, let arguments): return element(of: base, arguments)
    case .optional(let base): return chained(base)
    case .optionalChain(let inner):
      let type = infer(inner)
      return type == .void ? .unknown : type.asOptional
    case .forceUnwrap(let value): return forced(value)
    case .coalesce(let left, let right):
      return coalesced(left, right, expecting: expected)
    case .unary(let sign, let value): return infer(sign, value)
    case .increment(let place, _, _):
      checkChange(of: place, by: .operation)
      return infer(place)
    case .ternary(let condition, let then, let otherwise):
      check(condition, fits: .bool, for: .condition)
      let first = then.map { infer($0, expecting: expected) } ?? .unknown
      return common(first, infer(otherwise, expecting: expected))
    case .cast(let value, let cast, let type):
      _ = infer(value)
      let type = types.type(type)
      return cast == .conditional && !type.isUnknown ? .optional(type) : type
    case .typeCheck(let value, _):
      _ = infer(value)
      return .bool
    case .availability: return .bool
    case .selector(let literal):
      check(literal, at: expression.span)
      return .unknown
    case .tuple(let arguments):
      return .tuple(arguments.map { infer($0.value).ofVariable })
    case .try(let word, let value):
      let type = infer(value, expecting: word == .optional ? .unknown : expected)
      return word == .optional ? type == .void ? .unknown : type.asOptional : type
    case .await(let value):
      // What a method gives to its completion it gives to whoever awaits it.
      let type = infer(value, expecting: expected)
      return type == .void ? .unknown : type
    default:
      walk(expression)
      return .unknown
    }
  }

  // MARK: Checking

  /// Looks at a value where one of a type is wanted, and reports it where it is surely none.
  mutating func check(_ value: Expression, fits target: Type, for purpose: Purpose) {
    switch value.kind {
    case .ternary(let condition, let then?, let otherwise):
      check(condition, fits: .bool, for: .condition)
      check(then, fits: target, for: purpose)
      check(otherwise, fits: target, for: purpose)
    case .try(.plain, let inner): check(inner, fits: target, for: purpose)
    case .closure(let closure):
      visit(closure, as: target, at: value.span, isKept: purpose.isKept)
    default:
      let type = infer(value, expecting: target)
      judge(type, as: target, purpose, at: value.span)
    }
  }

  mutating func judge(_ type: Type, as target: Type, _ purpose: Purpose, at span: NodeSpan) {
    switch types.conversion(from: type, to: target) {
    case .fits: break
    case .isRefused:
      if type == .literal(.nil) {
        report(
          TypeFault(
            "scenario.nil-value", purpose.words(nilFor: target), at: span,
            notes: purpose == .initialization
              ? [TypeFault.Note("add '?' to form the optional type '\(target)?'")] : []))
      } else if purpose == .condition {
        report(TypeFault("scenario.not-a-condition", words(noCondition: type), at: span))
      } else if purpose == .result, target == .void {
        report(
          TypeFault(
            "scenario.wrong-type", "unexpected non-void return value in void function", at: span,
            notes: [TypeFault.Note("did you mean to add a return type?")]))
      } else {
        report(TypeFault("scenario.wrong-type", purpose.words(type, target), at: span))
      }
    case .needsUnwrapping:
      report(
        TypeFault(
          "scenario.optional-value",
          "value of optional type '\(type)' must be unwrapped to a value of type '\(type.unwrapped)'",
          at: span,
          notes: [
            TypeFault.Note(
              "'??' with a value behind it gives that where there is none; '!' ends the program there"
            )
          ]))
    }
  }

  /// A condition that is neither true nor false.
  private func words(noCondition type: Type) -> String {
    if type.wrapped != nil {
      return "optional type '\(type)' cannot be used as a boolean; test for '!= nil' instead"
    }
    return isNumber(type)
      ? "type '\(type)' cannot be used as a boolean; test for '!= 0' instead"
      : Purpose.condition.words(type, .bool)
  }

  // MARK: Literals of several values

  private mutating func array(_ elements: [Expression], expecting expected: Type) -> Type {
    if case .nominal(let name, let arguments) = expected.unwrapped,
      name == "Array" || name == "Set"
    {
      let element = arguments.first ?? .unknown
      for value in elements { check(value, fits: element, for: .element) }
      return expected
    }
    let found = elements.map { infer($0).ofVariable }
    guard let element = types.common(of: found), canBeLiteral(expected) else { return .unknown }
    return .array(of: element)
  }

  private mutating func dictionary(_ entries: [DictionaryEntry], expecting expected: Type) -> Type {
    if case .nominal("Dictionary", let arguments) = expected.unwrapped, arguments.count == 2 {
      for entry in entries {
        check(entry.key, fits: arguments[0], for: .element)
        check(entry.value, fits: arguments[1], for: .element)
      }
      return expected
    }
    for entry in entries {
      _ = infer(entry.key)
      _ = infer(entry.value)
    }
    return .unknown
  }

  /// Whether a literal in brackets has its own type where another one is wanted: structures may be made of
  /// one, such as sets of options.
  private func canBeLiteral(_ expected: Type) -> Bool {
    guard case .nominal(let name, _) = expected.unwrapped else { return true }
    return types.kind(of: name) != .structure
  }
}
