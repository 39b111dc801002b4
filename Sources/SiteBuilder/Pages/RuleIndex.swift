import CallTrace
import Lifecycle
import Markup

/// The rules of the model, with their sources, the published orders that show each and the scenarios
/// that exercise it.
struct RuleIndex {
  /// How many scenarios of a rule are named with it; all scenarios stand at the end of the page.
  static let longestList = 8

  /// All rules, in the order of their numbers.
  static let rules = Rule.catalogue.sorted { $0.number < $1.number }

  /// A scenario that a page shows.
  struct Place {
    let page: Int
    let scenario: ShownScenario
  }

  private(set) var places: [Place] = []
  /// For each rule, by number, the places of the scenarios that exercise it.
  private var scenarios: [[Int]] = []
  /// For each rule, by number, the places of the logs that show it.
  private var logs: [[(place: Int, log: DeviceLog)]] = []

  /// Goes through what each page shows.
  init(of shown: [[ShownScenario]]) {
    for (page, scenarios) in shown.enumerated() { add(scenarios, page: page) }
  }

  /// Takes note of the rules that the scenarios of a page exercised, and of those that logs show.
  private mutating func add(_ shown: [ShownScenario], page: Int) {
    for scenario in shown {
      for rule in scenario.rules { Self.append(places.count, to: &scenarios, at: rule) }
      for log in scenario.logs where log.counts {
        for rule in log.rules { Self.append((places.count, log), to: &logs, at: rule) }
      }
      places.append(Place(page: page, scenario: scenario))
    }
  }

  private static func append<Element>(
    _ element: Element, to lists: inout [[Element]], at rule: RuleID
  ) {
    let number = Int(rule.index)
    while lists.count <= number { lists.append([]) }
    lists[number].append(element)
  }

  /// Whether each page is shown in the edition of one.
  static func shown(_ site: Site, for page: Int) -> [Bool] {
    var shown = Array(repeating: false, count: site.map.pages.count)
    for page in site.map.shownPages(of: site.map.editionOf[page]) { shown[page] = true }
    return shown
  }

  /// How many rules the scenarios of some pages exercise.
  func exercised(_ shown: [Bool]) -> Int {
    Self.rules.count { !exercising($0, shown).isEmpty }
  }

  /// The places, on some pages, of the scenarios that exercise a rule.
  func exercising(_ rule: Rule, _ shown: [Bool]) -> [Place] {
    exercisingPlaces(rule, shown).map { places[$0] }
  }

  /// The same, as indices of `places`, ascending.
  func exercisingPlaces(_ rule: Rule, _ shown: [Bool]) -> [Int] {
    let number = Int(rule.number)
    guard number < scenarios.count else { return [] }
    return scenarios[number].filter { shown[places[$0].page] }
  }

  /// The published orders, on some pages, that show a rule.
  func orders(_ rule: Rule, _ shown: [Bool]) -> [(place: Place, log: DeviceLog)] {
    let number = Int(rule.number)
    guard number < logs.count else { return [] }
    return logs[number].map { (places[$0.place], $0.log) }.filter { shown[$0.place.page] }
  }

  /// The observed rules, and those among them that a published order confirms.
  func confirmed(_ shown: [Bool]) -> (observed: [Rule], confirmed: Set<Rule>) {
    let observed = Self.rules.filter { $0.confidence == .observed }
    let confirmed = observed.filter { rule in
      orders(rule, shown).contains { $0.log.result == .agrees }
    }
    return (observed, Set(confirmed))
  }

  /// The rules as a reader may search them on the page of rules of an edition: a list as others that
  /// nobody wrote. The scenarios that exercise them are found on their own pages.
  static func pieces(_ edition: Edition) -> [SearchPiece] {
    rules.map { rule in
      let statement = "\(rule.id): \(edition.statement(of: rule.id, rule.statement).text)"
      var piece = SearchPiece(anchor: rule.id, heading: rule.numberText)
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
