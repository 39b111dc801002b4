import ScenarioSyntax

/// The methods of an application's or a scene's delegate that stand outside every class.
extension Program {
  /// Whether it has one that is called at launch.
  var hasLaunch: Bool { hasMethod(of: Self.launches) || connectsScene }

  /// Whether the delegate that is not shown is a scene's: nothing says that it is the application's.
  var isOfScene: Bool { connectsScene && !hasMethod(of: Self.launches) }

  private var connectsScene: Bool {
    hasMethod(of: ["scene(_:willConnectTo:options:)", "scene:willConnectToSession:options:"])
  }

  private static let launches: Set = [
    "application:didFinishLaunchingWithOptions:",
    "application(_:didFinishLaunchingWithOptions:)",
    "application(_:willFinishLaunchingWithOptions:)",
  ]

  private func hasMethod(of names: Set<String>) -> Bool {
    statements.contains { statement in
      guard case .function(let function) = statement.kind else { return false }
      return names.contains(function.selector ?? function.fullName)
    }
  }
}
