extension Trace {
  /// Whether what is shown at some levels has anything that the program's own code does, or that was tried
  /// with it, and not only what the framework does to launch it.
  public func showsOwnCode(at levels: Set<MessageSelector.Level>) -> Bool {
    events.contains { event in
      guard shows(event, levels: levels) else { return false }
      switch event.kind {
      case .call(let call):
        // What a delegate of the application is sent, and what a view is, is the program's own to handle,
        // and so is its own initialiser: no launch needs them.
        let level = selectors[Int(call.selector.index)].level
        if call.isOverridden, level == .runloop || level == .views { return true }
        // What another text does, as a stage, is not its own.
        return call.rule == nil && event.origin?.source == 0
      case .console, .exception, .divider, .note, .mark: return true
      }
    }
  }
}
