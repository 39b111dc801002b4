import Markup

/// The list of all scenarios of an edition, page by page in the order in which they are read.
enum ScenarioIndex {
  /// The list, for the page of all scenarios; one that somebody wrote is left as it is.
  static func html(_ site: Site, page: Int, shown: [[ShownScenario]]) -> [UInt8] {
    guard site.made.contains(page) else { return [] }
    let output = site.map.outputs[page]
    var html = ""
    for index in site.navigation(of: page).sequence {
      // A log that stands by itself is no scenario.
      let scenarios = shown[index].filter { !$0.rules.isEmpty || $0.logs.isEmpty }
      guard !scenarios.isEmpty else { continue }
      let way = SiteAddress.relative(from: output, to: site.map.outputs[index])
      let address = HTMLText.escaped(WebAddress.encoded(way))
      html +=
        "<h2><a href=\"\(address)\">\(HTMLText.escaped(site.map.pages[index].title))</a></h2>\n"
      html += "<ul class=\"scenarios\">\n"
      for scenario in scenarios {
        let anchor = HTMLText.escaped(WebAddress.encoded(scenario.anchor))
        html +=
          "<li><a href=\"\(address)#\(anchor)\">\(HTMLText.escaped(scenario.title))</a></li>\n"
      }
      html += "</ul>\n"
    }
    return Array(html.utf8)
  }
}
