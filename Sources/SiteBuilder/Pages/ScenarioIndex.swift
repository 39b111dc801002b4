import Diagrams
import Markup

/// The list of all scenarios of an edition, page by page in the order in which they are read, on as
/// many pages as it takes.
enum ScenarioIndex {
  /// How many scenarios a page of the list has, but for those of the page that fills it.
  private static let longestPart = 500

  /// How many scenarios a page is taken to show: those of its own and what it shows of others.
  private static func weight(_ page: Page) -> Int {
    page.outline.scenarios.count + page.outline.embeds.count
  }

  /// How many pages the list of some pages' scenarios takes; none when there are no scenarios.
  static func parts(of pages: [Page]) -> Int {
    let count = pages.reduce(0) { $0 + weight($1) }
    return (count + longestPart - 1) / longestPart
  }

  /// Where a part of the list stands: the first for all of them, the others below it.
  static func key(ofPart part: Int) -> String {
    part == 0 ? "scenarios.md" : "scenarios/\(part + 1).md"
  }

  /// The part that a page is, for one of those that are made for the list; nil for any other.
  static func part(of page: Page) -> Int? {
    let key = page.name.key
    if key == "scenarios.md" { return 0 }
    guard key.hasPrefix("scenarios/"), let number = Int(key.dropFirst(10).dropLast(3)) else {
      return nil
    }
    return number - 1
  }

  /// The pages of an edition whose scenarios each part of the list has.
  static func pages(_ site: Site, edition: Int) -> [[Int]] {
    var parts: [[Int]] = []
    var before = 0
    for page in site.navigations[edition].sequence {
      let part = before / longestPart
      while parts.count <= part { parts.append([]) }
      parts[part].append(page)
      before += weight(site.map.pages[page])
    }
    return parts
  }

  /// The list, for a page of all scenarios; one that somebody wrote has the first part of it below its text.
  static func html(
    _ site: Site, page: Int, listing parts: [[Int]], shown: [[ShownScenario]]
  ) -> [UInt8] {
    let output = site.map.outputs[page]
    let filter = site.edition(of: page).templates.render("list-filter", [:], capacity: 256)
    var html = String(decoding: filter, as: UTF8.self)
    html += links(toPartsOf: site, beside: page, count: parts.count)
    forEachPage(site, page: page, listing: parts, shown: shown) { index, scenarios in
      let way = SiteAddress.relative(from: output, to: site.map.outputs[index])
      let address = HTMLText.escaped(WebAddress.encodedPath(way))
      html +=
        "<section class=\"listed\">\n<h2><a href=\"\(address)\">\(HTMLText.escaped(site.map.pages[index].title))</a></h2>\n"
      html += "<ul class=\"scenarios\">\n"
      for scenario in scenarios {
        let anchor = HTMLText.escaped(WebAddress.encoded(scenario.anchor))
        html +=
          "<li><a href=\"\(address)#\(anchor)\">\(scenario.thumbnail?.svg ?? "")"
          + "<span>\(HTMLText.escaped(scenario.title))</span></a></li>\n"
      }
      html += "</ul>\n</section>\n"
    }
    return Array(html.utf8)
  }

  /// The ways from one part of the list to the others; nothing where it has one part.
  private static func links(toPartsOf site: Site, beside page: Int, count: Int) -> String {
    guard count > 1 else { return "" }
    let pages = site.scenarioPages(of: site.map.editionOf[page]).sorted {
      part(of: site.map.pages[$0]) ?? 0 < part(of: site.map.pages[$1]) ?? 0
    }
    let links = pages.enumerated().map { part, other in
      guard other != page else { return "<b>\(part + 1)</b>" }
      let way = SiteAddress.relative(from: site.map.outputs[page], to: site.map.outputs[other])
      return "<a href=\"\(HTMLText.escaped(WebAddress.encodedPath(way)))\">\(part + 1)</a>"
    }
    return "<p class=\"parts\">\(links.joined(separator: " · "))</p>\n"
  }

  /// Goes through the pages of a part of the list that have scenarios.
  static func forEachPage(
    _ site: Site, page: Int, listing parts: [[Int]], shown: [[ShownScenario]],
    _ body: (Int, [ShownScenario]) -> Void
  ) {
    let part = site.made.contains(page) ? part(of: site.map.pages[page]) : 0
    guard let part, parts.indices.contains(part) else { return }
    for index in parts[part] where !shown[index].isEmpty {
      // A log that stands by itself is no scenario.
      let scenarios = shown[index].filter { !$0.rules.isEmpty || $0.logs.isEmpty }
      if !scenarios.isEmpty { body(index, scenarios) }
    }
  }
}
