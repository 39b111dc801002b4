/// `dismiss(animated:completion:)`, and the person's dragging a sheet away.
extension Simulator {
  /// Dismisses what a controller presents, or else the controller itself (R158).
  func dismiss(_ controller: UIViewController, _ payload: Payload) throws(Halt) {
    let completion = payload[1].object as? Block
    guard let presenter = presenterToDismiss(from: controller),
      let presented = presenter.presentedViewController
    else { return }
    guard let presentation = presented.presentation, presentation.stage == .presented else {
      try warn(
        "Warning: Attempt to dismiss from view controller \(controller.debugName) while a"
          + " presentation or dismiss is in progress!", about: controller, rule: .dismissRefused)
      return
    }
    let isAnimated = payload[0].bool ?? true
    presentation.stage = .dismissing
    for held in [presenter, completion].compactMap({ $0 }) { retain(held) }
    afterCommit(by: presenter) { simulator throws(Halt) in
      try simulator.dismissAll(above: presenter, animated: isAnimated, completion: completion)
    }
  }

  private func presenterToDismiss(from controller: UIViewController) -> UIViewController? {
    var current: UIViewController? = controller
    while let found = current {
      if found.presentedViewController != nil { return found }
      if let presenter = found.presentingViewController { return presenter }
      current = found.parent
    }
    return nil
  }

  /// Dismisses the chain above a presenter (R159): the top-most one animates, those between leave
  /// without a word; iOS 8 dismissed them one after the other.
  private func dismissAll(
    above presenter: UIViewController, animated: Bool, completion: Block?
  ) throws(Halt) {
    var chain: [UIViewController] = []
    var current = presenter.presentedViewController
    while let presented = current {
      chain.append(presented)
      current = presented.presentedViewController
    }
    guard let top = chain.last else { return }
    if profile.dismissesChainsInSteps, chain.count > 1, let below = top.presentingViewController {
      try startDismissal(of: top, by: below, silent: [], animated: animated) {
        simulator throws(Halt) in
        try simulator.dismissAll(above: presenter, animated: animated, completion: completion)
      }
      return
    }
    try startDismissal(of: top, by: presenter, silent: Array(chain.dropLast()), animated: animated)
    { simulator throws(Halt) in
      if let completion { try simulator.run(completion, as: .completion, rule: .dismissOrder) }
      for held in [presenter, completion].compactMap({ $0 }) { try simulator.release(held) }
    }
  }

  private func startDismissal(
    of presented: UIViewController, by presenter: UIViewController, silent: [UIViewController],
    animated: Bool, then done: @escaping (Simulator) throws(Halt) -> Void
  ) throws(Halt) {
    let covering = silent.first ?? presented
    let removes = covering.presentation?.style.removesPresenter(profile) ?? false
    let rule: Rule = removes ? .dismissOrder : .sheetOrder
    presented.presentation?.stage = .dismissing
    presented.isBeingDismissedNow = true
    try beginPage(presented, appearing: false, animated: animated, rule: rule)
    if removes {
      try beginPage(presenter, appearing: true, animated: animated, rule: rule)
      try putBack(presenter, covering.presentation)
    }
    let finish: (Simulator) throws(Halt) -> Void = { simulator throws(Halt) in
      if removes { try simulator.endPage(presenter, rule: rule) }
      try simulator.finishDismissal(of: presented, by: presenter, silent: silent, rule: rule)
      try done(simulator)
    }
    if animated {
      afterAnimation(Self.presentationDuration, by: presenter, finish)
    } else {
      try layOut()
      try finish(self)
    }
  }

  /// Puts the presenter's view back where it was.
  private func putBack(_ presenter: UIViewController, _ presentation: Presentation?)
    throws(Halt)
  {
    guard let superview = presentation?.presenterSuperview else { return }
    let view = try view(of: presenter)
    guard view.superview == nil else { return }
    try move(view, into: superview, at: presentation?.presenterPlace)
  }

  private func finishDismissal(
    of presented: UIViewController, by presenter: UIViewController, silent: [UIViewController],
    rule: Rule
  ) throws(Halt) {
    if let view = presented.loadedView { try remove(view) }
    // In viewDidDisappear the link to the presenter is gone already (R163).
    let direct = presented.presentingViewController
    presented.presentingViewController = nil
    try endPage(presented, rule: rule)
    presented.isBeingDismissedNow = false
    try cut(presented, from: direct)
    for between in silent.reversed() {
      if let view = between.loadedView { try remove(view) }
      between.appearanceState = .disappeared
      let below = between.presentingViewController
      between.presentingViewController = nil
      try cut(between, from: below)
    }
  }

  private func cut(_ presented: UIViewController, from presenter: UIViewController?) throws(Halt) {
    presented.presentation = nil
    guard let presenter, presenter.presentedViewController === presented else { return }
    presenter.presentedViewController = nil
    autorelease(presented)
  }

  // MARK: Dragging

  /// The person drags the front-most sheet down, and lets go early or not (R153–R157).
  public func dragSheetDown(_ presented: UIViewController, cancelled: Bool) throws(Halt) {
    guard let presenter = presented.presentingViewController,
      let presentation = presented.presentation, presentation.stage == .presented,
      presentation.style.isSheet(profile)
    else { return }
    guard try mayDrag(presented) else {
      try tellPresentationDelegate(of: presented, .presentationDidAttemptToDismiss, .sheetLocked)
      return
    }
    try tellPresentationDelegate(of: presented, .presentationWillDismiss, .sheetSwipe)
    presentation.stage = .dismissing
    presented.isBeingDismissedNow = true
    try beginPage(presented, appearing: false, animated: true, rule: .sheetSwipe)
    for held in [presented, presenter] { retain(held) }
    afterAnimation(Self.gestureDuration, by: presenter) { simulator throws(Halt) in
      if cancelled {
        presentation.stage = .presented
        presented.isBeingDismissedNow = false
        try simulator.cancelTransition(of: presented, rule: .sheetSwipeCancel)
      } else {
        try simulator.finishDismissal(
          of: presented, by: presenter, silent: [], rule: .sheetSwipe)
        try simulator.tellPresentationDelegate(
          of: presented, .presentationDidDismiss, .sheetSwipe)
      }
      for held in [presented, presenter] { try simulator.release(held) }
    }
  }

  private func mayDrag(_ presented: UIViewController) throws(Halt) -> Bool {
    if presented.isModalInPresentation { return false }
    guard let delegate = presented.presentationDelegate, !delegate.isDeallocated else {
      return true
    }
    return try send(
      .presentationShouldDismiss, .object(presented), to: delegate, rule: .sheetSwipe
    ).bool ?? true
  }

  private func tellPresentationDelegate(
    of presented: UIViewController, _ message: Message, _ rule: Rule
  ) throws(Halt) {
    guard let delegate = presented.presentationDelegate, !delegate.isDeallocated else { return }
    try send(message, .object(presented), to: delegate, rule: rule)
  }
}

extension Rule {
  static let dismissOrder = Rule(
    148, "dismiss-fullscreen-order",
    "A dismissal calls the presented one's viewWillDisappear, the presenter's viewWillAppear, and at"
      + " the end the presenter's viewDidAppear first, then the presented one's viewDidDisappear.",
    sources: "log with timestamps; unit tests", .observed)
  static let sheetSwipe = Rule(
    153, "sheet-swipe",
    "Dragging a sheet away asks shouldDismiss, says willDismiss, and dismisses; at the end comes"
      + " didDismiss.",
    sources: "UIAdaptivePresentationControllerDelegate documentation", .documented)
  static let sheetSwipeCancel = Rule(
    155, "sheet-swipe-cancel",
    "A drag that is let go sends the sheet viewWillAppear and viewDidAppear; it stays presented.",
    sources: "reports of production logs", .observed)
  static let sheetLocked = Rule(
    157, "sheet-locked",
    "A sheet that must stay answers a drag with didAttemptToDismiss only.",
    sources: "a published experiment", .observed)
  static let dismissRefused = Rule(
    160, "dismiss-refused",
    "A dismissal while a presentation or dismissal runs is refused with a warning.",
    sources: "console messages in public reports", .observed)
}
