/// What a popover points at, and which controllers of UIKit's own are popovers on a tablet.
extension Simulator {
  /// Raises where a popover on a tablet has nothing to point at (R250).
  func checkAnchor(
    of presented: UIViewController, _ presentation: Presentation, in window: UIWindow
  ) throws(Halt) {
    guard presentation.isPopover, profile.isPad, profile.follows(.popoverAnchor),
      SizeClasses(of: window.frame, profile).isWide
    else { return }
    let handle = try presentationController(of: presented)
    for name in ["sourceView", "barButtonItem", "sourceItem"] {
      if let anchor = handle.properties[name], !anchor.isNothing { return }
    }
    let presenter = presentation.presenter
    let isActionSheet = presented.alertKind == .actionSheet
    guard isActionSheet, !follows(.actionSheetAnchorText) else {
      let address = String(handle.debugName.drop { $0 != ":" })
      let name =
        isActionSheet
        ? "_UIAlertControllerActionSheetRegularPresentationController"
        : "UIPopoverPresentationController"
      throw raise(
        .generic,
        "UIPopoverPresentationController (<\(name)\(address)) should have a"
          + " non-nil sourceView or barButtonItem set before the presentation occurs.",
        by: presenter, rule: .popoverAnchor)
    }
    let name = presenter.runtimeClass.name
    let origin = profile.follows(.defaultStyle) ? " from \(name) (\(presenter.debugName))" : ""
    throw raise(
      .generic,
      "Your application has presented a UIAlertController (\(presented.debugName)) of style"
        + " UIAlertControllerStyleActionSheet\(origin). The modalPresentationStyle of a"
        + " UIAlertController with this style is UIModalPresentationPopover. You must provide location"
        + " information for this popover through the alert controller's popoverPresentationController."
        + " You must provide either a sourceView and sourceRect or a barButtonItem.  If this"
        + " information is not known when you present the alert controller, you may provide it in the"
        + " UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.",
      by: presenter, rule: .popoverAnchor)
  }
}

extension UIViewController {
  /// What UIKit presents in a way of its own.
  enum AlertKind { case alert, actionSheet, activities, search }

  /// Which of them it is, if it is one.
  var alertKind: AlertKind? {
    var current: RuntimeClass? = runtimeClass
    while let type = current {
      switch type.name {
      case "UIAlertController":
        return properties["preferredStyle"]?.names("actionSheet") == true ? .actionSheet : .alert
      case "UIActivityViewController": return .activities
      case "UISearchController": return .search
      default: current = type.superclass
      }
    }
    return nil
  }

  /// How it is presented: an alert always in its own way, above everything; an action sheet, and a list
  /// of activities that is told nothing else, from a place on a tablet.
  func style(_ profile: Profile) -> PresentationStyle {
    switch alertKind {
    case .alert: .overFullScreen
    case .actionSheet: profile.isPad ? .popover : .overFullScreen
    case .activities where profile.isPad: modalPresentationStyle ?? .popover
    case .search: modalPresentationStyle ?? .custom
    default: modalPresentationStyle ?? .automatic
    }
  }
}

extension Rule {
  static let popoverAnchor = Rule(
    250, "popover-anchor",
    "On a tablet a popover that has no sourceView, barButtonItem or sourceItem raises when it is"
      + " about to begin, after its delegate's prepareForPopoverPresentation was called, which may"
      + " set one; action sheets and lists of activities are popovers there.",
    sources: "tisocial-153 congress-425 apple-prepare-popover", .observed, since: 8)
  static let actionSheetAnchorText = Rule(
    274, "action-sheet-anchor-text",
    "Until iOS 9 the exception of an action sheet without a place names its presentation controller, as"
      + " that of any popover; later it names the alert controller.",
    sources: "congress-425 tisocial-153", .observed, until: 9)
}
