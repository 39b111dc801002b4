import Markup
import SourceText

/// The ids that HTML of a page gives, where they may be taken: by scenarios of the page, or by other HTML
/// of it. Headings yield to them.
struct MarkupIDs {
  /// The ids that have to be looked at.
  private let doubtful: Set<String>
  /// Those of them that something has.
  private var taken: Set<String>
  /// How many faults there were so far: the places of more than are shown are not looked for.
  private var count = 0

  /// Nil for most pages, of which all ids are different.
  init?(_ site: AskedSite) {
    let given = site.markupAnchors
    guard !given.isEmpty else { return nil }
    let own = Set(site.anchorNames(of: site.index).dropLast(given.count))
    var seen = own
    doubtful = Set(given.filter { !seen.insert($0).inserted })
    guard !doubtful.isEmpty else { return nil }
    taken = own.intersection(doubtful)
  }

  /// What is wrong with the ids of a piece of HTML.
  mutating func diagnostics(_ html: String, at span: SourceSpan?) -> [Diagnostic] {
    guard let span else { return [] }
    let bytes = Array(html.utf8)
    return HTMLTags(html).tags.flatMap(\.attributes).compactMap { attribute in
      guard attribute.name == "id", doubtful.contains(attribute.value),
        !taken.insert(attribute.value).inserted
      else { return nil }
      count += 1
      let isShown = count <= ShownDiagnostics.mostOfPage
      return Diagnostic(
        id: "markdown.duplicate-id", "the id '\(attribute.value)' is taken on this page",
        at: isShown ? MarkupAddresses.place(of: bytes[attribute.range], in: span) : span)
    }
  }
}
