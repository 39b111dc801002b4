import ScenarioSyntax

/// The classes that code looks for among the pages of a navigation controller: `first { $0 is Page }`,
/// `for page in viewControllers where page is Page`, `isKindOfClass:[Page class]`.
struct SoughtPages: SyntaxWalker {
  /// Their names, in the order in which they are written.
  private(set) var names: [String] = []
  private var seeksAny = false

  init(_ statements: [Statement]) {
    for statement in statements {
      if case .type(let type) = statement.kind { walk(type) } else { visit(statement) }
    }
    if !seeksAny { names = [] }
  }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .member(_, "viewControllers"), .name("viewControllers"): seeksAny = true
    case .typeCheck(_, let type): add(type.name)
    case .call(let call):
      if case .message("isKindOfClass:") = call.style,
        case .call(let made)? = call.arguments.first?.value.kind,
        case .member(let base, "class") = made.callee.kind, case .name(let name) = base.kind
      {
        add(name)
      }
    default: break
    }
    walk(expression)
  }

  private mutating func add(_ name: String) {
    let isPage = name.hasSuffix("ViewController") || name.hasSuffix("VC")
    if isPage, !name.hasPrefix("UI"), !names.contains(name) { names.append(name) }
  }
}
