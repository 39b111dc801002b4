/// A heading as links by name have it: `Heading`, or a chain of headings, each below the one before it,
/// `Heading#Subheading`.
///
/// Obsidian leaves out of such links what has a meaning in them, and markup may be written or not, so
/// only letters and digits tell headings apart.
struct HeadingName {
  private let parts: [Part]
  private let whole: Part

  init(_ name: String) {
    parts = name.split(separator: "#").map { Part(String($0)) }
    whole = Part(name)
  }

  /// The heading of a page that it means, of all that the page has in order.
  func heading(among headings: [PageOutline.Heading]) -> PageOutline.Heading? {
    heading(in: HeadingTable(headings))
  }

  /// The heading of a page that it means.
  func heading(in table: HeadingTable) -> PageOutline.Heading? {
    if parts.count > 1, let end = chainEnd(in: table) { return end }
    // A heading may have the mark in itself, which then parts nothing.
    let found = table.exactly(whole.words).first ?? whole.meant(in: table).first
    return found.map { table.headings[$0] }
  }

  /// It as an anchor that is written by hand; nil for a chain.
  var slug: String? {
    parts.count > 1 ? nil : whole.words.split(separator: " ").joined(separator: "-")
  }

  private func chainEnd(in table: HeadingTable) -> PageOutline.Heading? {
    guard let last = parts.last else { return nil }
    return chainEnd(table.exactly(last.words), in: table) { $0.isExactly($1) }
      ?? chainEnd(last.meant(in: table), in: table) { $0.means($1) }
  }

  /// How many headings of one name are looked at for those above them.
  private static let mostEnds = 100

  private func chainEnd(
    _ ends: [Int], in table: HeadingTable, _ isMeant: (Part, PageOutline.Heading) -> Bool
  ) -> PageOutline.Heading? {
    for end in ends.prefix(Self.mostEnds) {
      var rest = parts.dropLast()
      for other in table.above(end) {
        if let first = rest.first, isMeant(first, table.headings[other]) { rest.removeFirst() }
      }
      if rest.isEmpty { return table.headings[end] }
    }
    return nil
  }

  /// The words of one heading.
  private struct Part {
    let words: String
    private let letters: String

    init(_ name: String) {
      words = name.lowercased().trimmed
      letters = HeadingTable.letters(of: words)
    }

    /// The headings that have the words, or else the letters, in order.
    func meant(in table: HeadingTable) -> [Int] { table.meant(words, letters) }

    func isExactly(_ heading: PageOutline.Heading) -> Bool { heading.text.lowercased() == words }

    func means(_ heading: PageOutline.Heading) -> Bool {
      if isExactly(heading) { return true }
      guard !letters.isEmpty else { return false }
      return HeadingTable.letters(of: heading.text.lowercased()) == letters
        || heading.source.map { HeadingTable.letters(of: $0.lowercased()) } == letters
    }
  }
}

extension String {
  /// The text without the blanks around it.
  fileprivate var trimmed: String {
    guard first == " " || last == " " else { return self }
    return String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
