/// What a tab bar controller tells its tabs, and when.
extension Simulator {
  /// Puts another tab's view in place (R170): the entering tab's viewWillAppear comes first; the
  /// did-callbacks wait for the commit.
  func switchTab(to tab: UIViewController, in bar: UITabBarController) throws(Halt) {
    guard let old = bar.displayed, bar.animatedSwitch == nil else { return }
    let custom =
      bar.appearanceState == .appeared
      ? try customTransition(of: bar, from: old, to: tab) : nil
    defer { letGo(of: custom) }
    guard bar.displayed === old, tab.parent === bar else { return }
    let rule: Rule = profile.follows(.tabSwitchEnterFirst) ? .tabSwitchEnterFirst : .tabSwitch
    let isSettled = bar.appearanceState == .appeared
    bar.displayed = tab
    if custom != nil { bar.animatedSwitch = AnimatedSwitch(from: old, to: tab) }
    if isSettled, custom == nil {
      bar.switches.append(TabSwitch(from: old, to: tab))
    }
    retain(old)
    retain(tab)
    _ = try view(of: tab, rule: .whatForcesLoad)
    try beginPage(tab, appearing: true, animated: custom != nil, rule: rule)
    try beginPage(old, appearing: false, animated: custom != nil, rule: rule)
    if let custom { return try animate(custom, from: old, to: tab, in: bar) }
    try uninstallPage(old)
    // Another selection from inside the callbacks has taken over already.
    if bar.displayed === tab, tab.parent === bar {
      try installPage(tab, in: try view(of: bar))
    }
    guard isSettled else {
      // The tab that enters goes on with the tab bar controller's own appearance.
      try endPage(old, rule: rule)
      autorelease(old)
      autorelease(tab)
      return
    }
    let finish = owning([bar]) { simulator throws(Halt) in
      try simulator.finishSwitch(in: bar, rule: rule)
    }
    afterCommit(by: bar, finish)
  }

  /// Ends the oldest switch; a tab that another switch has turned round since is left to that one.
  private func finishSwitch(in bar: UITabBarController, rule: Rule) throws(Halt) {
    guard !bar.switches.isEmpty else { return }
    let done = bar.switches.removeFirst()
    let controllers =
      profile.follows(.tabSwitchEnterFirst) ? [done.to, done.from] : [done.from, done.to]
    for controller in controllers {
      let expected: UIViewController.AppearanceState =
        controller === done.to ? .appearing : .disappearing
      if bar.switches.contains(where: { $0.from === controller || $0.to === controller }) {
        continue
      }
      for shown in shown(for: controller) where shown.appearanceState == expected {
        try end(shown, rule: rule)
      }
    }
    try release(done.from)
    try release(done.to)
  }

  // MARK: The tab bar controller's own appearance

  /// Drives the selected tab when the tab bar controller begins to appear or disappear.
  func tellSelectedTab(of bar: UITabBarController, appearing: Bool, animated: Bool) throws(Halt) {
    if appearing, let old = bar.displayed, old !== bar.selectedViewController {
      try uninstallPage(old)
      bar.displayed = nil
    }
    guard let tab = appearing ? bar.selectedViewController : bar.displayed else { return }
    let isNew = bar.displayed !== tab
    bar.displayed = tab
    try beginPage(tab, appearing: appearing, animated: animated, rule: .tabLazy)
    guard isNew, bar.displayed === tab else { return }
    try installPage(tab, in: try view(of: bar))
  }

  /// Closes what `tellSelectedTab` opened.
  func tellSelectedTabDone(of bar: UITabBarController) throws(Halt) {
    guard let tab = bar.displayed else { return }
    try endPage(tab, rule: .tabLazy)
  }
}

extension Rule {
  static let tabSwitch = Rule(
    170, "tab-switch-classic",
    "Selecting a tab calls its viewWillAppear and then the old one's viewWillDisappear at once;"
      + " after the commit the old one's viewDidDisappear and its own viewDidAppear are called.",
    sources: "pgzxc-tabs catalyst-2026", .observed, until: 17)
  static let tabSwitchEnterFirst = Rule(
    171, "tab-switch-18",
    "Since iOS 18 the entering tab's viewDidAppear is called before the leaving one's"
      + " viewDidDisappear.",
    sources: "rns-tabs", .observed, since: 18)
}
