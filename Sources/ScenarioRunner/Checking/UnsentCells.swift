import Interfaces
import ScenarioSyntax

/// The methods by which a list is given its cells, and is notified of them: the model makes no cells, and where
/// such a method puts a controller or a SwiftUI view into one nothing comes of it.
enum UnsentCells {
  /// Whether a method of a list's delegate is about a cell.
  static func areAbout(_ method: DeclaredMember) -> Bool {
    classes.contains(method.type) || method.parameters.contains { classes.contains($0.type) }
  }

  private static let classes: Set<String> = ["UITableViewCell", "UICollectionViewCell"]

  /// Whether a method fills a cell with a controller.
  static func areFilled(by function: FunctionDeclaration) -> Bool {
    function.body.map { Containments(in: $0).areFound } ?? false
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
