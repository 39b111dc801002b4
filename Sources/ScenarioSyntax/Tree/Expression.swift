/// An expression, and where it stands.
public struct Expression: Sendable {
  /// What is evaluated.
  public indirect enum Kind: Sendable {
    // Literals

    /// `nil`, `Nil`, `NULL`.
    case `nil`
    /// `true`, `YES`.
    case boolean(Bool)
    /// `42`, `@42`.
    case integer(Int64)
    /// `0.26`, `@0.26`.
    case double(Double)
    /// A string without interpolation, escapes resolved.
    case string(String)
    /// A string with interpolation.
    case interpolation([StringPart])
    /// `[a, b]`, `@[a, b]`; also `[UIView]()`.
    case array([Expression])
    /// `[a: b]`, `@{a: b}`; also `[String: UIView]()`.
    case dictionary([DictionaryEntry])
    /// `#selector(Foo.bar(_:))`, `@selector(bar:)`.
    case selector(SelectorLiteral)
    /// `#function`, `__func__`, `_cmd`, … .
    case context(ContextLiteral)
    /// `#available(iOS 13, *)`, `@available(iOS 13, *)`; nothing where iOS is not named.
    case availability(minimumIOS: Int?, isNegated: Bool)

    // Names

    /// A name that is not yet resolved; `$0` too.
    case name(String)
    /// `self`.
    case `self`
    /// `super`, only as the base of a member or the receiver of a message.
    case `super`
    /// A member of a value: `view.frame`, `self->_child`. A name may have labels:
    /// `tapped(_:)`.
    case member(base: Expression, name: String)
    /// A member of the type that is expected: `.flexibleWidth`.
    case implicitMember(name: String)
    /// A type as a value: `A.self`, `[A class]`'s receiver is a plain name.
    case metatype(TypeName)
    /// A type that is no plain name, as a callee: `[Int](repeating: 0, count: 3)`.
    case type(TypeName)

    // Calls

    /// A call of a function or method, or a message.
    case call(Call)
    /// `a[0]`.
    case `subscript`(base: Expression, arguments: [Argument])
    /// A closure or a block.
    case closure(Closure)

    // Optionals

    /// `a?` inside an ``optionalChain(_:)``: goes on with the value, or ends the chain with nil.
    case optional(Expression)
    /// A whole chain that holds at least one ``optional(_:)``; where such a one ends it, this is
    /// nil.
    case optionalChain(Expression)
    /// `a!`.
    case forceUnwrap(Expression)
    /// `a ?? b`.
    case coalesce(Expression, Expression)

    // Operators

    /// An operator before its operand.
    case unary(UnaryOperator, Expression)
    /// C's `++` and `--`: changes by `amount`, and is the new value if `isPrefix`.
    case increment(Expression, amount: Int, isPrefix: Bool)
    /// An operator between its operands; `&&` and `||` evaluate the right one only if need be.
    case binary(BinaryOperator, Expression, Expression)
    /// `a = b`, `a += b`.
    case assignment(target: Expression, BinaryOperator?, value: Expression)
    /// `a ? b : c`; C's `a ?: c` has no `then`.
    case ternary(condition: Expression, then: Expression?, otherwise: Expression)
    /// `a...b`, `a..<b`, and with an end left out.
    case range(lower: Expression?, upper: Expression?, isClosed: Bool)
    /// `value as Type` and its kind, a C cast.
    case cast(Expression, Cast, TypeName)
    /// `value is Type`.
    case typeCheck(Expression, TypeName)
    /// `(a, b)`; one expression in parentheses is that expression.
    case tuple([Argument])

    // Effects

    /// `try`, `try?`, `try!`.
    case `try`(Try, Expression)
    /// `await`.
    case await(Expression)

    /// What could not be read; a diagnostic says so.
    case invalid
  }

  /// What is evaluated.
  public var kind: Kind
  /// Where it stands.
  public var span: NodeSpan

  /// `self`, where nobody has written it: before a member that is named alone.
  public static func implicitSelf(at span: NodeSpan) -> Expression {
    Expression(kind: .`self`, span: span)
  }

  /// A member of what an expression gives, where nobody has written it out: a step of a key path.
  package static func member(_ name: String, of base: Expression) -> Expression {
    Expression(kind: .member(base: base, name: name), span: base.span)
  }
}

/// How a value is cast.
public enum Cast: Hashable, Sendable {
  /// `as`.
  case plain
  /// `as?`.
  case conditional
  /// `as!`.
  case forced
  /// C's `(Type)value`.
  case c
}

/// Which `try` is written.
public enum Try: Hashable, Sendable {
  /// `try`.
  case plain
  /// `try?`.
  case optional
  /// `try!`.
  case forced
}

/// A piece of an interpolated string.
public enum StringPart: Sendable {
  /// Text.
  case text(String)
  /// The text of a value.
  case value(Expression)
}

/// A key with its value.
public struct DictionaryEntry: Sendable {
  /// The key.
  public var key: Expression
  /// The value.
  public var value: Expression
}
