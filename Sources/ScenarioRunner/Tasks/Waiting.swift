import Lifecycle
import ScenarioSyntax

// What may wait: code in which `await` stands, closures and functions inside it aside.

extension Expression {
  /// Whether `await` stands in it.
  var waits: Bool {
    switch kind {
    case .await: true
    case .call(let call): call.isOfWaitingClosure || operands.contains { $0.waits }
    default: operands.contains { $0.waits }
    }
  }
}

extension CallExpression {
  /// Whether it calls a closure on the spot that waits: an `if` or a `switch` as a value is one.
  var isOfWaitingClosure: Bool {
    guard case .closure(let closure) = callee.kind else { return false }
    return closure.body.waits
  }
}

extension CodeBlock {
  /// Whether `await` stands in it.
  var waits: Bool { statements.contains { $0.waits } }
}

extension Condition {
  /// Whether `await` stands in it.
  var waits: Bool { expression?.waits ?? false }

  /// What it looks at; nothing where it names a variable alone.
  var expression: Expression? {
    switch kind {
    case .expression(let expression), .pattern(_, let expression): expression
    case .binding(_, _, _, let value): value
    }
  }
}

extension Statement {
  /// Whether `await` stands in it.
  var waits: Bool {
    switch kind {
    case .expression(let expression), .throw(let expression): expression.waits
    case .variable(let variable):
      variable.modifiers.contains(.async) || variable.initialValue?.waits ?? false
    case .tupleBinding(let binding): binding.value.waits
    case .return(let expression): expression?.waits ?? false
    case .if(let statement):
      statement.branches.contains { $0.conditions.contains { $0.waits } || $0.body.waits }
        || statement.otherwise?.waits ?? false
    case .guard(let conditions, let otherwise):
      conditions.contains { $0.waits } || otherwise.waits
    case .forIn(let loop):
      loop.isAwaited || loop.sequence.waits || loop.filter?.waits ?? false || loop.body.waits
    case .while(let conditions, let body): conditions.contains { $0.waits } || body.waits
    case .repeatWhile(let body, let condition): body.waits || condition.waits
    case .switch(let statement):
      statement.subject.waits || statement.cases.contains { $0.body.waits }
    case .do(let statement):
      statement.body.waits || statement.catches.contains { $0.body.waits }
    case .block(let block): block.waits
    case .labeled(_, let statement): statement.waits
    case .function, .type, .typeAlias, .forC, .break, .continue, .fallthrough, .defer, .divider,
      .note, .mark:
      false
    }
  }
}

extension Interpreter {
  /// Whether an expression may wait: `await` stands in it, or before it and it calls or reads something
  /// that may.
  func waits(_ expression: Expression, isAwaited: Bool) -> Bool {
    expression.waits || isAwaited && mayWait(expression)
  }

  private func mayWait(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .call, .member, .subscript: true
    case .name: asyncLet(expression) != nil
    default: expression.operands.contains { mayWait($0) }
    }
  }

  /// The task behind a name that `async let` has declared.
  func asyncLet(_ expression: Expression) -> RuntimeTask? {
    guard case .name(let name) = expression.kind,
      let task = scope.lookup(name)?.value.object as? RuntimeTask, task.kind == .asyncLet
    else { return nil }
    return task
  }
}
