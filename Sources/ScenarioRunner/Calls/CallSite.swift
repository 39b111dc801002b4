import Lifecycle
import ScenarioSyntax
import SourceText

/// `#function`, `#line` and their kind as default arguments: they speak of the call.
extension Interpreter {
  /// The value of an argument that a call leaves out.
  func defaultArgument(_ fallback: Expression, of method: MethodInfo, selfValue: Value)
    throws(Halt) -> Value
  {
    if case .context(let literal) = fallback.kind, method.dialect == .swift,
      let callSite = position.callSite
    {
      return value(of: literal, at: callSite)
    }
    return try evaluate(
      fallback, selfValue: selfValue, type: method.owner, dialect: method.dialect)
  }

  /// The same of a local function, which sees what the call sees.
  func defaultArgument(_ fallback: Expression) throws(Halt) -> Value {
    if case .context(let literal) = fallback.kind, let callSite = position.callSite {
      return value(of: literal, at: callSite)
    }
    return try evaluate(fallback)
  }

  private func value(of literal: ContextLiteral, at site: NodeSpan) -> Value {
    // A call that goes over several lines stands in that of its name.
    let end = NodeSpan(
      source: site.source, lower: max(site.lower, site.upper - 1), upper: site.upper)
    switch literal.kind {
    case .file: return .string(span(site).file.path)
    case .line: return .count(span(end).start.line)
    case .column: return .count(span(end).start.column)
    case .function, .prettyFunction, .selector: return .string(source.function(around: site))
    }
  }
}

/// Looks for the innermost function or property whose code a place is in.
struct FunctionSearch: SyntaxWalker {
  private let site: NodeSpan
  private(set) var name = "top level"

  init(_ site: NodeSpan) { self.site = site }

  mutating func visit(_ program: Program) {
    guard program.source == site.source else { return }
    for statement in program.statements { visit(statement) }
  }

  mutating func visit(_ statement: Statement) {
    if case .type(let type) = statement.kind { walk(type) } else { walk(statement) }
  }

  mutating func visit(_ function: FunctionDeclaration) {
    guard contains(function.span) else { return }
    name = function.kind == .deinitializer ? "deinit" : function.fullName
    walk(function)
  }

  mutating func visit(_ variable: VariableDeclaration) {
    guard contains(variable.span) else { return }
    let accessors = [variable.setter, variable.willSet, variable.didSet].compactMap {
      $0?.body.span
    }
    if (accessors + [variable.getter?.span].compactMap { $0 }).contains(where: { contains($0) }) {
      name = variable.name
    }
    walk(variable)
  }

  private func contains(_ span: NodeSpan) -> Bool {
    span.lower <= site.lower && site.upper <= span.upper
  }
}
