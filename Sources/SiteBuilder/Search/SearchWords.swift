/// Reads the words of a text, as the search takes texts apart: runs of letters and digits, and runs of signs of
/// scripts that leave no blanks, which end where they meet others.
struct SearchWords {
  enum Kind { case spaced, dense }

  struct Word {
    let kind: Kind
    let range: Range<Int>
    /// What its bytes come to, as `SearchHash` has it.
    let hash: UInt32
    /// Whether one blank and no more parts it from the word before it.
    let isBesideLast: Bool
  }

  private var place = 0
  private var last = 0

  /// The next word of a text, which is the same each time; nil at its end.
  mutating func next(in text: Span<UInt8>) -> Word? {
    while place < text.count {
      if text[place] < 0x80, !Self.isOfWord(text[place]) {
        place += 1
        continue
      }
      guard let (kind, length) = Self.sign(text, at: place) else {
        place += Self.length(of: text[place])
        continue
      }
      let start = place
      let hash = pass(kind, length, in: text)
      let isBeside = start == last + 1 && text[last] <= 0x20
      last = place
      return Word(kind: kind, range: start..<place, hash: hash, isBesideLast: isBeside)
    }
    return nil
  }

  /// Goes on behind a word that begins with a sign of some length, and returns its hash.
  private mutating func pass(_ kind: Kind, _ length: Int, in text: Span<UInt8>) -> UInt32 {
    var hash = SearchHash()
    var end = place + length
    while true {
      while place < end {
        hash.add(text[place])
        place += 1
      }
      guard place < text.count else { break }
      if text[place] < 0x80 {
        guard kind == .spaced, Self.isOfWord(text[place]) else { break }
        end = place + 1
      } else {
        guard let (next, length) = Self.sign(text, at: place), next == kind else { break }
        end = place + length
      }
    }
    return hash.value
  }

  /// Makes some bytes a word in small letters.
  static func small(_ word: Span<UInt8>, into bytes: inout [UInt8]) {
    bytes.removeAll(keepingCapacity: true)
    var isPlain = true
    for index in word.indices {
      let byte = word[index]
      isPlain = isPlain && byte < 0x80
      bytes.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
    }
    if !isPlain { bytes = Array(String(decoding: bytes, as: UTF8.self).lowercased().utf8) }
  }

  /// The words that a name is made of, which begin at its capitals: `view`, `Will` and `Appear`, `UI` and
  /// `View`. One alone is the whole word.
  static func parts(ofName name: Span<UInt8>) -> [Range<Int>] {
    func isCapital(_ place: Int) -> Bool {
      place < name.count && name[place] >= 0x41 && name[place] <= 0x5A
    }
    func isSmall(_ place: Int) -> Bool {
      place < name.count && name[place] >= 0x61 && name[place] <= 0x7A
    }
    var parts: [Range<Int>] = []
    var start = 0
    var place = start
    while place < name.count {
      let next = place + 1
      if next < name.count, isCapital(next), !isCapital(place) || isSmall(next + 1) {
        parts.append(start..<next)
        start = next
      }
      place = next
    }
    if start < name.count { parts.append(start..<name.count) }
    return parts
  }

  // MARK: Signs

  /// How many bytes a sign has that begins with some byte.
  static func length(of first: UInt8) -> Int {
    first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
  }

  /// What kind of word the sign at a place belongs to, and how many bytes it has; nil where it is of none.
  private static func sign(_ text: Span<UInt8>, at place: Int) -> (Kind, Int)? {
    let first = text[place]
    if first < 0x80 { return isOfWord(first) ? (.spaced, 1) : nil }
    let length = length(of: first)
    guard length > 1, place + length <= text.count else { return nil }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for next in place + 1..<place + length { value = value << 6 | UInt32(text[next] & 0x3F) }
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
    // Most that are.
    if value >= 0x4E00, value <= 0x9FFF { return true }
    return dense.contains { $0.contains(value) }
  }

  /// The same ranges stand in `search-index.js`.
  private static let dense: [ClosedRange<UInt32>] = [
    0x4E00...0x9FFF, 0x3400...0x4DBF, 0x3005...0x3005, 0x3007...0x3007, 0x3041...0x309F,
    0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xAC00...0xD7A3, 0x1100...0x11FF,
    0x2E80...0x2FD5, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x323AF,
  ]
}
