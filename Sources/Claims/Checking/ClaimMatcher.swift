import CallTrace
import SourceText

/// What the places of a pattern have taken.
struct ClaimCaptures {
  /// The events in the places A, B and C.
  var events: [[EventReference]] = [[], [], []]
  var steps: [Claim.Step] = []
  var names: [Claim.Name] = []
  var tally = Claim.Tally.everOnce
  var relation = Claim.Relation.before
  var text: String?
  var time: Int64 = 0
  var turn = 0
  var comparison = ValueClaim.Comparison.equal
  var property: (text: String, span: SourceSpan)?
  var value = ArgumentPattern("")
  var window: ClaimWindow?
  var isNegated = false
}

/// Matches the words of a claim with patterns, from left to right.
struct ClaimMatcher {
  let words: [ClaimWords.Word]
  let snippet: Snippet
  private(set) var captures = ClaimCaptures()
  var position = 0
  /// Why the line cannot be read, where more can be said than that it cannot.
  var problem: String?
  /// The events that begin at a word, for they are read once for each pattern.
  var events: [Int: (event: EventReference, end: Int)?] = [:]
  private var isInWindow = false

  init(_ words: [ClaimWords.Word], of snippet: Snippet) {
    self.words = words
    self.snippet = snippet
  }

  /// What a pattern takes of the whole line; nil where it does not fit.
  mutating func match(_ pattern: ClaimPattern) -> ClaimCaptures? {
    position = 0
    captures = ClaimCaptures()
    guard take(pattern) else { return nil }
    _ = take([["."], ["。"]])
    return position == words.count ? captures : nil
  }

  private mutating func take(_ pattern: ClaimPattern) -> Bool {
    for part in pattern.parts {
      switch part {
      case .phrases(let phrases, let isOptional, let isNegation):
        if take(phrases) {
          if isNegation { captures.isNegated.toggle() }
        } else if !isOptional {
          return false
        }
      case .place(let place, let isOptional):
        let (start, before) = (position, captures)
        guard take(place) else {
          guard isOptional else { return false }
          position = start
          captures = before
          continue
        }
      }
    }
    return true
  }

  // MARK: Words

  var word: ClaimWords.Word? { position < words.count ? words[position] : nil }

  /// Takes the first of some phrases that comes next; a comma before it says nothing.
  mutating func take(_ phrases: [[String]]) -> Bool {
    for start in [position, position + 1] {
      if start > position, word?.text != "," { return false }
      for phrase in phrases where isNext(phrase, at: start) {
        position = start + phrase.count
        return true
      }
    }
    return false
  }

  mutating func take(_ phrase: String...) -> Bool { take([phrase]) }

  private func isNext(_ phrase: [String], at start: Int) -> Bool {
    guard start + phrase.count <= words.count else { return false }
    for (offset, expected) in phrase.enumerated() {
      let word = words[start + offset]
      guard !word.isQuoted, word.text == expected else { return false }
    }
    return true
  }

  // MARK: Places

  private mutating func take(_ place: ClaimPlace) -> Bool {
    switch place {
    case .eventA: takeEvent(0)
    case .eventB: takeEvent(1)
    case .eventC: takeEvent(2)
    case .events: takeEvents()
    case .chain: takeChain()
    case .name: takeName()
    case .names: takeNames()
    case .messages: takeMessages()
    case .times: takeTimes()
    case .relation: takeRelation(ClaimVocabulary.relations)
    case .relationBehind: takeRelation(ClaimVocabulary.relationsBehind)
    case .text: takeText()
    case .quoted: takeQuoted()
    case .time: takeTime()
    case .turn: takeTurn()
    case .comparison: takeComparison()
    case .property: takeProperty()
    case .value: takeValue()
    case .window: takeWindow()
    }
  }

  private mutating func takeEvent(_ place: Int) -> Bool {
    guard let event = readEvent() else { return false }
    captures.events[place] = [event]
    return true
  }

  private mutating func takeEvents() -> Bool {
    guard let events = readEvents() else { return false }
    captures.events[0] = events
    return true
  }

  private mutating func takeChain() -> Bool {
    guard let event = readEvent() else { return false }
    var steps = [Claim.Step(event: event)]
    var says = position > 0 && words[0].text == "先"
    while position < words.count {
      let start = position
      let isDirect = take(Self.directSteps)
      let isSaid = isDirect || take(Self.steps)
      if !isSaid, word?.text == "," { position += 1 }
      guard position > start, let next = readEvent() else {
        position = start
        break
      }
      says = says || isSaid
      steps.append(Claim.Step(event: next, isDirect: isDirect))
    }
    captures.steps = steps
    return says && steps.count > 1
  }

  private static let directSteps = ClaimPattern.phrases(
    "directly_before|immediately_before|right_before|directly_followed_by|immediately_followed_by|then_directly"
  )
  private static let steps = ClaimPattern.phrases(
    "before|then|and_then|followed_by|is_followed_by|and_finally|->|>|再|然后|接着|而后|早于|先于|最后|随后")

  private mutating func takeRelation(
    _ table: [ClaimVocabulary.RelationRow]
  ) -> Bool {
    var best: (end: Int, relation: Claim.Relation, isNegated: Bool)?
    let start = position
    for row in table {
      position = start
      if take(row.phrases), position > best?.end ?? start {
        best = (position, row.relation, row.isNegated)
      }
    }
    guard let best else {
      position = start
      return false
    }
    position = best.end
    captures.relation = best.relation
    if best.isNegated { captures.isNegated.toggle() }
    return true
  }

  private mutating func takeComparison() -> Bool {
    for row in ClaimVocabulary.comparisons where take(row.phrases) {
      captures.comparison = row.comparison
      if row.isNegated { captures.isNegated.toggle() }
      return true
    }
    return false
  }

  private mutating func takeWindow() -> Bool {
    // A part of a trace is not named by another.
    guard !isInWindow else { return false }
    isInWindow = true
    defer { isInWindow = false }
    let (start, outer) = (position, captures)
    for (pattern, meaning) in ClaimGrammar.windows {
      position = start
      captures = ClaimCaptures()
      guard take(pattern), let window = window(meaning, start) else { continue }
      captures = outer
      captures.window = window
      return true
    }
    position = start
    captures = outer
    return false
  }

  private func window(_ meaning: ClaimGrammar.WindowMeaning, _ start: Int) -> ClaimWindow? {
    let (second, third) = (captures.events[1].first, captures.events[2].first)
    switch meaning {
    case .turn: return .turn(captures.turn, span(start..<position))
    case .heading: return captures.text.map { .heading($0, span(start..<position)) }
    case .after: return second.map { .after($0) }
    case .before: return second.map { .before($0) }
    case .inside: return second.map { .inside($0) }
    case .between:
      guard let second, let third else { return nil }
      return .between(second, third)
    }
  }

  // MARK: Writing captures

  mutating func capture(_ change: (inout ClaimCaptures) -> Void) { change(&captures) }

  /// The place of some words.
  func span(_ range: Range<Int>) -> SourceSpan {
    snippet.span(
      words[range.lowerBound].range.lowerBound..<words[range.upperBound - 1].range.upperBound)
  }
}
