import ScenarioSyntax

/// Statements, and the names that they declare.
extension TypeChecker {
  mutating func visit(_ block: Block) {
    scopes.open()
    checkOnce(block.statements)
    checkAccess(ofLocal: block.statements)
    // A function inside a function may be called before it is written.
    for statement in block.statements {
      if case .function(let function) = statement.kind {
        scopes.declare(function.name, .function(function))
      }
    }
    walk(block)
    scopes.close()
  }

  mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .type(let type): visit(type)
    case .tupleBinding(let binding):
      let type = infer(binding.value)
      let parts: [Type]? = if case .tuple(let parts) = type { parts } else { nil }
      for (place, name) in binding.names.enumerated() {
        guard let name else { continue }
        let known = parts.map { $0.indices.contains(place) ? $0[place] : .unknown }
        scopes.declare(
          name, (known ?? .unknown).ofVariable,
          binding.isConstant ? .constant(keyword: nil) : .variable)
      }
    case .if(let statement):
      for branch in statement.branches {
        scopes.open()
        visit(branch.conditions)
        visit(branch.body)
        scopes.close()
      }
      if let otherwise = statement.otherwise { visit(otherwise) }
    case .guard(let conditions, let otherwise):
      visit(otherwise)
      visit(conditions)
    case .while(let conditions, let body):
      scopes.open()
      visit(conditions)
      visit(body)
      scopes.close()
    case .repeatWhile(let body, let condition):
      visit(body)
      check(condition, fits: .bool, for: .condition)
    case .forIn(let loop): visit(loop)
    case .forC:
      scopes.open()
      walk(statement)
      scopes.close()
    case .switch(let inner): visit(inner)
    case .return(let value):
      if let value { check(value, fits: resultType, for: .result) }
    case .do(let inner): visit(inner)
    case .expression(let expression): checkChain(expression, infer(expression))
    default: walk(statement)
    }
  }

  private mutating func visit(_ loop: ForInStatement) {
    let element = elementType(of: infer(loop.sequence))
    scopes.open()
    declare(loop.pattern, element)
    if let filter = loop.filter { check(filter, fits: .bool, for: .condition) }
    visit(loop.body)
    scopes.close()
  }

  private func elementType(of type: Type) -> Type {
    switch type {
    case .nominal("Array", let arguments), .nominal("Set", let arguments):
      arguments.first ?? .unknown
    case .nominal("Dictionary", let arguments): .tuple(arguments)
    default: .unknown
    }
  }

  private mutating func visit(_ statement: SwitchStatement) {
    let subject = infer(statement.subject)
    for candidate in statement.cases {
      scopes.open()
      for label in candidate.labels {
        declare(label.pattern, subject)
        if let filter = label.filter { check(filter, fits: .bool, for: .condition) }
      }
      checkOnce(candidate.body.statements)
      checkAccess(ofLocal: candidate.body.statements)
      walk(candidate.body)
      scopes.close()
    }
  }

  private mutating func visit(_ statement: DoStatement) {
    visit(statement.body)
    for clause in statement.catches {
      scopes.open()
      scopes.declare("error", .unknown)
      if let pattern = clause.pattern { declare(pattern, .unknown) }
      if let filter = clause.filter { check(filter, fits: .bool, for: .condition) }
      visit(clause.body)
      scopes.close()
    }
    if let finally = statement.finally { visit(finally) }
  }

  // MARK: Conditions and patterns

  mutating func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition.kind {
      case .expression(let expression): check(expression, fits: .bool, for: .condition)
      case .binding(let name, let isConstant, let type, let value):
        bind(name, type, value, condition.span, isConstant)
      case .pattern(let pattern, let value): declare(pattern, infer(value))
      }
    }
  }

  /// `if let name = value`.
  private mutating func bind(
    _ name: String, _ written: TypeName?, _ value: Expression?, _ span: NodeSpan,
    _ isConstant: Bool
  ) {
    let type = value.map { infer($0) } ?? self.type(ofName: name)
    if let value, isPlain(type), !mayBeFunction(value, type) {
      report(
        TypeFault(
          "scenario.optional-member",
          "initializer for conditional binding must have Optional type, not '\(type.ofVariable)'",
          at: value.span))
    }
    scopes.declare(
      name, written.map { types.type($0) } ?? type.wrapped ?? .unknown,
      isConstant ? .constant(keyword: nil) : .variable)
  }

  /// Declares the names in a pattern that values of a type are matched with.
  mutating func declare(_ pattern: Pattern, _ type: Type) {
    switch pattern.kind {
    case .wildcard, .isType: break
    case .binding(let name, let isConstant):
      scopes.declare(name, type.ofVariable, isConstant ? .constant(keyword: nil) : .variable)
    case .expression(let expression):
      // `case value?` matches an optional that holds the value.
      if let held = expression.held {
        _ = infer(held, expecting: type.unwrapped)
      } else {
        _ = infer(expression, expecting: type)
      }
    case .enumCase(_, let name, let arguments):
      for (place, argument) in arguments.enumerated() {
        declare(argument.pattern, payload(of: name, type, place, arguments.count))
      }
    case .tuple(let arguments):
      for (place, argument) in arguments.enumerated() {
        if case .tuple(let parts) = type, parts.count == arguments.count {
          declare(argument.pattern, parts[place])
        } else {
          declare(argument.pattern, .unknown)
        }
      }
    case .some(let inner): declare(inner, type.wrapped ?? .unknown)
    case .asType(let inner, let type): declare(inner, types.type(type))
    }
  }

  /// What a case of the program's carries at a place.
  private func payload(of name: String, _ type: Type, _ place: Int, _ count: Int) -> Type {
    guard case .nominal(let owner, _) = type.unwrapped,
      let parameters = types.programTypes[owner]?.cases[name]?.parameters,
      parameters.count == count
    else { return .unknown }
    return types.type(parameters[place].type)
  }
}

extension Expression {
  /// What is in front of the question mark in which a pattern ends; nil of another.
  fileprivate var held: Expression? {
    switch kind {
    case .optional(let inner): inner
    case .optionalChain(let inner): inner.held
    default: nil
    }
  }
}
