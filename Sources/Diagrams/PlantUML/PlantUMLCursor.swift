/// A place in a line of PlantUML text, and what can be taken from there.
struct PlantUMLCursor {
  let bytes: [UInt8]
  private(set) var index: Int
  let end: Int

  init(_ bytes: [UInt8], _ line: Range<Int>) {
    self.bytes = bytes
    index = line.lowerBound
    end = line.upperBound
  }

  /// What is left of the line.
  var rest: Range<Int> { index..<end }
  var isAtEnd: Bool { index >= end }

  /// The byte that comes next, or one further on; zero beyond the end.
  func peek(_ offset: Int = 0) -> UInt8 { index + offset < end ? bytes[index + offset] : 0 }

  /// The byte before.
  func before(_ start: Int) -> UInt8 { index > start ? bytes[index - 1] : 0x20 }

  mutating func advance(_ count: Int = 1) { index = min(index + count, end) }

  mutating func skipBlanks() {
    index = min(SourceCharacters.skipBlanks(bytes, index, sameLine: true), end)
  }

  /// Takes a character.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: character), index < end else { return false }
    index += 1
    return true
  }

  /// Takes a word that ends there, ASCII letters in either case.
  mutating func take(word: StaticString) -> Bool {
    let next = index + word.utf8CodeUnitCount
    guard next <= end, SourceCharacters.matches(bytes, index, word),
      next == end || !Self.isName(bytes[next])
    else { return false }
    index = next
    return true
  }

  /// Takes a run of letters, digits and low lines.
  mutating func takeWord() -> Range<Int> {
    let start = index
    while index < end, SourceCharacters.isWord(bytes[index]) { index += 1 }
    return start..<index
  }

  /// The name of a participant, in quotes or bare, and where it stands.
  mutating func takeName() -> (text: String, range: Range<Int>)? {
    let start = index
    if peek() == UInt8(ascii: "\""), index < end {
      guard let close = bytes[index + 1..<end].firstIndex(of: UInt8(ascii: "\"")) else {
        return nil
      }
      index = close + 1
      return (String(decoding: bytes[start + 1..<close], as: UTF8.self), start..<index)
    }
    while index < end, Self.isName(bytes[index]) { index += 1 }
    guard index > start else { return nil }
    return (String(decoding: bytes[start..<index], as: UTF8.self), start..<index)
  }

  /// Whether a byte may stand in a bare name.
  static func isName(_ byte: UInt8) -> Bool {
    SourceCharacters.isWord(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "@")
      || byte >= 0x80
  }

  /// Takes a colour, `#red` or `#FFAAAA`; what follows it up to a blank belongs to it.
  mutating func takeColor() -> String? {
    guard peek() == UInt8(ascii: "#"), index < end else { return nil }
    let start = index + 1
    index = start
    while index < end, bytes[index] != 0x20, bytes[index] != UInt8(ascii: ":") { index += 1 }
    return Self.color(bytes[start..<index])
  }

  /// A colour as CSS has it: the first of several, by name or by number.
  static func color(_ bytes: ArraySlice<UInt8>) -> String? {
    let word = bytes.prefix { SourceCharacters.isWord($0) }
    guard !word.isEmpty else { return nil }
    let text = String(decoding: word, as: UTF8.self)
    let isHexadecimal = word.allSatisfy {
      SourceCharacters.isDigit($0) || (0x61...0x66).contains(SourceCharacters.lowercased($0))
    }
    return isHexadecimal && [3, 6, 8].contains(word.count) ? "#\(text)" : text
  }

  /// Takes what stands between two marks; nil where the second is missing.
  mutating func take(from opening: StaticString, to closing: StaticString) -> Range<Int>? {
    guard SourceCharacters.matches(bytes, index, opening) else { return nil }
    let start = index + opening.utf8CodeUnitCount
    guard start <= end, let close = SourceCharacters.first(closing, in: bytes, start..<end) else {
      return nil
    }
    index = close + closing.utf8CodeUnitCount
    return start..<close
  }
}
