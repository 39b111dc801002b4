import Lifecycle
import ScenarioSyntax

/// The delegates of a program's application, which is launched before the program's first statement.
extension Interpreter {
  /// The classes of a program's delegates: the application's, then the scene's.
  func delegates(_ types: [String]) -> [ClassInfo] {
    let classes = types.compactMap { name in
      self.classes[name].flatMap { $0.kind == .class && $0.isOfProgram ? $0 : nil }
    }
    return [
      classes.first { $0.methods(named: "application").contains { $0.isLaunch } },
      classes.first { $0.methods(named: "scene").contains { $0.connectsScene } },
    ].compactMap { $0 }
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
    for names in [program, other].compactMap({ $0?.topLevelNames }) {
      let shows =
        names.members.contains("makeKeyAndVisible") || names.members.contains("makeKeyWindow")
        || names.uses("window") && names.members.contains("rootViewController")
      if shows || delegates.contains(where: { names.uses($0.name) }) { return [] }
    }
    return delegates.contains { host?.isKind(of: $0.name) == true } ? [] : delegates
  }

  /// Launches an application with its delegates; false without any.
  @discardableResult
  func launch(_ delegates: [ClassInfo]) throws(Halt) -> Bool {
    if !delegates.isEmpty, simulator.hasScenes, !adoptsScenes(delegates) {
      try simulator.refuseLaunchWithoutScenes()
    }
    for info in delegates {
      var delegate: Object?
      if info.methods(named: "application").contains(where: { $0.isLaunch }) {
        let made = try allocate(info)
        try launch(made)
        delegate = made
      }
      if info.methods(named: "scene").contains(where: { $0.connectsScene }) {
        if let configured = try configuredSceneDelegate(), configured !== info {
          delegate = try allocate(configured)
        }
        let connected = if let delegate { delegate } else { try allocate(info) }
        try connectScene(to: connected)
      }
    }
    return !delegates.isEmpty
  }

  /// Whether a program has a class for its scene's delegate, or answers with a configuration for it.
  private func adoptsScenes(_ delegates: [ClassInfo]) -> Bool {
    delegates.contains { info in
      info.methods(named: "scene").contains { $0.connectsScene }
        || info.runtime.implements(.sceneConfiguration)
    }
      || declaredTypes.contains { name in
        guard let info = classes[name] else { return false }
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
      default: true
      }
    } ?? statements.count
  }
}
