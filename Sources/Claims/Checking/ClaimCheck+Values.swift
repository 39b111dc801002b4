import CallTrace
import ScenarioSyntax
import SourceText

/// Claims about time, about who sends a message, and about what a property is.
extension ClaimCheck {
  // MARK: Time

  func time(
    _ event: EventReference, _ span: Claim.TimeSpan, from start: EventReference?, _ isNegated: Bool
  ) -> Diagnostic? {
    guard let place = index.event(event) else { return missing(event) }
    var beginning: Int?
    if let start {
      if event.isSame(as: start) { return ofItself() }
      guard let found = index.event(start) else { return missing(start) }
      beginning = found
    }
    let zero = beginning.map { trace.events[$0].moment.time.microseconds } ?? 0
    let time = trace.events[place].moment.time.microseconds - zero
    if start != nil, span.least <= 0, span.most == nil {
      return cannotFail("any time is at least 0 s")
    }
    // What comes before is not within a time of it.
    let holds = span.holds(time) && (beginning.map { $0 < place } ?? true)
    if holds != isNegated { return nil }
    let actual = Instant(microseconds: time).secondsText
    let isBefore = beginning.map { $0 > place } ?? false
    let words =
      start.map {
        isBefore ? "it happens before '\($0.text)'" : "it happens \(actual) s after '\($0.text)'"
      }
      ?? "it happens at \(actual) s"
    return falseClaim(words, [beginning, place].compactMap { $0 }.sorted())
  }

  // MARK: Senders

  func sender(_ event: EventReference, _ name: Claim.Name, _ isNegated: Bool) -> Diagnostic? {
    guard index.knowsParticipant(name.text) else { return unknownParticipant(name) }
    let found = index.matches(event)
    guard !found.isEmpty else { return missing(event) }
    let meant = event.occurrence.map { $0.event(in: found).map { [$0] } ?? [] } ?? found
    guard !meant.isEmpty else { return missing(event) }
    for place in meant {
      guard let call = index.call(at: place) else { continue }
      let caller = trace[call.caller].name
      if (caller == index.name(of: name.text)) == isNegated {
        return falseClaim("it is '\(caller)' that calls it", around(place))
      }
    }
    return nil
  }

  // MARK: Values

  func value(_ claim: ValueClaim) -> Diagnostic? {
    let subject = claim.question.subject
    if !index.knowsParticipant(subject) {
      return unknownParticipant(
        Claim.Name(text: subject, span: claim.span))
    }
    var events: [Int] = []
    var isAtEnd = false
    switch claim.moment {
    case .beginning(let event), .end(let event):
      let found = index.matches(event)
      events = event.occurrence.map { $0.event(in: found).map { [$0] } ?? [] } ?? found
      guard !events.isEmpty else { return missing(event) }
      if case .end = claim.moment { isAtEnd = true }
    case .last: events = [-1]
    }
    if let unknown = unknownValue(claim) { return unknown }
    var seen: [Int: Sighting.Value] = [:]
    for sighting in trace.sightings
    where sighting.isAtEnd == isAtEnd && sighting.property == claim.question.text {
      seen[sighting.event] = sighting.value
    }
    for event in events {
      guard let sighting = seen[event] else { return unseen(claim, event) }
      switch sighting {
      case .failure(let reason):
        return Diagnostic(
          id: "claim.unreadable-value",
          "'\(claim.question.text)' cannot be looked at there: \(reason)",
          at: claim.span)
      case .success(let argument):
        guard let holds = compare(argument, claim) else { return uncomparable(claim, argument) }
        if holds == claim.isNegated {
          let actual = trace.spell(argument, .swift)
          return falseClaim(
            "it is \(actual)" + (events.count > 1 ? " at one of \(events.count) times" : ""),
            event < 0 ? index.lastCalls : around(event))
        }
      }
    }
    return nil
  }

  private func unseen(_ claim: ValueClaim, _ event: Int) -> Diagnostic {
    Diagnostic(
      id: "claim.unreadable-value",
      event < 0
        ? "'\(claim.question.text)' was not looked at when the scenario ended"
        : "'\(claim.question.text)' was not looked at there", at: claim.span,
      notes: event < 0 ? [] : [Diagnostic.Note("actual: \(index.describe(event))")])
  }

  private func compare(_ argument: CallTrace.Argument, _ claim: ValueClaim) -> Bool? {
    if claim.comparison == .equal { return isEqual(argument, claim.value) }
    guard case .number(let number) = argument, let bound = NumberLiteral.value(claim.value.text)
    else { return nil }
    return switch claim.comparison {
    case .less: number < bound
    case .greater: number > bound
    case .atMost: number <= bound
    case .atLeast: number >= bound
    case .equal: number == bound
    }
  }

  private func isEqual(_ argument: CallTrace.Argument, _ value: ArgumentPattern) -> Bool {
    if value.text == "empty" || value.text == "空" {
      let text = trace.spell(argument, .swift)
      return ["[]", "[:]", "\"\""].contains(text)
    }
    return value.matches(argument, in: trace)
  }

  private func uncomparable(_ claim: ValueClaim, _ argument: CallTrace.Argument) -> Diagnostic {
    Diagnostic(
      id: "claim.unreadable-value",
      "'\(claim.question.text)' is \(trace.spell(argument, .swift)), and no number", at: claim.span)
  }

  /// A value that nothing could be: that a property is not it would hold by itself.
  private func unknownValue(_ claim: ValueClaim) -> Diagnostic? {
    let value = claim.value
    if value.text == "empty" || value.text == "空" || value.isUnderstood(in: trace) { return nil }
    let isSeen = trace.sightings.contains { seen in
      if case .success(let argument) = seen.value {
        value.matches(argument, in: trace)
      } else {
        false
      }
    }
    if isSeen { return nil }
    return Diagnostic(
      id: "claim.unknown-value", "nothing in the trace is '\(value.text)'", at: claim.span,
      notes: Diagnostic.Note.participants(trace.participants.map { $0.name }),
      fixIts: Diagnostic.FixIt.nearest(
        to: value.text, in: trace.participants.map { $0.name } + ["nil", "true", "false"],
        within: self.claim.span))
  }
}
