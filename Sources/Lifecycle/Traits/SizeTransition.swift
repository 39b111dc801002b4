/// Turning the device, and other changes of a window's size.
extension Simulator {
  /// How long a change of size is animated, in seconds of virtual time.
  static let sizeDuration = 0.3

  /// The person turns the device: the sizes of the windows change.
  public func rotate() throws(Halt) {
    isLandscape.toggle()
    for window in visibleWindows {
      let size = Rect(x: 0, y: 0, width: window.frame.height, height: window.frame.width)
      if profile.follows(.sizeTransition) {
        try resize(window, to: size, isRotation: true)
      } else {
        try rotateLegacy(window, to: size)
      }
    }
  }

  /// The person gives the program another size, as a tablet does with two programs side by side.
  public func resize(width: Double, height: Double) throws(Halt) {
    guard width > 0, height > 0 else { return }
    for window in visibleWindows {
      let size = Rect(x: 0, y: 0, width: width, height: height)
      if profile.follows(.sizeTransition) { try resize(window, to: size, isRotation: false) }
    }
  }

  private func resize(_ window: UIWindow, to size: Rect, isRotation: Bool) throws(Halt) {
    let old = SizeClasses(of: window.frame, profile)
    let new = SizeClasses(of: size, profile)
    guard let root = window.rootViewController else { return setFrame(size, of: window) }
    let coordinator = TransitionContext()
    adopt(coordinator)
    retain(coordinator)
    coordinator.isAnimated = true
    if old != new {
      try send(
        .willTransitionToTraits, .values([new.value, .object(coordinator)]), to: root,
        rule: .sizeTransition)
    }
    let payload: Payload = .values([Self.size(size), .object(coordinator)])
    try send(.viewWillTransition, payload, to: root, rule: .sizeTransition)
    if isRotation { try tellLegacy(.willRotate, below: root) }
    setFrame(size, of: window)
    if old != new { try changeTraits(of: root, from: old) }
    var front: UIViewController? = root
    while let found = front {
      resize(found, to: size)
      front = found.presentedViewController
    }
    try adaptSplits(below: root, to: new)
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

  /// Gives a controller's view its new size, and the pages of UIKit's own containers theirs; how
  /// other children are laid out is their container's business.
  func resize(_ controller: UIViewController, to size: Rect) {
    guard let view = controller.loadedView, view.window != nil else {
      return noteMissedSize(controller)
    }
    setFrame(size, of: view)
    if hasLayoutListeners {
      view.needsUpdateConstraints = true
      queueConstraints(of: view)
    }
    switch controller.runtimeClass.kind {
    case .navigationController, .tabBarController, .pageViewController:
      for child in controller.contained { resize(child, to: size) }
    default: break
    }
  }

  /// Takes note that a page in no window has missed a change of size (R187).
  private func noteMissedSize(_ controller: UIViewController) {
    if controller.loadedView != nil { controller.hasMissedSize = true }
  }

  /// Tells a page that comes back what it has missed (R187).
  func catchUpWithSize(_ page: UIViewController, in container: UIView) throws(Halt) {
    guard page.hasMissedSize, profile.follows(.sizeTransition) else { return }
    page.hasMissedSize = false
    try send(
      .viewWillTransition, .values([Self.size(container.frame), .nothing]), to: page,
      rule: .coveredSizeChange)
    if let view = page.loadedView { setFrame(container.frame, of: view) }
  }

  /// What UIKit's own implementation does with a change of size or traits: it tells the children that
  /// show, and whoever is presented.
  func passOn(_ message: Message, _ payload: Payload, from controller: UIViewController)
    throws(Halt)
  {
    for child in controller.contained where child.parent === controller {
      guard child.loadedView?.window != nil else { continue }
      try send(message, payload, to: child, rule: .sizeTransition)
    }
    if let presented = controller.presentedViewController, presented.loadedView?.window != nil {
      try send(message, payload, to: presented, rule: .sizeTransition)
    }
  }

  /// Tells the controllers that show of their new traits: a container before what it contains.
  private func changeTraits(of root: UIViewController, from old: SizeClasses) throws(Halt) {
    var pending = [root]
    while let controller = pending.popLast() {
      guard controller.loadedView?.window != nil else { continue }
      try send(
        .traitCollectionDidChange, .values([old.value]), to: controller, rule: .traitsChange)
      if hasLayoutListeners, let view = controller.loadedView {
        try tellViews(below: view, of: old.value)
      }
      if let presented = controller.presentedViewController { pending.append(presented) }
      pending.append(contentsOf: controller.children.reversed())
    }
  }

  private static func size(_ size: Rect) -> Value {
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
  static let sizeTransition = Rule(
    185, "size-transition",
    "A change of size calls willTransition(to:with:), if the size classes change, and"
      + " viewWillTransition(to:with:) on the root, whose own implementation passes them to the"
      + " children and to the presented one; then comes the layout, and no appearance callback.",
    sources: "logs of rotations, iOS 12 to 15", .observed, since: 8)
  static let coveredSizeChange = Rule(
    187, "covered-size-change",
    "A page that was in no window when the size changed hears of it when it comes back.",
    sources: "no published trace", .inferred, since: 8)
  static let traitsChange = Rule(
    206, "traits-change",
    "When the size classes have changed, traitCollectionDidChange comes before the layout, to a"
      + " container before what it contains.",
    sources: "View Controller Programming Guide", .documented, since: 8)
}
