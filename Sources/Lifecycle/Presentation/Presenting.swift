/// `present(_:animated:completion:)`.
extension Simulator {
  /// How long a presentation or a dismissal takes, in seconds of virtual time (R097).
  static let presentationDuration = 0.5

  /// What happens inside the call (R139): checks, links, the view loads; the rest comes after the
  /// commit.
  func present(_ source: UIViewController, _ payload: Payload) throws(Halt) {
    let completion = payload[2].object as? Block
    guard let presented = payload[0].object as? UIViewController else {
      throw raise(
        .invalidArgument,
        "Application tried to present a nil modal view controller on target \(source.debugName).",
        by: source, rule: .presentNil)
    }
    let style = presented.modalPresentationStyle ?? .automatic
    try checkPresentation(of: presented, by: source)
    let presenter = presenter(from: source, style: style)
    guard try mayPresent(presented, presenter, source) else { return }
    let presentation = Presentation(style: style)
    presented.presentation = presentation
    retain(presented)
    presenter.presentedViewController = presented
    presented.presentingViewController = presenter
    _ = try view(of: presented, rule: .presentSyncPart)
    let isAnimated = payload[1].bool ?? true
    for held in [presenter, completion].compactMap({ $0 }) { retain(held) }
    afterCommit(by: presenter) { simulator throws(Halt) in
      try simulator.startPresentation(
        of: presented, by: presenter, presentation, animated: isAnimated, completion: completion)
    }
  }

  private func checkPresentation(of presented: UIViewController, by source: UIViewController)
    throws(Halt)
  {
    if presented === source {
      throw raise(
        .invalidArgument,
        "Application tried to present modal view controller on itself. Presenting controller is"
          + " \(source.debugName).", by: source, rule: .presentSelf)
    }
    let isModern = profile.usesModernPresentationTexts
    if let parent = presented.parent {
      throw raise(
        .invalidArgument,
        isModern
          ? "Application tried to present modally a view controller \(presented.debugName) that has"
            + " a parent view controller \(parent.debugName)."
          : "Application tried to present modally an active controller \(presented.debugName).",
        by: source, rule: .presentHasParent)
    }
    if let other = presented.presentingViewController, presented.presentation?.stage != .scheduled,
      other.presentedViewController === presented, other !== source
    {
      throw raise(
        .invalidArgument,
        isModern
          ? "Application tried to present modally a view controller \(presented.debugName) that is"
            + " already being presented by \(other.debugName)."
          : "Application tried to present modally an active controller \(presented.debugName).",
        by: source, rule: .presentAlreadyPresented)
    }
  }

  /// Who really presents (R146): the root-most ancestor, or the nearest that defines a context.
  private func presenter(from source: UIViewController, style: PresentationStyle)
    -> UIViewController
  {
    var candidate = source
    while true {
      if style.searchesContext, candidate.definesPresentationContext { return candidate }
      guard let parent = candidate.parent else { return candidate }
      candidate = parent
    }
  }

  /// Whether a presentation can go on; if not, it is warned about and nothing happens (R144, R145).
  private func mayPresent(
    _ presented: UIViewController, _ presenter: UIViewController, _ source: UIViewController
  ) throws(Halt) -> Bool {
    let isModern = profile.usesModernPresentationTexts
    let attempt = "Attempt to present \(presented.debugName) on \(presenter.debugName)"
    let from = isModern ? " (from \(source.debugName))" : ""
    let prefix = isModern ? "" : "Warning: "
    if let current = presenter.presentedViewController {
      let isUnderWay = current.presentation?.stage != .presented
      let reason =
        isUnderWay
        ? " while a presentation is in progress" + (isModern ? "." : "!")
        : " which is already presenting \(current.debugName)" + (isModern ? "." : "")
      try warn(prefix + attempt + from + reason, about: presenter, rule: .presentRefused)
      return false
    }
    guard presenter.loadedView?.window != nil else {
      let reason = " whose view is not in the window hierarchy" + (isModern ? "." : "!")
      try warn(prefix + attempt + from + reason, about: presenter, rule: .presentRefused)
      return false
    }
    if isDetached(presenter) {
      let name = source.debugName
      try warn(
        isModern
          ? "Presenting view controller \(presented.debugName) from detached view controller"
            + " \(name) is not supported, and may result in incorrect safe area insets and a corrupt"
            + " root presentation. Make sure \(name) is in the view controller hierarchy before"
            + " presenting from it. Will become a hard exception in a future release."
          : "Presenting view controllers on detached view controllers is discouraged \(name).",
        about: presenter, rule: .presentDetached)
    }
    return true
  }

  /// Whether a controller shows in a window whose root it does not lead to.
  private func isDetached(_ controller: UIViewController) -> Bool {
    guard let window = controller.loadedView?.window else { return false }
    var current: UIViewController? = controller
    while let found = current {
      if found === window.rootViewController { return false }
      current = found.parent ?? found.presentingViewController
    }
    return true
  }

  // MARK: The transition

  private func startPresentation(
    of presented: UIViewController, by presenter: UIViewController, _ presentation: Presentation,
    animated: Bool, completion: Block?
  ) throws(Halt) {
    guard presentation.stage == .scheduled, let window = presenter.loadedView?.window,
      presented.presentingViewController === presenter
    else { return }
    presentation.stage = .presenting
    presented.isBeingPresentedNow = true
    let removes = presentation.style.removesPresenter(profile)
    let rule: Rule = removes ? .presentOrder : .sheetOrder
    if removes { try beginPage(presenter, appearing: false, animated: animated, rule: rule) }
    try beginPage(presented, appearing: true, animated: animated, rule: rule)
    try move(try view(of: presented), into: window)
    try layOut(below: window)
    let finish: (Simulator) throws(Halt) -> Void = { simulator throws(Halt) in
      try simulator.finishPresentation(of: presented, by: presenter, presentation, rule: rule)
      if let completion { try simulator.run(completion, as: .completion, rule: rule) }
      for held in [presenter, completion].compactMap({ $0 }) { try simulator.release(held) }
    }
    if animated {
      afterAnimation(Self.presentationDuration, by: presenter, finish)
    } else {
      try finish(self)
    }
  }

  private func finishPresentation(
    of presented: UIViewController, by presenter: UIViewController, _ presentation: Presentation,
    rule: Rule
  ) throws(Halt) {
    guard presentation.stage == .presenting else { return }
    presentation.stage = .presented
    try endPage(presented, rule: rule)
    presented.isBeingPresentedNow = false
    guard presentation.style.removesPresenter(profile) else { return }
    if let view = presenter.loadedView, let superview = view.superview {
      presentation.presenterSuperview = superview
      presentation.presenterPlace = superview.subviews.firstIndex { $0 === view } ?? 0
      try remove(view)
    }
    try endPage(presenter, rule: rule)
  }
}

extension Rule {
  static let presentSyncPart = Rule(
    139, "present-sync-part",
    "Inside the call a presentation makes its checks, sets the links and loads the presented view;"
      + " the callbacks come after the commit.",
    sources: "log with timestamps, iOS 8 and 9", .observed)
  static let presentNil = Rule(
    140, "present-nil", "Presenting nil raises.", sources: "crash reports", .observed)
  static let presentSelf = Rule(
    141, "present-self", "A controller cannot present itself.", sources: "crash reports", .observed)
  static let presentHasParent = Rule(
    142, "present-has-parent", "A controller that has a parent cannot be presented.",
    sources: "crash reports", .observed)
  static let presentAlreadyPresented = Rule(
    143, "present-already-presented", "A controller that is presented cannot be presented again.",
    sources: "crash reports", .observed)
  static let presentRefused = Rule(
    144, "present-refused",
    "A presentation is refused with a warning when the presenter is in no window, or presents"
      + " already; its completion is not called.",
    sources: "console messages in public reports", .observed)
  static let presentDetached = Rule(
    145, "present-detached",
    "Presenting from a controller that no chain connects with the window's root works, with a"
      + " warning.",
    sources: "console messages in public reports", .observed)
  static let presentOrder = Rule(
    147, "present-fullscreen-order",
    "A presentation that covers calls the presenter's viewWillDisappear, the presented one's"
      + " viewWillAppear, and at the end the presented one's viewDidAppear first, then the"
      + " presenter's viewDidDisappear.",
    sources: "note 002; five logs with timestamps; unit tests", .observed)
  static let sheetOrder = Rule(
    152, "sheet-order",
    "A sheet leaves its presenter in the window, and the presenter hears nothing.",
    sources: "logs of iOS 13 and later; end-to-end tests", .observed)
}
