/// The end of an application: the person swipes it away in the switcher.
extension Simulator {
  /// Tells whoever is told of it; after that nothing of the program runs (R281, R282).
  public func terminate() throws(Halt) {
    let rule = livesInScenes ? Rule.termination : .terminationWithoutScenes
    apply(rule)
    // One in the background has been suspended, and is not woken for it.
    guard application.state != .background else { return }
    try tellApplication(.willResignActive, scene: .sceneWillResignActive, rule: rule)
    try post("willResignActive", scene: "willDeactivate")
    application.state = .inactive
    if livesInScenes {
      try tellScene(.sceneDidDisconnect)
      try post("didDisconnect")
    } else {
      application.state = .background
      try tellApplication(.didEnterBackground, scene: .sceneDidEnterBackground, rule: rule)
      try post("didEnterBackground")
    }
    try tell(
      application.delegate, .applicationWillTerminate, [.object(application)], rule: rule)
    try post("willTerminate")
  }
}

extension Rule {
  static let termination = Rule(
    281, "termination",
    "An application with scenes that is ended in the switcher while it is in front calls its scene"
      + " delegate's sceneWillResignActive and sceneDidDisconnect, then its own delegate's"
      + " applicationWillTerminate; one in the background calls nothing. No controller is"
      + " notified.",
    sources: "mmatiush so-71570813 firefox-12622", .observed, since: 13)
  static let terminationWithoutScenes = Rule(
    282, "termination-without-scenes",
    "An application without scenes that is ended in the switcher calls applicationWillResignActive,"
      + " applicationDidEnterBackground and applicationWillTerminate; one in the background calls"
      + " nothing.",
    sources: "so-71570813", .inferred)
}
