/// Finds a text inside another, in a time that grows with both and not with their product.
///
/// Texts are the same whose characters are: an accent may be part of a letter or follow it, and a letter is
/// not found inside the same letter with an accent.
package enum TextSearch {
  /// The offset in UTF-8 of the first occurrence of a text.
  package static func offset(of part: String, in text: String) -> Int? {
    part.isEmpty ? 0 : ranges(of: part, in: text, most: 1).first?.lowerBound
  }

  /// Whether a text contains another.
  package static func contains(_ text: String, _ part: String) -> Bool {
    offset(of: part, in: text) != nil
  }

  /// Where a text occurs in another, as offsets in UTF-8; none covers a part of the one before. An empty text
  /// occurs nowhere.
  package static func ranges(of part: String, in text: String, most: Int = .max) -> [Range<Int>] {
    let (wanted, bytes) = (Array(part.utf8), Array(text.utf8))
    if isPlain(wanted), isPlain(bytes) { return places(of: wanted, in: bytes, most: most) }
    var numbers = CharacterNumbers()
    let (pattern, _) = numbers.read(part)
    let (characters, offsets) = numbers.read(text)
    return places(of: pattern, in: characters, most: most).map {
      offsets[$0.lowerBound]..<offsets[$0.upperBound]
    }
  }

  /// How many parts of a step a search costs beside what a call on the text does: characters that are more
  /// than a byte are numbered first.
  package static func cost(of part: String, in text: String) -> Int {
    let size = part.utf8.count + text.utf8.count
    return isPlain(part.utf8) && isPlain(text.utf8) ? size : 16 * size
  }

  /// Whether every byte is a character.
  private static func isPlain(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.allSatisfy { $0 < 0x80 }
  }

  /// Knuth, Morris and Pratt's search: where an element does not fit, the next shorter beginning that does is
  /// known, so that none is looked at again.
  private static func places<Element: Equatable>(
    of pattern: [Element], in elements: [Element], most: Int
  ) -> [Range<Int>] {
    guard !pattern.isEmpty, pattern.count <= elements.count else { return [] }
    let borders = borders(of: pattern)
    var result: [Range<Int>] = []
    var length = 0
    for (place, element) in elements.enumerated() {
      while length > 0, pattern[length] != element { length = borders[length - 1] }
      if pattern[length] == element { length += 1 }
      guard length == pattern.count else { continue }
      result.append(place + 1 - length..<place + 1)
      guard result.count < most else { break }
      length = 0
    }
    return result
  }

  /// For each beginning of a pattern, how long the longest shorter beginning is that it ends in.
  private static func borders<Element: Equatable>(of pattern: [Element]) -> [Int] {
    var borders = [0]
    borders.reserveCapacity(pattern.count)
    var length = 0
    for element in pattern.dropFirst() {
      while length > 0, pattern[length] != element { length = borders[length - 1] }
      if pattern[length] == element { length += 1 }
      borders.append(length)
    }
    return borders
  }
}

/// Numbers for characters, the same for the same: comparing two of them takes no time, however many marks
/// they have.
private struct CharacterNumbers {
  private var numbers: [Character: Int] = [:]

  /// The characters of a text, and where each begins, and at last where the text ends.
  mutating func read(_ text: String) -> (characters: [Int], offsets: [Int]) {
    var characters: [Int] = []
    var offsets: [Int] = []
    var offset = 0
    func add(_ character: Character, _ numbers: inout [Character: Int], size: Int) {
      let next = numbers.count
      let number = numbers[character] ?? next
      if number == next { numbers[character] = next }
      characters.append(number)
      offsets.append(offset)
      offset += size
    }
    for character in text {
      if character == "\r\n" {
        // A line is looked for by either half of its end, as in a text of bytes.
        add("\r", &numbers, size: 1)
        add("\n", &numbers, size: 1)
      } else {
        add(character, &numbers, size: character.utf8.count)
      }
    }
    return (characters, offsets + [offset])
  }
}
