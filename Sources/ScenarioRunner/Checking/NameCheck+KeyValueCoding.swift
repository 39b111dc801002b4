import ScenarioSyntax

/// Calls that every object answers.
extension NameCheck {
  /// Whether a call is one of key-value coding to `self`, which every object has.
  func isKeyValueCoding(_ call: CallExpression) -> Bool {
    guard type?.kind == .class, case .name(let name) = call.callee.kind else { return false }
    return Interpreter.isKeyValueCoding(name, call.arguments)
  }
}
