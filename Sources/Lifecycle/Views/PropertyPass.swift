/// Property updates: a stage of the layout pass, before a view's layout and independent of it.
///
/// Apple says that `updateProperties` runs in the top-down pass, when a view's traits are up to date and
/// just before its `layoutSubviews`, that neither of the two leads to the other, and that
/// `updatePropertiesIfNeeded` forces it for a view, its controller and everything below; published unit
/// tests of a view on iOS 26 find the same. No log of an order was found. That a controller comes before
/// its view, as it does with traits and with layout, and that `viewIsAppearing` comes before both, is
/// inferred (R244).
extension Simulator {
  /// Whether `updateProperties()` is ever sent.
  public var updatesProperties: Bool { profile.follows(.updateProperties) }

  /// Has a view's properties updated in the next pass.
  func setNeedsUpdateProperties(_ view: UIView) {
    view.needsUpdateProperties = true
    if implementsPropertyUpdates(view) { markForLayoutPass(view) }
  }

  /// Has a controller's properties updated in the next pass.
  func setNeedsUpdateProperties(_ controller: UIViewController) {
    controller.needsUpdateProperties = true
    if let view = controller.loadedView, implementsPropertyUpdates(controller) {
      markForLayoutPass(view)
    }
  }

  /// Updates the properties of a view that is due, and before it those of its controller.
  func updateProperties(of view: UIView) throws(Halt) {
    if let controller = view.viewController { try updateContentUnavailable(controller) }
    if let controller = view.viewController, controller.needsUpdateProperties,
      implementsPropertyUpdates(controller)
    {
      controller.needsUpdateProperties = false
      apply(.propertiesOrder)
      try sendTracked(
        .updateProperties, to: controller, invalidating: .properties(controller),
        rule: .updateProperties)
    }
    if view.needsUpdateProperties, implementsPropertyUpdates(view) {
      view.needsUpdateProperties = false
      try sendTracked(
        .updateProperties, to: view, invalidating: .properties(view), rule: .updateProperties)
    }
  }

  /// Updates at once what is due of a view and of everything below it: superviews before subviews.
  func updateProperties(below root: UIView) throws(Halt) {
    guard hasLayoutListeners, updatesProperties else { return }
    try root.visitTree { view throws(Halt) in try updateProperties(of: view) }
  }

  private func implementsPropertyUpdates(_ object: Object) -> Bool {
    updatesProperties && object.runtimeClass.implements(.updateProperties)
  }
}

extension Rule {
  static let updateProperties = Rule(
    243, "update-properties",
    "updateProperties is called once on a view and on its controller when they are first laid out,"
      + " and again after setNeedsUpdateProperties: just before the view is laid out, superviews"
      + " before subviews, and whether or not anything is laid out.",
    sources: "apple-updateproperties wwdc-2025-243", .documented,
    since: 26)
  static let propertiesOrder = Rule(
    244, "update-properties-order",
    "A controller's updateProperties is called before its view's, and after viewIsAppearing.",
    sources: "apple-updateproperties", .inferred, since: 26)
}
