import Cards
import Diagrams

/// The picture that stands for a page in previews: its title, and the beginning of its first diagram.
struct PageCard {
  private let site: AskedSite

  init(_ site: AskedSite) { self.site = site }

  /// Where a page's card lies; nil for a page that has none: one without scenarios of its own, or one whose site
  /// asks for no cards.
  static func path(_ site: Site, of page: Int) -> String? {
    guard site.hasCards, !site.made.contains(page), !site.isGathered(page),
      !site.map.pages[page].outline.scenarios.isEmpty
    else { return nil }
    let output = site.map.outputs[page]
    let stem = output.hasSuffix(".html") ? String(output.dropLast(5)) : output
    let path = "assets/cards/\(stem).png"
    return OutputFolder.isSound(path) ? path : nil
  }

  /// Where the card lies that stands for a page: its own, or that of the page which it translates.
  static func path(_ site: Site, for page: Int) -> String? {
    path(site, of: page)
      ?? site.map.translation(of: page, in: 0).flatMap { path(site, of: $0) }
  }

  /// The card. Where no scenario of the page can be drawn it has the title alone.
  func png(_ outcomes: [ScenarioOutcome]) -> [UInt8] {
    let page = site.text(of: site.index)
    let artist = FigureArtist(site)
    let first = zip(page.scenarios, outcomes).first { $1.isSound }
    let drawing = first.map { scenario, outcome in
      artist.begin(scenario, outcome, title: "", anchor: "").diagram
    }
    let renderer = SVGRenderer(
      width: SocialCard.diagramWidth, showsTitle: false, showsLegend: false,
      theme: site.diagramTheme)
    return SocialCard(title: site.title, svg: drawing.map { renderer.bytes(of: $0) }).png()
  }
}
