import ScenarioSyntax

/// Calls that every object answers.
extension NameCheck {
  /// Whether a call is one of key-value coding to `self` or `super`, which every object has.
  func isKeyValueCoding(_ call: CallExpression) -> Bool {
    guard type?.kind == .class else { return false }
    switch call.callee.kind {
    case .name(let name): return Interpreter.isKeyValueCoding(name, call.arguments)
    case .member(let base, let name):
      guard case .super = base.kind else { return false }
      return Interpreter.isKeyValueCoding(name, call.arguments)
    default: return false
    }
  }
}
