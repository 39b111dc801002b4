/// A node of a tree, as a part of another.
public enum SyntaxPart {
  case statement(Statement)
  case block(Block)
  case conditions([Condition])
  case pattern(Pattern)
  case expression(Expression)
  indirect case variable(VariableDeclaration)
  indirect case function(FunctionDeclaration)
  indirect case closure(Closure)
}

// The one place that knows what each node consists of: its parts in the order in which they are written. It is compiled
// once, and not again for everything that looks through trees.

extension TypeDeclaration {
  /// Hands on the members that have bodies, those of the types in it too.
  func forEachPart(_ body: (SyntaxPart) -> Void) {
    for member in members {
      switch member {
      case .function(let function): body(.function(function))
      case .property(let property): body(.variable(property))
      case .type(let inner): inner.forEachPart(body)
      default: break
      }
    }
  }
}

extension VariableDeclaration {
  /// Hands on the value and the accessors.
  func forEachPart(_ body: (SyntaxPart) -> Void) {
    if let initialValue { body(.expression(initialValue)) }
    if let getter { body(.block(getter)) }
    if let setter { body(.block(setter.body)) }
    if let willSet { body(.block(willSet.body)) }
    if let didSet { body(.block(didSet.body)) }
  }
}

extension Statement {
  /// Hands on the parts; of a type's declaration none.
  func forEachPart(_ body: (SyntaxPart) -> Void) {
    switch kind {
    case .expression(let expression), .throw(let expression): body(.expression(expression))
    case .variable(let variable): body(.variable(variable))
    case .tupleBinding(let binding): body(.expression(binding.value))
    case .function(let function): body(.function(function))
    case .type, .typeAlias, .break, .continue, .fallthrough, .divider, .note, .mark: break
    case .if(let statement): statement.forEachPart(body)
    case .guard(let conditions, let otherwise):
      body(.conditions(conditions))
      body(.block(otherwise))
    case .forIn(let loop):
      body(.pattern(loop.pattern))
      body(.expression(loop.sequence))
      if let filter = loop.filter { body(.expression(filter)) }
      body(.block(loop.body))
    case .forC(let loop): loop.forEachPart(body)
    case .while(let conditions, let block):
      body(.conditions(conditions))
      body(.block(block))
    case .repeatWhile(let block, let condition):
      body(.block(block))
      body(.expression(condition))
    case .switch(let statement): statement.forEachPart(body)
    case .return(let expression): if let expression { body(.expression(expression)) }
    case .do(let statement): statement.forEachPart(body)
    case .defer(let block), .block(let block): body(.block(block))
    case .labeled(_, let inner): body(.statement(inner))
    }
  }
}

extension IfStatement {
  fileprivate func forEachPart(_ body: (SyntaxPart) -> Void) {
    for branch in branches {
      body(.conditions(branch.conditions))
      body(.block(branch.body))
    }
    if let otherwise { body(.block(otherwise)) }
  }
}

extension ForCStatement {
  fileprivate func forEachPart(_ body: (SyntaxPart) -> Void) {
    for statement in start { body(.statement(statement)) }
    if let condition { body(.expression(condition)) }
    for expression in step { body(.expression(expression)) }
    body(.block(self.body))
  }
}

extension SwitchStatement {
  fileprivate func forEachPart(_ body: (SyntaxPart) -> Void) {
    body(.expression(subject))
    for candidate in cases {
      for label in candidate.labels {
        body(.pattern(label.pattern))
        if let filter = label.filter { body(.expression(filter)) }
      }
      body(.block(candidate.body))
    }
  }
}

extension DoStatement {
  fileprivate func forEachPart(_ body: (SyntaxPart) -> Void) {
    body(.block(self.body))
    for clause in catches {
      if let pattern = clause.pattern { body(.pattern(pattern)) }
      if let filter = clause.filter { body(.expression(filter)) }
      body(.block(clause.body))
    }
    if let finally { body(.block(finally)) }
  }
}

extension Condition {
  /// Hands on the pattern and the value.
  func forEachPart(_ body: (SyntaxPart) -> Void) {
    switch kind {
    case .expression(let expression): body(.expression(expression))
    case .binding(_, _, _, let value): if let value { body(.expression(value)) }
    case .pattern(let pattern, let expression):
      body(.pattern(pattern))
      body(.expression(expression))
    }
  }
}

extension Pattern {
  /// Hands on the expressions in it.
  func forEachPart(_ body: (SyntaxPart) -> Void) {
    switch kind {
    case .wildcard, .binding, .isType: break
    case .expression(let expression): body(.expression(expression))
    case .enumCase(_, _, let arguments), .tuple(let arguments):
      for argument in arguments { body(.pattern(argument.pattern)) }
    case .some(let inner), .asType(let inner, _): body(.pattern(inner))
    }
  }
}

extension Expression {
  /// Hands on the operands.
  func forEachPart(_ body: (SyntaxPart) -> Void) {
    switch kind {
    case .nil, .boolean, .integer, .double, .string, .selector, .context, .availability, .name,
      .self, .super, .implicitMember, .metatype, .type, .invalid:
      break
    case .interpolation(let parts):
      for case .value(let value) in parts { body(.expression(value)) }
    case .array(let elements): for element in elements { body(.expression(element)) }
    case .dictionary(let entries):
      for entry in entries {
        body(.expression(entry.key))
        body(.expression(entry.value))
      }
    case .member(let base, _), .optional(let base), .optionalChain(let base),
      .forceUnwrap(let base), .unary(_, let base), .increment(let base, _, _),
      .cast(let base, _, _), .typeCheck(let base, _), .try(_, let base), .await(let base):
      body(.expression(base))
    case .call(let call):
      body(.expression(call.callee))
      for argument in call.arguments { body(.expression(argument.value)) }
    case .subscript(let base, let arguments):
      body(.expression(base))
      for argument in arguments { body(.expression(argument.value)) }
    case .closure(let closure): body(.closure(closure))
    case .coalesce(let left, let right), .binary(_, let left, let right),
      .assignment(let left, _, let right):
      body(.expression(left))
      body(.expression(right))
    case .ternary(let condition, let then, let otherwise):
      body(.expression(condition))
      if let then { body(.expression(then)) }
      body(.expression(otherwise))
    case .range(let lower, let upper, _):
      if let lower { body(.expression(lower)) }
      if let upper { body(.expression(upper)) }
    case .tuple(let arguments):
      for argument in arguments { body(.expression(argument.value)) }
    }
  }
}

extension Closure {
  /// Hands on the captures, the default values and the body.
  func forEachPart(_ body: (SyntaxPart) -> Void) {
    for capture in captures {
      if let value = capture.value { body(.expression(value)) }
    }
    for parameter in parameters {
      if let value = parameter.defaultValue { body(.expression(value)) }
    }
    body(.block(self.body))
  }
}
