/// The words of a text, as the search takes texts apart: runs of letters and digits, and runs of signs of
/// scripts that leave no blanks, which end where they meet others.
struct SearchWords {
  enum Kind { case spaced, dense }

  struct Word {
    let kind: Kind
    let bytes: ArraySlice<UInt8>
    /// Whether one blank and no more parts it from the word before it.
    let isBesideLast: Bool
  }

  /// Calls some work with each word of a text.
  static func visit(in text: ArraySlice<UInt8>, _ body: (Word) -> Void) {
    var place = text.startIndex
    var last = place
    while place < text.endIndex {
      guard let (kind, length) = sign(text, at: place) else {
        place += Self.length(of: text[place])
        continue
      }
      let start = place
      place += length
      while place < text.endIndex, let (next, length) = sign(text, at: place), next == kind {
        place += length
      }
      place = min(place, text.endIndex)
      let isBeside = start == last + 1 && start > text.startIndex && text[last] <= 0x20
      body(Word(kind: kind, bytes: text[start..<place], isBesideLast: isBeside))
      last = place
    }
  }

  /// The signs of a dense word, one by one.
  static func signs(_ word: ArraySlice<UInt8>) -> [Range<Int>] {
    var signs: [Range<Int>] = []
    var place = word.startIndex
    while place < word.endIndex {
      let end = min(place + length(of: word[place]), word.endIndex)
      signs.append(place..<end)
      place = end
    }
    return signs
  }

  /// A word in small letters.
  static func small(_ word: ArraySlice<UInt8>) -> [UInt8] {
    if word.allSatisfy({ $0 < 0x80 }) {
      return word.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    }
    return Array(String(decoding: word, as: UTF8.self).lowercased().utf8)
  }

  /// The words that a name is made of, which begin at its capitals: `view`, `Will` and `Appear`, `UI` and
  /// `View`. One alone is the whole word.
  static func parts(ofName name: ArraySlice<UInt8>) -> [Range<Int>] {
    func isCapital(_ place: Int) -> Bool {
      place < name.endIndex && name[place] >= 0x41 && name[place] <= 0x5A
    }
    func isSmall(_ place: Int) -> Bool {
      place < name.endIndex && name[place] >= 0x61 && name[place] <= 0x7A
    }
    var parts: [Range<Int>] = []
    var start = name.startIndex
    var place = start
    while place < name.endIndex {
      let next = place + 1
      if next < name.endIndex, isCapital(next), !isCapital(place) || isSmall(next + 1) {
        parts.append(start..<next)
        start = next
      }
      place = next
    }
    if start < name.endIndex { parts.append(start..<name.endIndex) }
    return parts
  }

  // MARK: Signs

  private static func length(of first: UInt8) -> Int {
    first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
  }

  /// What kind of word the sign at a place belongs to, and how many bytes it has; nil where it is of none.
  private static func sign(_ text: ArraySlice<UInt8>, at place: Int) -> (Kind, Int)? {
    let first = text[place]
    if first < 0x80 { return isOfWord(first) ? (.spaced, 1) : nil }
    let length = length(of: first)
    guard length > 1, place + length <= text.endIndex else { return nil }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for byte in text[place + 1..<place + length] { value = value << 6 | UInt32(byte & 0x3F) }
    if isDense(value) { return (.dense, length) }
    guard let scalar = Unicode.Scalar(value) else { return nil }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      return (.spaced, length)
    default: return nil
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    let small = byte | 0x20
    return small >= 0x61 && small <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == 0x5F
  }

  /// Whether a sign is of a script that leaves no blanks between words: Chinese, Japanese, Korean.
  static func isDense(_ value: UInt32) -> Bool {
    guard value >= 0x1100 else { return false }
    return dense.contains { $0.contains(value) }
  }

  /// The same ranges stand in `search.js`.
  private static let dense: [ClosedRange<UInt32>] = [
    0x4E00...0x9FFF, 0x3400...0x4DBF, 0x3005...0x3005, 0x3007...0x3007, 0x3041...0x309F,
    0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xAC00...0xD7A3, 0x1100...0x11FF,
    0x2E80...0x2FD5, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x323AF,
  ]
}
