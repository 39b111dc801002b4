import SourceText

/// Reads one line of a `claims` block.
struct ClaimReader {
  private let words: [ClaimWords.Word]
  private let line: SnippetLine
  private let snippet: Snippet
  private var position = 0
  /// Why the line cannot be read, where more can be said than that it cannot.
  private(set) var problem: String?

  init(_ line: SnippetLine, of snippet: Snippet) {
    self.line = line
    self.snippet = snippet
    words = ClaimWords(line).words
  }

  /// The claim, or nil where the line cannot be read as one.
  mutating func read() -> Claim? {
    guard let statement = readStatement(), position == words.count else { return nil }
    return Claim(statement: statement, span: snippet.span(line.range))
  }

  private mutating func readStatement() -> Claim.Statement? {
    if let statement = readWholeTrace() ?? readDeallocation() { return statement }
    guard let first = readReference() else { return nil }
    if take("and") { return readTurns(first) }
    var isNegated = false
    var hasVerb = false
    // The verb, with its negation before or behind it.
    if take("never") || take("is never") {
      isNegated = true
      _ = take("happens") || take("called") || take("happen")
      if position == words.count { return .count(first, .never, isNegated: false) }
    } else if take("does not happen") || take("doesn't happen")
      || take("is not called")
      || take("isn't called")
    {
      isNegated = true
      if position == words.count { return .count(first, .never, isNegated: false) }
    } else if take("happens") || take("is called") {
      hasVerb = true
      if position == words.count { return .count(first, .everOnce, isNegated: false) }
      isNegated = take("not")
    } else {
      isNegated = take("is not") || take("isn't") || take("not")
      if !isNegated { _ = take("is") }
    }
    let start = position
    if hasVerb || isNegated, let tally = readTally() {
      return .count(first, tally, isNegated: isNegated)
    }
    position = start
    let isOutside = take("outside")
    guard let relation = isOutside ? (.inside, false) : readRelation(), let second = readReference()
    else {
      return nil
    }
    return .relation(
      first, relation.relation, second, isNegated: isNegated != (relation.isNegated || isOutside))
  }

  /// `B is deallocated`, `B is never deallocated`, `B deallocates`, `B leaks`.
  private mutating func readDeallocation() -> Claim.Statement? {
    let start = position
    guard let word = peek, !Self.predicates.contains(word) else { return nil }
    let name = words[position]
    position += 1
    let isNegated =
      take("is never") || take("is not") || take("isn't") || take("does not")
      || take("never")
    if !isNegated { _ = take("is") }
    if take("leaks") || take("leak") || take("still alive"), position == words.count {
      return .leaks(deallocation(of: name), isNegated: isNegated)
    }
    guard
      take("deallocated") || take("deallocates") || take("deallocate") || take("deinitialized"),
      position == words.count
    else {
      position = start
      return nil
    }
    return .count(deallocation(of: name), isNegated ? .never : .everOnce, isNegated: false)
  }

  private func deallocation(of name: ClaimWords.Word) -> EventReference {
    EventReference(
      receiver: name.text, message: MessagePattern(named: "deinit"), occurrence: nil,
      text: name.text + ".deinit", span: snippet.span(name.range))
  }

  /// `raises …`, `warns …`, `prints …`, and their negations.
  private mutating func readWholeTrace() -> Claim.Statement? {
    let isNegated = take("never") || take("does not") || take("doesn't")
    if take("raises") || take("raise") {
      let (object, isNothing) = readObject()
      return .raises(object, isNegated: isNegated || isNothing)
    }
    if take("warns") || take("warn") {
      let tally = tallyAtEnd()
      let (object, isNothing) = readObject(before: tally?.start)
      return .warns(object, tally?.tally ?? .everOnce, isNegated: isNegated || isNothing)
    }
    if take("prints") || take("print") {
      let tally = tallyAtEnd()
      let (object, isNothing) = readObject(before: tally?.start)
      return .prints(object, tally?.tally ?? .everOnce, isNegated: isNegated || isNothing)
    }
    position = 0
    return nil
  }

  /// How often something is said to be written, behind the text, and the word that this begins at.
  private func tallyAtEnd() -> (tally: Claim.Tally, start: Int)? {
    for start in words.indices.dropFirst(position + 1) {
      var rest = self
      rest.position = start
      if let tally = rest.readTally(), rest.position == words.count { return (tally, start) }
    }
    return nil
  }

  /// The text that the rest of the line is. Where it is none it stays, so that the line is not read.
  private mutating func readObject(before end: Int? = nil) -> (object: String?, isNothing: Bool) {
    if take("nothing") { return (nil, true) }
    guard position < words.count else { return (nil, false) }
    guard let object = ClaimText(text(from: position, before: end ?? words.count)) else {
      let said = text(from: position, before: words.count - 1)
      problem =
        words[words.count - 1].text == "never" && ClaimText(said) != nil
        ? "'never' stands first: never \(words[0].text) \(said)"
        : "a text that is more than a word stands in quotation marks, and behind them nothing but how often"
      return (nil, false)
    }
    position = words.count
    return (object.text, false)
  }

  /// What is written from a word on, before another.
  private func text(from first: Int, before end: Int) -> String {
    let start = words[first].range.lowerBound - line.range.lowerBound
    let end = words[end - 1].range.upperBound - line.range.lowerBound
    return String(decoding: line.text.utf8.prefix(end).dropFirst(start), as: UTF8.self)
  }

  private mutating func readTally() -> Claim.Tally? {
    var comparison = Claim.Tally.Comparison.exactly
    var shift = 0
    if take("at least") { comparison = .atLeast }
    if take("at most") { comparison = .atMost }
    if take("more than") { (comparison, shift) = (.atLeast, 1) }
    if take("less than") || take("fewer than") { (comparison, shift) = (.atMost, -1) }
    _ = take("exactly") || take("only")
    if take("once") { return Claim.Tally(comparison: comparison, number: 1 + shift) }
    if take("twice") { return Claim.Tally(comparison: comparison, number: 2 + shift) }
    guard position < words.count, let number = Self.number(words[position].text), number < 1_000_000
    else { return nil }
    position += 1
    guard take("times") || take("time") else { return nil }
    return Claim.Tally(comparison: comparison, number: number + shift)
  }

  private static func number(_ word: String) -> Int? {
    let names = [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ]
    return names.firstIndex(of: word) ?? Int(word)
  }

  private mutating func readTurns(_ first: EventReference) -> Claim.Statement? {
    guard let second = readReference() else { return nil }
    _ = take("happen") || take("are")
    if take("in the same turn") || take("in one turn") {
      return .relation(first, .sameTurn, second, isNegated: false)
    }
    if take("in different turns") || take("not in the same turn")
      || take("do not happen in the same turn")
    {
      return .relation(first, .sameTurn, second, isNegated: true)
    }
    if take("not in different turns") {
      return .relation(first, .sameTurn, second, isNegated: false)
    }
    return nil
  }

  private mutating func readRelation() -> (relation: Claim.Relation, isNegated: Bool)? {
    if take("directly before") || take("immediately before") {
      return (.directlyBefore, false)
    }
    if take("directly after") || take("immediately after") { return (.directlyAfter, false) }
    if take("before") { return (.before, false) }
    if take("after") { return (.after, false) }
    if take("synchronously inside") || take("inside") || take("during")
      || take("synchronous in") || take("synchronously in") || take("synchronously during")
      || take("synchronous to") || take("synchronous with")
    {
      return (.inside, false)
    }
    if take("deferred from") || take("deferred after") || take("asynchronous to")
      || take("asynchronously after")
    {
      return (.deferredFrom, false)
    }
    if take("in the same turn as") { return (.sameTurn, false) }
    if take("in a different turn from") || take("in a different turn than")
      || take("in another turn than")
    {
      return (.sameTurn, true)
    }
    if take("in a later turn than") { return (.laterTurn, false) }
    if take("in an earlier turn than") { return (.earlierTurn, false) }
    return nil
  }

  // MARK: References

  private static let ordinals = ["first", "second", "third", "fourth", "fifth"]
  private static let predicates: NameSet = [
    "happens", "happen", "never", "does", "doesn't", "is", "before", "after", "directly",
    "immediately", "inside", "during", "not", "and", "in", "synchronously", "deferred", "are",
    "outside", "isn't", "synchronous", "asynchronous", "asynchronously", "do",
  ]

  private mutating func readReference() -> EventReference? {
    var occurrence: EventReference.Occurrence?
    _ = take("the")
    if let word = peek, let place = Self.ordinals.firstIndex(of: word), position + 1 < words.count {
      occurrence = .number(place + 1)
      position += 1
    } else if peek == "last", position + 1 < words.count {
      occurrence = .last
      position += 1
    }
    let start = position
    while let word = peek, !Self.predicates.contains(word) { position += 1 }
    guard position > start else { return nil }
    var text = words[start].text
    for word in words[(start + 1)..<position] { text += " " + word.text }
    let range = words[start].range.lowerBound..<words[position - 1].range.upperBound
    return reference(text, occurrence, snippet.span(range))
  }

  private mutating func reference(
    _ text: String, _ occurrence: EventReference.Occurrence?, _ span: SourceSpan
  ) -> EventReference? {
    var written = text
    guard let (receiver, name) = written.withUTF8({ Self.parts(of: $0) }) else { return nil }
    let message =
      name == "deallocates" ? MessagePattern(named: "deinit") : MessageScanner.read(name)
    guard message.stray.isEmpty else {
      problem = "'\(message.stray)' behind '\(receiver).\(message.name)' says nothing"
      return nil
    }
    return EventReference(
      receiver: receiver, message: message, occurrence: occurrence, text: text, span: span)
  }

  /// The receiver and the message of `[A viewDidLoad]`, `A.viewDidLoad` or `A deinit`.
  private static func parts(of bytes: UnsafeBufferPointer<UInt8>) -> (
    receiver: String, message: String
  )? {
    // A log's `-[A viewDidLoad]` has a sign before it.
    let unsigned = bytes.starts(with: "-[".utf8) ? bytes.dropFirst() : bytes[...]
    let isObjectiveC =
      unsigned.count > 1 && unsigned.first == UInt8(ascii: "[")
      && unsigned.last == UInt8(ascii: "]")
    let bytes = isObjectiveC ? unsigned.dropFirst().dropLast() : bytes[...]
    var dot: Int?
    var blank: Int?
    for index in bytes.startIndex..<bytes.endIndex {
      let byte = bytes[index]
      if isObjectiveC, blank != nil { break }
      if !isObjectiveC, endsName(byte) { break }
      if byte == UInt8(ascii: "."), !isObjectiveC { dot = index }
      if byte == UInt8(ascii: " ") { blank = index }
    }
    guard let mark = dot ?? blank else { return nil }
    var message = bytes[(mark + 1)...]
    if isObjectiveC { message = message.drop { $0 == UInt8(ascii: " ") } }
    guard isObjectiveC || mark > bytes.startIndex && !message.isEmpty else { return nil }
    return (
      String(decoding: bytes[..<mark], as: UTF8.self), String(decoding: message, as: UTF8.self)
    )
  }

  /// What ends the name of a message, so that a dot behind it parts no receiver from it.
  private static func endsName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "=")
  }

  // MARK: Words

  private var peek: String? { position < words.count ? words[position].text : nil }

  /// Takes words, with a blank between each two, if they are the next ones.
  private mutating func take(_ expected: StaticString) -> Bool {
    position < words.count && words[position].first == expected.utf8Start.pointee
      && takeAll(expected)
  }

  private mutating func takeAll(_ expected: StaticString) -> Bool {
    var rest = UnsafeBufferPointer(
      start: expected.utf8Start, count: expected.utf8CodeUnitCount)[...]
    var next = position
    while let first = rest.first {
      guard next < words.count, words[next].text.utf8.first == first else { return false }
      let end = rest.firstIndex(of: UInt8(ascii: " ")) ?? rest.endIndex
      guard words[next].text.utf8.elementsEqual(rest[..<end]) else { return false }
      next += 1
      rest = rest[end...].dropFirst()
    }
    position = next
    return true
  }
}
