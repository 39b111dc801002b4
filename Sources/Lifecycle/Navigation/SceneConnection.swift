/// Navigation controllers in a window that is shown while a scene is being connected, in
/// `scene(_:willConnectTo:options:)`: the screen has nothing of it before that has returned.
extension Simulator {
  /// Connects a scene: does what its delegate does in `scene(_:willConnectTo:options:)`.
  public func connectingScene(_ body: () throws(Halt) -> Void) throws(Halt) {
    isConnectingScene = true
    defer { isConnectingScene = false }
    try body()
  }

  /// Puts off the first page of a navigation controller until the scene is connected, since iOS 18; whether it is.
  func putsOffFirstPage(of navigation: UINavigationController, animated: Bool) -> Bool {
    if navigation.awaitsScene { return true }
    guard isConnectingScene, navigation.displayed == nil, profile.follows(.firstPageOfScene) else {
      return false
    }
    apply(.firstPageOfScene)
    navigation.awaitsScene = true
    let show = owning([navigation]) { simulator throws(Halt) in
      navigation.awaitsScene = false
      guard navigation.isShowing else { return }
      try simulator.tellTop(of: navigation, appearing: true, animated: animated)
    }
    atCommit(by: navigation, show)
    return true
  }

  /// Has the change of a navigation controller's page begin with the commit's layout pass, or behind it where a scene
  /// is being connected: then the page below has had its viewIsAppearing, nothing is animated, and the new page is laid
  /// out when the transition has ended.
  func beginAtCommit(
    by navigation: UINavigationController, _ begin: @escaping (Simulator) throws(Halt) -> Void
  ) {
    guard isConnectingScene, profile.follows(.pushWhileConnecting) else {
      return atCommit(by: navigation, begin)
    }
    apply(.pushWhileConnecting)
    navigation.isScheduledAnimated = false
    navigation.wasPushedWhileConnecting = true
    atCommit(by: navigation) { simulator in simulator.atCommit(by: navigation, begin) }
  }
}

extension Rule {
  static let pushWhileConnecting = Rule(
    329, "push-while-connecting",
    "A push in scene(_:willConnectTo:options:), after makeKeyAndVisible, begins when the page below has had its"
      + " viewIsAppearing, and is not animated: that page's viewDidDisappear is called before the new page's"
      + " viewIsAppearing, and its viewDidAppear is not called.",
    sources: "vandrj-pushed-2025", .observed, versions: 13...17)
  static let firstPageOfScene = Rule(
    330, "first-page-of-scene",
    "A navigation controller that is shown in scene(_:willConnectTo:options:) loads its page when that has returned:"
      + " of pages that are pushed there, only the last is loaded and appears.",
    sources: "vandrj-pushed-2025", .observed, since: 18)
}
