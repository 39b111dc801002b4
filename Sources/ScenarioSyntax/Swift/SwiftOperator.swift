/// A Swift operator between two operands, with how tightly it binds.
struct SwiftOperator {
  /// What the operator does.
  enum Meaning {
    case binary(BinaryOperator)
    case assignment(BinaryOperator?)
    case ternary
    case coalesce
    case range(isClosed: Bool)
    /// One that the snippet declares: a call of the function of its name.
    case function(String)
  }

  var meaning: Meaning
  var precedence: Int

  static let lowest = 1
  static let ternaryPrecedence = 2
  static let castPrecedence = 7

  init?(_ text: String) {
    switch text {
    case "=": self.init(.assignment(nil), 1)
    case "?": self.init(.ternary, 2)
    case "||": self.init(.binary(.or), 3)
    case "&&": self.init(.binary(.and), 4)
    case "==", "!=", "===", "!==", "<", "<=", ">", ">=", "~=":
      guard let binary = BinaryOperator(rawValue: text) else { return nil }
      self.init(.binary(binary), 5)
    case "??": self.init(.coalesce, 6)
    case "...": self.init(.range(isClosed: true), 8)
    case "..<": self.init(.range(isClosed: false), 8)
    case "+", "-", "&+", "&-", "|", "^":
      guard let binary = BinaryOperator(rawValue: text) else { return nil }
      self.init(.binary(binary), 9)
    case "*", "/", "%", "&", "&*":
      guard let binary = BinaryOperator(rawValue: text) else { return nil }
      self.init(.binary(binary), 10)
    case "<<", "&<<": self.init(.binary(.shiftLeft), 11)
    case ">>", "&>>": self.init(.binary(.shiftRight), 11)
    default:
      guard text.utf8.last == UInt8(ascii: "="),
        let binary = BinaryOperator(rawValue: String(text.dropLast()))
      else { return nil }
      self.init(.assignment(binary), 1)
    }
  }

  /// An operator that a snippet declares, of a precedence group.
  init(declared name: String, group: String) {
    let groups = [
      "AssignmentPrecedence": 1, "TernaryPrecedence": 2, "DefaultPrecedence": 3,
      "LogicalDisjunctionPrecedence": 3, "LogicalConjunctionPrecedence": 4,
      "ComparisonPrecedence": 5, "NilCoalescingPrecedence": 6, "CastingPrecedence": 7,
      "RangeFormationPrecedence": 8, "AdditionPrecedence": 9, "MultiplicationPrecedence": 10,
      "BitwiseShiftPrecedence": 11,
    ]
    self.init(.function(name), groups[group] ?? 3)
  }

  private init(_ meaning: Meaning, _ precedence: Int) {
    self.meaning = meaning
    self.precedence = precedence
  }

  /// Whether several in a row are read from the right.
  var isRightAssociative: Bool {
    switch meaning {
    case .assignment, .ternary, .coalesce: true
    case .binary, .range, .function: false
    }
  }
}
