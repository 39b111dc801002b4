import Lifecycle
import Markup

/// The page of all rules of an edition: by mechanism, each with what it rests on and what shows it.
struct RulePage {
  /// How many published orders are open to the eye; more are folded.
  private static let longestOpen = 4

  private let index: RuleIndex
  private let site: Site
  private let edition: Edition
  private let shown: [Bool]
  /// The scenarios of the page's edition, as indices of the index's places, and where each stands among them.
  private let places: [Int]
  private let orderOfPlace: [Int: Int]

  init(_ index: RuleIndex, _ site: Site, page: Int) {
    self.index = index
    self.site = site
    edition = site.edition(of: page)
    let shown = RuleIndex.shown(site, for: page)
    self.shown = shown
    places = index.places.indices.filter { shown[index.places[$0].page] }
    orderOfPlace = Dictionary(uniqueKeysWithValues: zip(places, places.indices))
  }

  /// The list, as its template has it.
  func html() -> [UInt8] {
    let (observed, confirmed) = index.confirmed(shown)
    let groups = Mechanism.allCases.compactMap { mechanism -> TemplateData? in
      let rules = RuleIndex.rules.filter { Mechanism(of: $0) == mechanism }
      guard !rules.isEmpty else { return nil }
      return [
        .id: .text("on-" + mechanism.rawValue), .count: .text(String(rules.count)),
        .name: .text(edition.words("mechanism-\(mechanism.rawValue)")),
        .rules: .list(rules.map(data)),
      ]
    }
    return edition.templates.render(
      "rules",
      [
        .count: .text(edition.words("rules-count", String(RuleIndex.rules.count))),
        .exercised: .text(edition.words("rules-exercised", String(index.exercised(shown)))),
        .confirmed: .text(
          edition.words("rules-confirmed", "\(confirmed.count)/\(observed.count)")),
        .mechanisms: .list(groups), .isExercised: .flag(!places.isEmpty),
        .pages: .list(byPage(places.map { index.places[$0] })),
      ], capacity: 1 << 20)
  }

  private func data(of rule: Rule) -> TemplateData {
    // What shows the fewest other rules says the most about this one.
    let own = index.exercisingPlaces(rule, shown)
    let all = own.sorted { (rulesShown(by: $0), $0) < (rulesShown(by: $1), $1) }
      .map { index.places[$0] }
    let statement = edition.statement(of: rule.id, rule.statement)
    var data: TemplateData = [
      .number: .text(rule.numberText), .id: .text(rule.id), .statement: .text(statement.text),
      .statementLanguage: .text(statement.language),
      .confidence: .text(rule.confidence.rawValue),
      .confidenceName: .text(edition.words(rule.confidence.rawValue)),
      .sources: .list(Bibliography.entries(of: rule).map(source)),
      .observed: .list(index.orders(rule, shown).map { order($0.place, $0.log) }),
      .scenarios: .list(links(all)), .isExercised: .flag(!all.isEmpty),
      .isLong: .flag(all.count > RuleIndex.longestList),
    ]
    let orders = index.orders(rule, shown)
    if !orders.isEmpty {
      data[.summary] = .text(edition.words("rules-orders", String(orders.count)))
      data[.isOpen] = .flag(orders.count <= Self.longestOpen)
    }
    if rule.isOfSomeVersions { data[.versions] = .text(index.versions(of: rule, edition)) }
    if let ground = Bibliography.ground(of: rule) {
      let said = edition.statement(of: RuleStatements.ground(of: rule), ground)
      data[.ground] = .text(said.text)
      data[.groundLanguage] = .text(said.language)
    }
    if all.count > RuleIndex.longestList {
      data[.more] = .text(edition.words("rules-more", String(all.count)))
      data[.places] = .text(Self.ranges(own.compactMap { orderOfPlace[$0] }))
    }
    if let plainest = all.first {
      data[.test] = .object(link(to: plainest, plainest.scenario.title))
    }
    return data
  }

  private func rulesShown(by place: Int) -> Int { index.places[place].scenario.rules.count }

  private func source(_ entry: Source) -> TemplateData {
    [
      .address: .text(entry.address), .title: .text(entry.title), .author: .text(entry.author),
      .kind: .text(edition.words("source-\(entry.kind.rawValue)")), .date: .text(entry.date),
      .system: .text(entry.system), .shows: .text(entry.shows),
    ]
  }

  private func order(_ place: RuleIndex.Place, _ log: DeviceLog) -> TemplateData {
    var data = link(to: place, place.scenario.title)
    data[.result] = .text(log.result.rawValue)
    data[.resultName] = .text(edition.words("observed-\(log.result.rawValue)"))
    data[.system] = .text(log.system)
    return data
  }

  // MARK: Scenarios

  /// The first scenarios that exercise a rule; those of one title are told apart by their pages.
  private func links(_ all: [RuleIndex.Place]) -> [TemplateData] {
    let first = all.prefix(RuleIndex.longestList)
    var seen: Set<String> = []
    let repeated = Set(first.map(\.scenario.title).filter { !seen.insert($0).inserted })
    return first.map { place in
      let title = place.scenario.title
      return link(
        to: place,
        repeated.contains(title) ? "\(title) · \(site.map.pages[place.page].title)" : title)
    }
  }

  /// Numbers, ascending, with those that follow each other as a range: `0-2 7`.
  private static func ranges(_ numbers: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    return ranges.map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
    }.joined(separator: " ")
  }

  /// Scenarios behind the titles of their pages.
  private func byPage(_ all: [RuleIndex.Place]) -> [TemplateData] {
    var groups: [(page: Int, places: [RuleIndex.Place])] = []
    for place in all {
      if groups.last?.page == place.page {
        groups[groups.count - 1].places.append(place)
      } else {
        groups.append((place.page, [place]))
      }
    }
    return groups.map { group in
      [
        .title: .text(site.map.pages[group.page].title),
        .scenarios: .list(group.places.map { link(to: $0, $0.scenario.title) }),
      ]
    }
  }

  private func link(to place: RuleIndex.Place, _ title: String) -> TemplateData {
    let way = SiteAddress.relative(from: edition.rulePage, to: site.map.outputs[place.page])
    return [
      .title: .text(title),
      .address: .text(
        WebAddress.encodedPath(way) + "#" + WebAddress.encoded(place.scenario.anchor)),
    ]
  }
}
