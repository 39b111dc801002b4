extension Trace {
  /// Every rule that the run exercised, by number: behind a message, a warning or an exception, or
  /// applied in silence.
  public var exercisedRules: [RuleID] {
    // A bit for each rule.
    var bits = [UInt64](repeating: 0, count: (rules.count + 63) / 64)
    func note(_ rule: RuleID) {
      let index = Int(rule.index)
      let bit: UInt64 = 1 << UInt64(index % 64)
      if index < rules.count, bits[index / 64] & bit == 0 { bits[index / 64] |= bit }
    }
    for rule in silentRules { note(rule) }
    for event in events {
      if let rule = event.rule { note(rule) }
    }
    var ids: [RuleID] = []
    ids.reserveCapacity(bits.reduce(0) { $0 + $1.nonzeroBitCount })
    for (word, bits) in bits.enumerated() {
      var rest = bits
      while rest != 0 {
        ids.append(RuleID(UInt16(64 * word + rest.trailingZeroBitCount)))
        rest &= rest - 1
      }
    }
    return ids
  }
}
