import CallTrace
import Diagrams
import Markup
import ScenarioRunner
import ScenarioSyntax
import SourceText

/// Writes the fenced blocks of one page: scenarios as figures, other code highlighted.
///
/// Blocks of claims and expected calls are part of their scenario's figure and leave nothing where
/// they stood.
struct FigureWriter {
  /// How many bytes a figure is likely to be.
  private static let figureSize = 24_000

  private let site: AskedSite
  private let index: Int
  private let edition: Edition
  private let page: Page
  private let outcomes: [ScenarioOutcome]
  /// The figures that were drawn already, by their scenarios.
  private let drawn: [Int: FigureDrawing]
  private let artist: FigureArtist
  private let scenarios: [Int: Int]
  /// The blocks of claims, traces and logs that belong to scenarios.
  private let expectations: Set<Int>
  /// The stages by the places of their blocks.
  private let stages: [Int: PageStage]
  /// The anchors of figures so far.
  private var anchors: Set<String> = []
  /// The scenarios that were shown, those of other pages too.
  private(set) var shown: [ShownScenario] = []
  /// Where in that list, by page and scenario.
  private var places: [Place: Int] = [:]
  private let embeddedPairs: EmbeddedPairs
  /// The seconds of pairs that are shown already where the first stands: their blocks, and what the page
  /// shows of others by where the links begin.
  private var taken: (blocks: Set<Place>, links: Set<Int>) = ([], [])
  /// What plain Markdown has of the figure that was written last, and of the second of a pair where that
  /// stands.
  private var plain: (last: PlainFigure?, rest: PlainFigure?)
  /// The stages that plain Markdown has where it comes to them.
  private var plainStages: Set<String>
  private var marks: MarkTranslation
  /// How many diagrams were drawn.
  private(set) var count = 0
  private var noticed: [Diagnostic] = []

  /// What was noticed on the way; the properties of a vault are its keeper's own.
  var diagnostics: [Diagnostic] {
    site.isVault ? noticed : noticed + marks.diagnostics
  }

  init(
    _ site: AskedSite, outcomes: [ScenarioOutcome], drawn: [Int: FigureDrawing]
  ) {
    self.drawn = drawn
    self.artist = FigureArtist(site)
    self.site = site
    index = site.index
    edition = site.edition
    page = site.text(of: site.index)
    self.expectations = Set(
      page.scenarios.flatMap { $0.traces + $0.claims + $0.observed }.map(\.index))
    self.stages = Dictionary(page.stages.map { ($0.fence.index, $0) }) { first, _ in first }
    self.embeddedPairs = EmbeddedPairs(page)
    self.marks = MarkTranslation(page.marks)
    self.plainStages = Set(page.stages.map(\.id))
    self.outcomes = outcomes
    var scenarios: [Int: Int] = [:]
    for scenario in page.scenarios { scenarios[scenario.fence.index] = scenario.index }
    self.scenarios = scenarios
  }

  /// How many bytes the figures of the page are likely to be.
  var room: Int { outcomes.count * Self.figureSize }

  /// Writes a block of whatever page as HTML; false where it is to be shown as it is.
  mutating func write(
    _ fence: FencedBlock, on source: Int, to html: inout TextBuffer
  ) -> Bool {
    if fence.role == .scenario {
      guard let scenario = scenario(of: fence, on: source) else { return false }
      writeBlock(scenario, on: source, to: &html)
      return true
    }
    guard let block = self.html(of: fence, on: source) else { return false }
    html.append(block)
    return true
  }

  private func scenario(of fence: FencedBlock, on source: Int) -> PageScenario? {
    guard source == index else {
      return site.text(of: source).scenarios.first { $0.fence.index == fence.index }
    }
    guard let place = scenarios[fence.index], outcomes.indices.contains(place) else { return nil }
    return page.scenarios[place]
  }

  private mutating func html(of fence: FencedBlock, on source: Int) -> [UInt8]? {
    guard source != index else { return html(of: fence) }
    switch fence.role {
    case .observed where fence["unmodelled"] != nil: return log(fence, on: source)
    case .trace, .claims, .observed: return site.text(of: source).scenarios.isEmpty ? nil : []
    case .stage:
      if let id = fence["id"] { plainStages.insert(id.value) }
      return nil
    case .scenario: return nil
    case nil: return html(of: fence)
    }
  }

  private mutating func html(of fence: FencedBlock) -> [UInt8]? {
    switch fence.role {
    case .scenario: return nil
    case .trace, .claims: return isTaken(fence) ? [] : nil
    case .observed: return isTaken(fence) ? [] : log(fence, on: index)
    case .stage: return stage(fence)
    case nil:
      return fence.diagramLanguage.map { drawn(fence, $0) } ?? CodeWriter.block(fence)
    }
  }

  /// Whether a scenario's figure shows the block.
  private func isTaken(_ fence: FencedBlock) -> Bool { expectations.contains(fence.index) }

  // MARK: Stages

  private func stage(_ fence: FencedBlock) -> [UInt8]? {
    guard let stage = stages[fence.index] else { return nil }
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

  private func subject(_ scenario: PageScenario, on page: Int) -> FigureSubject {
    if let pair = pair(scenario, on: page) { return pair }
    let other = scenario.comparedWith.map { site.text(of: page).scenarios[$0] }
    return FigureSubject(
      page: page, first: member(scenario, on: page), reference: other.map { member($0, on: page) })
  }

  /// What a scenario is that shares a figure with the one before it; nil where it has its own.
  private func pair(_ scenario: PageScenario, on page: Int) -> FigureSubject? {
    guard scenario.isPair, let other = scenario.comparedWith else { return nil }
    let first = member(site.text(of: page).scenarios[other], on: page)
    let second = member(scenario, on: page)
    guard first.outcome.isSound, second.outcome.isSound else { return nil }
    return FigureSubject(page: page, first: first, second: second)
  }

  private func member(_ scenario: PageScenario, on page: Int) -> FigureSubject.Member {
    let isKnown = page == index && outcomes.indices.contains(scenario.index)
    return FigureSubject.Member(
      scenario: scenario,
      outcome: isKnown ? outcomes[scenario.index] : site.outcome(of: scenario, on: page))
  }

  /// The figure of a scenario where its block stands; that of the first of a pair is for both.
  private mutating func writeBlock(
    _ scenario: PageScenario, on page: Int, to html: inout TextBuffer
  ) {
    if taken.blocks.remove(Place(page: page, scenario: scenario.index)) != nil { return follow() }
    let scenarios = site.text(of: page).scenarios
    // The second of a pair comes right behind the first: a look at all of them would be one for each figure.
    let next = scenarios.dropFirst(scenario.index + 1).first
    guard let next, next.isPair, next.comparedWith == scenario.index,
      let pair = pair(next, on: page)
    else {
      return write(subject(scenario, on: page), to: &html)
    }
    taken.blocks.insert(Place(page: page, scenario: next.index))
    write(pair, standsApart: true, to: &html)
  }

  /// The figure of a scenario of whatever page, for `![[page#id|title]]`; nil when there is none, and
  /// nothing when the figure of what is shown above is for both.
  mutating func figure(_ link: Wikilink, on source: Int) -> [UInt8]? {
    var html = TextBuffer()
    if source == index, taken.links.contains(link.sourceRange.lowerBound) {
      follow()
      return html.bytes
    }
    guard let (scenario, page) = scenario(link, on: source) else { return nil }
    html.reserveCapacity(Self.figureSize)
    if source == index, let below = embeddedPairs.embed(below: link),
      let second = self.scenario(below, on: source), second.page == page,
      second.scenario.comparedWith == scenario.index, let pair = pair(second.scenario, on: page)
    {
      taken.links.insert(below.sourceRange.lowerBound)
      write(pair, titles: [link.label, below.label], standsApart: true, to: &html)
      return html.bytes
    }
    let subject = subject(scenario, on: page)
    write(
      subject, titles: subject.second == nil ? [link.label] : [nil, link.label], to: &html)
    return html.bytes
  }

  private func scenario(
    _ link: Wikilink, on source: Int
  ) -> (scenario: PageScenario, page: Int)? {
    guard let found = site.scenario(link.page, link.heading, on: source) else { return nil }
    let scenarios = site.text(of: found.page).scenarios
    guard scenarios.indices.contains(found.number) else { return nil }
    return (scenarios[found.number], found.page)
  }

  /// Nothing where the second of a pair stands, but in plain Markdown.
  private mutating func follow() { plain = (plain.rest, nil) }

  /// A figure; in plain Markdown the second of a pair may stand apart.
  private mutating func write(
    _ subject: FigureSubject, titles: [String?] = [], standsApart: Bool = false,
    to html: inout TextBuffer
  ) {
    let parts = subject.members.enumerated().map { number, member in
      part(member, on: subject.page, titled: number < titles.count ? titles[number] : nil)
    }
    let first = parts[0]
    var data = results(first)
    data[.version] = .text(VersionSet(first.scenario.iOSVersions).title)
    data[.isBroken] = .flag(!first.outcome.isSound)
    data[.hasResults] = .flag(first.outcome.isSound)
    if site.isLive, first.isAsRun {
      data[.isLive] = .flag(true)
      data[.live] = .text(first.scenario.liveHead)
    }
    data[.problems] = .list(parts.flatMap { $0.outcome.problems.map(FigureData.problem) })
    let failures = parts.flatMap { $0.outcome.claims + $0.outcome.traces }.count { !$0.holds }
    if failures > 0 { data[.failures] = .text(String(failures)) }
    FigureData.add(parts.compactMap(\.outcome.uncalled), edition, to: &data)
    if first.outcome.program != nil { addStage(of: first.scenario, on: subject.page, to: &data) }
    if parts.count > 1 {
      data[.other] = .object(results(parts[1]))
      data[.isPair] = .flag(true)
      data[.reference] = .object([.title: .text(first.title)])
    } else if let reference = subject.reference?.scenario {
      data[.reference] = .object([
        .title: .text(title(of: reference, on: subject.page)),
        .address: .text(address(of: reference, on: subject.page)),
      ])
    }
    let members = parts.map { plain(of: $0, on: subject.page) }
    plain = (PlainFigure(members: members, title: first.title, anchor: first.anchor), nil)
    if first.outcome.isSound { addDrawing(of: subject, parts, to: &data) }
    if standsApart { plain = plain.last?.apart ?? plain }
    edition.templates.render("scenario", data, to: &html)
  }

  private func addStage(
    of scenario: PageScenario, on page: Int, to data: inout TemplateData
  ) {
    guard let stage = site.stage(of: scenario, on: page) else { return }
    data[.stage] = .bytes(CodeWriter.html(stage.fence.literal.text, stage.dialect))
    let named = site.translation(of: stage)
    data[.stageTitle] = .text(title(of: named))
  }

  /// Takes note of a scenario that is shown.
  private mutating func part(
    _ member: FigureSubject.Member, on page: Int, titled given: String?
  ) -> FigurePart {
    let (scenario, outcome) = (member.scenario, member.outcome)
    let title = given ?? artist.title(of: scenario)
    let anchor = freeAnchor(of: scenario, on: page)
    places[Place(page: page, scenario: scenario.index)] = shown.count
    shown.append(
      ShownScenario(
        title: title, anchor: anchor, rules: FigureData.rules(of: outcome.runs),
        logs: outcome.observed.map(\.log),
        thumbnail: artist.thumbnail(of: scenario, outcome, page == index ? drawn : [:])))
    let code = scenario.fence.literal.text
    return FigurePart(
      member: member, title: title, anchor: anchor,
      code: page == index ? code : marks.code(code, scenario.dialect),
      isAsRun: page == index && code.utf8.count == scenario.fence.literal.bytes.count)
  }

  /// A scenario as this page has shown it already.
  private func shownHere(_ scenario: PageScenario, on page: Int) -> ShownScenario? {
    places[Place(page: page, scenario: scenario.index)].map { shown[$0] }
  }

  /// Where what a scenario is compared with is shown: here, if it has been, otherwise on its own page.
  private func address(of other: PageScenario, on page: Int) -> String {
    if let here = shownHere(other, on: page) { return "#" + WebAddress.encoded(here.anchor) }
    let anchor = site.anchor(other.anchor, on: page) ?? other.anchor
    let way = SiteAddress.relative(from: site.output(of: index), to: site.output(of: page))
    return (page == index ? "" : WebAddress.encodedPath(way)) + "#" + WebAddress.encoded(anchor)
  }

  /// The title of a scenario of a page, as this page has shown it if it has.
  private func title(of scenario: PageScenario, on page: Int) -> String {
    shownHere(scenario, on: page)?.title ?? artist.title(of: scenario)
  }

  /// What is shown of a program beside its drawing.
  private func results(_ part: FigurePart) -> TemplateData {
    let outcome = part.outcome
    return [
      .anchor: .text(part.anchor), .title: .text(part.title),
      .language: .text(part.isNamedByLanguage ? "" : part.language), .tab: .text(part.language),
      .source: .bytes(CodeWriter.html(part.code, part.tokens, anchor: part.anchor)),
      .claims: .list(outcome.claims.map(FigureData.check)),
      .traces: .list(outcome.traces.map(FigureData.check)),
      .observed: .list(outcome.observed.map { ObservedIndex.data(of: $0, edition) }),
    ]
  }

  // MARK: Logs

  /// A log that no scenario re-runs, which stands by itself; it is named after the heading over it.
  private mutating func log(_ fence: FencedBlock, on source: Int) -> [UInt8]? {
    guard fence["unmodelled"] != nil else { return nil }
    let page = site.text(of: source)
    let check = ObservedCheck(fence, nil)
    let start = fence.span.range.lowerBound
    let heading = page.document.headings.last { $0.span.range.lowerBound < start }
    // What is shown of another page has no anchors here.
    let anchor =
      source == index ? heading.map { site.anchor(ofHeading: $0.anchor, on: index) } : nil
    shown.append(
      ShownScenario(
        title: heading?.plainText ?? page.title, anchor: anchor ?? "", rules: [],
        logs: [check.log]))
    return edition.templates.render(
      "log", [.observed: .list([ObservedIndex.data(of: check, edition)])], capacity: 4096)
  }

  // MARK: Plain Markdown

  /// What plain Markdown has of a scenario; a stage that is not the page's own comes with the first of
  /// its scenarios.
  private mutating func plain(of part: FigurePart, on page: Int) -> PlainFigure.Member {
    var member = part.plain
    if let stage = site.stage(of: part.scenario, on: page), plainStages.insert(stage.id).inserted {
      let named = site.translation(of: stage)
      member.stage = PlainBlock(named.fence)
    }
    return member
  }

  /// What plain Markdown has of the figure that was written last, once.
  mutating func takePlain() -> PlainFigure? {
    defer { plain.last = nil }
    return plain.last
  }

  // MARK: Drawings

  private mutating func addDrawing(
    of subject: FigureSubject, _ parts: [FigurePart], to data: inout TemplateData
  ) {
    let drawing: FigureDrawing
    let comparison = comparison(of: subject, parts)
    if let comparison, !comparison.agrees {
      drawing = artist.draw(comparison)
      data[.differences] = .texts(ComparisonProse(comparison).sentences)
      data[.hasDifferences] = .flag(true)
    } else {
      drawing = self.drawing(of: subject, parts, comparison)
      data[.isSame] = .flag(comparison != nil)
      if parts.count > 1 {
        plain.last?.remark = edition.words("same-both")
        data[.inBothLanguages] = .flag(parts[1].isNamedByLanguage && !parts[0].isNamedByLanguage)
      }
    }
    count += 1
    plain.last?.text = drawing.text
    data[.text] = .utf8(drawing.text)
    if let drawings = drawing.drawings { FigureData.add(drawings, shown.count, on: page, &data) }
    data[.isThemed] = .flag(artist.isThemed)
    data[.hasRules] = .flag(!drawing.diagram.rules.isEmpty)
    data[.rules] = .list(drawing.diagram.rules.map { FigureData.rule($0, edition) })
  }

  /// The drawing of a scenario, or of two that make the same calls: that of the first, to which the lines
  /// of the second lead too.
  private func drawing(
    of subject: FigureSubject, _ parts: [FigurePart], _ comparison: Comparison?
  ) -> FigureDrawing {
    let first = parts[0]
    if parts.count > 1, let comparison {
      let lines = FigureArtist.lines(of: parts[1].scenario, in: parts[1].anchor)
      return artist.draw(
        first.scenario, first.outcome, title: first.title, anchor: first.anchor,
        levels: levels(of: first.scenario, parts[1].scenario),
        otherLines: comparison.lines(of: 1, in: lines))
    }
    if subject.page == index, let known = drawn[first.scenario.index], known.title == first.title,
      known.anchor == first.anchor
    {
      return known
    }
    return artist.draw(first.scenario, first.outcome, title: first.title, anchor: first.anchor)
  }

  /// A scenario beside the one it is compared with, or on several versions of iOS; nil for one alone.
  private func comparison(of subject: FigureSubject, _ parts: [FigurePart]) -> Comparison? {
    let last = parts[parts.count - 1]
    guard let other = subject.second == nil ? subject.reference : subject.first else {
      let runs = last.outcome.runs
      guard runs.count > 1 else { return nil }
      return Comparison(
        runs: runs, options: artist.options(last.scenario, last.outcome, last.title),
        sourceAnchors: lines(of: last.scenario, on: subject.page))
    }
    guard other.outcome.isSound else { return nil }
    let title = title(of: other.scenario, on: subject.page)
    let levels = levels(of: other.scenario, last.scenario)
    var sides = [
      side(other.scenario, other.outcome, title, levels),
      side(last.scenario, last.outcome, last.title, levels),
    ]
    sides[0].sourceAnchors = lines(of: other.scenario, on: subject.page)
    sides[1].sourceAnchors = lines(of: last.scenario, on: subject.page)
    return Comparison(sides)
  }

  /// Where the lines of a program stand that this page shows; of another page's nothing leads away.
  private func lines(of scenario: PageScenario, on page: Int) -> SourceAnchors? {
    let address = address(of: scenario, on: page)
    return address.hasPrefix("#") ? FigureArtist.lines(of: scenario, in: address) : nil
  }

  private func side(
    _ scenario: PageScenario, _ outcome: ScenarioOutcome, _ title: String,
    _ levels: Set<MessageSelector.Level>
  ) -> Comparison.Side {
    Comparison.Side(
      title: title, trace: outcome.trace,
      options: artist.options(scenario, outcome, title, levels: levels))
  }

  /// What is shown of scenarios that are compared: what the one says that names the other, or else that.
  private func levels(of first: PageScenario, _ second: PageScenario) -> Set<MessageSelector.Level>
  {
    second.levels ?? first.shownLevels
  }

  /// An anchor that nothing before has: that of a scenario of elsewhere is left to what the page itself
  /// calls by that name.
  private mutating func freeAnchor(of scenario: PageScenario, on page: Int) -> String {
    let known =
      page == index
      ? artist.anchor(of: scenario) : site.anchor(ofShown: scenario.anchor)
    let taken = known == nil ? site.anchorNames(of: index) : []
    let wanted = known ?? scenario.anchor
    var anchor = wanted
    var number = 1
    while taken.contains(anchor) || !anchors.insert(anchor).inserted {
      number += 1
      anchor = "\(wanted).\(number)"
    }
    return anchor
  }

  // MARK: Drawings

  private mutating func drawn(_ fence: FencedBlock, _ language: DiagramLanguage) -> [UInt8] {
    let figure = DrawnFigure(fence, language, edition, artist, site.script)
    noticed += figure.diagnostics
    if figure.isDrawn { count += 1 }
    return figure.html
  }
}
