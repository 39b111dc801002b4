/// The callbacks of rotation that came before changes of size: `willRotate(to:duration:)` and its
/// kind.
extension Simulator {
  /// Before iOS 8 a rotation calls willRotate, lays out, calls willAnimateRotation, and at the end
  /// didRotate (R186).
  func rotateLegacy(_ window: UIWindow, to size: Rect) throws(Halt) {
    guard let root = window.rootViewController else { return setFrame(size, of: window) }
    try send(.willRotate, orientation(.willRotate), to: root, rule: .legacyRotation)
    setFrame(size, of: window)
    var front: UIViewController? = root
    while let found = front {
      resize(found, to: size)
      front = found.presentedViewController
    }
    try layOut(below: window)
    try send(
      .willAnimateRotation, orientation(.willAnimateRotation), to: root, rule: .legacyRotation)
    let end = owning([root]) { simulator throws(Halt) in
      try simulator.send(
        .didRotate, simulator.orientation(.didRotate), to: root, rule: .legacyRotation)
    }
    afterAnimation(Self.sizeDuration, end)
  }

  /// UIKit's own implementation: it passes the message on to the children that show, unless the
  /// container forwards rotation itself.
  func passOnRotation(_ message: Message, _ payload: Payload, from controller: UIViewController)
    throws(Halt)
  {
    // Newer systems tell each controller by themselves.
    guard !profile.follows(.sizeTransition) else { return }
    if try ask(.shouldForwardRotation, of: controller)?.bool == false { return }
    let legacy = Message.automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers
    if try ask(legacy, of: controller)?.bool == false { return }
    for child in controller.children where child.parent === controller {
      guard child.loadedView?.window != nil else { continue }
      try send(message, payload, to: child, rule: .legacyRotation)
    }
  }

  /// Since iOS 8 the old callback is called only where viewWillTransition is not implemented.
  func tellLegacy(_ message: Message, below root: UIViewController) throws(Halt) {
    var pending = [root]
    while let controller = pending.popLast() {
      guard controller.loadedView?.window != nil else {
        if isCovered(controller), let front = controller.presentedViewController {
          pending.append(front)
        }
        continue
      }
      let type = controller.runtimeClass
      if type.implements(message),
        !type.implements(.viewWillTransition)
      {
        try send(message, orientation(message), to: controller, rule: .legacyRotation)
      }
      if let presented = controller.presentedViewController { pending.append(presented) }
      pending += childrenToVisit(of: controller)
    }
  }

  /// What the callback is told: where the device turns to, or where it has turned from.
  private func orientation(_ message: Message) -> Payload {
    let isLandscape = message == .didRotate ? !self.isLandscape : self.isLandscape
    let member = Value.member(isLandscape ? "landscapeRight" : "portrait")
    return .values(message == .didRotate ? [member] : [member, .double(Self.sizeDuration)])
  }
}

extension Rule {
  static let legacyRotation = Rule(
    186, "legacy-rotation",
    "Before iOS 8 a rotation calls willRotate, willAnimateRotation and didRotate, forwarded to the"
      + " children; since then only on controllers that do not implement viewWillTransition.",
    sources: "apple-willrotate header-uiviewcontroller", .inferred)
}
