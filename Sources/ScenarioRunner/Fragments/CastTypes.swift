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

/// The class that code takes the value of a name for: `sender as! UISwitch`, `UISwitch *toggle = sender;`.
struct CastOfName: SyntaxWalker {
  private let name: String
  /// The first such type; nil where there is none.
  private(set) var type: TypeName?

  init(_ name: String, in body: CodeBlock) {
    self.name = name
    visit(body)
  }

  mutating func visit(_ expression: Expression) {
    if case .cast(let value, _, let type) = expression.kind { note(type, of: value) }
    walk(expression)
  }

  mutating func visit(_ variable: VariableDeclaration) {
    if let type = variable.type, let value = variable.initialValue { note(type, of: value) }
    walk(variable)
  }

  private mutating func note(_ type: TypeName, of value: Expression) {
    if self.type == nil, case .name(name) = value.kind { self.type = type }
  }
}
