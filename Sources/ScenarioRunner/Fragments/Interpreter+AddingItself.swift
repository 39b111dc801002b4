import Lifecycle
import ScenarioSyntax

/// Pages that add themselves to the controller that they are given: `spinner.show(on: host)`.
extension Interpreter {
  /// Shows a host and has a page add itself to it, where a method of the page's does that and nothing shown calls
  /// it; whether there is such a method.
  func showByItself(_ page: UIViewController) throws(Halt) -> Bool {
    for method in ownMethods(of: page) where method.owner.isOfProgram && isRoot(method) {
      let hosts = AddingItself(method.declaration).hosts
      guard !hosts.isEmpty,
        let place = method.declaration.parameters.firstIndex(where: { hosts.contains($0.name) }),
        var arguments = try madeUp(method)
      else { continue }
      let host = try makePlain(method.declaration.parameters[place].name)
      try showAlone(host)
      try simulator.settle()
      simulator.restartTrace()
      arguments[place] = .object(host)
      _ = try send(method, arguments, to: page)
      return true
    }
    return false
  }
}

/// Whom a method adds its own controller to: the names before `.addChild(self)`.
private struct AddingItself: SyntaxWalker {
  private(set) var hosts: [String] = []

  init(_ function: FunctionDeclaration) { walk(function) }

  private static let methods: Set = [
    "addChild", "addChildViewController", "addChildViewController:",
  ]

  mutating func visit(_ expression: Expression) {
    if case .call(let call) = expression.kind, call.arguments.count == 1,
      case .self = call.arguments[0].value.kind,
      case .member(let base, let name) = call.callee.kind,
      Self.methods.contains(name), let host = base.plainName
    {
      hosts.append(host)
    }
    walk(expression)
  }
}

extension Expression {
  /// The name that it is, behind which a `?` or a `!` may stand.
  fileprivate var plainName: String? {
    switch kind {
    case .name(let name): name
    case .optional(let inner), .optionalChain(let inner), .forceUnwrap(let inner): inner.plainName
    default: nil
    }
  }
}
