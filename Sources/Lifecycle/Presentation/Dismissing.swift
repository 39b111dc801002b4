/// `dismiss(animated:completion:)`.
extension Simulator {
  /// Dismisses what a controller presents, or else the controller itself (R158).
  func dismiss(_ controller: UIViewController, _ payload: Payload) throws(Halt) {
    let completion = payload[1].object as? Block
    if try ask(.presentedController, of: controller)?.object === controller {
      return try warn(
        "presentedViewController for controller is itself on dismiss for:"
          + " \(controller.debugName)", about: controller, rule: .dismissRefused)
    }
    guard let presenter = presenterToDismiss(from: controller),
      let presented = presenter.presentedViewController
    else {
      if let completion, profile.follows(.emptyDismissal) {
        try run(completion, as: .completion, rule: .emptyDismissal)
      }
      return
    }
    if presenter !== controller { apply(.dismissRouting) }
    guard try mayDismiss(presented, from: controller) else { return }
    let isAnimated = payload[0].bool ?? true
    if presented.presentationHandle?.delegate != nil { apply(.dismissalByCode) }
    presented.presentation?.stage = .dismissing
    let start = owning([presenter, completion]) { simulator throws(Halt) in
      try simulator.dismissAll(above: presenter, animated: isAnimated, completion: completion)
    }
    afterCommit(by: presenter, start)
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

  /// Whether everything above is at rest; if not, it is warned about and nothing happens (R160).
  private func mayDismiss(_ presented: UIViewController, from controller: UIViewController)
    throws(Halt) -> Bool
  {
    var current: UIViewController? = presented
    while let found = current {
      // It has gone already, and its viewDidDisappear is being called.
      if found.presentation == nil, follows(.presentationTexts) {
        try warn(
          "Cannot dismiss \(found.debugName) because there is no _presentationController.",
          about: controller, rule: .dismissRefused)
        return false
      }
      guard found.presentation?.stage == .presented else {
        let isDelayed = found.presentation?.stage == .scheduled
        try warn(
          isDelayed && follows(.presentationTexts)
            ? "Not dismissing \(found.debugName) because our presentation was delayed, and we were"
              + " never presented."
            : "Warning: Attempt to dismiss from view controller \(controller.debugName) while a"
              + " presentation or dismiss is in progress!",
          about: controller, rule: .dismissRefused)
        return false
      }
      current = found.presentedViewController
    }
    return true
  }

  /// Dismisses the chain above a presenter (R159): the top-most one animates, those between leave
  /// without animation; iOS 8 dismissed them one after the other.
  private func dismissAll(
    above presenter: UIViewController, animated: Bool, completion: Block?
  ) throws(Halt) {
    var chain: [UIViewController] = []
    var current = presenter.presentedViewController
    while let presented = current {
      chain.append(presented)
      current = presented.presentedViewController
    }
    let done = Action { simulator throws(Halt) in
      if let completion { try simulator.run(completion, as: .completion, rule: .dismissOrder) }
    }
    let owned = [presenter, completion]
    guard let top = chain.last else { return try done.run(self) }
    if chain.count > 1, follows(.dismissChainInSteps) {
      let next = Action { simulator throws(Halt) in
        try simulator.dismissAll(above: presenter, animated: animated, completion: completion)
      }
      return try startDismissal([top], animated: animated, owning: owned, then: next)
    }
    try startDismissal(chain, animated: animated, owning: owned, then: done)
  }

  /// Dismisses a chain, the lowest first in it: its last one with its callbacks, the presenter of its
  /// first one if that was covered. It owns what it is given until it has ended, also where a finger, or an
  /// animator, lets it go, and what comes then is not done.
  private func startDismissal(
    _ chain: [UIViewController], animated: Bool, owning owned: [Object?], then done: Action
  ) throws(Halt) {
    guard let top = chain.last, let lowest = chain.first?.presentation else { return }
    let rule: Rule = chain.count > 1 ? .dismissChain : dismissalRule(lowest)
    let flag = animated || follows(.presentReportsAnimated)
    for presented in chain { presented.presentation?.stage = .dismissing }
    let custom =
      animated && profile.follows(.customAnimation)
      ? try customTransition(
        top.transitioningDelegate, .dismissalAnimator, [.object(top)], driver: .dismissalDriver,
        about: nil) : nil
    defer { letGo(of: custom) }
    top.isBeingDismissedNow = true
    let ending = top.presentation
    let duration = duration(of: lowest, animated: animated)
    ending?.begin(for: duration)
    if let ending { note(custom, in: ending) }
    try tell(ending?.controller, .dismissalWillBegin, [], rule: .presentationController)
    try begin(top, appearing: false, animated: flag, rule: rule)
    let returns = comesBack(lowest)
    if returns {
      try begin(lowest.presenter, appearing: true, animated: flag, rule: rule)
      if let superview = lowest.presenterSuperview {
        try catchUpWithSize(lowest.presenter, in: superview)
      }
      if custom == nil || !lowest.removesPresenter { try putBack(lowest) }
    }
    let finish = Action { simulator throws(Halt) in
      if returns { try simulator.end(lowest.presenter, rule: rule) }
      try simulator.finishDismissal(of: chain, rule: rule)
      try simulator.endDismissing(ending, isFinished: true)
      if returns { try simulator.updateOrientation() }
      try done.run(simulator)
    }
    if custom == nil { try begin(ending?.coordinator) }
    if let custom, let window = top.loadedView?.window {
      let end = owning(owned) { simulator, isFinished throws(Halt) in
        guard isFinished else { return try simulator.cancelDismissal(of: chain, returns) }
        if returns { try simulator.putBack(lowest) }
        try finish.run(simulator)
      }
      _ = try run(
        custom, from: top, to: lowest.presenter, staying: returns ? nil : lowest.presenter,
        in: top.loadedView?.superview ?? window, joining: ending?.coordinator, ending: end)
    } else {
      if !animated { try layOut() }
      guard let duration else { return try finish.run(self) }
      afterAnimation(duration, by: lowest.presenter, owning(owned, finish.run))
    }
  }

  /// A dismissal is let go: the presenter goes back first.
  private func cancelDismissal(of chain: [UIViewController], _ returns: Bool) throws(Halt) {
    guard let top = chain.last, let lowest = chain.first?.presentation else { return }
    if returns {
      try cancelTransition(of: lowest.presenter, rule: .customAnimation)
      if let view = lowest.presenter.loadedView { try remove(view) }
    }
    for presented in chain { presented.presentation?.stage = .presented }
    try cancelTransition(of: top, rule: .customAnimation)
    top.isBeingDismissedNow = false
    try endDismissing(top.presentation, isFinished: false)
  }

  func dismissalRule(_ presentation: Presentation) -> Rule {
    let rule = rule(of: presentation)
    return rule == .presentOrder ? .dismissOrder : rule
  }

  /// Whether the presenter was covered and has still a place to come back to.
  private func comesBack(_ presentation: Presentation) -> Bool {
    guard presentation.removesPresenter,
      let superview = presentation.presenterSuperview, superview.window != nil
    else { return false }
    return leadsToRoot(presentation.presenter, of: superview)
      || !presentation.presenterWasAttached
  }

  private func leadsToRoot(_ controller: UIViewController, of view: UIView) -> Bool {
    guard let root = view.window?.rootViewController else { return false }
    return leads(from: controller, to: root)
  }

  /// Puts the presenter's view back where it was.
  func putBack(_ presentation: Presentation) throws(Halt) {
    guard let superview = presentation.presenterSuperview else { return }
    let view = try view(of: presentation.presenter)
    // The animator may have put it into the container, which goes.
    let isInContainer = presentation.container.map { isView(view, below: $0) } ?? false
    if view.superview == nil || isInContainer {
      try move(view, into: superview, at: .index(presentation.presenterPlace))
    }
    try catchUpWithTraits(presentation)
  }

  /// Ends a dismissal: the top-most one's viewDidDisappear; then those between go.
  func finishDismissal(of chain: [UIViewController], rule: Rule) throws(Halt) {
    for (index, presented) in chain.enumerated().reversed() {
      let presentation = presented.presentation
      let isTop = index == chain.count - 1
      // One between that sheets had left in the window has not been told yet.
      let isShowing =
        presented.appearanceState == .appeared || presented.appearanceState == .appearing
      if !isTop, isShowing {
        try begin(presented, appearing: false, animated: false, rule: rule)
      }
      if let view = presented.loadedView { try remove(view) }
      // In viewDidDisappear the link to the presenter is gone already (R163).
      presented.presentingViewController = nil
      presented.presentation = nil
      cutLinks += 1
      if isTop || isShowing { try end(presented, rule: rule) }
      presented.isBeingDismissedNow = false
      guard let presentation else { continue }
      if !isTop { try letGoOfController(of: presentation) }
      cut(presented, presentation)
    }
  }

  /// Ends the link between presenter and presented, and their owning each other.
  func cut(_ presented: UIViewController, _ presentation: Presentation) {
    if presented.presentation === presentation { presented.presentation = nil }
    cutLinks += 1
    let presenter = presentation.presenter
    if presenter.presentedViewController === presented {
      presenter.presentedViewController = nil
      autorelease(presented)
    }
    autorelease(presenter)
  }
}

extension Rule {
  static let dismissOrder = Rule(
    148, "dismiss-fullscreen-order",
    "A dismissal calls the presented one's viewWillDisappear, the presenter's viewWillAppear, and at"
      + " the end the presenter's viewDidAppear first, then the presented one's viewDidDisappear.",
    sources: "hb-2015 catalyst-2026 winobjc-tests", .observed)
  static let dismissalByCode = Rule(
    156, "sheet-delegate-programmatic",
    "A dismissal by code calls no method of the sheet's delegate.",
    sources: "apple-did-dismiss", .documented)
  static let dismissRouting = Rule(
    158, "dismiss-routing",
    "dismiss goes to whoever presents: the controller itself if it does, otherwise its presenter or"
      + " that of the controllers that contain it.",
    sources: "apple-dismiss", .documented)
  static let emptyDismissal = Rule(
    214, "dismiss-nothing-completes",
    "A dismissal that finds nothing to dismiss calls its completion all the same.",
    sources: "apple-dismiss", .inferred, since: 8)
  static let dismissChainInSteps = Rule(
    213, "dismiss-chain-in-steps",
    "A chain is dismissed one after the other, from the top.",
    sources: "pingu-2015", .observed, versions: 8...8)
  static let dismissChain = Rule(
    159, "dismiss-chain",
    "Dismissing a chain from below animates its top-most controller only, and no callback is"
      + " called on those between, when they are covered.",
    sources: "pingu-2015 apple-dismiss", .observed)
  static let dismissRefused = Rule(
    160, "dismiss-refused",
    "A dismissal while a presentation or dismissal runs is refused with a warning.",
    sources: "sidemenu-323 dragable-3", .observed)
}
