import CallTrace
import SourceText

/// Holds a claim against a trace.
struct ClaimChecker {
  let index: EventIndex
  /// Why a message is never sent, by its name in Swift; nil for one that may be.
  private let unsent: (String) -> String?
  private var trace: Trace { index.trace }

  init(_ trace: Trace, unsent: @escaping (String) -> String?) {
    index = EventIndex(trace)
    self.unsent = unsent
  }

  /// What is wrong with a claim; nil when it is true.
  func check(_ claim: Claim, text: String) -> Diagnostic? {
    let check = ClaimCheck(claim: claim, text: text, index: index, unsent: unsent)
    return switch claim.statement {
    case .count(let events, let tally, let window, let isNegated):
      check.first(of: events) { check.count($0, tally, window, isNegated) }
    case .relation(let events, let relation, let second, let isNegated):
      check.first(of: events) { check.relation($0, relation, second, isNegated) }
    case .order(let steps): check.order(steps)
    case .anyOrder(let events): check.anyOrder(events)
    case .every(let first, let pairing, let second): check.every(first, pairing, second)
    case .nothing(let name, let window): check.nothing(to: name, window)
    case .exactly(let name, let messages, let window): check.exactly(name, messages, window)
    case .time(let event, let span, let start, let isNegated):
      check.time(event, span, from: start, isNegated)
    case .sentBy(let event, let name, let isNegated): check.sender(event, name, isNegated)
    case .value(let value): check.value(value)
    case .raises(let name, let isNegated): check.exception(name, isNegated)
    case .leaks(let events, let isNegated):
      events.isEmpty ? check.noLeak() : check.first(of: events) { check.leak($0, isNegated) }
    case .warns(let part, let tally, let isNegated):
      check.console(.warning, part, tally, isNegated)
    case .prints(let part, let tally, let isNegated):
      check.console(.program, part, tally, isNegated)
    }
  }

  /// The calls that a claim about order names, where the trace has them otherwise.
  func misplaced(_ claim: Claim) -> Set<Int> {
    guard case .relation(let events, let relation, let second, let isNegated) = claim.statement,
      let right = index.event(second)
    else { return [] }
    for event in events {
      guard let left = index.event(event) else { return [] }
      if index.holds(left, relation, right) == isNegated { return [left, right] }
    }
    return []
  }
}

/// One claim held against one trace.
struct ClaimCheck {
  let claim: Claim
  let text: String
  let index: EventIndex
  let unsent: (String) -> String?
  var trace: Trace { index.trace }

  /// What is wrong with the first of several events.
  func first(of events: [EventReference], _ check: (EventReference) -> Diagnostic?) -> Diagnostic? {
    for event in events {
      if let found = check(event) { return found }
    }
    return nil
  }

  // MARK: Names

  /// A claim about somebody nobody knows would be true or false for the wrong reason. Whoever an event is
  /// found of is known.
  func unknownName(in reference: EventReference) -> Diagnostic? {
    if case .mark(let text) = reference.kind { return unknownMark(text, reference.span) }
    guard let message = reference.message else { return nil }
    if !index.knowsParticipant(reference.receiver) {
      let names = index.isSearched() ? trace.participants.map { $0.name } : []
      return Diagnostic(
        id: "claim.unknown-participant", "nobody in the trace is called '\(reference.receiver)'",
        at: reference.span,
        notes: Diagnostic.Note.participants(names),
        fixIts: Diagnostic.FixIt.nearest(to: reference.receiver, in: names, within: reference.span))
    }
    return index.knows(message)
      ? unknownValue(in: reference, message) : unknownMessage(reference, message)
  }

  /// A heading that the scenario does not have, and that it does not print either.
  func unknownMark(_ text: String, _ span: SourceSpan) -> Diagnostic? {
    let headings = trace.events.indices.compactMap { index.divider(at: $0) }
    guard !headings.isEmpty else {
      return Diagnostic(
        id: "claim.unknown-heading", "the scenario has no heading '\(text)'", at: span,
        notes: [Diagnostic.Note("a comment '// MARK: \(text)' in the scenario sets one")])
    }
    let list = headings.prefix(10).map { "\"\($0)\"" }.joined(separator: ", ")
    return Diagnostic(
      id: "claim.unknown-heading", "the scenario has no heading '\(text)', and prints no such line",
      at: span, notes: [Diagnostic.Note("its headings are \(list)")],
      fixIts: Diagnostic.FixIt.nearest(to: text, in: headings, within: span))
  }

  private func unknownMessage(_ reference: EventReference, _ message: MessagePattern) -> Diagnostic
  {
    let written = message.name
    let name = String(written.prefix { $0 != ":" })
    guard index.isSearched() else {
      return Diagnostic(
        id: "claim.unknown-message", "there is no message '\(name)'", at: reference.span)
    }
    let spellings = index.spellings(of: message)
    guard spellings.isEmpty else {
      return Diagnostic(
        id: "claim.unknown-message", "'\(name)' has no such arguments", at: reference.span,
        notes: [Diagnostic.Note("it is written \(spellings.joined(separator: " or "))")])
    }
    return Diagnostic(
      id: "claim.unknown-message", "there is no message '\(name)'", at: reference.span,
      fixIts: Diagnostic.FixIt.nearest(
        to: name, in: trace.selectors.map { $0.baseName }, within: reference.span))
  }

  private func unknownValue(in reference: EventReference, _ message: MessagePattern) -> Diagnostic?
  {
    guard let value = index.unknownValue(in: message) else { return nil }
    return Diagnostic(
      id: "claim.unknown-value", "no call in the trace has a value '\(value.text)'",
      at: reference.span,
      notes: index.calls(of: message).map { Diagnostic.Note("actual: \($0)") }
        + [Diagnostic.Note("'…' stands for any value")])
  }

  /// A claim that nothing happens which could not happen would hold whatever the program does.
  func impossible(_ reference: EventReference) -> Diagnostic? {
    guard let message = reference.message else { return nil }
    let name = String(message.name.prefix { $0 != ":" && $0 != "(" })
    let reasons = index.selectorNames(meantBy: message).map { unsent($0) }
    if let reason = reasons.first, let reason, reasons.allSatisfy({ $0 != nil }) {
      return cannotFail("nothing here sends '\(name)'", at: reference.span, [reason])
    }
    if let value = index.valueOfWrongKind(in: message) {
      return cannotFail(
        "'\(name)' has no value of the kind of '\(value.text)'", at: reference.span,
        index.calls(of: MessagePattern(named: name)).map { "actual: \($0)" })
    }
    guard !index.canBeSent(message, to: reference.receiver) else { return nil }
    let receivers = index.receivers(of: message)
    let plain = String(message.name.prefix { $0 != ":" })
    return cannotFail(
      "'\(reference.receiver)' is never sent '\(plain)'", at: reference.span,
      [
        receivers.isEmpty
          ? "a trace has '\(plain)' only of classes that implement it"
          : "it can be sent to \(receivers.joined(separator: ", "))"
      ])
  }

  /// A claim that would be true of any trace.
  func cannotFail(_ reason: String, at span: SourceSpan? = nil, _ notes: [String] = [])
    -> Diagnostic
  {
    Diagnostic(
      id: "claim.cannot-fail", "'\(text)' cannot fail: \(reason)", at: span ?? claim.span,
      notes: notes.map { Diagnostic.Note($0) })
  }

  /// A claim about where an event stands to itself.
  func ofItself() -> Diagnostic {
    cannotFail(
      "it compares an event with itself",
      ["'the first …' and 'the last …' tell several times apart"])
  }

  private func cannotFail(_ reason: String, _ notes: [String]) -> Diagnostic {
    cannotFail(reason, at: nil, notes)
  }

  // MARK: Counts

  func count(
    _ reference: EventReference, _ tally: Claim.Tally, _ window: ClaimWindow?, _ isNegated: Bool
  ) -> Diagnostic? {
    var found = index.matches(reference)
    let isNowhere = found.isEmpty
    if isNowhere, let unknown = unknownName(in: reference) { return unknown }
    if let window {
      let place: ClaimPlaceInTrace
      switch index.place(window) {
      case .failure(let reference): return missing(reference)
      case .unknown(let problem): return problem(self)
      case .success(let found): place = found
      }
      found = found.filter { place.contains($0) }
    }
    // Of the second time, say, there is one or none.
    let counted = reference.occurrence.map { $0.event(in: found) == nil ? 0 : 1 } ?? found.count
    if tally.holds(counted) != isNegated {
      if tally.isEmpty { return cannotFail("anything happens at least 0 times") }
      return isNowhere ? impossible(reference) : nil
    }
    let near = found.isEmpty ? index.nearest(reference) : found
    let subject = reference.occurrence == nil ? "it" : "'\(reference.text)'"
    let place = window == nil ? "" : " there"
    return falseClaim("\(subject) \(Self.happens(found.count))\(place)", near)
  }

  static func happens(_ count: Int) -> String {
    count == 0 ? "never happens" : "happens \(times(count))"
  }

  private static func times(_ count: Int) -> String {
    switch count {
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }

  // MARK: Relations

  func relation(
    _ first: EventReference, _ relation: Claim.Relation, _ second: EventReference,
    _ isNegated: Bool
  ) -> Diagnostic? {
    guard let left = index.event(first), let right = index.event(second) else {
      if let unknown = unknownName(in: first) ?? unknownName(in: second) { return unknown }
      return missing(index.event(first) == nil ? first : second)
    }
    if index.holds(left, relation, right) != isNegated {
      return first.isSame(as: second) ? ofItself() : nil
    }
    return falseClaim("the trace has it otherwise", [left, right].sorted())
  }

  /// What a claim speaks of, and does not happen.
  func missing(_ reference: EventReference) -> Diagnostic {
    if let unknown = unknownName(in: reference) { return unknown }
    let found = index.matches(reference)
    return falseClaim(
      "'\(reference.text)' \(Self.happens(found.count))",
      found.isEmpty ? index.nearest(reference) : found)
  }

  // MARK: Console and exceptions

  func exception(_ name: String?, _ isNegated: Bool) -> Diagnostic? {
    var raised: [Exception] = []
    for event in trace.events {
      if case .exception(let exception) = event.kind { raised.append(exception) }
    }
    let holds = raised.contains { exception in
      name.map { exception.name == $0 || TextSearch.contains(exception.reason, $0) } ?? true
    }
    if holds != isNegated {
      return isNegated ? name.flatMap { unknownException($0, raised) } : nil
    }
    let actual = raised.first.map { "it raises \($0.name): \($0.reason)" } ?? "it raises nothing"
    return falseClaim(actual, raised.isEmpty ? index.lastCalls : [])
  }

  /// A claim that an exception is not raised that nobody knows, which nothing could raise.
  private func unknownException(_ name: String, _ raised: [Exception]) -> Diagnostic? {
    let known = ExceptionNames.all + raised.map { $0.name }
    guard ExceptionNames.isSystems(name), !known.contains(name) else { return nil }
    return cannotFail(
      "no exception is called '\(name)'",
      Suggestion.nearest(to: name, in: known).map { ["did you mean '\($0)'?"] } ?? [])
  }

  func leak(_ reference: EventReference, _ isNegated: Bool) -> Diagnostic? {
    if let unknown = unknownName(in: reference) { return unknown }
    var found: String?
    for event in trace.events {
      if case .console(let line) = event.kind, isLeak(line),
        trace[line.participant].name == index.name(of: reference.receiver)
      {
        found = line.text
      }
    }
    if (found != nil) != isNegated { return nil }
    return falseClaim(
      found ?? "nothing holds it that should not", index.matches(reference))
  }

  func noLeak() -> Diagnostic? {
    for (place, event) in trace.events.enumerated() {
      if case .console(let line) = event.kind, isLeak(line) {
        return falseClaim(line.text, [place])
      }
    }
    return nil
  }

  /// Whether a line says that a controller has leaked: the model's word, not UIKit's.
  private func isLeak(_ line: Console) -> Bool {
    line.source == .warning && line.rule.map { trace[$0].id } == "still-alive"
  }

  func console(
    _ source: Console.Source, _ part: String?, _ tally: Claim.Tally, _ isNegated: Bool
  ) -> Diagnostic? {
    var lines: [String] = []
    for event in trace.events {
      if case .console(let line) = event.kind, line.source == source, part != nil || !isLeak(line) {
        lines.append(line.text)
      }
    }
    let count = lines.count { line in part.map { TextSearch.contains(line, $0) } ?? true }
    if tally.holds(count) != isNegated { return nil }
    let verb = source == .warning ? "warns" : "prints"
    if count > 0 { return falseClaim("it \(verb) that \(Self.times(count))", []) }
    let nearest = part.flatMap { Suggestion.nearest(to: $0, in: lines) } ?? lines.first
    let actual = nearest.map { "it \(verb) \"\($0)\"" } ?? "it \(verb) nothing"
    return falseClaim(actual, [])
  }

  // MARK: Words

  /// A claim that the trace does not bear out, with what it has.
  func falseClaim(_ actual: String, _ events: [Int], _ more: [String] = []) -> Diagnostic {
    Diagnostic(
      id: "claim.false", "expected '\(text)', but \(actual)", at: claim.span,
      notes: events.prefix(5).map { Diagnostic.Note("actual: \(index.describe($0))") }
        + more.map { Diagnostic.Note($0) })
  }
}
