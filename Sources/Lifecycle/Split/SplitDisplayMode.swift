/// Which columns of a split view controller that has the width are on the screen.
extension UISplitViewController {
  /// The mode that it shows its columns in; `automatic` shows all of them.
  public var displayMode: String {
    if isCollapsed || viewControllers.count < 2 { return "secondaryOnly" }
    if let shownMode, shownMode != "automatic" { return shownMode }
    return viewControllers.count > 2 ? "twoBesideSecondary" : "oneBesideSecondary"
  }

  /// Whether its display mode keeps a column off the screen.
  func conceals(_ column: UIViewController) -> Bool {
    conceals(columnNamed: name(of: column), in: displayMode)
  }

  private func conceals(columnNamed name: String, in mode: String) -> Bool {
    if isCollapsed || viewControllers.count < 2 { return false }
    switch name {
    case "primary":
      let isOuter = viewControllers.count > 2 && Self.modesOfOne.contains(mode)
      return isOuter || Self.modesOfNone.contains(mode)
    case "supplementary": return Self.modesOfNone.contains(mode)
    default: return false
    }
  }

  /// The nearest mode in which a column is off the screen, or on it; nil where it already is, and of the
  /// secondary one, which always shows.
  func mode(showing: Bool, columnNamed name: String) -> String? {
    guard ["primary", "supplementary"].contains(name),
      conceals(columnNamed: name, in: displayMode) == showing
    else { return nil }
    let isOuter = name == "primary" && viewControllers.count > 2
    if showing { return isOuter ? "twoBesideSecondary" : "oneBesideSecondary" }
    return isOuter ? "oneBesideSecondary" : "secondaryOnly"
  }

  private static let modesOfNone = ["secondaryOnly", "primaryHidden"]
  private static let modesOfOne = ["oneBesideSecondary", "oneOverSecondary"]
}

extension Simulator {
  /// How long a column takes to come or to go, in seconds of virtual time.
  static let columnDuration = 0.3

  /// `hide(_:)` and `show(_:)` where there are columns side by side (R311).
  public func setColumn(named name: String, of split: UISplitViewController, isShown: Bool)
    throws(Halt)
  {
    if split.isCollapsed {
      if isShown { try show(column: name, of: split) }
      return
    }
    guard let mode = split.mode(showing: isShown, columnNamed: name) else { return }
    try setDisplayMode(mode, of: split, duration: Self.columnDuration)
  }

  /// `preferredDisplayMode`, which is animated inside an animation alone.
  public func setDisplayMode(_ mode: String, of split: UISplitViewController) throws(Halt) {
    try setDisplayMode(mode, of: split, duration: animationDuration ?? 0)
  }

  private func setDisplayMode(
    _ mode: String, of split: UISplitViewController, duration: Double
  ) throws(Halt) {
    let old = split.displayMode
    split.shownMode = mode
    let new = split.displayMode
    guard old != new else { return }
    if split.appearanceState == .appeared || split.appearanceState == .appearing {
      try tell(
        split.delegate, .splitWillChangeMode, [.object(split), .member(new)],
        rule: .splitDisplayMode)
    }
    apply(.splitDisplayMode)
    try bringInto(displayModeOf: split, duration: duration)
  }

  /// Takes the columns off the screen that the mode conceals, and brings the others; their places among
  /// the children stay (R310). One that is about to appear does so itself.
  func bringInto(displayModeOf split: UISplitViewController, duration: Double = 0) throws(Halt) {
    guard split.appearanceState == .appeared, let container = split.loadedView else { return }
    let rule = Rule.splitHiddenColumn
    let columns = split.viewControllers.filter { $0.parent === split }
    let shown = columns.filter { column in
      column.loadedView.map { isView($0, below: container) } ?? false
    }
    let going = shown.filter { split.conceals($0) && $0.appearanceState != .disappearing }
    let coming = columns.filter { column in
      !split.conceals(column)
        && (column.appearanceState == .disappearing || !shown.contains { $0 === column })
    }
    if going.isEmpty, coming.isEmpty { return }
    for column in going {
      try begin(column, appearing: false, animated: duration > 0, rule: rule)
    }
    for column in coming {
      try begin(column, appearing: true, animated: duration > 0, rule: rule)
      try installPage(column, in: container)
    }
    let finish = Action(actor: split) { simulator throws(Halt) in
      for column in going where split.conceals(column) {
        try simulator.uninstallPage(column)
        try simulator.end(column, rule: rule)
      }
      for column in coming where !split.conceals(column) {
        try simulator.end(column, rule: rule)
      }
    }
    guard duration > 0 else { return try finish.run(self) }
    split.columnAnimations += 1
    // Who asks for the coordinator after the call can still join.
    atCommit { simulator throws(Halt) in try simulator.begin(split.columnCoordinator) }
    let end = owning([split]) { simulator throws(Halt) in
      try finish.run(simulator)
      try simulator.endColumnAnimation(of: split)
    }
    afterAnimation(duration, by: split, end)
  }

  private func endColumnAnimation(of split: UISplitViewController) throws(Halt) {
    split.columnAnimations -= 1
    guard split.columnAnimations == 0 else { return }
    let coordinator = split.columnCoordinator
    split.columnCoordinator = nil
    try end(coordinator)
  }
}

extension Rule {
  static let splitHiddenColumn = Rule(
    310, "split-hidden-column",
    "A column that a display mode takes off the screen stays a child, and its viewWillDisappear"
      + " and viewDidDisappear are called; when a mode brings it back its viewWillAppear and"
      + " viewDidAppear are, animated where the change is. No callback is called on the other"
      + " columns.",
    sources: "apple-split-hide apple-split-mode radar-29824842", .inferred, since: 8)
  static let splitDisplayMode = Rule(
    311, "split-display-mode",
    "Before the display mode of a split view controller changes willChangeTo is called on its"
      + " delegate. hide(_:) and show(_:) change to the nearest mode in which the column is hidden"
      + " or shows; the secondary one cannot be hidden, and willHide and willShow are not called"
      + " for what the program does.",
    sources:
      "apple-split-hide apple-split-show apple-split-willhide apple-split-willchange apple-split-mode",
    .documented, since: 8)
}
