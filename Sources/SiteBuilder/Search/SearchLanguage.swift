/// What the search knows of the words of a language, from its file of words.
///
/// `search.js` reads the same lines in the same way, so that a question is taken apart as the pages were.
struct SearchLanguage: Sendable {
  /// The longest word without blanks, in letters, that words of the same meaning have.
  static let longestDense = 6
  /// How much of a word is left at least where an ending is taken off.
  private static let leastStem = 3

  /// The endings that words take, longest first.
  private let endings: [[UInt8]]
  /// What is known of words, by their hashes.
  private var known: [UInt32: Known] = [:]

  struct Known {
    var word: [UInt8]
    /// Whether it says little by itself.
    var isLight = false
    /// The names of the groups of words that mean the same, which are terms of the index.
    var groups: [[UInt8]] = []
  }

  init(_ words: Words) {
    func parts(_ key: String, _ separator: Character) -> [String] {
      (words.all["search-" + key] ?? "").lowercased().filter {
        $0.isLetter || $0.isNumber || $0 == "," || $0 == " " || $0 == "_"
      }
      .split(separator: separator).map(String.init)
    }
    endings = parts("endings", " ").map { Array($0.utf8) }
    for word in parts("light", " ") { learn(word) { $0.isLight = true } }
    for group in parts("same", ",") {
      let members = group.split(separator: " ").map(String.init)
      guard let first = members.first, members.count > 1 else { continue }
      let name = Array("~\(first)".utf8)
      for member in members {
        learn(member) { if !$0.groups.contains(name) { $0.groups.append(name) } }
      }
    }
  }

  private mutating func learn(_ text: String, _ change: (inout Known) -> Void) {
    let word = stem(Array(text.utf8)[...])
    change(&known[SearchHash.of(word), default: Known(word: Array(word))])
  }

  /// What is known of a word without its endings.
  func knowledge(of word: ArraySlice<UInt8>, hash: UInt32) -> Known? {
    guard let found = known[hash], found.word.elementsEqual(word) else { return nil }
    return found
  }

  /// Whether words of some letters that stand without blanks are known.
  func knows(dense word: ArraySlice<UInt8>) -> Bool {
    known[SearchHash.of(word)]?.word.elementsEqual(word) ?? false
  }

  /// A word in small letters without its endings, as the index has it.
  func stem(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard !endings.isEmpty, word.count > Self.leastStem, word.allSatisfy(Self.isLetter) else {
      return word
    }
    var stem = word
    while !Self.endsDouble(stem, with: UInt8(ascii: "s")),
      let ending = endings.first(where: {
        stem.count - $0.count >= Self.leastStem && stem.suffix($0.count).elementsEqual($0)
      })
    { stem = stem.dropLast(ending.count) }
    if stem.count > Self.leastStem, let last = stem.last, Self.endsDouble(stem, with: last) {
      stem = stem.dropLast()
    }
    return stem
  }

  private static func endsDouble(_ word: ArraySlice<UInt8>, with letter: UInt8) -> Bool {
    word.suffix(2).elementsEqual([letter, letter])
  }

  /// Endings are those of words in Latin letters.
  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
  }
}
