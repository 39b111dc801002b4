/// A file of the index: terms, each on a line with the pages and pieces that have it.
///
/// A line is a term, a blank, and for each page the way from the one before it and its pieces. A change of a
/// page changes the lines of the terms that it has had or has, and no others.
struct SearchShard {
  struct Line: Sendable {
    let word: [UInt8]
    var pages: [UInt8]
  }

  /// What a page says of a term: its pieces, or that it has it no longer.
  struct Change {
    let word: [UInt8]
    let page: Int
    let pieces: [UInt8]?
  }

  /// Where a term stands: the page, and the place in its terms.
  struct Place {
    let page: UInt32
    let place: UInt32
  }

  private static let head = Array("lifelineSearch(`\n".utf8)
  private static let end = Array("`)\n".utf8)

  /// The lines, in the order of their terms.
  private(set) var lines: [Line] = []

  /// The file that a term of some hash is in, of a number of files that is a power of two.
  static func file(of hash: UInt32, among files: Int) -> Int { Int(hash) & (files - 1) }

  // MARK: Making

  /// Makes a file of the terms of pages, in the order of the pages.
  init(_ places: [Place], _ terms: (Int) -> SearchTerms) {
    var keys: [UInt64] = []
    keys.reserveCapacity(places.count)
    for (index, found) in places.enumerated() {
      let hash = terms(Int(found.page)).hash(at: Int(found.place))
      keys.append(UInt64(hash) << 32 | UInt64(index))
    }
    keys.sort()
    var builders: [Builder] = []
    var hash: UInt64?
    var start = 0
    for key in keys {
      let found = places[Int(key & 0xFFFF_FFFF)]
      let page = Int(found.page)
      let term = terms(page).term(at: Int(found.place)).term
      if hash != key >> 32 {
        hash = key >> 32
        start = builders.count
      }
      let known = builders[start...].firstIndex { $0.line.word.elementsEqual(term.word) }
      if known == nil { builders.append(Builder(line: Line(word: Array(term.word), pages: []))) }
      builders[known ?? builders.count - 1].add(page, term.pieces)
    }
    lines = builders.map(\.line).sorted { $0.word.lexicographicallyPrecedes($1.word) }
  }

  private struct Builder {
    var line: Line
    var last = 0

    mutating func add(_ page: Int, _ pieces: ArraySlice<UInt8>) {
      SearchDigits.append(page - last, to: &line.pages)
      line.pages += pieces
      last = page
    }
  }

  // MARK: Reading and writing

  /// Reads a file that an earlier build wrote; nil when it was not written like this.
  init?(_ script: [UInt8]) {
    guard script.starts(with: Self.head), script.count >= Self.head.count + Self.end.count,
      script.suffix(Self.end.count).elementsEqual(Self.end)
    else { return nil }
    for line in script[Self.head.count...].dropLast(Self.end.count).split(separator: 0x0A) {
      guard let blank = line.firstIndex(of: 0x20) else { return nil }
      lines.append(Line(word: Array(line[..<blank]), pages: Array(line[(blank + 1)...])))
    }
  }

  var script: [UInt8] {
    var script = Self.head
    for line in lines {
      script += line.word
      script.append(0x20)
      script += line.pages
      script.append(0x0A)
    }
    return script + Self.end
  }

  // MARK: Changing

  /// Takes a change in, and returns the term as it is now; nil when a line cannot be read.
  mutating func apply(_ change: Change) -> Line? {
    let place = lines.partitioningPlace { !$0.word.lexicographicallyPrecedes(change.word) }
    let isThere = place < lines.count && lines[place].word == change.word
    if !isThere { lines.insert(Line(word: change.word, pages: []), at: place) }
    guard var pages = Self.pages(of: lines[place]) else { return nil }
    pages.removeAll { $0.page == change.page }
    if let pieces = change.pieces {
      let next = pages.firstIndex { $0.page > change.page } ?? pages.count
      pages.insert((change.page, pieces[...]), at: next)
    }
    var builder = Builder(line: Line(word: change.word, pages: []))
    for (page, pieces) in pages { builder.add(page, pieces) }
    if pages.isEmpty { lines.remove(at: place) } else { lines[place] = builder.line }
    return builder.line
  }

  private static func pages(of line: Line) -> [(page: Int, pieces: ArraySlice<UInt8>)]? {
    var pages: [(page: Int, pieces: ArraySlice<UInt8>)] = []
    var place = 0
    var page = 0
    while place < line.pages.count {
      guard let step = SearchDigits.next(line.pages[...], &place), step < 1 << 30 else {
        return nil
      }
      page += step
      let start = place
      guard pass(line.pages[...], &place) != nil else { return nil }
      pages.append((page, line.pages[start..<place]))
    }
    return pages
  }

  /// Goes on behind the pieces of a page, and returns how many they are.
  private static func pass(_ bytes: ArraySlice<UInt8>, _ place: inout Int) -> Int? {
    var count = 0
    while let step = SearchDigits.next(bytes, &place), place < bytes.endIndex {
      place += 1
      count += 1
      if step & 1 == 0 { return count }
    }
    return nil
  }

  /// In how many pieces a term is.
  static func count(of line: Line) -> Int {
    var count = 0
    var place = 0
    while SearchDigits.next(line.pages[...], &place) != nil,
      let pieces = pass(line.pages[...], &place)
    { count += pieces }
    return count
  }
}

extension Array {
  /// Where the first element stands that satisfies something which all after it do too.
  func partitioningPlace(_ isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
