/// A snippet as a tree: what it declares and what it does, in the order of the source.
///
/// One tree serves both dialects. It says what is written and resolves nothing: which names are
/// types, properties or variables is for the one who runs it.
public struct Program: Sendable {
  /// The language it is written in.
  public var dialect: Dialect
  /// The index of the snippet among the sources of the run; every span in the tree has it.
  public var source: Int32
  /// Declarations and statements in source order.
  public var statements: [Statement]
  /// Whether `await` or `async` is written anywhere in it; what has neither never waits.
  public var mayWait: Bool
  /// Where the page leaves code out: the places of `...` alone on a line, and of comments with dots in them, in
  /// source order; none in Objective-C.
  public var omissions: [Int32] = []

  /// Creates a program.
  public init(
    dialect: Dialect, source: Int32 = 0, statements: [Statement] = [], mayWait: Bool = true
  ) {
    self.dialect = dialect
    self.source = source
    self.statements = statements
    self.mayWait = mayWait
  }

  /// Whether the snippet has a method or a property that can only belong to a class, so that it
  /// needs to be told which.
  public var hasFragments: Bool {
    statements.contains { statement in
      switch statement.kind {
      case .function(let function): function.isMethodFragment
      case .variable(let variable): variable.isPropertyFragment
      default: false
      }
    }
  }

  /// Whether the snippet declares types, functions and variables, and does nothing else.
  public var isOnlyDefinitions: Bool {
    statements.allSatisfy { statement in
      switch statement.kind {
      case .function, .type, .typeAlias, .divider, .note, .mark, .variable, .tupleBinding: true
      default: false
      }
    }
  }

  /// Whether the snippet does nothing by itself: it only declares.
  public var isOnlyDeclarations: Bool {
    statements.allSatisfy { statement in
      switch statement.kind {
      case .function, .type, .typeAlias, .divider, .note, .mark: true
      case .variable(let variable): variable.isPropertyFragment
      default: false
      }
    }
  }
}
