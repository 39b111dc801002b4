/// The size that a controller wishes for its content.
extension Simulator {
  /// Tells whoever contains a controller that it wishes for another size (R234).
  public func passOnContentSize(of controller: UIViewController) throws(Halt) {
    guard profile.follows(.contentSizeChange) else { return }
    let container = controller.parent ?? controller.presentation?.controller
    try tell(
      container, .contentSizeDidChange, [.object(controller)], rule: .contentSizeChange)
  }
}

extension Rule {
  static let contentSizeChange = Rule(
    234, "content-size-change",
    "Setting preferredContentSize notifies the parent, or the presentation controller, at once.",
    sources: "apple-preferredcontentsize", .documented, since: 8)
}
