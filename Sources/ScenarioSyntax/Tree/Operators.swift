/// An operator before its operand.
public enum UnaryOperator: String, Hashable, Sendable {
  case minus = "-"
  case plus = "+"
  case not = "!"
  case bitNot = "~"
  /// `&value`: an `inout` argument, or C's address.
  case addressOf = "&"
  /// C's `*pointer`.
  case dereference = "*"
}

/// An operator between two operands.
public enum BinaryOperator: String, Hashable, Sendable, CaseIterable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case wrappingAdd = "&+"
  case wrappingSubtract = "&-"
  case wrappingMultiply = "&*"
  case equal = "=="
  case notEqual = "!="
  case identical = "==="
  case notIdentical = "!=="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case matches = "~="
  case and = "&&"
  case or = "||"
  case bitAnd = "&"
  case bitOr = "|"
  case bitXor = "^"
  case shiftLeft = "<<"
  case shiftRight = ">>"
}
