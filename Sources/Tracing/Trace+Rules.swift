extension Trace {
  /// Every rule that the run exercised, by number: behind a message, a warning or an exception, or
  /// applied in silence.
  public var exercisedRules: [RuleID] {
    var isExercised = Array(repeating: false, count: rules.count)
    for rule in silentRules where isExercised.indices.contains(Int(rule.index)) {
      isExercised[Int(rule.index)] = true
    }
    for event in events {
      let rule: RuleID? =
        switch event.kind {
        case .call(let call): call.rule
        case .console(let console): console.rule
        case .exception(let exception): exception.rule
        case .divider, .note: nil
        }
      guard let rule, isExercised.indices.contains(Int(rule.index)) else { continue }
      isExercised[Int(rule.index)] = true
    }
    var ids: [RuleID] = []
    for index in isExercised.indices where isExercised[index] { ids.append(RuleID(UInt16(index))) }
    return ids
  }
}
