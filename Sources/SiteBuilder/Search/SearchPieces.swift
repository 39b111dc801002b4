import Markup
import SourceText

/// What stands on a page from one heading to the next: what a search finds.
struct SearchPiece {
  let anchor: String
  let heading: String
  var text: [UInt8] = []
  /// Whether the text ends with what a scenario is called, which is no sentence.
  var endsWithTitle = false
  /// The names in its code, each once; of a page's beginning, its aliases first.
  var names = SearchNames()
}

/// The pieces of a page. A rule is a piece of the page of rules; names in code stand apart from the text, and
/// count less, and so do the lists of pages that nobody wrote.
enum SearchPieces {
  /// The pieces of a page; a long one is several of the same name, since what is found in it is shown.
  static func of(_ site: AskedSite) -> [SearchPiece] { whole(site).flatMap { $0.divided() } }

  private static func whole(_ site: AskedSite) -> [SearchPiece] {
    let page = site.text(of: site.index)
    var first = SearchPiece(
      anchor: "", heading: "", text: Array((page.frontMatter.description ?? "").utf8))
    for alias in page.frontMatter.aliases where !Redirect.isAddress(alias, inVault: site.isVault) {
      first.names.append(alias.utf8)
    }
    var pieces = [first]
    let document = page.document
    let title = page.outline.titleHeading?.anchor
    for block in document.blocks {
      if case .heading(let heading) = block.kind {
        guard heading.anchor != title else { continue }
        let anchor = site.anchor(ofHeading: heading.anchor, on: site.index)
        pieces.append(SearchPiece(anchor: anchor, heading: heading.plainText))
      } else {
        add(block, isList: site.isMade, to: &pieces[pieces.count - 1])
        for fence in code(of: block, site) {
          pieces[pieces.count - 1].names.addNames(in: fence.literal.bytes)
        }
      }
    }
    for footnote in document.footnotes {
      for block in footnote.blocks { block.appendPlainText(to: &pieces[pieces.count - 1].text) }
    }
    let edition = site.edition
    let isRulePage = site.output(of: site.index) == edition.rulePage
    return isRulePage ? pieces + RuleIndex.pieces(edition) : pieces
  }

  /// Adds what a block says to a piece; a list that nobody wrote names what others say, as code does. A
  /// scenario is found by its title.
  private static func add(_ block: Block, isList: Bool, to piece: inout SearchPiece) {
    let start = piece.text.count
    if case .fence(let fence) = block.kind {
      guard let title = fence["title"]?.value, !title.isEmpty else { return }
      if isList { return piece.names.append(title.utf8) }
      if !piece.text.isEmpty { piece.text.append(0x20) }
      piece.text.append(contentsOf: title.utf8)
    } else if isList {
      var text: [UInt8] = []
      block.appendPlainText(to: &text)
      if !text.isEmpty { piece.names.append(text) }
    } else {
      // More than most have.
      if piece.text.isEmpty { piece.text.reserveCapacity(1024) }
      block.appendPlainText(to: &piece.text)
    }
    guard piece.text.count > start else { return }
    if piece.endsWithTitle { piece.text.insert(contentsOf: " ·".utf8, at: start) }
    piece.endsWithTitle = isTitle(block)
  }

  /// Whether a block says no more than what a scenario is called.
  private static func isTitle(_ block: Block) -> Bool {
    switch block.kind {
    case .fence: true
    case .paragraph(let inlines):
      inlines.allSatisfy { inline in
        if case .wikilink(let link) = inline { link.isEmbed } else { false }
      }
    default: false
    }
  }

  /// The code that a block shows: its own, or that of scenarios of elsewhere.
  private static func code(of block: Block, _ site: AskedSite) -> [FencedBlock] {
    switch block.kind {
    case .fence(let fence): [fence]
    case .paragraph(let inlines):
      inlines.compactMap { inline in
        guard case .wikilink(let link) = inline, link.isEmbed,
          let found = site.scenario(link.page, link.heading, on: site.index)
        else { return nil }
        let scenarios = site.text(of: found.page).scenarios
        return scenarios.indices.contains(found.number) ? scenarios[found.number].fence : nil
      }
    default: []
    }
  }
}
