/// Turning the device, and other changes of a window's size.
extension Simulator {
  /// The person turns the device: the sizes of the windows change, and with them the height's class.
  public func rotate() throws(Halt) {
    for window in visibleWindows {
      let old = window.frame
      let size = Rect(x: 0, y: 0, width: old.height, height: old.width)
      setFrame(size, of: window)
      guard let root = window.rootViewController else { continue }
      try announceSize(size, to: root)
      var front: UIViewController? = root
      while let found = front {
        resize(found, to: size)
        front = found.presentedViewController
      }
    }
  }

  /// Gives a controller's view its new size, and the pages of UIKit's own containers theirs; how
  /// other children are laid out is their container's business.
  private func resize(_ controller: UIViewController, to size: Rect) {
    guard let view = controller.loadedView, view.window != nil else { return }
    setFrame(size, of: view)
    switch controller.runtimeClass.kind {
    case .navigationController, .tabBarController, .pageViewController:
      for child in controller.children { resize(child, to: size) }
    default: break
    }
  }

  /// Tells a window's root of its new traits and size (R185); it passes them on by itself.
  private func announceSize(_ size: Rect, to root: UIViewController) throws(Halt) {
    guard profile.sendsSizeTransitions else { return }
    let traits = Aggregate(typeName: "UITraitCollection", fields: [])
    try send(
      .willTransitionToTraits, .values([.aggregate(traits), .nothing]), to: root,
      rule: .sizeTransition)
    let value = Aggregate(
      typeName: "CGSize",
      fields: [
        Aggregate.Field(name: "width", value: .double(size.width)),
        Aggregate.Field(name: "height", value: .double(size.height)),
      ])
    try send(
      .viewWillTransition, .values([.aggregate(value), .nothing]), to: root,
      rule: .sizeTransition)
  }

  /// What UIKit's own implementation does with a change of size or traits: it tells the children that
  /// show, and whoever is presented.
  func passOn(_ message: Message, _ payload: Payload, from controller: UIViewController)
    throws(Halt)
  {
    for child in controller.children where child.parent === controller {
      guard child.loadedView?.window != nil else { continue }
      try send(message, payload, to: child, rule: .sizeTransition)
    }
    if let presented = controller.presentedViewController, presented.loadedView?.window != nil {
      try send(message, payload, to: presented, rule: .sizeTransition)
    }
  }
}

extension Rule {
  static let sizeTransition = Rule(
    185, "size-transition",
    "A change of size calls willTransition(to:with:) and viewWillTransition(to:with:) on the root,"
      + " whose own implementation passes them to the children and to the presented one; then comes"
      + " the layout, and no appearance callback.",
    sources: "logs of rotations, iOS 12 to 15", .observed)
}
