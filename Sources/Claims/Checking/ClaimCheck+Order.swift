import CallTrace
import SourceText

/// Claims about several events, and about every time one happens.
extension ClaimCheck {
  // MARK: Orders

  func order(_ steps: [Claim.Step]) -> Diagnostic? {
    var places: [Int] = []
    var times: [String: Int] = [:]
    for step in steps {
      var event = step.event
      // What is written twice is its first time and its second.
      let time = times[event.text, default: 0] + 1
      times[event.text] = time
      if event.occurrence == nil, time > 1 { event.occurrence = .number(time) }
      guard let place = index.event(event) else { return missing(event) }
      places.append(place)
    }
    for (place, step) in zip(places, steps).dropFirst().enumerated() {
      let (before, after) = (places[place], step.0)
      if before == after { return ofItself() }
      guard step.1.isDirect ? index.follows(after, before) : before < after else {
        return falseClaim(
          "the trace has '\(steps[place + 1].event.text)' otherwise", places.sorted())
      }
    }
    return nil
  }

  /// All happen, and that is all that is claimed of them.
  func anyOrder(_ events: [EventReference]) -> Diagnostic? {
    for (place, event) in events.enumerated() {
      if index.event(event) == nil { return missing(event) }
      if events[..<place].contains(where: { $0.isSame(as: event) }) { return ofItself() }
    }
    return nil
  }

  // MARK: Every time

  func every(_ first: EventReference, _ pairing: Claim.Pairing, _ second: EventReference)
    -> Diagnostic?
  {
    if first.isSame(as: second) { return ofItself() }
    let lefts = index.matches(first)
    // Of what never happens anything could be said.
    guard !lefts.isEmpty else { return missing(first) }
    let rights = index.matches(second)
    if rights.isEmpty, let unknown = unknownName(in: second) { return unknown }
    var next = 0
    for (place, left) in lefts.enumerated() {
      let before = place > 0 ? lefts[place - 1] : -1
      let after = place + 1 < lefts.count ? lefts[place + 1] : trace.events.count
      while next < rights.count, rights[next] <= left { next += 1 }
      let following = next < rights.count && rights[next] < after ? rights[next] : nil
      let preceding = next > 0 && rights[next - 1] > before ? rights[next - 1] : nil
      let holds =
        switch pairing {
        case .followed: following != nil
        case .directlyFollowed: following.map { index.follows($0, left) } ?? false
        case .preceded: preceding != nil && preceding != left
        case .directlyPreceded: preceding.map { index.follows(left, $0) } ?? false
        case .onlyAfter: rights.first.map { $0 < left } ?? false
        case .relation(let relation): stands(left, relation, to: rights, next)
        }
      guard holds else { return unpaired(left, place, lefts.count, first, second, pairing, rights) }
    }
    return nil
  }

  /// Whether an event stands so to one of others, of which those from an index on come later.
  private func stands(_ left: Int, _ relation: Claim.Relation, to rights: [Int], _ next: Int)
    -> Bool
  {
    switch relation {
    case .before: rights.first.map { left < $0 } ?? false
    case .after: rights.first.map { left > $0 } ?? false
    // Whether it is inside one, few calls before it can tell: those around it are the last that began.
    default: rights.contains { index.holds(left, relation, $0) }
    }
  }

  private func unpaired(
    _ left: Int, _ place: Int, _ count: Int, _ first: EventReference, _ second: EventReference,
    _ pairing: Claim.Pairing, _ rights: [Int]
  ) -> Diagnostic {
    let which = count > 1 ? "time \(place + 1) of \(count) " : ""
    let what: String
    switch pairing {
    case .followed: what = "no '\(second.text)' follows \(which)"
    case .directlyFollowed: what = "'\(second.text)' does not directly follow \(which)"
    case .preceded, .onlyAfter: what = "no '\(second.text)' comes before \(which)"
    case .directlyPreceded: what = "'\(second.text)' does not come directly before \(which)"
    case .relation: what = "the trace has \(which.isEmpty ? "it " : which)otherwise "
    }
    let near =
      around(left) + rights.filter { $0 > left }.prefix(1) + rights.filter { $0 < left }.suffix(1)
    return falseClaim(String(what.dropLast()), Array(Set(near)).sorted())
  }

  /// An event with the calls before and behind it.
  func around(_ event: Int) -> [Int] {
    let before = (0..<event).reversed().first { index.isShownCall($0) }
    let after = (event + 1..<max(event + 1, trace.events.count)).first { index.isShownCall($0) }
    return [before, event, after].compactMap { $0 }
  }

  // MARK: Nothing, and nothing else

  func nothing(to name: Claim.Name?, _ window: ClaimWindow) -> Diagnostic? {
    if let name, !index.knowsParticipant(name.text) { return unknownParticipant(name) }
    var range: ClaimPlaceInTrace
    switch index.place(window) {
    case .failure(let reference): return missing(reference)
    case .unknown(let problem): return problem(self)
    case .success(let place): range = place
    }
    // What happens inside a call does not happen after it.
    if case .after(let event) = window, case .range(let all) = range, let start = index.event(event)
    {
      range = .range(
        max(
          all.lowerBound, Int(trace.events[start].end))..<max(
            all.upperBound, Int(trace.events[start].end)))
    }
    let found = trace.events.indices.filter { place in
      guard range.contains(place), index.isShownCall(place) else { return false }
      guard let name else { return true }
      return index.call(at: place).map {
        trace[$0.receiver].name == index.name(of: name.text)
      } ?? false
    }
    guard let first = found.first else { return nil }
    let count = found.count == 1 ? "one call is" : "\(found.count) calls are"
    return falseClaim("\(count) there", [first] + found.dropFirst().prefix(4))
  }

  func exactly(_ name: Claim.Name, _ expected: [EventReference], _ window: ClaimWindow?)
    -> Diagnostic?
  {
    guard index.knowsParticipant(name.text) else { return unknownParticipant(name) }
    for event in expected {
      if let unknown = unknownName(in: event) { return unknown }
    }
    var place: ClaimPlaceInTrace?
    if let window {
      switch index.place(window) {
      case .failure(let reference): return missing(reference)
      case .unknown(let problem): return problem(self)
      case .success(let found): place = found
      }
    }
    // Compared are the calls of the levels that are named.
    let levels = Set(expected.flatMap { event in event.message.map { index.levels(of: $0) } ?? [] })
    let receiver = index.name(of: name.text)
    let actual = trace.events.indices.filter { event in
      guard place?.contains(event) ?? true, let call = index.call(at: event) else { return false }
      return trace[call.receiver].name == receiver && levels.contains(trace[call.selector].level)
    }
    for (place, event) in actual.enumerated() {
      guard place < expected.count else {
        return falseClaim("'\(name.text)' is sent more", [event] + actual[(place + 1)...].prefix(4))
      }
      guard let message = expected[place].message, index.isMeant(message, at: event) else {
        return falseClaim(
          "call \(place + 1) of '\(name.text)' is another",
          [event] + actual[(place + 1)...].prefix(4))
      }
    }
    guard actual.count < expected.count else { return nil }
    return falseClaim(
      "'\(name.text)' is sent no '\(expected[actual.count].message?.name ?? "")' then",
      Array(actual.suffix(3)))
  }

  func unknownParticipant(_ name: Claim.Name) -> Diagnostic {
    let names = index.isSearched() ? trace.participants.map { $0.name } : []
    return Diagnostic(
      id: "claim.unknown-participant", "nobody in the trace is called '\(name.text)'",
      at: name.span,
      notes: Diagnostic.Note.participants(names),
      fixIts: Diagnostic.FixIt.nearest(to: name.text, in: names, within: name.span))
  }
}
