import Markup

/// The first sentence of a page, for previews of it where no description is given.
enum Summary {
  /// How long a summary is at most, in Unicode scalars.
  private static let longest = 200

  /// The summary; nil for a page without running text.
  static func of(_ document: Document) -> String? {
    for block in document.blocks {
      guard case .paragraph(let inlines) = block.kind else { continue }
      let text = closedUp(inlines.plainText)
      if text.unicodeScalars.contains(where: \.properties.isAlphabetic) { return sentence(text) }
    }
    return nil
  }

  /// As much of a text as can count, with one blank for every run of blanks and line ends inside of it.
  private static func closedUp(_ text: String) -> String {
    var bytes: [UInt8] = []
    var needsBlank = false
    // A scalar is four bytes at most.
    for byte in text.utf8 where bytes.count <= 4 * (longest + 1) {
      if byte <= 0x20 {
        needsBlank = !bytes.isEmpty
      } else {
        if needsBlank { bytes.append(0x20) }
        needsBlank = false
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A text up to the end of its first sentence, or to a word where that is too far.
  static func sentence(_ text: String) -> String {
    let scalars = text.unicodeScalars
    var end = text.startIndex
    var lastWord = text.startIndex
    var count = 0
    while end < text.endIndex, count < longest {
      let next = scalars.index(after: end)
      switch scalars[end] {
      case "。", "！", "？": return String(text[..<next])
      case ".", "!", "?":
        if next == text.endIndex || scalars[next] == " " { return String(text[..<next]) }
      case " ": lastWord = end
      default: break
      }
      end = next
      count += 1
    }
    if end == text.endIndex { return text }
    return (lastWord > text.startIndex ? text[..<lastWord] : text.prefix(longest)) + "…"
  }
}
