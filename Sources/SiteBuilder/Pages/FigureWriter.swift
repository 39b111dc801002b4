import Diagrams
import Markup
import ScenarioRunner
import ScenarioSyntax
import SourceText
import Tracing

/// Writes the fenced blocks of one page: scenarios as figures, other code highlighted.
///
/// Blocks of claims and expected calls are part of their scenario's figure and leave nothing where
/// they stood.
struct FigureWriter {
  private let site: Site
  private let index: Int
  private let edition: Edition
  private let page: Page
  private let outcomes: [ScenarioOutcome]
  /// The figures that were drawn already, by their scenarios.
  private let drawn: [Int: FigureDrawing]
  private let artist: FigureArtist
  private let scenarios: [Int: Int]
  /// The anchors of figures so far.
  private var anchors: Set<String> = []
  /// The scenarios that were shown, those of other pages too.
  private(set) var shown: [ShownScenario] = []
  /// Where in that list, by page and scenario.
  private var places: [Place: Int] = [:]
  private let embeddedPairs: EmbeddedPairs
  /// What the page calls scenarios that it shows in the figures of those below.
  private var titles: [Place: String] = [:]
  /// The diagram that was drawn last, as text.
  private var lastText: [UInt8]?
  /// How many diagrams were drawn.
  private(set) var count = 0
  /// What was noticed on the way.
  private(set) var diagnostics: [Diagnostic] = []

  init(
    _ site: Site, page index: Int, outcomes: [ScenarioOutcome], drawn: [Int: FigureDrawing]
  ) {
    self.drawn = drawn
    self.artist = FigureArtist(site, page: index)
    self.site = site
    self.index = index
    self.edition = site.edition(of: index)
    self.page = site.map.pages[index]
    self.embeddedPairs = EmbeddedPairs(page)
    self.outcomes = outcomes
    var scenarios: [Int: Int] = [:]
    for scenario in page.scenarios { scenarios[scenario.fence.index] = scenario.index }
    self.scenarios = scenarios
  }

  /// The HTML of a block of whatever page.
  mutating func html(of fence: FencedBlock, on source: Int) -> [UInt8]? {
    guard source != index else { return html(of: fence) }
    let page = site.map.pages[source]
    switch fence.role {
    case .scenario:
      return page.scenarios.first { $0.fence.index == fence.index }
        .map { figure(subject($0, on: source), title: nil) }
    case .observed where fence["unmodelled"] != nil: return log(fence, on: source)
    case .trace, .claims, .observed: return []
    case .stage: return nil
    case nil: return html(of: fence)
    }
  }

  private mutating func html(of fence: FencedBlock) -> [UInt8]? {
    switch fence.role {
    case .scenario:
      guard let index = scenarios[fence.index], outcomes.indices.contains(index) else { return nil }
      if page.scenarios.contains(where: { $0.isPair && isPair($0, with: index) }) { return [] }
      return figure(subject(page.scenarios[index], on: self.index), title: nil)
    case .trace, .claims: return isTaken(fence) ? [] : nil
    case .observed: return isTaken(fence) ? [] : log(fence, on: index)
    case .stage: return stage(fence)
    case nil: return fence.language == "mermaid" ? mermaid(fence) : code(fence)
    }
  }

  /// Whether a scenario's figure shows the block.
  private func isTaken(_ fence: FencedBlock) -> Bool {
    page.scenarios.contains { scenario in
      (scenario.traces + scenario.claims + scenario.observed).contains { $0.index == fence.index }
    }
  }

  // MARK: Code

  private func code(_ fence: FencedBlock) -> [UInt8]? {
    guard let language = fence.language else { return nil }
    let text = fence.literal.text
    let name: String
    let html: [UInt8]
    if let dialect = Dialect(fenceWord: language) {
      (name, html) = (dialect.rawValue, CodeWriter.html(text, dialect))
    } else if let plain = PlainLanguage.named(language) {
      (name, html) = (language, CodeWriter.html(text, plain))
    } else {
      return nil
    }
    return Array("<pre><code class=\"language-\(name)\">".utf8) + html
      + Array("</code></pre>\n".utf8)
  }

  private func stage(_ fence: FencedBlock) -> [UInt8]? {
    guard let stage = page.stages.first(where: { $0.fence.index == fence.index }) else {
      return nil
    }
    let title = HTMLText.escaped(title(of: stage))
    return Array("<details class=\"stage\"><summary>\(title)</summary>\n<pre><code>".utf8)
      + CodeWriter.html(fence.literal.text, stage.dialect)
      + Array("</code></pre></details>\n".utf8)
  }

  private func title(of stage: PageStage) -> String {
    stage.fence["title"]?.value ?? edition.words("stage", stage.id)
  }

  // MARK: Scenarios

  /// A scenario by its page and its place there.
  private struct Place: Hashable {
    let page: Int
    let scenario: Int
  }

  /// A scenario that is shown, with what it is compared with.
  private struct Subject {
    let scenario: PageScenario
    let outcome: ScenarioOutcome
    let page: Int
    var other: (scenario: PageScenario, outcome: ScenarioOutcome)?

    /// Whether one figure is for both.
    var isPair: Bool {
      guard let other else { return false }
      return scenario.isPair && outcome.isSound && other.outcome.isSound
    }
  }

  private func subject(_ scenario: PageScenario, on page: Int) -> Subject {
    let other = scenario.comparedWith.map { site.map.pages[page].scenarios[$0] }
    return Subject(
      scenario: scenario, outcome: outcome(of: scenario, on: page), page: page,
      other: other.map { ($0, outcome(of: $0, on: page)) })
  }

  private func outcome(of scenario: PageScenario, on page: Int) -> ScenarioOutcome {
    page == index && outcomes.indices.contains(scenario.index)
      ? outcomes[scenario.index] : site.notebook.run(scenario)
  }

  /// Whether a scenario of this page shares its figure with another.
  private func isPair(_ scenario: PageScenario, with other: Int) -> Bool {
    scenario.comparedWith == other && subject(scenario, on: index).isPair
  }

  /// The figure of a scenario of whatever page, for `![[page#id|title]]`; nil when there is none, and
  /// nothing when the figure of what is shown below is for both.
  mutating func figure(_ link: Wikilink, on source: Int) -> [UInt8]? {
    guard let subject = subject(link, on: source) else { return nil }
    if source == index, let below = embeddedPairs.embed(below: link),
      let other = self.subject(below, on: source), other.page == subject.page, other.isPair,
      other.scenario.comparedWith == subject.scenario.index
    {
      titles[Place(page: subject.page, scenario: subject.scenario.index)] = link.label
      return []
    }
    return figure(subject, title: link.label)
  }

  private func subject(_ link: Wikilink, on source: Int) -> Subject? {
    guard let found = site.map.scenario(link.page, link.heading, from: source) else { return nil }
    let scenarios = site.map.pages[found.page].scenarios
    guard scenarios.indices.contains(found.scenario) else { return nil }
    return subject(scenarios[found.scenario], on: found.page)
  }

  private mutating func figure(_ subject: Subject, title: String?) -> [UInt8] {
    let (scenario, outcome) = (subject.scenario, subject.outcome)
    let title = title ?? self.title(of: scenario)
    let anchor = show(scenario, outcome, on: subject.page, title: title)
    var data = results(scenario, outcome, anchor: anchor)
    data[.anchor] = .text(anchor)
    data[.title] = .text(title)
    data[.version] = .text(VersionSet(scenario.iOSVersions).title)
    data[.isBroken] = .flag(!outcome.isSound)
    data[.hasResults] = .flag(outcome.isSound)
    data[.problems] = .list(outcome.problems.map(Self.problem))
    let failures = outcome.claims.count { !$0.holds } + outcome.traces.count { !$0.holds }
    if failures > 0 { data[.failures] = .text(String(failures)) }
    if let stage = site.notebook.stage(of: scenario) {
      data[.stage] = .bytes(CodeWriter.html(stage.fence.literal.text, stage.dialect))
      let named = site.notebook.translation(of: stage, into: edition.language)
      data[.stageTitle] = .text(self.title(of: named))
    }
    if let other = subject.other {
      let otherTitle = self.title(of: other.scenario, on: subject.page)
      if subject.isPair {
        let anchor = show(other.scenario, other.outcome, on: subject.page, title: otherTitle)
        var inner = results(other.scenario, other.outcome, anchor: anchor)
        inner[.anchor] = .text(anchor)
        inner[.title] = .text(otherTitle)
        data[.other] = .object(inner)
        data[.isPair] = .flag(true)
      }
      data[.reference] = .object([
        .title: .text(otherTitle), .address: .text(address(of: other.scenario, subject)),
      ])
    }
    if outcome.isSound { addDrawing(of: subject, title: title, anchor: anchor, to: &data) }
    return edition.templates.render("scenario", data, capacity: 32000)
  }

  /// Takes note of a scenario that is shown, and returns its anchor.
  private mutating func show(
    _ scenario: PageScenario, _ outcome: ScenarioOutcome, on page: Int, title: String
  ) -> String {
    let anchor = freeAnchor(of: scenario, on: page)
    let rules = Self.rules(of: outcome.runs)
    places[Place(page: page, scenario: scenario.index)] = shown.count
    shown.append(
      ShownScenario(
        title: title, anchor: anchor, rules: rules, logs: outcome.observed.map(\.log)))
    return anchor
  }

  /// A scenario as this page has shown it already.
  private func shownHere(_ scenario: PageScenario, on page: Int) -> ShownScenario? {
    places[Place(page: page, scenario: scenario.index)].map { shown[$0] }
  }

  /// Where what a scenario is compared with is shown: here, if it has been, otherwise on its own page.
  private func address(of other: PageScenario, _ subject: Subject) -> String {
    if let here = shownHere(other, on: subject.page) {
      return "#" + WebAddress.encoded(here.anchor)
    }
    let anchor = site.map.anchor(other.anchor, on: subject.page) ?? other.anchor
    let isHere = subject.page == index
    let way = SiteAddress.relative(
      from: site.map.outputs[index], to: site.map.outputs[subject.page])
    return (isHere ? "" : WebAddress.encodedPath(way)) + "#" + WebAddress.encoded(anchor)
  }

  /// The title of a scenario of a page, as this page has shown it if it has.
  private func title(of scenario: PageScenario, on page: Int) -> String {
    shownHere(scenario, on: page)?.title ?? titles[Place(page: page, scenario: scenario.index)]
      ?? title(of: scenario)
  }

  private func title(of scenario: PageScenario) -> String { artist.title(of: scenario) }

  /// What is shown of a program beside its drawing.
  private func results(
    _ scenario: PageScenario, _ outcome: ScenarioOutcome, anchor: String
  ) -> TemplateData {
    [
      .language: .text(scenario.dialect == .swift ? "Swift" : "Objective-C"),
      .source: .bytes(
        CodeWriter.html(scenario.fence.literal.text, scenario.dialect, anchor: anchor)),
      .claims: .list(outcome.claims.map(Self.check)),
      .traces: .list(outcome.traces.map(Self.check)),
      .observed: .list(outcome.observed.map { ObservedIndex.data(of: $0, edition) }),
    ]
  }

  // MARK: Logs

  /// A log that no scenario re-runs, which stands by itself; it is named after the heading over it.
  private mutating func log(_ fence: FencedBlock, on source: Int) -> [UInt8]? {
    guard fence["unmodelled"] != nil else { return nil }
    let page = site.map.pages[source]
    let check = ObservedCheck(fence, nil)
    let start = fence.span.range.lowerBound
    let heading = page.document.headings.last { $0.span.range.lowerBound < start }
    // What is shown of another page has no anchors here.
    let anchor =
      source == index ? heading.map { site.map.anchor(ofHeading: $0.anchor, on: index) } : nil
    shown.append(
      ShownScenario(
        title: heading?.plainText ?? page.title, anchor: anchor ?? "", rules: [],
        logs: [check.log]))
    return edition.templates.render(
      "log", [.observed: .list([ObservedIndex.data(of: check, edition)])], capacity: 4096)
  }

  /// The diagram that was drawn last, as text, once.
  mutating func takeText() -> [UInt8]? {
    defer { lastText = nil }
    return lastText
  }

  // MARK: Drawings

  private mutating func addDrawing(
    of subject: Subject, title: String, anchor: String, to data: inout TemplateData
  ) {
    let (scenario, outcome) = (subject.scenario, subject.outcome)
    let drawing: FigureDrawing
    if let comparison = comparison(of: subject, title: title), !comparison.agrees {
      drawing = artist.draw(comparison)
      data[.differences] = .texts(ComparisonProse(comparison).sentences)
      data[.hasDifferences] = .flag(true)
    } else {
      let known = subject.page == index ? drawn[scenario.index] : nil
      if let known, known.title == title, known.anchor == anchor {
        drawing = known
      } else {
        drawing = artist.draw(scenario, outcome, title: title, anchor: anchor)
      }
      data[.isLong] = .flag(drawing.isLong)
      data[.isWide] = .flag(drawing.isWide)
      data[.isSame] = .flag(subject.other?.outcome.isSound ?? (outcome.runs.count > 1))
    }
    count += 1
    lastText = drawing.text
    data[.text] = .utf8(drawing.text)
    data[.svg] = .bytes(drawing.svg)
    data[.isThemed] = .flag(artist.isThemed)
    data[.width] = .text(DrawingWidth.width(of: drawing.svg))
    data[.hasRules] = .flag(!drawing.diagram.rules.isEmpty)
    data[.rules] = .list(drawing.diagram.rules.map(rule))
  }

  /// A scenario beside the one it is compared with, or on several versions of iOS; nil for one alone.
  private func comparison(of subject: Subject, title: String) -> Comparison? {
    let (scenario, outcome) = (subject.scenario, subject.outcome)
    guard scenario.comparedWith != nil else {
      guard outcome.runs.count > 1 else { return nil }
      return Comparison(runs: outcome.runs, options: artist.options(scenario, outcome, title))
    }
    guard let other = subject.other, other.outcome.isSound else { return nil }
    let otherTitle = self.title(of: other.scenario, on: subject.page)
    var otherOptions = artist.options(other.scenario, other.outcome, otherTitle)
    otherOptions.levels = scenario.levels ?? otherOptions.levels
    return Comparison(
      [
        Comparison.Side(title: otherTitle, trace: other.outcome.trace, options: otherOptions),
        Comparison.Side(
          title: title, trace: outcome.trace, options: artist.options(scenario, outcome, title)),
      ])
  }

  /// An anchor that nothing before has: that of a scenario of elsewhere is left to what the page itself
  /// calls by that name.
  private mutating func freeAnchor(of scenario: PageScenario, on page: Int) -> String {
    let known =
      page == index
      ? artist.anchor(of: scenario) : site.map.anchor(ofShown: scenario.anchor, on: index)
    let taken = known == nil ? site.map.anchorNames(of: index) : []
    let wanted = known ?? scenario.anchor
    var anchor = wanted
    var number = 1
    while taken.contains(anchor) || !anchors.insert(anchor).inserted {
      number += 1
      anchor = "\(wanted).\(number)"
    }
    return anchor
  }

  // MARK: Mermaid

  /// A sequence diagram that was written as one; other kinds of Mermaid's stay code.
  private mutating func mermaid(_ fence: FencedBlock) -> [UInt8]? {
    guard MermaidReader().recognizes(fence.literal) else {
      let note = HTMLText.escaped(edition.words("not-drawn"))
      return Array("\(HTMLWriter.plainCode(fence))<p class=\"not-drawn\">\(note)</p>\n".utf8)
    }
    var diagram = MermaidReader().read(fence.literal)
    diagram.value.words = edition.diagramWords
    diagnostics += diagram.diagnostics
    guard !diagram.hasErrors else {
      let problems = HTMLText.escaped(DiagnosticPrinter().print(diagram.diagnostics))
      let code = HTMLWriter.plainCode(fence)
      return Array("\(code)<pre class=\"problem error\">\(problems)</pre>\n".utf8)
    }
    let drawing = artist.draw(diagram.value, nil)
    count += 1
    let width = DrawingWidth.width(of: drawing.svg).map { " style=\"--width: \($0)px\"" } ?? ""
    let name = HTMLText.escaped(diagram.value.title ?? edition.words("diagram"))
    let caption = diagram.value.title.map {
      "<figcaption>\(HTMLText.escaped($0))</figcaption>\n"
    }
    var style = artist.isThemed ? " themed" : ""
    if drawing.isLong { style += " long" }
    if drawing.isWide { style += " wide" }
    let opening =
      "<figure class=\"scenario\">\(caption ?? "")<div class=\"diagram\(style)\" tabindex=\"0\""
      + " role=\"group\" aria-label=\"\(name)\"\(width)>\n"
    return Array(opening.utf8) + drawing.svg + Array("\n</div></figure>\n".utf8)
  }

  /// The rules that any of several runs exercised, each once.
  private static func rules(of runs: [Trace]) -> [RuleID] {
    if runs.count == 1 { return runs[0].exercisedRules }
    var seen: Set<RuleID> = []
    return runs.flatMap { run in run.exercisedRules.filter { seen.insert($0).inserted } }
  }

  private func rule(_ rule: SequenceDiagram.Rule) -> TemplateData {
    let statement = edition.statement(of: rule.id, rule.statement)
    return [
      .title: .text(rule.id), .address: .text(rule.link ?? ""),
      .statement: .text(statement.text), .statementLanguage: .text(statement.language),
    ]
  }

  private static func problem(_ diagnostic: Diagnostic) -> TemplateData {
    [
      .severity: .text(diagnostic.severity.rawValue),
      .text: .text(DiagnosticPrinter().print(diagnostic)),
    ]
  }

  private static func check(_ check: ScenarioOutcome.Check) -> TemplateData {
    var data: TemplateData = [
      .text: .text(check.text), .holds: .flag(check.holds), .fails: .flag(!check.holds),
    ]
    if !check.holds { data[.reason] = .text(DiagnosticPrinter().print(check.failures)) }
    return data
  }
}

/// A scenario as a page shows it.
struct ShownScenario: Equatable, Sendable {
  let title: String
  let anchor: String
  /// The rules that it exercises.
  let rules: [RuleID]
  /// The logs of devices that it re-runs.
  let logs: [DeviceLog]
}
