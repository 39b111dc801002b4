package import SourceText

/// What only the site knows of a page that becomes HTML: how a scenario is drawn, where a link leads.
///
/// What it leaves unsaid is written as for a page that stands alone.
package protocol HTMLSurroundings: AnyObject {
  /// A piece of HTML that the page has, with the addresses of the site; the lines are those it stands on.
  func resolved(_ html: String, at lines: SourceSpan?) -> String
  /// Writes the HTML of a fenced block, behind what is written already; false for the plain code.
  func write(_ fence: FencedBlock, to html: inout TextBuffer) -> Bool
  /// Where a link leads.
  func target(of link: Link) -> HTMLWriter.Target
  /// Where an image is; nil shows its alternative text.
  func picture(of image: Image) -> Picture?
  /// The mark here of a footnote of the page that a part is from.
  func mark(_ reference: FootnoteReference) -> FootnoteReference
  /// The footnotes of parts that the page shows, below its own; nothing where they have none.
  func furtherNotes() -> [UInt8]
  /// Where a link by name leads.
  func target(of link: Wikilink) -> HTMLWriter.Target
  /// Where a tag leads.
  func target(ofTag name: String) -> HTMLWriter.Target
  /// What stands in place of `![[…]]`: HTML of running text where it stands in a line, of blocks
  /// otherwise; nil for a link.
  func embed(_ link: Wikilink, _ place: HTMLWriter.EmbedPlace) -> [UInt8]?
  /// What an image shows that is no picture, as `![[…]]` would; nil for a picture.
  func shown(by image: Image) -> Wikilink?
  /// The anchor that is written for a heading.
  func anchor(of heading: Heading) -> String
  /// The title of a callout that has none.
  func title(ofCallout kind: String) -> String
}

extension HTMLSurroundings {
  package func resolved(_ html: String, at lines: SourceSpan?) -> String { html }
  package func write(_ fence: FencedBlock, to html: inout TextBuffer) -> Bool { false }
  package func target(of link: Link) -> HTMLWriter.Target { HTMLWriter.Target(link.destination) }
  package func picture(of image: Image) -> Picture? { Picture(image.destination) }
  package func mark(_ reference: FootnoteReference) -> FootnoteReference { reference }
  package func furtherNotes() -> [UInt8] { [] }
  package func target(of link: Wikilink) -> HTMLWriter.Target {
    HTMLWriter.Target(nil, className: "unresolved")
  }
  package func target(ofTag name: String) -> HTMLWriter.Target {
    HTMLWriter.Target(nil, className: "tag")
  }
  package func embed(_ link: Wikilink, _ place: HTMLWriter.EmbedPlace) -> [UInt8]? { nil }
  package func shown(by image: Image) -> Wikilink? { nil }
  package func anchor(of heading: Heading) -> String { heading.anchor }
  package func title(ofCallout kind: String) -> String {
    kind.prefix(1).uppercased() + kind.dropFirst()
  }
}

/// Those of a page that stands alone.
package final class NoSurroundings: HTMLSurroundings {
  package init() {}
}
