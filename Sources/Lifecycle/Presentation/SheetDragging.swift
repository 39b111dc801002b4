/// The person's putting away what is presented: dragging a sheet, tapping beside a popover.
extension Simulator {
  /// The person drags the front-most sheet down, and lets go early or not (R153–R157); false where it does
  /// not let itself be dragged.
  @discardableResult
  public func dragSheetDown(_ presented: UIViewController, cancelled: Bool) throws(Halt) -> Bool {
    guard let presentation = presented.presentation, presentation.style.isSheet(profile) else {
      return false
    }
    return try putAway(
      presented, after: Self.gestureDuration, isInteractive: true, isCancelled: cancelled)
  }

  /// The person taps beside the front-most popover (R232); false where that does nothing.
  @discardableResult
  public func tapOutside(_ presented: UIViewController) throws(Halt) -> Bool {
    guard let presentation = presented.presentation, presentation.isPopover,
      presentation.stage == .presented, presented.presentedViewController == nil
    else { return false }
    guard !profile.follows(.sheetSwipe) else {
      return try putAway(
        presented, after: Self.presentationDuration, isInteractive: false, isCancelled: false)
    }
    let answer = try tellDelegate(of: presented, .popoverShouldDismiss, rule: .popoverTap)
    guard answer?.bool ?? true, presented.presentation === presentation else { return true }
    try dismiss(presented, by: .popoverTap, after: Self.presentationDuration)
    return true
  }

  private func putAway(
    _ presented: UIViewController, after duration: Double, isInteractive: Bool, isCancelled: Bool
  ) throws(Halt) -> Bool {
    guard let presentation = presented.presentation, presentation.stage == .presented,
      presented.presentedViewController == nil
    else { return false }
    guard try mayPutAway(presented) else {
      try tellDelegate(of: presented, .presentationDidAttemptToDismiss, rule: .sheetLocked)
      return true
    }
    try tellDelegate(of: presented, .presentationWillDismiss, rule: .sheetSwipe)
    // The delegate may have dismissed it by now.
    guard presented.presentation === presentation, presentation.stage == .presented else {
      return true
    }
    presentation.isInteractive = isInteractive
    try dismiss(presented, by: .sheetSwipe, after: duration, isCancelled: isCancelled)
    return true
  }

  private func dismiss(
    _ presented: UIViewController, by rule: Rule, after duration: Double, isCancelled: Bool = false
  ) throws(Halt) {
    guard let presentation = presented.presentation else { return }
    presentation.stage = .dismissing
    presentation.begin(for: duration)
    presented.isBeingDismissedNow = true
    try begin(presented, appearing: false, animated: true, rule: rule)
    try begin(presentation.coordinator)
    let end = owning([presented]) { simulator throws(Halt) in
      if presentation.isInteractive {
        try simulator.releaseFinger(of: presentation.coordinator, isCancelled: isCancelled)
      }
      if isCancelled {
        presentation.stage = .presented
        presented.isBeingDismissedNow = false
        try simulator.cancelTransition(of: presented, rule: .sheetSwipeCancel)
        try simulator.endAnimation(of: presentation, isCancelled: true)
      } else {
        let endRule: Rule = rule == .sheetSwipe ? .sheetSwipeFinish : rule
        try simulator.finishDismissal(of: [presented], rule: endRule)
        try simulator.endAnimation(of: presentation)
        try simulator.tellDelegate(
          of: presented,
          rule == .popoverTap ? .popoverDidDismiss : .presentationDidDismiss, rule: endRule)
      }
    }
    afterAnimation(duration, by: presentation.presenter, end)
  }

  /// Whether a controller, or one that shows in it, asks for the presentation to stay.
  private func mustStay(_ presented: UIViewController) throws(Halt) -> Bool {
    var pending = [presented]
    while let controller = pending.popLast() {
      let isModal = try ask(.modalInPresentation, of: controller)?.bool
      if isModal ?? controller.isModalInPresentation { return true }
      pending += controller.shownInside
    }
    return false
  }

  private func mayPutAway(_ presented: UIViewController) throws(Halt) -> Bool {
    if try mustStay(presented) { return false }
    let answer = try tellDelegate(of: presented, .presentationShouldDismiss, rule: .sheetSwipe)
    return answer?.bool ?? true
  }
}

extension UIViewController {
  /// The children that fill it: of a container of UIKit's the one it shows.
  fileprivate var shownInside: [UIViewController] {
    switch self {
    case let navigation as UINavigationController:
      [navigation.topViewController].compactMap { $0 }
    case let tabs as UITabBarController: [tabs.selectedViewController].compactMap { $0 }
    default: children
    }
  }
}

extension Rule {
  static let sheetSwipe = Rule(
    153, "sheet-swipe-start",
    "Dragging a sheet away asks the delegate shouldDismiss, calls its willDismiss, and calls the"
      + " sheet's viewWillDisappear; a dismissal by code calls no method of the delegate.",
    sources: "apple-should-dismiss apple-did-dismiss", .inferred, since: 13)
  static let sheetSwipeFinish = Rule(
    154, "sheet-swipe-finish",
    "When a sheet has been dragged away its viewDidDisappear is called, and then its delegate's"
      + " didDismiss.",
    sources: "apple-did-dismiss velog-rudin", .documented, since: 13)
  static let sheetSwipeCancel = Rule(
    155, "sheet-swipe-cancel",
    "A drag that is let go calls the sheet's viewWillAppear and viewDidAppear; it stays presented.",
    sources: "velog-rudin datadog-modals", .observed, since: 13)
  static let sheetLocked = Rule(
    157, "sheet-locked",
    "Where a sheet must stay, by isModalInPresentation of its own or of the page that shows in it,"
      + " or by its delegate's answer, a drag calls only didAttemptToDismiss of the delegate.",
    sources: "apple-did-attempt apple-modal-in-presentation", .documented, since: 13)
  static let popoverTap = Rule(
    232, "popover-tap",
    "Until iOS 12 a tap beside a popover asks its delegate"
      + " popoverPresentationControllerShouldDismissPopover, and notifies it when the popover has"
      + " gone; since then it is dismissed as a sheet is.",
    sources: "apple-popover-should-dismiss", .documented, versions: 8...12)
}
