import Lifecycle
import ScenarioSyntax

/// The delegates of a program's application, which is launched before the program's first statement.
extension Interpreter {
  /// The classes of a program's delegates: the application's, then the scene's.
  func delegates(_ types: [String]) -> [ClassInfo] {
    let classes = types.compactMap { name in
      self.types[name].flatMap { $0.kind == .class && $0.isOfProgram ? $0 : nil }
    }
    return [
      classes.first { isApplicationDelegate($0) }, classes.first { isSceneDelegate($0) },
    ].compactMap { $0 }
  }

  private func isApplicationDelegate(_ info: ClassInfo) -> Bool {
    info.methods(named: "application").contains { $0.isLaunch }
      || info.runtime.implements(.didFinishPlainly)
  }

  private func isSceneDelegate(_ info: ClassInfo) -> Bool {
    info.isKind(of: "UIWindowSceneDelegate")
      || info.methods(named: "scene").contains { $0.connectsScene }
  }

  /// The delegates of a program with statements of its own; none where those, or the other program's, set
  /// the scene themselves, or a fragment belongs to one of them.
  func delegates(of program: Program, besides other: Program?, _ host: ClassInfo?) -> [ClassInfo] {
    let types = program.statements.compactMap { statement -> String? in
      guard case .type(let type) = statement.kind else { return nil }
      return type.name
    }
    guard !types.isEmpty else { return [] }
    let delegates = delegates(types)
    guard !delegates.isEmpty else { return [] }
    for statements in [program, other].compactMap({ $0?.statements }) {
      var search = WindowShowing(delegates.map { $0.name })
      for statement in statements { search.visit(statement) }
      if search.isFound { return [] }
    }
    return delegates.contains { host?.isKind(of: $0.name) == true } ? [] : delegates
  }

  /// Launches an application with its delegates; false without any.
  @discardableResult
  func launch(_ delegates: [ClassInfo]) throws(Halt) -> Bool {
    if !delegates.isEmpty, simulator.hasScenes, !adoptsScenes(delegates) {
      try simulator.refuseLaunchWithoutScenes()
    }
    if !delegates.isEmpty { try assumeMainStoryboard(for: delegates) }
    let hasScene = simulator.hasScenes && delegates.contains { isSceneDelegate($0) }
    for info in delegates {
      var delegate: Object?
      if isApplicationDelegate(info) {
        let made = try allocate(info)
        try launch(made, hasScene: hasScene)
        delegate = made
      }
      if hasScene, isSceneDelegate(info) {
        if let configured = try configuredSceneDelegate(), configured !== info {
          delegate = try allocate(configured)
        }
        let connected = if let delegate { delegate } else { try allocate(info) }
        try connectScene(to: connected)
      }
    }
    return !delegates.isEmpty
  }

  /// Sends the application's delegate what it is sent at launch.
  ///
  /// - Parameter hasScene: whether a scene is connected after it, which then has the window.
  func launch(_ delegate: Object, hasScene: Bool = false) throws(Halt) {
    simulator.beginLaunch()
    simulator.retain(delegate)
    simulator.application.delegate = delegate
    code.globals.declare(
      "appDelegate", Variable(.object(delegate), isConstant: true, simulator), simulator)
    let window = hasScene ? nil : try loadMainStoryboard(for: delegate)
    let arguments: Payload = .values([.object(simulator.application), .nothing])
    if delegate.runtimeClass.implements(.willFinishLaunching) {
      try simulator.send(.willFinishLaunching, arguments, to: delegate, rule: .launchDelegates)
    }
    if delegate.runtimeClass.implements(.didFinishLaunching) {
      try simulator.send(.didFinishLaunching, arguments, to: delegate, rule: .launchDelegates)
    } else if delegate.runtimeClass.implements(.didFinishPlainly) {
      let application = Value.object(simulator.application)
      try simulator.send(
        .didFinishPlainly, .values([application]), to: delegate, rule: .plainLaunch)
    }
    if window != nil { try simulator.showMainStoryboard(in: self.window(of: delegate)) }
  }

  /// Connects a scene to the program's scene delegate, as the end of a launch does.
  func connectScene(to delegate: Object) throws(Halt) {
    simulator.beginLaunch()
    simulator.retain(delegate)
    simulator.application.sceneDelegate = delegate
    simulator.application.scene = .aggregate(Opaque.value("UIWindowScene"))
    code.globals.declare(
      "sceneDelegate", Variable(.object(delegate), isConstant: true, simulator), simulator)
    let window = try loadMainStoryboard(for: delegate)
    if delegate.runtimeClass.implements(.sceneWillConnect) {
      try simulator.connectingScene { () throws(Halt) in
        try simulator.send(
          .sceneWillConnect,
          .values([
            simulator.application.scene, .aggregate(Opaque.value("UISceneSession")),
            .aggregate(Opaque.value("UIScene.ConnectionOptions")),
          ]), to: delegate, rule: .launchDelegates)
      }
    }
    if window != nil { try simulator.showMainStoryboard(in: self.window(of: delegate)) }
  }

  /// Makes the main storyboard's controller the root of a delegate's window; nil where there is none.
  private func loadMainStoryboard(for delegate: Object) throws(Halt) -> UIWindow? {
    guard simulator.hasMainStoryboard else {
      // Whichever scene is the initial one, the window is there.
      if info(of: delegate).property("window") != nil, readsWindow, !makesWindow {
        give(window(of: delegate), to: delegate)
      }
      return nil
    }
    let window = window(of: delegate)
    give(window, to: delegate)
    try simulator.loadMainStoryboard(into: window)
    return window
  }

  private func give(_ window: UIWindow, to delegate: Object) {
    guard delegate.properties["window"]?.object !== window else { return }
    simulator.retain(window)
    delegate.properties["window"] = .object(window)
  }

  /// The window of a delegate, or the one that every program has.
  private func window(of delegate: Object) -> UIWindow {
    delegate.properties["window"]?.object as? UIWindow ?? simulator.window
  }

  /// The window that a program finds by the word `window`: of its scene, where it has one.
  var ownWindow: UIWindow {
    simulator.application.sceneDelegate.map { window(of: $0) } ?? simulator.window
  }

  /// What a scene is asked; nil for what nothing here decides.
  func sceneMember(_ name: String) -> Value? {
    switch name {
    case "windows": return .array(windows.map { .object($0) })
    case "keyWindow": return .optional(simulator.keyWindow)
    case "delegate":
      let delegate = simulator.application.sceneDelegate
      return .optional(delegate?.isDeallocated == true ? nil : delegate)
    case "activationState":
      switch simulator.application.state {
      case .active: return .member("foregroundActive")
      case .inactive: return .member("foregroundInactive")
      case .background: return .member("background")
      }
    default: return nil
    }
  }

  /// The application's windows: those that show, and the scene's while it is hidden.
  var windows: [UIWindow] {
    let visible = simulator.visibleWindows
    guard simulator.application.sceneDelegate != nil, !visible.contains(where: { $0 === ownWindow })
    else { return visible }
    return visible + [ownWindow]
  }

  /// Whether a program has a class for its scene's delegate, or answers with a configuration for it.
  private func adoptsScenes(_ delegates: [ClassInfo]) -> Bool {
    delegates.contains { info in
      info.methods(named: "scene").contains { $0.connectsScene }
        || info.runtime.implements(.sceneConfiguration)
    }
      || types.declared.contains { name in
        guard let info = types[name] else { return false }
        return info.isKind(of: "UIWindowSceneDelegate") || info.isKind(of: "UISceneDelegate")
      }
  }
}

extension Program {
  /// The place of the first statement that does more than declare.
  var firstDoing: Int {
    statements.firstIndex { statement in
      switch statement.kind {
      case .function, .type, .typeAlias, .variable, .tupleBinding: false
      case .expression(let expression): !expression.describesStoryboard
      default: true
      }
    } ?? statements.count
  }
}

extension Expression {
  /// Whether it says what Interface Builder would have laid out.
  fileprivate var describesStoryboard: Bool {
    guard case .call(let call) = kind, case .member(_, let name) = call.callee.kind else {
      return false
    }
    return ["addScene", "addSegue", "addController"].contains(SelectorName.baseName(name))
  }
}

/// Looks for statements outside of types and functions that set the scene themselves: they give a window
/// its root, show it, or make a delegate.
private struct WindowShowing: SyntaxWalker {
  private let delegates: [String]
  private(set) var isFound = false

  init(_ delegates: [String]) { self.delegates = delegates }

  mutating func visit(_ function: FunctionDeclaration) {}

  mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .type, .function: break
    default: walk(statement)
    }
  }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .assignment(var target, _, _):
      if case .optionalChain(let inner) = target.kind { target = inner }
      if case .member(_, "rootViewController") = target.kind { isFound = true }
    case .call(let call):
      var name: String?
      switch call.callee.kind {
      case .member(let base, let called):
        name = called
        if case .name(let type) = base.kind, called == "alloc" || called == "new" {
          name = delegates.contains(type) ? type : called
        }
      case .name(let called): name = called
      case .optional(let inner):
        if case .member(_, let called) = inner.kind { name = called }
      default: break
      }
      if let name, Self.shows.contains(name) || delegates.contains(name) { isFound = true }
    default: break
    }
    walk(expression)
  }

  private static let shows: Set<String> = [
    "makeKeyAndVisible", "makeKeyWindow", "setRootViewController",
  ]
}
