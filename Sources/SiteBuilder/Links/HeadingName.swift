/// A heading as links by name have it: `Heading`, or `Heading#Subheading`, whose last part counts.
///
/// Obsidian leaves out of such links what has a meaning in them, and markup may be written or not, so
/// only letters and digits tell headings apart.
struct HeadingName {
  private let words: String
  private let letters: String

  init(_ name: String) {
    words = (name.split(separator: "#").last.map(String.init) ?? name).lowercased()
    letters = Self.letters(of: words)
  }

  /// Whether it is the text of a heading.
  func isExactly(_ text: String) -> Bool { text.lowercased() == words }

  /// Whether it means a heading with a text.
  func means(_ text: String) -> Bool {
    isExactly(text) || (!letters.isEmpty && Self.letters(of: text.lowercased()) == letters)
  }

  /// It as an anchor that is written by hand.
  var slug: String { words.split(separator: " ").joined(separator: "-") }

  private static func letters(of text: String) -> String {
    String(text.filter { $0.isLetter || $0.isNumber })
  }
}
