import ScenarioSyntax

/// The names by which code may call methods: what it calls, reads as a member, or writes as a selector.
struct NamedMethods: SyntaxWalker {
  /// The names, without labels.
  private(set) var names: Set<String> = []

  /// The function that is passed over.
  private var skipped: NodeSpan?

  /// Those in the code of statements and of the types that they declare, but for the body of one function.
  init(_ statements: [Statement], without function: FunctionDeclaration? = nil) {
    skipped = function?.span
    for statement in statements {
      if case .type(let type) = statement.kind { walk(type) } else { visit(statement) }
    }
  }

  /// Those in one body.
  init(_ body: CodeBlock) { visit(body) }

  mutating func visit(_ function: FunctionDeclaration) {
    if function.span != skipped { walk(function) }
  }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .name(let name), .member(_, let name), .implicitMember(let name): names.insert(base(name))
    case .selector(let literal): names.insert(base(literal.name))
    case .call(let call):
      for argument in call.arguments {
        guard case .string(let text) = argument.value.kind, isSelector(argument, of: call) else {
          continue
        }
        names.insert(base(text))
      }
    default: break
    }
    walk(expression)
  }

  /// Whether a text is a selector: `Selector("save:")`, `action: "save:"`.
  private func isSelector(_ argument: Argument, of call: Call) -> Bool {
    if argument.label == "action" || argument.label == "selector" { return true }
    guard case .name(let name) = call.callee.kind else { return false }
    return name == "Selector" || name == "NSSelectorFromString"
  }

  private func base(_ name: String) -> String {
    SelectorName.firstPiece(of: SelectorName.baseName(name))
  }
}
