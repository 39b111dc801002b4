import ScenarioSyntax

/// Calls that every object answers.
extension NameCheck {
  /// Whether a call is one of key-value coding, which every object has.
  func isKeyValueCoding(_ call: CallExpression) -> Bool {
    switch call.callee.kind {
    case .name(let name):
      return type?.kind == .class && Interpreter.isKeyValueCoding(name, call.arguments)
    case .member(let base, let name):
      let isOfObject =
        if case .super = base.kind { type?.kind == .class } else {
          staticType(base)?.kind == .class
        }
      return isOfObject && Interpreter.isKeyValueCoding(name, call.arguments)
    default: return false
    }
  }
}
