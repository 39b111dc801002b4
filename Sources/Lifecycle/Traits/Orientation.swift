/// How the interface lies, and who says how it may.
extension Simulator {
  /// The bounds of a window that fills the screen, as the interface lies.
  private var interfaceBounds: Rect {
    let upright = uprightScreen
    return isLandscape ? upright.turned : upright
  }

  /// Gives a window the screen that there is at launch, before anything is in it.
  func layOutAtLaunch(_ window: UIWindow) { window.frame = interfaceBounds }

  /// At launch the interface takes the orientation that its root supports (R312); this is no rotation,
  /// and nobody is told of one (R313).
  func orientLaunch(with root: UIViewController, in window: UIWindow) throws(Halt) {
    guard !isOriented else { return }
    isOriented = true
    if isLandscape { apply(.launchLandscape) }
    guard try !supports(landscape: isLandscape, root, window),
      try supports(landscape: !isLandscape, root, window)
    else { return }
    let old = interfaceBounds
    isLandscape.toggle()
    apply(.supportedOrientations)
    if isLandscape { apply(.launchLandscape) }
    for found in window === self.window ? [window] : [window, self.window]
    where found.frame == old {
      layOutAtLaunch(found)
    }
  }

  /// Who fills a window: its root, or who is presented over all of it.
  func whoFills(_ window: UIWindow) -> UIViewController? {
    guard var front = window.rootViewController else { return nil }
    while let presented = front.presentedViewController, let presentation = presented.presentation,
      presentation.removesPresenter, presentation.stage != .dismissing
    {
      front = presented
    }
    return front
  }

  func supports(landscape: Bool, _ controller: UIViewController, _ window: UIWindow)
    throws(Halt) -> Bool
  {
    guard profile.follows(.supportedOrientations) else { return true }
    let own = try ask(.supportedOrientations, of: controller)
    guard Self.includes(own, landscape: landscape) else { return false }
    guard let delegate = application.delegate else { return true }
    let all = try ask(
      .supportedOrientationsOfWindow, .values([.object(application), .object(window)]), of: delegate
    )
    return Self.includes(all, landscape: landscape)
  }

  /// Whether a mask has an orientation; one that nobody has given has all.
  static func includes(_ mask: Value?, landscape: Bool) -> Bool {
    let members = mask?.elements ?? mask.map { [$0] } ?? []
    var isKnown = false
    for case .member(let name) in members {
      switch name {
      case "all", "allButUpsideDown": return true
      case "landscape", "landscapeLeft", "landscapeRight":
        if landscape { return true }
      case "portrait", "portraitUpsideDown":
        if !landscape { return true }
      default: continue
      }
      isKnown = true
    }
    return !isKnown
  }
}

extension Rule {
  static let supportedOrientations = Rule(
    312, "supported-orientations",
    "The interface takes an orientation only if supportedInterfaceOrientations of the root, or of who is"
      + " presented over the whole window, has it, and the application's delegate as well. The pages inside a"
      + " container are not asked.",
    sources: "apple-supported-orientations apple-delegate-orientations", .documented, since: 6)
  static let launchLandscape = Rule(
    313, "launch-landscape",
    "A launch in landscape is no rotation: the root's view enters a window of that size, and"
      + " neither viewWillTransition nor a callback of a rotation is called.",
    sources: "myuiviews-launch gini-920 apple-tn2244", .observed)
}
