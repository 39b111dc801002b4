/// The pictures of an application in the background, which the application switcher shows.
extension Simulator {
  /// Has two pictures taken when the turn's commit is over, one in the other style and one in the style
  /// that there is (R260): each is a change of traits and a layout.
  func takeSnapshots() {
    guard profile.follows(.backgroundSnapshots) else { return }
    let style = isSystemDark
    afterCommit { simulator throws(Halt) in
      try simulator.takeSnapshot(isDark: !style)
      simulator.afterCommit { simulator throws(Halt) in try simulator.takeSnapshot(isDark: style) }
    }
  }

  private func takeSnapshot(isDark: Bool) throws(Halt) {
    let windows = visibleWindows
    guard !windows.isEmpty else { return }
    let old = isSystemDark
    for window in windows {
      // Each window's traits change with the system's.
      isSystemDark = old
      try changeTraits(of: window, rule: .backgroundSnapshots) { isSystemDark = isDark }
    }
  }
}

extension Rule {
  static let backgroundSnapshots = Rule(
    260, "background-snapshots",
    "When an application has entered the background the system takes two pictures of it, one in"
      + " the other style, light or dark, and one in the present style: traitCollectionDidChange"
      + " is called twice on what is on screen, and it is laid out twice.",
    sources: "so-63372828 fb8734191 floatingpanel-228 fluentdarkmode-97", .observed, since: 13)
}
