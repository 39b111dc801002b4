import CallTrace
import ScenarioSyntax

/// Whether a method calls itself, and whether it may come to an end all the same.
///
/// A name alone says nothing: a parameter may be called as the method is, as in
/// `pageViewController(_ pageViewController:didSelectedAt:)`.
struct OwnCalls: SyntaxWalker {
  private let name: String
  private let selector: String
  /// Whether it does.
  private(set) var isRecursive = false
  /// Whether it decides anything: then some arguments end it.
  private(set) var decides = false

  init(of method: MethodInfo) {
    name = method.declaration.name
    selector = method.selector.objectiveC
    if let body = method.declaration.body { visit(body) }
  }

  mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .if, .guard, .switch, .while, .forIn: decides = true
    default: break
    }
    walk(statement)
  }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .ternary: decides = true
    case .call(let call) where isOwn(call): isRecursive = true
    default: break
    }
    walk(expression)
  }

  private func isOwn(_ call: ScenarioSyntax.Call) -> Bool {
    switch (call.style, call.callee.kind) {
    case (.message(let sent), .member(let base, _)): sent == selector && isSelf(base)
    case (.function, .name(let called)): called == name
    case (.function, .member(let base, let called)): called == name && isSelf(base)
    default: false
    }
  }

  private func isSelf(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .self: true
    case .optionalChain(let inner), .optional(let inner), .forceUnwrap(let inner): isSelf(inner)
    default: false
    }
  }
}
