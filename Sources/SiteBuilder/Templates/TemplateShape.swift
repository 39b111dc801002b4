/// What a template may ask for: the keys of its data, and what is behind each.
indirect enum TemplateShape: Sendable {
  /// A text, or something that may be missing; as a section it asks whether it is there.
  case text
  /// A truth value.
  case flag
  /// Something with keys of its own, which may be missing.
  case object([TemplateKey: TemplateShape])
  /// A list of such things.
  case list([TemplateKey: TemplateShape])
  /// A list of texts, each of them `.`.
  case texts
  /// The words of the frame, which are the theme's own.
  case words([String])

  /// What is behind a name inside a section of this shape; nil where nothing is known by it.
  func inside(_ name: String) -> TemplateShape? {
    switch self {
    case .object(let keys), .list(let keys): TemplateKey(name).flatMap { keys[$0] }
    case .words(let names): names.contains(name) ? .text : nil
    case .texts, .text: name == "." ? .text : nil
    case .flag: nil
    }
  }

  /// The names that are known inside a section of this shape.
  var names: [String] {
    switch self {
    case .object(let keys), .list(let keys): keys.keys.map(\.name)
    case .words(let names): names
    case .texts, .text: ["."]
    case .flag: []
    }
  }
}

extension TemplateShape {
  private static let link: [TemplateKey: TemplateShape] = [.title: .text, .address: .text]

  /// The data of `page.mustache`, the frame around every page.
  static let page: [TemplateKey: TemplateShape] = [
    .language: .text, .title: .text, .site: .text, .description: .text, .summary: .text,
    .isHome: .flag, .isTagList: .flag,
    .isDraft: .flag, .root: .text, .home: .text, .style: .text, .script: .text, .icon: .text,
    .navigation: .text, .breadcrumbs: .text, .heading: .text, .anchor: .text, .date: .text,
    .longestWord: .text, .headingDirection: .text, .previews: .text, .previewCount: .text,
    .live: .text, .liveModule: .text, .liveWords: .text, .rulePage: .text,
    .changed: .text, .claims: .texts,
    .tags: .list(link), .hasTags: .flag, .isMissing: .flag, .canonical: .text, .image: .text,
    .feed: .text, .direction: .text,
    .contents: .text, .content: .text, .previous: .object(link),
    .next: .object(link), .search: .text, .finder: .text, .twin: .text, .edit: .text,
    .related: .list(link), .hasRelated: .flag, .hasLanguages: .flag,
    .languages: .list([
      .language: .text, .name: .text, .address: .text, .isCurrent: .flag,
      .isTranslated: .flag,
    ]),
    .alternates: .list([.language: .text, .address: .text]), .backlinks: .list(link),
    .hasBacklinks: .flag, .isLong: .flag, .version: .text,
    .versions: .list([.name: .text, .address: .text, .isCurrent: .flag]),
  ]

  /// The data of `scenario.mustache`, the figure of one scenario.
  static let scenario: [TemplateKey: TemplateShape] = results.merging([
    .anchor: .text, .title: .text, .version: .text,
    .stage: .text, .stageTitle: .text, .svg: .text, .width: .text, .text: .text,
    .isBroken: .flag, .hasResults: .flag, .hasRules: .flag, .failures: .text,
    .rules: .list([
      .title: .text, .address: .text, .statement: .text, .statementLanguage: .text,
    ]),
    .problems: .list([.severity: .text, .text: .text]),
    .differences: .texts, .hasDifferences: .flag, .isFolded: .flag, .isLong: .flag,
    .isThemed: .flag,
    .isWide: .flag, .uncalled: .list([.name: .text, .reason: .text]), .hasUncalled: .flag,
    .narrow: .object([.svg: .text, .width: .text, .isLong: .flag, .isWide: .flag]),
    .isSame: .flag, .isLive: .flag, .live: .text,
    .inBothLanguages: .flag, .isPair: .flag,
    .reference: .object(link),
    .other: .object(results.merging([.anchor: .text, .title: .text]) { $1 }),
  ]) { $1 }

  /// What a figure shows of a program beside its drawing.
  private static let results: [TemplateKey: TemplateShape] = [
    .language: .text, .tab: .text, .source: .text,
    .claims: .list([.text: .text, .holds: .flag, .fails: .flag, .reason: .text]),
    .traces: .list([.text: .text, .holds: .flag, .fails: .flag, .reason: .text]),
    .observed: .list(log),
  ]

  /// A log of a device.
  private static let log: [TemplateKey: TemplateShape] = [
    .result: .text, .resultName: .text, .agrees: .flag, .fails: .flag, .system: .text,
    .calls: .text, .why: .text, .trust: .text, .source: .text, .link: .text, .reason: .text,
  ]

  /// The data of `log.mustache`, the logs of devices that belong to a scenario or to none.
  static let logs: [TemplateKey: TemplateShape] = [.observed: .list(log)]

  /// The data of `observed.mustache`, the table of all logs of devices.
  static let observed: [TemplateKey: TemplateShape] = [
    .counts: .list([.result: .text, .resultName: .text, .count: .text]),
    .entries: .list(log.merging(link) { $1 }.merging([.isMissing: .flag]) { $1 }),
    .more: .text, .confirmed: .text, .unconfirmed: .list([.id: .text, .address: .text]),
  ]

  /// The data of `rules.mustache`, the list of all rules.
  static let rules: [TemplateKey: TemplateShape] = [
    .count: .text, .exercised: .text, .confirmed: .text,
    .mechanisms: .list([.id: .text, .name: .text, .count: .text, .rules: .list(rule)]),
    .isExercised: .flag, .pages: .list([.title: .text, .scenarios: .list(link)]),
  ]

  private static let rule: [TemplateKey: TemplateShape] = [
    .number: .text, .id: .text, .statement: .text, .statementLanguage: .text,
    .confidence: .text, .confidenceName: .text, .versions: .text, .ground: .text,
    .groundLanguage: .text,
    .sources: .list([
      .address: .text, .title: .text, .author: .text, .kind: .text, .date: .text,
      .system: .text, .shows: .text,
    ]),
    .observed: .list(
      link.merging([.result: .text, .resultName: .text, .system: .text]) { $1 }),
    .summary: .text, .isOpen: .flag,
    .scenarios: .list(link), .isExercised: .flag, .isLong: .flag, .more: .text,
    .places: .text, .test: .object(link),
  ]
}
