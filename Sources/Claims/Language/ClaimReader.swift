import CallTrace
import SourceText

/// Reads one line of a `claims` block by the forms of `ClaimGrammar`.
struct ClaimReader {
  private let line: SnippetLine
  private let snippet: Snippet
  private var matcher: ClaimMatcher
  /// Why the line cannot be read, where more can be said than that it cannot.
  var problem: String? { matcher.problem }
  /// The words of the line.
  var words: [ClaimWords.Word] { matcher.words }

  /// A line of more words is no claim.
  static let mostWords = 400

  init(_ line: SnippetLine, of snippet: Snippet) {
    self.line = line
    self.snippet = snippet
    matcher = ClaimMatcher(ClaimWords(line).words, of: snippet)
  }

  /// The claim, or nil where the line cannot be read as one.
  mutating func read() -> Claim? {
    guard matcher.words.count <= Self.mostWords else { return nil }
    for form in ClaimGrammar.forms {
      for pattern in form.patterns {
        guard let captures = matcher.match(pattern),
          let statement = statement(form.meaning, captures)
        else { continue }
        return Claim(statement: statement, span: snippet.span(line.range))
      }
    }
    return nil
  }

  private func statement(_ meaning: ClaimGrammar.Meaning, _ found: ClaimCaptures)
    -> Claim.Statement?
  {
    let events = found.events[0]
    switch meaning {
    case .count:
      if let lines = lines(events, found) { return lines }
      return .count(events, found.tally, found.window, isNegated: found.isNegated)
    case .never:
      return .count(events + found.events[1], .never, found.window, isNegated: false)
    case .ever: return .count(events, .everOnce, found.window, isNegated: false)
    case .relation:
      return found.events[1].first.map {
        .relation(events, found.relation, $0, isNegated: found.isNegated)
      }
    case .insideReversed:
      return found.events[1].first.map {
        .relation(events, .inside, $0, isNegated: found.isNegated)
      }
    case .sameTurn, .differentTurn:
      let isNegated = found.isNegated != (meaning == .differentTurn)
      return found.events[1].first.map { .relation(events, .sameTurn, $0, isNegated: isNegated) }
    case .order:
      let steps = found.steps.isEmpty ? events.map { Claim.Step(event: $0) } : found.steps
      return steps.count > 1 ? .order(steps) : nil
    case .anyOrder: return events.count > 1 ? .anyOrder(events) : nil
    case .followed: return every(.followed, found)
    case .directlyFollowed: return every(.directlyFollowed, found)
    case .preceded: return every(.preceded, found)
    case .directlyPreceded: return every(.directlyPreceded, found)
    case .onlyAfter: return every(.onlyAfter, found)
    case .everyRelation: return every(.relation(found.relation), found)
    case .nothing: return found.window.map { .nothing(to: nil, $0) }
    case .nothingTo:
      guard let window = found.window else { return nil }
      return .nothing(to: found.names.first, window)
    case .exactly:
      return found.names.first.map { .exactly($0, events, found.window) }
    case .within, .time, .at: return time(meaning, found)
    case .sentBy:
      guard let event = events.first, let name = found.names.first else { return nil }
      return .sentBy(event, name, isNegated: found.isNegated)
    case .value: return value(found)
    case .deallocated:
      let all = found.names.map { matcher.deallocation(of: $0) }
      return .count(all, found.isNegated ? .never : .everOnce, nil, isNegated: false)
    case .leaks:
      let all = found.names.map { matcher.deallocation(of: $0) }
      return .leaks(all, isNegated: found.isNegated)
    case .nothingLeaks: return .leaks([], isNegated: true)
    case .raises: return .raises(found.text, isNegated: found.isNegated)
    case .raisesNothing: return .raises(nil, isNegated: true)
    case .warns: return .warns(found.text, found.tally, isNegated: found.isNegated)
    case .warnsNothing: return .warns(nil, .everOnce, isNegated: true)
    case .prints: return prints(found)
    case .printsNothing: return .prints(nil, .everOnce, isNegated: true)
    }
  }

  private func every(_ pairing: Claim.Pairing, _ found: ClaimCaptures) -> Claim.Statement? {
    guard let first = found.events[0].first, let second = found.events[1].first else { return nil }
    return .every(first, pairing, second)
  }

  /// So many lines on the console, where nothing else is said of one.
  private func lines(_ events: [EventReference], _ found: ClaimCaptures) -> Claim.Statement? {
    guard events.count == 1, found.window == nil, events[0].occurrence == nil,
      case .line(let source, let text) = events[0].kind
    else { return nil }
    return source == .program
      ? .prints(text, found.tally, isNegated: found.isNegated)
      : .warns(text, found.tally, isNegated: found.isNegated)
  }

  /// What is printed in a part of the trace is an event like any other.
  private func prints(_ found: ClaimCaptures) -> Claim.Statement {
    guard let window = found.window else {
      return .prints(found.text, found.tally, isNegated: found.isNegated)
    }
    let text = "prints" + (found.text.map { " \"\($0)\"" } ?? "")
    let line = EventReference(
      kind: .line(.program, found.text), text: text, span: snippet.span(line.range))
    return .count([line], found.tally, window, isNegated: found.isNegated)
  }

  private func time(_ meaning: ClaimGrammar.Meaning, _ found: ClaimCaptures) -> Claim.Statement? {
    guard let event = found.events[0].first else { return nil }
    let isAtLeast = matcher.words.contains { Self.atLeast.contains($0.text) }
    let span =
      meaning == .within
      ? Claim.TimeSpan(least: 0, most: found.time)
      : Claim.TimeSpan(least: found.time, most: isAtLeast ? nil : found.time)
    return .time(
      event, span, from: meaning == .at ? nil : found.events[1].first, isNegated: found.isNegated)
  }

  private static let atLeast = ["least", "more", "sooner", "至少", "超过"]

  private func value(_ found: ClaimCaptures) -> Claim.Statement? {
    guard let property = found.property else { return nil }
    let moment: ValueClaim.Moment =
      if let event = found.events[0].first {
        .beginning(event)
      } else if let event = found.events[1].first {
        .end(event)
      } else {
        .last
      }
    var messages: MessagePattern?
    switch moment {
    case .beginning(let event), .end(let event):
      guard let message = event.message else { return nil }
      messages = message
    case .last: break
    }
    return .value(
      ValueClaim(
        question: ValueQuestion(property.text, in: messages?.name), comparison: found.comparison,
        value: found.value, moment: moment, isNegated: found.isNegated, span: property.span))
  }
}
