/// One of the conditions of an `if`, `guard` or `while`.
public struct Condition: Sendable {
  /// What must hold.
  public indirect enum Kind: Sendable {
    /// An expression that is true.
    case expression(Expression)
    /// `let name = value`, or `let name` alone, which means the variable of that name.
    case binding(name: String, isConstant: Bool, type: TypeName?, value: Expression?)
    /// `case pattern = value`.
    case pattern(Pattern, Expression)
  }

  /// What must hold.
  public var kind: Kind
  /// Where it stands.
  public var span: NodeSpan
}

/// What a value must look like, and the names that its parts get.
public struct Pattern: Sendable {
  /// The shape.
  public indirect enum Kind: Sendable {
    /// Anything: `_`.
    case wildcard
    /// Anything, under a name.
    case binding(name: String, isConstant: Bool)
    /// What equals an expression, or lies in a range.
    case expression(Expression)
    /// A case of an enumeration, with patterns for what it carries.
    case enumCase(type: String?, name: String, arguments: [Argument])
    /// Something that is not nil: `let x?`.
    case some(Pattern)
    /// Several at once.
    case tuple([Argument])
    /// What is of a type: `is UIView`.
    case isType(TypeName)
    /// What is of a type, looked at as one: `let view as UIView`.
    case asType(Pattern, TypeName)
  }

  /// A pattern in parentheses.
  public struct Argument: Sendable {
    /// Its label.
    public var label: String?
    /// The pattern.
    public var pattern: Pattern
  }

  /// The shape.
  public var kind: Kind
  /// Where it stands.
  public var span: NodeSpan
}
