import CallTrace

/// A tab bar controller: all its tabs are children, and it drives the selected one (R169).
///
/// Nothing public says whether it forwards by itself; controllers that stand in a tab's view without
/// a parent behave as if it did not, so here it tells its tabs by hand.
public final class UITabBarController: UIViewController {
  /// The tabs, in the order of the bar.
  public internal(set) var viewControllers: [UIViewController] = []
  /// The tabs as objects, where the program has made them that way (R251).
  public internal(set) var tabs: [Object] = []
  /// The tab that is selected.
  public internal(set) var selectedViewController: UIViewController?
  /// The delegate that is asked about selections by the person and notified of them.
  public var delegate: Object?
  /// The tab whose view is in the tab bar controller's view.
  var displayed: UIViewController?
  /// Switches whose did-callbacks are still to come, the oldest first.
  var switches: [TabSwitch] = []
  /// The switch that an animator of the program's makes, from its will-callbacks to its did-callbacks.
  var animatedSwitch: AnimatedSwitch?

  /// The place of the selected tab; nil when there is none.
  public var selectedIndex: Int? {
    guard tabs.isEmpty else {
      return selectedTab.flatMap { selected in tabs.firstIndex { $0 === selected } }
    }
    return viewControllers.firstIndex { $0 === selectedViewController }
  }

  override func forwardsAppearance(_ simulator: Simulator) throws(Halt) -> Bool { false }

  override func forget(_ child: UIViewController) {
    viewControllers.remove(child)
    if selectedViewController === child { selectedViewController = nil }
    if displayed === child { displayed = nil }
  }

  override func perform(_ message: Message, _ payload: Payload, _ simulator: Simulator)
    throws(Halt) -> Value
  {
    switch message {
    case .setViewControllers:
      let pages = (payload[0].elements ?? []).compactMap { $0.object as? UIViewController }
      let old = tabs
      tabs = []
      for tab in old { try simulator.release(tab) }
      try simulator.setTabs(pages, of: self)
    case .setTabs:
      try simulator.setTabs((payload[0].elements ?? []).compactMap { $0.object }, of: self)
    case .setSelectedTab:
      if let tab = payload[0].object { try simulator.select(tab: tab, in: self) }
    case .setSelectedIndex:
      if let index = payload[0].place, tabs.indices.contains(index) {
        try simulator.select(tab: tabs[index], in: self)
        return .nothing
      }
      // An index beyond the tabs selects nothing new.
      guard let index = payload[0].place, viewControllers.indices.contains(index) else {
        return .nothing
      }
      try simulator.select(viewControllers[index], in: self)
    case .setSelectedViewController:
      if let tab = payload[0].object as? UIViewController { try simulator.select(tab, in: self) }
    case .viewWillAppear, .viewWillDisappear:
      try simulator.reachBase(message, of: self)
      try simulator.tellSelectedTab(
        of: self, appearing: message == .viewWillAppear, animated: payload[0].bool ?? false)
    case .viewDidAppear, .viewDidDisappear:
      try simulator.reachBase(message, of: self)
      try simulator.tellSelectedTabDone(of: self)
    default: return try super.perform(message, payload, simulator)
    }
    return .nothing
  }

  public override var ownedObjects: [(name: String, object: Object)] {
    super.ownedObjects + tabs.map { ("tabs", $0) }
  }

  public override func releaseContents(_ simulator: Simulator) throws(Halt) {
    let old = tabs
    clear()
    for tab in old { try simulator.release(tab) }
    try super.releaseContents(simulator)
  }

  public override func sever() {
    super.sever()
    clear()
    delegate = nil
  }

  private func clear() {
    viewControllers = []
    tabs = []
    selectedViewController = nil
    displayed = nil
    switches = []
    animatedSwitch = nil
  }
}

/// A switch from one tab to another that is under way.
struct TabSwitch {
  let from: UIViewController
  let to: UIViewController
}

/// A switch that an animator of the program's makes.
final class AnimatedSwitch {
  let from: UIViewController
  let to: UIViewController
  /// Its coordinator, once somebody has asked for it.
  var coordinator: TransitionContext?

  init(from: UIViewController, to: UIViewController) {
    self.from = from
    self.to = to
  }
}

extension RuntimeClass {
  /// `UITabBarController`.
  public static let tabBarController = RuntimeClass(
    shared: "UITabBarController", kind: .tabBarController)
}
