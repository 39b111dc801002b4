/// A call of a function or method, or a message.
///
/// `self.add(child)` and `[self add:child]` are the same node but for the style: both call the
/// member `add` of `self`.
public struct Call: Sendable {
  /// How it is written.
  public enum Style: Hashable, Sendable {
    /// `callee(arguments)`, in Swift and in C.
    case function
    /// `[receiver selector]`; the callee is the receiver's member named by the first piece.
    case message(selector: String)
  }

  /// What is called: mostly a name, a member, or an implicit member.
  public var callee: Expression
  /// The arguments, trailing closures last. In a message the first has no label, and those of a
  /// variadic method neither.
  public var arguments: [Argument]
  /// How it is written.
  public var style: Style
}

/// An argument of a call.
public struct Argument: Sendable {
  /// Its label; the first trailing closure has none.
  public var label: String?
  /// Its value.
  public var value: Expression
  /// Whether it is written behind the parentheses.
  public var isTrailing: Bool
  /// Where it stands, its label included.
  public var span: NodeSpan
}

/// A closure or a block.
public struct Closure: Sendable {
  /// A name that a closure takes with it.
  public struct Capture: Sendable {
    /// How strongly it holds.
    public enum Ownership: Hashable, Sendable {
      /// It keeps the object alive.
      case strong
      /// It becomes nil when the object goes.
      case weak
      /// It does not keep the object alive, and must not outlive it.
      case unowned
    }

    /// The name inside.
    public var name: String
    /// How strongly it holds.
    public var ownership: Ownership
    /// What is held; the variable of the same name when nothing is written.
    public var value: Expression?
  }

  /// The capture list.
  public var captures: [Capture]
  /// The parameters that are written.
  public var parameters: [Parameter]
  /// How many `$0`, `$1`, … the body uses.
  public var anonymousParameterCount: Int
  /// What it returns, where it is written.
  public var returnType: TypeName?
  /// Its body.
  public var body: Block
  /// Whether it is an Objective-C block, which holds constant copies of the locals it uses.
  public var isBlock: Bool
}

/// A selector as a value.
public struct SelectorLiteral: Hashable, Sendable {
  /// The type or value before the last dot, where one is written.
  public var base: String?
  /// The member: `tapped(_:)` or `tapped` in Swift, `tapped:` in Objective-C.
  public var name: String
}

/// A literal whose value depends on where it is written.
public struct ContextLiteral: Hashable, Sendable {
  /// Which literal.
  public enum Kind: Hashable, Sendable {
    /// `#function`: the function's Swift name.
    case function
    /// `__func__`, `__FUNCTION__`, `__PRETTY_FUNCTION__`: `-[A viewDidLoad]`.
    case prettyFunction
    /// `_cmd`: the method's selector.
    case selector
    /// `#file`, `#fileID`, `#filePath`, `__FILE__`.
    case file
    /// `#line`, `__LINE__`.
    case line
    /// `#column`.
    case column
  }

  /// Which literal.
  public var kind: Kind
  /// The function it is written in: `viewWillAppear(_:)` or `viewWillAppear:`; empty outside.
  public var function: String
  /// The type it is written in, where the snippet says.
  public var type: String?
  /// Whether the function belongs to the type rather than to its instances.
  public var isTypeMember: Bool
}
