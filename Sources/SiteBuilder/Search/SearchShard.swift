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

  private static let head = Array("lifelineSearch(`\n".utf8)
  private static let end = Array("`)\n".utf8)

  /// The lines, in the order of their terms.
  private(set) var lines: [Line] = []

  /// The file that a term of some hash is in, of a number of files that is a power of two.
  static func file(of hash: UInt32, among files: Int) -> Int { Int(hash) & (files - 1) }

  // MARK: Making

  /// The file of some terms, which are in the order of their bytes.
  static func script(_ terms: [Int], _ postings: SearchPostings) -> [UInt8] {
    let size = terms.reduce(0) { $0 + postings.words[$1].count + postings.line(of: $1).count + 2 }
    var script: [UInt8] = []
    script.reserveCapacity(head.count + size + end.count)
    script += head
    for term in terms {
      script += postings.words[term]
      script.append(0x20)
      script += postings.line(of: term)
      script.append(0x0A)
    }
    script += end
    return script
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
      place = SearchDigits.endOfPieces(line.pages.span, from: start)
      guard place > start + 1 else { return nil }
      pages.append((page, line.pages[start..<place]))
    }
    return pages
  }

  /// In how many pieces a term is, by what stands behind it.
  static func count(ofPages line: Span<UInt8>) -> Int {
    var count = 0
    var place = 0
    while place < line.count {
      place = SearchDigits.endOfNumber(line, from: place)
      var isMore = true
      while isMore, place < line.count {
        isMore = SearchDigits.isOdd(line[place])
        place = SearchDigits.endOfNumber(line, from: place) + 1
        count += 1
      }
    }
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
