/// Gathers the terms of pages, piece by piece.
///
/// A word is found by its stem, a name by its parts and by what follows each of its capitals, what means the
/// same by the name of its group, and signs without blanks one by one and two by two. What all of a title or
/// heading says is a term too, so that the page of that name is found by it.
///
/// A word is taken apart where it is seen first; from then on it is known by which terms it is found.
struct SearchTermTable: Sendable {
  /// How many bytes a word has at most that is found.
  private static let longest = 64
  /// How many words and terms are known at most before all begins anew: more would only fill the memory.
  private static let mostKnown = 1 << 16

  private let language: SearchLanguage
  private let vocabulary: SearchVocabulary
  /// The words as they are written, and for each the uses that it has.
  private var written = WordTable()
  private var usesOfWritten: [Range<Int>] = []
  private var uses: [Use] = []
  /// The terms, and what is known of each.
  private var terms = WordTable()
  private var entries: [Entry] = []
  /// The terms of the groups that terms belong to.
  private var groups: [Int] = []
  /// Where the terms of the page at hand stand, and which they are.
  private var postings: [Posting] = []
  private var found: [Int] = []
  private var scratch: [UInt8] = []

  /// A term that a word is found by.
  private struct Use {
    let term: Int32
    let isWhole: Bool
    /// Whether it is not worth it in code.
    let isOfText: Bool
  }

  private struct Entry {
    /// The number that all pages know it by.
    let number: Int
    let isLight: Bool
    let groups: Range<Int>
    /// Its first and last place on the page at hand; -1 where there is none.
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

    init(_ piece: Int, _ field: SearchWorth.Field, share: Int = 100) {
      self.piece = piece
      self.field = field
      whole = SearchWorth.level(SearchWorth.of(field, .whole) * share / 100)
      part = SearchWorth.level(SearchWorth.of(field, .part) * share / 100)
    }
  }

  init(_ language: SearchLanguage, _ vocabulary: SearchVocabulary) {
    self.language = language
    self.vocabulary = vocabulary
  }

  // MARK: What a page says

  /// The terms of a page.
  mutating func terms(title: String, _ pieces: [SearchPiece]) -> SearchTerms {
    if written.count > Self.mostKnown || terms.count > Self.mostKnown {
      self = SearchTermTable(language, vocabulary)
    }
    add(Array(title.utf8), Place(0, .title))
    addName(title, of: 0, endsAtColon: true)
    for (index, piece) in pieces.enumerated() {
      let share = SearchWorth.share(
        ofSize: SearchWorth.size(piece.text), isTop: piece.anchor.isEmpty)
      if !piece.heading.isEmpty { add(Array(piece.heading.utf8), Place(index, .heading)) }
      add(piece.text, Place(index, .text, share: share))
      add(piece.names.bytes, Place(index, .code))
      if !piece.heading.isEmpty { addName(piece.heading, of: index) }
      if !piece.anchor.isEmpty { addName(piece.anchor, of: index) }
    }
    return taken()
  }

  private mutating func add(_ text: [UInt8], _ place: Place) {
    var words = SearchWords()
    var last = 0..<0
    while let word = words.next(in: text.span) {
      switch word.kind {
      case .dense: add(dense: text.span.extracting(word.range), place)
      case .spaced:
        add(spaced: text.span.extracting(word.range), hash: word.hash, place)
        if word.isBesideLast, let end = last.last, !Self.isDigit(text[end]),
          word.range.allSatisfy({ Self.isDigit(text[$0]) })
        {
          SearchWords.small(text.span.extracting(last), into: &scratch)
          scratch += text[word.range]
          addScratch(place, place.whole)
        }
      }
      last = word.range
    }
  }

  /// Adds what all of a title or heading says as one term; before a colon it says the subject.
  private mutating func addName(_ text: String, of piece: Int, endsAtColon: Bool = false) {
    addName(Array(text.utf8), of: piece)
    if endsAtColon, let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" }) {
      addName(Array(text[..<colon].utf8), of: piece)
    }
  }

  private mutating func addName(_ text: [UInt8], of piece: Int) {
    var hash = SearchHash()
    var isEmpty = true
    var words = SearchWords()
    while let word = words.next(in: text.span) {
      SearchWords.small(text.span.extracting(word.range), into: &scratch)
      for byte in scratch { hash.add(byte) }
      isEmpty = false
    }
    guard !isEmpty else { return }
    let name = hash.value
    let digits = (0..<6).map { SearchDigits.all[Int(name >> UInt32(30 - 6 * $0)) & 63] }
    append(term([UInt8(ascii: "=")] + digits), piece, 0)
  }

  // MARK: Words

  private mutating func add(spaced word: Span<UInt8>, hash: UInt32, _ place: Place) {
    guard word.count <= Self.longest else { return }
    let number = written.number(of: word, hash: hash)
    if number == usesOfWritten.count {
      let start = uses.count
      takeApart(word)
      usesOfWritten.append(start..<uses.count)
    }
    for index in usesOfWritten[number] {
      let use = uses[index]
      if use.isOfText, place.field == .code { continue }
      append(Int(use.term), place, use.isWhole ? place.whole : place.part)
    }
  }

  /// Finds by which terms a word is found.
  private mutating func takeApart(_ word: Span<UInt8>) {
    guard word.indices.contains(where: { word[$0] != UInt8(ascii: "_") }) else { return }
    use(word, isWhole: true)
    if let digit = word.indices.first(where: { Self.isDigit(word[$0]) }), digit > 1 {
      use(word.extracting(0..<digit), isWhole: false)
    }
    let parts = SearchWords.parts(ofName: word)
    guard parts.count > 1 else { return }
    for (index, part) in parts.enumerated() {
      use(word.extracting(part), isWhole: false)
      if index > 0, index < parts.count - 1 {
        use(word.extracting(part.lowerBound..<word.count), isWhole: false, isOfText: true)
      }
    }
  }

  private mutating func use(_ word: Span<UInt8>, isWhole: Bool, isOfText: Bool = false) {
    SearchWords.small(word, into: &scratch)
    guard let term = termOfScratch() else { return }
    uses.append(Use(term: Int32(term), isWhole: isWhole, isOfText: isOfText))
  }

  private mutating func add(dense word: Span<UInt8>, _ place: Place) {
    var start = 0
    while start < word.count {
      var end = start
      var hash = SearchHash()
      var mayBeKnown = true
      for count in 1...SearchLanguage.longestDense where end < word.count && mayBeKnown {
        let next = min(end + SearchWords.length(of: word[end]), word.count)
        for index in end..<next { hash.add(word[index]) }
        end = next
        let part = word.extracting(start..<end)
        if count < 3 || language.knows(dense: part, hash: hash.value) {
          append(term(part, hash: hash.value), place, place.whole)
        }
        mayBeKnown = count < 2 || language.begins(dense: part, hash: hash.value)
      }
      start = min(start + SearchWords.length(of: word[start]), word.count)
    }
  }

  private mutating func addScratch(_ place: Place, _ level: UInt8) {
    if let term = termOfScratch() { append(term, place, level) }
  }

  /// The term of the word in small letters that stands in the scratch; nil where that is too long.
  private mutating func termOfScratch() -> Int? {
    let length = language.lengthOfStem(scratch.span)
    guard length <= 2 * Self.longest else { return nil }
    return term(Array(scratch[..<length]))
  }

  // MARK: Terms

  private mutating func term(_ word: [UInt8]) -> Int {
    term(word.span, hash: SearchHash.of(word.span))
  }

  private mutating func term(_ word: Span<UInt8>, hash: UInt32) -> Int {
    let index = terms.number(of: word, hash: hash)
    guard index == entries.count else { return index }
    let known = language.knowledge(of: word, hash: hash)
    let number = vocabulary.number(of: Array(terms[index]), hash: hash)
    let start = groups.count
    groups += repeatElement(0, count: known?.groups.count ?? 0)
    entries.append(
      Entry(number: number, isLight: known?.isLight ?? false, groups: start..<groups.count))
    for (place, group) in (known?.groups ?? []).enumerated() {
      let number = term(group)
      groups[start + place] = number
    }
    return index
  }

  /// Words that say little by themselves are looked for where there are no others: in titles and headings,
  /// and at the top of a page.
  private mutating func append(_ term: Int, _ place: Place, _ level: UInt8) {
    if entries[term].isLight, place.piece > 0, place.field == .text || place.field == .code {
      return
    }
    append(term, place.piece, level)
    for index in entries[term].groups { append(groups[index], place.piece, level) }
  }

  private mutating func append(_ term: Int, _ piece: Int, _ level: UInt8) {
    let last = Int(entries[term].last)
    if last >= 0, postings[last].piece == piece {
      postings[last].level = max(postings[last].level, level)
      return
    }
    let new = Int32(postings.count)
    postings.append(Posting(piece: Int32(piece), level: level))
    if last >= 0 {
      postings[last].next = new
    } else {
      entries[term].first = new
      found.append(term)
    }
    entries[term].last = new
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// All terms of the page at hand, which are forgotten.
  private mutating func taken() -> SearchTerms {
    var result = SearchTerms(reserving: found.count * 3 + postings.count * 3)
    for term in found {
      result.begin(entries[term].number)
      var last = 0
      var next = Int(entries[term].first)
      while next >= 0 {
        let posting = postings[next]
        result.add(
          step: Int(posting.piece) - last, isLast: posting.next < 0, level: posting.level)
        last = Int(posting.piece)
        next = Int(posting.next)
      }
      entries[term].first = -1
      entries[term].last = -1
    }
    found.removeAll(keepingCapacity: true)
    postings.removeAll(keepingCapacity: true)
    result.shrink()
    return result
  }
}
