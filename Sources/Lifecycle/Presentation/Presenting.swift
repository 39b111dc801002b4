/// `present(_:animated:completion:)`.
extension Simulator {
  /// How long a presentation or a dismissal takes, in seconds of virtual time (R097).
  static let presentationDuration = 0.5

  /// What happens inside the call (R139): checks, links, the view loads; the rest comes after the
  /// commit.
  func present(_ source: UIViewController, _ payload: Payload) throws(Halt) {
    let completion = payload[2].object as? Block
    guard var presented = payload[0].object as? UIViewController else {
      throw raise(
        .invalidArgument,
        "Application tried to present a nil modal view controller on target \(source.debugName).",
        by: source, rule: .presentNil)
    }
    let named = try presentationStyle(of: presented)
    let style = named.concrete(profile)
    if named == .automatic, follows(.defaultStyle) { follows(.defaultFormSheet) }
    try checkPresentation(of: presented, by: source)
    let presenter = try presenter(from: source, style: style)
    if presenter !== source {
      apply(presenter.runtimeClass.kind == .viewController ? .presenterResolution : .whichPresenter)
    }
    guard try mayPresent(presented, presenter, source) else { return }
    let adaptation = try adapt(presented, style)
    presented = adaptation.presented
    let presentation = Presentation(
      style: adaptation.style, by: presenter,
      removesPresenter: adaptation.style.removesPresenter(profile),
      isPopover: adaptation.isPopover, announcing: adaptation.announced)
    if presented.presentation != nil { cutLinks += 1 }
    presented.presentation = presentation
    // The presenter lives as long as what it presents, even without a window (R034).
    for held in [presented, presenter] { retain(held) }
    try findPresentationController(of: presented, presentation, source)
    presenter.presentedViewController = presented
    presented.presentingViewController = presenter
    apply(.presentedIsNoChild)
    _ = try view(of: presented, rule: .presentSyncPart)
    let isAnimated = payload[1].bool ?? true
    presentation.isScheduledAnimated = isAnimated
    let shown = presented
    let start = owning([completion]) { simulator throws(Halt) in
      try simulator.startPresentation(
        of: shown, presentation, source, animated: isAnimated, completion: completion)
    }
    afterCommit(by: presenter, start)
  }

  // MARK: The transition

  private func startPresentation(
    of presented: UIViewController, _ presentation: Presentation, _ source: UIViewController,
    animated: Bool, completion: Block?
  ) throws(Halt) {
    guard presentation.stage == .scheduled, presented.presentation === presentation else { return }
    let presenter = presentation.presenter
    if let navigation = busyNavigation(of: presenter) {
      let start = owning([completion]) { simulator throws(Halt) in
        try simulator.startPresentation(
          of: presented, presentation, source, animated: animated, completion: completion)
      }
      return navigation.whenSettled.append(Action(actor: presenter, run: start))
    }
    guard let window = presenter.loadedView?.window, let view = presenter.loadedView else {
      // The presenter has left the window since.
      try refuseForNoWindow(presented, presenter, source)
      presented.presentingViewController = nil
      cut(presented, presentation)
      return try resumeStacks(waitingFor: presentation)
    }
    try askWhetherToRemove(presentation)
    guard presentation.stage == .scheduled else { return }
    let rule = rule(of: presentation)
    let removes = presentation.removesPresenter
    let flag = animated || follows(.presentReportsAnimated)
    let custom = animated ? try customTransition(of: presented, presentation, source) : nil
    defer { letGo(of: custom) }
    guard presentation.stage == .scheduled else { return }
    presentation.stage = .presenting
    let duration = duration(of: presentation, animated: animated)
    presentation.begin(for: duration)
    note(custom, in: presentation)
    presentation.presenterWasAttached = !isDetached(presenter)
    presented.isBeingPresentedNow = true
    apply(.presentationFlags)
    if !animated { apply(.presentUnanimated) }
    try turn(for: presented, presentation, in: window)
    guard presentation.stage == .presenting else { return }
    try announce(presentation, of: presented)
    try checkAnchor(of: presented, presentation, in: window)
    let superview = try makeContainer(
      of: presentation, for: custom,
      in: presentation.isInContext ? view.superview ?? window : window)
    try tell(presentation.controller, .presentationWillBegin, [], rule: .presentationController)
    if removes { try begin(presenter, appearing: false, animated: flag, rule: rule) }
    try begin(presented, appearing: true, animated: flag, rule: rule)
    if let custom {
      return try animate(
        custom, presented, presentation, in: superview, rule: rule, completion: completion)
    }
    try enter(try self.view(of: presented), superview, of: presentation)
    try layOut(below: window)
    // The covered view has been put into the transition's own view (R105).
    if removes, profile.follows(.leavingLayout) { try layOutAgain(view, rule: .leavingLayout) }
    try begin(presentation.coordinator)
    let finish = Action { simulator throws(Halt) in
      try simulator.finishPresentation(of: presented, presentation, rule: rule)
      if let completion { try simulator.run(completion, as: .completion, rule: rule) }
    }
    if let duration {
      afterAnimation(duration, by: presenter, owning([completion], finish.run))
    } else {
      try finish.run(self)
    }
  }

  /// How long a presentation's transition takes; nil where it is over at once.
  ///
  /// A sheet that is not animated takes no time, and ends a cycle of the run loop later (R326).
  func duration(of presentation: Presentation, animated: Bool) -> Double? {
    if animated { return Self.presentationDuration }
    let isSheet = presentation.style.isSheet(profile) && !presentation.removesPresenter
    return isSheet && follows(.sheetUnanimated) ? 0 : nil
  }

  /// The animator that the presented controller's delegate has for its presentation.
  private func customTransition(
    of presented: UIViewController, _ presentation: Presentation, _ source: UIViewController
  ) throws(Halt) -> CustomTransition? {
    guard profile.follows(.customAnimation) else { return nil }
    return try customTransition(
      presented.transitioningDelegate, .presentationAnimator,
      [.object(presented), .object(presentation.presenter), .object(source)],
      driver: .presentationDriver, about: nil)
  }

  /// Leaves a presentation to its animator.
  private func animate(
    _ custom: CustomTransition, _ presented: UIViewController, _ presentation: Presentation,
    in container: UIView, rule: Rule, completion: Block?
  ) throws(Halt) {
    let presenter = presentation.presenter
    let removes = presentation.removesPresenter
    let end = owning([completion]) { simulator, isFinished throws(Halt) in
      guard isFinished else {
        return try simulator.cancelPresentation(of: presented, presentation)
      }
      let view = try simulator.view(of: presented)
      if view.window == nil { try simulator.move(view, into: container) }
      try simulator.finishPresentation(of: presented, presentation, rule: rule)
      guard let completion else { return }
      try simulator.run(completion, as: .completion, rule: rule)
    }
    _ = try run(
      custom, from: presenter, to: presented, staying: removes ? nil : presenter, in: container,
      joining: presentation.coordinator, ending: end)
  }

  /// A presentation is let go: both go back, the presented one first.
  private func cancelPresentation(
    of presented: UIViewController, _ presentation: Presentation
  ) throws(Halt) {
    try cancelTransition(of: presented, rule: .customAnimation)
    if let view = presented.loadedView { try remove(view) }
    if let container = presentation.container, let home = container.superview {
      try empty(container, into: home, keeping: presentation.presenter)
    }
    presented.isBeingPresentedNow = false
    presented.presentingViewController = nil
    if presentation.removesPresenter {
      try cancelTransition(of: presentation.presenter, rule: .customAnimation)
    }
    try endPresenting(presentation, isFinished: false)
    try letGoOfController(of: presentation)
    cut(presented, presentation)
    try resumeStacks(waitingFor: presentation)
  }

  private func finishPresentation(
    of presented: UIViewController, _ presentation: Presentation, rule: Rule
  ) throws(Halt) {
    guard presentation.stage == .presenting else { return }
    let presenter = presentation.presenter
    presentation.stage = .presented
    try end(presented, rule: rule)
    presented.isBeingPresentedNow = false
    guard presentation.removesPresenter else {
      return try endPresenting(presentation, isFinished: true)
    }
    if let view = presenter.loadedView, let superview = view.superview {
      let container = superview === presentation.container ? superview : nil
      let home = container?.superview ?? superview
      presentation.presenterSuperview = home
      presentation.presenterPlace = home.subviews.place(of: container ?? view) ?? 0
      if profile.follows(.coveredHop), presenter.parent == nil { try hop(view) }
      try remove(view)
    }
    try end(presenter, rule: rule)
    try endPresenting(presentation, isFinished: true)
  }

  /// Tells whoever takes part in a presentation that it has ended.
  private func endPresenting(_ presentation: Presentation, isFinished: Bool) throws(Halt) {
    try tell(
      presentation.controller, .presentationDidEnd, [.bool(isFinished)],
      rule: .presentationController)
    try endAnimation(of: presentation, isCancelled: !isFinished)
    guard isFinished else { return }
    try tellOfSearch(presentation, .didPresentSearch)
    try resumeStacks(waitingFor: presentation)
  }

  /// Until iOS 12 a covered view passes through a window of UIKit's own before it leaves (R168).
  private func hop(_ view: UIView) throws(Halt) {
    guard let window = try make(.window) as? UIWindow else { return }
    window.label = "hidden window"
    window.isVisible = true
    window.window = window
    window.needsLayout = false
    retain(window)
    apply(.coveredHop)
    try move(view, into: window, rule: .coveredHop)
    for waiting in [window, view] { waiting.awaitsLayoutPass = false }
    windowsToLayOut.removeAll { $0 === window }
    try remove(view, rule: .coveredHop)
    autorelease(window)
  }

  /// A navigation controller in the middle of a transition, at, above or below a controller: a
  /// presentation waits for its end.
  private func busyNavigation(of controller: UIViewController) -> UINavigationController? {
    var ancestor = controller.parent
    while let found = ancestor {
      if let navigation = found as? UINavigationController, navigation.isBusy {
        return navigation
      }
      ancestor = found.parent
    }
    var pending = [controller]
    while let found = pending.popLast() {
      if let navigation = found as? UINavigationController, navigation.isBusy {
        return navigation
      }
      pending += childrenToVisit(of: found)
    }
    return nil
  }

  /// Sets how a controller will be presented; while it is presented it is too late (R167).
  public func setModalPresentationStyle(
    _ style: PresentationStyle, of controller: UIViewController
  ) throws(Halt) {
    controller.modalPresentationStyle = style
    guard let presentation = controller.presentation, presentation.stage != .scheduled,
      presentation.style != style, profile.follows(.styleLate)
    else { return }
    try warn(
      "Setting modalPresentationStyle once \(controller.debugName) has been presented will have no"
        + " effect until it is dismissed and presented again.", about: controller, rule: .styleLate)
  }
}

extension Rule {
  static let presentedIsNoChild = Rule(
    55, "presented-not-child",
    "A presented controller is not among the children of its presenter.",
    sources: "apple-children header-uiviewcontroller", .documented)
  static let leavingLayout = Rule(
    105, "leaving-vc-layout",
    "Until iOS 12 a controller that is covered is laid out once more, between the layout of the one"
      + " that covers it and its viewDidAppear.",
    sources: "yagamo-2019 seeking-star", .observed, versions: 8...12)
  static let whichPresenter = Rule(
    149, "which-a",
    "The presenter is often a container, such as a navigation controller, which forwards to its"
      + " page.",
    sources: "rns-stack presentation-styles", .observed)
  static let defaultStyle = Rule(
    151, "default-style",
    "Since iOS 13 a presentation without a style of its own is a sheet, until iOS 17 a page sheet; before"
      + " it covers the whole screen. modalPresentationStyle is read as the concrete style.",
    sources: "apple-modalpresentationstyle header-uiviewcontroller", .documented, since: 13)
  static let defaultFormSheet = Rule(
    273, "default-style-form-sheet",
    "Since iOS 18 a presentation without a style of its own is a form sheet.",
    sources: "header-uiviewcontroller rns-2797", .observed, since: 18)
  static let presentUnanimated = Rule(
    162, "present-unanimated",
    "A presentation without animation sends the same callbacks in the same order, and not inside the"
      + " call either.",
    sources: "catalyst-2026 winobjc-tests uikittestable lasso-modal", .observed)
  static let sheetUnanimated = Rule(
    326, "sheet-unanimated",
    "A sheet that comes or goes without animation calls its will-callback in the commit, and its"
      + " did-callback and the completion in a later cycle of the run loop; until then there is a"
      + " coordinator.",
    sources: "lasso-modal", .observed, since: 13)
  static let presentReportsAnimated = Rule(
    215, "present-reports-animated",
    "The callbacks of a presentation or dismissal say that they are animated even when it is not.",
    sources: "uikittestable", .observed, versions: 11...12)
  static let presentationFlags = Rule(
    163, "being-presented-flags",
    "isBeingPresented is true from viewWillAppear to viewDidAppear of the presentation, isBeingDismissed"
      + " from viewWillDisappear to viewDidDisappear, where presentingViewController is nil already.",
    sources: "winobjc-tests apple-isbeingpresented", .observed)
  static let coveredHop = Rule(
    168, "covered-view-hop",
    "Until iOS 12 the view of a covered controller passes through a window of UIKit's own before"
      + " it leaves; no appearance callback is called for it.",
    sources: "winobjc-2195", .observed, until: 12)
  static let presentSyncPart = Rule(
    139, "present-sync-part",
    "Inside the call a presentation makes its checks, sets the links and loads the presented view;"
      + " the callbacks are called after the commit.",
    sources: "hb-2015", .observed)
  static let presentOrder = Rule(
    147, "present-fullscreen-order",
    "A presentation that covers calls the presenter's viewWillDisappear, the presented one's"
      + " viewWillAppear, and at the end the presented one's viewDidAppear first, then the"
      + " presenter's viewDidDisappear.",
    sources: "hb-2015 catalyst-2026 yagamo-2019 remkoh-4214 winobjc-tests", .observed)
  static let sheetOrder = Rule(
    152, "sheet-order",
    "A sheet that is not adapted to full screen leaves its presenter in the window, and none of"
      + " the presenter's callbacks is called.",
    sources: "apple-pagesheet wwdc-2019-224 reswift-412", .documented)
  static let styleLate = Rule(
    167, "style-late",
    "Changing modalPresentationStyle of a presented controller is warned about and has no effect"
      + " until the next time.",
    sources: "rns-185", .inferred, since: 13)
}
