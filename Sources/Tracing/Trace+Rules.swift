extension Trace {
  /// Every rule that the run exercised, by number: behind a message, a warning or an exception, or
  /// applied in silence.
  public var exercisedRules: [RuleID] {
    var isExercised = Array(repeating: false, count: rules.count)
    return isExercised.withUnsafeMutableBufferPointer { isExercised in
      func note(_ rule: RuleID) {
        if isExercised.indices.contains(Int(rule.index)) { isExercised[Int(rule.index)] = true }
      }
      for rule in silentRules { note(rule) }
      events.forEachRule(note)
      var ids: [RuleID] = []
      for index in isExercised.indices where isExercised[index] {
        ids.append(RuleID(UInt16(index)))
      }
      return ids
    }
  }
}
