/// Whether an application lives in scenes, and what becomes of one that does not.
extension Simulator {
  /// Whether it does, since iOS 13: it has a scene's delegate, or no delegate at all, and then it is
  /// launched as one that has adopted scenes.
  var livesInScenes: Bool {
    hasScenes && (application.sceneDelegate != nil || application.delegate == nil)
  }

  /// Whether a window has to belong to a scene to be on the screen (R279).
  public var windowsNeedScenes: Bool {
    profile.follows(.sceneRequired) || hasScenes && application.sceneDelegate != nil
  }

  /// Takes note of a window that is shown and belongs to no scene.
  public func noteWindowWithoutScene() { apply(.windowWithoutScene) }

  /// Says at the launch of an application without scenes what the system thinks of that: it is asked to
  /// adopt them (R278), or ended (R277).
  public func refuseLaunchWithoutScenes() throws(Halt) {
    guard !application.hasBeenToldOfScenes else { return }
    application.hasBeenToldOfScenes = true
    if profile.follows(.sceneRequired) {
      throw raise(
        .assertion,
        "Application failed to launch: UIScene life cycle is required for apps built with this SDK."
          + " See \"Transitioning to the UIKit scene-based life cycle\" in the UIKit documentation for"
          + " more information on migration.",
        by: application, rule: .sceneRequired)
    }
    if profile.follows(.sceneAdoption) {
      try warn(
        "This process does not adopt UIScene lifecycle. This will become an assert in a future"
          + " version.", about: application, rule: .sceneAdoption)
    } else if profile.follows(.sceneAdoptionSoon) {
      try warn(
        "UIScene lifecycle will soon be required. Failure to adopt will result in an assert in the"
          + " future.", about: application, rule: .sceneAdoptionSoon)
    }
  }

  /// What the end of a launch looks at: the application's scenes, then its windows.
  func checkLaunch() throws(Halt) {
    if hasScenes, !livesInScenes { try refuseLaunchWithoutScenes() }
    try checkRootsOfLaunch()
  }
}

extension Rule {
  static let sceneRequired = Rule(
    277, "scene-required",
    "Since iOS 27 an application that is built with its SDK and has not adopted scenes is ended when it"
      + " is launched, before its delegate is called.",
    sources: "apple-tn3187 gluon-1366 metrodroid-904 aao-7743", .observed, since: 27)
  static let sceneAdoption = Rule(
    278, "scene-adoption",
    "On iOS 18, since 18.4, an application that has not adopted scenes is told in the console that this"
      + " will become an assertion.",
    sources: "apple-tn3187", .documented, versions: 18...18)
  static let sceneAdoptionSoon = Rule(
    283, "scene-adoption-soon",
    "On iOS 26 an application that has not adopted scenes is told in the console that they will soon be"
      + " required.",
    sources: "apple-tn3187", .documented, versions: 26...26)
  static let windowWithoutScene = Rule(
    279, "window-without-scene",
    "In an application with scenes a window that belongs to none is not on the screen; the controllers"
      + " in it are called as in any other.",
    sources: "onesignal-648 hippy-1285 miniquad-634", .inferred, since: 13)
}
