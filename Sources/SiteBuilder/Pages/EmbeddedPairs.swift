import Markup

/// What a page shows of others right above what else it shows of them, for one figure that is for both.
///
/// `![[#push]]` with `![[#push-objc]]` below it is one figure, as the two blocks are where they are
/// written.
struct EmbeddedPairs {
  /// The second of each two embeds that follow each other, by where the first begins.
  private var below: [Int: Wikilink] = [:]

  init(_ page: Page) {
    guard !page.outline.embeds.isEmpty else { return }
    let embeds = page.document.blocks.map(Self.embed)
    for (first, second) in zip(embeds, embeds.dropFirst()) {
      if let first, let second { below[first.sourceRange.lowerBound] = second }
    }
  }

  /// What is shown below.
  func embed(below link: Wikilink) -> Wikilink? { below[link.sourceRange.lowerBound] }

  /// What a paragraph shows, if that is all that it is.
  private static func embed(_ block: Block) -> Wikilink? {
    guard case .paragraph(let inlines) = block.kind, inlines.count == 1,
      case .wikilink(let link) = inlines[0], link.isEmbed
    else { return nil }
    return link
  }
}
