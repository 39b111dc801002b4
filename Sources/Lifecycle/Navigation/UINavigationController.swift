import CallTrace

/// A navigation controller: a stack of pages, of which it drives the top one (R118).
public final class UINavigationController: UIViewController {
  /// The stack, the root first.
  public internal(set) var viewControllers: [UIViewController] = []
  /// The delegate that is notified of pages that will show or have shown.
  public var delegate: Object?
  /// The page whose view is in the navigation controller's view.
  var displayed: UIViewController?
  /// The transition that is running.
  var transition: NavigationTransition?
  /// A transition that waits for the layout pass.
  var isTransitionScheduled = false
  /// Whether the scheduled transition is animated.
  var isScheduledAnimated = false
  /// Pages that were popped while displayed; they leave at the transition's end.
  var leaving: [UIViewController] = []
  /// The page among them that is not told of it (R220).
  var leavingUntold: UIViewController?
  /// The page that is not its child any more, and will be told so (R301).
  var detached: UIViewController?
  /// Whether that page will not be told (R220).
  var isDetachedUntold = false
  /// Pages that still expect their didMove.
  var arriving: [UIViewController] = []
  /// Changes of the stack that wait for the running transition.
  var queue = Queue<Action>()
  /// The transition that is telling its pages that it has ended.
  var ending: NavigationTransition?
  /// The coordinator of the scheduled transition, once somebody has asked for it.
  var nextCoordinator: TransitionContext?
  /// Whether the scheduled transition will not tell the page that goes (R131).
  var isScheduledSilent = false
  /// Whether its first page waits for a scene to be connected (R330).
  var awaitsScene = false
  /// Whether the scheduled transition was asked for while a scene was being connected (R329).
  var wasPushedWhileConnecting = false
  /// What waits for it to be at rest, such as presentations.
  var whenSettled: [Action] = []

  /// Whether the stack is being replaced, and has pages that are not its children yet.
  var isSettingPages = false

  /// Whether a page is in the stack; a child it is not need not be looked for.
  func holds(_ page: UIViewController) -> Bool {
    (page.parent === self || isSettingPages) && viewControllers.place(of: page) != nil
  }

  /// Whether a transition runs or is about to begin.
  var isBusy: Bool { transition != nil || isTransitionScheduled }

  /// Whether it is changing its pages, and takes no touch.
  public var isChangingPages: Bool { isBusy }

  /// Whether it has appeared or is about to.
  var isShowing: Bool { appearanceState == .appeared || appearanceState == .appearing }

  /// The page on top.
  public var topViewController: UIViewController? { viewControllers.last }

  /// A navigation controller tells its pages itself; the program's answer does not matter.
  override func forwardsAppearance(_ simulator: Simulator) throws(Halt) -> Bool { false }

  override func forget(_ child: UIViewController) {
    viewControllers.remove(child)
    arriving.remove(child)
    leaving.remove(child)
    if displayed === child { displayed = nil }
  }

  override func perform(_ message: Message, _ payload: Payload, _ simulator: Simulator)
    throws(Halt) -> Value
  {
    switch message {
    case .initWithRoot:
      if let root = payload[0].object as? UIViewController {
        try simulator.takeRoot(root, of: self)
      }
    case .pushViewController:
      if let page = payload[0].object as? UIViewController {
        try simulator.push(page, on: self, animated: payload[1].bool ?? true)
      }
    case .show:
      if let page = payload[0].object as? UIViewController {
        try simulator.push(page, on: self, animated: true)
      }
    case .popViewController:
      return .optional(try simulator.pop(self, animated: payload[0].bool ?? true))
    case .popToRootViewController:
      return .array(try simulator.popToRoot(self, animated: payload[0].bool ?? true))
    case .popToViewController:
      guard let page = payload[0].object as? UIViewController else { return .nothing }
      return .array(try simulator.pop(self, to: page, animated: payload[1].bool ?? true))
    case .setViewControllers:
      let pages = (payload[0].elements ?? []).compactMap { $0.object as? UIViewController }
      try simulator.setPages(pages, of: self, animated: payload[1].bool ?? false)
    case .viewWillAppear, .viewWillDisappear:
      try simulator.reachBase(message, of: self)
      try simulator.tellTop(
        of: self, appearing: message == .viewWillAppear, animated: payload[0].bool ?? false)
    case .viewDidAppear, .viewDidDisappear:
      try simulator.reachBase(message, of: self)
      try simulator.tellTopDone(of: self)
    default: return try super.perform(message, payload, simulator)
    }
    return .nothing
  }

  public override func releaseContents(_ simulator: Simulator) throws(Halt) {
    viewControllers = []
    displayed = nil
    transition = nil
    ending = nil
    leaving = []
    leavingUntold = nil
    detached = nil
    arriving = []
    try super.releaseContents(simulator)
  }

  public override func sever() {
    super.sever()
    viewControllers = []
    delegate = nil
    displayed = nil
    transition = nil
    ending = nil
    leaving = []
    leavingUntold = nil
    detached = nil
    arriving = []
    queue.removeAll()
    whenSettled = []
  }
}

/// A change of the visible page that is under way.
final class NavigationTransition {
  let from: UIViewController?
  let to: UIViewController
  let isAnimated: Bool
  /// Whether the person's finger drives it.
  let isInteractive: Bool
  /// Whether the old page goes for good.
  let isPop: Bool
  /// Whether the program drives its animation by a finger.
  var isDriven = false
  /// Whether the delegate has an animator for it, and no finger.
  var isCustom = false
  /// Its coordinator, once somebody has asked for it.
  var coordinator: TransitionContext?

  init(
    from: UIViewController?, to: UIViewController, isAnimated: Bool, isInteractive: Bool,
    isPop: Bool
  ) {
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
    self.isPop = isPop
  }

  /// The rule of its will-callbacks.
  func startRule(_ profile: Profile) -> Rule {
    if isInteractive { return .interactivePopBegin }
    if isPop { return .pop }
    if isAnimated { return .pushTransition }
    return profile.follows(.pushUnanimated) ? .pushUnanimated : .pushUnanimatedEarly
  }

  /// The rule of its did-callbacks.
  func endRule(_ profile: Profile) -> Rule {
    isInteractive ? .interactivePopFinish : startRule(profile)
  }
}
