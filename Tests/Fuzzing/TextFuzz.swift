/// Makes texts at random out of real ones and of pieces that parsers stumble over; the same seed makes the
/// same texts.
public struct TextFuzz: Sendable {
  /// No text is longer: what takes long is to take long by what it says.
  private static let longest = 20_000

  private let samples: [[UInt8]]
  private let words: [[UInt8]]
  public var random: SeededGenerator

  /// Creates a generator over some texts, of which there is at least one.
  public init(_ samples: [[UInt8]], words: [String], seed: UInt64) {
    self.samples = samples
    self.words = words.map { Array($0.utf8) }
    random = SeededGenerator(seed: seed)
  }

  /// The next text.
  public mutating func next() -> [UInt8] {
    var text = Array(sample().prefix(Self.longest))
    for _ in 0..<(1 + random.below(12)) { change(&text) }
    return Array(text.prefix(Self.longest))
  }

  /// Another text with a few bytes changed, or with one of some words in the place of as many bytes.
  mutating func damaged(_ bytes: [UInt8], words: [String] = []) -> [UInt8] {
    var bytes = bytes
    if !words.isEmpty, random.below(2) == 0 {
      let word = Array(words[random.below(words.count)].utf8)
      let start = place(in: bytes)
      let end = min(bytes.count, start + word.count)
      bytes.replaceSubrange(start..<end, with: word.prefix(end - start))
      return bytes
    }
    for _ in 0..<(1 + random.below(4)) { changeBytes(&bytes) }
    return bytes
  }

  private mutating func change(_ text: inout [UInt8]) {
    switch random.below(8) {
    case 0: changeBytes(&text)
    case 1, 2, 3: text.insert(contentsOf: word(), at: place(in: text))
    case 4: repeatStretch(&text)
    case 5: text.insert(contentsOf: stretch(of: sample(), atMost: 400), at: place(in: text))
    case 6: text.removeSubrange(range(in: text, atMost: 200))
    default:
      let unit = word() + word()
      let count = random.below(8) == 0 ? 1 + random.below(300) : 1 + random.below(8)
      text.insert(contentsOf: repeatElement(unit, count: count).joined(), at: place(in: text))
    }
  }

  private mutating func changeBytes(_ bytes: inout [UInt8]) {
    let place = place(in: bytes)
    switch random.below(4) {
    case 0: bytes.insert(UInt8(random.below(256)), at: place)
    case 1: bytes.removeSubrange(range(in: bytes, atMost: 40))
    case 2: bytes.removeSubrange(place...)
    default: if place < bytes.count { bytes[place] = UInt8(random.below(256)) }
    }
  }

  private mutating func repeatStretch(_ text: inout [UInt8]) {
    let range = range(in: text, atMost: 120)
    let count = random.below(6) == 0 ? random.below(100) : random.below(5)
    text.insert(
      contentsOf: repeatElement(Array(text[range]), count: count).joined(), at: range.upperBound)
  }

  private mutating func sample() -> [UInt8] { samples[random.below(samples.count)] }
  private mutating func word() -> [UInt8] { words[random.below(words.count)] }
  private mutating func place(in text: [UInt8]) -> Int { random.below(text.count + 1) }

  private mutating func range(in text: [UInt8], atMost limit: Int) -> Range<Int> {
    let start = place(in: text)
    return start..<min(text.count, start + random.below(limit))
  }

  private mutating func stretch(of text: [UInt8], atMost limit: Int) -> [UInt8] {
    Array(text[range(in: text, atMost: limit)])
  }
}
