import ScenarioSyntax

/// The types that a program takes values for: `… as! DetailViewController`.
///
/// Whoever asks a storyboard for a page, or a segue for its destination, takes it for the page's class.
struct CastTypes: SyntaxWalker {
  private(set) var names: Set<String> = []

  init(_ program: Program) {
    for statement in program.statements {
      if case .type(let type) = statement.kind { walk(type) } else { visit(statement) }
    }
  }

  mutating func visit(_ expression: Expression) {
    if case .cast(_, _, let type) = expression.kind { names.insert(type.name) }
    walk(expression)
  }
}
