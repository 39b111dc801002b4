import Lifecycle
import ScenarioSyntax

/// The operators of C on what are integers there: cases of enumerations, options, and what they are reckoned with.
extension Interpreter {
  /// Nil where one of the operands is no such integer.
  func applyC(_ sign: BinaryOperator, _ left: Value, _ right: Value, at span: NodeSpan)
    throws(Halt) -> Value?
  {
    if let options = combined(sign, left, right) { return options }
    guard sign.isOfIntegers, let first = cInteger(left), let second = cInteger(right) else {
      return nil
    }
    return try apply(sign, first, second, at: span)
  }

  /// Sets of options that are put together: what is no option of a name adds none.
  private func combined(_ sign: BinaryOperator, _ left: Value, _ right: Value) -> Value? {
    guard [.bitOr, .add].contains(sign) else { return nil }
    switch (options(left), options(right)) {
    case (let first?, let second?): return .array(first + second)
    case (let options?, nil) where cInteger(right) != nil:
      return options.count == 1 ? left : .array(options)
    case (nil, let options?) where cInteger(left) != nil:
      return options.count == 1 ? right : .array(options)
    default: return nil
    }
  }

  /// The options that a value is a set of; nil for a number or a case of an enumeration that counts its cases.
  private func options(_ value: Value) -> [Value]? {
    switch value {
    case .member(let name) where UIKitNumbers.rawValue(of: name, readBy: nil) == nil: [value]
    case .array(let members): members
    default: nil
    }
  }

  /// The integer that a value is in C; what the system has and the model does not know is 0.
  private func cInteger(_ value: Value) -> Int64? {
    switch value {
    case .int(let number): number
    case .double(let number): Int64(exactly: number.rounded(.towardZero))
    case .bool(let isTrue): isTrue ? 1 : 0
    case .nothing: 0
    case .member(let name): cInteger(ofCase: name)
    case .aggregate where Self.isUnknown(value): 0
    default: nil
    }
  }

  private func cInteger(ofCase name: String) -> Int64? {
    switch UIKitNumbers.rawValue(of: name, readBy: nil) {
    case .int(let number): number
    case .double(let number): Int64(exactly: number)
    default: 0
    }
  }
}

extension BinaryOperator {
  /// Whether it takes the bits of integers, of which numbers with a fraction have none.
  var isOfBits: Bool {
    switch self {
    case .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight: true
    default: false
    }
  }

  /// Whether C has it for integers.
  fileprivate var isOfIntegers: Bool {
    switch self {
    case .add, .subtract, .multiply, .divide, .remainder, .less, .lessOrEqual, .greater,
      .greaterOrEqual:
      true
    default: isOfBits
    }
  }
}
