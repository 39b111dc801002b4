/// A switch of tabs that the program animates itself.
extension Simulator {
  /// The animator that the delegate has for a switch.
  func customTransition(
    of bar: UITabBarController, from old: UIViewController, to tab: UIViewController
  ) throws(Halt) -> CustomTransition? {
    guard profile.follows(.tabAnimation), bar.delegate != nil else { return nil }
    return try customTransition(
      bar.delegate, .tabAnimator, [.object(bar), .object(old), .object(tab)], driver: .tabDriver,
      about: bar)
  }

  /// Leaves a switch to its animator; a selection that comes meanwhile waits for the end.
  func animate(
    _ custom: CustomTransition, from old: UIViewController, to tab: UIViewController,
    in bar: UITabBarController
  ) throws(Halt) {
    let container = try view(of: bar)
    let coordinator = bar.animatedSwitch.map { self.coordinator(of: $0) }
    let end = owning([bar]) { simulator, isFinished throws(Halt) in
      if isFinished {
        try simulator.finishSwitch(from: old, to: tab, in: bar)
      } else {
        try simulator.cancelSwitch(from: old, to: tab, in: bar)
      }
      bar.animatedSwitch = nil
      try simulator.end(coordinator, isCancelled: !isFinished)
      if let selected = bar.selectedViewController, selected !== bar.displayed,
        bar.appearanceState == .appeared
      {
        try simulator.switchTab(to: selected, in: bar)
      }
      simulator.autorelease(old)
      simulator.autorelease(tab)
    }
    _ = try run(custom, from: old, to: tab, in: container, joining: coordinator, ending: end)
  }

  /// The coordinator of a switch; it is made when it is first asked for.
  func coordinator(of running: AnimatedSwitch) -> TransitionContext {
    if let present = running.coordinator { return present }
    let made = makeCoordinator(from: running.from, to: running.to, isInteractive: false)
    running.coordinator = made
    return made
  }

  private func finishSwitch(
    from old: UIViewController, to tab: UIViewController, in bar: UITabBarController
  ) throws(Halt) {
    if old !== bar.displayed { try uninstallPage(old) }
    if bar.displayed === tab, tab.parent === bar {
      try installPage(tab, in: try view(of: bar))
    }
    let isEntererFirst = profile.follows(.tabSwitchEnterFirst)
    for page in isEntererFirst ? [tab, old] : [old, tab] {
      let expected: UIViewController.AppearanceState =
        page === tab ? .appearing : .disappearing
      for shown in shown(for: page) where shown.appearanceState == expected {
        try end(shown, rule: .tabAnimation)
      }
    }
  }

  /// The switch is let go: the old tab is selected again.
  private func cancelSwitch(
    from old: UIViewController, to tab: UIViewController, in bar: UITabBarController
  ) throws(Halt) {
    guard bar.displayed === tab, old.parent === bar else {
      return try finishSwitch(from: old, to: tab, in: bar)
    }
    bar.displayed = old
    if bar.selectedViewController === tab { bar.selectedViewController = old }
    for shown in shown(for: tab) { try cancelTransition(of: shown, rule: .tabAnimation) }
    try uninstallPage(tab)
    try installPage(old, in: try view(of: bar))
    for shown in shown(for: old) { try cancelTransition(of: shown, rule: .tabAnimation) }
  }
}

extension Rule {
  static let tabAnimation = Rule(
    230, "tab-animation",
    "A tab bar controller's delegate may return an animator for a switch: the will-callbacks are"
      + " called as without one, the did-callbacks when the animator calls completeTransition;"
      + " with false, those of the way back.",
    sources: "apple-tab-interaction", .inferred, since: 7)
}
