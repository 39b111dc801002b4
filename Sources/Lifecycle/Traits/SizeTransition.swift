/// Turning the device, and other changes of a window's size.
extension Simulator {
  /// How long a change of size is animated, in seconds of virtual time.
  static let sizeDuration = 0.3

  /// The person turns the device: the sizes of the windows change; false where there is none.
  @discardableResult
  public func rotate() throws(Halt) -> Bool {
    isDeviceLandscape.toggle()
    if application.state == .background, profile.follows(.turnedInBackground) { return true }
    return try turnWithDevice()
  }

  /// A program that comes back finds out how the device lies by now (R327).
  func catchUpWithDevice() throws(Halt) {
    guard isLandscape != isDeviceLandscape, profile.follows(.turnedInBackground) else { return }
    if try turnWithDevice() { apply(.turnedInBackground) }
  }

  private func turnWithDevice() throws(Halt) -> Bool {
    guard let window = visibleWindows.first, let front = whoFills(window) else {
      if isLandscape != isDeviceLandscape { try turnInterface() }
      return !visibleWindows.isEmpty
    }
    // A presentation may have turned the interface so already.
    if isLandscape == isDeviceLandscape { return true }
    guard try turnsItself(front), try supports(landscape: isDeviceLandscape, front, window) else {
      apply(.supportedOrientations)
      return false
    }
    try turnInterface()
    return true
  }

  /// Turns the interface to the other orientation: the sizes of the windows change.
  func turnInterface() throws(Halt) {
    isLandscape.toggle()
    for window in visibleWindows {
      let size = window.frame.turned
      if profile.follows(.sizeTransition) {
        try resize(window, to: size, isRotation: true)
      } else {
        try rotateLegacy(window, to: size)
      }
    }
  }

  /// The person gives the program another size, as a tablet does with two programs side by side;
  /// false where no window changes its size.
  @discardableResult
  public func resize(width: Double, height: Double) throws(Halt) -> Bool {
    guard width > 0, height > 0, profile.follows(.sizeTransition) else { return false }
    for window in visibleWindows {
      let size = Rect(x: 0, y: 0, width: width, height: height)
      try resize(window, to: size, isRotation: false)
    }
    return !visibleWindows.isEmpty
  }

  private func resize(_ window: UIWindow, to size: Rect, isRotation: Bool) throws(Halt) {
    let old = SizeClasses(of: window.frame, profile)
    let new = SizeClasses(of: size, profile)
    guard let root = window.rootViewController else { return setFrame(size, of: window) }
    let coordinator = TransitionContext()
    adopt(coordinator)
    retain(coordinator)
    coordinator.isAnimated = true
    coordinator.duration = Self.sizeDuration
    if old != new {
      try send(
        .willTransitionToTraits,
        .values([knownTraits(of: root, in: size).value, .object(coordinator)]), to: root,
        rule: .sizeTransition)
    }
    let payload: Payload = .values([Self.size(size), .object(coordinator)])
    try send(.viewWillTransition, payload, to: root, rule: .sizeTransition)
    if isRotation { try tellLegacy(.willRotate, below: root) }
    let oldFrame = window.frame
    setFrame(size, of: window)
    if old != new { try changeTraits(of: root, from: oldFrame) }
    var front: UIViewController? = root
    while let found = front {
      resize(found, to: size)
      front = found.presentedViewController
    }
    try adaptSplits(below: root)
    if isRotation { try tellLegacy(.willAnimateRotation, below: root) }
    try coordinator.runAlongside(self, rule: .sizeTransition)
    retain(root)
    afterAnimation(Self.sizeDuration) { simulator throws(Halt) in
      if isRotation { try simulator.tellLegacy(.didRotate, below: root) }
      try coordinator.runCompletions(simulator, rule: .sizeTransition)
      try simulator.release(root)
      try simulator.release(coordinator)
    }
  }

  /// What UIKit's own implementation does with a change of size or traits: it tells the children that
  /// show, or would if nothing covered them, and whoever is presented.
  func passOn(_ message: Message, _ payload: Payload, from controller: UIViewController)
    throws(Halt)
  {
    _ = spend(controller.children.count)
    for child in controller.children where child.parent === controller {
      guard standsInPlace(child) else { continue }
      try send(message, payload, to: child, rule: .sizeTransition)
    }
    if let presented = controller.presentedViewController, standsInPlace(presented) {
      try send(message, payload, to: presented, rule: .sizeTransition)
    }
  }

  /// Tells the controllers that show of their new traits: a container before what it contains.
  func changeTraits(
    of root: UIViewController, from oldFrame: Rect, withPresented: Bool = true
  ) throws(Halt) {
    var pending = [root]
    while let controller = pending.popLast() {
      guard controller.loadedView?.window != nil else {
        if let front = noteMissedTraits(of: controller, oldFrame) { pending.append(front) }
        continue
      }
      let old = knownTraits(of: controller, in: oldFrame)
      if !hasTraitOverrides || old != knownTraits(of: controller) {
        try send(
          .traitCollectionDidChange, .values([old.value]), to: controller, rule: .traitsChange)
        try callTraitHandlers(of: controller, before: old.value)
        if tellsViewsOfTraits, let view = controller.loadedView {
          try tellViews(below: view, of: old.value)
        }
      }
      if withPresented, let presented = controller.presentedViewController {
        pending.append(presented)
      }
      pending += childrenToVisit(of: controller)
    }
  }

  static func size(_ size: Rect) -> Value {
    .aggregate(
      Aggregate(
        typeName: "CGSize",
        fields: [
          Aggregate.Field(name: "width", value: .double(size.width)),
          Aggregate.Field(name: "height", value: .double(size.height)),
        ]))
  }
}

extension Rule {
  static let turnedInBackground = Rule(
    327, "turned-in-background",
    "The interface of an application in the background does not turn with the device; it turns when the"
      + " application comes back, before applicationWillEnterForeground or sceneWillEnterForeground.",
    sources: "level49-2016", .observed, since: 8)
  static let sizeTransition = Rule(
    185, "size-transition",
    "A change of size calls willTransition(to:with:), if the size classes change, and"
      + " viewWillTransition(to:with:) on the root, whose own implementation passes them to the"
      + " children and to the presented one; then follows the layout, and no appearance callback"
      + " is called.",
    sources: "neuburg-containment yagamo-2019 apple-size-transition", .observed, since: 8)
  static let traitsChange = Rule(
    206, "traits-change",
    "When the size classes have changed, traitCollectionDidChange is called before the layout, on"
      + " a container before what it contains.",
    sources: "apple-traits-did-change apple-custom-presentations", .inferred, since: 8)
}
