internal import SourceText

extension SwiftParser {
  /// `if` or `switch` as a value: a closure, called at once, whose branches return.
  mutating func parseBranchingValue() throws(Failure) -> Expression {
    try input.enter()
    defer { input.leave() }
    let start = input.position
    let outer = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = outer }
    let isSwitch = input.at(word: "switch")
    let kind: Statement.Kind = isSwitch ? .switch(try parseSwitch()) : .if(try parseIf())
    try input.grow()
    let statement = Statement(kind: kind, span: input.span(from: start))
    guard let value = Self.value(of: statement) else {
      throw input.failure(
        "expected-expression",
        isSwitch
          ? "every case of 'switch' must be one expression where it is a value"
          : "every branch of 'if' must be one expression where it is a value, and so must 'else'",
        statement.span)
    }
    return value
  }

  /// What a body returns without saying so, where it is one `if` or `switch`.
  static func withImplicitBranches(_ body: Block) -> Block {
    guard body.statements.count == 1, let value = value(of: body.statements[0]) else { return body }
    var body = body
    body.statements[0].kind = .return(value)
    return body
  }

  /// Whether an attribute may be that of a result builder, to which branches are statements.
  static func mayBuild(_ attributes: [String]) -> Bool {
    attributes.contains { name in
      name.first?.isUppercase == true && !name.hasPrefix("IB") && name != "MainActor"
    }
  }

  /// What a closure is that is one `if` or `switch`: each branch returns its one expression.
  static func withReturningBranches(_ body: Block, as type: TypeName?) -> Block {
    guard body.statements.count == 1, type?.text != "Void", type?.text != "()",
      let kind = returning(body.statements[0].kind)
    else { return body }
    var body = body
    body.statements[0].kind = kind
    return body
  }

  /// The value of a statement all of whose branches are one expression each.
  private static func value(of statement: Statement) -> Expression? {
    guard let kind = returning(statement.kind) else { return nil }
    let span = statement.span
    let body = Block(statements: [Statement(kind: kind, span: span)], span: span)
    let closure = Closure(
      captures: [], parameters: [], anonymousParameterCount: 0, returnType: nil, body: body,
      isBlock: false)
    let callee = Expression(kind: .closure(closure), span: span)
    return Expression(
      kind: .call(Call(callee: callee, arguments: [], style: .function)), span: span)
  }

  private static func returning(_ kind: Statement.Kind) -> Statement.Kind? {
    switch kind {
    case .if(var statement):
      for index in statement.branches.indices {
        guard let body = returning(statement.branches[index].body) else { return nil }
        statement.branches[index].body = body
      }
      guard let otherwise = statement.otherwise, let body = returning(otherwise) else { return nil }
      statement.otherwise = body
      return .if(statement)
    case .switch(var statement):
      for index in statement.cases.indices {
        guard let body = returning(statement.cases[index].body) else { return nil }
        statement.cases[index].body = body
      }
      return .switch(statement)
    default: return nil
    }
  }

  /// A branch that returns its one expression; one that throws, or that leaves, stays as it is.
  private static func returning(_ block: Block) -> Block? {
    guard block.statements.count == 1 else { return nil }
    var block = block
    switch block.statements[0].kind {
    case .expression(let value): block.statements[0].kind = .return(value)
    case .throw: break
    case .if, .switch:
      guard let kind = returning(block.statements[0].kind) else { return nil }
      block.statements[0].kind = kind
    default: return nil
    }
    return block
  }
}
