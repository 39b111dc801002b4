import Lifecycle
import Markup
import Tracing

/// The rules of the model, and the scenarios of the site that exercise each.
struct RuleIndex {
  /// How many scenarios are named with a rule; the rest are counted.
  private static let longestList = 24

  /// For each rule's id, the scenarios: page and place on the page.
  private var scenarios: [String: [(page: Int, scenario: Int)]] = [:]

  /// Takes note of the rules that a scenario exercised.
  mutating func add(_ trace: Trace, page: Int, scenario: Int) {
    var isSeen = Array(repeating: false, count: trace.rules.count)
    for event in trace.events {
      let rule: RuleID? =
        switch event.kind {
        case .call(let call): call.rule
        case .console(let console): console.rule
        case .exception(let exception): exception.rule
        case .divider, .note: nil
        }
      guard let rule, isSeen.indices.contains(Int(rule.index)), !isSeen[Int(rule.index)] else {
        continue
      }
      isSeen[Int(rule.index)] = true
      scenarios[trace[rule].id, default: []].append((page, scenario))
    }
  }

  /// The list of all rules, for the page at an address of the site.
  func html(_ site: Site, output: String) -> String {
    let rules = Rule.catalogue.sorted { $0.number < $1.number }
    let exercised = rules.count { scenarios[$0.id] != nil }
    return site.theme.render(
      "rules",
      [
        "count": String(rules.count), "exercised": String(exercised),
        "rules": rules.map { data(of: $0, site, output) },
      ])
  }

  private func data(of rule: Rule, _ site: Site, _ output: String) -> [String: Any] {
    let found = scenarios[rule.id] ?? []
    let links: [[String: Any]] = found.prefix(Self.longestList).map { place in
      let page = site.map.pages[place.page]
      let scenario = page.scenarios[place.scenario]
      let way = SiteAddress.relative(from: output, to: site.map.outputs[place.page])
      return [
        "title": scenario.title ?? "\(page.title), scenario \(scenario.index + 1)",
        "address": WebAddress.encoded(way) + "#" + WebAddress.encoded(scenario.anchor),
      ]
    }
    var data: [String: Any] = [
      "number": rule.numberText, "id": rule.id, "statement": rule.statement,
      "sources": rule.sources, "confidence": rule.confidence.rawValue, "scenarios": links,
      "isExercised": !found.isEmpty,
    ]
    if found.count > links.count { data["more"] = String(found.count - links.count) }
    return data
  }
}
