/// What readers of diagrams take for a blank and for a letter: what JavaScript's expressions do, as
/// Mermaid's lexer is made of them.
enum SourceCharacters {
  /// How many bytes the blank at a place takes; zero where there is none. A line feed is a blank.
  static func blankLength(_ bytes: [UInt8], _ index: Int) -> Int {
    guard index < bytes.count else { return 0 }
    let first = bytes[index]
    if first < 0x80 { return first == 0x20 || (first >= 0x09 && first <= 0x0D) ? 1 : 0 }
    guard index + 1 < bytes.count else { return 0 }
    let second = bytes[index + 1]
    if first == 0xC2 { return second == 0xA0 ? 2 : 0 }
    guard index + 2 < bytes.count else { return 0 }
    let third = bytes[index + 2]
    switch (first, second) {
    case (0xE1, 0x9A): return third == 0x80 ? 3 : 0
    case (0xE2, 0x80):
      return third <= 0x8A || third == 0xA8 || third == 0xA9 || third == 0xAF ? 3 : 0
    case (0xE2, 0x81): return third == 0x9F ? 3 : 0
    case (0xE3, 0x80): return third == 0x80 ? 3 : 0
    case (0xEF, 0xBB): return third == 0xBF ? 3 : 0
    default: return 0
    }
  }

  /// The first place at or after `index` that is no blank.
  static func skipBlanks(_ bytes: [UInt8], _ index: Int, sameLine: Bool = false) -> Int {
    var index = index
    while true {
      if sameLine, index < bytes.count, bytes[index] == 0x0A { return index }
      let length = blankLength(bytes, index)
      if length == 0 { return index }
      index += length
    }
  }

  /// A range without the blanks around it.
  static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    let lower = min(skipBlanks(bytes, range.lowerBound), range.upperBound)
    var upper = range.upperBound
    while upper > lower {
      // A blank is one byte, two or three.
      let isOne = blankLength(bytes, upper - 1) == 1
      let isTwo = upper - lower > 1 && blankLength(bytes, upper - 2) == 2
      let isThree = upper - lower > 2 && blankLength(bytes, upper - 3) == 3
      guard isOne || isTwo || isThree else { break }
      upper -= isOne ? 1 : isTwo ? 2 : 3
    }
    return lower..<upper
  }

  /// A text without the blanks around it.
  static func trimmed(_ text: Substring) -> String {
    let bytes = Array(text.utf8)
    return String(decoding: bytes[trimmed(bytes, 0..<bytes.count)], as: UTF8.self)
  }

  /// Whether a byte is a letter, a digit or a low line.
  static func isWord(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || byte == 0x5F
  }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// A byte in lower case, as far as ASCII goes.
  static func lowercased(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  /// Where some bytes stand first in a range.
  static func first(_ word: StaticString, in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index + word.utf8CodeUnitCount <= range.upperBound {
      if matches(bytes, index, word) { return index }
      index += 1
    }
    return nil
  }

  /// Whether some bytes stand at a place; ASCII letters in either case.
  static func matches(_ bytes: [UInt8], _ index: Int, _ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    return word.withUTF8Buffer { word in
      for offset in 0..<count
      where unsafe lowercased(bytes[index + offset]) != lowercased(word[offset]) {
        return false
      }
      return true
    }
  }
}
