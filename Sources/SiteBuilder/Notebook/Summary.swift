import Markup

/// The first sentence of a page, for previews of it where no description is given.
enum Summary {
  /// How long a summary is at most, in characters.
  private static let longest = 200

  /// The summary; nil for a page without running text.
  static func of(_ document: Document) -> String? {
    for block in document.blocks {
      guard case .paragraph(let inlines) = block.kind else { continue }
      let text = inlines.plainText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if text.contains(where: \.isLetter) { return sentence(text) }
    }
    return nil
  }

  /// A text up to the end of its first sentence, or to a word where that is too far.
  static func sentence(_ text: String) -> String {
    var end = text.startIndex
    var lastWord = text.startIndex
    var count = 0
    while end < text.endIndex, count < longest {
      let character = text[end]
      let next = text.index(after: end)
      if "。！？".contains(character) { return String(text[..<next]) }
      if ".!?".contains(character), next == text.endIndex || text[next] == " " {
        return String(text[..<next])
      }
      if character == " " { lastWord = end }
      end = next
      count += 1
    }
    if end == text.endIndex { return text }
    return text[..<(lastWord > text.startIndex ? lastWord : end)] + "…"
  }
}
