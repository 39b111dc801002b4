import CallTrace
import ScenarioSyntax

/// The numbers, times, texts and values in a claim.
extension ClaimMatcher {
  // MARK: How often

  private static let bounds: [(phrases: [[String]], least: Int?, most: Int?)] =
    ([
      ("at_least|no_fewer_than|no_less_than|至少|最少|不少于", 0, nil),
      ("at_most|no_more_than|up_to|最多|至多|不超过", nil, 0),
      ("more_than|多于|超过", 1, nil), ("less_than|fewer_than|少于", nil, -1),
    ] as [(String, Int?, Int?)]).map { (ClaimPattern.phrases($0.0), $0.1, $0.2) }

  private static let exactness = ClaimPattern.phrases(
    "exactly|only|just|a_total_of|恰好|正好|刚好|只|仅|仅仅")

  mutating func takeTimes() -> Bool {
    guard let tally = readTally() else { return false }
    capture { $0.tally = tally }
    return true
  }

  private mutating func readTally() -> Claim.Tally? {
    for bound in Self.bounds where take(bound.phrases) {
      _ = take(Self.exactness)
      guard let number = readCount() else { return nil }
      return Claim.Tally(bound.least.map { number + $0 } ?? 0, bound.most.map { number + $0 })
    }
    _ = take(Self.exactness)
    let start = position
    if let number = readCount() {
      let end = position
      // `once or twice`
      if take([["or"], ["to"], ["或"], ["到"]]), let most = readCount(), most >= number {
        return Claim.Tally(number, most)
      }
      position = end
      return Claim.Tally(number, number)
    }
    position = start
    let isBetween = take("between") || take("from")
    guard let least = readNumber(),
      take([["to"], ["and"], ["or"], ["–"], ["-"], ["到"], ["至"], ["或"]]),
      let most = readCount(), least <= most
    else {
      position = start
      return isBetween ? nil : readDashedRange()
    }
    return Claim.Tally(least, most)
  }

  /// `2–4 times`.
  private mutating func readDashedRange() -> Claim.Tally? {
    guard let word, !word.isQuoted else { return nil }
    let parts = word.text.unicodeScalars.split { $0 == "–" || $0 == "-" || $0 == "~" }.map {
      Int(String($0))
    }
    guard parts.count == 2, let least = parts[0], let most = parts[1], (0...most).contains(least),
      most < 1_000_000
    else { return nil }
    position += 1
    guard take(Self.units) else { return nil }
    return Claim.Tally(least, most)
  }

  private static let units = ClaimPattern.phrases("times|time|次")

  /// `twice`, `3 times`, `两次`.
  private mutating func readCount() -> Int? {
    if take("once") { return 1 }
    if take("twice") { return 2 }
    if take("thrice") { return 3 }
    guard let number = readNumber(), take(Self.units) else { return nil }
    return number
  }

  private mutating func readNumber() -> Int? {
    guard let word, !word.isQuoted else { return nil }
    let number =
      word.text == "两"
      ? 2
      : ClaimVocabulary.numbers.firstIndex(of: word.text)
        ?? ClaimVocabulary.chineseNumbers.firstIndex(of: word.text) ?? Int(word.text)
    guard let number, (-1_000_000..<1_000_000).contains(number) else { return nil }
    position += 1
    return number
  }

  mutating func takeTurn() -> Bool {
    guard let number = readNumber() else { return false }
    capture { $0.turn = number }
    return true
  }

  // MARK: Time

  private static let timeUnits: [(name: String, microseconds: Double)] = [
    ("ms", 1000), ("milliseconds", 1000), ("millisecond", 1000), ("毫秒", 1000), ("s", 1_000_000),
    ("sec", 1_000_000), ("secs", 1_000_000), ("second", 1_000_000), ("seconds", 1_000_000),
    ("秒", 1_000_000),
  ]

  mutating func takeTime() -> Bool {
    guard let (time, count) = time(at: position) else { return false }
    position += count
    capture { $0.time = time }
    return true
  }

  /// The time that words say from a place on, `0.5s` or `0.5 s`, and how many words it is; nil where they
  /// say none.
  func time(at place: Int) -> (time: Int64, count: Int)? {
    guard place < words.count, !words[place].isQuoted else { return nil }
    let text = words[place].text
    if let microseconds = Self.microseconds(text) { return (microseconds, 1) }
    guard place + 1 < words.count,
      let microseconds = Self.microseconds(text + words[place + 1].text)
    else { return nil }
    return (microseconds, 2)
  }

  private static func microseconds(_ text: String) -> Int64? {
    let units = timeUnits.filter {
      text.hasSuffix($0.name) && text.utf8.count > $0.name.utf8.count
    }
    for unit in units {
      guard let value = NumberLiteral.value(String(text.dropLast(unit.name.count))),
        value.isFinite, value >= 0
      else { continue }
      return Instant(seconds: value * unit.microseconds / 1_000_000).microseconds
    }
    return nil
  }

  // MARK: Texts

  mutating func takeText() -> Bool {
    guard let word, word.text != "," else { return false }
    guard let text = ClaimText(word.text) else {
      problem =
        "a text that is more than a word stands in quotation marks, and behind them nothing but how often"
      return false
    }
    let end = position + 1
    if end < words.count, problem == nil {
      problem =
        "a text that is more than a word stands in quotation marks, and behind them nothing but how often"
    }
    position += 1
    capture { $0.text = text.text }
    return true
  }

  mutating func takeQuoted() -> Bool {
    guard let word, word.isQuoted, let text = ClaimText(word.text) else { return false }
    position += 1
    capture { $0.text = text.text }
    return true
  }

  // MARK: Properties

  mutating func takeProperty() -> Bool {
    guard let word, word.isQuoted == word.text.hasPrefix("`") else { return false }
    let text = Self.unquoted(word.text)
    guard text.utf8.contains(UInt8(ascii: ".")), ValueQuestion.isReadable(text) else {
      return false
    }
    position += 1
    let span = span(position - 1..<position)
    capture { $0.property = (text, span) }
    return true
  }

  private static let ends: Set<String> = [
    "in", "when", "during", "inside", "at", "on", "after", "before", ",", "finally", "afterwards",
  ]

  mutating func takeValue() -> Bool {
    let start = position
    while let word, word.isQuoted || !Self.ends.contains(word.text) { position += 1 }
    guard position > start else { return false }
    var text = Self.unquoted(words[start].text)
    for word in words[(start + 1)..<position] { text += " " + word.text }
    // In a claim a text may stand in the marks of prose.
    if words[start].isQuoted, position == start + 1, !words[start].text.hasPrefix("`"),
      let inner = ClaimText(text)
    {
      text = "\"\(inner.text)\""
    }
    capture { $0.value = ArgumentPattern(text) }
    return true
  }
}
