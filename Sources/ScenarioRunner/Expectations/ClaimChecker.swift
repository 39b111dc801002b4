import SourceText
import Tracing

/// Holds a claim against a trace.
struct ClaimChecker {
  private let index: EventIndex
  private var trace: Trace { index.trace }

  init(_ trace: Trace) { index = EventIndex(trace) }

  /// What is wrong with a claim; nil when it is true.
  func check(_ claim: Claim, text: String) -> Diagnostic? {
    switch claim.statement {
    case .count(let reference, let tally, let isNegated):
      checkCount(claim, text, reference, tally, isNegated)
    case .relation(let first, let relation, let second, let isNegated):
      checkRelation(claim, text, first, relation, second, isNegated)
    case .raises(let name, let isNegated): checkException(claim, text, name, isNegated)
    case .leaks(let reference, let isNegated):
      unknownName(in: reference) ?? checkLeak(claim, text, reference, isNegated)
    case .warns(let part, let tally, let isNegated):
      checkConsole(claim, text, .warning, part, tally, isNegated)
    case .prints(let part, let tally, let isNegated):
      checkConsole(claim, text, .program, part, tally, isNegated)
    }
  }

  // MARK: Names

  /// A claim about somebody nobody knows would be true or false for the wrong reason. Whoever an event is
  /// found of is known.
  private func unknownName(in reference: EventReference) -> Diagnostic? {
    if !index.knowsParticipant(reference.receiver) {
      let names = index.isSearched() ? trace.participants.map { $0.name } : []
      return Diagnostic(
        id: "claim.unknown-participant", "nobody in the trace is called '\(reference.receiver)'",
        at: reference.span,
        notes: Diagnostic.Note.participants(names),
        fixIts: Diagnostic.FixIt.nearest(to: reference.receiver, in: names, within: reference.span))
    }
    return index.knows(reference.message)
      ? unknownValue(in: reference) : unknownMessage(reference)
  }

  private func unknownMessage(_ reference: EventReference) -> Diagnostic {
    let written = reference.message.name
    let name = String(written.prefix { $0 != ":" })
    guard index.isSearched() else {
      return Diagnostic(
        id: "claim.unknown-message", "there is no message '\(name)'", at: reference.span)
    }
    let spellings = index.spellings(of: reference.message)
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

  private func unknownValue(in reference: EventReference) -> Diagnostic? {
    guard let value = index.unknownValue(in: reference.message) else { return nil }
    return Diagnostic(
      id: "claim.unknown-value", "no call in the trace has a value '\(value.text)'",
      at: reference.span,
      notes: index.calls(of: reference.message).map { Diagnostic.Note("actual: \($0)") }
        + [Diagnostic.Note("'…' stands for any value")])
  }

  /// A claim that nothing happens which could not happen would hold whatever the program does.
  private func impossible(_ reference: EventReference, _ text: String) -> Diagnostic? {
    let name = String(reference.message.name.prefix { $0 != ":" && $0 != "(" })
    let reasons = index.selectorNames(meantBy: reference.message).map {
      UnsentCallbacks.reason($0)
    }
    if let reason = reasons.first, let reason, reasons.allSatisfy({ $0 != nil }) {
      return Diagnostic(
        id: "claim.cannot-fail", "'\(text)' cannot fail: nothing here sends '\(name)'",
        at: reference.span, notes: [Diagnostic.Note(reason)])
    }
    if let value = index.valueOfWrongKind(in: reference.message) {
      return Diagnostic(
        id: "claim.cannot-fail",
        "'\(text)' cannot fail: '\(name)' has no value of the kind of '\(value.text)'",
        at: reference.span,
        notes: index.calls(of: MessagePattern(named: name)).map { Diagnostic.Note("actual: \($0)") }
      )
    }
    guard !index.canBeSent(reference.message, to: reference.receiver) else { return nil }
    let receivers = index.receivers(of: reference.message)
    let message = String(reference.message.name.prefix { $0 != ":" })
    let note =
      receivers.isEmpty
      ? "a trace has '\(message)' only of classes that implement it"
      : "it can be sent to \(receivers.joined(separator: ", "))"
    return Diagnostic(
      id: "claim.cannot-fail",
      "'\(text)' cannot fail: '\(reference.receiver)' is never sent '\(message)'",
      at: reference.span, notes: [Diagnostic.Note(note)])
  }

  /// A claim about where an event stands to itself.
  private func ofItself(_ claim: Claim, _ text: String) -> Diagnostic {
    Diagnostic(
      id: "claim.cannot-fail", "'\(text)' cannot fail: it compares an event with itself",
      at: claim.span,
      notes: [Diagnostic.Note("'the first …' and 'the last …' tell several times apart")])
  }

  /// A claim that holds of every trace: at least 0 times.
  private func empty(_ claim: Claim, _ text: String) -> Diagnostic {
    Diagnostic(
      id: "claim.cannot-fail", "'\(text)' cannot fail: anything happens at least 0 times",
      at: claim.span)
  }

  // MARK: Counts

  private func checkCount(
    _ claim: Claim, _ text: String, _ reference: EventReference, _ tally: Claim.Tally,
    _ isNegated: Bool
  ) -> Diagnostic? {
    let found = index.matches(reference)
    if found.isEmpty, let unknown = unknownName(in: reference) { return unknown }
    // Of the second time, say, there is one or none.
    let counted = reference.occurrence.map { $0.event(in: found) == nil ? 0 : 1 } ?? found.count
    if tally.holds(counted) != isNegated {
      return tally.isEmpty ? empty(claim, text) : found.isEmpty ? impossible(reference, text) : nil
    }
    let near = found.isEmpty ? index.nearest(reference) : found
    let subject = reference.occurrence == nil ? "it" : "'\(reference.text)'"
    return falseClaim(claim, text, "\(subject) \(Self.happens(found.count))", near)
  }

  private static func happens(_ count: Int) -> String {
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

  private func checkRelation(
    _ claim: Claim, _ text: String, _ first: EventReference, _ relation: Claim.Relation,
    _ second: EventReference, _ isNegated: Bool
  ) -> Diagnostic? {
    guard let left = index.event(first), let right = index.event(second) else {
      if let unknown = unknownName(in: first) ?? unknownName(in: second) { return unknown }
      let missing = index.event(first) == nil ? first : second
      return falseClaim(
        claim, text, "'\(missing.text)' \(Self.happens(index.matches(missing).count))",
        index.matches(missing).isEmpty ? index.nearest(missing) : index.matches(missing))
    }
    if holds(left, relation, right) != isNegated {
      return first.isSame(as: second) ? ofItself(claim, text) : nil
    }
    return falseClaim(claim, text, "the trace has it otherwise", [left, right].sorted())
  }

  private func holds(_ left: Int, _ relation: Claim.Relation, _ right: Int) -> Bool {
    switch relation {
    case .before: left < right
    case .after: left > right
    case .directlyBefore: follows(right, left)
    case .directlyAfter: follows(left, right)
    case .inside: left > right && left < Int(trace.events[right].end)
    case .deferredFrom: left >= Int(trace.events[right].end)
    case .sameTurn: turn(left) == turn(right)
    case .laterTurn: turn(left) > turn(right)
    case .earlierTurn: turn(left) < turn(right)
    }
  }

  private func turn(_ event: Int) -> Int32 { trace.events[event].moment.turn }

  /// Whether no other call of a level that is usually shown stands between two.
  private func follows(_ later: Int, _ earlier: Int) -> Bool {
    guard earlier < later else { return false }
    return !trace.events[(earlier + 1)..<later].contains { event in
      guard case .call(let call) = event.kind else { return false }
      let level = trace[call.selector].level
      return level == .appearance || level == .containment
    }
  }

  /// The calls that a claim about order names, where the trace has them otherwise.
  func misplaced(_ claim: Claim) -> Set<Int> {
    guard case .relation(let first, let relation, let second, let isNegated) = claim.statement,
      let left = index.event(first), let right = index.event(second),
      holds(left, relation, right) == isNegated
    else { return [] }
    return [left, right]
  }

  // MARK: Console and exceptions

  private func checkException(
    _ claim: Claim, _ text: String, _ name: String?, _ isNegated: Bool
  ) -> Diagnostic? {
    var raised: [Exception] = []
    for event in trace.events {
      if case .exception(let exception) = event.kind { raised.append(exception) }
    }
    let holds = raised.contains { exception in
      name.map { exception.name == $0 || TextSearch.contains(exception.reason, $0) } ?? true
    }
    if holds != isNegated {
      return isNegated ? name.flatMap { unknownException($0, claim, text, raised) } : nil
    }
    let actual = raised.first.map { "it raises \($0.name): \($0.reason)" } ?? "it raises nothing"
    return falseClaim(claim, text, actual, raised.isEmpty ? index.lastCalls : [])
  }

  /// A claim that an exception is not raised that nobody knows, which nothing could raise.
  private func unknownException(
    _ name: String, _ claim: Claim, _ text: String, _ raised: [Exception]
  ) -> Diagnostic? {
    let known = ExceptionNames.all + raised.map { $0.name }
    guard ExceptionNames.isSystems(name), !known.contains(name) else { return nil }
    return Diagnostic(
      id: "claim.cannot-fail", "'\(text)' cannot fail: no exception is called '\(name)'",
      at: claim.span,
      notes: Suggestion.nearest(to: name, in: known).map {
        [Diagnostic.Note("did you mean '\($0)'?")]
      } ?? [])
  }

  private func checkLeak(
    _ claim: Claim, _ text: String, _ reference: EventReference, _ isNegated: Bool
  ) -> Diagnostic? {
    var found: String?
    for event in trace.events {
      if case .console(let line) = event.kind, isLeak(line),
        trace[line.participant].name == reference.receiver
      {
        found = line.text
      }
    }
    if (found != nil) != isNegated { return nil }
    return falseClaim(
      claim, text, found ?? "nothing holds it that should not", index.matches(reference))
  }

  /// Whether a line says that a controller has leaked: the model's word, not UIKit's.
  private func isLeak(_ line: Console) -> Bool {
    line.source == .warning && line.rule.map { trace[$0].id } == "still-alive"
  }

  private func checkConsole(
    _ claim: Claim, _ text: String, _ source: Console.Source, _ part: String?,
    _ tally: Claim.Tally, _ isNegated: Bool
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
    if count > 0 { return falseClaim(claim, text, "it \(verb) that \(Self.times(count))", []) }
    let nearest = part.flatMap { Suggestion.nearest(to: $0, in: lines) } ?? lines.first
    let actual = nearest.map { "it \(verb) \"\($0)\"" } ?? "it \(verb) nothing"
    return falseClaim(claim, text, actual, [])
  }

  // MARK: Words

  private func falseClaim(_ claim: Claim, _ text: String, _ actual: String, _ events: [Int])
    -> Diagnostic
  {
    Diagnostic(
      id: "claim.false", "expected '\(text)', but \(actual)", at: claim.span,
      notes: events.prefix(5).map { Diagnostic.Note("actual: \(index.describe($0))") })
  }
}
