import Markup
import SourceText

/// The first sentence of a page, for previews of it where no description is given.
enum Summary {
  /// How long a summary is at most, in Unicode scalars.
  private static let longest = 200

  /// The summary; nil for a page without running text.
  ///
  /// What is shown at the beginning of a paragraph, images and other notes, speaks for a page only that has
  /// no text else.
  static func of(_ document: Document) -> String? {
    firstSentence(of: document) { Array($0.drop(while: \.isShown)) }
      ?? firstSentence(of: document) { $0 }
  }

  /// The first sentence of the parts of paragraphs that count.
  private static func firstSentence(
    of document: Document, _ part: ([Inline]) -> [Inline]
  ) -> String? {
    for block in document.blocks {
      guard case .paragraph(let inlines) = block.kind else { continue }
      var bytes: [UInt8] = []
      part(inlines).appendPlainText(to: &bytes)
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
    var last: UInt8 = 0
    for byte in text {
      if byte <= 0x20 {
        if bytes.isEmpty { continue }
        if last == UInt8(ascii: ".") || last == UInt8(ascii: "!") || last == UInt8(ascii: "?") {
          break
        }
        needsBlank = true
      } else {
        if needsBlank { bytes.append(0x20) }
        needsBlank = false
        bytes.append(byte)
        last = byte
        // A scalar is four bytes at most.
        if bytes.count > 4 * (longest + 1) { break }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A text up to the end of its first sentence, or to a word where that is too far.
  static func sentence(_ text: String) -> String {
    switch unsafe text.withBytes({ unsafe extent(of: $0) }) {
    case .all: text
    case .sentence(let bytes): String(decoding: text.utf8.prefix(bytes), as: UTF8.self)
    case .words(0): text.prefix(longest) + "…"
    case .words(let bytes): String(decoding: text.utf8.prefix(bytes), as: UTF8.self) + "…"
    }
  }

  /// How much of a text counts, in bytes.
  private enum Extent {
    case all
    case sentence(Int)
    /// As far as whole words go; nothing where the first goes on too far.
    case words(Int)
  }

  private static func extent(of text: UnsafeBufferPointer<UInt8>) -> Extent {
    var end = 0
    var lastWord = 0
    var count = 0
    while end < text.count, count < longest {
      let start = end
      repeat { end += 1 } while unsafe end < text.count && text[end] & 0xC0 == 0x80
      switch unsafe text[start] {
      case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"):
        if unsafe end == text.count || text[end] == 0x20 { return .sentence(end) }
      case 0x20: lastWord = start
      case 0xE3, 0xEF: if unsafe isWideEnd(text[start..<end]) { return .sentence(end) }
      default: break
      }
      count += 1
    }
    return end == text.count ? .all : .words(lastWord)
  }

  /// Whether a character is `。`, `！` or `？`.
  private static func isWideEnd(_ character: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard unsafe character.count == 3 else { return false }
    let start = unsafe character.startIndex
    switch unsafe (character[start], character[start + 1], character[start + 2]) {
    case (0xE3, 0x80, 0x82), (0xEF, 0xBC, 0x81), (0xEF, 0xBC, 0x9F): return true
    default: return false
    }
  }
}

extension Inline {
  /// Whether it is an image or something from elsewhere, be it in a link, or a blank beside one.
  fileprivate var isShown: Bool {
    switch self {
    case .image, .softBreak, .lineBreak, .html: true
    case .wikilink(let link): link.isEmbed
    case .link(let link): link.content.allSatisfy(\.isShown)
    case .emphasis(let content), .strong(let content): content.allSatisfy(\.isShown)
    case .text(let text): text.utf8.allSatisfy { $0 <= 0x20 }
    default: false
    }
  }
}
