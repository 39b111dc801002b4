/// A statement or a declaration, and where it stands.
public struct Statement: Sendable {
  /// What it does.
  public indirect enum Kind: Sendable {
    /// Evaluates an expression; an assignment is one.
    case expression(Expression)
    /// Declares a variable.
    case variable(VariableDeclaration)
    /// Takes a tuple apart: `let (a, _) = pair`.
    case tupleBinding(TupleBinding)
    /// Declares a function.
    case function(FunctionDeclaration)
    /// Declares a type, or adds to one.
    case type(TypeDeclaration)
    /// Gives a type another name.
    case typeAlias(TypeAlias)
    /// `if`, with all its `else if`.
    case `if`(IfStatement)
    /// `guard`.
    case `guard`(conditions: [Condition], otherwise: Block)
    /// `for … in`.
    case forIn(ForInStatement)
    /// C's `for`.
    case forC(ForCStatement)
    /// `while`.
    case `while`(conditions: [Condition], body: Block)
    /// `repeat … while`, or C's `do … while`.
    case repeatWhile(body: Block, condition: Expression)
    /// `switch`.
    case `switch`(SwitchStatement)
    /// `return`.
    case `return`(Expression?)
    /// `break`, with the label it leaves.
    case `break`(label: String?)
    /// `continue`, with the label it goes on with.
    case `continue`(label: String?)
    /// `fallthrough`.
    case `fallthrough`
    /// `throw`, or `@throw`.
    case `throw`(Expression)
    /// `do`, with or without `catch`; or `@try`.
    case `do`(DoStatement)
    /// `defer`.
    case `defer`(Block)
    /// A bare block of C, or `@autoreleasepool` and the like.
    case block(Block)
    /// A statement with a label.
    case labeled(String, Statement)
    /// `// MARK: text` or `#pragma mark text`: a divider in the diagram.
    case divider(String)
    /// `// note: text`: a note beside the next call.
    case note(String)
    /// `// ref: text`, `// group: name` and the like, which say something of the drawing alone.
    case mark(String)
  }

  /// What it does.
  public var kind: Kind
  /// Where it stands.
  public var span: NodeSpan
}

/// Statements in braces.
public struct Block: Sendable {
  /// The statements.
  public var statements: [Statement]
  /// From brace to brace.
  public var span: NodeSpan

  /// The expression that is all there is in the block, whose value a Swift function or closure
  /// returns without saying so.
  public var implicitResult: Expression? {
    var result: Expression?
    for statement in statements {
      switch statement.kind {
      case .divider, .note, .mark: continue
      case .expression(let expression) where result == nil: result = expression
      default: return nil
      }
    }
    return result
  }
}

/// A tuple taken apart.
public struct TupleBinding: Sendable {
  /// The names, nothing for `_`.
  public var names: [String?]
  /// Whether it is a `let`.
  public var isConstant: Bool
  /// The tuple.
  public var value: Expression
}

/// `if`, with all its `else if`.
public struct IfStatement: Sendable {
  /// One condition with what it leads to.
  public struct Branch: Sendable {
    /// What must hold.
    public var conditions: [Condition]
    /// What is done then.
    public var body: Block
  }

  /// The branches in source order; at least one.
  public var branches: [Branch]
  /// What is done when no branch holds.
  public var otherwise: Block?
}

/// `for … in`.
public struct ForInStatement: Sendable {
  /// What each element is bound to.
  public var pattern: Pattern
  /// What is gone through.
  public var sequence: Expression
  /// Which elements count.
  public var filter: Expression?
  /// What is done with each.
  public var body: Block
  /// Whether each element is awaited: `for await`.
  public var isAwaited = false
}

/// C's `for`.
public struct ForCStatement: Sendable {
  /// What is done first.
  public var start: [Statement]
  /// What must hold before each round.
  public var condition: Expression?
  /// What is done after each round.
  public var step: [Expression]
  /// What is done in each round.
  public var body: Block
}

/// `switch`.
public struct SwitchStatement: Sendable {
  /// A pattern, and what else must hold.
  public struct Label: Sendable {
    /// What the subject must look like.
    public var pattern: Pattern
    /// What must hold besides.
    public var filter: Expression?
  }

  /// A case, or the default.
  public struct Case: Sendable {
    /// The patterns, any of which will do.
    public var labels: [Label]
    /// Whether it is, or is also, the default.
    public var isDefault: Bool
    /// What is done.
    public var body: Block
  }

  /// What is looked at.
  public var subject: Expression
  /// The cases in source order.
  public var cases: [Case]
  /// Whether a case without `break` goes on into the next, as in C.
  public var fallsThrough: Bool
}

/// `do` with its `catch` clauses.
public struct DoStatement: Sendable {
  /// A `catch`.
  public struct Catch: Sendable {
    /// What it catches; everything, as `error`, when nothing is written.
    public var pattern: Pattern?
    /// What must hold besides.
    public var filter: Expression?
    /// What is done.
    public var body: Block
  }

  /// What is tried.
  public var body: Block
  /// The clauses in source order.
  public var catches: [Catch]
  /// What is done in any case: `@finally`.
  public var finally: Block?
}
