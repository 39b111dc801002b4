extension Trace {
  /// Whether what is shown at some levels has anything that the program's own code does, or that was tried
  /// with it.
  ///
  /// - Parameter countsLaunch: Whether the calls count by which a program brings its first page on screen.
  public func showsOwnCode(at levels: Set<MessageSelector.Level>, countsLaunch: Bool = false)
    -> Bool
  {
    var launch = Launch()
    var isTried = false
    return events.contains { event in
      guard shows(event, levels: levels) else { return false }
      switch event.kind {
      case .call(let call):
        // What a delegate of the application is sent, and what a view is, is the program's own to handle,
        // and so is its own initialiser: no launch needs them.
        let selector = selectors[Int(call.selector.index)]
        if call.isOverridden, selector.level == .runloop || selector.level == .views { return true }
        if isTried, call.isOverridden { return true }
        // What another text does, as a stage, is not its own.
        guard call.rule == nil, event.origin?.source == 0 else { return false }
        return countsLaunch || !launch.isPart(selector)
      // A heading says what was tried, and shows nothing itself.
      case .divider:
        isTried = true
        return false
      case .console, .exception, .note, .mark: return true
      }
    }
  }
}

extension Trace {
  /// Whether a method of the program's own is called in place of the system's that is of a level.
  public func callsOwnOverride(at level: MessageSelector.Level) -> Bool {
    events.contains { event in
      guard case .call(let call) = event.kind, call.isOverridden else { return false }
      return selectors[Int(call.selector.index)].level == level
    }
  }
}

/// The calls by which a program brings its first page on screen: each is a launch once.
private struct Launch {
  private var hasRoot = false
  private var isVisible = false
  private var hasStack = false

  mutating func isPart(_ selector: MessageSelector) -> Bool {
    switch selector.objectiveC {
    case "setRootViewController:" where !hasRoot: hasRoot = true
    case "makeKeyAndVisible" where !isVisible: isVisible = true
    case "initWithRootViewController:" where !hasStack: hasStack = true
    default: return false
    }
    return true
  }
}
