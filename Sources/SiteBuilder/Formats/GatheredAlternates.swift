import Lifecycle
import Markup

/// What pages list of others, in plain Markdown: links lead from there to pages in plain Markdown.
struct AlternateList {
  private(set) var text = ""
  private let site: Site
  private let page: Int

  init(_ site: Site, page: Int) {
    self.site = site
    self.page = page
  }

  /// Adds a line, or what it begins with.
  mutating func add(_ line: String) { text += line }

  /// Adds a text on one line, whatever it was.
  mutating func add(plain text: String) { self.text += MarkdownAlternate.line(text) }

  /// Adds a link to a page; its plain Markdown has no anchors of figures.
  mutating func addLink(to target: Int, _ title: String) {
    let way = SiteAddress.relative(from: site.map.outputs[page], to: site.map.alternates[target])
    text += "[\(MarkdownLinks.escaped(MarkdownAlternate.line(title)))]("
    text += MarkdownLinks.encodingParentheses(WebAddress.encodedPath(way)) + ")"
  }
}

extension RuleIndex {
  /// All rules, each below its id, so that links to it lead there.
  func plain(_ site: Site, page: Int) -> String {
    let edition = site.edition(of: page)
    let shown = Self.shown(site, for: page)
    var list = AlternateList(site, page: page)
    list.add(edition.words("rules-count", String(Self.rules.count)) + edition.words("rules-join"))
    list.add(edition.words("rules-exercised", String(exercised(shown))))
    list.add(edition.words("rules-end") + "\n")
    for rule in Self.rules {
      list.add("\n## \(rule.id)\n\n\(rule.numberText) · \(edition.words(rule.confidence.rawValue))")
      if rule.isOfSomeVersions { list.add(" · \(versions(of: rule, edition))") }
      list.add("\n\n\(edition.statement(of: rule.id, rule.statement).text)\n\n")
      if let ground = Bibliography.ground(of: rule) {
        let said = edition.statement(of: RuleStatements.ground(of: rule), ground).text
        list.add(edition.words("rules-ground") + edition.words("colon") + said)
        list.add(edition.words("rules-end") + "\n\n")
      }
      for source in Bibliography.entries(of: rule) {
        let title = MarkdownLinks.escaped(MarkdownAlternate.line(source.title))
        list.add("- [\(title)](<\(source.address)>), \(source.author): \(source.shows)\n")
      }
    }
    return list.text
  }
}

extension ScenarioIndex {
  /// The scenarios of the pages of a part, by their titles.
  static func plain(
    _ site: Site, page: Int, listing parts: [[Int]], shown: [[ShownScenario]]
  ) -> String {
    var list = AlternateList(site, page: page)
    forEachPage(site, page: page, listing: parts, shown: shown) { index, scenarios in
      list.add(list.text.isEmpty ? "## " : "\n## ")
      list.addLink(to: index, site.map.pages[index].title)
      list.add("\n\n")
      for scenario in scenarios {
        list.add("- ")
        list.add(plain: scenario.title)
        list.add("\n")
      }
    }
    return list.text
  }
}

extension ObservedIndex {
  /// All logs, and how the model stands to each.
  func plain(_ site: Site, page: Int) -> String {
    let edition = site.edition(of: page)
    var list = AlternateList(site, page: page)
    for entry in entries(shownWith: page, site) {
      let log = entry.log
      list.add("- ")
      list.addLink(to: entry.page, entry.scenario.title)
      let source = log.source.map { log.counts ? "<\($0)>" : $0 }
      for part in [
        log.system, log.trust, source, edition.words("observed-\(log.result.rawValue)"),
        log.counts ? nil : edition.words("observed-uncounted"),
      ] {
        guard let part, !part.isEmpty else { continue }
        list.add(" · ")
        list.add(plain: part)
      }
      if let reason = log.reason {
        list.add(edition.words("colon"))
        list.add(plain: reason)
      }
      list.add("\n")
    }
    return list.text
  }
}
