import Markup
import POSIX
import SourceText

/// Writes a site: its pages all at once, then what is made of all of them.
struct SiteWriting {
  private let site: Site
  private let inputs: BuildInputs
  private let cache: BuildCache?
  private let reading: NotebookReading
  private let folder: OutputFolder
  private let relations: PageRelations
  /// The order in which pages are written.
  private let order: WritingOrder
  /// Whether each page has an address of its own in the site.
  private let hasAddress: [Bool]
  /// The files that are not published since they would run as the site's own, and why.
  private let withheld: WithheldFiles
  private var entries: [OutputFolder.Entry] = []
  private var taken: TakenAddresses
  /// What cannot be written, since it would lie below a file.
  private let clashes: PathClashes
  /// How much each page shows of others.
  private var shownParts: [ShownParts] = []
  /// The pages whose addresses others have.
  private var unwritten: Set<Int> = []
  /// What finds the terms of the pages of each edition.
  private let gatherings: [SearchGathering]
  /// Where the files of each edition's search go.
  private let searchPlaces: [SearchPlaces]
  /// Whether what the next build can use is written beside the site.
  private let keepsCache: Bool
  /// Whether what the frames of all pages are made of is what it was.
  private let looksTheSame: Bool
  /// What the next build can use.
  private(set) var remembered = BuildCache()
  private let commit: String?

  init(
    _ site: Site, _ inputs: BuildInputs, _ cache: BuildCache?, _ reading: NotebookReading,
    _ folder: OutputFolder, history: GitHistory?, keepsCache: Bool
  ) throws(SiteError) {
    let asksHistory =
      inputs.build.trust.asksGit && reading.notebook.front?.frontMatter.history != nil
    commit = asksHistory ? history?.state.commit ?? "" : nil
    self.keepsCache = keepsCache
    let looksTheSame = site.look == cache?.look
    self.looksTheSame = looksTheSame
    self.site = site
    self.inputs = inputs
    self.cache = cache
    self.reading = reading
    self.folder = folder
    gatherings = site.map.editions.map { SearchGathering($0.words) }
    let (places, others) = try Concurrently.both { () throws(SiteError) in
      let clashes = PathClashes(site)
      return (clashes, PageAddresses(site, clashes))
    } _: { () throws(SiteError) in
      let known = cache?.relations
      let isKnown = looksTheSame && known?.fits(pages: site.map.pages.count) == true
      return (known.flatMap { isKnown ? $0 : nil } ?? PageRelations(site), WritingOrder(site))
    }
    let hasAddress = places.1.isOwn
    clashes = places.0
    taken = places.1.taken
    self.hasAddress = hasAddress
    (relations, order) = others
    searchPlaces = site.map.editions.enumerated().map { number, edition in
      let pages = site.map.pages(of: number).filter {
        hasAddress[$0] && site.listPart(of: $0) == nil
      }
      return SearchPlaces(site.map, edition, pages: pages)
    }
    withheld = WithheldFiles(inputs, cache, folder)
  }

  /// Writes the site; where that fails, nothing of it is left.
  mutating func run(_ start: BuildReport) throws(SiteError) -> BuildReport {
    do {
      return try write(start)
    } catch {
      folder.finish()
      throw error
    }
  }

  private mutating func write(_ start: BuildReport) throws(SiteError) -> BuildReport {
    var report = start
    let content = inputs.content
    lazy var signatures = Dictionary(
      uniqueKeysWithValues: content.pages.map { (FilePath($0.path), $0.signature) })
    let written = writePages()
    remembered.pages.reserveCapacity(written.count)
    entries.reserveCapacity(4 * written.count)
    for (index, page) in written.enumerated() {
      if let failure = page.failure { throw failure }
      report.add(page.record, page.diagnostics)
      let output = site.map.outputs[index]
      if !OutputFolder.isSound(output) {
        report.diagnostics.append(.noAddress(site.map.pages[index], output))
        unwritten.insert(index)
      } else if let file = clashes.pages[index] {
        // In a folder that nobody wrote a page for, some other page or file says so.
        if !site.made.contains(index) {
          report.diagnostics.append(.belowFile(site.map.pages[index], file))
        }
        unwritten.insert(index)
      } else if !hasAddress[index] {
        report.diagnostics.append(.sameAddress(index, site.map))
        unwritten.insert(index)
      } else if !site.isGathered(index) {
        for entry in page.entries where entry.path == output || take(entry.path) {
          entries.append(entry)
        }
      }
      let path = site.map.pages[index].path
      // What stands at the address of a page that is not written is none of its own.
      guard !unwritten.contains(index), var record = page.record else { continue }
      let file = FilePath(path)
      if site.made.contains(index) {
        remembered.made[file] = record
      } else if page.isAsLeft {
        remembered.pages[file] = record
      } else if let signature = signatures[file] {
        record.signature = signature
        // What is remembered of a page is of its file alone.
        if reading.noticedIn.contains(path) || site.isListOfTags(index) { record.isClean = false }
        remembered.pages[file] = record
      }
    }
    if inputs.build.isStrict {
      report.diagnostics += StrictChecks.diagnostics(site, backlinks: relations.backlinks)
    }
    let shown = written.map { $0.record?.shown ?? [] }
    shownParts = written.map { $0.record?.shownParts ?? ShownParts() }
    let isSame = showTheSame(written)
    // Where all show the same, nobody asks for these.
    lazy var rules = RuleIndex(of: shown)
    lazy var observed = ObservedIndex(of: shown)
    let site = site
    for (number, edition) in site.map.editions.enumerated() {
      try write(edition.rulePage, isSame) {
        RulePage(rules, $0, page: $1).html()
      } plain: {
        rules.plain($0, page: $1)
      }
      try write(edition.observedPage, isSame) {
        observed.html($0, page: $1, rules)
      } plain: {
        observed.plain($0, page: $1)
      }
      if site.notebook.front?.frontMatter.graph == true {
        let graph = NoteGraph(site, edition: number, relations.backlinks)
        try write(edition.graphPage, isSame) {
          graph.html($0, page: $1)
        } plain: {
          graph.plain($0, page: $1)
        }
      }
      if site.live != nil {
        try write(edition.playgroundPage, false) {
          PlaygroundPage.html($0, page: $1)
        } plain: { _, _ in
          ""
        }
      }
      lazy var parts = ScenarioIndex.pages(site, edition: number)
      for page in site.scenarioPages(of: number) {
        try write(site.map.outputs[page], isSame) {
          ScenarioIndex.html($0, page: $1, listing: parts, shown: shown)
        } plain: {
          ScenarioIndex.plain($0, page: $1, listing: parts, shown: shown)
        }
      }
      let programs = edition.folder + "llms.txt"
      if !isWriters(programs), take(programs) {
        try add(programs, ProgramIndex.text(site, edition: number))
      }
      try writeSearch(number, written.map(\.search))
    }
    try writePreviews()
    report.diagnostics += site.map.displaced.map(Diagnostic.displaced)
    report.diagnostics += try redirect()
    try publish()
    report.diagnostics += try copyFiles()
    return try commit(report)
  }

  private mutating func take(_ path: String) -> Bool {
    OutputFolder.isSound(path) && taken.take(path)
  }

  private mutating func add(_ path: String, _ bytes: [UInt8]) throws(SiteError) {
    entries.append(try folder.stage(path, [bytes[...]]))
  }

  // MARK: Pages

  /// Writes the pages, on all cores.
  private func writePages() -> [WrittenPage] {
    let writer = PageWriting(
      site: site, folder: folder, relations: relations, cache: cache, hasAddress: hasAddress,
      looksTheSame: looksTheSame, order: order,
      bytes: inputs.content.pages.reduce(0) { $0 + Int(clamping: $1.signature.size) },
      gatherings: gatherings, searchNames: searchNames(),
      forgetsTexts: inputs.content.pages.count > inputs.build.keptPages,
      progress: inputs.build.progress)
    return writer.writeAll()
  }

  /// Whether all pages show the scenarios that they showed at the last build, in the same frames.
  private func showTheSame(_ written: [WrittenPage]) -> Bool {
    guard looksTheSame, let cache else { return false }
    return written.indices.allSatisfy { index in
      written[index].isAsLeft || site.made.contains(index)
        || cache.pages[FilePath(site.map.pages[index].path)]?.shown
          == written[index].record?.shown ?? []
    }
  }

  /// A page that ends with what is gathered from the others: all rules, all logs of devices. One that
  /// nobody wrote is as it was when they show the same.
  private mutating func write(
    _ path: String, _ isSame: Bool, _ gathered: (Site, Int) -> [UInt8],
    plain: (Site, Int) -> String
  ) throws(SiteError) {
    guard let index = site.map.outputs.firstIndex(of: path) else { return }
    let alternate = take(site.map.alternates[index]) ? site.map.alternates[index] : nil
    let paths = [path] + (alternate.map { [$0] } ?? [])
    if isSame, site.made.contains(index) {
      let left = paths.compactMap { folder.entryAsLeft($0) }
      if left.count == paths.count {
        entries += left
        return
      }
    }
    let renderer = PageRenderer(site, page: index)
    let outcomes = site.map.pages[index].scenarios.map { site.outcome(of: $0, on: index) }
    let body = renderer.body(outcomes, ShownAllowance(room: shownParts[index]))
    let frame = renderer.frame(backlinks: relations.backlinks[index], related: [])
    entries.append(try folder.stage(path, frame.around(body.html + gathered(site, index))))
    guard let alternate else { return }
    let page = site.map.pages[index]
    try add(alternate, MarkdownAlternate.text(page, body.edits, list: plain(site, index)))
  }

  // MARK: Search

  private mutating func writeSearch(_ number: Int, _ found: [SearchPage?]) throws(SiteError) {
    let writing = SearchWriting(
      site, folder, edition: site.map.editions[number], searchPlaces[number], gatherings[number],
      found: { found[$0] })
    let files = try writing.entries()
    for file in files { _ = take(file.path) }
    entries += files
  }

  private func searchNames() -> [String?] {
    var names: [String?] = Array(repeating: nil, count: site.map.pages.count)
    for places in searchPlaces {
      for (page, name) in zip(places.pages, places.names) { names[page] = name }
    }
    return names
  }

  // MARK: What is made of all pages

  /// What links show of the pages that they lead to.
  private mutating func writePreviews() throws(SiteError) {
    guard site.hasPreviews else { return }
    let pages = site.map.pages.indices.filter { !unwritten.contains($0) }
    for file in LinkPreviews(site.map, pages: pages).files() where take(file.path) {
      try add(file.path, file.bytes)
    }
  }

  private mutating func redirect() throws(SiteError) -> [Diagnostic] {
    let redirects = Redirects(site.map, clashes) { taken.take(old: $0) }
    for (path, index) in redirects.files {
      try add(
        path,
        Redirect.html(
          from: path, to: site.map.outputs[index], title: site.map.pages[index].title,
          baseURL: site.baseURL))
    }
    return redirects.diagnostics
  }

  /// What needs the address of the published site.
  private mutating func publish() throws(SiteError) {
    guard let baseURL = site.baseURL, !site.map.pages.isEmpty else { return }
    let front = PageRenderer(site, page: site.navigations[0].root)
    let files = [
      ("404.html", front.notFound(baseURL)),
      ("sitemap.xml", Array(XMLSitemap.text(site, baseURL).utf8)),
      ("robots.txt", Array("User-agent: *\nAllow: /\nSitemap: \(baseURL)sitemap.xml\n".utf8)),
    ]
    for (path, bytes) in files where !isWriters(path) && take(path) { try add(path, bytes) }
    for (number, edition) in site.map.editions.enumerated()
    where site.hasFeed[number] && !isWriters(edition.feed) && take(edition.feed) {
      let feed = Feed(
        site, edition: number, baseURL, known: cache?.announced ?? [:], shown: shownParts)
      remembered.announced.merge(feed.contents) { $1 }
      try add(edition.feed, feed.bytes())
    }
  }

  /// Whether the writer has a file of a name, which is published in place of the site's.
  private func isWriters(_ path: String) -> Bool {
    inputs.content.assets.contains { $0.path == path }
      && isPublished(path, site.map.filesOfDrafts)
  }

  /// Whether a file is published: in a vault those that pages link to or show, elsewhere all but those of
  /// Obsidian's tools, which are nothing for readers, and those that only drafts have.
  private func isPublished(_ path: String, _ ofDrafts: Set<String>) -> Bool {
    if withheld.holds(path) { return false }
    if relations.files.contains(path) { return true }
    return site.notebook.vault == nil && !ObsidianVault.isToolFile(path)
      && !ofDrafts.contains(path)
  }

  /// Copies the files that are no pages; what is wrong with their names.
  private mutating func copyFiles() throws(SiteError) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let obstacles = Dictionary(uniqueKeysWithValues: clashes.assets.map { ($0.path, $0.obstacle) })
    for file in site.theme.files where take("assets/\(file.name)") {
      try add("assets/\(file.name)", file.bytes)
    }
    if let script = site.script, let bytes = script.bytes, take(script.address) {
      try add(script.address, bytes)
    }
    if let live = site.live {
      let words = site.map.editions.map { LiveEngine.words($0.words) }
      for (path, bytes) in live.files + words where take(path) { try add(path, bytes) }
    }
    let ofDrafts = site.map.filesOfDrafts
    for asset in inputs.content.assets {
      guard isPublished(asset.path, ofDrafts) else {
        remembered.assets[FilePath(asset.path)] = asset.signature
        continue
      }
      let source = inputs.name(of: asset.path)
      if let obstacle = obstacles[asset.path] {
        diagnostics.append(.clash(source, obstacle))
        continue
      }
      guard take(asset.path) else {
        diagnostics.append(.clash(source, .same(asset.path)))
        continue
      }
      remembered.assets[FilePath(asset.path)] = asset.signature
      if let cache, cache.tells(asset.signature, isStill: cache.assets[FilePath(asset.path)]),
        let left = folder.entryAsLeft(asset.path)
      {
        entries.append(left)
        continue
      }
      guard
        let file = FilePieces(asset.path, below: inputs.build.content, name: source)
      else { throw .system("cannot read '\(source)'", errno) }
      let hash: UInt64
      if file.size > FilePieces.length {
        let entry = try folder.stage(asset.path, copyOf: file)
        hash = entry.record.hash
        entries.append(entry)
      } else {
        let bytes = try file.next()
        hash = ContentHash.of(bytes)
        try add(asset.path, bytes)
      }
      if !withheld.isKnown(hash, of: asset.path) { reading.changed.note(source) }
    }
    return diagnostics
  }

  // MARK: The end

  private mutating func commit(_ found: BuildReport) throws(SiteError) -> BuildReport {
    var report = found
    report.pages = site.map.pages.count
    // Notes of a vault are full of HTML, and all of it is shown or none.
    let ofDrafts = site.map.filesOfDrafts
    report.diagnostics += withheld.diagnostics(inputs, linked: relations.files) { path in
      site.notebook.vault == nil && !ofDrafts.contains(path)
    }
    report.diagnostics.sortByPlace()
    report.diagnostics.sayOnceAPlace()
    if site.notebook.vault != nil { report.sayOnce("markdown.raw-html") }
    try reading.changed.check()
    remembered.key = inputs.key
    // Where nothing has changed, what is remembered is as it was, and is not written again.
    remembered.moment =
      cache.flatMap { inputs.isAsFound(by: $0) ? $0.moment : nil } ?? inputs.moment
    remembered.isClean = report.diagnostics.isEmpty
    remembered.report = report
    remembered.templates = inputs.templates
    remembered.look = site.look
    remembered.relations = relations
    remembered.commit = commit
    if !keepsCache {
      remembered.outputs = Dictionary(
        entries.map { (FilePath($0.path), $0.record) }, uniquingKeysWith: { $1 })
    }
    let known = remembered
    let (plan, cache) = try Concurrently.both { [folder, entries] () throws(SiteError) in
      try folder.plan(entries)
    } _: { [keepsCache, inputs, entries] () throws(SiteError) in
      keepsCache
        ? known.encoded(
          inputs.content.pages.map(\.path), outputs: entries, inputs.build.hooks.memory)
        : nil
    }
    let changes = plan.changes
    try folder.carryOut(
      plan, cache: cache, isPublished: site.baseURL != nil, keepsFolder: inputs.build.keepsFolder)
    folder.finish()
    report.written = changes.written
    report.removed = changes.removed
    report.unknown = changes.unknown
    return report
  }
}
