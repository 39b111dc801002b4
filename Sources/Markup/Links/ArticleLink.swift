import SourceText

extension Wikilink {
  /// A link of DocC's to an article, `<doc:GettingStarted>` or `[text](doc:GettingStarted#Part)`, which names
  /// a page as a link by name does; nil for any other, such as one to an article of another site.
  init?(article link: Link) {
    let scheme = "doc:"
    guard link.destination.hasPrefix(scheme), !link.destination.hasPrefix(scheme + "//") else {
      return nil
    }
    let parts = link.destination.dropFirst(scheme.utf8.count)
      .split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let text = link.content.plainText
    self.init(
      page: String(parts.first ?? ""), heading: parts.count > 1 ? String(parts[1]) : nil,
      label: text == link.destination ? nil : text, isEmbed: false, span: link.span)
  }
}
