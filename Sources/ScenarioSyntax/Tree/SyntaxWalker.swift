/// Something that looks through a tree.
///
/// A walker says what it does with the nodes it cares about, and goes on with `walk`, which visits
/// what a node consists of in the order it is written. So there is one place that knows the parts of
/// each node, and a new kind of node is forgotten nowhere.
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
  @inlinable public mutating func visit(_ statement: Statement) { walk(statement) }
  @inlinable public mutating func visit(_ block: Block) { walk(block) }
  @inlinable public mutating func visit(_ variable: VariableDeclaration) { walk(variable) }
  @inlinable public mutating func visit(_ function: FunctionDeclaration) { walk(function) }
  @inlinable public mutating func visit(_ conditions: [Condition]) { walk(conditions) }
  @inlinable public mutating func visit(_ pattern: Pattern) { walk(pattern) }
  @inlinable public mutating func visit(_ expression: Expression) { walk(expression) }
  @inlinable public mutating func visit(_ closure: Closure) { walk(closure) }

  /// Visits an expression, where there is one.
  @inlinable public mutating func visit(_ expression: Expression?) {
    if let expression { visit(expression) }
  }

  // MARK: Declarations

  /// Visits the bodies of a type's members.
  @inlinable public mutating func walk(_ type: TypeDeclaration) {
    for member in type.members {
      switch member {
      case .function(let function): visit(function)
      case .property(let property): visit(property)
      case .type(let inner): walk(inner)
      default: break
      }
    }
  }

  /// Visits a variable's value and accessors.
  @inlinable public mutating func walk(_ variable: VariableDeclaration) {
    visit(variable.initialValue)
    if let getter = variable.getter { visit(getter) }
    if let setter = variable.setter { visit(setter.body) }
    if let observer = variable.willSet { visit(observer.body) }
    if let observer = variable.didSet { visit(observer.body) }
  }

  /// Visits a function's body.
  @inlinable public mutating func walk(_ function: FunctionDeclaration) {
    if let body = function.body { visit(body) }
  }

  // MARK: Statements

  /// Visits the statements of a block.
  @inlinable public mutating func walk(_ block: Block) {
    for statement in block.statements { visit(statement) }
  }

  /// Visits the parts of a statement; of a type's declaration none.
  @inlinable public mutating func walk(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression), .throw(let expression): visit(expression)
    case .variable(let variable): visit(variable)
    case .tupleBinding(let binding): visit(binding.value)
    case .function(let function): visit(function)
    case .type, .typeAlias, .break, .continue, .fallthrough, .divider, .note,
      .mark:
      break
    case .if(let statement):
      for branch in statement.branches {
        visit(branch.conditions)
        visit(branch.body)
      }
      if let otherwise = statement.otherwise { visit(otherwise) }
    case .guard(let conditions, let otherwise):
      visit(conditions)
      visit(otherwise)
    case .forIn(let loop):
      visit(loop.pattern)
      visit(loop.sequence)
      visit(loop.filter)
      visit(loop.body)
    case .forC(let loop):
      for start in loop.start { visit(start) }
      visit(loop.condition)
      for step in loop.step { visit(step) }
      visit(loop.body)
    case .while(let conditions, let body):
      visit(conditions)
      visit(body)
    case .repeatWhile(let body, let condition):
      visit(body)
      visit(condition)
    case .switch(let statement):
      visit(statement.subject)
      for candidate in statement.cases {
        for label in candidate.labels {
          visit(label.pattern)
          visit(label.filter)
        }
        visit(candidate.body)
      }
    case .return(let expression): visit(expression)
    case .do(let statement):
      visit(statement.body)
      for clause in statement.catches {
        if let pattern = clause.pattern { visit(pattern) }
        visit(clause.filter)
        visit(clause.body)
      }
      if let finally = statement.finally { visit(finally) }
    case .defer(let block), .block(let block): visit(block)
    case .labeled(_, let inner): visit(inner)
    }
  }

  /// Visits the values of conditions.
  @inlinable public mutating func walk(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition.kind {
      case .expression(let expression): visit(expression)
      case .binding(_, _, _, let value): visit(value)
      case .pattern(let pattern, let expression):
        visit(pattern)
        visit(expression)
      }
    }
  }

  /// Visits the expressions in a pattern.
  @inlinable public mutating func walk(_ pattern: Pattern) {
    switch pattern.kind {
    case .wildcard, .binding, .isType: break
    case .expression(let expression): visit(expression)
    case .enumCase(_, _, let arguments), .tuple(let arguments):
      for argument in arguments { visit(argument.pattern) }
    case .some(let inner), .asType(let inner, _): visit(inner)
    }
  }

  // MARK: Expressions

  /// Visits the operands of an expression.
  @inlinable public mutating func walk(_ expression: Expression) {
    switch expression.kind {
    case .nil, .boolean, .integer, .double, .string, .selector, .context, .availability, .name,
      .self, .super, .implicitMember, .metatype, .type, .invalid:
      break
    case .interpolation(let parts):
      for case .value(let value) in parts { visit(value) }
    case .array(let elements): for element in elements { visit(element) }
    case .dictionary(let entries):
      for entry in entries {
        visit(entry.key)
        visit(entry.value)
      }
    case .member(let base, _), .optional(let base), .optionalChain(let base),
      .forceUnwrap(let base), .unary(_, let base), .increment(let base, _, _),
      .cast(let base, _, _), .typeCheck(let base, _), .try(_, let base), .await(let base):
      visit(base)
    case .call(let call):
      visit(call.callee)
      walk(call.arguments)
    case .subscript(let base, let arguments):
      visit(base)
      walk(arguments)
    case .closure(let closure): visit(closure)
    case .coalesce(let left, let right), .binary(_, let left, let right),
      .assignment(let left, _, let right):
      visit(left)
      visit(right)
    case .ternary(let condition, let then, let otherwise):
      visit(condition)
      visit(then)
      visit(otherwise)
    case .range(let lower, let upper, _):
      visit(lower)
      visit(upper)
    case .tuple(let arguments): walk(arguments)
    }
  }

  /// Visits the values of arguments.
  @inlinable public mutating func walk(_ arguments: [Argument]) {
    for argument in arguments { visit(argument.value) }
  }

  /// Visits a closure's captures and its body.
  @inlinable public mutating func walk(_ closure: Closure) {
    for capture in closure.captures { visit(capture.value) }
    for parameter in closure.parameters { visit(parameter.defaultValue) }
    visit(closure.body)
  }
}
