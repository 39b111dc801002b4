import Lifecycle
import Markup
import ScenarioRunner
import SourceText

/// A page that was written, or need not be.
struct WrittenPage: Sendable {
  var entries: [OutputFolder.Entry] = []
  var record: BuildCache.PageRecord?
  var diagnostics: [Diagnostic] = []
  /// Its line of the search index; nil when that is as it was.
  var row: [UInt8]?
  var failure: SiteError?
}

/// Writes pages, unless they are what they were.
///
/// Each step is taken for a few pages before the next: a core does the same thing again faster than
/// another, since what it needs for that is at hand.
struct PageWriting: Sendable {
  let site: Site
  let folder: OutputFolder
  let backlinks: [[Int]]
  let related: [[Int]]
  /// For each page the record of the last build, if its source is as it was then.
  let isAsRead: [BuildCache.PageRecord?]
  /// The pages whose places others have, which are not written.
  let repeated: Set<Int>
  /// Whether the frames of all pages are made of what they were made of.
  let looksTheSame: Bool

  /// What the scenarios of pages have used.
  let ledger: RunLedger
  /// How large all pages are together.
  let bytes: Int

  /// A page on its way.
  private struct Draft {
    let index: Int
    let renderer: PageRenderer
    let artist: FigureArtist
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
  }

  /// Writes some pages, and returns them in their order.
  func write(_ pages: Range<Int>) -> [WrittenPage] {
    var drafts = pages.map {
      Draft(index: $0, renderer: PageRenderer(site, page: $0), artist: FigureArtist(site, page: $0))
    }
    take([frame, begin, run], &drafts)
    account(for: &drafts)
    take(
      [judge, beginFigures, addTexts, addDrawings, writeBody, addRow, stagePage, stageTwin],
      &drafts)
    return drafts.map(\.written)
  }

  private func take(_ steps: [(inout Draft) -> Void], _ drafts: inout [Draft]) {
    for step in steps {
      for index in drafts.indices where !drafts[index].isDone { step(&drafts[index]) }
    }
  }

  private func page(_ draft: Draft) -> Page { site.map.pages[draft.index] }
  private func output(_ draft: Draft) -> String { site.map.outputs[draft.index] }
  private func twin(_ draft: Draft) -> String { site.map.twins[draft.index] }

  // MARK: Whether there is anything to do

  /// A frame is not made where it is known to be what it was.
  private func frame(_ draft: inout Draft) {
    if isAsRead[draft.index] == nil || !looksTheSame { draft.frame = newFrame(draft) }
  }

  private func newFrame(_ draft: Draft) -> ThemeTemplates.Frame {
    draft.renderer.frame(backlinks: backlinks[draft.index], related: related[draft.index])
  }

  /// The frame and the list below the text, which is made of the same.
  private func hash(of frame: ThemeTemplates.Frame, _ draft: Draft) -> UInt64 {
    var hash = ContentHash()
    hash.add(frame.bytes)
    hash.add(draft.renderer.listing())
    return hash.value
  }

  /// Finds whether the page is as the last build left it.
  private func begin(_ draft: inout Draft) {
    let page = page(draft)
    let known = isAsRead[draft.index]
    let frameHash = draft.frame.map { hash(of: $0, draft) } ?? known?.frame ?? 0
    let fingerprint = PageFingerprint.of(site, page: draft.index, frame: frameHash)
    let (output, markdown) = (output(draft), twin(draft))
    guard var record = known, record.fingerprint == fingerprint,
      let left = folder.isAsLeft(output), let twin = folder.isAsLeft(markdown)
    else {
      draft.written.record = BuildCache.PageRecord(
        signature: .none, outline: page.outline, frame: frameHash, fingerprint: fingerprint)
      return
    }
    record.outline = page.outline
    record.frame = frameHash
    draft.written.record = record
    draft.written.entries = [
      OutputFolder.Entry(path: output, hash: left.hash, staged: nil),
      OutputFolder.Entry(path: markdown, hash: twin.hash, staged: nil),
    ]
    draft.isDone = true
  }

  // MARK: Scenarios

  /// Runs the scenarios; not those for which the page, or the pages before it, have left nothing.
  private func run(_ draft: inout Draft) {
    var allowance = allowance(after: ledger.least(before: draft.index))
    for scenario in page(draft).scenarios {
      let results =
        allowance.refusal(of: scenario) == nil ? site.notebook.results(of: scenario) : []
      draft.results.append(results)
      let use = scenario.use(of: results)
      draft.uses.append(use)
      _ = allowance.take(use, by: scenario)
    }
  }

  private func allowance(after used: Use) -> RunAllowance {
    RunAllowance(site.notebook.budget, bytes: bytes, used: used)
  }

  /// Finds the scenarios that go over the budgets, in the order of the pages.
  private func account(for drafts: inout [Draft]) {
    for index in drafts.indices {
      // A page that is as it was has used what it used then.
      if drafts[index].isDone, let use = drafts[index].written.record?.use {
        drafts[index].uses = [use]
      }
      ledger.record(drafts[index].uses.reduce(Use(), +), page: drafts[index].index)
    }
    guard let first = drafts.first else { return }
    var used = ledger.total(before: first.index)
    for index in drafts.indices {
      account(for: &drafts[index], after: used)
      used = drafts[index].uses.reduce(used, +)
    }
  }

  private func account(for draft: inout Draft, after used: Use) {
    var allowance = allowance(after: used)
    if draft.isDone {
      guard let scenario = page(draft).scenarios.last,
        allowance.refusal(of: scenario) != nil
          || allowance.take(draft.uses.reduce(Use(), +), by: scenario) != nil
      else { return }
      // The pages before it use more than they did.
      allowance = self.allowance(after: used)
      draft.isDone = false
      draft.written.entries = []
      run(&draft)
      draft.uses.removeFirst()
    }
    for scenario in page(draft).scenarios {
      draft.excesses[scenario.index] =
        allowance.refusal(of: scenario)
        ?? allowance.take(draft.uses[scenario.index], by: scenario)
    }
    draft.written.record?.use = draft.uses.reduce(Use(), +)
  }

  private func judge(_ draft: inout Draft) {
    draft.outcomes = zip(page(draft).scenarios, draft.results).map { scenario, results in
      site.notebook.outcome(of: scenario, results, excess: draft.excesses[scenario.index])
    }
  }

  private func beginFigures(_ draft: inout Draft) {
    draft.figures = draft.artist.begin(page(draft).scenarios, draft.outcomes)
  }

  private func addTexts(_ draft: inout Draft) {
    let artist = draft.artist
    forEachFigure(of: &draft) { _, figure in artist.addText(to: &figure) }
  }

  private func addDrawings(_ draft: inout Draft) {
    let artist = draft.artist
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

  private func writeBody(_ draft: inout Draft) {
    let body = draft.renderer.body(draft.outcomes, drawn: draft.figures)
    draft.figures = [:]
    draft.written.diagnostics = draft.outcomes.flatMap(\.diagnostics) + body.diagnostics
    draft.written.record?.shown = body.shown
    draft.written.record?.scenarios = draft.outcomes.count
    draft.written.record?.diagrams = body.diagrams
    draft.written.record?.claims = draft.outcomes.reduce(0) { $0 + $1.checkCount }
    draft.written.record?.isClean = draft.written.diagnostics.isEmpty
    draft.body = body
  }

  private func addRow(_ draft: inout Draft) {
    draft.written.row = SearchIndex.row(site.map, draft.index)
  }

  /// Whether the page is written by itself, and not with what is gathered from the others.
  private func isWritten(_ draft: Draft) -> Bool {
    !site.isGathered(draft.index) && !repeated.contains(draft.index)
      && OutputFolder.isSound(output(draft))
  }

  private func stagePage(_ draft: inout Draft) {
    guard isWritten(draft) else { return }
    let frame = draft.frame ?? newFrame(draft)
    let listing = draft.renderer.listing()
    draft.lists = !listing.isEmpty
    if draft.lists { draft.body.html += listing }
    stage(frame.around(draft.body.html), at: output(draft), &draft)
  }

  private func stageTwin(_ draft: inout Draft) {
    guard isWritten(draft) else { return }
    let text = MarkdownTwin.text(
      page(draft), draft.body.edits, list: draft.lists ? draft.renderer.plainListing() : "")
    stage([text[...]], at: twin(draft), &draft)
  }

  private func stage(_ pieces: [ArraySlice<UInt8>], at path: String, _ draft: inout Draft) {
    do throws(SiteError) {
      draft.written.entries.append(try folder.stage(path, pieces))
    } catch {
      draft.written.failure = error
    }
  }
}
