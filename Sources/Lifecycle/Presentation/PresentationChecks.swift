/// What a presentation is refused for: mistakes raise, bad moments are warned about.
extension Simulator {
  /// Raises what cannot be presented (R140–R143).
  func checkPresentation(of presented: UIViewController, by source: UIViewController)
    throws(Halt)
  {
    if presented === source {
      throw raise(
        .invalidArgument,
        "Application tried to present modal view controller on itself. Presenting controller is"
          + " \(source.debugName).", by: source, rule: .presentSelf)
    }
    let active =
      "Application tried to present modally an active controller \(presented.debugName)."
    let isModern = follows(.presentationTexts)
    if let parent = presented.parent {
      throw raise(
        .invalidArgument,
        isModern
          ? "Application tried to present modally a view controller \(presented.debugName) that has"
            + " a parent view controller \(parent.debugName)."
          : active,
        by: source, rule: .presentHasParent)
    }
    if leadsAway(presented), leads(from: source, to: presented) {
      throw raise(.invalidArgument, active, by: source, rule: .presentAlreadyPresented)
    }
    if let other = presented.presentation?.presenter, other !== source {
      throw raise(
        .invalidArgument,
        isModern
          ? "Application tried to present modally a view controller \(presented.debugName) that is"
            + " already being presented by \(other.debugName)."
          : active,
        by: source, rule: .presentAlreadyPresented)
    }
  }

  /// Who really presents (R146): the root-most ancestor, or the nearest that defines a context.
  func presenter(from source: UIViewController, style: PresentationStyle) throws(Halt)
    -> UIViewController
  {
    var candidate = source
    while true {
      if style.searchesContext, try definesContext(candidate) { return candidate }
      guard let parent = candidate.parent else { return candidate }
      candidate = parent
    }
  }

  private func definesContext(_ controller: UIViewController) throws(Halt) -> Bool {
    try ask(.definesContext, of: controller)?.bool ?? controller.definesPresentationContext
  }

  /// The style that a controller answers with: its class's own, or the one it was given.
  func presentationStyle(of controller: UIViewController) throws(Halt) -> PresentationStyle {
    if case .member(let name)? = try ask(.presentationStyle, of: controller),
      let style = PresentationStyle(rawValue: name)
    {
      return style
    }
    return controller.style(profile)
  }

  /// Whether a presentation can go on; if not, it is warned about and nothing happens (R144, R145).
  func mayPresent(
    _ presented: UIViewController, _ presenter: UIViewController, _ source: UIViewController
  ) throws(Halt) -> Bool {
    let isModern = follows(.presentationTexts)
    if let current = presenter.presentedViewController {
      let isUnderWay = current.presentation.map { $0.stage != .presented } ?? true
      let reason =
        isUnderWay
        ? " while a presentation is in progress" + (isModern ? "." : "!")
        : " which is already presenting \(current.debugName)" + (isModern ? "." : "")
      try refuse(presented, presenter, source, reason)
      return false
    }
    guard presenter.loadedView?.window != nil else {
      try refuseForNoWindow(presented, presenter, source)
      return false
    }
    if let own = presenter.presentation, own.stage == .presenting || own.stage == .dismissing {
      let reason = " while a presentation is in progress" + (isModern ? "." : "!")
      try refuse(presented, presenter, source, reason)
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

  /// Warns that the presenter is in no window.
  func refuseForNoWindow(
    _ presented: UIViewController, _ presenter: UIViewController, _ source: UIViewController
  ) throws(Halt) {
    let end = follows(.presentationTexts) ? "." : "!"
    try refuse(
      presented, presenter, source, " whose view is not in the window hierarchy" + end)
  }

  private func refuse(
    _ presented: UIViewController, _ presenter: UIViewController, _ source: UIViewController,
    _ reason: String
  ) throws(Halt) {
    let isModern = follows(.presentationTexts)
    try warn(
      (isModern ? "" : "Warning: ")
        + "Attempt to present \(presented.debugName) on \(presenter.debugName)"
        + (isModern ? " (from \(source.debugName))" : "") + reason,
      about: presenter, rule: isTooEarly(source) ? .presentTooEarly : .presentRefused)
  }

  /// Whether a controller is in a callback that comes before its view is in a window.
  private func isTooEarly(_ source: UIViewController) -> Bool {
    guard source.loadedView?.window == nil else { return false }
    return source.runningCallback == .viewDidLoad || source.runningCallback == .viewWillAppear
  }

  /// Whether a controller shows in a window whose root it does not lead to.
  ///
  /// Whoever has been found to lead there goes on doing so until a link is cut, so that in a chain of
  /// presentations each has to ask the one before only.
  func isDetached(_ controller: UIViewController) -> Bool {
    guard let root = controller.loadedView?.window?.rootViewController else { return false }
    let attachment = Attachment(root: ObjectIdentifier(root), cutLinks: cutLinks)
    var current: UIViewController? = controller
    while let found = current {
      if found === root || found.attachment == attachment {
        controller.attachment = attachment
        return false
      }
      current = found.parent ?? found.presentation?.presenter
    }
    return true
  }

  /// Whether a controller is reached over parents and presenters.
  func leads(from controller: UIViewController, to target: UIViewController) -> Bool {
    var current: UIViewController? = controller
    while let found = current {
      if found === target { return true }
      current = found.parent ?? found.presentation?.presenter
    }
    return false
  }
}

/// That a controller led to a window's root, when so many links had been cut.
struct Attachment: Equatable {
  let root: ObjectIdentifier
  let cutLinks: Int
}

extension Rule {
  static let presenterResolution = Rule(
    146, "presenter-resolution",
    "The presenter is the outermost controller that contains the one that asks; in the current context"
      + " it is the nearest that defines one.",
    sources: "presentation-styles apple-definespresentationcontext", .observed)
  static let presentTooEarly = Rule(
    164, "present-in-will-appear",
    "A presentation from viewDidLoad or viewWillAppear is refused as long as the controller"
      + " that would present, such as the root of a window, has no window; from viewDidAppear it"
      + " works, and from a page that is being pushed.",
    sources: "docviewer-50", .observed)
  static let presentNil = Rule(
    140, "present-nil", "Presenting nil raises.",
    sources: "flip-15", .observed)
  static let presentSelf = Rule(
    141, "present-self", "A controller cannot present itself.",
    sources: "wordpress-11483", .observed)
  static let presentHasParent = Rule(
    142, "present-has-parent", "A controller that has a parent cannot be presented.",
    sources: "pysearch-85", .observed)
  static let presentAlreadyPresented = Rule(
    143, "present-already-presented",
    "A controller that is presented, or that leads to the one that asks, cannot be presented.",
    sources: "sharemenu-101 walkthrough-3", .observed)
  static let presentRefused = Rule(
    144, "present-refused",
    "A presentation is refused with a warning when the presenter is in no window, presents"
      + " already, or is itself being presented or dismissed; its completion is not called.",
    sources: "docviewer-50 adapty-116 transmission-103", .observed)
  static let presentationTexts = Rule(
    216, "presentation-texts",
    "The message about a presentation that is refused names the controller that asked, and a"
      + " controller with a parent is told apart from one that is presented.",
    sources: "adapty-116 sharemenu-101", .observed, since: 13)
  static let presentDetached = Rule(
    145, "present-detached",
    "Presenting from a controller that no chain connects with the window's root works, with a"
      + " warning.",
    sources: "pageview-16", .observed)
}
