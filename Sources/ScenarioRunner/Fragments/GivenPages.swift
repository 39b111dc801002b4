import Lifecycle
import ScenarioSyntax

/// Whether code gives a container its pages: `viewControllers = …`, `setViewControllers(_:animated:)`,
/// `[[Tabs alloc] initWithRootViewController:a]`. Otherwise a storyboard does.
struct GivenPages: SyntaxWalker {
  /// Whether any code does.
  private(set) var areGiven = false

  init(_ statements: [Statement]) {
    for statement in statements {
      if case .type(let type) = statement.kind { walk(type) } else { visit(statement) }
    }
  }

  private static let properties: Set = ["viewControllers", "tabs"]
  private static let methods: Set = [
    "setViewControllers", "pushViewController", "addChild", "addChildViewController",
  ]

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .assignment(let target, _, _):
      if let name = target.lastName, Self.properties.contains(name) { areGiven = true }
    case .call(let call):
      if let name = call.callee.lastName, Self.methods.contains(name) { areGiven = true }
      if case .message(let selector) = call.style,
        Self.methods.contains(where: { selector.hasPrefix($0) })
          || selector.hasPrefix("initWithRootViewController")
      {
        areGiven = true
      }
      if call.arguments.contains(where: { $0.label == "rootViewController" }) { areGiven = true }
    default: break
    }
    walk(expression)
  }
}

extension Expression {
  /// The name that a path ends with: `viewControllers` of `self.tabs?.viewControllers`.
  fileprivate var lastName: String? {
    switch kind {
    case .name(let name), .member(_, let name): name
    case .optional(let inner), .optionalChain(let inner), .forceUnwrap(let inner): inner.lastName
    default: nil
    }
  }
}

extension Interpreter {
  /// Gives a tab bar controller or a navigation controller of the program's plain pages where no code does: a
  /// storyboard would have.
  func fillContainer(_ page: UIViewController) throws(Halt) {
    let count =
      switch page.runtimeClass.kind {
      case .tabBarController: 2
      case .navigationController: 1
      default: 0
      }
    guard count > 0, page.children.isEmpty,
      !GivenPages(source.programs.flatMap { $0.statements }).areGiven
    else { return }
    var pages: [Value] = []
    for number in 1...count { pages.append(.object(try makePlain("page\(number)"))) }
    try simulator.send(.setViewControllers, .values([.array(pages), .bool(false)]), to: page)
  }
}
