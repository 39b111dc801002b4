import Lifecycle
import Markup
import ScenarioRunner
import SourceText

/// A page that was written, or need not be.
struct WrittenPage: Sendable {
  var entries: [OutputFolder.Entry] = []
  var record: BuildCache.PageRecord?
  var diagnostics: [Diagnostic] = []
  /// What it adds to the search; nil when that is as it was.
  var search: SearchPage?
  var failure: SiteError?
  /// Whether nothing had to be looked at: its record is the last build's.
  var isAsLeft = false
}

/// Writes pages, unless they are what they were.
///
/// Each step is taken for a few pages before the next: a core does the same thing again faster than
/// another, since what it needs for that is at hand.
struct PageWriting: Sendable {
  let site: Site
  let folder: OutputFolder
  let relations: PageRelations
  /// What the last build remembered.
  let cache: BuildCache?
  /// Whether each page has an address of its own, without which it is not written.
  let hasAddress: [Bool]
  /// Whether the frames of all pages are made of what they were made of.
  let looksTheSame: Bool

  /// The order in which pages are written.
  let order: WritingOrder
  /// How large all pages are together.
  let bytes: Int
  /// What finds the terms of the pages of each edition.
  let gatherings: [SearchGathering]
  /// Under which name each page is in the search; nil where it is not in it.
  let searchNames: [String?]
  /// Whether a page's text is forgotten when it is written.
  let forgetsTexts: Bool
  /// What is told how many are written.
  let progress: Progress?

  /// A page on its way.
  private struct Draft {
    /// What it asks of the site.
    let asked: AskedSite
    /// Where it stands in the order.
    let place: Int
    /// The record of the last build, if its source is as it was then.
    let known: BuildCache.PageRecord?
    var frame: ThemeTemplates.Frame?
    var results: [[ScenarioResult]] = []
    /// What its scenarios have used, each on its versions.
    var uses: [Use] = []
    /// What is wrong with those that have used too much, or that those before left nothing, by place.
    var excesses: [Int: Diagnostic] = [:]
    var outcomes: [ScenarioOutcome] = []
    var figures: [Int: FigureDrawing] = [:]
    var body = PageRenderer.Body()
    /// Whether it ends with a list of a folder's pages.
    var lists = false
    var written = WrittenPage()
    /// Whether the page is as the last build left it.
    var isDone = false
    var index: Int { asked.index }
  }

  /// What the pages of a build take of what all of them share.
  private struct Ledgers {
    /// What the scenarios of pages have used.
    let runs: PageLedger<Use>
    /// How much pages show of others.
    let shown: PageLedger<ShownParts>

    /// - Parameter records: What pages are known to take, by their places in the order.
    init(_ records: [BuildCache.PageRecord?]) {
      runs = PageLedger(records.map { $0?.use })
      shown = PageLedger(records.map { $0?.shownParts })
    }
  }

  /// Up to how many pages the scenarios of all are run before any is written, which holds all of their results.
  private static let few = 256

  /// Writes all pages, on all cores.
  func writeAll() -> [WrittenPage] {
    progress?.expect(order.pages.count)
    let written = writeFew() ?? writeEach()
    var pages: [WrittenPage] = Array(repeating: WrittenPage(), count: written.count)
    for (page, result) in zip(order.pages, written) { pages[page] = result }
    return pages
  }

  /// Writes the pages, each by its place in the order.
  private func writeEach() -> [WrittenPage] {
    let ledgers = Ledgers(Array(repeating: nil, count: order.pages.count))
    let shared = Concurrently.mapRuns(order.sharedCount) { prepare($0, ledgers) }
    return Concurrently.mapRuns(order.pages.count) { places in
      let isKnown = places.clamped(to: 0..<shared.count)
      let others = places.lowerBound + isKnown.count..<places.upperBound
      return finish(shared[isKnown] + prepare(others, ledgers), ledgers)
    }
  }

  /// Writes the few pages of which it is not known at once that they stay as they are.
  ///
  /// - Returns: Nil where these are many, and where one that would stay as it is may no longer run its scenarios,
  ///   since those before it use more than they did.
  private func writeFew() -> [WrittenPage]? {
    let left = Concurrently.map(order.pages.count) { asLeft(order.pages[$0]) }
    let places = left.indices.filter { left[$0] == nil }
    guard places.count <= Self.few, places.count < left.count else { return nil }
    let ledgers = Ledgers(left.map { $0?.record })
    let prepared = Concurrently.mapRuns(places.count) { prepare(places[$0], ledgers) }
    guard leavesEnough(for: left, ledgers) else { return nil }
    let written = Concurrently.mapRuns(places.count) { finish(prepared[$0], ledgers) }
    progress?.advance(by: left.count - places.count)
    var pages = left
    for (place, page) in zip(places, written) { pages[place] = page }
    return pages.compactMap { $0 }
  }

  /// A page of which nothing has to be looked at: it takes nothing of other pages, and neither it nor what is
  /// around it has changed; nil where that is not so, or not known yet.
  private func asLeft(_ page: Int) -> WrittenPage? {
    guard looksTheSame, let record = record(of: page), record.asked.areOfLook,
      let entries = entriesAsLeft(page)
    else { return nil }
    return WrittenPage(entries: entries, record: record, isAsLeft: true)
  }

  /// Whether each page that stays as it is could run its scenarios as it did.
  private func leavesEnough(for left: [WrittenPage?], _ ledgers: Ledgers) -> Bool {
    var used = Use()
    for (place, use) in ledgers.runs.all.enumerated() {
      if left[place]?.record?.scenarios ?? 0 > 0, !allowance(after: used).isEnough(for: use) {
        return false
      }
      used = used + use
    }
    return true
  }

  /// Runs the scenarios of some pages, by their places in the order.
  private func prepare(_ places: some Sequence<Int>, _ ledgers: Ledgers) -> [Draft] {
    var drafts = places.map { place in
      let page = order.pages[place]
      return Draft(asked: AskedSite(site, page: page), place: place, known: record(of: page))
    }
    take([frame, begin, { run(&$0, ledgers) }], &drafts)
    account(for: &drafts, ledgers)
    take([judge], &drafts)
    return drafts
  }

  /// Writes pages whose scenarios have been run.
  private func finish(_ prepared: some Sequence<Draft>, _ ledgers: Ledgers) -> [WrittenPage] {
    var drafts = Array(prepared)
    if site.outcomes.hasAnyOver {
      for index in drafts.indices where drafts[index].isDone && showsOver(drafts[index]) {
        reopen(&drafts[index], ledgers)
        judge(&drafts[index])
      }
    }
    take([beginFigures, addTexts, addDrawings, { writeBody(&$0, ledgers) }], &drafts)
    settle(&drafts, ledgers)
    take([addToSearch, stagePage, stageAlternate, stageCard, remember], &drafts)
    if forgetsTexts {
      for draft in drafts where !order.isShared[draft.index] { page(draft).forgetText() }
    }
    progress?.advance(by: drafts.count)
    return drafts.map(\.written)
  }

  private func take(_ steps: [(inout Draft) -> Void], _ drafts: inout [Draft]) {
    for step in steps {
      for index in drafts.indices where !drafts[index].isDone { step(&drafts[index]) }
    }
  }

  private func page(_ draft: Draft) -> Page { site.map.pages[draft.index] }
  private func output(_ draft: Draft) -> String { site.map.outputs[draft.index] }
  private func alternate(_ draft: Draft) -> String { site.map.alternates[draft.index] }
  private func renderer(_ draft: Draft) -> PageRenderer {
    PageRenderer(site, page: draft.index, draft.asked)
  }
  private func artist(_ draft: Draft) -> FigureArtist { FigureArtist(draft.asked) }

  // MARK: Whether there is anything to do

  /// A frame is not made where it is known to be what it was.
  private func frame(_ draft: inout Draft) {
    if draft.known == nil || !looksTheSame { draft.frame = newFrame(draft) }
  }

  private func newFrame(_ draft: Draft) -> ThemeTemplates.Frame {
    renderer(draft).frame(
      backlinks: relations.backlinks[draft.index], related: relations.related[draft.index])
  }

  /// The frame and the list below the text, which is made of the same.
  private func hash(of frame: ThemeTemplates.Frame, _ draft: Draft) -> UInt64 {
    var hash = ContentHash()
    hash.add(frame.bytes)
    hash.add(renderer(draft).listing())
    return hash.value
  }

  /// What the last build remembered of a page, if its source is as it was then.
  private func record(of page: Int) -> BuildCache.PageRecord? {
    cache?.record(of: site.map.pages[page], isMade: site.made.contains(page))
  }

  /// The files of a page, if all of them are as the last build left them.
  private func entriesAsLeft(_ page: Int) -> [OutputFolder.Entry]? {
    let paths = [site.map.outputs[page], site.map.alternates[page], PageCard.path(site, of: page)]
    var entries: [OutputFolder.Entry] = []
    for path in paths.compactMap({ $0 }) {
      guard let entry = folder.entryAsLeft(path) else { return nil }
      entries.append(entry)
    }
    return entries
  }

  /// Finds whether the page is as the last build left it.
  private func begin(_ draft: inout Draft) {
    let outline = page(draft).outline
    let frameHash = draft.frame.map { hash(of: $0, draft) } ?? draft.known?.frame ?? 0
    guard var record = draft.known, record.frame == frameHash,
      record.asked.areAnsweredTheSame(
        by: site, to: draft.index, looksTheSame: looksTheSame),
      let left = entriesAsLeft(draft.index)
    else {
      draft.written.record = BuildCache.PageRecord(
        signature: .none, outline: outline, frame: frameHash)
      return
    }
    record.outline = outline
    draft.written.record = record
    draft.written.entries = left
    draft.isDone = true
  }

  // MARK: Scenarios

  /// Runs the scenarios; not those for which the page, or the pages before it, have left nothing.
  private func run(_ draft: inout Draft, _ ledgers: Ledgers) {
    var allowance = allowance(after: ledgers.runs.knownSoFar(before: draft.place))
    for scenario in page(draft).scenarios {
      let results = allowance.refusal(of: scenario) == nil ? draft.asked.run(scenario) : []
      draft.results.append(results)
      let use = site.notebook.use(of: scenario, results)
      draft.uses.append(use)
      _ = allowance.take(use, by: scenario)
    }
  }

  private func allowance(after used: Use) -> RunAllowance {
    RunAllowance(site.notebook.budget, bytes: bytes, used: used)
  }

  /// Finds the scenarios that go over the budgets, in the order of the pages.
  private func account(for drafts: inout [Draft], _ ledgers: Ledgers) {
    for index in drafts.indices {
      // A page that is as it was has used what it used then.
      if drafts[index].isDone, let use = drafts[index].written.record?.use {
        drafts[index].uses = [use]
      }
      account(for: &drafts[index], ledgers)
      let use = drafts[index].uses.reduce(Use(), +)
      ledgers.runs.record(use, at: drafts[index].place)
    }
  }

  private func account(for draft: inout Draft, _ ledgers: Ledgers) {
    let used = ledgers.runs.total(before: draft.place)
    var allowance = allowance(after: used)
    if draft.isDone {
      // To look at its scenarios would be to read it.
      guard !page(draft).outline.scenarios.isEmpty,
        !allowance.isEnough(for: draft.uses.reduce(Use(), +))
      else { return }
      // The pages before it use more than they did.
      allowance = self.allowance(after: used)
      reopen(&draft, ledgers)
    }
    for scenario in page(draft).scenarios {
      if let refusal = allowance.refusal(of: scenario) {
        // It may have been run before it was known how much those before it use, or not.
        draft.results[scenario.index] = []
        draft.uses[scenario.index] = Use()
        draft.excesses[scenario.index] = refusal
      } else {
        draft.excesses[scenario.index] = allowance.take(draft.uses[scenario.index], by: scenario)
      }
    }
    draft.written.record?.use = draft.uses.reduce(Use(), +)
  }

  /// Has a page written after all that is as the last build left it.
  private func reopen(_ draft: inout Draft, _ ledgers: Ledgers) {
    draft.isDone = false
    draft.written.entries = []
    draft.results = []
    draft.uses = []
    run(&draft, ledgers)
  }

  /// Whether a page shows scenarios of others that have gone over a budget, which its source does not tell.
  private func showsOver(_ draft: Draft) -> Bool {
    site.outcomes.hasAnyOver
      && site.shown.allPages(shownBy: draft.index).contains { site.outcomes.isOver($0) }
  }

  private func judge(_ draft: inout Draft) {
    draft.outcomes = zip(page(draft).scenarios, draft.results).map { scenario, results in
      site.notebook.outcome(of: scenario, results, excess: draft.excesses[scenario.index])
    }
    guard draft.place < order.sharedCount else { return }
    site.outcomes.keep(draft.outcomes, of: draft.index, isOver: !draft.excesses.isEmpty)
  }

  private func beginFigures(_ draft: inout Draft) {
    draft.figures = artist(draft).begin(page(draft).scenarios, draft.outcomes)
  }

  private func addTexts(_ draft: inout Draft) {
    let artist = artist(draft)
    forEachFigure(of: &draft) { _, figure in artist.addText(to: &figure) }
  }

  private func addDrawings(_ draft: inout Draft) {
    let artist = artist(draft)
    forEachFigure(of: &draft) { scenario, figure in artist.addSVG(of: scenario, to: &figure) }
  }

  private func forEachFigure(
    of draft: inout Draft, _ body: (PageScenario, inout FigureDrawing) -> Void
  ) {
    for scenario in page(draft).scenarios {
      guard let place = draft.figures.index(forKey: scenario.index) else { continue }
      body(scenario, &draft.figures.values[place])
    }
  }

  // MARK: Writing

  private func writeBody(_ draft: inout Draft, _ ledgers: Ledgers) {
    writeBody(&draft, after: ledgers.shown.knownSoFar(before: draft.place))
    draft.figures = [:]
  }

  private func writeBody(_ draft: inout Draft, after used: ShownParts) {
    let body = renderer(draft).body(
      draft.outcomes, drawn: draft.figures, ShownAllowance(bytes: bytes, used: used))
    draft.written.diagnostics = draft.outcomes.flatMap(\.diagnostics) + body.diagnostics
    draft.written.record?.shown = body.shown
    draft.written.record?.scenarios = draft.outcomes.count
    draft.written.record?.diagrams = body.diagrams
    draft.written.record?.claims = draft.outcomes.reduce(0) { $0 + $1.checkCount }
    let isClean = draft.written.diagnostics.isEmpty && !showsOver(draft)
    draft.written.record?.isClean = isClean
    draft.written.record?.shownParts = body.shownParts
    draft.body = body
  }

  /// Finds the pages that show more of others than those before them leave, and writes them again.
  private func settle(_ drafts: inout [Draft], _ ledgers: Ledgers) {
    func shown(_ draft: Draft) -> ShownParts { draft.written.record?.shownParts ?? ShownParts() }
    for index in drafts.indices {
      // Who shows nothing waits for nobody.
      if shown(drafts[index]) != ShownParts() {
        let used = ledgers.shown.total(before: drafts[index].place)
        if shown(drafts[index]).exceeds(ShownAllowance(bytes: bytes, used: used).room) {
          if drafts[index].isDone {
            reopen(&drafts[index], ledgers)
            judge(&drafts[index])
          }
          writeBody(&drafts[index], after: used)
        }
      }
      ledgers.shown.record(shown(drafts[index]), at: drafts[index].place)
    }
  }

  private func addToSearch(_ draft: inout Draft) {
    guard let name = searchNames[draft.index] else { return }
    let gathering = gatherings[site.map.editionOf[draft.index]]
    do throws(SiteError) {
      draft.written.search = try SearchPage(draft.asked, gathering, folder, named: name)
    } catch {
      draft.written.failure = error
    }
  }

  /// Whether the page is written by itself, and not with what is gathered from the others.
  private func isWritten(_ draft: Draft) -> Bool {
    !site.isGathered(draft.index) && hasAddress[draft.index]
  }

  private func stagePage(_ draft: inout Draft) {
    guard isWritten(draft) else { return }
    let frame = draft.frame ?? newFrame(draft)
    let listing = renderer(draft).listing()
    draft.lists = !listing.isEmpty
    if draft.lists { draft.body.html += listing }
    stage(frame.around(draft.body.html), at: output(draft), &draft)
  }

  private func stageAlternate(_ draft: inout Draft) {
    guard isWritten(draft) else { return }
    let text = MarkdownAlternate.text(
      page(draft), draft.body.edits, list: draft.lists ? renderer(draft).plainListing() : "")
    stage([text[...]], at: alternate(draft), &draft)
  }

  private func stageCard(_ draft: inout Draft) {
    guard isWritten(draft), let path = PageCard.path(site, of: draft.index) else { return }
    let bytes = PageCard(draft.asked).png(draft.outcomes)
    stage([bytes[...]], at: path, &draft)
  }

  private func remember(_ draft: inout Draft) {
    let asked = draft.asked.questions
    draft.written.record?.asked = asked
  }

  private func stage(_ pieces: [ArraySlice<UInt8>], at path: String, _ draft: inout Draft) {
    do throws(SiteError) {
      draft.written.entries.append(try folder.stage(path, pieces))
    } catch {
      draft.written.failure = error
    }
  }
}
