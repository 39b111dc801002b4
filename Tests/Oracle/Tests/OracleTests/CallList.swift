import ScenarioSyntax
import SwiftSyntax

/// The calls of a program as our parser reads them, each with its labels, sorted.
struct OurCalls {
  /// By where they stand: a node may be found on two ways.
  private var calls: [NodeSpan: String] = [:]

  init(_ program: Program) { for statement in program.statements { visit(statement) } }

  /// What trees are made of has no visitor of its own: everything that is an expression is found by
  /// looking at every part of every node.
  private mutating func visit(_ node: Any) {
    if let expression = node as? Expression, case .call(let call) = expression.kind {
      if let name = Self.name(call.callee) {
        let labels = call.arguments.map { ($0.label ?? "_") + ":" }.joined()
        calls[expression.span] = "\(name)(\(labels))"
      }
    }
    for child in Mirror(reflecting: node).children { visit(child.value) }
  }

  private static func name(_ callee: Expression) -> String? {
    switch callee.kind {
    case .name(let name), .member(_, let name), .implicitMember(let name): name
    case .optional(let inner), .optionalChain(let inner), .forceUnwrap(let inner): name(inner)
    default: nil
    }
  }

  var sorted: [String] { calls.values.sorted() }
}

/// The calls of a program as swift-syntax reads them.
final class TheirCalls: SyntaxVisitor {
  private(set) var calls: [String] = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  /// A pattern such as `.some(let value)` is no call.
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    node.expression.is(FunctionCallExprSyntax.self) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // `[UIView]()` is an empty collection.
    if let name = Self.name(node.calledExpression) {
      var labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }
      if node.trailingClosure != nil { labels.append("_:") }
      labels += node.additionalTrailingClosures.map { $0.label.text + ":" }
      calls.append("\(name)(\(labels.joined()))")
    }
    return .visitChildren
  }

  private static func name(_ callee: ExprSyntax) -> String? {
    if let name = callee.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    if let member = callee.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    if let generic = callee.as(GenericSpecializationExprSyntax.self) {
      return name(generic.expression)
    }
    if let inner = callee.as(OptionalChainingExprSyntax.self) { return name(inner.expression) }
    if let inner = callee.as(ForceUnwrapExprSyntax.self) { return name(inner.expression) }
    return nil
  }

  var sorted: [String] { calls.sorted() }
}
