import ScenarioSyntax
import SourceText

/// How code blocks end.
extension NameCheck {
  /// The body of a `guard` leaves the code around it; a call may never return, but a `print` does.
  mutating func checkExit(of body: CodeBlock) {
    guard checksRules, let last = body.statements.last, Self.goesOn(last) else { return }
    report(
      Diagnostic(
        id: "scenario.guard-falls-through",
        "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope",
        at: interpreter.span(last.span)))
  }

  /// A Swift function that is to return something does so at its end; one without a body is left out.
  mutating func checkReturn(of function: FunctionDeclaration) {
    guard function.kind == .function, let body = function.body else { return }
    checkReturn(of: body, as: function.returnType, in: kind(of: function))
  }

  private func kind(of function: FunctionDeclaration) -> String {
    if isInCode { return "local function" }
    if type == nil { return "global function" }
    if function.modifiers.contains(.isClass) { return "class method" }
    return function.modifiers.contains(.isStatic) ? "static method" : "instance method"
  }

  /// Code that is to return something does so at its end.
  mutating func checkReturn(of body: CodeBlock, as type: TypeName?, in kind: String) {
    guard checksRules, dialect == .swift, let type,
      !["Void", "()", "Never"].contains(type.text), Self.goesOn(body)
    else { return }
    if body.statements.count == 1, case .expression(let value)? = body.statements.first?.kind,
      case .call = value.kind
    {
      // A single expression is what is returned.
      report(
        Diagnostic(
          id: "scenario.wrong-type",
          "cannot convert return expression of type '()' to return type '\(type.text)'",
          at: interpreter.span(value.span)))
      return
    }
    var brace = body.span
    brace.lower = max(brace.lower, brace.upper - 1)
    report(
      Diagnostic(
        id: "scenario.missing-return",
        "missing return in \(kind) expected to return '\(type.text)'",
        at: interpreter.span(brace), fixIts: fixIt(returning: type, before: brace)))
  }

  /// What is returned at the end, where one value is as good as any.
  private func fixIt(returning type: TypeName, before brace: NodeSpan) -> [Diagnostic.FixIt] {
    guard let value = type.isOptional ? "nil" : LikelyKind(ofType: type)?.swiftValue else {
      return []
    }
    var place = brace
    place.upper = place.lower
    let statement = "return \(type.text == "Bool" ? "true" : value)"
    return [
      Diagnostic.FixIt(
        "return something: '\(statement)'", replace: interpreter.span(place),
        with: statement + " ")
    ]
  }

  private static func goesOn(_ body: CodeBlock) -> Bool {
    body.statements.last.map(goesOn) ?? false
  }

  /// Whether what comes after a statement is surely reached.
  private static func goesOn(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .variable, .forIn: return true
    case .if(let statement):
      guard let otherwise = statement.otherwise else { return true }
      return goesOn(otherwise) || statement.branches.contains { goesOn($0.body) }
    case .expression(let expression):
      switch expression.kind {
      case .assignment: return true
      case .call(let call):
        guard case .name(let name) = call.callee.kind else { return false }
        return ["print", "NSLog", "debugPrint"].contains(name)
      default: return false
      }
    default: return false
    }
  }
}
