import Synchronization

/// The headings of one page by their words, so that each of many links finds its own at once.
struct HeadingTable: Sendable {
  /// The headings, in order.
  let headings: [PageOutline.Heading]
  private var byWords: [String: [Int]] = [:]
  private var byLetters: [String: [Int]] = [:]
  /// The heading that each one stands below; nil below none.
  private var parents: [Int?] = []

  init(_ headings: [PageOutline.Heading]) {
    self.headings = headings
    var open: [Int] = []
    for (index, heading) in headings.enumerated() {
      while let last = open.last, headings[last].level >= heading.level { open.removeLast() }
      parents.append(open.last)
      open.append(index)
      let words = heading.text.lowercased()
      byWords[words, default: []].append(index)
      let letters = Set([words, heading.source?.lowercased() ?? words].map(Self.letters(of:)))
      for letters in letters where !letters.isEmpty {
        byLetters[letters, default: []].append(index)
      }
    }
  }

  /// The headings that say just this, in small letters.
  func exactly(_ words: String) -> [Int] { byWords[words] ?? [] }

  /// The headings that say this, or have the same letters and digits.
  func meant(_ words: String, _ letters: String) -> [Int] {
    guard !letters.isEmpty else { return exactly(words) }
    return byLetters[letters] ?? []
  }

  /// The headings that one stands below, the outermost first.
  func above(_ heading: Int) -> [Int] {
    var above: [Int] = []
    var next = parents[heading]
    while let parent = next {
      above.append(parent)
      next = parents[parent]
    }
    return above.reversed()
  }

  /// The letters and digits of a text, which alone tell headings apart.
  static func letters(of text: String) -> String {
    String(text.filter { $0.isLetter || $0.isNumber })
  }
}

/// The headings of all pages, each page's table made when the first link asks for it.
final class HeadingTables: Sendable {
  private let tables = Mutex<[Int: HeadingTable]>([:])

  /// The headings of the page with a number.
  func table(of page: Int, _ headings: [PageOutline.Heading]) -> HeadingTable {
    tables.withLock { tables in
      if let table = tables[page] { return table }
      let table = HeadingTable(headings)
      tables[page] = table
      return table
    }
  }
}
