import ScenarioSyntax

/// The methods by which a list is given its cells, and is notified of them: the model makes no cells, and where
/// such a method puts a controller or a SwiftUI view into one nothing comes of it.
enum UnsentCells {
  private static let messages: Set<String> = [
    "tableView:cellForRowAtIndexPath:", "tableView:willDisplayCell:forRowAtIndexPath:",
    "tableView:didEndDisplayingCell:forRowAtIndexPath:",
    "collectionView:cellForItemAtIndexPath:",
    "collectionView:willDisplayCell:forItemAtIndexPath:",
    "collectionView:didEndDisplayingCell:forItemAtIndexPath:",
    "tableView(_:cellForRowAt:)", "tableView(_:willDisplay:forRowAt:)",
    "tableView(_:didEndDisplaying:forRowAt:)", "collectionView(_:cellForItemAt:)",
    "collectionView(_:willDisplay:forItemAt:)", "collectionView(_:didEndDisplaying:forItemAt:)",
  ]

  /// Whether a method fills a cell with a controller.
  static func includes(_ function: FunctionDeclaration, _ selector: String) -> Bool {
    guard messages.contains(selector), let body = function.body else { return false }
    return Containments(in: body).areFound
  }
}

/// Whether code makes a controller a child, takes one from its parent, puts its view into another, or has
/// SwiftUI fill a cell.
private struct Containments: SyntaxWalker {
  private(set) var areFound = false

  init(in body: CodeBlock) {
    for statement in body.statements { visit(statement) }
  }

  mutating func visit(_ expression: Expression) {
    if case .call(let call) = expression.kind {
      switch call.callee.kind {
      case .name(let name), .member(base: _, let name):
        if Self.names.contains(name)
          || name == "addSubview" && call.arguments.contains(where: isView)
        {
          areFound = true
        }
      default: break
      }
    }
    walk(expression)
  }

  /// Whether an argument is something's `view`, as a controller's is.
  private func isView(_ argument: CallArgument) -> Bool {
    switch argument.value.kind {
    case .member(base: _, "view"): true
    case .forceUnwrap(let inner), .optionalChain(let inner):
      if case .member(base: _, "view") = inner.kind { true } else { false }
    default: false
    }
  }

  private static let names: Set<String> = [
    "addChild", "addChildViewController", "removeFromParent", "removeFromParentViewController",
    "UIHostingConfiguration", "UIHostingController",
  ]
}
