import Markup

/// The first sentence of a page, for previews of it where no description is given.
enum Summary {
  /// How long a summary is at most, in Unicode scalars.
  private static let longest = 200

  /// The summary; nil for a page without running text.
  static func of(_ document: Document) -> String? {
    for block in document.blocks {
      guard case .paragraph(let inlines) = block.kind else { continue }
      var bytes: [UInt8] = []
      inlines.appendPlainText(to: &bytes)
      let text = closedUp(bytes)
      if text.unicodeScalars.contains(where: \.properties.isAlphabetic) { return sentence(text) }
    }
    return nil
  }

  /// As much of a text as can count, with one blank for every run of blanks and line ends inside of it:
  /// up to a blank that ends a sentence, or as far as a summary can reach.
  private static func closedUp(_ text: [UInt8]) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(longest)
    var needsBlank = false
    for byte in text {
      if byte <= 0x20 {
        guard let last = bytes.last else { continue }
        if last == UInt8(ascii: ".") || last == UInt8(ascii: "!") || last == UInt8(ascii: "?") {
          break
        }
        needsBlank = true
      } else {
        if needsBlank { bytes.append(0x20) }
        needsBlank = false
        bytes.append(byte)
        // A scalar is four bytes at most.
        if bytes.count > 4 * (longest + 1) { break }
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
