import CallTrace

/// The storyboard that a launch begins with: `Main`, or the only one that has an initial scene.
extension Simulator {
  /// The scene that a launch shows; nil where no storyboard has one.
  private var launchScene: Scene? {
    let scenes = storyboards.compactMap { storyboard in
      storyboard.initialScene.flatMap { storyboard.scene($0) }
    }
    return scenes.first { $0.storyboardName == "Main" } ?? (scenes.count == 1 ? scenes[0] : nil)
  }

  /// Whether a launch has a storyboard to begin with.
  public var hasMainStoryboard: Bool { launchScene != nil }

  /// Whether a storyboard has scenes, be one of them the initial one or not.
  public var hasStoryboardScenes: Bool { storyboards.contains { !$0.scenes.isEmpty } }

  /// Makes the main storyboard's first controller the root of a window, which its delegate is told of
  /// only afterwards.
  public func loadMainStoryboard(into window: UIWindow) throws(Halt) {
    guard let scene = launchScene else { return }
    apply(.mainStoryboard)
    let controller = try instantiate(scene)
    try send(.setRootViewController, .object(controller), to: window, rule: .mainStoryboard)
  }

  /// Shows the window that the main storyboard's controller is in.
  public func showMainStoryboard(in window: UIWindow) throws(Halt) {
    try send(.makeKeyAndVisible, to: window, rule: .mainStoryboard)
  }

  /// Says that a delegate is there which is to be told of the launch, or of its scene's.
  ///
  /// A scene may be connected when the application has been launched: then its way to the foreground is
  /// still to come.
  public func beginLaunch() { application.hasLaunched = false }
}

extension Rule {
  static let mainStoryboard = Rule(
    295, "main-storyboard",
    "Where an application or a scene has a main storyboard, UIKit makes the window and the initial"
      + " controller, and gives them to the delegate's window, before the delegate's methods for"
      + " the launch or the scene are called; it shows the window after that.",
    sources: "apple-scene-storyboard chansonyan-storyboard apple-tn3187", .inferred)
}
