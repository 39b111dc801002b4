/// Gathers the terms of a page, piece by piece.
///
/// A word is found by its stem, a name by its parts and by what follows each of its capitals, what means the
/// same by the name of its group, and signs without blanks one by one and two by two. What all of a title or
/// heading says is a term too, so that the page of that name is found by it.
struct SearchTermTable {
  /// How many bytes a word has at most that is found.
  private static let longest = 64

  private let language: SearchLanguage
  private var words: [UInt8] = []
  private var entries: [Entry] = []
  private var slots: [Int32] = Array(repeating: -1, count: 512)
  private var postings: [Posting] = []

  private struct Entry {
    let hash: UInt32
    let word: Range<Int>
    var isLight = false
    var groups: [[UInt8]] = []
    var first: Int32 = -1
    var last: Int32 = -1
  }

  private struct Posting {
    let piece: Int32
    var level: UInt8
    var next: Int32 = -1
  }

  /// Where words stand that are added.
  private struct Place {
    let piece: Int
    let field: SearchWorth.Field
    let whole: UInt8
    let part: UInt8
  }

  init(_ language: SearchLanguage) { self.language = language }

  // MARK: What a page says

  /// The terms of a page.
  static func terms(
    title: String, _ pieces: [SearchPiece], _ language: SearchLanguage
  ) -> SearchTerms {
    var table = SearchTermTable(language)
    table.add(Array(title.utf8), to: 0, .title)
    table.addName(title, of: 0, endsAtColon: true)
    for (index, piece) in pieces.enumerated() {
      let share = SearchWorth.share(
        ofSize: SearchWorth.size(piece.text), isTop: piece.anchor.isEmpty)
      table.add(Array(piece.heading.utf8), to: index, .heading)
      table.add(piece.text, to: index, .text, share: share)
      table.add(piece.names.bytes, to: index, .code)
      if !piece.heading.isEmpty { table.addName(piece.heading, of: index) }
      if !piece.anchor.isEmpty { table.addName(piece.anchor, of: index) }
    }
    return table.terms()
  }

  private mutating func add(
    _ text: [UInt8], to piece: Int, _ field: SearchWorth.Field, share: Int = 100
  ) {
    func level(_ way: SearchWorth.Way) -> UInt8 {
      SearchWorth.level(SearchWorth.of(field, way) * share / 100)
    }
    let place = Place(piece: piece, field: field, whole: level(.whole), part: level(.part))
    var last: ArraySlice<UInt8> = []
    SearchWords.visit(in: text[...]) { word in
      switch word.kind {
      case .dense: add(dense: word.bytes, place)
      case .spaced:
        add(spaced: word.bytes, place)
        if word.isBesideLast, Self.isNumber(word.bytes), let end = last.last, !Self.isDigit(end) {
          add(SearchWords.small(last) + word.bytes, place, place.whole)
        }
      }
      last = word.bytes
    }
  }

  /// Adds what all of a title or heading says as one term; before a colon it says the subject.
  private mutating func addName(_ text: String, of piece: Int, endsAtColon: Bool = false) {
    var names = [text]
    if endsAtColon, let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" }) {
      names.append(String(text[..<colon]))
    }
    for name in names {
      var term = [UInt8(ascii: "=")]
      SearchWords.visit(in: Array(name.utf8)[...]) { term += SearchWords.small($0.bytes) }
      guard term.count > 1 else { continue }
      let hash = SearchHash.of(term.dropFirst())
      let digits = (0..<6).map { SearchDigits.all[Int(hash >> UInt32(30 - 6 * $0)) & 63] }
      append([UInt8(ascii: "=")] + digits, piece, 0)
    }
  }

  // MARK: Words

  private mutating func add(spaced word: ArraySlice<UInt8>, _ place: Place) {
    guard word.count <= Self.longest, word.contains(where: { $0 != UInt8(ascii: "_") }) else {
      return
    }
    add(SearchWords.small(word), place, place.whole)
    if let digit = word.firstIndex(where: Self.isDigit), digit > word.startIndex + 1 {
      add(SearchWords.small(word[..<digit]), place, place.part)
    }
    let parts = SearchWords.parts(ofName: word)
    guard parts.count > 1 else { return }
    for (index, part) in parts.enumerated() {
      add(SearchWords.small(word[part]), place, place.part)
      if index > 0, index < parts.count - 1, place.field != .code {
        add(SearchWords.small(word[part.lowerBound...]), place, place.part)
      }
    }
  }

  private mutating func add(dense word: ArraySlice<UInt8>, _ place: Place) {
    let signs = SearchWords.signs(word)
    for (index, sign) in signs.enumerated() {
      let most = min(signs.count - index, SearchLanguage.longestDense)
      for count in 1...most {
        let part = word[sign.lowerBound..<signs[index + count - 1].upperBound]
        if count < 3 || language.knows(dense: part) { append(part, place, place.whole) }
      }
    }
  }

  private mutating func add(_ word: [UInt8], _ place: Place, _ level: UInt8) {
    append(language.stem(word[...]), place, level)
  }

  /// Words that say little by themselves are looked for where there are no others: in titles and headings,
  /// and at the top of a page.
  private mutating func append(_ word: ArraySlice<UInt8>, _ place: Place, _ level: UInt8) {
    guard word.count <= 2 * Self.longest else { return }
    let entry = entry(of: word)
    if entries[entry].isLight, place.piece > 0, place.field == .text || place.field == .code {
      return
    }
    append(toEntry: entry, place.piece, level)
    for group in entries[entry].groups { append(group, place.piece, level) }
  }

  private mutating func append(_ word: [UInt8], _ piece: Int, _ level: UInt8) {
    guard word.count <= 2 * Self.longest else { return }
    append(toEntry: entry(of: word[...]), piece, level)
  }

  private mutating func append(toEntry index: Int, _ piece: Int, _ level: UInt8) {
    let last = Int(entries[index].last)
    if last >= 0, postings[last].piece == piece {
      postings[last].level = max(postings[last].level, level)
      return
    }
    let new = Int32(postings.count)
    postings.append(Posting(piece: Int32(piece), level: level))
    if last >= 0 { postings[last].next = new } else { entries[index].first = new }
    entries[index].last = new
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool { word.allSatisfy(isDigit) }

  // MARK: The table

  private mutating func entry(of word: ArraySlice<UInt8>) -> Int {
    let hash = SearchHash.of(word)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let found = Int(slots[slot])
      if entries[found].hash == hash, words[entries[found].word].elementsEqual(word) {
        return found
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(entries.count)
    let start = words.count
    words += word
    var entry = Entry(hash: hash, word: start..<words.count)
    if let known = language.knowledge(of: word, hash: hash) {
      entry.isLight = known.isLight
      entry.groups = known.groups
    }
    entries.append(entry)
    if entries.count * 2 > slots.count { grow() }
    return entries.count - 1
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for (index, entry) in entries.enumerated() {
      var slot = Int(entry.hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index)
    }
  }

  /// All terms, each with its pieces: the way from one to the next, whether another follows, and the worth.
  private func terms() -> SearchTerms {
    var terms = SearchTerms()
    var pieces: [UInt8] = []
    for entry in entries where entry.first >= 0 {
      pieces.removeAll(keepingCapacity: true)
      var last = 0
      var next = Int(entry.first)
      while next >= 0 {
        let posting = postings[next]
        let step = Int(posting.piece) - last
        SearchDigits.append(step << 1 | (posting.next >= 0 ? 1 : 0), to: &pieces)
        pieces.append(SearchDigits.all[Int(posting.level)])
        last = Int(posting.piece)
        next = Int(posting.next)
      }
      terms.append(entry.hash, words[entry.word], pieces: pieces[...])
    }
    terms.shrink()
    return terms
  }
}
