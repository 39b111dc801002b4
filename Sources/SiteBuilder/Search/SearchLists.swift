/// A file of words: which there are, by how they begin, and in about how many pieces each is.
///
/// It is asked for what a reader has begun to write, for a word that is nowhere, and for where words without
/// blanks between them end. A line is how words begin, and for each a digit and how it goes on.
struct SearchLists {
  private static let head = Array("lifelineSearch(`\n".utf8)
  private static let end = Array("`)\n".utf8)

  /// For each beginning the words, by how they go on.
  private var lines: [[UInt8]: [[UInt8]: UInt8]] = [:]

  init() {}

  /// Whether a term is a word that a reader may write, and not the name of a group or a title.
  static func lists(_ term: some Collection<UInt8>) -> Bool {
    term.first.map { $0 != UInt8(ascii: "~") && $0 != UInt8(ascii: "=") } ?? false
  }

  /// How a word begins: its first two signs, or the first where there are no blanks between words.
  static func beginning(of word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let first = word.first else { return word }
    let one = word.prefix(SearchWords.length(of: first))
    guard let next = word[one.endIndex...].first, !isDense(one) else { return one }
    return word.prefix(one.count + SearchWords.length(of: next))
  }

  private static func isDense(_ sign: ArraySlice<UInt8>) -> Bool {
    guard sign.count > 1 else { return false }
    let text = String(decoding: sign, as: UTF8.self)
    return text.unicodeScalars.first.map { SearchWords.isDense($0.value) } ?? false
  }

  /// The file of some words, which are in the order of their bytes.
  static func script(_ words: [Int], _ postings: SearchPostings) -> [UInt8] {
    var script = head
    var last: ArraySlice<UInt8>?
    for number in words {
      let word = postings.words[number]
      let beginning = beginning(of: word)
      if last?.elementsEqual(beginning) != true {
        if last != nil { script.append(0x0A) }
        script += beginning
        last = beginning
      }
      script.append(0x20)
      script.append(SearchDigits.all[Int(SearchWorth.level(ofCount: postings.count(of: number)))])
      script += word[beginning.endIndex...]
    }
    if last != nil { script.append(0x0A) }
    return script + end
  }

  /// Says in how many pieces a word is; none takes it out.
  mutating func set(_ word: [UInt8], count: Int) {
    let beginning = Self.beginning(of: word[...])
    let rest = Array(word[beginning.endIndex...])
    lines[Array(beginning), default: [:]][rest] =
      count > 0 ? SearchDigits.all[Int(SearchWorth.level(ofCount: count))] : nil
    if lines[Array(beginning)]?.isEmpty == true { lines[Array(beginning)] = nil }
  }

  /// Reads a file that an earlier build wrote; nil when it was not written like this.
  init?(_ script: [UInt8]) {
    guard script.starts(with: Self.head), script.count >= Self.head.count + Self.end.count,
      script.suffix(Self.end.count).elementsEqual(Self.end)
    else { return nil }
    for line in script[Self.head.count...].dropLast(Self.end.count).split(separator: 0x0A) {
      let parts = line.split(separator: 0x20)
      guard let beginning = parts.first else { return nil }
      var words: [[UInt8]: UInt8] = [:]
      for part in parts.dropFirst() {
        words[Array(part.dropFirst())] = part.first
      }
      lines[Array(beginning)] = words
    }
  }

  var script: [UInt8] {
    var script = Self.head
    for (beginning, words) in lines.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      script += beginning
      for (rest, level) in words.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
        script.append(0x20)
        script.append(level)
        script += rest
      }
      script.append(0x0A)
    }
    return script + Self.end
  }
}
