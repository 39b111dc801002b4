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
    if parts.count > 1, let end = chainEnd(among: headings) { return end }
    // A heading may have the mark in itself, which then parts nothing.
    return headings.first { whole.isExactly($0) } ?? headings.first { whole.means($0) }
  }

  /// It as an anchor that is written by hand; nil for a chain.
  var slug: String? {
    parts.count > 1 ? nil : whole.words.split(separator: " ").joined(separator: "-")
  }

  private func chainEnd(among headings: [PageOutline.Heading]) -> PageOutline.Heading? {
    chainEnd(among: headings) { $0.isExactly($1) } ?? chainEnd(among: headings) { $0.means($1) }
  }

  private func chainEnd(
    among headings: [PageOutline.Heading], _ isMeant: (Part, PageOutline.Heading) -> Bool
  ) -> PageOutline.Heading? {
    var above: [PageOutline.Heading] = []
    for heading in headings {
      while let last = above.last, last.level >= heading.level { above.removeLast() }
      if let last = parts.last, isMeant(last, heading) {
        var rest = parts.dropLast()
        for other in above {
          if let first = rest.first, isMeant(first, other) { rest.removeFirst() }
        }
        if rest.isEmpty { return heading }
      }
      above.append(heading)
    }
    return nil
  }

  /// The words of one heading.
  private struct Part {
    let words: String
    private let letters: String

    init(_ name: String) {
      words = name.lowercased().trimmed
      letters = Self.letters(of: words)
    }

    func isExactly(_ heading: PageOutline.Heading) -> Bool { heading.text.lowercased() == words }

    func means(_ heading: PageOutline.Heading) -> Bool {
      if isExactly(heading) { return true }
      guard !letters.isEmpty else { return false }
      return Self.letters(of: heading.text.lowercased()) == letters
        || heading.source.map { Self.letters(of: $0.lowercased()) } == letters
    }

    private static func letters(of text: String) -> String {
      String(text.filter { $0.isLetter || $0.isNumber })
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
