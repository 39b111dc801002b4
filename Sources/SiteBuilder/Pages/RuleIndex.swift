import Lifecycle
import Markup
import Tracing

/// The rules of the model, and the scenarios of the site that exercise each.
struct RuleIndex {
  /// How many scenarios are named with a rule; the rest are counted.
  private static let longestList = 24

  /// All rules, in the order of their numbers.
  static let rules = Rule.catalogue.sorted { $0.number < $1.number }

  /// A scenario that a page shows.
  private struct Place {
    let page: Int
    let scenario: ShownScenario
  }

  private var places: [Place] = []
  /// For each rule, by number, the places of the scenarios that exercise it.
  private var scenarios: [[Int]] = []

  /// Takes note of the rules that the scenarios of a page exercised.
  mutating func add(_ shown: [ShownScenario], page: Int) {
    for scenario in shown {
      for rule in scenario.rules {
        let number = Int(rule.index)
        while scenarios.count <= number { scenarios.append([]) }
        scenarios[number].append(places.count)
      }
      places.append(Place(page: page, scenario: scenario))
    }
  }

  /// The list of all rules, for the page of rules of an edition.
  func html(_ site: Site, page: Int) -> [UInt8] {
    let edition = site.edition(of: page)
    let shown = Self.shown(site, for: page)
    return edition.templates.render(
      "rules",
      [
        .count: .text(edition.words("rules-count", String(Self.rules.count))),
        .exercised: .text(edition.words("rules-exercised", String(exercised(shown)))),
        .rules: .list(Self.rules.map { data(of: $0, site, edition, shown) }),
      ], capacity: 65536)
  }

  /// Whether each page is shown in the edition of one.
  static func shown(_ site: Site, for page: Int) -> [Bool] {
    var shown = Array(repeating: false, count: site.map.pages.count)
    for page in site.map.shownPages(of: site.map.editionOf[page]) { shown[page] = true }
    return shown
  }

  /// How many rules the scenarios of some pages exercise.
  func exercised(_ shown: [Bool]) -> Int {
    Self.rules.count { rule in exercising(rule).contains { shown[places[$0].page] } }
  }

  /// The places of the scenarios that exercise a rule.
  private func exercising(_ rule: Rule) -> [Int] {
    let number = Int(rule.number)
    return number < scenarios.count ? scenarios[number] : []
  }

  private func data(
    of rule: Rule, _ site: Site, _ edition: Edition, _ shown: [Bool]
  ) -> TemplateData {
    let all = exercising(rule)
    let count = all.count { shown[places[$0].page] }
    let found = all.lazy.filter { shown[places[$0].page] }.prefix(Self.longestList)
      .map { places[$0] }
    var seen: Set<String> = []
    let repeated = Set(found.map(\.scenario.title).filter { !seen.insert($0).inserted })
    let links: [TemplateData] = found.map { place in
      let title = place.scenario.title
      let way = SiteAddress.relative(
        from: edition.rulePage, to: site.map.outputs[place.page])
      return [
        .title: .text(
          repeated.contains(title) ? "\(title) · \(site.map.pages[place.page].title)" : title),
        .address: .text(
          WebAddress.encodedPath(way) + "#" + WebAddress.encoded(place.scenario.anchor)),
      ]
    }
    let statement = edition.statement(of: rule.id, rule.statement)
    var data: TemplateData = [
      .number: .text(rule.numberText), .id: .text(rule.id), .statement: .text(statement.text),
      .statementLanguage: .text(statement.language),
      .sources: .text(rule.sources), .confidence: .text(rule.confidence.rawValue),
      .confidenceName: .text(edition.words(rule.confidence.rawValue)), .scenarios: .list(links),
      .isExercised: .flag(count > 0),
    ]
    if rule.isOfSomeVersions { data[.versions] = .text(versions(of: rule, edition)) }
    if count > links.count {
      data[.more] = .text(edition.words("rules-more", String(count - links.count)))
    }
    return data
  }

  /// The rules as a reader may search them on the page of rules of an edition: a list as others that
  /// nobody wrote. The scenarios that exercise them are found on their own pages.
  static func pieces(_ edition: Edition) -> [SearchIndex.Piece] {
    rules.map { rule in
      let statement = "\(rule.id): \(edition.statement(of: rule.id, rule.statement).text)"
      var piece = SearchIndex.Piece(anchor: rule.id, heading: rule.numberText)
      piece.names.append(statement.utf8)
      return piece
    }
  }

  /// The versions that a rule holds in, in words.
  func versions(of rule: Rule, _ edition: Edition) -> String {
    let (first, last) = (rule.versions.lowerBound, rule.versions.upperBound)
    let all = Profile.supportedVersions
    if last == all.upperBound { return edition.words("rules-since", String(first)) }
    if first == all.lowerBound { return edition.words("rules-until", String(last)) }
    return edition.words("rules-versions", first == last ? "\(first)" : "\(first)–\(last)")
  }
}
