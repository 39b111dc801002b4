public import ScenarioSyntax

/// Makes programs at random out of the tokens of real ones; the same seed makes the same programs.
public struct FuzzGenerator: Sendable {
  private let corpus: FuzzCorpus
  private var random: SeededGenerator

  /// Creates a generator over a corpus that has snippets of both languages.
  public init(_ corpus: FuzzCorpus, seed: UInt64) {
    self.corpus = corpus
    random = SeededGenerator(seed: seed)
  }

  /// The next program of a language.
  public mutating func next(_ dialect: Dialect) -> FuzzCase {
    let text = program(dialect)
    var stage: (text: String, dialect: Dialect)?
    var owner: (isClass: Bool, name: String)?
    if random.below(4) == 0 {
      let other = random.below(3) == 0 ? Self.other(dialect) : dialect
      let tokens = snippet(other)
      stage = (tokens.joined(), other)
      let names = tokens.filter { $0.utf8.first.map { $0 > 0x40 } ?? false }
      if random.below(2) == 0, !names.isEmpty {
        owner = (random.below(2) == 0, names[random.below(names.count)])
      }
    }
    let isExpected = random.below(4) == 0 && !corpus.expectations.isEmpty
    return FuzzCase(
      program: text, dialect: random.below(40) == 0 ? Self.other(dialect) : dialect, stage: stage,
      owner: owner, expectation: isExpected ? expectation() : "", isPublished: random.below(4) == 0)
  }

  private static func other(_ dialect: Dialect) -> Dialect {
    dialect == .swift ? .objectiveC : .swift
  }

  private mutating func program(_ dialect: Dialect) -> String {
    switch random.below(16) {
    case 0: soup(dialect)
    case 1: bytes(snippet(dialect).joined())
    case 2: nesting(dialect)
    case 3: repetition(dialect)
    case 4, 5: splice(dialect)
    case 6: mutated(splitLines(dialect)).joined()
    default: mutated(snippet(dialect)).joined()
    }
  }

  // MARK: Ways to make a program

  /// A snippet with a few tokens removed, doubled, swapped or taken from another.
  private mutating func mutated(_ snippet: [String]) -> [String] {
    var tokens = snippet
    for _ in 0..<(1 + random.below(8)) where !tokens.isEmpty {
      let donor = self.snippet(random.below(12) == 0 ? .objectiveC : .swift)
      let place = random.below(tokens.count)
      switch random.below(6) {
      case 0: tokens.remove(at: place)
      case 1: tokens.insert(donor[random.below(donor.count)], at: place)
      case 2: tokens.swapAt(place, random.below(tokens.count))
      case 3: tokens[place] = tokens[random.below(tokens.count)]
      case 4:
        let start = random.below(donor.count)
        tokens.insert(contentsOf: donor[start..<min(donor.count, start + 12)], at: place)
      default: tokens[place] = donor[random.below(donor.count)]
      }
    }
    return tokens
  }

  /// Tokens of any snippets, one after the other.
  private mutating func soup(_ dialect: Dialect) -> String {
    var text = ""
    for _ in 0..<random.below(160) {
      let tokens = snippet(dialect)
      text += tokens[random.below(tokens.count)]
      if random.below(3) == 0 { text += " " }
    }
    return text
  }

  /// A text with some of its bytes changed.
  private mutating func bytes(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<(1 + random.below(6)) where !bytes.isEmpty {
      let place = random.below(bytes.count)
      switch random.below(3) {
      case 0: bytes[place] = UInt8(random.below(256))
      case 1: bytes.insert(UInt8(random.below(256)), at: place)
      default: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.below(40)))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A few tokens over and over, inside a snippet.
  private mutating func nesting(_ dialect: Dialect) -> String {
    let tokens = snippet(dialect)
    let start = random.below(tokens.count)
    let unit = tokens[start..<min(tokens.count, start + 1 + random.below(6))].joined()
    let place = random.below(tokens.count)
    return tokens[..<place].joined() + String(repeating: unit, count: random.below(400))
      + tokens[place...].joined()
  }

  /// A snippet with one stretch of it repeated.
  private mutating func repetition(_ dialect: Dialect) -> String {
    let tokens = snippet(dialect)
    let start = random.below(tokens.count)
    let end = start + random.below(tokens.count - start)
    let stretch = tokens[start..<end].joined()
    return tokens[..<start].joined() + String(repeating: stretch, count: 1 + random.below(30))
      + tokens[end...].joined()
  }

  /// Lines of several snippets, in any order.
  private mutating func splice(_ dialect: Dialect) -> String { splitLines(dialect).joined() }

  private mutating func splitLines(_ dialect: Dialect) -> [String] {
    var tokens: [String] = []
    for _ in 0..<(2 + random.below(12)) {
      let lines = snippet(dialect).split(separator: "\n")
      if lines.isEmpty { continue }
      tokens += lines[random.below(lines.count)]
      tokens.append("\n")
    }
    return tokens
  }

  private mutating func expectation() -> String {
    var tokens = corpus.expectations[random.below(corpus.expectations.count)]
    for _ in 0..<random.below(4) {
      let donor = corpus.expectations[random.below(corpus.expectations.count)]
      tokens[random.below(tokens.count)] = donor[random.below(donor.count)]
    }
    return random.below(6) == 0 ? bytes(tokens.joined()) : tokens.joined()
  }

  private mutating func snippet(_ dialect: Dialect) -> [String] {
    let all = corpus.snippets(dialect)
    return all[random.below(all.count)]
  }
}
