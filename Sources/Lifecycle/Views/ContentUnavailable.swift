/// What shows where a controller has no content: its configuration is updated when that is asked for.
extension Simulator {
  /// Has a controller's configuration updated in the next pass.
  func setNeedsUpdateContentUnavailable(_ controller: UIViewController) {
    controller.needsUpdateContentUnavailable = true
    if let view = controller.loadedView, updatesMissingContent(controller) {
      markForLayoutPass(view)
    }
  }

  /// Updates the configuration of a controller that is due (R319).
  func updateContentUnavailable(_ controller: UIViewController) throws(Halt) {
    guard controller.needsUpdateContentUnavailable, updatesMissingContent(controller) else {
      return
    }
    controller.needsUpdateContentUnavailable = false
    let state = Aggregate(
      typeName: "UIContentUnavailableConfigurationState",
      fields: [
        Aggregate.Field(name: "traitCollection", value: traits(of: controller)),
        Aggregate.Field(name: "searchText", value: .nothing),
      ])
    try sendTracked(
      .updateContentUnavailable, .values([.aggregate(state)]), to: controller,
      invalidating: .contentUnavailable(controller), rule: .contentUnavailable)
  }

  private func updatesMissingContent(_ controller: UIViewController) -> Bool {
    profile.follows(.contentUnavailable)
      && controller.runtimeClass.implements(.updateContentUnavailable)
  }
}

extension Rule {
  static let contentUnavailable = Rule(
    319, "content-unavailable",
    "updateContentUnavailableConfiguration is called on a controller when it is first laid out,"
      + " and again after setNeedsUpdateContentUnavailableConfiguration, before its view is laid"
      + " out.",
    sources: "apple-content-unavailable apple-needs-content-unavailable", .inferred, since: 17)
}
