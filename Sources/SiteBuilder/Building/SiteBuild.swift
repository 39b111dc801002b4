package import Lifecycle
import Markup
import POSIX
import SourceText

/// Makes a site of a content folder.
///
/// ```swift
/// let report = try SiteBuild(content: "content", templates: "templates", output: "site").run()
/// ```
package struct SiteBuild: Sendable {
  /// The folder of pages.
  package var content: String
  /// The folder of templates that replace those of the house, one by one.
  ///
  /// It may be missing when nobody asked for it by name, and is looked for beside the content then.
  package private(set) var templates: String
  /// The folder to write to.
  package var output: String
  /// Folders that are no content wherever they lie; the output and the templates never are.
  package var ignored: [String] = []
  /// The address at which the site will be published; nil when that is not known.
  package var baseURL: String?
  /// Whether drafts are published too.
  package var includesDrafts: Bool

  /// Whether what the errors of scenarios offer is done to them, and marked: a preview shows what a snippet
  /// that was just pasted does.
  package var completesScenarios = false

  /// Whether to complain about what is merely untidy too: pages that nothing links to, stages that
  /// nothing uses.
  package var isStrict: Bool

  /// How far the notes are trusted.
  package var trust = Trust.usual { didSet { budget = trust.budget } }

  /// The programs that pages go through before they are read.
  package var hooks = Hooks.none

  /// Mermaid's script, an address or a file, which draws the diagrams that are not drawn here.
  package var mermaidScript: String?
  /// The folder of the engine as a WebAssembly module, by which readers edit scenarios in pages; nil for none.
  package var live: String?

  /// The versions of the site that stand beside each other, the newest first, and which of them this is.
  package var versions = SiteVersions.none

  /// What a book is made of; nil where there is none to be made.
  ///
  /// The output is then a folder that is needed no longer than that.
  package var book: BookChoice?

  /// What else the command line names, of which the site is made too.
  package var namedFiles: [String] = []

  /// The day on which pages are held back that have a later date, `2026-03-14`; nil where none is.
  package var day: String?

  /// What each scenario may use, and those of a page and of all pages together.
  package var budget = Budget.standard

  /// Whether the output folder is never exchanged for a new one: nobody but a preview's own server reads what is in
  /// its folder, and a link to each file that stays takes longer than the build of a page.
  package var keepsFolder = false

  /// How many pages are kept whole from reading to writing; more would only fill the memory. The others are read again
  /// when they are written, and forgotten then.
  package var keptPages = 5_000

  /// What is told how many pages are written.
  package var progress: Progress?

  /// Where the folders are unless the user names them.
  package static let usualContent = "content"
  package static let usualTemplates = "templates"
  package static let usualOutput = "site"

  private let namesContent: Bool
  /// Whether somebody asked for the folder of templates by name, and so trusts what it holds.
  let namesTemplates: Bool
  private let namesOutput: Bool

  /// Creates a build.
  ///
  /// A folder that is not named is where it usually is, and is refused as a symbolic link: with the notes of
  /// strangers comes what they lead to by one.
  package init(
    content: String? = nil, templates: String? = nil, output: String? = nil,
    baseURL: String? = nil, includesDrafts: Bool = false, isStrict: Bool = false
  ) {
    self.isStrict = isStrict
    (namesContent, namesTemplates, namesOutput) = (content != nil, templates != nil, output != nil)
    self.content = Self.trimmed(content ?? Self.usualContent)
    self.templates = Self.trimmed(templates ?? Self.usualTemplates)
    self.output = Self.trimmed(output ?? Self.usualOutput)
    self.baseURL = baseURL
    self.includesDrafts = includesDrafts
  }

  private static func trimmed(_ folder: String) -> String {
    folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }

  /// The files and folders that the site is made of, whether they are there or not.
  package var sources: [String] { [content] + templatePlaces }

  /// The programs that somebody named as hooks, as the user knows them.
  private var programs: [String] { hooks.names.filter { $0.utf8.contains(UInt8(ascii: "/")) } }

  /// Where the templates may lie: where the command is run, or else beside the content, unless somebody
  /// asked for a folder by name.
  private var templatePlaces: [String] {
    guard !namesTemplates, let slash = content.lastIndex(of: "/") else { return [templates] }
    return [templates, "\(content[...slash])\(Self.usualTemplates)"]
  }

  /// Whether templates that lie there are left out, since they come with notes of strangers.
  var leavesOutTemplates: Bool { !namesTemplates && !trust.usesFoundTemplates }

  /// The one of them that counts now.
  private var templatesFolder: String {
    guard FileSystem.kind(templates) == nil else { return templates }
    return templatePlaces.last { FileSystem.isFolder($0) } ?? templates
  }

  /// What else decides what the site is, whether it is there or not: the settings of an Obsidian vault that
  /// the content is or lies in, what is said there of what git ignores, and what changes when git has another
  /// commit.
  package var settings: [String] {
    var settings = programs + (trust.asksGit ? GitRepository.marks(of: content) : [])
    var folder = SystemPath.whole(content)[...]
    while true {
      settings += ObsidianVault.settings(in: String(folder)) + ["\(folder)/\(GitIgnore.fileName)"]
      guard FileSystem.kind("\(folder)/.git") == nil, let slash = folder.lastIndex(of: "/") else {
        return settings
      }
      folder = folder[..<slash]
    }
  }

  /// Refuses the folders that are symbolic links and that the user did not name, and with the notes of
  /// strangers those that he did: what had the name is not what has it now.
  package func refuseLinks() throws(SiteError) {
    let folders = [
      (content, namesContent, "--content "),
      (leavesOutTemplates ? "" : templatesFolder, namesTemplates, "--templates "),
      (output, namesOutput || output != Self.usualOutput, "--output "),
    ]
    for (folder, isNamed, option) in folders {
      if !isNamed { try Self.refuseLink(folder, option: option) }
    }
    try NamedLinks.refuse(in: folders.map(\.0), trust)
  }

  /// Refuses a folder that is a symbolic link and that the user did not name.
  ///
  /// - Parameter option: What the command line has before a folder that is named.
  package static func refuseLink(_ folder: String, option: String) throws(SiteError) {
    guard FileSystem.isLink(folder) else { return }
    throw SiteError(
      "'\(folder)' is a symbolic link, which is followed only where the command line names it:"
        + " '\(option)\(folder)'")
  }

  /// Reads, runs, draws, checks and writes what is not there yet.
  ///
  /// Broken pages are written too, each fault shown where it is; only templates that cannot be
  /// trusted keep the site as it was. What the next build can use is kept in the output folder.
  package func run() throws(SiteError) -> BuildReport {
    let build = try checked()
    let lock = try lock()
    let (inputs, known) = try Concurrently.both { () throws(SiteError) in
      try BuildInputs(build)
    } _: { () throws(SiteError) in
      trust.believesCache ? BuildCache.load(output, hooks.memory) : nil
    }
    var memory = BuildMemory()
    if known?.key == inputs.key { memory.cache = known }
    var report = try run(inputs, &memory, lock, keepsCache: true)
    report.read = inputs.files(withHistory: memory.cache?.commit != nil)
    return report
  }

  /// The same, for whoever builds a site again and again: what the next build can use stays in
  /// memory.
  package func run(after memory: inout BuildMemory) throws(SiteError) -> BuildReport {
    let inputs = try look()
    if memory.cache?.key != inputs.key { memory = BuildMemory() }
    return try run(inputs, &memory, try lock(), keepsCache: false)
  }

  /// Keeps other builds from the site, and does the rest of what one had begun that was killed.
  private func lock() throws(SiteError) -> OutputLock? {
    guard let lock = try OutputLock(output) else { return nil }
    try KilledBuild.finish(output)
    return lock
  }

  /// Why no site can be published at an address; nil where one can.
  package static func problem(ofAddress text: String) -> String? { BaseAddress.problem(text) }

  /// Finds what the site is made of.
  func look() throws(SiteError) -> BuildInputs { try BuildInputs(try checked()) }

  /// The same build with the folder of templates that counts, if its folders are what they may be.
  private func checked() throws(SiteError) -> SiteBuild {
    try refuseLinks()
    if trust == .none, !hooks.isEmpty { throw SiteError(Hooks.untrusted) }
    if trust == .none, mermaidScript != nil { throw SiteError(DiagramScript.untrusted) }
    if let baseURL, let problem = BaseAddress.problem(baseURL) { throw SiteError(problem) }
    let identity = FileSystem.identity(content)
    guard content != output, identity == nil || identity != FileSystem.identity(output) else {
      throw SiteError("'\(output)' cannot be content and site at once")
    }
    guard !Self.holds(output, content) else {
      throw SiteError(
        "'\(output)' holds the content, '\(content)'; a site has a folder of its own, beside the"
          + " content or in it: '--output site'")
    }
    if Self.holds(content, output), let name = try OutputFolder.stranger(in: output) {
      throw .withoutList("'\(output)' lies in the content and holds '\(name)'", output)
    }
    var build = self
    build.templates = templatesFolder
    return build
  }

  /// Whether a folder lies in another, however either is called.
  private static func holds(_ outer: String, _ inner: String) -> Bool {
    let paths = [outer, inner].map {
      SystemPath.components(SystemPath.resolved($0))
    }
    return paths[1].count > paths[0].count && paths[1].starts(with: paths[0])
  }

  /// Builds under a lock; nil where there is no folder yet to be locked.
  func run(
    _ inputs: BuildInputs, _ memory: inout BuildMemory, _ lock: consuming OutputLock?,
    keepsCache: Bool
  ) throws(SiteError) -> BuildReport {
    if let cache = memory.cache, let report = try inputs.reportIfUnchanged(cache, output: output) {
      return report
    }
    if let cache = memory.cache, !inputs.hasTemplates(of: cache) { memory = BuildMemory() }
    let theme: Checked<SiteTheme>
    if let known = memory.theme {
      theme = known
    } else {
      theme = try SiteTheme.load(
        inputs.hasTemplates ? inputs.build.templates : nil,
        inputs.templates.keys.map(\.text).sorted(), isForBook: book != nil,
        isLive: inputs.live != nil)
    }
    var report = BuildReport()
    report.diagnostics = theme.diagnostics
    guard !theme.hasErrors else { return report }
    if leavesOutTemplates, FileSystem.isFolder(inputs.build.templates) {
      report.diagnostics.append(.untrustedTemplates(inputs.build.templates))
    }
    let reading = try NotebookReading(inputs, memory.cache)
    report.diagnostics += reading.diagnostics
    report.diagnostics += UnbuiltNotes(inputs).diagnostics(
      hasPages: !reading.notebook.pages.isEmpty)
    report.diagnostics += WrittenLanguage.diagnostics(reading.notebook)
    report.translations = reading.notebook.translations()
    report.untranslatedRules = reading.notebook.untranslatedRules(theme.value.statements)
    report.heldBack = reading.notebook.pages.compactMap { page in
      page.isLater ? page.frontMatter.date.map { (inputs.name(of: page.path), $0) } : nil
    }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    let front = reading.notebook.front
    if let front, front.frontMatter.history != nil, !trust.asksGit {
      report.diagnostics.append(.untrustedHistory(front))
      memory.history = nil
    } else if let front, front.frontMatter.history != nil {
      do throws(GitHistory.Missing) {
        memory.history = try history(after: memory.history)
        if memory.history?.state.isShallow == true {
          report.diagnostics.append(.shallowHistory(front))
        }
      } catch {
        memory.history = nil
        report.diagnostics.append(.missingHistory(front, error))
      }
    } else {
      memory.history = nil
    }
    if lock == nil {
      try Staging(folder: output).makeSite()
      lock = try self.lock()
    }
    let days = memory.history?.days ?? [:]
    let cache = memory.cache
    // To look at what the last build left takes as long as to arrange the pages.
    let (site, folder) = try Concurrently.both { () throws(SiteError) in
      Site(
        reading.notebook, theme: theme.value, includeDrafts: includesDrafts,
        baseURL: baseURL.map(BaseAddress.written), days: days, trust: trust,
        maker: PageMaker(cache), script: inputs.script, live: inputs.live,
        versions: versions)
    } _: { () throws(SiteError) in
      try OutputFolder(output, records: cache?.outputs ?? [:])
    }
    report.wordless = site.map.editions.filter(\.words.own.isEmpty).map(\.language)
    var writing = try SiteWriting(
      site, inputs, cache, reading, folder, history: memory.history, keepsCache: keepsCache)
    var result = try writing.run(report)
    if let book { result.book = try Book(site, book, in: output).archive() }
    memory.theme = theme
    memory.cache = writing.remembered
    return result
  }

  /// The history of the content, which is read again only when there is another commit.
  private func history(after known: GitHistory?) throws(GitHistory.Missing) -> GitHistory {
    if let known, known.state == GitHistory.state(of: content) { return known }
    return try GitHistory(of: content)
  }
}

extension Diagnostic {
  fileprivate static func untrustedTemplates(_ folder: String) -> Diagnostic {
    Diagnostic(
      .warning, id: "template.untrusted", "templates of untrusted notes are not used",
      at: SourceSpan(file: SourceFile(path: folder, text: ""), range: 0..<0),
      notes: [Diagnostic.Note("'--templates' names a folder that is trusted")])
  }

  fileprivate static func untrustedHistory(_ front: Page) -> Diagnostic {
    Diagnostic(
      .warning, id: "page.untrusted-history",
      "git is not asked about untrusted notes, so no page says when it was last changed",
      at: SourceSpan(file: front.file, range: 0..<0))
  }

  fileprivate static func missingHistory(_ front: Page, _ missing: GitHistory.Missing) -> Diagnostic
  {
    Diagnostic(
      .warning, id: "page.no-history",
      "git knows no history of the content, so no page says when it was last changed",
      at: SourceSpan(file: front.file, range: 0..<0),
      notes: missing.reasons.map { Diagnostic.Note($0) })
  }

  fileprivate static func shallowHistory(_ front: Page) -> Diagnostic {
    Diagnostic(
      .warning, id: "page.shallow-history",
      "this clone has only the last commits, so no page says when it was last changed",
      at: SourceSpan(file: front.file, range: 0..<0),
      notes: [Diagnostic.Note("'git fetch --unshallow' gets the others; in CI, 'fetch-depth: 0'")])
  }
}

/// What a build leaves in memory for the next one of the same site.
package struct BuildMemory: Sendable {
  var cache: BuildCache?
  /// The theme, as long as its files stay as they are.
  var theme: Checked<SiteTheme>?
  /// When pages were last changed, where a site says so.
  var history: GitHistory?

  /// Nothing yet.
  package init() {}
}
