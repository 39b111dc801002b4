import Lifecycle
import ScenarioSyntax

/// What a program takes the objects of its storyboard for, which is not shown: `window!.rootViewController as!
/// UITabBarController`, `UIApplication.shared.delegate as! AppDelegate`, `view as! SKView`.
struct AssumedCasts: SyntaxWalker {
  /// What the application's delegate is taken for.
  private(set) var delegate: TypeName?
  /// What a window's root is taken for.
  private(set) var root: TypeName?
  /// What a page's own view is taken for.
  private(set) var view: TypeName?
  /// What its first child is taken for.
  private(set) var child: TypeName?
  /// What a page of a container is taken for.
  private(set) var page: TypeName?

  /// Looks through a type's declaration.
  init(_ type: TypeDeclaration) { walk(type) }

  /// Looks through a program.
  init(_ program: Program) {
    for statement in program.statements {
      if case .type(let type) = statement.kind { walk(type) } else { visit(statement) }
    }
  }

  mutating func visit(_ expression: Expression) {
    if case .cast(let value, let cast, let type) = expression.kind, cast != .plain {
      note(value, type)
    }
    walk(expression)
  }

  mutating func visit(_ variable: VariableDeclaration) {
    if let type = variable.type, let value = variable.initialValue, type.text.hasSuffix("*") {
      note(value, type)
    }
    walk(variable)
  }

  private mutating func note(_ value: Expression, _ type: TypeName) {
    let path = value.path
    switch path.last {
    case "delegate" where path.contains("UIApplication") || path.contains("application"):
      delegate = delegate ?? type
    case "rootViewController": root = root ?? type
    case "view" where path.count == 1 || path == ["self", "view"]: view = view ?? type
    case "children", "childViewControllers":
      if path.count == 1 || path.first == "self" { child = child ?? type }
    case "topViewController", "viewControllers", "visibleViewController", "masterViewController":
      page = page ?? type
    default: break
    }
  }
}

extension Expression {
  /// The names along a path, without what unwraps, the first element and the subscripts behind it:
  /// `window`, `rootViewController` of `window!.rootViewController`.
  fileprivate var path: [String] {
    switch kind {
    case .name(let name): [name]
    case .self: ["self"]
    case .optional(let inner), .optionalChain(let inner), .forceUnwrap(let inner): inner.path
    case .subscript(let base, _): base.path
    case .member(let base, let name):
      ["first", "last", "firstObject", "lastObject"].contains(name)
        ? base.path : base.path + [name]
    case .call(let call):
      if case .message(let selector) = call.style, selector == "objectAtIndex:",
        case .member(let base, _) = call.callee.kind
      {
        base.path
      } else {
        call.callee.path
      }
    default: []
    }
  }
}

extension Interpreter {
  /// Makes what the program takes for granted of its application and of the views of its pages, on a tour of classes
  /// alone: whoever shows such code has a storyboard with them.
  func assumeCasts(_ program: Program) throws(Halt) {
    guard tour.isOfClasses else { return }
    if simulator.application.delegate == nil, let type = AssumedCasts(program).delegate {
      try assumeDelegate(type)
    }
    for name in types.declared.names {
      guard let info = types[name], info.isOfProgram, info.kind == .class,
        info.runtime.isController, let declaration = types.declarations[name],
        let wanted = AssumedCasts(declaration).view, wanted.name != "UIView"
      else { continue }
      let known = try classInfo(named: wanted.name)
      let view = if let known { known } else { try systemInfo(named: wanted.name) }
      guard let view, view.runtime.kind == .view || view.runtime.kind == .control else { continue }
      info.runtime.viewClass = view.runtime
    }
  }

  private func assumeDelegate(_ type: TypeName) throws(Halt) {
    let known = try classInfo(named: type.name)
    let info: ClassInfo =
      if let known { known } else {
        try plainClass(named: type.name, at: type.span, above: "UIResponder")
      }
    guard info.kind == .class, info.runtime.kind == .object else { return }
    let delegate = try allocate(info)
    simulator.retain(delegate)
    simulator.application.delegate = delegate
    simulator.retain(simulator.window)
    delegate.properties["window"] = .object(simulator.window)
  }

  /// Gives a page the child that its code takes its first one for: a segue of its storyboard embeds it.
  func assumeChild(of page: Object) throws(Halt) {
    guard tour.isOfClasses, let page = page as? UIViewController, page.scene == nil,
      let declaration = types.declarations[info(of: page).name],
      let type = AssumedCasts(declaration).child,
      let child = try classInfo(named: type.name), child.runtime.isController
    else { return }
    try embed(child, in: page)
  }

  /// The scene of the program's window, as its code takes it for one.
  func assumedRoot() throws(Halt) -> (root: ClassInfo, page: ClassInfo?)? {
    for program in source.programs {
      let casts = AssumedCasts(program)
      guard let type = casts.root, let root = try classInfo(named: type.name),
        root.runtime.isController
      else { continue }
      let page = try casts.page.map { page throws(Halt) in try classInfo(named: page.name) } ?? nil
      return (root, page?.runtime.isController == true ? page : nil)
    }
    return nil
  }
}
