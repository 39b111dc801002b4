/// Something that looks through a tree.
///
/// A walker says what it does with the nodes it cares about, and goes on with `walk`, which visits
/// what a node consists of in the order it is written (`SyntaxPart`).
public protocol SyntaxWalker {
  mutating func visit(_ statement: Statement)
  mutating func visit(_ block: Block)
  mutating func visit(_ variable: VariableDeclaration)
  mutating func visit(_ function: FunctionDeclaration)
  mutating func visit(_ conditions: [Condition])
  mutating func visit(_ pattern: Pattern)
  mutating func visit(_ expression: Expression)
  mutating func visit(_ closure: Closure)
}

extension SyntaxWalker {
  public mutating func visit(_ statement: Statement) { walk(statement) }
  public mutating func visit(_ block: Block) { walk(block) }
  public mutating func visit(_ variable: VariableDeclaration) { walk(variable) }
  public mutating func visit(_ function: FunctionDeclaration) { walk(function) }
  public mutating func visit(_ conditions: [Condition]) { walk(conditions) }
  public mutating func visit(_ pattern: Pattern) { walk(pattern) }
  public mutating func visit(_ expression: Expression) { walk(expression) }
  public mutating func visit(_ closure: Closure) { walk(closure) }

  private mutating func visit(_ part: SyntaxPart) {
    switch part {
    case .statement(let statement): visit(statement)
    case .block(let block): visit(block)
    case .variable(let variable): visit(variable)
    case .function(let function): visit(function)
    case .conditions(let conditions): visit(conditions)
    case .pattern(let pattern): visit(pattern)
    case .expression(let expression): visit(expression)
    case .closure(let closure): visit(closure)
    }
  }

  /// Visits an expression, where there is one.
  public mutating func visit(_ expression: Expression?) {
    if let expression { visit(expression) }
  }

  /// Visits the bodies of a type's members.
  public mutating func walk(_ type: TypeDeclaration) { type.forEachPart { visit($0) } }

  /// Visits a variable's value and accessors.
  public mutating func walk(_ variable: VariableDeclaration) { variable.forEachPart { visit($0) } }

  /// Visits a function's body.
  public mutating func walk(_ function: FunctionDeclaration) {
    if let body = function.body { visit(body) }
  }

  /// Visits the statements of a block.
  public mutating func walk(_ block: Block) {
    for statement in block.statements { visit(statement) }
  }

  /// Visits the parts of a statement; of a type's declaration none.
  public mutating func walk(_ statement: Statement) { statement.forEachPart { visit($0) } }

  /// Visits the values of conditions.
  public mutating func walk(_ conditions: [Condition]) {
    for condition in conditions { condition.forEachPart { visit($0) } }
  }

  /// Visits the expressions in a pattern.
  public mutating func walk(_ pattern: Pattern) { pattern.forEachPart { visit($0) } }

  /// Visits the operands of an expression.
  public mutating func walk(_ expression: Expression) { expression.forEachPart { visit($0) } }

  /// Visits the values of arguments.
  public mutating func walk(_ arguments: [Argument]) {
    for argument in arguments { visit(argument.value) }
  }

  /// Visits a closure's captures and its body.
  public mutating func walk(_ closure: Closure) { closure.forEachPart { visit($0) } }
}
