import Markup
import ScenarioSyntax
import SourceText

/// What the page has on which readers try programs of their own: a box for the editor, and scenarios of the notes to
/// begin from.
enum PlaygroundPage {
  /// How many scenarios there are to begin from.
  private static let mostExamples = 24

  static func html(_ site: Site, page: Int) -> [UInt8] {
    let edition = site.edition(of: page)
    var html =
      "<div class=\"playground\"><noscript>\(HTMLText.escaped(edition.words("playground-script")))</noscript>\n"
    for (title, scenario) in examples(site, edition: site.map.editionOf[page]) {
      html += "<template data-title=\"\(HTMLText.escaped(title))\">"
      html += part("program", scenario.fence.literal.text)
      for line in scenario.liveHead.split(separator: "\n") {
        let pair = line.split(separator: ":", maxSplits: 1)
        html += part(String(pair[0]), String(pair[1].dropFirst()))
      }
      if let stage = site.notebook.stage(of: scenario) {
        html += part("stage", stage.fence.literal.text)
        if stage.dialect == .objectiveC { html += part("stage-language", "objc") }
      }
      let claims = scenario.claims.map { $0.literal.text }.joined()
      if !claims.isEmpty { html += part("claims", claims) }
      html += "</template>\n"
    }
    return Array((html + "</div>\n").utf8)
  }

  private static func part(_ name: String, _ text: String) -> String {
    "<pre data-part=\"\(name)\">\n\(HTMLText.escaped(text))</pre>"
  }

  /// The first scenario of each note, by their titles, in the order in which notes are read.
  private static func examples(_ site: Site, edition: Int) -> [(String, PageScenario)] {
    var found: [(String, PageScenario)] = []
    for page in site.navigations[edition].sequence where found.count < mostExamples {
      guard let scenario = site.map.pages[page].scenarios.first else { continue }
      found.append((scenario.title ?? site.map.pages[page].title, scenario))
    }
    return found
  }
}
