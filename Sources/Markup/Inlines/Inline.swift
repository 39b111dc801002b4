package import SourceText

/// A piece of running text.
///
/// There are dozens on a page; what is larger than a text stands apart, so that each takes little room.
package enum Inline: Sendable {
  /// Text as it is read.
  case text(String)
  /// The end of a line in the source, a blank to the reader.
  case softBreak
  /// The end of a line to the reader.
  case lineBreak
  /// `code`.
  case code(String)
  /// HTML as it was written.
  case html(String)
  /// *Emphasis*.
  case emphasis([Inline])
  /// **Strong emphasis**.
  case strong([Inline])
  /// ~~Struck out~~.
  case strikethrough([Inline])
  /// ==Highlighted==.
  case highlight([Inline])
  /// A link.
  indirect case link(Link)
  /// An image.
  indirect case image(Image)
  /// A link by page name: `[[Page#Heading|text]]`, or `![[…]]`.
  indirect case wikilink(Wikilink)
  /// The mark that points to a footnote.
  indirect case footnote(FootnoteReference)
  /// A tag, without its `#`.
  case tag(String)
  /// A formula.
  indirect case formula(Formula)

  /// Whether it is the end of a line in the source alone.
  var isSoftBreak: Bool { if case .softBreak = self { true } else { false } }

  /// Whether it is the end of a line in the source.
  var isBreak: Bool { if case .lineBreak = self { true } else { isSoftBreak } }
}

/// A link.
package struct Link: Sendable {
  /// Where it leads, as it was written, escapes resolved.
  package let destination: String
  /// What appears when the pointer rests on it; may be empty.
  package let title: String
  /// What is clicked.
  package let content: [Inline]
  /// Where the destination stands in the source; the block when it stands elsewhere.
  package let span: SourceSpan

  package init(destination: String, title: String, content: [Inline], span: SourceSpan) {
    self.destination = destination
    self.title = title
    self.content = content
    self.span = span
  }
}

/// An image.
package struct Image: Sendable {
  /// Where it is, as it was written, escapes resolved.
  package let destination: String
  /// What appears when the pointer rests on it; may be empty.
  package let title: String
  /// What it shows, in words.
  package let alternative: String
  /// Where the destination stands in the source; the block when it stands elsewhere.
  package let span: SourceSpan

  package init(destination: String, title: String, alternative: String, span: SourceSpan) {
    self.destination = destination
    self.title = title
    self.alternative = alternative
    self.span = span
  }
}

/// A link by page name, in Obsidian's notation.
package struct Wikilink: Sendable {
  /// The page; empty for a heading of the same page.
  package let page: String
  /// The heading or block, without the `#`; nil for the whole page.
  package let heading: String?
  /// What is shown instead of the page's name.
  package let label: String?
  /// Whether what it names is to be shown here: `![[…]]`.
  package let isEmbed: Bool
  /// Where it stands in the source.
  package let span: SourceSpan

  /// Creates a link.
  package init(page: String, heading: String?, label: String?, isEmbed: Bool, span: SourceSpan) {
    self.page = page
    self.heading = heading
    self.label = label
    self.isEmbed = isEmbed
    self.span = span
  }
}

/// The mark that points to a footnote.
package struct FootnoteReference: Sendable {
  /// The footnote's number.
  package let number: Int
  /// Which of the marks of this footnote it is, from one.
  package let occurrence: Int
  /// The label that the page has for it; empty for a note that stands in the text itself.
  package let label: String

  /// Creates a mark.
  package init(number: Int, occurrence: Int, label: String = "") {
    self.number = number
    self.occurrence = occurrence
    self.label = label
  }
}

extension [Inline] {
  /// The text without markup.
  package var plainText: String {
    if count == 1, case .text(let text) = self[0] { return text }
    var text: [UInt8] = []
    appendPlainText(to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the text without markup.
  package func appendPlainText(to text: inout [UInt8]) {
    for inline in self {
      switch inline {
      case .text(let string), .code(let string): text.append(text: string)
      case .formula(let formula): text.append(text: formula.tex)
      case .softBreak, .lineBreak: text.append(0x20)
      case .emphasis(let content), .strong(let content), .strikethrough(let content),
        .highlight(let content):
        content.appendPlainText(to: &text)
      case .link(let link): link.content.appendPlainText(to: &text)
      case .image(let image): text.append(text: ImageSize.atEnd(of: image.alternative).0)
      case .wikilink(let link):
        let shown = link.plainText
        text.append(text: link.isEmbed ? ImageSize.wanted(in: shown).0 : shown)
      case .tag(let name): text.append(text: "#" + name)
      case .html, .footnote: break
      }
    }
  }

}

extension Wikilink {
  /// What is shown instead of the page's name: of what would be shown here, without the size it would have.
  package var shownLabel: String? {
    guard isEmbed, let label else { return label }
    let (text, _) = ImageSize.wanted(in: label)
    return text.isEmpty ? nil : text
  }

  /// The link as GitHub's wikis read it, the text first: `[[text|page]]`. Nil where it has no text.
  package var textFirst: Wikilink? {
    guard !isEmbed, let label else { return nil }
    let target = label.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = target.first?.trimmed, !name.isEmpty else { return nil }
    return Wikilink(
      page: String(name), heading: target.count > 1 ? String(target[1].trimmed) : nil,
      label: [page, heading].compactMap(\.self).joined(separator: "#"), isEmbed: false, span: span)
  }

  /// Whether it stands right behind a letter, a digit or a bracket.
  package var followsWord: Bool {
    let start = span.range.lowerBound
    guard !isEmbed, start > 0 else { return false }
    let before = span.file.bytes[start - 1]
    return before.isLetter || before.isDigit || before == UInt8(ascii: ")")
      || before == UInt8(ascii: "]")
  }

  /// What is shown when the page's own title is not known.
  package var plainText: String {
    if let label { return label }
    let parts = [page] + (heading?.split(separator: "#").map(String.init) ?? [])
    return parts.filter { !$0.isEmpty }.joined(separator: " › ")
  }
}
