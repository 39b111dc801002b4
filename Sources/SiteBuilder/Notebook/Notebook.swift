package import Lifecycle
import Markup
import POSIX
package import SourceText

/// The pages of a knowledge base, read, with the stages that all of them share.
package struct Notebook: Sendable {
  /// The pages, sorted by path.
  package let pages: [Page]
  /// The paths below the content folder of all other files.
  package let assets: [String]
  /// What they are as an Obsidian vault; nil where they are none.
  let vault: ObsidianVault?
  /// Where images are.
  let images: ImageFolder
  /// What tells whether an asset changes, by path.
  let assetSignatures: [String: FileSignature]
  /// The language of the pages that name none: the front page's.
  package let language: String
  /// The languages of the pages, the site's own first, the others sorted.
  package let languages: [String]
  /// The front page, if somebody wrote it.
  let front: Page?
  /// What each of its scenarios may use, and those of a page and of all pages together.
  package var budget = Budget.standard
  /// Whether what errors offer is done to its scenarios, as in a preview.
  var completesScenarios = false
  /// What links to sites elsewhere are looked up in.
  var foreign: ForeignLinks?
  /// How large all pages are together, where not all of them are read.
  var knownBytes: Int?
  /// What its scenarios came to.
  let runs = RunMemory()
  let likelyStages = LikelyStages()
  /// The pages that define stages, by language and id.
  private let stages: [String: [String: Int]]
  /// The same without drafts, which nothing published is shown with; nil where no draft is left out that
  /// defines a stage.
  private let publishedStages: [String: [String: Int]]?
  let leavesOutDrafts: Bool

  /// Creates a notebook of pages.
  package init(pages: [Page], assets: [String] = []) {
    self.init(pages: pages, assets: assets, signatures: [:])
  }

  /// Creates a notebook of pages and other files that were looked at.
  init(
    pages: [Page], assets: [String], signatures: [String: FileSignature],
    images: ImageFolder = ImageFolder(folder: nil), vault: ObsidianVault? = nil,
    leavesOutDrafts: Bool = false
  ) {
    self.vault = vault
    self.leavesOutDrafts = leavesOutDrafts
    let pages = FrontPage.chosen(of: pages)
    self.images = images
    self.pages = pages
    self.assets = assets
    assetSignatures = signatures
    front = FrontPage.found(among: pages, leavingOutDrafts: leavesOutDrafts)
    let language = front?.frontMatter.language ?? Language.usual
    self.language = language
    languages = [language] + Set(pages.compactMap(\.name.language)).subtracting([language]).sorted()
    stages = Self.stages(of: pages, language) { _ in true }
    let hasStagesOfDrafts =
      leavesOutDrafts
      && pages.contains { !$0.outline.stages.isEmpty && $0.isDraft }
    publishedStages =
      hasStagesOfDrafts ? Self.stages(of: pages, language) { !$0.isDraft } : nil
  }

  private static func stages(
    of pages: [Page], _ language: String, where counts: (Page) -> Bool
  ) -> [String: [String: Int]] {
    var stages: [String: [String: Int]] = [:]
    for (index, page) in pages.enumerated() where !page.outline.stages.isEmpty && counts(page) {
      let edition = page.name.language ?? language
      for stage in page.outline.stages where stages[edition]?[stage] == nil {
        stages[edition, default: [:]][stage] = index
      }
    }
    return stages
  }

  /// The pages and others, for what is looked up in them alone.
  package func adding(_ others: [Page]) -> Notebook {
    var notebook = Notebook(
      pages: pages + others, assets: [], signatures: [:], leavesOutDrafts: leavesOutDrafts)
    notebook.budget = budget
    notebook.completesScenarios = completesScenarios
    notebook.knownBytes = knownBytes
    notebook.foreign = foreign
    return notebook
  }

  /// The language of a page's edition.
  func language(of page: Page) -> String { page.name.language ?? language }

  /// Reads all pages below a folder, drafts included.
  ///
  /// Pages appear in diagnostics under the folder's path as it is given here, or as `naming` makes of
  /// that. To what is published the stages of drafts are not there, where drafts are left out.
  ///
  /// - Parameter keepsText: Whether the text of a page, by its path below the folder, is kept; that of
  ///   others is read again when somebody asks for it.
  package static func load(
    folder: String, skipping: Set<String> = [], leavingOutDrafts: Bool = false,
    on day: String? = nil, trust: Trust = .usual, hooks: FoundHooks = .none,
    keepsText: @Sendable (String) -> Bool = { _ in true },
    naming: @escaping @Sendable (String) -> String = { $0 }
  ) throws(SiteError) -> Checked<Notebook> {
    let notes = try NotesFolder(folder, skipping: skipping, hooks: hooks, naming: naming)
    let content = notes.content
    let read = Concurrently.map(content.pages.count) {
      notes.read($0, keepsText: keepsText(content.pages[$0].path))
    }
    var pages: [Page] = []
    var diagnostics = content.notRead(named: notes.name(of:))
    diagnostics += content.hidden(from: trust, named: notes.name(of:))
    for (index, page) in read.enumerated() {
      guard let page = try page.get() else {
        diagnostics.append(.gone(notes.name(of: content.pages[index].path)))
        continue
      }
      pages.append(page.value.asOf(day))
      diagnostics += page.diagnostics
    }
    var notebook = Notebook(
      pages: pages, assets: content.assets.map(\.path), signatures: [:],
      images: ImageFolder(folder: notes.folder), vault: content.vault,
      leavesOutDrafts: leavingOutDrafts)
    notebook.knownBytes = notes.bytes
    return Checked(notebook, diagnostics + notebook.checkStages())
  }

  /// Reads pages that are already in memory, such as single files on the command line.
  package static func load(_ files: [SourceFile]) -> Checked<Notebook> {
    var vaults = VaultsAround()
    let pages = files.map { Page.read($0, path: $0.path, in: vaults.vault(of: $0.path)) }
    let notebook = Notebook(pages: pages.map(\.value))
    return Checked(notebook, pages.flatMap(\.diagnostics) + notebook.checkStages())
  }

  /// The stage that a scenario names; nil when it names none, or one that is not there.
  ///
  /// One in the scenario's own language wins over one in the site's, and that over any other.
  package func stage(of scenario: PageScenario) -> PageStage? {
    guard let id = scenario.stage?.value else { return nil }
    return stage(id, of: scenario, among: isOfDraft(scenario) ? stages : publishedStages ?? stages)
  }

  /// The draft whose stage a scenario of what is published names.
  func draft(withStageOf scenario: PageScenario) -> Page? {
    guard publishedStages != nil, let id = scenario.stage?.value else { return nil }
    return page(ofStage: id, for: language(of: scenario), among: stages).map { pages[$0] }
  }

  private func stage(
    _ id: String, of scenario: PageScenario, among stages: [String: [String: Int]]
  ) -> PageStage? {
    guard let page = page(ofStage: id, for: language(of: scenario), among: stages) else {
      return nil
    }
    return pages[page].stages.first { $0.id == id }
  }

  private func language(of scenario: PageScenario) -> String {
    PageName.of(scenario.fence.span.file.path).language ?? language
  }

  private func isOfDraft(_ scenario: PageScenario) -> Bool {
    guard publishedStages != nil else { return false }
    let path = scenario.fence.span.file.path
    return pages.contains { $0.isDraft && $0.file.path == path }
  }

  /// The same stage on a page in a language, whose title its readers understand; the stage itself where
  /// there is none, or one with another program.
  func translation(of stage: PageStage, into language: String) -> PageStage {
    guard let page = pageOfStage(stage.id, in: language),
      let own = pages[page].stages.first(where: { $0.id == stage.id }),
      own.fence.literal.text == stage.fence.literal.text
    else { return stage }
    return own
  }

  /// The page in a language that defines a stage which is published.
  func pageOfStage(_ id: String, in language: String) -> Int? {
    (publishedStages ?? stages)[language]?[id]
  }

  /// The page that defines a stage, as published pages in a language see it.
  func pageOfStage(_ id: String, for language: String) -> Int? {
    page(ofStage: id, for: language, among: publishedStages ?? stages)
  }

  private func page(
    ofStage id: String, for language: String, among stages: [String: [String: Int]]
  ) -> Int? {
    for language in [language] + languages {
      if let page = stages[language]?[id] { return page }
    }
    return nil
  }

  /// Stages that are defined twice.
  func checkStages() -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    // The stages of a page by id, the first of each: a page's text may have to be read again for them.
    var firsts: [Int: [String: PageStage]] = [:]
    for page in pages where !page.outline.stages.isEmpty {
      let known = stages[language(of: page)] ?? [:]
      var seen: Set<String> = []
      let repeated = Set(
        page.outline.stages.filter {
          known[$0].map { pages[$0].path } != page.path || !seen.insert($0).inserted
        })
      guard !repeated.isEmpty else { continue }
      for stage in page.stages where repeated.contains(stage.id) {
        guard let place = known[stage.id] else { continue }
        if firsts[place] == nil {
          firsts[place] = Dictionary(
            pages[place].stages.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        }
        guard let first = firsts[place]?[stage.id], first.fence.span != stage.fence.span else {
          continue
        }
        diagnostics.append(.repeated(stage, first))
      }
    }
    return diagnostics
  }
}

extension Diagnostic {
  fileprivate static func repeated(_ stage: PageStage, _ first: PageStage) -> Diagnostic {
    Diagnostic(
      id: "stage.duplicate-id", "there is a stage '\(stage.id)' already",
      at: stage.fence["id"]?.span ?? stage.fence.markSpan,
      notes: [Diagnostic.Note("here; stages are known on all pages", at: first.fence.markSpan)])
  }
}
