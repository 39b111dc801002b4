import Lifecycle
import Markup
import SourceText

/// The logs of devices that the pages of a site quote, and how the model stands to each.
struct ObservedIndex {
  typealias Entry = (page: Int, scenario: ShownScenario, log: DeviceLog)

  private var entries: [Entry] = []

  /// Goes through what each page shows.
  init(of shown: [[ShownScenario]]) {
    for (page, scenarios) in shown.enumerated() { add(scenarios, page: page) }
  }

  /// Takes note of the logs on a page.
  private mutating func add(_ shown: [ShownScenario], page: Int) {
    for scenario in shown {
      for log in scenario.logs { entries.append((page, scenario, log)) }
    }
  }

  /// The table of all logs, for the page of logs of an edition; nothing where there are none.
  func html(_ site: Site, page: Int, _ rules: RuleIndex) -> [UInt8] {
    let edition = site.edition(of: page)
    let own = entries(shownWith: page, site)
    guard !own.isEmpty else { return [] }
    let counted = own.filter { $0.log.counts }
    let counts = DeviceLog.Result.allCases.compactMap { result -> TemplateData? in
      let count = counted.count { $0.log.result == result }
      guard count > 0 else { return nil }
      return [
        .result: .text(result.rawValue), .count: .text(String(count)),
        .resultName: .text(edition.words("observed-\(result.rawValue)")),
      ]
    }
    let rows = own.map { entry in
      var data = Self.data(of: entry.log, edition)
      let way = SiteAddress.relative(from: edition.observedPage, to: site.map.outputs[entry.page])
      data[.title] = .text(entry.scenario.title)
      data[.isMissing] = .flag(!entry.log.counts)
      data[.address] = .text(
        WebAddress.encodedPath(way) + "#" + WebAddress.encoded(entry.scenario.anchor))
      return data
    }
    let (observed, confirmed) = rules.confirmed(RuleIndex.shown(site, for: page))
    let way = SiteAddress.relative(from: edition.observedPage, to: edition.rulePage)
    var data: TemplateData = [
      .counts: .list(counts), .entries: .list(rows),
      .confirmed: .text(
        edition.words("rules-confirmed", "\(confirmed.count)/\(observed.count)")),
      .unconfirmed: .list(
        observed.filter { !confirmed.contains($0) }.map { rule in
          [.id: .text(rule.id), .address: .text(WebAddress.encodedPath(way) + "#" + rule.id)]
        }),
    ]
    if counted.count < own.count {
      data[.more] = .text(edition.words("observed-others", String(own.count - counted.count)))
    }
    return edition.templates.render("observed", data, capacity: 65536)
  }

  /// The logs of the edition of a page.
  func entries(shownWith page: Int, _ site: Site) -> [Entry] {
    let shown = Set(site.map.shownPages(of: site.map.editionOf[page]))
    return entries.filter { shown.contains($0.page) }
  }

  /// What is shown of a log where its page quotes it.
  static func data(of check: ObservedCheck, _ edition: Edition) -> TemplateData {
    var data = data(of: check.log, edition)
    data[.calls] = .text(check.calls.joined(separator: "\n"))
    data[.fails] = .flag(!check.failures.isEmpty)
    if !check.failures.isEmpty {
      data[.reason] = .text(check.failures.map(\.message).joined(separator: "\n"))
    }
    return data
  }

  private static func data(of log: DeviceLog, _ edition: Edition) -> TemplateData {
    var data: TemplateData = [
      .result: .text(log.result.rawValue), .agrees: .flag(log.result == .agrees),
      .resultName: .text(edition.words("observed-\(log.result.rawValue)")),
      .system: .text(log.system),
    ]
    data[.why] = .text(log.reason)
    data[.trust] = .text(log.trust)
    if let source = log.source {
      data[.source] = .text(log.counts ? shortened(source) : source)
      // What is said of the place comes after a blank: `https://… (radar 12345)`.
      if log.counts { data[.link] = .text(String(source.prefix { $0 != " " })) }
    }
    return data
  }

  /// An address without what every address has.
  private static func shortened(_ address: String) -> String {
    var text = Substring(address)
    for prefix in ["https://", "http://", "www."] where text.hasPrefix(prefix) {
      text = text.dropFirst(prefix.count)
    }
    while text.hasSuffix("/") { text = text.dropLast() }
    return text.count > 48 ? text.prefix(47) + "…" : String(text)
  }
}
