/// The person's dragging a sheet away.
extension Simulator {
  /// The person drags the front-most sheet down, and lets go early or not (R153–R157).
  public func dragSheetDown(_ presented: UIViewController, cancelled: Bool) throws(Halt) {
    guard let presentation = presented.presentation, presentation.stage == .presented,
      presented.presentedViewController == nil, presentation.style.isSheet(profile)
    else { return }
    guard try mayDrag(presented) else {
      try tell(
        presented.presentationDelegate, .presentationDidAttemptToDismiss, [.object(presented)],
        rule: .sheetLocked)
      return
    }
    try tell(
      presented.presentationDelegate, .presentationWillDismiss, [.object(presented)],
      rule: .sheetSwipe)
    // The delegate may have dismissed it by now.
    guard presented.presentation === presentation, presentation.stage == .presented else { return }
    presentation.stage = .dismissing
    presentation.isAnimating = true
    presentation.isInteractive = true
    presented.isBeingDismissedNow = true
    try begin(presented, appearing: false, animated: true, rule: .sheetSwipe)
    try begin(presentation.coordinator)
    retain(presented)
    afterAnimation(Self.gestureDuration, by: presentation.presenter) { simulator throws(Halt) in
      try simulator.releaseFinger(of: presentation.coordinator, isCancelled: cancelled)
      if cancelled {
        presentation.stage = .presented
        presented.isBeingDismissedNow = false
        try simulator.cancelTransition(of: presented, rule: .sheetSwipeCancel)
        try simulator.endAnimation(of: presentation, isCancelled: true)
      } else {
        try simulator.finishDismissal(of: [presented], rule: .sheetSwipeFinish)
        try simulator.endAnimation(of: presentation)
        try simulator.tell(
          presented.presentationDelegate, .presentationDidDismiss, [.object(presented)],
          rule: .sheetSwipeFinish)
      }
      try simulator.release(presented)
    }
  }

  private func mayDrag(_ presented: UIViewController) throws(Halt) -> Bool {
    if presented.isModalInPresentation { return false }
    let answer = try tell(
      presented.presentationDelegate, .presentationShouldDismiss, [.object(presented)],
      rule: .sheetSwipe)
    return answer?.bool ?? true
  }
}

extension Rule {
  static let sheetSwipe = Rule(
    153, "sheet-swipe-start",
    "Dragging a sheet away asks the delegate shouldDismiss, tells it willDismiss, and calls the"
      + " sheet's viewWillDisappear; a dismissal by code asks and tells nobody.",
    sources: "UIAdaptivePresentationControllerDelegate documentation", .documented, since: 13)
  static let sheetSwipeFinish = Rule(
    154, "sheet-swipe-finish",
    "A sheet that is dragged away hears viewDidDisappear, and then its delegate didDismiss.",
    sources: "UIAdaptivePresentationControllerDelegate documentation", .documented, since: 13)
  static let sheetSwipeCancel = Rule(
    155, "sheet-swipe-cancel",
    "A drag that is let go sends the sheet viewWillAppear and viewDidAppear; it stays presented.",
    sources: "reports of production logs", .observed, since: 13)
  static let sheetLocked = Rule(
    157, "sheet-locked",
    "A sheet that must stay answers a drag with didAttemptToDismiss only.",
    sources: "a published experiment", .observed, since: 13)
}
