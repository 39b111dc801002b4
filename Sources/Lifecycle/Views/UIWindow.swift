import CallTrace

/// A window: hidden until it is made visible, and then home to its root controller's view.
public final class UIWindow: UIView {
  /// The controller whose view fills the window.
  public internal(set) var rootViewController: UIViewController?
  /// Whether it shows.
  public internal(set) var isVisible = false

  override var participantKind: Participant.Kind { .window }

  override func perform(_ message: Message, _ payload: Payload, _ simulator: Simulator)
    throws(Halt) -> Value
  {
    switch message {
    case .setRootViewController:
      try replaceRoot(by: payload[0].object as? UIViewController, simulator)
    case .makeKeyAndVisible:
      try show(simulator)
      try simulator.makeKey(self)
    case .makeKey: try simulator.makeKey(self)
    case .setHidden:
      if payload[0].bool == false { try show(simulator) } else { try hide(simulator) }
    default: return try super.perform(message, payload, simulator)
    }
    return .nothing
  }

  /// Makes a controller the root: at once when the window shows (R033), otherwise for later (R031).
  public func setRootViewController(_ controller: UIViewController?, _ simulator: Simulator)
    throws(Halt)
  {
    try simulator.send(.setRootViewController, .object(controller), to: self)
  }

  /// Shows the window, and its root's view in it (R032).
  public func makeKeyAndVisible(_ simulator: Simulator) throws(Halt) {
    try simulator.send(.makeKeyAndVisible, to: self)
  }

  private func show(_ simulator: Simulator) throws(Halt) {
    guard !isVisible else { return }
    isVisible = true
    window = self
    simulator.visibleWindows.append(self)
    try simulator.post("didBecomeVisible", of: self)
    guard let root = rootViewController else { return }
    try simulator.installRoot(root, in: self, rule: .makeKeyAndVisible)
  }

  /// Hides the window; whoever shows in it is not told (R233).
  private func hide(_ simulator: Simulator) throws(Halt) {
    guard isVisible else { return }
    isVisible = false
    simulator.visibleWindows.removeAll { $0 === self }
    simulator.apply(.keyWindow)
    try simulator.post("didBecomeHidden", of: self)
    guard simulator.keyWindow === self else { return }
    try simulator.makeKey(simulator.visibleWindows.last)
  }

  private func replaceRoot(by controller: UIViewController?, _ simulator: Simulator) throws(Halt) {
    guard controller !== rootViewController else { return }
    if let controller, let parent = controller.parent {
      throw simulator.raise(
        .hierarchyInconsistency,
        "adding a root view controller \(controller.debugName) as a child of view controller:"
          + parent.debugName, by: self, rule: .addWindowRoot)
    }
    let old = rootViewController
    if let controller { simulator.retain(controller) }
    rootViewController = controller
    noteWhatStays(old, simulator)
    if isVisible {
      if let old, let view = old.loadedView { try simulator.remove(view) }
      if let controller { try simulator.installRoot(controller, in: self, rule: .rootWhileVisible) }
    }
    if let old { simulator.autorelease(old) }
  }

  /// Takes note of what a new root leaves undone: a view that is not loaded yet (R031), and what the
  /// old root presents, which stays (R034).
  private func noteWhatStays(_ old: UIViewController?, _ simulator: Simulator) {
    if !isVisible { simulator.apply(.rootWhileHidden) }
    if old?.presentedViewController != nil { simulator.apply(.rootSwapWithModal) }
  }

  public override var ownedObjects: [(name: String, object: Object)] {
    var owned = super.ownedObjects
    if let rootViewController { owned.append(("rootViewController", rootViewController)) }
    return owned
  }

  public override func releaseContents(_ simulator: Simulator) throws(Halt) {
    if isVisible { try goWithoutOwner(simulator) }
    try super.releaseContents(simulator)
    if let root = rootViewController { try simulator.release(root) }
    rootViewController = nil
  }

  /// Shows no more, because nothing owns it: the application has its windows, but does not keep them.
  private func goWithoutOwner(_ simulator: Simulator) throws(Halt) {
    isVisible = false
    simulator.visibleWindows.removeAll { $0 === self }
    if simulator.keyWindow === self { simulator.keyWindow = nil }
    guard !simulator.application.hasLaunched else { return }
    try simulator.note("the window is deallocated: nothing owns it, so nothing shows")
  }

  public override func sever() {
    super.sever()
    rootViewController = nil
  }
}

extension Simulator {
  fileprivate func installRoot(_ root: UIViewController, in window: UIWindow, rule: Rule)
    throws(Halt)
  {
    try orientLaunch(with: root, in: window)
    let view = try view(of: root, rule: rule)
    try move(view, into: window)
  }
}

extension Simulator {
  /// Looks for a root controller in the windows that show when the application has launched (R037).
  func checkRootsOfLaunch() throws(Halt) {
    guard let window = visibleWindows.first(where: { $0.rootViewController == nil }) else { return }
    let text =
      "Application windows are expected to have a root view controller at the end of application"
      + " launch"
    guard profile.follows(.noRoot) else {
      return try warn(text, about: window, rule: .noRootWarned)
    }
    throw raise(.internalInconsistency, text, by: application, rule: .noRoot)
  }

  /// Makes a window the one that the keyboard writes to; the one that was is notified first.
  func makeKey(_ window: UIWindow?) throws(Halt) {
    guard keyWindow !== window else { return }
    let old = keyWindow
    keyWindow = window
    if let old, !old.isDeallocated {
      try tell(old, .resignKey, [], rule: .keyWindow)
      try post("didResignKey", of: old)
    }
    guard let window, keyWindow === window else { return }
    apply(.keyWindow)
    try tell(window, .becomeKey, [], rule: .keyWindow)
    try post("didBecomeKey", of: window)
  }
}

extension Rule {
  static let keyWindow = Rule(
    233, "key-window",
    "A window that becomes key, visible or hidden posts a notification of it at once, after the"
      + " window that was key; no callback is called on the controllers in it.",
    sources: "apple-didbecomekey chameleon-window", .inferred)
  static let rootWhileHidden = Rule(
    31, "root-set-while-hidden",
    "A root that is set on a window that does not show is only remembered; nothing is loaded.",
    sources: "so-47962261 catalyst-2026", .observed)
  static let rootSwapWithModal = Rule(
    34, "root-swap-with-modal",
    "Setting another root does not dismiss what the old one presents: that stays in the window, and"
      + " keeps the old root alive.",
    sources: "so-26763020", .observed)
  static let makeKeyAndVisible = Rule(
    32, "make-key-and-visible",
    "Showing a window loads its root's view and adds it: viewWillAppear is called at once,"
      + " viewDidAppear after the commit.",
    sources: "hb-2015 so-47962261 apple-makekeyandvisible", .observed)
  static let rootWhileVisible = Rule(
    33, "root-set-while-visible",
    "A root set while the window shows replaces the old one at once: its view leaves, then the new"
      + " one's enters.",
    sources: "apple-rootviewcontroller chameleon-window", .observed)
  static let noRoot = Rule(
    37, "no-root-at-launch",
    "Since iOS 9 an application whose window shows without a root controller when it has launched is"
      + " ended by an assertion; a window that shows later is not asked for one.",
    sources: "windowroot-7 windowroot-10 sialertview-115", .observed, since: 9)
  static let noRootWarned = Rule(
    276, "no-root-warned",
    "Until iOS 8 an application whose window shows without a root controller when it has launched is"
      + " warned about, and goes on.",
    sources: "sialertview-115", .observed, until: 8)
}
