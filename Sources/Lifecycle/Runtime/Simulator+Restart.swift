import CallTrace

extension Simulator {
  /// Forgets what has been recorded, and counts turns and time from the start again.
  ///
  /// What sets the scene runs before this, so that a trace begins with what it is about. Objects,
  /// lifelines, and timers with what is left of their delays stay.
  public func restartTrace() {
    recorder.restart()
    sightings = []
    silentRules = RuleSet()
    runLoop.restart()
  }
}
