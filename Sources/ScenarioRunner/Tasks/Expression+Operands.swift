import ScenarioSyntax

/// The expressions that an expression is made of, in the order in which they are evaluated.
extension Expression {
  /// What is evaluated before the expression itself is; of a call its receiver and its arguments.
  var operands: [Expression] {
    switch kind {
    case .nil, .boolean, .integer, .double, .string, .selector, .context, .availability, .name,
      .self, .super, .implicitMember, .metatype, .type, .closure, .increment, .invalid:
      []
    case .interpolation(let parts): Self.values(of: parts)
    case .array(let elements): elements
    case .dictionary(let entries): entries.flatMap { [$0.key, $0.value] }
    case .member(let base, _), .optional(let base), .optionalChain(let base),
      .forceUnwrap(let base), .unary(_, let base), .cast(let base, _, _), .typeCheck(let base, _),
      .try(_, let base), .await(let base):
      [base]
    case .call(let call): call.receiver.map { [$0] + call.values } ?? call.values
    case .subscript(let base, let arguments): [base] + arguments.map { $0.value }
    case .coalesce(let left, let right), .binary(_, let left, let right): [left, right]
    case .assignment(_, _, let value): [value]
    case .ternary(let condition, let then, let otherwise):
      then.map { [condition, $0, otherwise] } ?? [condition, otherwise]
    case .range(let lower, let upper, _): [lower, upper].compactMap { $0 }
    case .tuple(let arguments): arguments.map { $0.value }
    }
  }

  private static func values(of parts: [StringPart]) -> [Expression] {
    var values: [Expression] = []
    for case .value(let value) in parts { values.append(value) }
    return values
  }

  /// The same expression of other operands, as many as it has.
  func replacing(operands: [Expression]) -> Expression {
    var rest = operands[...]
    return replacing { kept in rest.popFirst() ?? kept }
  }

  private func replacing(_ next: (Expression) -> Expression) -> Expression {
    var result = self
    result.kind =
      switch self.kind {
      case .interpolation(let parts):
        .interpolation(
          parts.map { part in
            guard case .value(let value) = part else { return part }
            return .value(next(value))
          })
      case .array(let elements): .array(elements.map { next($0) })
      case .dictionary(let entries):
        .dictionary(
          entries.map { entry in
            var entry = entry
            entry.key = next(entry.key)
            entry.value = next(entry.value)
            return entry
          })
      case .member(let base, let name): .member(base: next(base), name: name)
      case .optional(let base): .optional(next(base))
      case .forceUnwrap(let base): .forceUnwrap(next(base))
      case .unary(let sign, let base): .unary(sign, next(base))
      case .cast(let base, let cast, let type): .cast(next(base), cast, type)
      case .typeCheck(let base, let type): .typeCheck(next(base), type)
      case .call(let call): .call(call.replacing(next))
      case .subscript(let base, let arguments):
        .subscript(base: next(base), arguments: arguments.map { $0.replacing(next) })
      case .binary(let sign, let left, let right): .binary(sign, next(left), next(right))
      case .assignment(let target, let sign, let value):
        .assignment(target: target, sign, value: next(value))
      case .range(let lower, let upper, let isClosed):
        .range(lower: lower.map { next($0) }, upper: upper.map { next($0) }, isClosed: isClosed)
      case .tuple(let arguments): .tuple(arguments.map { $0.replacing(next) })
      default: self.kind
      }
    return result
  }

  /// Whether it is the same whenever it is evaluated, or has to stay where it is written.
  var isUnchanging: Bool {
    switch kind {
    case .nil, .boolean, .integer, .double, .string, .selector, .context, .availability, .self,
      .super, .implicitMember, .metatype, .type, .closure, .unary(.addressOf, _):
      true
    default: false
    }
  }

  /// Whether it is a way to a variable or a property, to which a call may write back.
  var isPath: Bool {
    switch kind {
    case .name, .self, .super, .type: true
    case .member(let base, _): base.isPath
    default: false
    }
  }
}

extension CallExpression {
  /// What is called, as far as it is an expression of its own: a receiver, or a closure's place.
  var receiver: Expression? {
    switch callee.kind {
    case .name, .implicitMember, .type, .metatype, .closure: nil
    case .member(let base, _): base
    case .optional(let inner):
      if case .member(let base, _) = inner.kind { base } else { callee }
    default: callee
    }
  }

  fileprivate var values: [Expression] { arguments.map { $0.value } }

  fileprivate func replacing(_ next: (Expression) -> Expression) -> CallExpression {
    var call = self
    if let receiver {
      let other = next(receiver)
      switch callee.kind {
      case .member(_, let name): call.callee.kind = .member(base: other, name: name)
      case .optional(var inner):
        if case .member(_, let name) = inner.kind {
          inner.kind = .member(base: other, name: name)
          call.callee.kind = .optional(inner)
        } else {
          call.callee = other
        }
      default: call.callee = other
      }
    }
    call.arguments = arguments.map { $0.replacing(next) }
    return call
  }
}

extension CallArgument {
  fileprivate func replacing(_ next: (Expression) -> Expression) -> CallArgument {
    var argument = self
    argument.value = next(value)
    return argument
  }
}
