/// The first traits of views and controllers, which are told of them when they come into a window.
extension Simulator {
  /// Whether a view that enters a window has not been told of traits yet.
  func owesFirstTraits(_ view: UIView) -> Bool {
    hasLayoutListeners && !view.knowsTraits && profile.follows(.firstTraits)
  }

  /// Tells a view that is new in its window, and all below it, of their traits, before any of them is laid
  /// out: a controller before its view, and a view before its subviews.
  func tellFirstTraits(below root: UIView) throws(Halt) {
    guard root.window != nil, owesFirstTraits(root) else { return }
    var pending = [root]
    while let view = pending.popLast() {
      guard !view.knowsTraits, view.window != nil else { continue }
      view.knowsTraits = true
      try tell(view.viewController, .traitCollectionDidChange, [.nothing], rule: .firstTraits)
      try tell(view, .traitCollectionDidChange, [.nothing], rule: .firstTraits)
      pending += view.subviews.reversed()
    }
  }

  /// Tells a controller's views of traits that have changed; those of a controller inside are told after
  /// that one.
  func tellViews(below root: UIView, of old: Value) throws(Halt) {
    var pending = [root]
    while let view = pending.popLast() {
      guard view === root || view.viewController == nil else { continue }
      try tell(view, .traitCollectionDidChange, [old], rule: .traitsChange)
      try callTraitHandlers(of: view, before: old)
      pending += view.subviews.reversed()
    }
  }
}

extension Rule {
  static let firstTraits = Rule(
    236, "first-traits",
    "Until iOS 12 traitCollectionDidChange(nil) is called once on a view and its controller, when"
      + " they enter a window: after viewWillAppear and before the layout. Since then traits are"
      + " predicted when a view is made.",
    sources: "useyourloaf-traits", .observed, versions: 8...12)
}
