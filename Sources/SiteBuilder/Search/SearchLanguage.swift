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
  /// The words of which something is known, without their endings, and what.
  private var words = WordTable()
  private var known: [Known] = []
  /// How they begin, letter by letter.
  private var beginnings = WordTable()

  struct Known {
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
    let word = Array(text.utf8)
    let stem = word.span.extracting(0..<lengthOfStem(word.span))
    let number = words.number(of: stem, hash: SearchHash.of(stem))
    if number == known.count { known.append(Known()) }
    change(&known[number])
    var end = 0
    while end < stem.count {
      end = min(end + SearchWords.length(of: stem[end]), stem.count)
      let beginning = stem.extracting(0..<end)
      _ = beginnings.number(of: beginning, hash: SearchHash.of(beginning))
    }
  }

  /// What is known of a word without its endings.
  func knowledge(of word: Span<UInt8>, hash: UInt32) -> Known? {
    words.known(word, hash: hash).map { known[$0] }
  }

  /// Whether words of some letters that stand without blanks are known.
  func knows(dense word: Span<UInt8>, hash: UInt32) -> Bool {
    words.known(word, hash: hash) != nil
  }

  /// Whether words begin so that are known.
  func begins(dense word: Span<UInt8>, hash: UInt32) -> Bool {
    beginnings.known(word, hash: hash) != nil
  }

  /// How much of a word in small letters is left without its endings, which the index does not have.
  func lengthOfStem(_ word: Span<UInt8>) -> Int {
    var length = word.count
    guard !endings.isEmpty, length > Self.leastStem,
      word.indices.allSatisfy({ Self.isLetter(word[$0]) })
    else { return length }
    func endsDouble() -> Bool { length > 1 && word[length - 1] == word[length - 2] }
    while !(endsDouble() && word[length - 1] == UInt8(ascii: "s")),
      let ending = endings.first(where: { Self.ends(word, length, with: $0) })
    { length -= ending.count }
    if length > Self.leastStem, endsDouble() { length -= 1 }
    return length
  }

  private static func ends(_ word: Span<UInt8>, _ length: Int, with ending: [UInt8]) -> Bool {
    let start = length - ending.count
    return start >= leastStem && ending.indices.allSatisfy { word[start + $0] == ending[$0] }
  }

  /// Endings are those of words in Latin letters.
  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
  }
}
