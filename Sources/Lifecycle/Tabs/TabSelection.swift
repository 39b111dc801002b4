/// Setting and selecting tabs.
extension Simulator {
  /// Makes controllers the tabs: will- and didMove are called on each at once, none is loaded (R169).
  func setTabs(_ tabs: [UIViewController], of bar: UITabBarController) throws(Halt) {
    let distinct = tabs.distinct
    let gone = bar.viewControllers.without(distinct)
    for tab in distinct where tab.parent !== bar { try checkContainment(tab, in: bar) }
    bar.viewControllers = distinct
    for tab in gone { try send(.willMoveToParent, .object(nil), to: tab, rule: .tabLazy) }
    for tab in distinct where tab.parent !== bar {
      try join(tab, bar, rule: .tabLazy)
      try send(.didMoveToParent, .object(bar), to: tab, rule: .tabLazy)
    }
    // A callback of the program's may have set other tabs by now; those stand.
    let current = bar.viewControllers
    let selected = bar.selectedViewController
    if selected == nil || !current.contains(where: { $0 === selected }) {
      bar.selectedViewController = nil
      if let first = current.first {
        try select(first, in: bar)
      } else if let old = bar.displayed {
        bar.displayed = nil
        try uninstallPage(old)
      }
    }
    for tab in gone.without(bar.viewControllers) { try leave(tab, bar, rule: .tabLazy) }
  }

  /// The person taps a tab (R172): the delegate is asked before, and told after; false where there is no
  /// such tab.
  @discardableResult
  public func selectTab(_ index: Int, in bar: UITabBarController) throws(Halt) -> Bool {
    if bar.loadedView?.window != nil, bar.tabs.indices.contains(index) {
      try tap(tab: bar.tabs[index], in: bar)
      return true
    }
    guard bar.viewControllers.indices.contains(index), bar.loadedView?.window != nil else {
      return false
    }
    let tab = bar.viewControllers[index]
    let arguments: [Value] = [.object(bar), .object(tab)]
    let answer = try tell(bar.delegate, .tabShouldSelect, arguments, rule: .tabDelegate)
    if answer?.bool == false { return true }
    if bar.runtimeClass.implements(.tabBarDidSelect) {
      try send(
        .tabBarDidSelect, .values([bar.tabBar, tab.tabBarItem]), to: bar, rule: .tabDelegate)
    }
    if tab === bar.selectedViewController {
      try retap(tab, in: bar)
    } else if bar.viewControllers.contains(where: { $0 === tab }) {
      try select(tab, in: bar)
    }
    try tell(bar.delegate, .tabDidSelect, arguments, rule: .tabDelegate)
    return true
  }

  /// A tap on the selected tab: a navigation controller goes back to its root (R173).
  func retap(_ tab: UIViewController, in bar: UITabBarController) throws(Halt) {
    guard let navigation = tab as? UINavigationController, navigation.viewControllers.count > 1
    else { return }
    try send(.popToRootViewController, .bool(true), to: navigation, rule: .tabRetap)
  }

  /// Selects a tab: at once when the tab bar controller shows, otherwise for later.
  func select(_ tab: UIViewController, in bar: UITabBarController) throws(Halt) {
    guard bar.viewControllers.contains(where: { $0 === tab }) else {
      throw raise(
        .invalidArgument,
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar"
          + " controller's list of view controllers can be selected.", by: bar, rule: .tabInvalid)
    }
    guard tab !== bar.selectedViewController else { return }
    bar.selectedViewController = tab
    // While it is leaving or away, the selection waits for its return.
    guard bar.displayed != nil, bar.isAppearing, bar.appearanceState != .disappeared else {
      return
    }
    try switchTab(to: tab, in: bar)
  }
}

extension Rule {
  static let tabLazy = Rule(
    169, "tab-lazy",
    "willMove and didMove are called on every tab when it is set; only the selected tab's view is"
      + " loaded.",
    sources: "pgzxc-tabs rns-tabs", .observed)
  static let tabDelegate = Rule(
    172, "tab-delegate",
    "A tap asks the delegate shouldSelect, calls the tab bar's didSelect before every callback,"
      + " and the delegate's didSelect after them; a selection by code does neither.",
    sources: "apple-tab-didselect", .inferred)
  static let tabRetap = Rule(
    173, "tab-retap",
    "A tap on the selected tab calls no appearance callback; a navigation controller in it pops to"
      + " its root.",
    sources: "rns-tabs-plan animated-tab-bar-40", .observed)
  static let tabInvalid = Rule(
    174, "tab-invalid", "Selecting a controller that is no tab raises.",
    sources: "threetwenty-754", .observed)
}
