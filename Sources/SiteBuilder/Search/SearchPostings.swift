/// The terms of all pages as the lines of the index: for each the pages that have it and its pieces there, one behind
/// the other, with no room to spare.
struct SearchPostings: Sendable {
  let words: WordTable
  private let bytes: [UInt8]
  /// For each term where its line begins, and at last where all end.
  private let starts: [Int]

  /// The lines of the terms of pages, in the order of the pages.
  init(_ pages: [SearchTerms], _ words: WordTable) {
    var starts = Array(repeating: 0, count: words.count + 1)
    var last = Array(repeating: 0, count: words.count)
    for (page, terms) in pages.enumerated() {
      terms.visit { number, pieces in
        starts[number + 1] += SearchDigits.length(of: page - last[number]) + pieces.count
        last[number] = page
      }
    }
    for number in words.indices { starts[number + 1] += starts[number] }
    var bytes: [UInt8] = Array(repeating: 0, count: starts[words.count])
    var ends = starts
    last = Array(repeating: 0, count: words.count)
    var digits: [UInt8] = []
    for (page, terms) in pages.enumerated() {
      terms.visit { number, pieces in
        digits.removeAll(keepingCapacity: true)
        SearchDigits.append(page - last[number], to: &digits)
        last[number] = page
        var end = ends[number]
        for digit in digits {
          bytes[end] = digit
          end += 1
        }
        for place in pieces {
          bytes[end] = terms.bytes[place]
          end += 1
        }
        ends[number] = end
      }
    }
    self.words = words
    self.starts = starts
    self.bytes = bytes
  }

  /// What stands behind a term.
  func line(of term: Int) -> ArraySlice<UInt8> { bytes[starts[term]..<starts[term + 1]] }

  /// In how many pieces a term is.
  func count(of term: Int) -> Int { SearchShard.count(ofPages: line(of: term).span) }

  /// For each of some files, whose number is a power of two, the terms that go into it, by a hash of each.
  func terms(inFiles files: Int) -> [[Int]] {
    var terms: [[Int]] = Array(repeating: [], count: files)
    for number in words.indices where starts[number] < starts[number + 1] {
      terms[SearchShard.file(of: words.hash(of: number), among: files)].append(number)
    }
    return terms
  }

  /// The same of the words that a reader may write, by how they begin.
  func words(inFiles files: Int) -> [[Int]] {
    var terms: [[Int]] = Array(repeating: [], count: files)
    for number in words.indices
    where starts[number] < starts[number + 1] && SearchLists.lists(words[number]) {
      let hash = SearchHash.of(SearchLists.beginning(of: words[number]))
      terms[SearchShard.file(of: hash, among: files)].append(number)
    }
    return terms
  }
}
