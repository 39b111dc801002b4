import Lifecycle
import ScenarioSyntax

/// Looks for what may wait: `await`, and calls of functions that block their thread; closures and functions
/// inside aside.
struct WaitSearch: SyntaxWalker {
  /// The functions of the system's that block their thread.
  static let blockers: Set<String> = [
    "sleep", "usleep", "sleepForTimeInterval", "sleepUntilDate", "sync", "dispatch_sync", "wait",
    "asyncAndWait", "dispatch_semaphore_wait", "dispatch_group_wait", "waitUntilFinished",
    "waitUntilAllOperationsAreFinished", "addOperations", "performSelector",
    "performSelectorOnMainThread",
  ]

  private let names: Set<String>
  private(set) var isFound = false

  /// A search for `await`, and for calls of some functions.
  init(for names: Set<String> = []) { self.names = names }

  mutating func visit(_ closure: Closure) {}
  mutating func visit(_ function: FunctionDeclaration) {}

  mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .variable(let variable) where variable.modifiers.contains(.async): isFound = true
    case .forIn(let loop) where loop.isAwaited: isFound = true
    default: if !isFound { walk(statement) }
    }
  }

  mutating func visit(_ expression: Expression) {
    guard !isFound else { return }
    switch expression.kind {
    case .await: isFound = true
    case .call(let call):
      isFound = call.calledName.map { names.contains($0) } ?? false
      // An `if` or a `switch` as a value is a closure that is called on the spot.
      if case .closure(let closure) = call.callee.kind { visit(closure.body) }
      walk(expression)
    default: walk(expression)
    }
  }
}

extension Expression {
  /// Whether `await` stands in it.
  var waits: Bool {
    var search = WaitSearch()
    search.visit(self)
    return search.isFound
  }
}

extension Statement {
  /// Whether `await` stands in it.
  var waits: Bool {
    var search = WaitSearch()
    search.visit(self)
    return search.isFound
  }
}

extension Condition {
  /// What it looks at; nothing where it names a variable alone.
  var expression: Expression? {
    switch kind {
    case .expression(let expression), .pattern(_, let expression): expression
    case .binding(_, _, _, let value): value
    }
  }
}

extension CallExpression {
  /// The name of what is called.
  fileprivate var calledName: String? {
    switch callee.kind {
    case .name(let name), .member(_, let name), .implicitMember(let name): name
    case .optional(let inner):
      if case .member(_, let name) = inner.kind { name } else { nil }
    default: nil
    }
  }
}

extension Interpreter {
  /// Whether an expression is evaluated by steps: it waits, or on a thread of its own blocks that.
  func isInSteps(_ expression: Expression) -> Bool {
    guard tasks.steps.canWait else { return false }
    var search = WaitSearch(for: isOnThread ? blockers : [])
    search.visit(expression)
    return search.isFound
  }

  /// Whether the same is so of something in a body.
  func isInSteps(_ body: CodeBlock) -> Bool {
    var search = WaitSearch(for: isOnThread ? blockers : [])
    search.visit(body)
    return search.isFound
  }

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
